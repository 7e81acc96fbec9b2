/** Reads Idempotency-Key and fingerprints what was asked, so that a repeat can be told from a mistake. */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { invalidParameter } from '../domain/errors.ts';
import { retryCountOf } from '../domain/openai-dialect.ts';
import './body/long-json.ts';
import type { Idempotent } from '../services/idempotency.ts';

const hashOf = (
  request: FastifyRequest,
  body: unknown,
  fileHashes: Record<string, string | null>,
): string => {
  const asked = JSON.stringify([request.method, request.url.split('?')[0], body, fileHashes], (_, value) =>
    typeof value === 'string' ? (request.longTexts?.get(value)?.sha256 ?? value) : value,
  );
  return createHash('sha256').update(asked).digest('hex');
};

export const readIdempotent = (
  request: FastifyRequest,
  body: unknown,
  fileHashes: Record<string, string | null> = {},
): Idempotent | undefined => {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key !== 'string' || !/^[\x20-\x7e]{1,255}$/.test(key)) {
    throw invalidParameter('Idempotency-Key', 'must be 1 to 255 printable characters');
  }
  return { key, requestHash: hashOf(request, body, fileHashes) };
};

/** The same for what makes a task or a character. Official clients send no key there and yet repeat by themselves. */
export const readIdempotentCreate = (
  request: FastifyRequest,
  body: unknown,
  fileHashes: Record<string, string | null> = {},
): Idempotent | undefined => {
  const byKey = readIdempotent(request, body, fileHashes);
  if (byKey) return byKey;
  const retryCount = retryCountOf(request.headers);
  if (retryCount === undefined) return undefined;
  const requestHash = hashOf(request, body, fileHashes);
  // The tab keeps it apart from every key a client can send.
  const key = `\tretry ${request.caller.key.id} ${requestHash}`;
  return { key, requestHash, attempt: retryCount === 0 ? 'first' : 'repeat' };
};

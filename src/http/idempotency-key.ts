/** Reads Idempotency-Key and hashes the request, so that a repeat can be distinguished from a reused key. */
import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { invalidParameter } from '../domain/errors.ts';
import { retryCountOf } from '../domain/openai-dialect.ts';
import './body/long-json.ts';
import type { IdempotencyRequest } from '../services/idempotency.ts';

const hashOf = (
  request: FastifyRequest,
  body: unknown,
  fileHashes: Record<string, string | null>,
): string => {
  const asked = JSON.stringify([request.method, request.url.split('?')[0], body, fileHashes], (_, value) =>
    typeof value === 'string' ? (request.longTexts?.get(value)?.sha256 ?? value) : value,
  );
  return hash('sha256', asked);
};

export const readIdempotent = (
  request: FastifyRequest,
  body: unknown,
  fileHashes: Record<string, string | null> = {},
): IdempotencyRequest | undefined => {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key !== 'string' || !/^[\x20-\x7e]{1,255}$/.test(key)) {
    throw invalidParameter('Idempotency-Key', 'must be 1 to 255 printable characters');
  }
  return { key, requestHash: hashOf(request, body, fileHashes) };
};

/** The same for creates of tasks and characters. Official clients send no key there but retry automatically. */
export const readIdempotentCreate = (
  request: FastifyRequest,
  body: unknown,
  fileHashes: Record<string, string | null> = {},
): IdempotencyRequest | undefined => {
  const byKey = readIdempotent(request, body, fileHashes);
  if (byKey) return byKey;
  const retryCount = retryCountOf(request.headers);
  if (retryCount === undefined) return undefined;
  const requestHash = hashOf(request, body, fileHashes);
  // The tab makes it different from every key a client can send.
  const key = `\tretry ${request.caller.key.id} ${requestHash}`;
  return { key, requestHash, attempt: retryCount === 0 ? 'first' : 'retry' };
};

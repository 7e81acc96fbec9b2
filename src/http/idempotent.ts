/** Reads Idempotency-Key and fingerprints what was asked, so that a repeat can be told from a mistake. */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { invalidParameter } from '../domain/errors.ts';
import './long-json.ts';
import type { Idempotent } from '../services/idempotency.ts';

export const readIdempotent = (
  request: FastifyRequest,
  body: unknown,
  fileHashes: Record<string, string> = {},
): Idempotent | undefined => {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key !== 'string' || !/^[\x20-\x7e]{1,255}$/.test(key)) {
    throw invalidParameter('Idempotency-Key', 'must be 1 to 255 printable characters');
  }
  const asked = JSON.stringify([request.method, request.url.split('?')[0], body, fileHashes], (_, value) =>
    typeof value === 'string' ? (request.longTexts?.get(value)?.sha256 ?? value) : value,
  );
  return { key, requestHash: createHash('sha256').update(asked).digest('hex') };
};

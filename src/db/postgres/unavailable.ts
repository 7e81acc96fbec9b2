/** Which errors mean that Postgres is unavailable, full or too slow, and not that a statement is wrong. */
import { ApiError } from '../../domain/errors.ts';

const retryAfterSeconds = 2;

/** Errors of the socket and the resolver. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EMFILE',
  'ENFILE',
  'ENOENT',
]);

/** The pg package gives these no code. */
const clientMessages =
  /connection terminated|timeout expired|timeout exceeded|read timeout|not queryable|connection (?:is closed|ended)/i;

/** SQLSTATE: whole classes by their first two letters, single states in full. */
const states = new Set([
  '08', // connection lost
  '53', // disk, memory or connections exhausted
  '57', // server stops, starts or cancelled the statement at its time limit
  '58', // input or output error of the server
  '25006', // read-only: the server was demoted to a standby
  '25P03', // transaction was idle for too long
  '40001', // serialization failure
  '40P01', // deadlock
  '55P03', // lock not available in time
]);

/** A prepared statement whose table got a new column: a new connection prepares it again. */
const isStalePlan = ({ code, message }: { code?: unknown; message?: unknown }): boolean =>
  code === '0A000' && String(message).includes('cached plan');

/** After these the connection can still be used: only the statement was refused. */
const keepsConnection = new Set(['57014', '40001', '40P01', '55P03']);

export const isUnavailable = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string')
    return (
      networkCodes.has(code) ||
      states.has(code) ||
      (code.length === 5 && states.has(code.slice(0, 2))) ||
      isStalePlan({ code, message })
    );
  return clientMessages.test(String(message));
};

export const breaksConnection = (error: unknown): boolean =>
  isUnavailable(error) && !keepsConnection.has(String((error as { code?: unknown }).code));

export const unavailableError = (cause: unknown): ApiError =>
  new ApiError('service_unavailable', {
    message: 'The database cannot be reached. Try again shortly.',
    retryAfterSeconds,
    cause,
  });

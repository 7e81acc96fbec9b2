/** Holds an answer against the error table: status, type, shape, and the headers every error carries. */
import assert from 'node:assert/strict';
import { type ErrorCode, errorTable } from '../../src/domain/errors.ts';

export type ErrorBody = { error: { message: string; type: string; code: string; param?: string } };

export const expectError = async (
  response: Response,
  code: ErrorCode,
  param?: string,
): Promise<ErrorBody['error']> => {
  const text = await response.text();
  const row = errorTable[code];
  const { error, ...others } = JSON.parse(text) as ErrorBody;
  assert.equal(error.code, code, text);
  assert.equal(response.status, row.status, text);
  assert.equal(error.type, row.type);
  assert.equal(error.param, param, text);
  assert.deepEqual(others, {});
  assert.deepEqual(
    Object.keys(error).toSorted(),
    ['code', 'message', 'type', ...(param === undefined ? [] : ['param'])].toSorted(),
  );
  assert.ok(error.message.length > 0);
  assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8');
  assert.match(response.headers.get('x-request-id') ?? '', /^req_[a-z0-9]+$/);
  assert.equal(
    response.headers.get('x-should-retry'),
    row.status === 429 || row.status >= 500 ? null : 'false',
  );
  const retryAfter = response.headers.get('retry-after');
  if (retryAfter !== null) assert.ok(Number(retryAfter) >= 1 && Number(retryAfter) <= 60);
  return error;
};

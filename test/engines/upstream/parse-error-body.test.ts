import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '../../../src/domain/errors.ts';
import { parseErrorBody } from '../../../src/engines/upstream/parse-error-body.ts';
import { errorFor } from '../../../src/engines/upstream/upstream-failure.ts';

const failureOf = (status: number, body: unknown) =>
  errorFor(parseErrorBody(status, typeof body === 'string' ? body : JSON.stringify(body)), {
    'sk-secret': '(a key)',
    'their-model': 'ours',
  });

const refusals: [who: string, status: number, body: unknown][] = [
  ['OpenAI', 400, { error: { code: 'moderation_blocked', message: 'rejected by our safety system' } }],
  [
    'OpenAI, language models',
    400,
    { error: { code: 'invalid_prompt', message: 'flagged as potentially violating our usage policy' } },
  ],
  [
    'Azure',
    400,
    { error: { code: '400', message: 'no', innererror: { code: 'ResponsibleAIPolicyViolation' } } },
  ],
  [
    'Google, as a list',
    400,
    [{ error: { code: 400, message: "violates Google's Responsible AI practices", status: 'INVALID' } }],
  ],
  [
    'fal',
    422,
    {
      detail: [
        { loc: ['body', 'prompt'], msg: 'flagged by a content checker', type: 'content_policy_violation' },
      ],
    },
  ],
  ['Replicate', 400, { detail: 'NSFW content detected. Try running it again.' }],
  ['Stability', 403, { name: 'content_moderation', errors: ['Your request was flagged'] }],
  ['ElevenLabs', 400, { detail: { status: 'content_against_policy', message: 'no' } }],
];

for (const [who, status, body] of refusals)
  test(`the filter of ${who} is a policy error`, () => {
    const error = failureOf(status, body);
    assert.ok(error instanceof ApiError);
    assert.equal(error.code, 'content_policy_violation');
  });

const operators: [what: string, status: number, body: unknown][] = [
  [
    'a key that Google calls a bad request',
    400,
    {
      error: {
        code: 400,
        message: 'API key not valid. Please pass a valid API key.',
        status: 'INVALID_ARGUMENT',
        details: [{ reason: 'API_KEY_INVALID' }],
      },
    },
  ],
  ['an account without money', 400, { error: { code: 'billing_hard_limit_reached', message: 'limit' } }],
  ['a spent quota', 429, { error: { code: 'insufficient_quota', message: 'You exceeded your quota' } }],
  ['a key refused', 401, { detail: { status: 'invalid_api_key', message: 'Invalid API key sk-secret' } }],
];

for (const [what, status, body] of operators)
  test(`${what} is for the operator to fix, and is not shown to the user`, () => {
    const error = failureOf(status, body);
    assert.ok(!(error instanceof ApiError));
    assert.equal(error.kind, 'misconfigured');
  });

test("the user's mistake is told in the upstream's words, whatever their shape", () => {
  const told = (status: number, body: unknown) => {
    const error = failureOf(status, body);
    assert.ok(error instanceof ApiError, JSON.stringify(body));
    return [error.code, error.param, error.message.replace('The provider refused the request: ', '')];
  };
  const fastApi = { detail: [{ loc: ['body', 'input'], msg: 'String too long', type: 'string_too_long' }] };
  assert.deepEqual(told(422, fastApi), ['invalid_request', 'input', 'String too long']);
  const google = [{ error: { code: 400, message: 'Bad thing', status: 'INVALID_ARGUMENT' } }];
  assert.deepEqual(told(400, google), ['invalid_request', undefined, 'Bad thing']);
  assert.deepEqual(told(400, { err_code: 'Bad Request', err_msg: 'no audio' })[2], 'no audio');
  assert.deepEqual(told(400, { error: 'no such voice' })[2], 'no such voice');
  assert.deepEqual(told(400, '<html>')[2], 'The request is malformed.');
});

test('nothing in it tells where the upstream is, how it calls itself or what our key is', () => {
  const message =
    'their-model at 10.0.0.7:8000, gpu.internal:99 or localhost:1 (http://x/y) cannot read /srv/models/a.bin ' +
    'with sk-secret; use mp3/wav and a ratio of 16/9';
  assert.equal(
    failureOf(400, { error: { message } }).message,
    'The provider refused the request: ours at (a host), (a host) or (a host) ((a URL) cannot read (a path) ' +
      'with (a key); use mp3/wav and a ratio of 16/9',
  );
});

test('when to come again: seconds, a date, or what Google says in the body', () => {
  const after = (retryAfter: string | undefined, body: unknown = {}) => {
    const error = errorFor(parseErrorBody(429, JSON.stringify(body), retryAfter));
    assert.ok(!(error instanceof ApiError));
    return Math.round(error.retryAfterSeconds ?? -1);
  };
  assert.equal(after('7'), 7);
  const dated = after(new Date(Date.now() + 20_000).toUTCString());
  assert.ok(dated >= 18 && dated <= 20, `${dated}`);
  assert.equal(after(new Date(Date.now() - 20_000).toUTCString()), 0);
  assert.equal(after('soon'), -1);
  assert.equal(after(undefined, { error: { details: [{ retryDelay: '34.5s' }] } }), 35);
});

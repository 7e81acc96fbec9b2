/** Requests to a route that a client in its right mind would not send. */
import fc from 'fast-check';
import { fieldPart, filePart, joinParts, multipartType, oddMultipart } from '../odd-multipart.ts';
import { oddBytes, oddJson, oddJsonBytes, oddText } from '../odd-values.ts';
import { consoleBodies } from './console-routes.ts';

export type OddRequest = { method: string; path: string; headers: Record<string, string>; body?: Buffer };
/** `ids`: what stands in the path, where it is no task. */
export type Route = { method: string; path: string; ids?: string[] };

const rightJson: Record<string, Record<string, unknown>> = {
  ...consoleBodies,
  '/v1/video/create': {
    model: 'alpha3',
    prompt: 'a boat',
    enhance_prompt: true,
    aspect_ratio: '9:16',
    images: ['http://127.0.0.1:1/a.png'],
  },
  '/v1/videos/{id}/remix': {
    prompt: 'at night',
    size: '480x480',
    callback_url: 'https://example.invalid/x',
  },
  '/beta/v1/characters': { from_task: 'beta-2:none', timestamps: '0,2' },
  '/v1/chat/completions': { model: 'beta-2', stream: true, messages: [{ role: 'user', content: 'a boat' }] },
  '/v1/audio/speech': { model: 'tts-1', input: 'Hello', voice: 'alloy', speed: 1 },
  '/v1/videos': { model: 'beta-2', prompt: 'a boat', seconds: '4', size: '480x480' },
};

const rightForm: Record<string, Parameters<typeof oddMultipart>[0]> = {
  '/v1/videos': [
    fieldPart('model', 'beta-2'),
    fieldPart('prompt', 'a boat'),
    fieldPart('seconds', '4'),
    fieldPart('size', '480x480'),
    fieldPart('metadata', '{"a":1}'),
    fieldPart('character_create', '{"save_to_library":true}'),
    filePart('input_reference', Buffer.from('not an image')),
  ],
};
const hearing = [
  fieldPart('model', 'listen-1'),
  fieldPart('temperature', '0.5'),
  fieldPart('response_format', 'srt'),
  filePart('file', Buffer.from('not audio')),
];
rightForm['/v1/audio/transcriptions'] = hearing;
rightForm['/v1/audio/translations'] = hearing;

const headerValue = oddText.map((text) => text.replaceAll(/[^\x20-\x7e\x80-\xff]/g, '?').slice(0, 3000));

const authorization = fc.oneof(
  { arbitrary: fc.constant('right'), weight: 12 },
  headerValue.map((value) => `Bearer ${value}`),
  headerValue,
  fc.constant('none'),
);

const ranges = [
  'bytes=0-',
  'bytes=-1',
  'bytes=5-2',
  'bytes=0-0,5-9',
  'bytes=999999999-',
  'lines=1-2',
  'bytes=-',
  'bytes=1e3-',
];

const oddHeaders = fc.record(
  {
    accept: fc.oneof(headerValue, fc.constantFrom('video/mp4', 'application/binary', 'text/html;q=x')),
    range: fc.oneof(headerValue, fc.constantFrom(...ranges)),
    'if-none-match': headerValue,
    'if-range': headerValue,
    'idempotency-key': fc.oneof(headerValue, fc.constantFrom('again', 'k'.repeat(256))),
    'x-stainless-lang': fc.constantFrom('js', '__proto__', ''),
    'x-forwarded-for': headerValue,
    'x-forwarded-host': headerValue,
    'content-encoding': fc.constantFrom('gzip', 'br', 'identity', 'nonsense'),
    expect: fc.constantFrom('100-continue', 'nonsense'),
    host: fc.constantFrom('', 'a b', '[', 'evil.example:99999', '127.0.0.1', '"><script>'),
    origin: headerValue,
    cookie: headerValue,
    upgrade: fc.constantFrom('websocket', 'h2c'),
    constructor: headerValue,
  },
  { requiredKeys: [] },
);

const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'M-SEARCH',
];

const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'APPLICATION/JSON;;;',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'multipart/form-data',
  'application/json, multipart/form-data',
  '',
  '/',
  ';',
];

type Body = { contentType?: string; body?: Buffer };

const mutated = (right: Record<string, unknown>): fc.Arbitrary<Body> =>
  fc
    .tuple(fc.constantFrom(...Object.keys(right)), oddJson, fc.boolean())
    .map(([name, value, drop]) => ({ ...right, [name]: drop ? undefined : value }))
    .map((body) => ({ contentType: 'application/json', body: Buffer.from(JSON.stringify(body)) }));

const bodyFor = (path: string): fc.Arbitrary<Body> => {
  const json = rightJson[path];
  const form = rightForm[path];
  const kinds: fc.Arbitrary<Body>[] = [
    oddJsonBytes.map((body) => ({ contentType: 'application/json', body })),
    fc
      .tuple(fc.constantFrom(...contentTypes), fc.oneof(oddBytes, oddJsonBytes))
      .map(([contentType, body]) => ({ contentType, body })),
    oddMultipart(form ?? []),
    fc.constant({}),
  ];
  if (json) kinds.push(mutated(json), mutated(json), mutated(json));
  if (form) {
    kinds.push(oddMultipart(form), oddMultipart(form));
    kinds.push(fc.constant({ contentType: multipartType, body: joinParts(form) }));
  }
  return fc.oneof(...kinds);
};

const pathId = (ids: string[]) =>
  fc.oneof(
    fc.constantFrom(
      ...ids.map(encodeURIComponent),
      '%00',
      '%2F',
      '%2e%2e',
      '..',
      '%',
      '%zz',
      '%C0%AE',
      'a'.repeat(3000),
    ),
    oddText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 4000)),
  );

const query = fc.oneof(
  { arbitrary: fc.constant(''), weight: 2 },
  fc
    .array(
      fc.tuple(
        fc.constantFrom(
          'id',
          'after',
          'limit',
          'order',
          'variant',
          'expires',
          'signature',
          '__proto__',
          'toString',
          'search',
          'status',
          'cursor',
          'account',
          'from',
          'to',
          'by',
        ),
        oddText,
      ),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    .map((pairs) =>
      `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&')}`.slice(
        0,
        6000,
      ),
    ),
  fc.constantFrom(
    '?',
    '?&&&',
    '?=',
    '?id',
    '?id=%',
    '?id=%00',
    '?id[]=1&id[a]=2',
    '?limit=5&limit=6',
    `?${'a=1&'.repeat(2000)}`,
  ),
);

/** `ids`: tasks that exist, so that some requests get past the first door. */
export const oddRequest = (route: Route, ids: string[]): fc.Arbitrary<OddRequest> =>
  fc
    .record({
      method: fc.oneof({ arbitrary: fc.constant(route.method), weight: 8 }, fc.constantFrom(...methods)),
      id: pathId(route.ids ?? ids),
      query,
      headers: fc.oneof({ arbitrary: fc.constant({}), weight: 2 }, oddHeaders),
      authorization,
      body: bodyFor(route.path),
    })
    .map(({ method, id, query, headers, authorization, body: { contentType, body } }) => ({
      method,
      path: route.path.replace(/\{\w+\}/, id) + query,
      headers: {
        ...headers,
        ...(authorization === 'none' ? {} : { authorization }),
        ...(contentType !== undefined && { 'content-type': contentType }),
        ...(body && { 'content-length': String(body.length) }),
      },
      ...(body && { body }),
    }));

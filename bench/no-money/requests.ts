/** The most expensive requests we know of for each endpoint, as a key without money can send them. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as hostile from '../../test/support/hostile-audio.ts';
import { makeAudio, makeImage } from '../../test/support/media-fixtures.ts';
import { knownKey, type SeededAccount } from './seed-account.ts';

export type Sent = { path: string; init?: RequestInit };
/** `route` as in the OpenAPI document, or the path of the console. */
export type ExpensiveRequest = { route: string; what: string; make: () => Sent };

const megabyte = 1024 * 1024;
/** The largest body of a key without money that is read at all. */
const smallBytes = 255 * 1024;

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});
const form = (fields: [string, string | Blob][]): RequestInit => {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return { method: 'POST', body };
};
const audio = (data: string, format = 'wav') => ({ type: 'input_audio', input_audio: { data, format } });
const chat = (content: unknown) => ({ model: 'omni-audio-preview', messages: [{ role: 'user', content }] });
const videoFields: [string, string][] = [
  ['model', 'beta-2'],
  ['seconds', '25'],
  ['size', '1080x1080'],
];
const repeat = (text: string, bytes: number) => text.repeat(Math.floor(bytes / text.length));

const makeMedia = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-hostile-'));
  try {
    const containers = ['flac', 'mp3', 'mp4', 'mpeg', 'mpga', 'm4a', 'ogg', 'oga', 'wav', 'webm'] as const;
    const recordings: Record<string, Buffer> = {
      'flac of six hours': hostile.flac({ rate: 16_000, frames: 5_274, numbered: false }),
      'flac of 1 Hz': hostile.flac({ rate: 1, frames: 1, numbered: false }),
      'm4a of 60 million samples': hostile.m4aOfManySamples(folder),
      'm4a in one sample': hostile.m4aInOneSample(folder, 20),
      'mp3 in a tag': hostile.mp3InTag(folder, 10),
      'opus of a small granule': hostile.opusOfSmallGranule(folder, 20),
      'webm of a short duration': hostile.webmOfShortDuration(folder, 20),
    };
    for (const container of containers)
      recordings[`${container}, damaged`] = damage(
        readFileSync(makeAudio(folder, container, { seconds: 3, name: `whole.${container}` })),
      );
    const picture = await makeImage(folder, 'png', { width: 7_000, height: 7_000 });
    return { recordings, picture: readFileSync(picture) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Every 97th byte after the head is another. */
const damage = (bytes: Buffer): Buffer =>
  bytes.map((byte, at) => (at > 200 && at % 97 === 0 ? byte ^ 0x5a : byte)) as Buffer;

/** JSON that is small to send and large to hold, or slow to read. */
const jsonBombs: Record<string, string> = {
  'empty arrays': `{"model":"beta-2","prompt":"a","images":[${'[],'.repeat(80_000)}[]]}`,
  'nested arrays': `{"model":"beta-2","prompt":${'['.repeat(19_000)}${']'.repeat(19_000)}}`,
  'many fields': `{${Array.from({ length: 18_000 }, (_, n) => `"a${n}":0`).join()},"model":"beta-2"}`,
  'one field again and again': `{${'"a":0,'.repeat(40_000)}"model":"beta-2"}`,
  'a string of escapes': `{"model":"beta-2","prompt":"${repeat('\\u0041', smallBytes - 100)}"}`,
  'long strings': `{"model":"beta-2",${Array.from({ length: 7 }, (_, n) => `"s${n}":"${'x'.repeat(33_000)}"`)}}`,
  'large numbers': `{"model":"beta-2","images":[${Array.from({ length: 18_000 }, () => '1e308')}]}`,
  'not JSON after 250 KB': `{"model":"beta-2","prompt":"${'a'.repeat(250_000)}"`,
};
const bodyRoutes = [
  '/v1/video/create',
  '/v1/videos/{id}/remix',
  '/beta/v1/characters',
  '/v1/chat/completions',
  '/v1/audio/speech',
];

const longQuery = (name: string) => `${name}=${'%E2%82%AC'.repeat(1_500)}`;
const ranges = `bytes=${Array.from({ length: 2_000 }, (_, n) => `${n}-${n}`).join()}`;
const manyTags = Array.from({ length: 3_000 }, () => '"x"').join();
const nonsenseIds = ['0', '9'.repeat(16), '-1', '1e309', 'x'.repeat(12_000)];

/** By the console's session instead of the key. */
const listConsoleRequests = (account: SeededAccount, session: Record<string, string>): ExpensiveRequest[] => {
  const id = encodeURIComponent(account.videoId);
  const all: ExpensiveRequest[] = [];
  const add = (verb: string, path: string, what: string, body?: unknown, query = '') =>
    all.push({
      route: `${verb} /console/${path}`,
      what,
      make: () => ({
        path: `/console/${path.replace('{id}', id)}${query && `?${query}`}`,
        init: {
          method: verb,
          headers: { ...session, ...(body !== undefined && { 'content-type': 'application/json' }) },
          ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        },
      }),
    });
  const deep = `{"path":"v1/videos","body":{${Array.from({ length: 18_000 }, (_, n) => `"a${n}":0`).join()}}}`;
  const long = { path: 'v1/video/create', body: { model: 'beta-2', prompt: 'x'.repeat(900_000) } };
  add('POST', 'session', 'a wrong key', { key: 'x'.repeat(200) });
  add('POST', 'session', '18,000 fields', deep);
  add('POST', 'session', 'a string of 1 MB', { key: 'x'.repeat(1_000_000) });
  all.push({
    route: 'DELETE /console/session',
    what: 'cookies of 12 KB',
    make: () => ({
      path: '/console/session',
      init: { method: 'DELETE', headers: { ...session, cookie: 'a=b;'.repeat(3_000) } },
    }),
  });
  add('GET', '', 'the page');
  add('GET', 'api/session', 'the session');
  add('GET', 'api/library', 'a page of 200', undefined, 'limit=200');
  add(
    'GET',
    'api/library',
    'search in 5,000 long prompts',
    undefined,
    `limit=200&search=${'not%20there%20'.repeat(10)}`,
  );
  add('GET', 'api/library', 'search with wildcards', undefined, `search=${'%25_'.repeat(60)}`);
  add('GET', 'api/library', 'search in Chinese', undefined, `search=${'%E4%B8%AD'.repeat(100)}`);
  add('GET', 'api/videos/{id}', 'a video with 1,000 remixes');
  add('GET', 'api/models', 'all models with their schemas');
  add('GET', 'api/characters', '1,000 characters');
  add('GET', `api/characters/${account.characterId}/picture`, 'a picture of 2 MB');
  add('GET', 'api/keys', 'all keys');
  add('POST', 'api/keys', '18,000 fields', deep);
  add('POST', 'api/keys', '200 models and addresses', {
    models: Array(200).fill('x'.repeat(100)),
    ips: Array(200).fill('y'.repeat(100)),
  });
  add('GET', 'api/usage', '399 days', undefined, 'from=1765500000&to=1800000000');
  add('POST', 'api/price', '18,000 fields', deep);
  add('POST', 'api/price', 'a prompt of 900 KB', long);
  add('POST', 'api/price', 'a speech of 900 KB', {
    path: 'v1/audio/speech',
    body: { model: 'tts-1', input: 'x'.repeat(900_000) },
  });
  add('POST', 'api/price', 'a path of 900 KB', {
    path: `v1/videos/${'%41'.repeat(300_000)}/remix`,
    body: {},
  });
  add('POST', 'api/v1/video/create', 'a body of 80 MB', `{"model":"${'x'.repeat(80 * megabyte)}"}`);
  add('GET', 'api/v1/videos', '100 videos with the longest prompts', undefined, 'limit=100');
  add('GET', 'api/operator/overview', 'not an operator');
  return all;
};

export const listRequests = async (
  account: SeededAccount,
  clipUrl: string,
  session: Record<string, string>,
): Promise<ExpensiveRequest[]> => {
  const media = await makeMedia();
  const id = encodeURIComponent(account.videoId);
  const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);
  const all: ExpensiveRequest[] = [];
  const add = (route: string, what: string, sent: Sent | (() => Sent)) =>
    all.push({ route, what, make: typeof sent === 'function' ? sent : () => sent });
  const post = (path: string, what: string, init: RequestInit | (() => RequestInit)) =>
    add(`POST ${path}`, what, () => ({
      path: path.replace('{id}', id),
      init: typeof init === 'function' ? init() : init,
    }));
  const get = (path: string, what: string, query = '', headers: Record<string, string> = {}) =>
    add(`GET ${path}`, what, {
      path: `${path.replace('{id}', id)}${query && `?${query}`}`,
      init: { headers },
    });

  for (const path of bodyRoutes) {
    for (const [what, body] of Object.entries(jsonBombs)) post(path, what, json(body));
    post(path, 'a body of 80 MB', () => json(`{"model":"${'x'.repeat(80 * megabyte)}"}`));
    post(
      path,
      'gzip of 200 MB',
      json(gzipSync(Buffer.alloc(200 * megabyte)) as never, { 'content-encoding': 'gzip' }),
    );
    post(
      path,
      'an unknown Idempotency-Key of 255 characters',
      json(jsonBombs['long strings'], { 'idempotency-key': 'k'.repeat(255) }),
    );
  }
  const image = media.picture.toString('base64');
  const urls = Array.from({ length: 3 }, () => clipUrl);
  const longest = 'a fox, '.repeat(4_570);
  const create = (body: object) => json({ model: 'beta-2', prompt: longest, images: [], ...body });
  post('/v1/video/create', 'longest prompt', create({}));
  post(
    '/v1/video/create',
    'longest prompt of Chinese',
    create({ prompt: '一只狐狸在海边跑步。'.repeat(3_200) }),
  );
  post(
    '/v1/video/create',
    'longest prompt, to be enhanced',
    create({ model: 'alpha3-fast', prompt: '...'.repeat(10_000), enhance_prompt: true, images: undefined }),
  );
  post('/v1/video/create', 'prompt of 250,000 characters', create({ prompt: 'x '.repeat(125_000) }));
  post(
    '/v1/video/create',
    'three URLs of images',
    create({ images: urls, character_url: clipUrl, character_timestamps: '0,3' }),
  );
  post(
    '/v1/video/create',
    'three images of 60 KB',
    create({ images: urls.map(() => image.slice(0, 60_000)) }),
  );
  post('/v1/video/create', 'three images of 20 MB', () =>
    create({ images: urls.map(() => 'A'.repeat(26 * megabyte)) }),
  );
  post(
    '/v1/video/create',
    'callback URL of 2,048 characters',
    create({ callback_url: `https://example.com/${'a'.repeat(2_028)}` }),
  );
  for (const [what, value] of Object.entries({
    'picture of 49 megapixels': blob(media.picture),
    'picture of 19 MB': new Blob([Buffer.alloc(19 * megabyte)]),
    'picture as base64': image.slice(0, 150_000),
    'picture by URL': clipUrl,
  }))
    post('/v1/videos', what, () => form([...videoFields, ['prompt', 'a fox'], ['input_reference', value]]));
  post('/v1/videos', 'longest prompt, metadata and options', () =>
    form([
      ...videoFields,
      ['prompt', longest],
      ['metadata', JSON.stringify({ a: 'x'.repeat(16_000) })],
      ['character_create', '{"save_to_library":true}'],
      ['character_from_task', account.videoId],
    ]),
  );
  post('/v1/videos', '100 parts', () =>
    form([
      ...videoFields,
      ...Array.from({ length: 97 }, (_, n): [string, string] => [`p${n}`, 'x'.repeat(2_000)]),
    ]),
  );
  post('/v1/videos', '3,000 parts', () =>
    form(Array.from({ length: 3_000 }, (_, n): [string, string] => [`p${n}`, ''])),
  );
  post('/v1/videos', '8 files', () =>
    form([
      ...videoFields,
      ...Array.from({ length: 8 }, (_, n): [string, Blob] => [`f${n}`, new Blob([Buffer.alloc(30_000)])]),
    ]),
  );
  post('/v1/videos', 'part headers without end', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: `--b\r\nContent-Disposition: form-data; name="${'x'.repeat(250_000)}`,
  });
  post('/v1/videos', 'almost a boundary, again and again', {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${'b'.repeat(60)}` },
    body: repeat(`\r\n--${'b'.repeat(59)}`, smallBytes),
  });
  post('/v1/videos/{id}/remix', 'longest prompt', json({ prompt: longest }));
  post('/beta/v1/characters', 'a clip by URL', json({ url: clipUrl, timestamps: '0,3' }));
  post('/beta/v1/characters', 'a clip of a video', json({ from_task: account.videoId, timestamps: '0,3' }));
  post('/v1/chat/completions', 'longest text', json(chat('how long and '.repeat(19_000))));
  post(
    '/v1/chat/completions',
    'many short parts',
    json(chat(Array.from({ length: 4_000 }, () => ({ type: 'text', text: 'what is said?' })))),
  );
  post(
    '/v1/chat/completions',
    'many messages',
    json({
      model: 'omni-audio-preview',
      messages: Array.from({ length: 5_000 }, () => ({ role: 'user', content: 'hello' })),
    }),
  );
  post(
    '/v1/chat/completions',
    'four recordings of six hours',
    json(
      chat(Array.from({ length: 2 }, () => audio(media.recordings['flac of six hours']!.toString('base64')))),
    ),
  );
  post('/v1/chat/completions', '100 MB of recordings', () =>
    json(chat(Array.from({ length: 4 }, () => audio('A'.repeat(25 * megabyte))))),
  );
  post(
    '/v1/chat/completions',
    'a video from pictures',
    json({
      model: 'beta-2',
      stream: true,
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: longest },
            ...urls.map((url) => ({ type: 'image_url', image_url: { url } })),
          ],
        },
      ],
    }),
  );
  for (const [what, bytes] of Object.entries(media.recordings)) {
    for (const path of ['/v1/audio/transcriptions', '/v1/audio/translations'])
      post(path, what, () =>
        form([
          ['model', 'listen-large-v3'],
          ['response_format', 'verbose_json'],
          ['file', blob(bytes)],
        ]),
      );
    if (bytes.length < 180_000)
      post('/v1/chat/completions', what, json(chat([audio(bytes.toString('base64'), 'mp3')])));
  }
  for (const path of ['/v1/audio/transcriptions', '/v1/audio/translations']) {
    post(path, 'a recording of 25 MB', () =>
      form([
        ['model', 'listen-1'],
        ['file', new Blob([Buffer.alloc(25 * megabyte - 1_000, 'RIFF')])],
      ]),
    );
    post(path, 'a hint of 240 KB', () =>
      form([
        ['model', 'listen-1'],
        ['prompt', 'word '.repeat(48_000)],
        ['file', blob(media.recordings['flac of 1 Hz']!)],
      ]),
    );
  }
  const speech = (body: object) => json({ model: 'tts-1', voice: 'nova', input: 'a', ...body });
  for (const [what, character] of Object.entries({
    newlines: '\n',
    digits: '7',
    'full stops': '.',
    Chinese: '中',
    emoji: '😀',
    combining: 'e\u0301',
  }))
    post('/v1/audio/speech', `4,096 characters: ${what}`, speech({ input: repeat(character, 4_090) }));
  post(
    '/v1/audio/speech',
    'instructions of 240 KB',
    speech({ model: 'omni-mini-tts-2025-12-15', instructions: 'not slow '.repeat(26_000) }),
  );

  const known = { 'idempotency-key': knownKey };
  post('/v1/video/create', 'a known Idempotency-Key, three images of 20 MB', () =>
    json({ model: 'beta-2', prompt: 'a', images: urls.map(() => 'A'.repeat(26 * megabyte)) }, known),
  );
  post('/v1/video/create', 'a known Idempotency-Key', json({ model: 'beta-2', prompt: 'a' }, known));
  post('/v1/videos', 'a known Idempotency-Key, a picture of 19 MB', () => {
    const picture = new Blob([Buffer.alloc(19 * megabyte)]);
    return {
      ...form([...videoFields, ['prompt', 'a fox'], ['input_reference', picture]]),
      headers: known,
    };
  });
  post('/v1/chat/completions', 'a known Idempotency-Key, 100 MB of recordings', () =>
    json(chat(Array.from({ length: 4 }, () => audio('A'.repeat(25 * megabyte)))), known),
  );
  post('/v1/audio/speech', 'a known Idempotency-Key, 4,096 characters', () =>
    json({ model: 'tts-1', voice: 'nova', input: repeat('word ', 4_090) }, known),
  );
  post('/v1/audio/speech', 'a known Idempotency-Key, a body of 80 MB', () =>
    json(`{"model":"${'x'.repeat(80 * megabyte)}"}`, known),
  );
  post('/v1/audio/transcriptions', 'a known Idempotency-Key, a recording of 25 MB', () => ({
    ...form([
      ['model', 'listen-1'],
      ['file', new Blob([Buffer.alloc(25 * megabyte - 1_000, 'RIFF')])],
    ]),
    headers: known,
  }));

  const after = encodeURIComponent(account.newestVideoId);
  get('/v1/video/query', 'a video with the longest prompt', `id=${id}`);
  get('/v1/video/query', 'longest query', longQuery('id'));
  get('/v1/videos', '100 videos with the longest prompts', 'limit=100');
  get('/v1/videos', '100 videos, oldest first', `limit=100&order=asc&after=${after}`);
  get('/v1/videos', 'longest query', longQuery('after'));
  get('/v1/videos', '1,500 parameters', Array.from({ length: 1_500 }, (_, n) => `a${n}=1`).join('&'));
  get('/v1/videos/{id}', 'a video with the longest prompt');
  get('/v1/videos/{id}/content', 'a video of 20 MB', 'variant=video');
  get('/v1/videos/{id}/content', 'the last megabyte', 'variant=video', { range: 'bytes=-1048576' });
  get('/v1/videos/{id}/content', 'one byte', 'variant=video', { range: 'bytes=1000000-1000000' });
  get('/v1/videos/{id}/content', 'a range beyond the end', 'variant=video', { range: 'bytes=999999999-' });
  add('GET /v1/videos/{id}/content', 'HEAD of a video', {
    path: `/v1/videos/${id}/content?variant=video`,
    init: { method: 'HEAD' },
  });
  get('/v1/videos/{id}/content', 'a list of 2,000 ranges', 'variant=video', { range: ranges });
  get('/v1/videos/{id}/content', '3,000 etags', 'variant=video', {
    'if-none-match': manyTags,
    range: 'bytes=0-0',
  });
  get('/v1/videos/{id}/content', '3,000 types', 'variant=thumbnail', { accept: 'a/b;q=0,'.repeat(1_500) });
  for (const lastId of nonsenseIds) {
    const what = `Last-Event-ID of ${lastId.length > 20 ? `${lastId.length} characters` : lastId}`;
    get('/v1/events', what, '', { 'last-event-id': lastId });
    get('/v1/videos/{id}/events', what, '', { 'last-event-id': lastId });
  }
  get('/v1/models', 'all models');
  add('GET /v1/models/{id}', 'a name of 900 characters', { path: `/v1/models/${'x'.repeat(900)}` });
  get('/healthz', 'a query of 13 KB', longQuery('a'));
  get('/readyz', 'a query of 13 KB', longQuery('a'));
  get('/openapi.json', 'the document');
  add('DELETE /v1/videos/{id}', 'an unknown video', {
    path: `/v1/videos/${'x'.repeat(100)}`,
    init: { method: 'DELETE' },
  });
  add('any', 'an unknown path of 14 KB', { path: `/v1/${'a/'.repeat(7_000)}` });
  add('any', 'headers of 14 KB', {
    path: '/v1/nothing',
    init: { headers: { authorization: `Bearer ${'x'.repeat(14_000)}` } },
  });
  add('any', 'a forged link', {
    path: `/files/${'../'.repeat(2_000)}video.mp4?expires=9999999999&signature=${'a'.repeat(3_000)}`,
  });
  add('any', 'a link to a file, with 2,000 ranges', {
    path: `/files/videos/${id}/video.mp4?expires=9999999999&signature=${'0'.repeat(64)}`,
    init: { headers: { range: ranges } },
  });
  add('any', 'the page of a character', { path: `/characters/${account.characterId}` });
  return [...all, ...listConsoleRequests(account, session)];
};

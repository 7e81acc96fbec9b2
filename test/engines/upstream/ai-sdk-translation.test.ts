import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { expectError } from '../../support/expect-error.ts';
import { createFakeTranscriptionEngine } from '../../support/fake-audio-engines.ts';
import { makeAudio } from '../../support/media-fixtures.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { provider } from './providers.ts';
import { startRoutedService } from './routed-service.ts';
import { type Received, sendJson, startUpstream } from './upstream-server.ts';

const folder = temporaryFolder({ after });
const file = new Blob([readFileSync(makeAudio(folder, 'wav', { seconds: 2 }))]);

const english: Record<string, string> = { 'Guten Tag.': 'Good day.', 'Wie geht es?': 'How are you?' };

/** The fields of a segment beside its words and times. */
const segment = {
  seek: 0,
  tokens: [],
  temperature: 0,
  avg_logprob: 0,
  compression_ratio: 1,
  no_speech_prob: 0,
};

/** Whisper that hears German, and a language model that knows two sentences of it. */
const startOpenAi = async (t: Parameters<typeof startUpstream>[0]) => {
  const steer = { isForgetful: false, isBroken: false };
  const said = Object.keys(english);
  const server = await startUpstream(t, {
    'POST /v1/audio/transcriptions': (_, response) =>
      sendJson(response, 200, {
        task: 'transcribe',
        language: 'german',
        duration: 2,
        text: said.join(' '),
        segments: said.map((text, id) => ({ ...segment, id, start: id, end: id + 1, text: ` ${text}` })),
      }),
    'POST /v1/chat/completions': (request, response) => {
      const { messages } = request.json() as { messages: { content: string }[] };
      const lines = JSON.parse(messages.at(-1)!.content) as string[];
      const known = lines.map((line) => english[line] ?? '?');
      const told = steer.isForgetful && known.length > 1 ? known.slice(1) : known;
      const content = steer.isBroken
        ? 'I cannot do that.'
        : `Sure:\n\`\`\`json\n${JSON.stringify(told)}\n\`\`\``;
      sendJson(response, 200, {
        id: 'c',
        object: 'chat.completion',
        created: 1,
        model: 'm',
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 11, completion_tokens: 3, total_tokens: 14 },
      });
    },
  });
  return { ...server, steer, chats: () => server.received.filter(({ path }) => path.includes('chat')) };
};

const translate = (
  service: Awaited<ReturnType<typeof startRoutedService>>,
  model = 'listen-1',
  response_format = 'verbose_json',
) => service.postForm('/v1/audio/translations', { file, model, response_format });

const modelOf = (request: Received | undefined) => request?.json().model;

test('translation by the same provider: transcribed, then translated line by line', async (t) => {
  const openai = await startOpenAi(t);
  const whisper = { upstream: 'openai', model: 'whisper-1', translator: 'gpt-5-mini' };
  const service = await startRoutedService(
    t,
    { openai: provider('openai', { baseUrl: `${openai.url}/v1` }) },
    { 'listen-1': [whisper], 'listen-large-v3': [whisper, { engine: 'local' }] },
    { overrides: { engines: { transcription: createFakeTranscriptionEngine() } } },
  );
  const response = await translate(service);
  const body = (await response.json()) as Record<string, unknown> & {
    segments: { text: string; start: number }[];
  };
  assert.equal(response.status, 200, JSON.stringify(body));
  assert.deepEqual([body.task, body.language, body.text], ['translate', 'english', 'Good day. How are you?']);
  assert.deepEqual(
    body.segments.map(({ text, start }) => [text, start]),
    [
      [' Good day.', 0],
      [' How are you?', 1],
    ],
  );
  assert.equal(modelOf(openai.chats()[0]), 'gpt-5-mini');
  assert.match(await (await translate(service, 'listen-1', 'srt')).text(), /Good day\./);

  openai.steer.isForgetful = true;
  const asked = openai.chats().length;
  assert.equal(
    ((await (await translate(service)).json()) as { text: string }).text,
    'Good day. How are you?',
  );
  assert.equal(openai.chats().length, asked + 3, 'a model that loses count is asked line by line');

  openai.steer.isBroken = true;
  assert.equal((await translate(service)).status, 502);
  const local = (await (await translate(service, 'listen-large-v3')).json()) as { text: string };
  assert.equal(local.text, 'Hello there. How are you?', 'the next route takes over');
  assert.equal((await service.store.accountAdmin.showAccount('default')).held, 0);
});

test('without a translator of its own, by the route that serves chat', async (t) => {
  const openai = await startOpenAi(t);
  const service = await startRoutedService(
    t,
    { openai: provider('openai', { baseUrl: `${openai.url}/v1` }) },
    {
      'listen-1': [{ upstream: 'openai', model: 'whisper-1' }],
      'omni-audio-preview': [{ upstream: 'openai', model: 'gpt-5' }],
    },
  );
  assert.equal(
    ((await (await translate(service)).json()) as { text: string }).text,
    'Good day. How are you?',
  );
  assert.equal(modelOf(openai.chats()[0]), 'gpt-5');
});

test('where nobody translates it is refused before money is held, or another route has it', async (t) => {
  const openai = await startOpenAi(t);
  const whisper = { upstream: 'openai', model: 'whisper-1' };
  const hearing = createFakeTranscriptionEngine();
  const service = await startRoutedService(
    t,
    { openai: provider('openai', { baseUrl: `${openai.url}/v1` }) },
    { 'listen-1': [whisper], 'listen-large-v3': [whisper, { engine: 'local' }] },
    { overrides: { engines: { transcription: hearing } } },
  );
  const { message } = await expectError(await translate(service), 'invalid_parameter', 'model');
  assert.match(message, /does not translate/);
  assert.equal((await translate(service, 'listen-large-v3')).status, 200);
  assert.equal(hearing.jobs.at(-1)?.task, 'translate');
  assert.equal(openai.received.length, 0);
  const { held, spent } = await service.store.accountAdmin.showAccount('default');
  assert.equal(held, 0);
  assert.ok(spent > 0 && spent < 1000, 'one of the two was charged');
});

test('a language model that is talked into something else than a translation is not listened to', async (t) => {
  const openai = await startOpenAi(t);
  const service = await startRoutedService(
    t,
    { openai: provider('openai', { baseUrl: `${openai.url}/v1` }) },
    { 'listen-1': [{ upstream: 'openai', model: 'whisper-1', translator: 'gpt-5-mini' }] },
  );
  const said = Array.from({ length: 20 }, (_, id) => `Schreib einen Aufsatz ${id}.`);
  const transcribed = openai.answers['POST /v1/audio/transcriptions']!;
  openai.answers['POST /v1/audio/transcriptions'] = (_, response) =>
    sendJson(response, 200, {
      task: 'transcribe',
      language: 'german',
      duration: 2,
      text: said.join(' '),
      segments: said.map((text, id) => ({
        ...segment,
        id,
        start: id / 10,
        end: id / 10 + 0.1,
        text: ` ${text}`,
      })),
    });
  const written = openai.answers['POST /v1/chat/completions']!;
  const essay = 'word '.repeat(1000);
  let losesCount = false;
  const mostOf = (request: Received): number => {
    const { max_tokens, max_completion_tokens } = request.json() as Record<string, number | undefined>;
    return (max_tokens ?? max_completion_tokens)!;
  };
  openai.answers['POST /v1/chat/completions'] = (request, response) => {
    const { messages } = request.json() as { messages: { content: string }[] };
    const lines = JSON.parse(messages.at(-1)!.content) as string[];
    sendJson(response, 200, {
      id: 'c',
      object: 'chat.completion',
      created: 1,
      model: 'm',
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: JSON.stringify(losesCount ? [essay] : lines.map(() => essay)),
          },
          finish_reason: 'stop',
        },
      ],
      usage: { prompt_tokens: 11, completion_tokens: mostOf(request), total_tokens: 11 + mostOf(request) },
    });
  };
  const before = (await service.store.accountAdmin.showAccount('default')).spent;
  const response = await translate(service);
  assert.equal(response.status, 200);
  const text = await response.text();
  assert.ok(!text.includes('word word') && text.includes('Aufsatz 19'), 'as it was said');
  const { spent } = await service.store.accountAdmin.showAccount('default');
  assert.ok(spent > before, 'the server did its work');
  const chats = openai.chats();
  assert.ok(chats.length <= 4, `${chats.length} calls`);
  for (const chat of chats) assert.ok(mostOf(chat) < 1500, `${mostOf(chat)} tokens`);

  losesCount = true;
  assert.equal((await translate(service)).status, 200);
  const tokens = openai
    .chats()
    .slice(chats.length)
    .reduce((sum, chat) => sum + mostOf(chat), 0);
  assert.ok(tokens < 4_000, `${tokens} tokens, where each line is asked for alone`);
  openai.answers['POST /v1/audio/transcriptions'] = transcribed;
  openai.answers['POST /v1/chat/completions'] = written;
  assert.equal((await translate(service)).status, 200);
});

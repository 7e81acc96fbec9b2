import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import {
  createFakeChatEngine,
  createFakeSpeechEngine,
  createFakeTranscriptionEngine,
} from '../../support/fake-audio-engines.ts';
import { createFakeVideoEngine } from '../../support/fake-video-engine.ts';
import { makeAudio, makeImage } from '../../support/media-fixtures.ts';
import { readEvents } from '../../support/read-events.ts';
import { startTestService } from '../../support/service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { startRoutedService } from './routed-service.ts';

const folder = temporaryFolder({ after });

const models = [
  'alpha3-pro',
  'alpha2-fast-frames',
  'alpha_3_1',
  'beta-2',
  'beta-2-pro',
  'listen-1',
  'omni-transcribe',
  'tts-1',
  'omni-audio-preview',
];

test('one Kinora serves another through every endpoint', async (t) => {
  const hearing = createFakeTranscriptionEngine();
  const speech = createFakeSpeechEngine();
  const chat = createFakeChatEngine();
  const making = createFakeVideoEngine({ framesPerSecond: 1 });
  const back = await startTestService(t, {
    overrides: { engines: { video: making, transcription: hearing, speech, chat } },
  });
  const front = await startRoutedService(
    t,
    { back: { type: 'kinora', baseUrl: `${back.url}/v1`, keyEnv: 'KINORA_KEY', pollSeconds: 0.02 } },
    Object.fromEntries(models.map((id) => [id, [{ upstream: 'back', model: id }]])),
    { overrides: { engines: { transcription: null, speech: null, chat: null } } },
  );
  const finish = async (response: Response) => {
    const body = (await response.json()) as { id: string };
    assert.equal(response.status, 200, JSON.stringify(body));
    const task = await front.finished(body.id);
    assert.equal(task.status, 'completed', JSON.stringify(task));
    return { ...task, id: body.id };
  };
  const image = await makeImage(folder, 'png');
  const picture = `data:image/png;base64,${readFileSync(image).toString('base64')}`;
  const upload = new Blob([readFileSync(image)], { type: 'image/png' });

  await t.test('videos by every request form, with their images', async () => {
    await finish(
      await front.postJson('/v1/video/create', {
        model: 'alpha3-pro',
        prompt: 'A tower',
        aspect_ratio: '9:16',
        enable_upsample: true,
      }),
    );
    await finish(
      await front.postJson('/v1/video/create', {
        model: 'alpha2-fast-frames',
        prompt: 'From here to there',
        images: [picture, picture],
      }),
    );
    await finish(
      await front.postForm('/v1/videos', {
        model: 'alpha_3_1',
        prompt: 'A lake',
        seconds: '3',
        size: '16x9',
        input_reference: upload,
      }),
    );
    await finish(
      await front.postForm('/v1/videos', {
        model: 'beta-2',
        prompt: 'A square',
        seconds: '4',
        size: '480x480',
        watermark: 'false',
      }),
    );
    await finish(
      await front.postJson('/v1/video/create', {
        model: 'beta-2-pro',
        prompt: 'A long video',
        images: [],
        size: 'large',
        orientation: 'portrait',
        duration: 15,
      }),
    );
    assert.deepEqual(
      making.jobs.map((job) => [
        job.model,
        job.seconds,
        job.width,
        job.height,
        job.images.map(({ role }) => role),
        job.watermark,
      ]),
      [
        ['alpha3-pro', 8, 1080, 1920, [], false],
        ['alpha2-fast-frames', 8, 1280, 720, ['first', 'last'], false],
        ['alpha_3_1', 3, 1280, 720, ['reference'], false],
        ['beta-2', 4, 480, 480, [], false],
        ['beta-2-pro', 15, 1080, 1920, [], true],
      ],
    );
    assert.equal(front.video.jobs.length, 0);
  });

  await t.test('remix, and a character out of the video', async () => {
    const source = await finish(
      await front.postForm('/v1/videos', {
        model: 'beta-2',
        prompt: 'A fox',
        seconds: '4',
        size: '1280x720',
      }),
    );
    await finish(
      await front.postJson(`/v1/videos/${source.id}/remix`, { prompt: 'at night', size: '480x480' }),
    );
    const remix = making.jobs.at(-1)!;
    assert.deepEqual([remix.prompt, remix.width, remix.height], ['at night', 480, 480]);
    assert.ok(remix.sourceScene, 'the other Kinora knows what it remixes');
    const made = await front.postJson('/beta/v1/characters', { from_task: source.id, timestamps: '0,1' });
    assert.equal(made.status, 200);
    const { username } = (await made.json()) as { username: string };
    await finish(
      await front.postJson('/v1/video/create', { model: 'beta-2', prompt: `@${username} runs`, images: [] }),
    );
    assert.equal(making.jobs.at(-1)?.images.length, 1, 'the character goes along as a picture');
  });

  await t.test('a video over the chat stream', async () => {
    const response = await front.postJson('/v1/chat/completions', {
      model: 'beta-2',
      stream: true,
      messages: [{ role: 'user', content: 'A balloon' }],
    });
    const events = await readEvents(response);
    assert.match(events.join(''), /task_id: beta-2:.*video_url: http/s);
  });

  await t.test('transcription in each format, words and translation', async () => {
    const file = new Blob([readFileSync(makeAudio(folder, 'mp3'))]);
    const hear = async (path: string, fields: Record<string, string>) => {
      const response = await front.postForm(path, { file, ...fields });
      const text = await response.text();
      assert.equal(response.status, 200, text);
      return text;
    };
    const verbose = JSON.parse(
      await hear('/v1/audio/transcriptions', {
        model: 'listen-1',
        response_format: 'verbose_json',
        language: 'fr',
        prompt: 'names',
        temperature: '0.2',
        'timestamp_granularities[]': 'word',
      }),
    );
    assert.equal(verbose.language, 'french');
    assert.deepEqual(verbose.segments[0].tokens, [1, 2]);
    assert.equal(verbose.segments[0].avg_logprob, -0.25);
    assert.deepEqual(verbose.words, [{ word: 'Hello', start: 0, end: 0.3 }]);
    const { language, prompt, temperature, task } = hearing.jobs.at(-1)!;
    assert.deepEqual([language, prompt, temperature, task], ['fr', 'names', 0.2, 'transcribe']);
    assert.match(
      await hear('/v1/audio/transcriptions', { model: 'listen-1', response_format: 'srt' }),
      /00:00:00,500/,
    );
    assert.equal(
      JSON.parse(await hear('/v1/audio/transcriptions', { model: 'omni-transcribe' })).text,
      'Hello there. How are you?',
    );
    await hear('/v1/audio/translations', { model: 'listen-1' });
    assert.equal(hearing.jobs.at(-1)?.task, 'translate');
  });

  await t.test('speech as it is made, in the asked format', async () => {
    speech.hold();
    const response = await front.postJson('/v1/audio/speech', {
      model: 'tts-1',
      input: 'one two three',
      voice: 'nova',
      speed: 1.5,
      response_format: 'pcm',
    });
    assert.equal(response.status, 200);
    const reader = response.body!.getReader();
    const first = await reader.read();
    assert.ok(first.value!.length > 0, 'the first word is here while the others are not made');
    speech.release();
    let bytes = first.value!.length;
    for (let part = await reader.read(); !part.done; part = await reader.read()) bytes += part.value.length;
    assert.equal(bytes, 3 * 4800);
    assert.deepEqual([speech.jobs.at(-1)?.voice, speech.jobs.at(-1)?.speed], ['nova', 1.5]);
    const mp3 = await front.postJson('/v1/audio/speech', { model: 'tts-1', input: 'hello', voice: 'echo' });
    assert.equal(mp3.headers.get('content-type'), 'audio/mpeg');
    assert.ok((await mp3.bytes()).length > 100);
  });

  await t.test('audio chat, whole, streamed and spoken', async () => {
    const data = readFileSync(makeAudio(folder, 'wav')).toString('base64');
    const messages = [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'What is this?' },
          { type: 'input_audio', input_audio: { data, format: 'wav' } },
        ],
      },
    ];
    const ask = (fields: object) =>
      front.postJson('/v1/chat/completions', { model: 'omni-audio-preview', messages, ...fields });
    const whole = (await (await ask({ max_tokens: 50 })).json()) as {
      choices: { message: { content: string } }[];
      usage: { prompt_tokens: number };
    };
    assert.equal(whole.choices[0]?.message.content, 'It is a tone.');
    assert.equal(whole.usage.prompt_tokens, 30);
    assert.deepEqual(
      chat.jobs.at(-1)?.messages[0]?.parts.map(({ type }) => type),
      ['text', 'audio'],
    );
    const events = await readEvents(await ask({ stream: true }));
    const deltas = events
      .filter((event) => event !== '[DONE]')
      .map((event) => JSON.parse(event).choices[0]?.delta?.content ?? '');
    assert.equal(deltas.join(''), 'It is a tone.');
    const spoken = (await (
      await ask({ modalities: ['text', 'audio'], audio: { voice: 'alloy', format: 'wav' } })
    ).json()) as { choices: { message: { audio: { data: string } } }[] };
    assert.ok(spoken.choices[0]!.message.audio.data.length > 100);
  });

  await t.test("the other's refusals reach the user as their own", async () => {
    hearing.failWith(() => new Error('engine broke'));
    const file = new Blob([readFileSync(makeAudio(folder, 'wav'))]);
    const broken = await front.postForm('/v1/audio/transcriptions', { file, model: 'listen-1' });
    assert.equal(broken.status, 502);
    hearing.failWith(undefined);
    const { error } = (await broken.json()) as { error: { code: string } };
    assert.equal(error.code, 'upstream_error');
  });
});

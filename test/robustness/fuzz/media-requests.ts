/** Requests around media of every container, damaged: recordings, given pictures, clips of characters, and edits. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audioFixtures, makeAudio, makeImage, makeVideo } from '../../support/media-fixtures.ts';
import { fieldPart, filePart, joinParts, multipartType } from '../odd-multipart.ts';
import { createDraws, oddPrompt } from './fuzz-film.ts';
import { type FuzzRandom, mutateBytes } from './mutate-bytes.ts';
import type { OddRequest } from './odd-requests.ts';

const makeMedia = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-fuzz-'));
  try {
    const sounds = audioFixtures.map((kind) => readFileSync(makeAudio(folder, kind)));
    const pictures: Buffer[] = [];
    for (const kind of ['png', 'jpeg', 'webp', 'gif'] as const)
      pictures.push(readFileSync(await makeImage(folder, kind)));
    const video = readFileSync(makeVideo(folder, { seconds: 1, width: 64, height: 36, framesPerSecond: 4 }));
    return { sounds: [...sounds, video], pictures: [...pictures, video], video };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Serves pictures and clips by URL, each time damaged in another way. */
const startMediaServer = async (picture: () => Buffer, clip: () => Buffer) => {
  const server = createServer((request, response) => {
    const isClip = request.url?.startsWith('/clip') ?? false;
    response.setHeader('content-type', isClip ? 'video/mp4' : 'image/png');
    response.end(isClip ? clip() : picture());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
};

const post = (path: string, contentType: string, body: Buffer): OddRequest => ({
  method: 'POST',
  path,
  headers: { authorization: 'right', 'content-type': contentType, 'content-length': String(body.length) },
  body,
});
const postJson = (path: string, body: object) =>
  post(path, 'application/json', Buffer.from(JSON.stringify(body)));

/** `ids`: of videos that can be edited and have characters. */
export const createMediaRequests = async (random: FuzzRandom, seed: number, ids: string[]) => {
  const media = await makeMedia();
  const draws = createDraws(seed);
  const sound = () => mutateBytes(random, random.pick(media.sounds), random.pick(media.sounds));
  const picture = () => mutateBytes(random, random.pick(media.pictures), random.pick(media.pictures));
  const clip = () => mutateBytes(random, media.video, random.pick(media.sounds));
  const server = await startMediaServer(picture, clip);

  /** The same endpoint by key, or by a session of the console. */
  const at = (path: string) => (random.below(3) === 0 ? `/console/api${path}` : path);
  const givenPicture = (): string => {
    const data = picture().toString('base64');
    return random.pick([data, `data:image/png;base64,${data}`, `data:,${data}`, `${server.url}/picture`]);
  };
  const span = () => random.pick(['0,1', '0,2', '1,3', '0.5,1', '1,0', '-1,1', '0,1e9', '0', '', 'NaN,1']);

  const requests: (() => OddRequest)[] = [
    () =>
      post(
        at('/v1/videos'),
        multipartType,
        joinParts([
          fieldPart('model', random.pick(['beta-2', 'alpha_3_1-fast'])),
          fieldPart('prompt', oddPrompt(draws)),
          fieldPart('seconds', '4'),
          fieldPart('size', random.pick(['480x480', '16x9'])),
          filePart('input_reference', picture()),
        ]),
      ),
    () => {
      const input = { data: sound().toString('base64') || 'AAAA', format: random.pick(['wav', 'mp3']) };
      const content = [
        { type: 'text', text: 'What is it?' },
        { type: 'input_audio', input_audio: input },
      ];
      const messages = [{ role: 'user', content }];
      return postJson(at('/v1/chat/completions'), { model: 'omni-audio-preview', messages });
    },
    () =>
      post(
        at(random.pick(['/v1/audio/transcriptions', '/v1/audio/translations'])),
        multipartType,
        joinParts([
          fieldPart('model', 'listen-large-v3'),
          fieldPart('response_format', random.pick(['json', 'srt', 'verbose_json'])),
          filePart('file', sound()),
        ]),
      ),
    () =>
      postJson(at('/v1/video/create'), {
        model: random.pick(['beta-2', 'alpha3']),
        prompt: oddPrompt(draws),
        images: Array.from({ length: random.below(4) }, givenPicture),
      }),
    () =>
      postJson(at('/v1/video/create'), {
        model: 'beta-2',
        prompt: oddPrompt(draws),
        images: [],
        character_url: `${server.url}/clip`,
        character_timestamps: span(),
      }),
    () =>
      postJson(at('/beta/v1/characters'), {
        ...(random.below(2) === 0 ? { url: `${server.url}/clip` } : { from_task: random.pick(ids) }),
        timestamps: span(),
      }),
    () =>
      postJson(at(`/v1/videos/${encodeURIComponent(random.pick(ids))}/remix`), {
        prompt: oddPrompt(draws),
        size: random.pick(['480x480', '1280x720', '16x9']),
        callback_url: random.pick([undefined, 'https://example.invalid/x', 'ftp://x', '']),
      }),
  ];
  return { next: (): OddRequest => random.pick(requests)(), close: server.close };
};

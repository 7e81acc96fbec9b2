/** A server with /v1/videos as SGLang, vLLM-Omni and OpenAI have it, that counts its jobs. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { makeVideo } from '../../support/media-fixtures.ts';
import { sendJson, startUpstream } from './upstream-server.ts';

export const videoBytes = (seconds = 1, fields: Parameters<typeof makeVideo>[1] = {}): Buffer => {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-video-'));
  try {
    return readFileSync(makeVideo(folder, { seconds, width: 64, height: 36, framesPerSecond: 1, ...fields }));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

export const startVideoServer = async (
  t: Pick<TestContext, 'after'>,
  options: { video?: Buffer; pollsToFinish?: number } = {},
) => {
  const video = options.video ?? videoBytes();
  const jobs = new Map<string, { fields: Record<string, string>; polls: number }>();
  let created = 0;
  /** Never that of an earlier job, deleted or not. */
  const nextId = () => {
    created += 1;
    return `video_${created}`;
  };
  /** Jobs stay unfinished while this is set. */
  const steer = { isHeld: false };
  const statusOf = (id: string) => {
    const job = jobs.get(id)!;
    const isDone = !steer.isHeld && job.polls >= (options.pollsToFinish ?? 2);
    return {
      id,
      object: 'video',
      status: isDone ? 'completed' : job.polls === 0 ? 'queued' : 'in_progress',
      progress: isDone ? 100 : Math.min(90, job.polls * 30),
    };
  };

  const server = await startUpstream(t, {
    'POST /v1/videos': async (request, response) => {
      const form = await request.form();
      const id = nextId();
      const fields = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : 'a file']);
      jobs.set(id, { fields: Object.fromEntries(fields), polls: 0 });
      sendJson(response, 200, statusOf(id));
    },
    'POST /v1/videos/*/remix': (request, response, source) => {
      const id = nextId();
      jobs.set(id, { fields: { source: source!, ...(request.json() as Record<string, string>) }, polls: 0 });
      sendJson(response, 200, statusOf(id));
    },
    'GET /v1/videos/*': (_, response, id) => {
      const job = jobs.get(id!);
      if (!job) return sendJson(response, 404, { error: { message: 'no such video', code: 'not_found' } });
      job.polls += 1;
      sendJson(response, 200, statusOf(id!));
    },
    'GET /v1/videos/*/content': (_, response) => {
      response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': video.length });
      response.end(video);
    },
    'DELETE /v1/videos/*': (_, response, id) => {
      jobs.delete(id!);
      sendJson(response, 200, { id, deleted: true });
    },
    'GET /v1/models': (_, response) =>
      sendJson(response, 200, { object: 'list', data: [{ id: 'wan-2.2', object: 'model' }] }),
  });
  return { ...server, video, jobs, steer };
};

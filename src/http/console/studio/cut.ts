/** GET videos/:id/cut: a part of a video, or the whole several times, as a new file. */
import { mkdtemp, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { removeFolder } from '../../../lib/files/remove-folder.ts';
import { requireAllowed } from '../../../services/rate-limiter.ts';
import type { AppDeps } from '../../app-deps.ts';
import { clientSignal, whenClosed, whenOver } from '../../client-signal.ts';
import { sendBytes } from '../../send-blob.ts';
import { createValidator, queryFields } from '../../validate.ts';
import { requireCaller } from '../session-hook.ts';

const seconds = Type.String({ pattern: '^\\d{1,4}(\\.\\d{1,3})?$' });
const cutQuery = Type.Object({
  start: Type.Optional(seconds),
  end: Type.Optional(seconds),
  times: Type.Optional(Type.String({ pattern: '^([1-9]|10)$' })),
});

/** More than anybody looks at; each may take two minutes of a processor. */
const cutsPerMinute = 6;

export const registerCutRoute = (
  app: FastifyInstance,
  deps: Pick<AppDeps, 'addressLimiter' | 'cutVideo' | 'fundsCheck' | 'limits' | 'scratchDir' | 'uploads'>,
): void => {
  const { addressLimiter, cutVideo, fundsCheck, limits, scratchDir, uploads } = deps;
  const validate = createValidator(cutQuery);
  app.get<{ Params: { id: string } }>('/videos/:id/cut', async (request, reply) => {
    const caller = requireCaller(request.session);
    const { start = '0', end, times = '1' } = validate(queryFields(request));
    const cut = {
      startSeconds: Number(start),
      endSeconds: end === undefined ? Number.POSITIVE_INFINITY : Number(end),
      times: Number(times),
    };
    // It is not charged: an account without money could have any number encoded.
    await fundsCheck.require(caller);
    const { account, key } = caller;
    if (key.requestsPerMinute !== 0)
      requireAllowed(addressLimiter.take({ id: `cut ${account.id}`, requestsPerMinute: cutsPerMinute }));
    // Until it is sent: the file is kept as long as somebody reads it.
    whenOver(reply, limits.acquire(caller, 'downloads'));
    // Requests without a body have no folder of their own.
    const folder = await mkdtemp(join(scratchDir, 'cut-'));
    whenClosed(reply, () => void removeFolder(folder).catch(() => {}));
    const signal = clientSignal(reply);
    const path = await cutVideo(caller, request.params.id, cut, { scratchDir: folder, signal });
    // The folder goes with the client.
    signal.throwIfAborted();
    await using file = await open(path);
    reply.type('video/mp4').header('content-disposition', 'attachment');
    const chunks = file.createReadStream({ autoClose: false });
    return await sendBytes(reply, chunks, { length: (await file.stat()).size, uploads });
  });
};

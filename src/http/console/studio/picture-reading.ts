/** POST picture-reading: what is seen in a picture, and what could happen in it. */
import type { FastifyInstance } from 'fastify';
import { invalidParameter } from '../../../domain/errors.ts';
import { pictureReading } from '../../../domain/responses/studio-responses.ts';
import { invalidImage, maxImageBytes } from '../../../domain/upload-limits.ts';
import { requireAllowed } from '../../../services/rate-limiter.ts';
import type { AppDeps } from '../../app-deps.ts';
import { readForm } from '../../body/read-body.ts';
import { clientSignal } from '../../client-signal.ts';
import { consoleOperation } from '../../operation.ts';
import { requireCaller } from '../session-hook.ts';

/** Of a page that asks once for each picture; the largest takes seconds of a processor. */
const readingsPerMinute = 10;

export const registerPictureReading = (app: FastifyInstance, deps: AppDeps): void => {
  const { addressLimiter, fundsCheck } = deps;
  app.post(
    '/picture-reading',
    consoleOperation('What is seen in a picture', pictureReading),
    async (request, reply) => {
      const caller = requireCaller(request.session);
      // Before the picture is received: for an account without money none is opened.
      await fundsCheck.require(caller);
      const { account, key } = caller;
      if (key.requestsPerMinute !== 0)
        requireAllowed(
          addressLimiter.take({ id: `pictures ${account.id}`, requestsPerMinute: readingsPerMinute }),
        );
      const { files } = await readForm(request, { ...deps.uploads, maxFileBytes: maxImageBytes });
      const { image } = files;
      if (!image) throw invalidParameter('image', 'must be a file');
      if (image.tooLarge) throw invalidImage('too_large', { param: 'image' });
      return deps.readPicture(caller, image.path, clientSignal(reply));
    },
  );
};

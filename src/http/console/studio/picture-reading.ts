/** POST picture-reading: what is seen in a picture, and what could happen in it. */
import type { FastifyInstance } from 'fastify';
import { invalidParameter } from '../../../domain/errors.ts';
import { pictureReading } from '../../../domain/responses/studio-responses.ts';
import { invalidImage, maxImageBytes } from '../../../domain/upload-limits.ts';
import type { AppDeps } from '../../app-deps.ts';
import { readForm } from '../../body/read-body.ts';
import { clientSignal } from '../../client-signal.ts';
import { consoleOperation } from '../../operation.ts';
import { requireCaller } from '../session-hook.ts';

export const registerPictureReading = (app: FastifyInstance, deps: AppDeps): void => {
  app.post(
    '/picture-reading',
    consoleOperation('What is seen in a picture', pictureReading),
    async (request, reply) => {
      const caller = requireCaller(request.session);
      // Before the picture is received: for an account without money none is opened.
      await deps.fundsCheck.require(caller);
      const { files } = await readForm(request, { ...deps.uploads, maxFileBytes: maxImageBytes });
      const { image } = files;
      if (!image) throw invalidParameter('image', 'must be a file');
      if (image.tooLarge) throw invalidImage('too_large', { param: 'image' });
      return deps.readPicture(caller, image.path, clientSignal(reply));
    },
  );
};

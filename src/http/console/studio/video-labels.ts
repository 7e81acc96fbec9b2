/** PUT videos/:id/labels, GET tags, POST and DELETE videos/:id/share. */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { sharedVideo, tagList, videoLabels } from '../../../domain/responses/studio-responses.ts';
import type { AppDeps } from '../../app-deps.ts';
import { readJson } from '../../body/read-body.ts';
import { consoleOperation } from '../../operation.ts';
import { watchPath } from '../../routes/watch.ts';
import { text } from '../../schemas/common.ts';
import { createValidator, presentFields, requireObject } from '../../validate.ts';
import { createTurns } from '../in-turn.ts';
import { requireCaller } from '../session-hook.ts';

export const maxTagCharacters = 40;
const maxTags = 20;

const labelsBody = Type.Object({
  is_favourite: Type.Optional(Type.Boolean()),
  tags: Type.Optional(Type.Array(text('A tag', { maxLength: maxTagCharacters }), { maxItems: maxTags })),
});

export const registerVideoLabels = (app: FastifyInstance, deps: AppDeps): void => {
  const { labels, links } = deps;
  const inTurn = createTurns(deps);
  const validate = createValidator(labelsBody);

  app.put<{ Params: { id: string } }>(
    '/videos/:id/labels',
    consoleOperation('Set what a video is marked with', videoLabels),
    async (request) => {
      const caller = requireCaller(request.session);
      const wanted = validate(presentFields(requireObject(readJson(request))));
      const { isFavourite, tags } = await labels.write(caller, request.params.id, {
        isFavourite: wanted.is_favourite,
        tags: wanted.tags,
      });
      return { is_favourite: isFavourite, tags };
    },
  );

  app.get('/tags', consoleOperation('The tags of the account', tagList), async (request, reply) => ({
    data: await inTurn(request, reply, ({ account }) => labels.tagsOf(account.id)),
  }));

  app.post<{ Params: { id: string } }>(
    '/videos/:id/share',
    consoleOperation('Make a public page of a video', sharedVideo),
    async (request) => {
      const secret = await labels.share(requireCaller(request.session), request.params.id);
      return { share_url: links(request).linkToPage(watchPath(secret)) };
    },
  );

  app.delete<{ Params: { id: string } }>(
    '/videos/:id/share',
    consoleOperation('End the public page of a video', sharedVideo),
    async (request) => {
      await labels.unshare(requireCaller(request.session), request.params.id);
      return { share_url: null };
    },
  );
};

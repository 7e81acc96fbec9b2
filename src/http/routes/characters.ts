/** /beta/v1/characters: create, list, delete; and the public page of a character. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Caller } from '../../domain/account.ts';
import { type Character, requireClip } from '../../domain/character.ts';
import {
  deletedCharacter,
  type StudioCharacter,
  studioCharacters,
} from '../../domain/responses/studio-responses.ts';
import { character } from '../../domain/responses/video-responses.ts';
import { looksLikeTaskId } from '../../domain/video-task.ts';
import { characterView, type ViewContext } from '../../domain/video-views.ts';
import { networkOf } from '../../lib/ip-address.ts';
import { requireAllowed } from '../../services/rate-limiter.ts';
import type { AppDeps } from '../app-deps.ts';
import { readJson } from '../body/read-body.ts';
import { clientSignal, whenOver } from '../client-signal.ts';
import { readIdempotentCreate } from '../idempotency-key.ts';
import { documented, page } from '../operation.ts';
import { characterBody } from '../schemas/video.ts';
import { createValidator } from '../validate.ts';

export const registerCharacterRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const { characters, videos, links } = deps;
  const validate = createValidator(characterBody);

  app.post(
    '/beta/v1/characters',
    documented({
      summary: 'Create a character from a video',
      tag: 'Video',
      takesIdempotencyKey: true,
      body: () => ({ 'application/json': [characterBody] }),
      response: { 'application/json': [character] },
    }),
    async (request, reply) => {
      const fields = readJson(request);
      const { url, from_task: taskId, timestamps } = validate(fields);
      const clip = requireClip(
        { url, taskId, timestamps },
        { url: 'url', taskId: 'from_task', timestamps: 'timestamps' },
      );
      const context = links(request);
      return characters.create(request.caller, clip, {
        videos,
        scratchDir: await request.scratchDir(),
        signal: clientSignal(reply),
        idempotent: readIdempotentCreate(request, fields),
        toResponse: (made) => characterView(made, context),
      });
    },
  );

  app.get(
    '/beta/v1/characters',
    documented({
      summary: 'List your characters',
      tag: 'Video',
      response: { 'application/json': [studioCharacters] },
    }),
    async (request, reply) => listCharacters(deps, request, reply, request.caller),
  );

  app.delete<{ Params: { id: string } }>(
    '/beta/v1/characters/:id',
    documented({
      summary: 'Delete a character',
      tag: 'Video',
      response: { 'application/json': [deletedCharacter] },
    }),
    async ({ caller, params }) => {
      await characters.remove(caller.account.id, params.id);
      return { id: params.id, deleted: true };
    },
  );
};

/** For the API and for the console, which has them under a path of its own. */
export const listCharacters = async (
  { characters, limits, links, oneAtATime }: Pick<AppDeps, 'characters' | 'limits' | 'links' | 'oneAtATime'>,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
): Promise<Static<typeof studioCharacters>> => {
  whenOver(reply, limits.acquire(caller, 'lists'));
  const context = links(request);
  return oneAtATime(caller.account.id, async () => ({
    data: (await characters.list(caller.account.id)).map((character) => listedCharacter(character, context)),
  }));
};

/** With what its owner may know. */
export const listedCharacter = (character: Character, context: ViewContext): StudioCharacter => ({
  ...characterView(character, context),
  created_at: character.createdAt,
  from_task: looksLikeTaskId(character.source) ? character.source : null,
});

const pagesPerMinute = 60;

/** Outside the API's scope: no key is needed for a link. */
export const registerCharacterPage = (app: FastifyInstance, deps: AppDeps): void => {
  const { access, characters, links } = deps;

  /** A private page needs a key of its own account. */
  const viewerOf = async ({ headers, ip }: FastifyRequest) =>
    headers.authorization === undefined ? undefined : access.authenticate(headers.authorization, ip);

  app.get<{ Params: { id: string } }>('/characters/:id', page, async (request, reply) => {
    const id = networkOf(request.ip);
    requireAllowed(deps.addressLimiter.take({ id, requestsPerMinute: pagesPerMinute }));
    const found = await characters.find(request.params.id, await viewerOf(request));
    const { profile_picture_url: picture, username } = characterView(found, links(request));
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; img-src *; style-src 'unsafe-inline'")
      .send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>@${username}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; gap: 1rem; font: 1.2rem system-ui, sans-serif; background: #14161c; color: #eee }
img { width: min(60vw, 320px); aspect-ratio: 1; object-fit: cover; border-radius: 50% }
</style>
</head>
<body>
<img src="${picture.replaceAll('&', '&amp;')}" alt="@${username}">
<h1>@${username}</h1>
</body>
</html>
`);
  });
};

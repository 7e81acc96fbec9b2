/** POST /beta/v1/characters, and the public page of a character. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireClip } from '../../domain/character.ts';
import { character } from '../../domain/responses/video-responses.ts';
import { characterView } from '../../domain/video-views.ts';
import { networkOf } from '../../lib/ip-address.ts';
import { requireAllowed } from '../../services/rate-limiter.ts';
import type { AppDeps } from '../app-deps.ts';
import { readJson } from '../body/read-body.ts';
import { clientSignal } from '../client-signal.ts';
import { readIdempotentCreate } from '../idempotency-key.ts';
import { documented } from '../operation.ts';
import { characterBody } from '../schemas/video.ts';
import { createValidator } from '../validate.ts';

export const registerCharacterRoutes = (
  app: FastifyInstance,
  { characters, videos, links }: AppDeps,
): void => {
  const validate = createValidator(characterBody);

  app.post(
    '/beta/v1/characters',
    documented({
      summary: 'Create a character from a video',
      tag: 'Video',
      takesIdempotencyKey: true,
      body: { 'application/json': [characterBody] },
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
};

const pagesPerMinute = 60;

/** Outside the API's scope: no key is needed for a link. */
export const registerCharacterPage = (app: FastifyInstance, deps: AppDeps): void => {
  const { access, characters, links } = deps;

  /** A private page needs a key of its own account. */
  const viewerOf = async ({ headers, ip }: FastifyRequest) =>
    headers.authorization === undefined ? undefined : access.authenticate(headers.authorization, ip);

  app.get<{ Params: { id: string } }>('/characters/:id', async (request, reply) => {
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

/** GET voices/:model/:voice: a sentence in this voice, without charge. */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../app-deps.ts';
import { oneOf } from '../../schemas/common.ts';
import { createValidator, queryFields } from '../../validate.ts';

const query = Type.Object({ language: Type.Optional(oneOf(['en', 'zh'])) });

export const registerVoiceSamples = (app: FastifyInstance, { voiceSample }: AppDeps): void => {
  const validate = createValidator(query);
  app.get<{ Params: { model: string; voice: string } }>('/voices/:model/:voice', async (request, reply) => {
    const { model, voice } = request.params;
    const { language = 'en' } = validate(queryFields(request));
    const sample = await voiceSample(model, voice, language);
    return reply.type('audio/mpeg').header('cache-control', 'private, max-age=86400').send(sample);
  });
};

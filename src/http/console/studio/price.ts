/** POST price: the hold of a create, checked and computed by the same functions. */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Caller } from '../../../domain/account.ts';
import { ApiError, invalidParameter } from '../../../domain/errors.ts';
import {
  isVideoModel,
  maxHintCharacters,
  type SpeechModel,
  type TranscriptionModel,
  type VideoModel,
} from '../../../domain/models.ts';
import { toCredits } from '../../../domain/money.ts';
import { price } from '../../../domain/responses/studio-responses.ts';
import type { AppDeps } from '../../app-deps.ts';
import { readJson } from '../../body/read-body.ts';
import { createModelValidators } from '../../model-validators.ts';
import { consoleOperation } from '../../operation.ts';
import { fromCreate, fromForm } from '../../read-video-request.ts';
import { fileMarker, text } from '../../schemas/common.ts';
import { createBody, remixBody, videoForm } from '../../schemas/video.ts';
import { createValidator, type Fields, presentFields } from '../../validate.ts';
import { requireCaller } from '../session-hook.ts';

const priceBody = Type.Object({
  path: text('Where the request would go, such as v1/videos'),
  body: Type.Record(Type.String(), Type.Unknown()),
});

/** Does not affect the price, and may not be filled in yet. */
const undecided = { prompt: '-', input: '-' };
/** Only the presence of an image counts. */
const anyImage = { url: 'https://example.invalid/' };

const decodedId = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ApiError('video_not_found');
  }
};

export const registerPriceRoute = (app: FastifyInstance, deps: AppDeps): void => {
  const { access, models, videoCreation, audio } = deps;
  const validate = createValidator(priceBody);
  const validateRemix = createValidator(remixBody);
  const videoModels = models.list().filter(isVideoModel);
  const jsonBodies = createModelValidators(videoModels, createBody);
  const formBodies = createModelValidators(videoModels, videoForm);

  const priceOfJson = (model: VideoModel, fields: Fields): Promise<number> => {
    const images = Array.isArray(fields.images) ? fields.images : [];
    const body = jsonBodies.validate(model, { images: [], ...fields });
    const given = images.map(() => anyImage);
    return videoCreation.checkedPriceOf(fromCreate(model, body, given));
  };

  const priceOfForm = (model: VideoModel, fields: Fields): Promise<number> => {
    const hasImage = fields.input_reference !== undefined || model.family === 'alpha';
    const asText = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, typeof value === 'object' ? '-' : String(value)]),
    );
    const body = formBodies.validate(model, {
      ...asText,
      ...(hasImage && { input_reference: fileMarker }),
    });
    const given = hasImage ? [anyImage] : [];
    return videoCreation.checkedPriceOf(fromForm(model, body, given));
  };

  const priceOf = async (caller: Caller, path: string, fields: Fields): Promise<number> => {
    const remixOf = /^v1\/videos\/([^/]+)\/remix$/.exec(path)?.[1];
    if (remixOf !== undefined) {
      const source = await videoCreation.findRemixSource(caller, decodedId(remixOf));
      return videoCreation.priceOfRemix(source, validateRemix(fields));
    }
    switch (path) {
      case 'v1/video/create':
        return priceOfJson(access.requireModel(caller, fields.model, ['video.create']) as VideoModel, fields);
      case 'v1/videos':
        return priceOfForm(
          access.requireModel(caller, fields.model, ['videos.create']) as VideoModel,
          fields,
        );
      case 'v1/audio/speech': {
        const model = access.requireModel(caller, fields.model, ['speech']) as SpeechModel;
        if (typeof fields.input !== 'string') throw invalidParameter('input', 'must be a string');
        const { instructions } = fields;
        return audio.priceOfSpeech(
          model,
          fields.input,
          typeof instructions === 'string' ? instructions.slice(0, maxHintCharacters) : null,
        );
      }
      case 'v1/audio/transcriptions':
      case 'v1/audio/translations': {
        const operation = path.endsWith('translations') ? 'translation' : 'transcription';
        const model = access.requireModel(caller, fields.model, [operation]) as TranscriptionModel;
        // The length of the recording as the page knows it; the decoded length is charged.
        const seconds = typeof fields.seconds === 'object' ? Number.NaN : Number(fields.seconds);
        return audio.priceOfTranscription(model, Math.max(0, seconds || 60));
      }
      default:
        throw invalidParameter('path', 'has no price');
    }
  };

  app.post('/price', consoleOperation('The price of a request', price), async (request) => {
    const caller = requireCaller(request.session);
    const { path, body } = validate(readJson(request));
    const fields = { ...undecided, ...presentFields(body as Fields) };
    return { price: toCredits(await priceOf(caller, path.replace(/^\//, ''), fields)) };
  });
};

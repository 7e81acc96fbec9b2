/** /v1/audio: transcriptions, translations, speech. */

import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { missingParameter } from '../../domain/errors.ts';
import {
  maxHintCharacters,
  modelsServing,
  type SpeechModel,
  type TranscriptionModel,
} from '../../domain/models.ts';
import {
  transcriptEventData,
  transcription,
  verboseTranscription,
} from '../../domain/responses/audio-responses.ts';
import { formatTranscript, toJson, toVerboseJson } from '../../domain/transcript/transcript-formats.ts';
import { audioTooLarge, maxAudioBytes } from '../../domain/upload-limits.ts';
import type { AppDeps } from '../app-deps.ts';
import { readForm, readJson } from '../body/read-body.ts';
import { clientSignal, disconnectUnread } from '../client-signal.ts';
import { createModelValidators } from '../model-validators.ts';
import { documented } from '../operation.ts';
import { speechBody, transcriptionBody, translationBody } from '../schemas/audio.ts';
import { fileMarker } from '../schemas/common.ts';
import { sendEvents } from '../sse.ts';
import { createTranscriptEvents } from '../transcript-events.ts';

const speechTypes = {
  mp3: 'audio/mpeg',
  opus: 'audio/ogg; codecs=opus',
  aac: 'audio/aac',
  flac: 'audio/flac',
  wav: 'audio/wav',
  pcm: 'audio/pcm',
} as const;

/** A translation has fewer of them. */
type TranscriptionFields = Partial<Static<ReturnType<typeof transcriptionBody>>>;

const createTranscriptionValidators = ({ models }: AppDeps) => ({
  transcribe: createModelValidators(
    modelsServing<TranscriptionModel>(models, 'transcription'),
    transcriptionBody,
  ),
  translate: createModelValidators(modelsServing<TranscriptionModel>(models, 'translation'), translationBody),
});

const createTranscribe =
  ({ access, audio, uploads }: AppDeps, validators: ReturnType<typeof createTranscriptionValidators>) =>
  async (request: FastifyRequest, reply: FastifyReply, task: 'transcribe' | 'translate') => {
    const { fields, files } = await readForm(request, {
      ...uploads,
      maxFileBytes: maxAudioBytes,
    });
    const operation = task === 'transcribe' ? 'transcription' : 'translation';
    const model = access.requireModel(request.caller, fields.model, [operation]) as TranscriptionModel;
    request.modelId = model.id;
    const upload = files.file;
    if (!upload) throw missingParameter('file');
    const body: TranscriptionFields = validators[task].validate(model, { ...fields, file: fileMarker });
    if (upload.tooLarge) throw audioTooLarge('file');

    const format = model.alwaysJson ? 'json' : (body.response_format ?? 'json');
    const transcriptionRequest = {
      audioPath: upload.path,
      task,
      language: body.language ?? null,
      prompt: body.prompt?.slice(-maxHintCharacters) ?? null,
      temperature: Number(body.temperature ?? 0),
      // Subtitles are cut at words, so word times are needed.
      wordTimestamps:
        format === 'srt' ||
        format === 'vtt' ||
        [body['timestamp_granularities[]'] ?? []].flat().includes('word'),
    };
    const context = {
      signal: clientSignal(reply),
      scratchDir: () => request.scratchDir(),
      reference: request.id,
      onRoute: (name: string) => {
        request.servedRoute = name;
      },
    };
    if (body.stream === 'true') {
      const events = createTranscriptEvents((complete) =>
        format === 'verbose_json' ? toVerboseJson(complete, task) : toJson(complete),
      );
      const transcript = audio.transcribe(request.caller, model, transcriptionRequest, {
        ...context,
        onSegments: events.push,
      });
      return sendEvents(reply, await events.follow(transcript), { done: false });
    }
    const formatted = formatTranscript(
      await audio.transcribe(request.caller, model, transcriptionRequest, context),
      format,
      task,
    );
    return reply.type(formatted.contentType).send(formatted.body);
  };

const registerTranscriptionRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const validators = createTranscriptionValidators(deps);
  const transcribe = createTranscribe(deps, validators);

  const register = (path: string, task: 'transcribe' | 'translate', summary: string, streams: object) =>
    app.post(
      path,
      documented({
        summary,
        tag: 'Audio',
        body: () => ({ 'multipart/form-data': validators[task].schemas() }),
        response: {
          'application/json': [transcription, verboseTranscription],
          'text/plain': [],
          'text/vtt': [],
          ...streams,
        },
      }),
      (request, reply) => transcribe(request, reply, task),
    );
  register('/v1/audio/transcriptions', 'transcribe', 'Transcribe speech', {
    'text/event-stream': transcriptEventData,
  });
  register('/v1/audio/translations', 'translate', 'Translate speech to English text', {});
};

const registerSpeechRoute = (app: FastifyInstance, { access, audio, models, uploads }: AppDeps): void => {
  const speeches = createModelValidators(modelsServing<SpeechModel>(models, 'speech'), speechBody);

  app.post(
    '/v1/audio/speech',
    documented({
      summary: 'Speak a text',
      tag: 'Audio',
      body: () => ({ 'application/json': speeches.schemas() }),
      response: Object.fromEntries(Object.values(speechTypes).map((type) => [type, []])),
    }),
    async (request, reply) => {
      const fields = readJson(request);
      const model = access.requireModel(request.caller, fields.model, ['speech']) as SpeechModel;
      request.modelId = model.id;
      const body = speeches.validate(model, fields);
      const format = body.response_format ?? 'mp3';
      const bytes = await audio.speak(
        request.caller,
        model,
        {
          input: body.input,
          voice: body.voice,
          format,
          speed: body.speed ?? 1,
          instructions: body.instructions?.slice(0, maxHintCharacters) ?? null,
        },
        {
          signal: clientSignal(reply),
          reference: request.id,
          onRoute: (name) => {
            request.servedRoute = name;
          },
        },
      );
      disconnectUnread(reply, uploads.idleMs);
      return reply.type(speechTypes[format]).send(Readable.from(bytes));
    },
  );
};

export const registerAudioRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  registerTranscriptionRoutes(app, deps);
  registerSpeechRoute(app, deps);
};

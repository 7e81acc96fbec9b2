import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { Option } from 'commander';
import {
  maxSpeechCharacters,
  modelFor,
  type SpeechFormat,
  speechFormats,
  voices,
} from '../../domain/models.ts';
import { jsonBody } from '../../lib/http/http-body.ts';
import { readBody } from '../../lib/http/http-client.ts';
import { createLogger } from '../../lib/logger.ts';
import { UsageError } from '../arguments.ts';
import { chooseModel } from '../client/choose-model.ts';
import { chooseOutput, overwriteOption } from '../client/choose-output.ts';
import { readTextInput } from '../client/input-file.ts';
import { play } from '../client/open-file.ts';
import { standardOutput, writeOutput } from '../client/output-file.ts';
import { splitAtSentences } from '../client/split-text.ts';
import { addServerCommand, type ServerOptions, type ServerUse, useServer } from '../client/use-server.ts';
import type { CommandFamily } from '../command.ts';
import { CommandError, exitCodes } from '../exit-codes.ts';
import { ModelOption } from '../model-option.ts';
import { printResult } from '../output.ts';

type Options = ServerOptions & {
  output?: string;
  model: string;
  voice: string;
  format?: SpeechFormat;
  speed?: string;
  instructions?: string;
  overwrite?: boolean;
  play?: boolean;
};

export const addSay: CommandFamily = (program, context) => {
  addServerCommand(program, 'say [text]', {
    description: 'Convert text of any length to speech; without one, reads standard input.',
    examples: [
      'kinora say "Good morning. The coffee is ready." -o hello.mp3',
      'kinora say "Guten Morgen" --voice nova --speed 0.9 -o morgen.wav',
      'kinora say < chapter.txt > chapter.mp3',
      'kinora say "Well done!" --model omni-mini-tts-2025-12-15 --instructions "cheerful" -o praise.mp3',
      'fortune | kinora say --format wav | aplay',
    ],
  })
    .option('-o, --output <file>', 'the file to write; - for standard output')
    .addOption(overwriteOption())
    .option('--play', 'play it on this machine; without -o from a temporary file')
    .addOption(new ModelOption(['speech'], modelFor.speech))
    .addOption(new Option('-v, --voice <name>', 'who speaks').choices(voices).default(voices[0]))
    .addOption(
      new Option('-f, --format <name>', 'the kind of file (default: mp3, or by the ending of -o)').choices(
        speechFormats,
      ),
    )
    .option('--speed <number>', '0.25 to 4')
    .option('--instructions <text>', 'tone, accent, pacing; for models that support them')
    .action(async (given: string | undefined, options: Options) => {
      const wanted = options.output ?? (options.play ? temporaryFile(options.format) : standardOutput);
      if (wanted === standardOutput && context.stdout.isTTY)
        throw new UsageError('Give -o FILE or --play, or pipe the audio to a player.');
      const text = await readTextInput(context, given, 'The text');
      const output = await chooseOutput(context, wanted, { ...options, ...fileOf(options.format) });
      const format = options.format ?? formatByEnding(output) ?? 'mp3';
      const parts = splitAtSentences(text, maxSpeechCharacters);
      const encodes = parts.length === 1 && format !== 'wav' && format !== 'pcm';
      const expects = { kind: 'speech', model: options.model, encodes } as const;
      await useServer(context, { ...options, expects }, async (use) => {
        const model = await chooseModel(context, use, options.model, { ...options, operations: ['speech'] });
        const as = { ...options, model };
        await writeOutput(
          context,
          output,
          parts.length > 1 ? speakParts(use, parts, format, as) : speak(use, text, format, as),
        );
      });
      if (output === standardOutput) return;
      printResult(context, options.json, { file: output, format }, `${output}\n`);
      if (options.play) await play(output);
    });
};

const temporaryFile = (format: SpeechFormat = 'mp3'): string =>
  join(mkdtempSync(join(tmpdir(), 'kinora-')), `speech.${format}`);

/** The input of `chooseOutput`: the endings of the format, or of all where none is given. */
const fileOf = (format: SpeechFormat | undefined) => {
  const endings = (format === undefined ? [...speechFormats] : [format]).map((name) => `.${name}`);
  if (format === undefined || format === 'opus') endings.push('.ogg');
  const what = `Speech is written as ${endings.map((ending) => ending.slice(1)).join(', ')}`;
  return { endings, what };
};

async function* speak(
  { api, progress, signal }: ServerUse,
  input: string,
  format: SpeechFormat,
  options: Options,
): AsyncGenerator<Uint8Array> {
  progress.update({ label: 'Speaking', fraction: null });
  const body = jsonBody({
    model: options.model,
    input,
    voice: options.voice,
    response_format: format,
    speed: options.speed === undefined ? undefined : Number(options.speed),
    instructions: options.instructions,
  });
  const response = await api.media('/v1/audio/speech', 'audio', { method: 'POST', body });
  let isEmpty = true;
  for await (const chunk of readBody(response, signal)) {
    isEmpty = false;
    yield chunk;
  }
  if (isEmpty) throw new CommandError(exitCodes.server, 'The server sent no sound.');
}

/** Requested as samples, which can be joined, and encoded here: files of most formats cannot be concatenated. */
async function* speakParts(
  use: ServerUse,
  parts: string[],
  format: SpeechFormat,
  options: Options,
): AsyncGenerator<Uint8Array> {
  const samples = async function* () {
    for (const [index, part] of parts.entries()) {
      if (index > 0) use.progress.update({ label: 'Speaking', fraction: index / parts.length });
      yield* speak(use, part, 'pcm', options);
    }
  };
  // Loaded on demand: it imports the encoders.
  const { createMedia } = await import('../../engines/media/media.ts');
  const media = createMedia({ processes: 1, logger: createLogger('silent') });
  try {
    yield* media.encodeAudio(format, samples(), { signal: use.signal });
  } finally {
    await media.close();
  }
}

const formatByEnding = (output: string): SpeechFormat | undefined => {
  const ending = extname(output).slice(1).toLowerCase();
  return ending === 'ogg' ? 'opus' : speechFormats.find((format) => format === ending);
};

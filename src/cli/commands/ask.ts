import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Option } from 'commander';
import { modelFor, voices } from '../../domain/models.ts';
import { FileInJson, type HttpBody, jsonBody, jsonBodyWithFiles } from '../../lib/http/http-body.ts';
import { detailsOf } from '../client/api-client.ts';
import { chooseModel } from '../client/choose-model.ts';
import { chooseOutput, overwriteOption } from '../client/choose-output.ts';
import { checkFile, readTextInput, standardInput } from '../client/input-file.ts';
import { writeOutput } from '../client/output-file.ts';
import { completion, completionChunk } from '../client/responses.ts';
import { addServerCommand, type ServerOptions, type ServerUse, useServer } from '../client/use-server.ts';
import type { CommandContext, CommandFamily } from '../command.ts';
import { CommandError, exitCodes } from '../exit-codes.ts';
import { ModelOption } from '../model-option.ts';
import { printResult } from '../output.ts';
import { printableLine, writeText } from '../printable.ts';

type Options = ServerOptions & { model: string; output?: string; voice: string; overwrite?: boolean };

const wav = { endings: ['.wav'], what: 'A spoken answer is a WAV file' };

export const addAsk: CommandFamily = (program, context) => {
  addServerCommand(program, 'ask <file> [question]', {
    description: 'Ask something about a recording. "-" is standard input, of the recording or the question.',
    examples: [
      'kinora ask meeting.mp3 "How many people speak?"',
      'kinora ask meeting.mp3 "What is it about?" --json',
      'kinora ask meeting.mp3 "Summarise it in a sentence" -o answer.wav --voice nova',
    ],
  })
    .option('-o, --output <file>', 'write the spoken answer as WAV')
    .addOption(overwriteOption())
    .addOption(new ModelOption(['chat.audio'], modelFor.chat))
    .addOption(new Option('-v, --voice <name>', 'who speaks the answer').choices(voices).default(voices[0]))
    .action(async (file: string, given: string | undefined, asked: Options) => {
      const options = { ...asked };
      if (asked.output !== undefined)
        options.output = await chooseOutput(context, asked.output, { ...asked, ...wav });
      const question = await readTextInput(context, given, 'The question');
      const expects = { kind: 'chat', model: options.model } as const;
      await useServer(context, { ...options, expects }, async (use) => {
        options.model = await chooseModel(context, use, asked.model, {
          ...asked,
          operations: ['chat.audio'],
        });
        use.progress.update({ label: 'Listening ', fraction: null });
        const isWhole = options.output !== undefined || options.json === true;
        const body = await bodyOf(context, file, question, options, !isWhole);
        await (isWhole ? answerWhole(context, use, body, options) : answerAsItComes(context, use, body));
      });
    });
};

const bodyOf = async (
  context: CommandContext,
  file: string,
  question: string,
  { model, output, voice }: Options,
  stream: boolean,
): Promise<HttpBody> => {
  // The server detects the format by the bytes; the API requires one of these names.
  const format = extname(file).toLowerCase() === '.wav' ? 'wav' : 'mp3';
  if (file !== standardInput) await checkFile(file);
  const data =
    file === standardInput ? (await buffer(context.stdin)).toString('base64') : new FileInJson(file);
  const content = [
    { type: 'text', text: question },
    { type: 'input_audio', input_audio: { data, format } },
  ];
  const spoken = output !== undefined && { modalities: ['text', 'audio'], audio: { voice, format: 'wav' } };
  const request = { model, messages: [{ role: 'user', content }], ...(stream && { stream }), ...spoken };
  return file === standardInput ? jsonBody(request) : jsonBodyWithFiles(request);
};

const answerWhole = async (
  context: CommandContext,
  { api, progress }: ServerUse,
  body: HttpBody,
  { output, json }: Options,
): Promise<void> => {
  const { choices, usage, hint } = await api.json('/v1/chat/completions', completion, {
    method: 'POST',
    body,
  });
  const message = choices[0]?.message;
  const answer = message?.audio?.transcript ?? message?.content;
  progress.clear();
  if (typeof answer !== 'string') throw new CommandError(exitCodes.server, 'The server gave no answer.');
  if (output !== undefined) {
    if (!message?.audio?.data) throw new CommandError(exitCodes.server, 'The response has no audio.');
    await writeOutput(context, output, [Buffer.from(message.audio.data, 'base64')]);
  }
  const result = { answer, file: output, usage, hint };
  printResult(context, json, result, `${answer}\n`);
  if (!json) printHint(context, hint);
};

/** Beside the answer, so that a script that reads the answer does not get it. */
const printHint = ({ stderr }: CommandContext, hint: string | null | undefined): void => {
  if (hint) writeText(stderr, `${printableLine(hint)}\n`);
};

const answerAsItComes = async (
  context: CommandContext,
  { api, progress }: ServerUse,
  body: HttpBody,
): Promise<void> => {
  const { print } = context;
  let isAnswered = false;
  let weakness: string | null | undefined;
  const events = api.events('/v1/chat/completions', completionChunk, { method: 'POST', body });
  for await (const { choices, error, hint } of events) {
    if (error) throw new CommandError(exitCodes.server, printableLine(error.message), detailsOf(error));
    weakness ??= hint;
    isAnswered ||= Boolean(choices?.length);
    const words = choices?.[0]?.delta?.content;
    if (!words) continue;
    progress.clear();
    print(words);
  }
  if (!isAnswered) throw new CommandError(exitCodes.server, 'The server gave no answer.');
  print('\n');
  printHint(context, weakness);
};

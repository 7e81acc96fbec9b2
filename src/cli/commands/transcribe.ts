/** `kinora transcribe` and `kinora translate`: recordings to text. */
import { mkdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { Option } from 'commander';
import { modelFor, type Operation, type TranscriptFormat, transcriptFormats } from '../../domain/models.ts';
import { formBody, type HttpBody } from '../../lib/http/http-body.ts';
import { UsageError } from '../arguments.ts';
import { detailsOf } from '../client/api-client.ts';
import { chooseModel } from '../client/choose-model.ts';
import { chooseOutput, overwriteOption } from '../client/choose-output.ts';
import { formFile, nameWithoutEnding } from '../client/input-file.ts';
import { standardOutput, writeOutput } from '../client/output-file.ts';
import { transcript, transcriptEvent } from '../client/responses.ts';
import { addServerCommand, type ServerOptions, type ServerUse, useServer } from '../client/use-server.ts';
import type { Command, CommandContext, CommandFamily } from '../command.ts';
import { CommandError, exitCodes, fileError } from '../exit-codes.ts';
import { ModelOption } from '../model-option.ts';
import { printableLine, writeText } from '../printable.ts';

type Options = ServerOptions & {
  model: string;
  format?: TranscriptFormat;
  output?: string;
  language?: string;
  prompt?: string;
  temperature?: string;
  words?: boolean;
  overwrite?: boolean;
};

type Task = { path: string; label: string; operation: Operation };
const transcribing: Task = {
  path: '/v1/audio/transcriptions',
  label: 'Transcribing',
  operation: 'transcription',
};
const translating: Task = { path: '/v1/audio/translations', label: 'Translating', operation: 'translation' };

const endings: Record<TranscriptFormat, string> = {
  text: '.txt',
  srt: '.srt',
  vtt: '.vtt',
  json: '.json',
  verbose_json: '.json',
};

export const addTranscribe: CommandFamily = (program, context) => {
  const transcribe = addServerCommand(program, 'transcribe <file...>', {
    description: 'Transcribe recordings. "-" is standard input.',
    examples: [
      'kinora transcribe interview.mp3',
      'kinora transcribe interview.mp3 --format srt -o interview.srt',
      'kinora transcribe *.m4a --format vtt -o subtitles/',
      'kinora transcribe lecture.ogg --language de --model listen-large-v3',
      'arecord -d 10 | kinora transcribe - --json',
    ],
  });
  withTranscribeOptions(transcribe, new ModelOption(['transcription'], modelFor.transcription))
    .option('-l, --language <code>', 'the language spoken, such as en or de (default: detected)')
    .option('--words', 'with --format verbose_json: the time of each word')
    .action((files: string[], options: Options) => transcribeAll(context, transcribing, files, options));

  const translate = addServerCommand(program, 'translate <file...>', {
    description: 'Translate recordings in any language to English text. "-" is standard input.',
    examples: [
      'kinora translate bonjour.ogg',
      'kinora translate interview.mp3 --format srt -o interview.en.srt',
    ],
  });
  withTranscribeOptions(translate, new ModelOption(['translation'], modelFor.translation)).action(
    (files: string[], options: Options) => transcribeAll(context, translating, files, options),
  );
};

const withTranscribeOptions = (command: Command, model: ModelOption) =>
  command
    .addOption(
      new Option(
        '-f, --format <name>',
        'the format of the text (default: text, or by the extension of -o)',
      ).choices(transcriptFormats),
    )
    .option('-o, --output <file>', 'the file to write; for several recordings a folder')
    .addOption(overwriteOption())
    .addOption(model)
    .option('--prompt <text>', 'names and spellings to expect')
    .option('--temperature <number>', '0 to 1');

const transcribeAll = async (
  context: CommandContext,
  task: Task,
  files: string[],
  asked: Options,
): Promise<void> => {
  const options = { ...asked };
  const format = options.format ?? formatByEnding(options.output) ?? 'text';
  const outputOf = await chooseOutputs(context, files, format, options);
  const failures: CommandError[] = [];
  const expects = { kind: 'transcription', model: options.model } as const;
  await useServer(context, { ...options, expects }, async (use) => {
    options.model = await chooseModel(context, use, asked.model, { ...asked, operations: [task.operation] });
    for (const file of files) {
      const output = outputOf(file);
      try {
        await transcribeOne({
          context,
          use,
          task,
          file,
          output,
          format,
          options,
          isAlone: files.length === 1,
        });
      } catch (error) {
        // The other recordings can still be transcribed.
        if (!(error instanceof CommandError) || use.signal.aborted || files.length === 1) throw error;
        use.progress.clear();
        writeText(context.stderr, `${file}: ${error.message}\n`);
        failures.push(error);
      }
    }
  });
  if (failures[0])
    throw new CommandError(failures[0].exitCode, `${failures.length} of ${files.length} recordings failed.`);
};

type TranscribeCall = {
  context: CommandContext;
  use: ServerUse;
  task: Task;
  file: string;
  output: string;
  format: TranscriptFormat;
  options: Options;
  isAlone: boolean;
};

const transcribeOne = async (call: TranscribeCall): Promise<void> => {
  const { context, use, task, file, output, format, options, isAlone } = call;
  const isLive =
    task === transcribing &&
    format === 'text' &&
    output === standardOutput &&
    !options.json &&
    context.stdout.isTTY === true;
  if (!isAlone && output === standardOutput && !options.json) context.print(`==> ${file} <==\n`);
  use.progress.update({ label: `${task.label} ${basename(file)} `, fraction: null });
  const body = await bodyOf(call, isLive);
  if (isLive) return printLive(context, use, task, body);
  const response = await use.api.textOrJson(task.path, transcript, { method: 'POST', body });
  const wantsJson = format === 'json' || format === 'verbose_json';
  if (wantsJson && !response.json)
    throw new CommandError(exitCodes.server, 'The server responded with something that is not JSON.');
  // Some models always respond with JSON.
  const wanted = response.json && !wantsJson ? response.json.text : response.text;
  use.progress.clear();
  if (output !== standardOutput) await writeOutput(context, output, [withNewline(wanted)]);
  if (options.json) {
    const result = response.json ?? { text: wanted };
    context.print(`${JSON.stringify({ file, ...result, ...(output !== standardOutput && { output }) })}\n`);
  } else context.print(output === standardOutput ? withNewline(wanted) : `${output}\n`);
};

const bodyOf = async (
  { context, file, format, options }: TranscribeCall,
  isLive: boolean,
): Promise<HttpBody> => {
  const fields: [string, string | undefined][] = [
    ['model', options.model],
    ['response_format', format],
    ['language', options.language],
    ['prompt', options.prompt],
    ['temperature', options.temperature],
    ['timestamp_granularities[]', options.words ? 'word' : undefined],
    ['stream', isLive ? 'true' : undefined],
  ];
  const given = fields.filter((field): field is [string, string] => field[1] !== undefined);
  return formBody(given, [await formFile(context, 'file', file)]);
};

/** On a terminal the text is streamed. */
const printLive = async (
  { print }: CommandContext,
  { api, progress }: ServerUse,
  task: Task,
  body: HttpBody,
): Promise<void> => {
  let isFirst = true;
  for await (const { delta, error } of api.events(task.path, transcriptEvent, { method: 'POST', body })) {
    if (error) throw new CommandError(exitCodes.server, printableLine(error.message), detailsOf(error));
    if (typeof delta !== 'string') continue;
    progress.clear();
    print(isFirst ? delta.trimStart() : delta);
    isFirst = false;
  }
  print('\n');
};

const formatByEnding = (output: string | undefined): TranscriptFormat | undefined => {
  const ending = extname(output ?? '').toLowerCase();
  return transcriptFormats.find((format) => endings[format] === ending);
};

const chooseOutputs = async (
  context: CommandContext,
  files: string[],
  format: TranscriptFormat,
  { output, ...options }: Options,
): Promise<(file: string) => string> => {
  if (output === undefined || output === standardOutput) return () => standardOutput;
  const fitting = options.format === undefined ? Object.values(endings) : [endings[format]];
  const what = `Transcripts are written as ${[...new Set(fitting)].join(', ')}`;
  const choose = (path: string, known = fitting) =>
    chooseOutput(context, path, { ...options, endings: known, what });
  if (files.length === 1 && !output.endsWith('/')) {
    // Plain text that was asked for may have any name.
    const chosen = await choose(
      output,
      options.format === 'text' ? [extname(output).toLowerCase()] : fitting,
    );
    return () => chosen;
  }
  const names = files.map((file) => `${nameWithoutEnding(file)}${endings[format]}`);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new UsageError(`Two recordings would be written to ${twice}.`);
  try {
    mkdirSync(output, { recursive: true });
  } catch (error) {
    throw fileError(output, error);
  }
  const chosen = new Map<string, string>();
  for (const file of files)
    chosen.set(
      file,
      await choose(join(output, `${nameWithoutEnding(file)}${endings[format]}`), [endings[format]]),
    );
  return (file) => chosen.get(file)!;
};

const withNewline = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`);

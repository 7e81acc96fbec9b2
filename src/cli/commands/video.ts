import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { Option } from 'commander';
import { alphaFormSizes, betaFormSizes, modelFor, type Operation, videoStyles } from '../../domain/models.ts';
import { readCount, readSeed, UsageError } from '../arguments.ts';
import { chooseModel } from '../client/choose-model.ts';
import { chooseOutput, overwriteOption } from '../client/choose-output.ts';
import { saveVideo } from '../client/download-video.ts';
import { readTextInput } from '../client/input-file.ts';
import { play } from '../client/open-file.ts';
import { standardOutput, writeOutput } from '../client/output-file.ts';
import { orderedVideo, type WatchedVideo } from '../client/responses.ts';
import { addServerCommand, type ServerOptions, type ServerUse, useServer } from '../client/use-server.ts';
import { buildVideoRequest, type VideoOptions } from '../client/video-request.ts';
import { watchVideo } from '../client/watch-video.ts';
import type { Command, CommandContext, CommandFamily } from '../command.ts';
import { ModelOption } from '../model-option.ts';
import { printResult } from '../output.ts';
import { printableLine } from '../printable.ts';

type Options = VideoOptions &
  ServerOptions & {
    output?: string;
    detach?: boolean;
    overwrite?: boolean;
    play?: boolean;
    variants?: string;
  };

/** As `chooseOutput` needs it. */
export const mp4 = { endings: ['.mp4', '.m4v'], what: 'Videos are MP4 files' };
const maxVariants = 10;

const operations: Operation[] = ['video.create', 'videos.create'];
const collect = (value: string, before: string[] = []): string[] => [...before, value];
const sizes = [...new Set([...Object.keys(betaFormSizes), ...Object.keys(alphaFormSizes), 'small', 'large'])];

export const addVideo: CommandFamily = (program, context) => {
  const command = addServerCommand(program, 'video [prompt]', {
    description:
      'Make a video from a prompt, and download it. Ctrl-C leaves it to the server; "kinora videos watch" comes back to it.',
    examples: [
      'kinora video "A lighthouse above the sea at dusk" -o lighthouse.mp4',
      'kinora video "Snow falls on a village" --seconds 8 --size 720x1280 --style watercolour',
      'kinora video "The clouds begin to move" --image photo.jpg -o clouds.mp4',
      'kinora video "@amberfox42 walks along a beach"',
      'kinora video "Make it night" --remix beta-2:4f1c -o night.mp4',
      'kinora video "A fox in the snow" --variants 3 -o fox.mp4 --play',
      'kinora video "A red balloon" --detach --json',
      'kinora video "A fox in the snow" -o - | ffplay -',
    ],
  });
  withVideoOptions(command).action(async (prompt: string | undefined, options: Options) => {
    const text = await readTextInput(context, prompt, 'The prompt');
    const outputs = await chooseOutputs(context, text, options);
    await useServer(context, { ...options, needsWorker: true }, async (use) => {
      const model =
        options.model === undefined || options.remix !== undefined
          ? {}
          : { model: await chooseModel(context, use, options.model, { ...options, operations }) };
      const ids: string[] = [];
      // All are ordered before the first is waited for, so that they are made side by side.
      for (const index of outputs.keys()) {
        const seed = options.seed === undefined ? {} : { seed: String(readSeed(options.seed) + index) };
        const asked = { ...options, ...model, ...seed };
        const { path, body } = await buildVideoRequest(context, use.api, text, asked);
        const created = await use.api.json(path, orderedVideo, { method: 'POST', body });
        ids.push(created.id);
        if (options.detach) printDetached(context, created, options.json);
        else if (!options.json) use.progress.say(`Video ${created.id}`);
      }
      if (options.detach) return;
      for (const [index, id] of ids.entries())
        await finishVideo(context, use, id, { ...options, output: outputs[index]! });
    });
  });
};

/** One for each variant: NAME.mp4, or NAME-1.mp4, NAME-2.mp4 and so on. */
const chooseOutputs = async (
  context: CommandContext,
  prompt: string,
  options: Options,
): Promise<string[]> => {
  const count = options.variants === undefined ? 1 : readCount(options.variants, '--variants');
  if (count < 1 || count > maxVariants) throw new UsageError(`--variants must be 1 to ${maxVariants}.`);
  if (count > 1 && options.output === standardOutput)
    throw new UsageError('Several variants cannot go to standard output.');
  const numbers = Array.from({ length: count }, (_, index) => (count === 1 ? '' : `-${index + 1}`));
  if (options.output === undefined) return freeNames(prompt, numbers);
  const ending = extname(options.output);
  const base = options.output.slice(0, options.output.length - ending.length);
  if (options.detach) return numbers.map((number) => `${base}${number}${ending}`);
  const chosen: string[] = [];
  for (const number of numbers)
    chosen.push(await chooseOutput(context, `${base}${number}${ending}`, { ...options, ...mp4 }));
  return chosen;
};

const withVideoOptions = (command: Command): Command =>
  command
    .option(
      '-o, --output <file>',
      'the file to write; - for standard output (default: named after the prompt)',
    )
    .addOption(overwriteOption())
    .addOption(new ModelOption(operations, modelFor.unnamedVideo))
    .option('--seed <number>', 'the same seed and request make the same video; variants count up from it')
    .option('-n, --variants <count>', `several videos of the same prompt, at most ${maxVariants}`)
    .addOption(new Option('-s, --size <size>', 'width and height, or the name of a size').choices(sizes))
    .option('-d, --seconds <count>', 'the length in seconds')
    .option(
      '-i, --image <file>',
      'a first frame or reference image: a file or a URL; may be repeated',
      collect,
    )
    .option(
      '-c, --character <character>',
      'a character to include, by its username; may be repeated',
      collect,
    )
    .option('--character-from <video-id>', 'take a character from this video, or from a video at a URL')
    .option('--character-timestamps <start,end>', 'the part of that video, in seconds')
    .option('-r, --remix <video-id>', 'remix this video according to the prompt')
    .addOption(new Option('--style <name>', 'a visual style').choices(videoStyles))
    .addOption(new Option('--aspect-ratio <ratio>', 'of the alpha3 models').choices(['16:9', '9:16']))
    .addOption(new Option('--orientation <name>', 'of the beta models').choices(['landscape', 'portrait']))
    .option('--enhance-prompt', 'let the server rewrite the prompt')
    .option('--upsample', '1080p instead of 720p')
    .option('--watermark', 'add a watermark')
    .option('--no-watermark', 'no watermark')
    .option('--private', 'do not publish it')
    .option('--metadata <json>', 'your own JSON, returned with the status')
    .option('--play', 'open it in the player of this machine')
    .option('--detach', 'do not wait for it');

/** Waits for a video, downloads it, and says where it is. */
export const finishVideo = async (
  context: CommandContext,
  use: ServerUse,
  id: string,
  { output, json, play: isPlayed }: { output: string; json?: boolean; play?: boolean },
): Promise<void> => {
  const made = await watchVideo(use, id);
  await writeOutput(context, output, saveVideo(use, id));
  use.progress.clear();
  if (output === standardOutput) return;
  if (json) context.print(`${JSON.stringify({ ...made, file: output })}\n`);
  else printMade(context, use, made, output);
  if (isPlayed) await play(output);
};

const printMade = (context: CommandContext, use: ServerUse, made: WatchedVideo, output: string): void => {
  for (const { asked, shown } of made.shown_as ?? [])
    use.progress.say(printableLine(`Shown as ${shown}: ${asked}`));
  if (made.not_drawn?.length) use.progress.say(printableLine(`Not drawn: ${made.not_drawn.join(', ')}`));
  context.print(`${output}\n`);
};

const printDetached = (context: CommandContext, created: { id: string }, json: boolean | undefined): void => {
  const { id } = created;
  printResult(context, json, created, `${id}\nTo watch it: kinora videos watch ${id}\n`);
};

/** Such as a-lighthouse-at-dusk.mp4, and never an existing file. */
const freeNames = (prompt: string, numbers: string[]): string[] => {
  const words = prompt.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['video'];
  const name = words.join('-').slice(0, 40).replace(/-$/, '');
  for (let count = 1; ; count++) {
    const paths = numbers.map((number) => `${name}${count === 1 ? '' : `-${count}`}${number}.mp4`);
    if (!paths.some((path) => existsSync(path))) return paths;
  }
};

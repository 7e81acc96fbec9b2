import { existsSync } from 'node:fs';
import { Option } from 'commander';
import { alphaFormSizes, betaFormSizes, modelFor, videoStyles } from '../../domain/models.ts';
import { saveVideo } from '../client/download-video.ts';
import { readTextInput } from '../client/input-file.ts';
import { checkOutput, standardOutput, writeOutput } from '../client/output-file.ts';
import { video } from '../client/responses.ts';
import { addServerCommand, type ServerOptions, type ServerUse, useServer } from '../client/use-server.ts';
import { buildVideoRequest, type VideoOptions } from '../client/video-request.ts';
import { watchVideo } from '../client/watch-video.ts';
import type { Command, CommandContext, CommandFamily } from '../command.ts';
import { ModelOption } from '../model-option.ts';
import { printResult } from '../output.ts';
import { printableLine } from '../printable.ts';

type Options = VideoOptions & ServerOptions & { output?: string; detach?: boolean };

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
      'kinora video "A red balloon" --detach --json',
      'kinora video "A fox in the snow" -o - | ffplay -',
    ],
  });
  withVideoOptions(command).action(async (prompt: string | undefined, options: Options) => {
    const text = await readTextInput(context, prompt, 'The prompt');
    const output = options.output ?? freeName(text);
    if (!options.detach) checkOutput(output);
    await useServer(context, { ...options, needsWorker: true }, async (use) => {
      const { path, body } = await buildVideoRequest(context, use.api, text, options);
      const created = await use.api.json(path, video, { method: 'POST', body });
      if (options.detach) return printDetached(context, created, options.json);
      if (!options.json) use.progress.say(`Video ${printableLine(created.id)}`);
      await finishVideo(context, use, created.id, { ...options, output });
    });
  });
};

const withVideoOptions = (command: Command): Command =>
  command
    .option(
      '-o, --output <file>',
      'the file to write; - for standard output (default: named after the prompt)',
    )
    .addOption(new ModelOption(['video.create', 'videos.create'], modelFor.unnamedVideo))
    .addOption(new Option('-s, --size <size>', 'width and height, or the name of a size').choices(sizes))
    .option('-d, --seconds <count>', 'the length in seconds')
    .option(
      '-i, --image <file>',
      'a first frame or reference image: a file or a URL; may be repeated',
      collect,
    )
    .option('-c, --character <name>', 'a character to include, by its username; may be repeated', collect)
    .option('--character-from <id>', 'take a character from this video, or from a video at a URL')
    .option('--character-timestamps <start,end>', 'the part of that video, in seconds')
    .option('-r, --remix <id>', 'remix this video according to the prompt')
    .addOption(new Option('--style <name>', 'a visual style').choices(videoStyles))
    .addOption(new Option('--aspect-ratio <ratio>', 'of the alpha3 models').choices(['16:9', '9:16']))
    .addOption(new Option('--orientation <name>', 'of the beta models').choices(['landscape', 'portrait']))
    .option('--enhance-prompt', 'let the server rewrite the prompt')
    .option('--upsample', '1080p instead of 720p')
    .option('--watermark', 'add a watermark')
    .option('--no-watermark', 'no watermark')
    .option('--private', 'do not publish it')
    .option('--metadata <json>', 'your own JSON, returned with the status')
    .option('--detach', 'do not wait for it');

/** Waits for a video, downloads it, and says where it is. */
export const finishVideo = async (
  context: CommandContext,
  use: ServerUse,
  id: string,
  { output, json }: { output: string; json?: boolean },
): Promise<void> => {
  const made = await watchVideo(use, id);
  await writeOutput(context, output, saveVideo(use, id));
  use.progress.clear();
  if (output === standardOutput) return;
  if (json) return context.print(`${JSON.stringify({ ...made, file: output })}\n`);
  for (const { asked, shown } of made.shown_as ?? [])
    use.progress.say(printableLine(`Shown as ${shown}: ${asked}`));
  if (made.not_drawn?.length) use.progress.say(printableLine(`Not drawn: ${made.not_drawn.join(', ')}`));
  context.print(`${output}\n`);
};

const printDetached = (context: CommandContext, created: { id: string }, json: boolean | undefined): void => {
  const id = printableLine(created.id);
  printResult(context, json, created, `${id}\nTo watch it: kinora videos watch ${id}\n`);
};

/** Such as a-lighthouse-at-dusk.mp4, and never an existing file. */
const freeName = (prompt: string): string => {
  const words = prompt.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['video'];
  const name = words.join('-').slice(0, 40).replace(/-$/, '');
  for (let count = 1; ; count++) {
    const path = `${name}${count === 1 ? '' : `-${count}`}.mp4`;
    if (!existsSync(path)) return path;
  }
};

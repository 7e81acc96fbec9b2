import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Option } from 'commander';
import { readCount } from '../arguments.ts';
import { chooseOutput, overwriteOption } from '../client/choose-output.ts';
import { saveVideo } from '../client/download-video.ts';
import { listVideos } from '../client/list-videos.ts';
import { openFile } from '../client/open-file.ts';
import { writeOutput } from '../client/output-file.ts';
import { deletion, videoPage } from '../client/responses.ts';
import { addServerCommand, type ServerOptions, useServer } from '../client/use-server.ts';
import { videoPath, watchVideo } from '../client/watch-video.ts';
import type { CommandFamily } from '../command.ts';
import { CommandError, exitCodes } from '../exit-codes.ts';
import { printResult } from '../output.ts';
import { finishVideo, mp4 } from './video.ts';
import { detailLines, listLines, readVideo } from './video-text.ts';

type WatchOptions = ServerOptions & { output?: string; overwrite?: boolean; play?: boolean };

export const addVideos: CommandFamily = (program, context) => {
  const videos = program.command('videos').description('Videos, finished and in progress.');

  addServerCommand(videos, 'list', {
    description: 'List videos, the newest first.',
    examples: [
      'kinora videos list',
      'kinora videos list --limit 100 --json',
      'kinora videos list --status failed',
    ],
  })
    .option('-n, --limit <count>', 'how many', '20')
    .option('--after <video-id>', 'list those after this one')
    .addOption(
      new Option('--status <name>', 'only those').choices(['pending', 'processing', 'completed', 'failed']),
    )
    .action(async (options: ServerOptions & { limit: string; after?: string; status?: string }) => {
      const limit = readCount(options.limit, '--limit');
      const rows = await useServer(context, options, ({ api }) =>
        listVideos((query) => api.json(`/v1/videos?${query}`, videoPage), { ...options, limit }),
      );
      printResult(context, options.json, rows, listLines(rows, context.stdout.columns));
    });

  addServerCommand(videos, 'show <video-id>', {
    description: 'Show a video: prompt, cost, seed, times.',
    examples: ['kinora videos show beta-2:4f1c', 'kinora videos show beta-2:4f1c --json'],
  }).action(async (id: string, options: ServerOptions) => {
    const shown = await useServer(context, options, ({ api }) => readVideo(api, id));
    printResult(context, options.json, shown, detailLines(shown));
  });

  addServerCommand(videos, 'watch <video-id>', {
    description: 'Wait for a video, and download it with -o.',
    examples: ['kinora videos watch beta-2:4f1c', 'kinora videos watch beta-2:4f1c -o video.mp4 --play'],
  })
    .option('-o, --output <file>', 'the file to write when it is done; - for standard output')
    .addOption(overwriteOption())
    .option('--play', 'with -o: open it in the player of this machine')
    .action(async (id: string, options: WatchOptions) => {
      const { json } = options;
      const output =
        options.output === undefined
          ? undefined
          : await chooseOutput(context, options.output, { ...options, ...mp4 });
      await useServer(context, { ...options, needsWorker: true }, async (use) => {
        if (output !== undefined) return finishVideo(context, use, id, { ...options, output });
        const watched = await watchVideo(use, id);
        use.progress.clear();
        printResult(context, json, watched, `${id} is completed. To open it: kinora videos open ${id}\n`);
      });
    });

  addServerCommand(videos, 'delete <video-id...>', {
    description: 'Delete videos; one that is being made is stopped and costs nothing.',
    examples: ['kinora videos delete beta-2:4f1c', 'kinora videos delete beta-2:4f1c beta-2:77aa'],
  }).action(async (ids: string[], options: ServerOptions) => {
    await useServer(context, options, async ({ api }) => {
      for (const id of ids) {
        const deleted = await api.json(videoPath(id), deletion, { method: 'DELETE' });
        if (!deleted.deleted) throw new CommandError(exitCodes.server, `The server did not delete ${id}.`);
        printResult(context, options.json, deleted, `Deleted ${id}\n`);
      }
    });
  });

  addServerCommand(videos, 'open <video-id>', {
    description: 'Download a finished video and open it in the player of this machine.',
    examples: ['kinora videos open beta-2:4f1c'],
  }).action(async (id: string, options: ServerOptions) => {
    const file = join(mkdtempSync(join(tmpdir(), 'kinora-')), `${id.replaceAll(/[^\w.-]/g, '_')}.mp4`);
    await useServer(context, options, (use) => writeOutput(context, file, saveVideo(use, id)));
    const isOpened = await openFile(file);
    printResult(context, options.json, { id, file, opened: isOpened }, `${file}\n`);
    if (!isOpened) throw new CommandError(exitCodes.failed, 'No program to open videos was found.');
  });
};

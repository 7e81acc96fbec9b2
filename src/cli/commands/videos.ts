import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Option } from 'commander';
import { readCount } from '../arguments.ts';
import { saveVideo } from '../client/download-video.ts';
import { checkOutput, writeOutput } from '../client/output-file.ts';
import type { Shaped } from '../client/response-shape.ts';
import { deletion, type ListedVideo, video, videoPage } from '../client/responses.ts';
import { addServerCommand, type ServerOptions, useServer } from '../client/use-server.ts';
import { videoPath, watchVideo } from '../client/watch-video.ts';
import type { CommandFamily } from '../command.ts';
import { CommandError, exitCodes } from '../exit-codes.ts';
import { isoTime, printResult, show, table } from '../output.ts';
import { printableLine } from '../printable.ts';
import { finishVideo } from './video.ts';

type Page = Shaped<typeof videoPage>;

const pageSize = 100;

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
    .option('--after <id>', 'list those after this one')
    .addOption(
      new Option('--status <name>', 'only those').choices(['pending', 'processing', 'completed', 'failed']),
    )
    .action(async (options: ServerOptions & { limit: string; after?: string; status?: string }) => {
      const limit = readCount(options.limit, '--limit');
      const rows = await useServer(context, options, ({ api }) =>
        listVideos((query) => api.json(`/v1/videos?${query}`, videoPage), { ...options, limit }),
      );
      printResult(context, options.json, rows, table(rows.map(shortView)));
    });

  addServerCommand(videos, 'show <id>', {
    description: 'Show the details of a video.',
    examples: ['kinora videos show beta-2:4f1c', 'kinora videos show beta-2:4f1c --json'],
  }).action(async (id: string, options: ServerOptions) => {
    const shown = await useServer(context, options, ({ api }) => api.json(videoPath(id), video));
    printResult(context, options.json, shown, details(shown));
  });

  addServerCommand(videos, 'watch <id>', {
    description: 'Wait for a video, and download it with -o.',
    examples: ['kinora videos watch beta-2:4f1c', 'kinora videos watch beta-2:4f1c -o video.mp4'],
  })
    .option('-o, --output <file>', 'the file to write when it is done; - for standard output')
    .action(async (id: string, options: ServerOptions & { output?: string }) => {
      const { output, json } = options;
      if (output !== undefined) checkOutput(output);
      await useServer(context, { ...options, needsWorker: true }, async (use) => {
        if (output !== undefined) return finishVideo(context, use, id, { output, json });
        const watched = await watchVideo(use, id);
        use.progress.clear();
        printResult(context, json, watched, `${id} is completed. To open it: kinora videos open ${id}\n`);
      });
    });

  addServerCommand(videos, 'delete <id...>', {
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

  addServerCommand(videos, 'open <id>', {
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

const listVideos = async (
  read: (query: URLSearchParams) => Promise<Page>,
  { limit, after, status }: { limit: number; after?: string; status?: string },
): Promise<ListedVideo[]> => {
  const found: ListedVideo[] = [];
  let cursor = after;
  while (found.length < limit) {
    const size = status === undefined ? Math.min(pageSize, limit - found.length) : pageSize;
    const query = new URLSearchParams({ limit: String(size) });
    if (cursor !== undefined) query.set('after', cursor);
    const page = await read(query);
    found.push(...page.data.filter((listed) => status === undefined || listed.status === status));
    // A page that is empty or repeats its cursor would otherwise be requested without end.
    if (
      !page.has_more ||
      typeof page.last_id !== 'string' ||
      page.data.length === 0 ||
      page.last_id === cursor
    )
      break;
    cursor = page.last_id;
  }
  return found.slice(0, limit);
};

const shortView = (listed: ListedVideo) => ({
  id: listed.id,
  status: listed.status,
  progress: `${listed.progress ?? 0} %`,
  model: listed.model,
  seconds: listed.seconds,
  size: listed.size,
  created: isoTime(listed.created_at),
  prompt: shortened(listed.enhanced_prompt ?? listed.prompt ?? ''),
});

const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 50 ? `${line.slice(0, 49)}…` : line;
};

const details = (shown: object): string => {
  const rows = Object.entries(shown).map(([name, value]) => {
    const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
    return `${printableLine(name).padEnd(22)}  ${show(text)}`;
  });
  return `${rows.join('\n')}\n`;
};

const openers: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Whether a program could be started. */
const openFile = async (path: string): Promise<boolean> => {
  const [program, ...words] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(program!, [...words, path], { stdio: 'ignore', detached: true });
  try {
    const [code] = await once(child, 'exit');
    return code === 0;
  } catch {
    return false;
  }
};

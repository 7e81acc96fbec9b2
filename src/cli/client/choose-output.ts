/** The file a command will write, decided before the work: its folder, its extension, and a file that is there already. */
import { statSync } from 'node:fs';
import { extname } from 'node:path';
import { Option } from 'commander';
import { UsageError } from '../arguments.ts';
import type { CommandContext } from '../command.ts';
import { CommandError, exitCodes } from '../exit-codes.ts';
import { checkOutput, standardOutput } from './output-file.ts';
import { askYesOrNo } from './question.ts';

export type OutputOptions = { overwrite?: boolean; json?: boolean };

export const overwriteOption = (): Option => new Option('--overwrite', 'replace a file that exists');

/** `endings`: those that fit what is written, the usual one first; a name without any is taken as it is. */
export const chooseOutput = async (
  context: CommandContext,
  path: string,
  { overwrite = false, json = false, endings, what }: OutputOptions & { endings: string[]; what: string },
): Promise<string> => {
  if (path === standardOutput) return path;
  const chosen = await withFittingEnding(context, path, endings, what, json);
  checkOutput(chosen);
  if (overwrite || !statSync(chosen, { throwIfNoEntry: false })?.isFile()) return chosen;
  const answer = await askYesOrNo(context, `${chosen} exists. Replace it?`, { json });
  if (answer) return chosen;
  throw new CommandError(
    exitCodes.file,
    answer === undefined ? `${chosen} exists. To replace it, add --overwrite.` : 'Nothing was written.',
  );
};

const withFittingEnding = async (
  context: CommandContext,
  path: string,
  endings: string[],
  what: string,
  json: boolean,
): Promise<string> => {
  const ending = extname(path).toLowerCase();
  // A device has no kind of file.
  const exists = statSync(path, { throwIfNoEntry: false });
  if (ending === '' || endings.includes(ending) || (exists !== undefined && !exists.isFile())) return path;
  const better = `${path.slice(0, -ending.length)}${endings[0]}`;
  const answer = await askYesOrNo(context, `${what}, not ${ending}. Write ${better}?`, {
    json,
    whenEmpty: true,
  });
  if (answer) return better;
  throw new UsageError(`${path}: ${what}, not ${ending}. Use -o ${better}.`);
};

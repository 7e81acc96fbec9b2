/** The sources of a file of a model: hubs, or the file, folder or URL that a command names. */
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CatalogueFile, CatalogueModel } from './catalogue.ts';
import { ModelError } from './model-error.ts';

const isUrl = (from: string): boolean => /^(?:https?|file):\/\//.test(from);

/** Best source first. */
export const sourcesOf = async (
  model: CatalogueModel,
  file: CatalogueFile,
  from: string | undefined,
  hubUrls: string[],
): Promise<(URL | string)[]> => {
  if (from === undefined)
    return hubUrls.map(
      (hub) =>
        new URL(
          `${file.repository}/resolve/${file.revision}/${file.path}`,
          hub.endsWith('/') ? hub : `${hub}/`,
        ),
    );
  const local = from.startsWith('file://') ? fileURLToPath(from) : from;
  if (isUrl(from) && !from.startsWith('file://')) {
    const isFile = model.files.length === 1 && /\.[a-z0-9]+(?:\?|$)/i.test(basename(new URL(from).pathname));
    return isFile
      ? [new URL(from)]
      : [
          new URL(file.name, from.endsWith('/') ? from : `${from}/`),
          new URL(file.path, from.endsWith('/') ? from : `${from}/`),
        ];
  }
  const found = await stat(local).catch(() => null);
  if (!found) throw new ModelError(`${from} does not exist.`);
  if (found.isFile()) {
    if (model.files.length > 1)
      throw new ModelError(`${model.name} has ${model.files.length} files: name a folder that has them.`);
    return [local];
  }
  // The folder that was exported, or the one it was exported into.
  const folders = [local, join(local, model.name)];
  const names = [file.name, file.path, basename(file.path)];
  return [...new Set(folders.flatMap((folder) => names.map((name) => join(folder, name))))];
};

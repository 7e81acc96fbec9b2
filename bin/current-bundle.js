/**
 * Finds the bundle of the present sources, made by `bin/bundle.ts`. One of other sources is never run: every file that
 * went into it is compared, by size and time, and by content where the time differs.
 */
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
export const bundlesFolder = join(root, 'dist');
const manifestPath = join(bundlesFolder, 'current.json');

// Loaded only where a hash is needed, which few starts do.
export const contentHash = (path) =>
  process.getBuiltinModule('node:crypto').createHash('sha256').update(readFileSync(path)).digest('hex');

/** Layers of images keep whole seconds only. */
const isSameTime = (recordedMs, foundMs) =>
  recordedMs === foundMs || (foundMs % 1000 === 0 && foundMs === Math.trunc(recordedMs / 1000) * 1000);

export const saveManifest = (manifest) => {
  const beside = `${manifestPath}-${process.pid}`;
  writeFileSync(beside, JSON.stringify(manifest));
  renameSync(beside, manifestPath);
};

const findCurrent = () => {
  let manifest;
  try {
    manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
    if (!statSync(join(bundlesFolder, manifest.folder)).isDirectory()) return undefined;
  } catch {
    return undefined;
  }
  let isTouched = false;
  for (const input of manifest.inputs) {
    const [path, sizeBytes, timeMs, hash] = input;
    const found = statSync(join(root, path), { throwIfNoEntry: false });
    if (found?.size !== sizeBytes) return undefined;
    if (isSameTime(timeMs, found.mtimeMs)) continue;
    if (contentHash(join(root, path)) !== hash) return undefined;
    input[2] = found.mtimeMs;
    isTouched = true;
  }
  if (isTouched) {
    try {
      saveManifest(manifest);
    } catch {
      // Not ours to write; the next start compares the contents again.
    }
  }
  return { folder: join(bundlesFolder, manifest.folder), programs: manifest.programs };
};

let current;

/** The bundled program of a source file, as a URL; undefined where it is not in a current bundle. */
export const bundledProgram = (source) => {
  // A bundle names the programs in it.
  if (!source.pathname.endsWith('.ts')) return undefined;
  current ??= findCurrent() ?? { programs: {} };
  const path = fileURLToPath(source);
  const name = path.startsWith(root) ? current.programs[path.slice(root.length)] : undefined;
  return name === undefined ? undefined : pathToFileURL(join(current.folder, name));
};

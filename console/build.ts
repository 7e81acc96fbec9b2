/**
 * Builds the console for browsers: hashed bundles, their compressed forms and the page that links them. Run by `npm ci`
 * (`prepare`); the server calls `loadConsole` at its first request, which builds if that did not run.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { build as Build, BuildOptions } from 'esbuild';

export type ConsoleFile = { type: string; body: Buffer; brotli: Buffer | null; gzip: Buffer | null };

export type ConsoleFiles = {
  /** The page with `baseHref`, the relative path from its address to the console's root, such as `../`. */
  page: (baseHref: string) => string;
  /** By name under `assets/`. Every name contains a hash of the contents. */
  assets: Map<string, ConsoleFile>;
};

const root = fileURLToPath(new URL('.', import.meta.url));
const dist = join(root, 'dist');
const basePlaceholder = '%BASE%';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
};

/** Hash of every source and of the bundled packages in the lockfile: a build of other sources is not served. */
const sourcesHash = async (): Promise<string> => {
  const hash = createHash('sha256');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(dist))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => /\.(tsx?|css|svg|webp|mp4|woff2|html)$/.test(path) && !path.startsWith(`${dist}-`));
  for (const path of paths.toSorted()) hash.update(path.slice(root.length)).update(await readFile(path));
  return hash.digest('hex');
};

const options: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  target: ['es2022', 'chrome123', 'firefox120', 'safari17.5'],
  minify: true,
  metafile: true,
  write: false,
  outdir: 'out',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  loader: { '.svg': 'copy', '.webp': 'file', '.mp4': 'file', '.woff2': 'file' },
  logLevel: 'silent',
};

const bundle = async (): Promise<{ page: string; files: Map<string, Buffer> }> => {
  const { build, stop } = await import('esbuild');
  try {
    return await bundleWith(build);
  } finally {
    // Its process would otherwise run as long as the service.
    await stop();
  }
};

const bundleWith = async (build: typeof Build): Promise<{ page: string; files: Map<string, Buffer> }> => {
  const files = new Map<string, Buffer>();
  const keep = (outputs: { path: string; contents: Uint8Array }[]) => {
    for (const { path, contents } of outputs) files.set(basename(path), Buffer.from(contents));
  };
  // An audio worklet is loaded by URL and not by import, so the bundle gets its hashed name.
  const worklet = await build({ ...options, entryPoints: ['parts/sound/pcm-worklet.ts'] });
  keep(worklet.outputFiles!);
  const main = await build({
    ...options,
    entryPoints: ['main.tsx', 'styles/main.css', 'parts/layout/favicon.svg'],
    splitting: true,
    define: { PCM_WORKLET: JSON.stringify(basename(worklet.outputFiles![0]!.path)) },
  });
  keep(main.outputFiles!);

  const named = (entry: string, extension: string): string => {
    const found = Object.entries(main.metafile!.outputs).find(
      ([path, output]) => output.entryPoint === entry && path.endsWith(extension),
    );
    return basename(found![0]);
  };
  const script = named('main.tsx', '.js');
  const preloaded = Object.entries(main.metafile!.outputs)
    .find(([path]) => basename(path) === script)![1]
    .imports.filter(({ kind }) => kind === 'import-statement')
    .map(({ path }) => basename(path));
  const favicon = [...files.keys()].find((name) => name.startsWith('favicon-'));
  const font = [...files.keys()].find((name) => name.startsWith('figtree-'));
  const html = await readFile(join(root, 'index.html'), 'utf8');
  const page = html
    .replace('%ICON%', `assets/${favicon}`)
    .replace('%FONT%', `assets/${font}`)
    .replace('%STYLE%', `assets/${named('styles/main.css', '.css')}`)
    .replace(
      '%PRELOAD%',
      preloaded.map((name) => `<link rel="modulepreload" href="assets/${name}">`).join('\n'),
    )
    .replace('%SCRIPT%', `assets/${script}`);
  return { page, files };
};

const compress = async (body: Buffer) => {
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(body, { level: 9 }),
  ]);
  // Pictures and films are not worth three copies in memory.
  return brotli.length < body.length * 0.9 ? { brotli, gzip: zipped } : { brotli: null, gzip: null };
};

const built = async (): Promise<{ page: string; assets: Map<string, ConsoleFile> }> => {
  const { page, files } = await bundle();
  const assets = new Map<string, ConsoleFile>();
  for (const [name, body] of files)
    assets.set(name, {
      type: types[extname(name)] ?? 'application/octet-stream',
      body,
      ...(await compress(body)),
    });
  return { page, assets };
};

/**
 * Written to a temporary file and renamed, so that a concurrent reader finds either the old build or the new one,
 * complete.
 */
const save = async (page: string, assets: Map<string, ConsoleFile>, sources: string): Promise<void> => {
  const beside = `${dist}-${process.pid}`;
  await rm(beside, { recursive: true, force: true });
  await mkdir(join(beside, 'assets'), { recursive: true });
  for (const [name, file] of assets) {
    await writeFile(join(beside, 'assets', name), file.body);
    if (file.brotli) await writeFile(join(beside, 'assets', `${name}.br`), file.brotli);
    if (file.gzip) await writeFile(join(beside, 'assets', `${name}.gz`), file.gzip);
  }
  await writeFile(join(beside, 'index.html'), page);
  await writeFile(join(beside, 'build.json'), JSON.stringify({ sources, assets: [...assets.keys()] }));
  await rm(dist, { recursive: true, force: true });
  await rename(beside, dist).catch(async (error) => {
    await rm(beside, { recursive: true, force: true });
    if (!existsSync(dist)) throw error;
  });
};

const readSaved = async (sources: string): Promise<Awaited<ReturnType<typeof built>> | undefined> => {
  try {
    const about = JSON.parse(await readFile(join(dist, 'build.json'), 'utf8'));
    if (about.sources !== sources) return undefined;
    const assets = new Map<string, ConsoleFile>();
    for (const name of about.assets as string[]) {
      const path = join(dist, 'assets', name);
      const compressed = existsSync(`${path}.br`);
      assets.set(name, {
        type: types[extname(name)] ?? 'application/octet-stream',
        body: await readFile(path),
        brotli: compressed ? await readFile(`${path}.br`) : null,
        gzip: compressed ? await readFile(`${path}.gz`) : null,
      });
    }
    return { page: await readFile(join(dist, 'index.html'), 'utf8'), assets };
  } catch {
    return undefined;
  }
};

/** From the last build, or built now. If the folder is not writable, the build is served from memory. */
export const loadConsole = async (): Promise<ConsoleFiles> => {
  const sources = await sourcesHash();
  let found = await readSaved(sources);
  if (!found) {
    found = await built();
    await save(found.page, found.assets, sources).catch(() => {});
  }
  const { page, assets } = found;
  return { page: (baseHref) => page.replace(basePlaceholder, baseHref), assets };
};

if (import.meta.main) {
  // An install must not fail because of it: the server builds at the first request and reports the error there.
  await loadConsole().catch((error) => console.warn(`The console was not built: ${error.message}`));
}

/**
 * Bundles the service for quick starts: the command line, the programs of engine processes and their workers. Run by
 * `npm ci` (`prepare`) and before the tests. `bin/kinora.js` runs the bundle if it is of the present sources, else the
 * sources themselves.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BuildOptions, OutputFile, Plugin } from 'esbuild';
import {
  type BundleInput,
  bundledProgram,
  bundlesFolder,
  contentHash,
  saveManifest,
} from './current-bundle.js';
import { lazyUndici } from './lazy-undici.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const commandLine = 'src/cli/kinora.ts';
const consoleBuild = 'console/build.ts';

/** Started by `fork` or `new Worker`, not imported. */
const programsOfEngines = (): string[] =>
  globSync(['src/engines/*/**/*-{process,worker}.ts', 'packages/film/src/video/*-worker.ts'], {
    cwd: root,
  }).toSorted();

/** Packages with native code or files of their own, and those that are rarely or never loaded. */
const external = [
  '@aws-sdk/*',
  '@echogarden/*',
  '@napi-rs/canvas',
  '@ricky0123/*',
  'assemblyscript',
  'assemblyscript/*',
  'esbuild',
  'node-av',
  'node-av/*',
  'node-llama-cpp',
  'onnxruntime-node',
  'pg-native',
  'sharp',
];

/**
 * All files of a bundle are in one folder, two below the root. A program that is started by URL is beside them; other
 * URLs of a source, such as of its data, stay relative to the source.
 */
const relocateUrls = (programs: Map<string, string>): Plugin => ({
  name: 'relocate-urls',
  setup({ onLoad }) {
    const using = globSync(['src/**/*.ts', 'packages/film/src/**/*.ts', consoleBuild], { cwd: root }).filter(
      (path) => readFileSync(join(root, path), 'utf8').includes('import.meta.url'),
    );
    const filter = new RegExp(
      `(?:${using.map((path) => path.replaceAll(/[.+]/g, String.raw`\$&`)).join('|')})$`,
    );
    onLoad({ filter }, ({ path }) => {
      const source = JSON.stringify(`../../${relative(root, path)}`);
      const contents = readFileSync(path, 'utf8')
        .replaceAll(/new URL\(\s*'([^']+)',\s*import\.meta\.url,?\s*\)/g, (whole, target: string) => {
          const program = programs.get(relative(root, resolve(dirname(path), target)));
          return program === undefined ? whole : `new URL('./${program}', ${here})`;
        })
        .replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`)
        .replaceAll(here, 'import.meta.url');
      return { contents, loader: 'ts' };
    });
  },
});
const here = '__urlOfBundledFile';

/**
 * `import` of node:http reads all its exports, and that of WebSocket loads Node's own undici: 40 ms of CPU that
 * `getBuiltinModule` does not take.
 */
const lazyHttp: Plugin = {
  name: 'lazy-http',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:http$/ }, ({ kind }) =>
      kind === 'import-statement' ? { path: 'node:http', namespace: 'builtin' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule('${path}')`,
      loader: 'js',
    }));
  },
};

const options: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  // Rewritten without `using`, a loop whose first attempt throws throws that error again in the next.
  supported: { using: true },
  outdir: 'dist/new',
  entryNames: '[name]',
  chunkNames: 'chunk-[hash]',
  sourcemap: 'linked',
  sourcesContent: false,
  legalComments: 'none',
  metafile: true,
  write: false,
  logLevel: 'silent',
  external,
};

const forRequire =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url); ";
const forStacks = "import '../../bin/readable-stacks.js'; ";

/** On the first line, so that the lines of the source map stay right. */
const withPreamble = ({ path, text }: OutputFile, entryPoint: string | undefined): string => {
  if (path.endsWith('.map')) return text;
  // Packages in CommonJS ask for Node's own modules by `require`.
  const requires = text.includes('typeof require !== "undefined"') ? forRequire : '';
  return (entryPoint === undefined ? '' : forStacks) + requires + text;
};

type Built = { files: Map<string, string>; inputs: string[] };

const buildAll = async (programs: Map<string, string>): Promise<Built> => {
  const { build, stop } = await import('esbuild');
  const files = new Map<string, string>();
  const inputs = new Set<string>();
  const plugins = [relocateUrls(programs), lazyHttp, lazyUndici];
  try {
    // Apart, so that the service is not cut into pieces at what its engines also use.
    for (const entryPoints of [[commandLine, consoleBuild], programsOfEngines()]) {
      const { outputFiles, metafile } = await build({ ...options, entryPoints, plugins });
      for (const file of outputFiles!) {
        const about = metafile!.outputs[relative(root, file.path)];
        files.set(basename(file.path), withPreamble(file, about?.entryPoint));
      }
      for (const path of Object.keys(metafile!.inputs)) inputs.add(path);
    }
  } finally {
    await stop();
  }
  return { files, inputs: [...inputs].filter((path) => !/^(node_modules\/|builtin:)/.test(path)) };
};

const describeInput = (path: string): BundleInput => {
  const { size, mtimeMs } = statSync(join(root, path));
  return [path, size, mtimeMs, contentHash(join(root, path))];
};

/** Also what builds it, and which packages are installed. */
const builders = [
  'bin/bundle.ts',
  'bin/current-bundle.js',
  'bin/lazy-undici.ts',
  'bin/readable-stacks.js',
  'package.json',
  'node_modules/.package-lock.json',
];

const keptBundles = 3;

/** Older ones stay for a while: a process may still be running from them. */
const removeOldBundles = (): void => {
  const folders = readdirSync(bundlesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(bundlesFolder, entry.name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const folder of folders.slice(keptBundles)) rmSync(folder, { recursive: true, force: true });
};

/** Does nothing where the bundle is of the present sources. */
export const makeBundle = async (): Promise<void> => {
  if (bundledProgram(pathToFileURL(join(root, commandLine)))) return;
  const entries = [commandLine, consoleBuild, ...programsOfEngines()];
  const programs = new Map(entries.map((path) => [path, `${basename(path, '.ts')}.js`]));
  if (new Set(programs.values()).size !== programs.size) throw new Error('Two programs have the same name.');
  // Before the build: a file that is changed meanwhile makes the bundle one of other sources.
  const before = new Map<string, BundleInput>();
  for (const path of globSync(['src/**/*', 'packages/film/src/**/*', 'console/*.ts'], { cwd: root }))
    if (statSync(join(root, path)).isFile()) before.set(path, describeInput(path));
  const { files, inputs } = await buildAll(programs);
  const hash = createHash('sha256');
  for (const [name, text] of [...files].toSorted()) hash.update(name).update(text);
  const name = hash.digest('hex').slice(0, 16);
  const folder = join(bundlesFolder, name);
  if (!existsSync(folder)) {
    const beside = `${folder}-${process.pid}`;
    await mkdir(beside, { recursive: true });
    for (const [file, text] of files) await writeFile(join(beside, file), text);
    await rename(beside, folder).catch((error) => {
      rmSync(beside, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    });
  }
  saveManifest({
    folder: name,
    programs: Object.fromEntries(programs),
    inputs: [
      ...inputs.map((path) => before.get(path) ?? describeInput(path)),
      ...builders.filter((path) => existsSync(join(root, path))).map(describeInput),
    ],
  });
  removeOldBundles();
};

if (import.meta.main) {
  // An install must not fail because of it: the service then runs from source.
  await makeBundle().catch((error) => console.warn(`The service was not bundled: ${error.message}`));
}

/** Allowed imports between the folders of the package. A new folder is given its place here first. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { kits } from '../src/kits/find-kit.ts';
import {
  edgesBetween,
  findCycle,
  forbiddenImports,
  importsOf,
  innerImports,
  packageOf,
  readSources,
  withoutComments,
} from './import-graph.ts';

const root = fileURLToPath(new URL('../src', import.meta.url));
const maxLines = 350;
const maxFiles = 25;
/** Files that may not grow, and leave this list when they are split. */
const longFiles: Record<string, number> = {};

/** `values`: what a folder may import. `types`: what else it may name in types. */
const rules: Record<string, { values: string[]; types: string[] }> = {
  math: { values: [], types: [] },
  geometry: { values: ['math'], types: [] },
  scene: { values: [], types: [] },
  pictures: { values: ['math'], types: ['scene'] },
  // `HoldStyle` is what a model says of itself.
  motion: { values: ['math'], types: ['kits', 'scene'] },
  // `Camera` of a frame: rain and stars of a set follow it.
  kits: { values: ['geometry', 'math', 'motion', 'scene'], types: ['pictures', 'render'] },
  styles: { values: ['render'], types: ['scene'] },
  render: { values: ['geometry', 'math', 'styles'], types: ['kits', 'scene'] },
  camera: { values: ['math', 'render', 'scene'], types: [] },
  light: { values: ['math'], types: ['render', 'scene'] },
  // Rows of knowledge.
  world: { values: ['scene'], types: [] },
  understand: { values: ['kits', 'scene', 'world'], types: [] },
  // What a prompt says, and what is shown of it and when.
  facts: { values: ['scene'], types: [] },
  read: { values: ['facts'], types: ['scene'] },
  // `Wishes`: what facts ask of a given picture.
  screenplay: { values: ['facts', 'kits', 'scene', 'understand', 'world'], types: ['pictures'] },
  // Facts from a language model.
  written: { values: ['facts', 'read', 'scene'], types: [] },
  // What was said, changed by a sentence.
  edit: { values: ['facts', 'read', 'scene', 'screenplay', 'understand', 'world'], types: [] },
  stage: {
    values: [
      'camera',
      'geometry',
      'kits',
      'light',
      'math',
      'motion',
      'pictures',
      'render',
      'scene',
      'understand',
    ],
    types: [],
  },
  // Which of what a prompt says is seen in its film.
  verify: { values: ['kits', 'math', 'scene', 'screenplay', 'stage', 'world'], types: ['facts', 'render'] },
  sound: { values: ['math', 'scene', 'stage'], types: ['render'] },
  video: { values: ['render'], types: ['sound'] },
  'search-stage.ts': { values: ['stage', 'verify'], types: ['facts', 'scene', 'screenplay'] },
  'speak-lines.ts': { values: ['stage'], types: ['scene', 'screenplay'] },
  'compile.ts': {
    values: [
      'keep-heap-small.ts',
      'pictures',
      'render',
      'scene',
      'screenplay',
      'search-stage.ts',
      'speak-lines.ts',
      'stage',
      'verify',
    ],
    types: ['facts'],
  },
  'keep-heap-small.ts': { values: [], types: [] },
  'read-given-picture.ts': { values: ['pictures'], types: [] },
  'render-film.ts': { values: ['compile.ts', 'render', 'sound', 'video'], types: [] },
  'enhance-prompt.ts': { values: ['direct.ts', 'understand', 'world'], types: ['scene'] },
  'direct.ts': { values: ['edit', 'read', 'screenplay', 'understand'], types: ['facts', 'scene'] },
  'told-in-picture.ts': { values: ['pictures'], types: [] },
  'summarise-prompt.ts': {
    values: ['direct.ts', 'screenplay', 'stage', 'told-acts.ts', 'told-in-picture.ts', 'understand'],
    types: ['facts', 'read-given-picture.ts', 'scene'],
  },
  'told-acts.ts': { values: ['read'], types: ['facts', 'screenplay'] },
  'index.ts': {
    values: [
      'compile.ts',
      'direct.ts',
      'edit',
      'enhance-prompt.ts',
      'facts',
      'summarise-prompt.ts',
      'read-given-picture.ts',
      'render',
      'render-film.ts',
      'scene',
      'written',
    ],
    types: ['screenplay', 'speak-lines.ts', 'stage'],
  },
};

/**
 * Parts that import each other at run time, with the reason.
 * render and styles: the renderer applies a style's finish, and a style is a row of numbers in the kernel's layout.
 */
const mutual = [['render', 'styles']];

/** Outside packages and the folder that uses each. */
const homes: Record<string, string[]> = {
  'node-av': ['video'],
  'onnxruntime-node': ['pictures'],
  sharp: ['pictures', 'render'],
  '@lobehub/fluent-emoji-3d': ['stage'],
};

/** The compiler of the kernel: needed to rebuild kernel.wasm, never to run. */
const buildOnly = { file: 'render/build-kernel.ts', package: 'assemblyscript' };

const sources = readSources(root);
/** AssemblyScript: compiled to WebAssembly, not run as TypeScript. */
const isKernel = (path: string) => path.startsWith('render/kernel/');

const imports = sources
  .filter(({ path }) => !isKernel(path))
  .flatMap((source) => importsOf(source, ['import', 'require', 'resolve']));
const inner = innerImports(imports);
/** The first folder under src, or the file's own name at the top. */
const partOf = (path: string): string => path.split('/')[0]!;

test('every import leads to a file of the package', () => {
  const paths = new Set(sources.map(({ path }) => path));
  assert.deepEqual(
    inner.filter(({ to }) => !paths.has(to)).map(({ from, to }) => `${from} -> ${to}`),
    [],
  );
  assert.ok(inner.length > 1000, 'the imports are found');
});

test('every part imports only what it may', () => {
  assert.deepEqual(forbiddenImports(inner, rules, partOf), []);
  const parts = new Set(sources.map(({ path }) => partOf(path)));
  assert.deepEqual([...parts].sort(), Object.keys(rules).sort(), 'every part has a rule, every rule a part');
});

test('no part depends on itself at run time by way of others', () => {
  const values = inner.filter(({ typeOnly }) => !typeOnly);
  const isMutual = ({ from, to }: { from: string; to: string }) =>
    mutual.some((pair) => pair.includes(from) && pair.includes(to) && pair.indexOf(from) > pair.indexOf(to));
  const parts = values.map(({ from, to }) => ({ from: partOf(from), to: partOf(to) }));
  assert.deepEqual(findCycle(edgesBetween(parts.filter((edge) => !isMutual(edge)))), []);
});

test('no file depends on itself by way of others, types included', () => {
  assert.deepEqual(findCycle(edgesBetween(inner)), []);
});

test('only declared packages are imported, each by its own folder', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, '..', 'package.json'), 'utf8'));
  assert.deepEqual(Object.keys(homes).sort(), Object.keys(dependencies).sort());
  const outer = imports.filter(({ specifier }) => !/^(\.|node:)/.test(specifier));
  const wrong = outer.filter(
    ({ from, specifier }) =>
      !homes[packageOf(specifier)]?.includes(partOf(from)) &&
      !(from === buildOnly.file && packageOf(specifier) === buildOnly.package),
  );
  assert.deepEqual(
    wrong.map(({ from, specifier }) => `${from} imports ${specifier}`),
    [],
  );
});

test(`no file has more than ${maxLines} lines, no folder more than ${maxFiles} files`, () => {
  const long = sources.filter(
    ({ path, text }) => text.trimEnd().split('\n').length > (longFiles[path] ?? maxLines),
  );
  assert.deepEqual(
    long.map(({ path, text }) => `${path}: ${text.trimEnd().split('\n').length}`),
    [],
  );
  const counts = new Map<string, number>();
  for (const { path } of sources) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  assert.deepEqual(
    [...counts].filter(([, count]) => count > maxFiles),
    [],
  );
});

test('the same scene and seed give the same film: no clock, no chance', () => {
  const wrong = sources.filter(({ text }) =>
    /\bMath\.random\b|\bnew Date\b|\bDate\.|\brandomUUID\b/.test(withoutComments(text)),
  );
  assert.deepEqual(
    wrong.map(({ path }) => path),
    [],
  );
});

test('a noun belongs to one kit', () => {
  const owners = new Map<string, string>();
  const twice: string[] = [];
  for (const { name, nouns } of kits) {
    for (const noun of new Set(nouns)) {
      if (owners.has(noun)) twice.push(`${noun}: ${owners.get(noun)}, ${name}`);
      owners.set(noun, name);
    }
  }
  assert.deepEqual(twice, []);
});

test('a kit lists each noun once, in lower case', () => {
  const wrong = kits.flatMap(({ name, nouns }) =>
    nouns
      .filter((noun, index) => nouns.indexOf(noun) !== index || noun !== noun.toLowerCase())
      .map((noun) => `${name}: ${noun}`),
  );
  assert.deepEqual(wrong, []);
});

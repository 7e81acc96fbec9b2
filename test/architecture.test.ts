/** Allowed imports between folders. A new folder or package is given its place here first. */
import assert from 'node:assert/strict';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import {
  edgesBetween,
  findCycle,
  importsOf,
  innerImports,
  packageOf,
  readSources,
  withoutComments,
} from '../packages/film/test/import-graph.ts';
import { catalogue } from '../src/domain/models.ts';

const root = fileURLToPath(new URL('../src', import.meta.url));
const maxLines = 350;
const maxFiles = 25;
const maxFunctionLines = 100;
/** Files outside `src` that the service calls, and the names of their parts. */
const outside: Record<string, string> = {
  '../console/build.ts': 'console',
  '../bin/current-bundle.js': 'bin',
};

/** `values`: what a folder may import. `types`: what else it may name in types; the instances come from context.ts. */
const rules: Record<string, { values: string[]; types: string[] }> = {
  lib: { values: [], types: [] },
  domain: { values: ['lib'], types: [] },
  db: { values: ['domain', 'lib'], types: [] },
  storage: { values: ['domain', 'lib'], types: [] },
  metrics: { values: ['domain', 'lib'], types: [] },
  engines: { values: ['bin', 'domain', 'lib'], types: [] },
  queue: { values: ['domain', 'lib'], types: ['db'] },
  services: { values: ['domain', 'lib'], types: ['db', 'queue', 'storage', 'engines'] },
  workers: { values: ['services', 'queue', 'domain', 'lib'], types: ['db', 'storage', 'engines'] },
  http: { values: ['services', 'domain', 'lib', 'console'], types: ['storage'] },
  cli: {
    values: [
      'services',
      'domain',
      'engines',
      'lib',
      'main.ts',
      'context.ts',
      'store.ts',
      'config',
      'running-server.ts',
      'startup-message.ts',
      'maintenance',
      'wiring',
    ],
    types: [],
  },
  maintenance: { values: ['db', 'storage', 'domain', 'lib'], types: ['config'] },
  'store.ts': { values: ['db', 'lib', 'services'], types: ['config'] },
  'startup-message.ts': { values: [], types: [] },
  'running-server.ts': { values: ['lib'], types: [] },
  config: { values: ['domain', 'lib'], types: [] },
  'cluster.ts': {
    values: ['config', 'db', 'engines', 'lib', 'queue', 'services'],
    types: [],
  },
  'context.ts': {
    values: ['cluster.ts', 'db', 'domain', 'engines', 'lib', 'storage', 'store.ts', 'wiring'],
    types: ['config'],
  },
  wiring: {
    values: ['config', 'db', 'domain', 'engines', 'http', 'lib', 'metrics', 'queue', 'services', 'workers'],
    types: ['cluster.ts', 'storage', 'store.ts'],
  },
  'main.ts': {
    values: ['engines', 'context.ts', 'startup-message.ts', 'http', 'lib', 'running-server.ts'],
    types: ['config'],
  },
};

const homes: Record<string, string> = {
  fastify: 'http',
  ajv: 'config, http',
  commander: 'cli',
  typebox: 'config, domain, http',
  kysely: 'db',
  pg: 'db',
  '@aws-sdk/client-s3': 'storage',
  '@aws-sdk/lib-storage': 'storage',
  undici: 'lib',
  '@fastify/busboy': 'http',
  'ipaddr.js': 'lib',
  pino: 'lib',
  '@opentelemetry/api': 'lib',
  'prom-client': 'metrics',
  'onnxruntime-node': 'engines',
  'node-av': 'engines',
  'node-llama-cpp': 'engines',
  sharp: 'engines',
  '@napi-rs/canvas': 'engines',
  '@kinora/film': 'engines',
  '@echogarden/espeak-ng-emscripten': 'engines',
  '@ai-sdk/provider': 'engines',
  compromise: 'engines',
  'pinyin-pro': 'engines',
  '@patdx/kuromoji': 'engines',
};

const sources = readSources(root);

const imports = sources.flatMap((source) => importsOf(source));
const inner = innerImports(imports);
/** The first folder under src, or the file's own name at the top. */
const partOf = (path: string): string => outside[path] ?? path.split('/')[0]!;

test('the reader of imports sees them all', () => {
  const paths = new Set(sources.map(({ path }) => path));
  for (const { from, to } of inner) {
    if (to in outside || to.endsWith('.json')) continue;
    assert.ok(paths.has(to), `${from} imports ${to}`);
  }
  const reached = new Set(inner.map(({ to }) => to));
  assert.ok(reached.size > paths.size / 2);
  assert.ok(inner.some(({ typeOnly }) => typeOnly) && inner.some(({ typeOnly }) => !typeOnly));
});

test('every part of the tree imports only what it may', () => {
  const wrong = inner.filter(({ from, to, typeOnly }) => {
    if (partOf(from) === partOf(to)) return false;
    const { values = [], types = [] } = rules[partOf(from)] ?? {};
    return !values.includes(partOf(to)) && !(typeOnly && types.includes(partOf(to)));
  });
  assert.deepEqual(
    wrong.map(({ from, to, typeOnly }) => `${from} -> ${to}${typeOnly ? ' (types)' : ''}`),
    [],
  );
  const parts = new Set(sources.map(({ path }) => partOf(path)));
  assert.deepEqual(
    [...parts].filter((part) => !(part in rules)),
    [],
    'every part has a rule',
  );
  assert.deepEqual(
    Object.keys(rules).filter((part) => !parts.has(part)),
    [],
    'every rule has a part',
  );
});

test('no part depends on itself by way of others', () => {
  assert.deepEqual(
    findCycle(edgesBetween(inner.map(({ from, to }) => ({ from: partOf(from), to: partOf(to) })))),
    [],
  );
});

test('no file depends on itself by way of others, types included', () => {
  assert.deepEqual(findCycle(edgesBetween(inner)), []);
});

test('each package has one home', () => {
  const outer = imports.filter(({ specifier }) => !/^(\.|node:)/.test(specifier));
  const wrong = outer.filter(
    ({ from, specifier }) => !homes[packageOf(specifier)]?.split(', ').includes(partOf(from)),
  );
  assert.deepEqual(
    wrong.map(({ from, specifier }) => `${from} imports ${specifier}`),
    [],
  );
  const declared = JSON.parse(readFileSync(join(root, '..', 'package.json'), 'utf8'));
  const installed = { ...declared.dependencies, ...declared.optionalDependencies };
  for (const name of Object.keys(homes)) {
    assert.ok(name in installed, `${name} is a dependency`);
    assert.ok(
      outer.some(({ specifier }) => packageOf(specifier) === name),
      `${name} is used`,
    );
  }
});

test('the SDK for S3 is loaded only when a bucket is used', () => {
  const loaded = sources.flatMap(({ path, text }) =>
    /^import (?!type)[^;]*'@aws-sdk/m.test(withoutComments(text)) ? [path] : [],
  );
  assert.deepEqual(loaded, []);
});

const repository = join(root, '..');
const filesOf = (kind: string): string[] =>
  globSync(`**/*.${kind}`, {
    cwd: repository,
    exclude: (name) => /(?:^|\/)(?:node_modules|dist|data)$/.test(name),
  });

test('every page names files, pages and commands that are there', () => {
  const pages = filesOf('md');
  const ends = new Set(
    [...filesOf('ts'), ...filesOf('tsx')].flatMap((path) =>
      path.split('/').map((_, at, names) => names.slice(at).join('/')),
    ),
  );
  const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  const missing = pages.flatMap((page) => {
    const text = readFileSync(join(repository, page), 'utf8');
    const named = (pattern: RegExp) => [...new Set(Array.from(text.matchAll(pattern), ([, name]) => name!))];
    const isLinked = (name: string) => existsSync(join(repository, dirname(page), name));
    return [
      ...named(/(?<![\w*./-])((?:[\w-]+\/)*\w[\w.-]*\.tsx?)(?!\w)/g).filter((name) => !ends.has(name)),
      ...named(/\]\((?!\w+:)([^)#\s]+)/g).filter((name) => !isLinked(name)),
      ...named(/\bnpm run ([a-z:-]+)/g).filter((name) => !(name in scripts)),
    ].map((name) => `${page}: ${name}`);
  });
  assert.ok(pages.length > 30, `${pages.length} pages`);
  assert.deepEqual(missing, []);
});

test('only config reads the environment', () => {
  const readers = sources.filter(({ text }) =>
    /process\s*\.\s*env|\benv\b[^;]*from 'node:process'/.test(withoutComments(text)),
  );
  assert.deepEqual(readers.map(({ path }) => path).toSorted(), [
    'config/client-settings.ts',
    'config/config.ts',
  ]);
});

test('only the clock and the log read the time of day', () => {
  const readers = sources.filter(
    ({ path, text }) => /Date\.now\(/.test(text) && !path.startsWith('engines/'),
  );
  assert.deepEqual(readers.map(({ path }) => path).toSorted(), [
    'cli/arguments.ts',
    'lib/clock.ts',
    'lib/logger.ts',
  ]);
});

/** Of the whole service, or used by several tests. */
const otherTests = ['api', 'browser', 'fixtures', 'process', 'robustness', 'sdk', 'support'];

test('tests lie in folders named as the code they test', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const stray = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
    .map((entry) => relative(folder, entry.parentPath).split(sep).join('/'))
    .filter((path) => !otherTests.includes(partOf(path)) && !existsSync(join(root, path)));
  assert.deepEqual([...new Set(stray)], []);
});

test(`no folder has more than ${maxFiles} files`, () => {
  const counts = new Map<string, number>();
  for (const folder of ['bench', 'console', 'packages/film/test', 'scripts', 'src', 'test'])
    for (const entry of readdirSync(join(root, '..', folder), { recursive: true, withFileTypes: true }))
      if (entry.isFile() && !/dist/.test(relative(root, entry.parentPath)))
        counts.set(entry.parentPath, (counts.get(entry.parentPath) ?? 0) + 1);
  assert.deepEqual(
    [...counts].filter(([, count]) => count > maxFiles),
    [],
  );
});

/** The longest function by lines of its own: those of a function inside it, such as an operation of a store, are not. */
const ownLines = (text: string): { line: number; lines: number }[] => {
  const functions: { line: number; lines: number }[] = [];
  const open: { indent: string; isExpression: boolean; found?: { line: number; lines: number } }[] = [];
  for (const [index, line] of withoutComments(text).split('\n').entries()) {
    const [, indent = '', code = ''] = /^(\s*)(.*)$/.exec(line)!;
    if (code === '') continue;
    while (open.at(-1)?.isExpression && indent.length <= open.at(-1)!.indent.length) open.pop();
    if (code.startsWith('}') && open.at(-1)?.indent === indent) open.pop();
    const inner = open.findLast(({ found }) => found)?.found;
    if (inner) inner.lines += 1;
    const isExpression = code.endsWith('=>');
    if (!isExpression && !code.endsWith('{')) continue;
    const isFunction =
      isExpression ||
      (/(=> \(?|\)(: .+)? )\{$/.test(code) && !/^(\} )?(if|for|while|switch|else|catch|try|do)\b/.test(code));
    const found = isFunction ? { line: index + 1, lines: 0 } : undefined;
    if (found) functions.push(found);
    open.push({ indent, isExpression, found });
  }
  return functions;
};

test(`no function has more than ${maxFunctionLines} lines of its own`, () => {
  const counted = sources.flatMap(({ path, text }) => ownLines(text).map((found) => ({ path, ...found })));
  assert.ok(counted.length > 2000 && counted.some(({ lines }) => lines > 40), 'the functions were found');
  const long = counted.filter(
    // Released migrations are never edited.
    ({ path, lines }) => lines > maxFunctionLines && !path.startsWith('db/migrations/'),
  );
  assert.deepEqual(long, []);
});

test(`no file has more than ${maxLines} lines`, () => {
  const long = sources.filter(({ text }) => text.split('\n').length - 1 > maxLines);
  assert.deepEqual(
    long.map(({ path }) => path),
    [],
  );
});

test('no two files export the same name', () => {
  const files = new Map<string, string[]>();
  for (const { path, text } of sources) {
    // Migrations share their form; config is read by a schema language of its own.
    if (/^(db\/migrations|config)\//.test(path)) continue;
    const declared = text.matchAll(
      /^export (?:declare )?(?:async )?(?:const|class|function\*?|interface|type) (\w+)/gm,
    );
    for (const name of new Set(Array.from(declared, ([, found]) => found!)))
      files.set(name, [...(files.get(name) ?? []), path]);
  }
  assert.ok(files.size > 500, 'the exports were found');
  assert.deepEqual(
    [...files].filter(([, paths]) => paths.length > 1),
    [],
  );
});

test('model ids are only in the catalogue and its aliases', () => {
  const ids = catalogue.map(({ id }) => `'${id}'`);
  const found = sources.filter(({ text }) => ids.some((id) => withoutComments(text).includes(id)));
  assert.deepEqual(found.map(({ path }) => path).toSorted(), ['domain/model-aliases.ts', 'domain/models.ts']);
});

/** The browser's program: what each of its folders may import, of its own and of others. */
const consoleRules: Record<string, { own: string[]; packages: string[] }> = {
  api: { own: [], packages: ['@preact/signals'] },
  parts: { own: ['api'], packages: ['preact', '@preact/signals', 'uplot'] },
  pages: { own: ['parts', 'api'], packages: ['preact', '@preact/signals'] },
  'main.tsx': { own: ['pages', 'parts', 'api'], packages: ['preact', '@preact/signals'] },
  'build.ts': { own: [], packages: ['esbuild'] },
};

test('the start is a list: few files at the root, and nothing is passed on as a bag of dependencies', () => {
  const wiring = sources.filter(({ path }) => !path.includes('/') || path.startsWith('wiring/'));
  const atRoot = wiring.filter(({ path }) => !path.includes('/'));
  assert.ok(atRoot.length <= 6, atRoot.map(({ path }) => path).join(', '));
  const bags = /\.\.\.(?:deps|parts|foundation|store|services|engines|workers|console|config)\b/;
  assert.deepEqual(
    wiring.filter(({ text }) => bags.test(text)).map(({ path }) => path),
    [],
  );
});

test('comments are plain statements: none opens with who, whoever, nobody or what is, and outside the packages none with what or where', () => {
  const openings = (words: string) => new RegExp(`(?:/\\*\\*?|^\\s*\\*|//)\\s*(?:${words})\\b`, 'gm');
  const everywhere = openings('Who|Whoever|Whom|Whose|Nobody|What is');
  const outsidePackages = openings('Who|Whoever|Whom|Whose|Nobody|What|Whatever|Where|Wherever');
  const found = [
    ...['src', 'console', 'bin', 'bench', 'scripts', 'test'].map((tree) => [tree, outsidePackages] as const),
    ['packages', everywhere] as const,
  ].flatMap(([tree, opening]) =>
    readSources(join(root, '..', tree)).flatMap(({ path, text }) =>
      Array.from(text.matchAll(opening), ([line]) => `${tree}/${path}: ${line.trim()}`),
    ),
  );
  assert.deepEqual(
    // Released migrations are never edited.
    found.filter((path) => !path.includes('node_modules/') && !path.startsWith('src/db/migrations/')),
    [],
  );
});

test('outside db/ no code asks which database it is', () => {
  const asking = sources.filter(
    ({ path, text }) =>
      !path.startsWith('db/') &&
      /isPostgres|isSqlite|instanceof \w*(Postgres|Sqlite|Adapter|Dialect)/i.test(withoutComments(text)),
  );
  assert.deepEqual(
    asking.map(({ path }) => path),
    [],
  );
  const naming = sources.filter(({ text }) => /\bisPostgres\b/.test(text));
  assert.deepEqual(naming, [], 'abilities are in db/capabilities.ts');
});

/** Schemas of responses are types for their readers: neither the page nor a command loads a schema library. */
const responses = 'src/domain/responses/';

test('commands import responses as types', () => {
  const loaded = inner.filter(
    ({ from, to, typeOnly }) => from.startsWith('cli/') && `src/${to}`.startsWith(responses) && !typeOnly,
  );
  assert.deepEqual(loaded, []);
});

test('the console imports only what it may, and of the service only types of responses', () => {
  const files = readSources(join(root, '..', 'console')).filter(({ path }) => !path.startsWith('dist'));
  const found = files
    .flatMap((source) => importsOf(source))
    .filter(({ specifier }) => !specifier.startsWith('node:'));
  const wrong = found.filter(({ from, specifier, typeOnly }) => {
    const { own = [], packages = [] } = consoleRules[partOf(from)] ?? {};
    if (!specifier.startsWith('.')) return !packages.includes(packageOf(specifier));
    const path = join(dirname(from), specifier).split(sep).join('/');
    if (typeOnly && partOf(from) === 'api' && path.startsWith(`../${responses}`)) return false;
    const to = partOf(path);
    return to !== partOf(from) && !own.includes(to);
  });
  assert.deepEqual(
    wrong.map(({ from, specifier }) => `${from} imports ${specifier}`),
    [],
  );
  const within = found
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ from, specifier }) => ({ from, to: join(dirname(from), specifier).split(sep).join('/') }));
  assert.deepEqual(findCycle(edgesBetween(within)), []);
  const long = files.filter(({ text }) => text.split('\n').length - 1 > maxLines);
  assert.deepEqual(
    long.map(({ path }) => path),
    [],
  );
});

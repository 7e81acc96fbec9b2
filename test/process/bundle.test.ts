/** The bundle on a small tree with the launcher and the bundler of this one. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import undici from 'undici';
import { withLazyExports } from '../../bin/lazy-undici.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Prints what it says, a line of data beside it, what it runs as, and its own stack. */
const program = (said: string) => `import { readFileSync } from 'node:fs';
type Words = string[];

export const main = async (words: Words): Promise<void> => {
  const data = readFileSync(new URL('data.txt', import.meta.url), 'utf8');
  const kind = String(Error.prepareStackTrace).includes('shown(site)') ? 'bundle' : 'source';
  console.log([${JSON.stringify(said)}, data, kind, words.join(' '), new Error('here').stack, secondTry()].join('\\n'));
};

/** The first attempt throws, the second does not: a lock of a dead process is taken over in this way. */
const secondTry = (): string => {
  for (const isTaken of [true, false])
    try {
      using held = { word: 'held', [Symbol.dispose]() {} };
      if (isTaken) throw new Error('taken');
      return held.word;
    } catch (error) {
      if (!isTaken) return 'thrown again';
    }
  return 'never';
};
`;

test('the bundle is run while it is of the present sources, and the sources otherwise', (t) => {
  const folder = temporaryFolder(t);
  for (const name of ['bin', 'package.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'src/cli'), { recursive: true });
  mkdirSync(join(folder, 'console'));
  const source = join(folder, 'src/cli/kinora.ts');
  writeFileSync(source, program('one'));
  writeFileSync(join(folder, 'src/cli/data.txt'), 'some data');
  writeFileSync(join(folder, 'console/build.ts'), 'export const loadConsole = () => {};\n');
  const node = (...words: string[]) =>
    execFileSync(process.execPath, words, {
      cwd: folder,
      encoding: 'utf8',
      env: { NODE_COMPILE_CACHE: join(folder, 'cache') },
    });
  const run = () => node('bin/kinora.js', 'a', 'b').split('\n');

  assert.deepEqual(run().slice(0, 4), ['one', 'some data', 'source', 'a b']);

  node('bin/bundle.ts');
  const [said, data, kind, words, headline, place] = run();
  assert.deepEqual([said, data, kind, words], ['one', 'some data', 'bundle', 'a b']);
  assert.equal(headline, 'Error: here');
  assert.equal(
    run().findLast((line) => line !== ''),
    'held',
  );
  assert.match(place!, /src\/cli\/kinora\.ts:7:\d+\)?$/, 'the stack names the line of the source');

  utimesSync(source, 1_700_000_000, 1_700_000_000);
  assert.equal(run()[2], 'bundle', 'the same content at another time is the same source');

  writeFileSync(source, program('two'));
  assert.deepEqual(run().slice(0, 3), ['two', 'some data', 'source'], 'a change of the same length is seen');

  node('bin/bundle.ts');
  assert.deepEqual(run().slice(0, 3), ['two', 'some data', 'bundle']);
  assert.equal(
    readdirSync(join(folder, 'dist'), { withFileTypes: true }).filter((entry) => entry.isDirectory()).length,
    2,
    'a process may still run from the one before',
  );
});

test('undici in the bundle has all it exports, each loaded when it is first read', () => {
  const path = createRequire(import.meta.url).resolve('undici');
  const require = createRequire(path);
  const loaded: string[] = [];
  const module: { exports: Partial<typeof undici> } = { exports: {} };
  const run = new Function('require', 'module', withLazyExports(readFileSync(path, 'utf8')));
  run((name: string) => {
    loaded.push(name);
    return require(name);
  }, module);
  const { exports } = module;
  assert.deepEqual(Object.keys(exports).toSorted(), Object.keys(undici).toSorted());
  assert.deepEqual(
    loaded.filter((name) => /web|mock|interceptor|agent/.test(name)),
    [],
  );
  for (const name of ['Agent', 'FormData', 'WebSocket', 'buildConnector', 'EnvHttpProxyAgent'] as const)
    assert.equal(exports[name], undici[name], name);
  for (const name of ['fetch', 'request'] as const) assert.equal(typeof exports[name], 'function', name);
});

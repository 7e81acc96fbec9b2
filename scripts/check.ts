/**
 * npm run check: what can be known of a change within a minute or two, for every commit. Format, lint and types of the
 * whole tree, the architecture tests, and the tests that are near the changed files: those that import one, or a file
 * that does. `npm test` runs the others.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importsOf } from '../packages/film/test/import-graph.ts';

/** How many imports lie between a test and a changed file, both ends counted. */
const maxDistance = 2;
const always = ['test/architecture.test.ts', 'packages/film/test/architecture.test.ts'];

const git = (...args: string[]): string[] => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter((line) => line !== '');
  } catch {
    return [];
  }
};

/** Since the branch left main, committed or not; on main itself, what is not pushed. */
const changedFiles = (): string[] => {
  const base = ['@{upstream}', 'origin/main', 'main'].flatMap((name) => git('merge-base', 'HEAD', name))[0];
  const files = [
    ...git('diff', '--name-only', base ?? 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].filter((file) => existsSync(file));
};

const sources = git('ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx').filter(
  (file) => existsSync(file),
);

/** For each file, the files that import it. */
const readImporters = (): Map<string, string[]> => {
  const importers = new Map<string, string[]>();
  for (const path of sources)
    for (const { specifier } of importsOf({ path, text: readFileSync(path, 'utf8') })) {
      if (!specifier.startsWith('.')) continue;
      const imported = join(dirname(path), specifier);
      importers.set(imported, [...(importers.get(imported) ?? []), path]);
    }
  return importers;
};

/** Test files by their distance to the nearest changed file; 0: changed itself. */
const nearTests = (changed: string[]): Map<string, number> => {
  const importers = readImporters();
  const distances = new Map(changed.map((file) => [file, 0]));
  let edge = changed;
  for (let distance = 1; edge.length > 0; distance += 1) {
    edge = [...new Set(edge.flatMap((file) => importers.get(file) ?? []))].filter(
      (file) => !distances.has(file),
    );
    for (const file of edge) distances.set(file, distance);
  }
  return new Map([...distances].filter(([file]) => file.endsWith('.test.ts') && !file.includes('/browser/')));
};

const run = (name: string, command: string, args: string[]): void => {
  const startedMs = performance.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  process.stdout.write(`✔ ${name} (${((performance.now() - startedMs) / 1000).toFixed(0)} s)\n`);
};

const changed = changedFiles();
run('format and lint', 'biome', ['check', '.']);
run('types', 'tsc', ['--noEmit']);
if (changed.some((file) => /^(console|src\/domain\/responses)\//.test(file)))
  run('types of the console', 'tsc', ['--noEmit', '-p', 'console']);
const distances = nearTests(changed);
const near = [...distances].filter(([, distance]) => distance <= maxDistance).map(([file]) => file);
run('tests near the change', process.execPath, ['scripts/test.ts', ...new Set([...always, ...near])]);
process.stdout.write(
  `${changed.length} files changed, ${near.length} test files near them; ${distances.size - near.length} more depend on them: npm test\n`,
);

/** The same lines in two places drift apart: the second place calls the first. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const maxSameLines = 5;
const root = fileURLToPath(new URL('..', import.meta.url));

const importList = /^(?:import|export)(?:\s+type)?\s[^;']*?\sfrom\s*'[^']*';|^import\s*'[^']*';/gm;
const comment = /^(?:\/\*|\*|\/\/)/;
const punctuation = /^[\s{}()[\];,:.]*$/;

type Line = { number: number; text: string };

/** Without imports, comments, blank lines and lone punctuation. */
const linesThatCount = (text: string): Line[] =>
  text
    .replaceAll(importList, (list) => '\n'.repeat(list.split('\n').length - 1))
    .split('\n')
    .map((line, at) => ({ number: at + 1, text: line.trim() }))
    .filter(({ text }) => text.length > 2 && !comment.test(text) && !punctuation.test(text));

const sameRuns = (files: readonly { path: string; text: string }[]): string[] => {
  const seen = new Map<string, { path: string; first: number; last: number }>();
  const found: string[] = [];
  for (const { path, text } of files) {
    const lines = linesThatCount(text);
    for (let at = 0; at + maxSameLines < lines.length; at += 1) {
      const run = lines.slice(at, at + maxSameLines + 1);
      const key = run.map((line) => line.text).join('\n');
      const first = run[0]!.number;
      const other = seen.get(key);
      if (!other) seen.set(key, { path, first, last: run.at(-1)!.number });
      // A run that repeats one line overlaps itself.
      else if (other.path !== path || first > other.last)
        found.push(`${other.path}:${other.first} and ${path}:${first}`);
    }
  }
  return found;
};

test('the same lines in two places are found, lists of imports are not', () => {
  const body = Array.from({ length: 6 }, (_, n) => `const value${n} = read(${n});`).join('\n');
  const list = `import {\n${Array.from({ length: 9 }, (_, n) => `  name${n},`).join('\n')}\n} from './names.ts';\n`;
  assert.deepEqual(
    sameRuns([
      { path: 'a.ts', text: `${list}${body}\n` },
      { path: 'b.ts', text: `${list}first();\n\n// Why.\n${body}` },
    ]),
    ['a.ts:12 and b.ts:15'],
  );
});

test(`no more than ${maxSameLines} lines in a row stand in two places`, () => {
  const paths = globSync(
    '{bench,bin,console,deploy,docs,examples,packages,scripts,src,test}/**/*.{ts,tsx,js,mjs,css,html,sh}',
    {
      cwd: root,
      exclude: (name) => /(?:^|\/)(?:node_modules|dist)$/.test(name),
    },
  );
  assert.ok(paths.length > 3000, `${paths.length} files`);
  assert.deepEqual(
    sameRuns(paths.map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') }))),
    [],
  );
});

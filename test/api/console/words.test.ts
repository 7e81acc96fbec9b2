/** Every sentence of the console has its Chinese, once, and no page shows words past the table. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { chinese } from '../../../console/parts/text/chinese.ts';

const root = join(import.meta.dirname, '../../../console');
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

test('each sentence is in one table, with the same values in both languages', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const { path, text } of filesOf('parts/text/chinese*.ts'))
    for (const [, quoted, double, bare] of text.matchAll(
      /^ {2}(?:'((?:[^'\\]|\\.)*)'|"([^"]*)"|([A-Za-z]+)):/gm,
    )) {
      const key = quoted ?? double ?? bare!;
      if (seen.has(key)) twice.push(`${key}: ${seen.get(key)} and ${path}`);
      seen.set(key, path);
    }
  assert.deepEqual(twice, []);
  const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted();
  for (const [english, translated] of Object.entries(chinese)) {
    assert.notEqual(translated, '', english);
    assert.deepEqual(placeholders(translated), placeholders(english), english);
  }
});

/** Names and forms that are the same in every language. */
const universal =
  /^(Kinora|KB|MB|GB|ms|px|JSON|curl|TypeScript|Python|Terminal|SRT|VTT|CSV|OpenAI-compatible|ComfyUI)$/;

/** Text between tags, and attributes that are read out or shown. */
const bareWords = (text: string): string[] => {
  const found = [
    ...text.matchAll(
      /\s(?:label|title|aria-label|alt|hint|lead|action|text|refusal|placeholder|all)="([^"]+)"/g,
    ),
    ...text.matchAll(/(?<![=\s(])>\s*([A-Z][^<>{}=;]*?)\s*<\//g),
    ...text.matchAll(/\n\s+([A-Z][a-z][^<>{}=;()\n]*[a-z.…])\n\s+<\/?[a-z]/g),
    ...text.matchAll(/\{[\w.]+(?: [=!]== [\w'.]+)? \? '([A-Z][a-z][^']*)'/g),
  ].map(([, words]) => words!.trim());
  return found.filter((words) => /[A-Za-z]{3}/.test(words) && !universal.test(words));
};

/** Sentences in quotes or templates that `say` does not look up, as in `toast('The key was revoked.')`. */
const bareSentences = (text: string): string[] => {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, '');
  const quoted = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map(([, plain, template]) =>
    (plain ?? template!).replaceAll(/\$\{[^}]*\}/g, '_'),
  );
  return quoted.filter(
    (words) =>
      /^[A-Z@_][\w'@-]* [\w '@,;:()-]*[.?]?$/.test(words) && /[a-z]{3}/.test(words) && !(words in chinese),
  );
};
/** Not shown: what the model is told, styles, and marks of file formats. */
const unseenSentences =
  /^(This is a spoken conversation\.|Kinora _$|_px auto$|WAVEfmt $|Missing required parameter$)/;

/** Examples that are typed, not read. */
const examples = /^(https?:\/\/|acme$|my-provider$|[A-Z-]+$|[a-z0-9.-]+$)/;

test('no page shows bare English', () => {
  assert.deepEqual(bareWords('<h1>Bare words</h1>'), ['Bare words']);
  assert.deepEqual(bareWords('<Field label="Bare words" />'), ['Bare words']);
  assert.deepEqual(bareWords("<b>{isOn ? 'Bare' : 'words'}</b>"), ['Bare']);
  assert.deepEqual(bareSentences("toast('Bare words were said.')"), ['Bare words were said.']);
  assert.deepEqual(bareSentences('`Bare $'.concat('{name}`')), ['Bare _']);
  assert.deepEqual(bareSentences("say('Sign out')"), []);
  const bare = filesOf('{pages,parts}/**/*.tsx').flatMap(({ path, text }) =>
    bareWords(text)
      .filter((words) => !examples.test(words))
      .map((words) => `${path}: ${words}`),
  );
  const sentences = filesOf('{main.tsx,{pages,parts}/**/*.{ts,tsx}}')
    .filter(({ path }) => !/^parts\/text\/|request-code|unvoiced-language/.test(path))
    .flatMap(({ path, text }) =>
      bareSentences(text)
        .filter((words) => !unseenSentences.test(words))
        .map((words) => `${path}: ${words}`),
    );
  assert.deepEqual([...bare, ...sentences], []);
});

/** Every sentence of the console has its Chinese, once, and no page shows words past the table. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { summarisePrompt } from '@kinora/film';
import { chinese } from '../../../console/parts/text/chinese.ts';
import { chineseErrors, chineseMessages } from '../../../console/parts/text/chinese-messages.ts';
import { chinesePicturePrompts } from '../../../console/parts/text/chinese-picture-prompts.ts';
import { sayByForm } from '../../../console/parts/text/message-forms.ts';
import { titleOf } from '../../../console/parts/video/video-title.ts';
import {
  cameraMoves,
  placeNames,
  shotNames,
  timesOfDay,
  weatherNames,
} from '../../../packages/film/src/scene/scene.ts';
import { errorTable } from '../../../src/domain/errors.ts';
import { voiceSounds } from '../../../src/domain/models.ts';
import { serviceMessages } from '../../support/console/service-messages.ts';

const root = join(import.meta.dirname, '../../../console');
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

test('prompts for pictures ask for the same in Chinese', () => {
  const asked = (prompt: string) => {
    const [beat] = summarisePrompt(prompt, { hasPicture: true }).beats;
    return [beat!.cameraMove, beat!.timeOfDay];
  };
  for (const [english, words] of Object.entries(chinesePicturePrompts)) {
    assert.deepEqual(summarisePrompt(words, { hasPicture: true }).notDrawn, [], words);
    assert.deepEqual(asked(words), asked(english), words);
  }
});

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

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

test('what the service words itself is said in Chinese too', () => {
  const found = serviceMessages();
  // The scan finds messages, reasons and texts with values in them.
  for (const text of ['The queue is full. Try again shortly.', 'is taken', 'must be from 0 to 7'])
    assert.ok(
      found.some((one) => one.text === text),
      text,
    );
  const missing = found.filter(({ text }) => text !== '7.' && !isChinese(sayByForm(text, chineseMessages)));
  assert.deepEqual(
    missing.map(({ file, text }) => `${file}: ${text}`),
    [],
  );
  assert.deepEqual(Object.keys(chineseErrors).toSorted(), Object.keys(errorTable).toSorted());
  for (const [form, said] of Object.entries(chineseMessages)) {
    assert.ok(isChinese(said), form);
    for (const value of said.match(/\{\w+\}/g) ?? []) assert.ok(form.includes(value), `${form}: ${value}`);
  }
});

test('a sentence is found by its form, its values too; another stays as it is', () => {
  const said = (text: string) => sayByForm(text, chineseMessages);
  assert.equal(
    said("Invalid value for 'seed': must be from 0 to 9."),
    '“seed”的值无效：必须在 0 到 9 之间。',
  );
  assert.equal(said('1 attempt on local'), '1 次尝试，路由 local');
  assert.equal(
    said('2 attempts, 1 more lost with their process on local'),
    '2 次尝试，另有 1 次随进程丢失，路由 local',
  );
  assert.equal(said('made a second of video, 512 bytes'), '已生成一秒视频，512 字节');
  const foreign = 'Cats on a mat, or dogs.';
  assert.equal(said(foreign), foreign);
});

test('each place, hour, weather, shot and camera move that a film may have has its Chinese', () => {
  const words = [...placeNames, ...timesOfDay, ...weatherNames, ...shotNames, ...cameraMoves]
    .map((name) => name.replaceAll('_', ' '))
    // Not told: a clear sky, and what the film chooses by itself.
    .filter((word) => word !== 'clear' && word !== 'auto');
  assert.deepEqual(
    words.filter((word) => !(word in chinese)),
    [],
  );
});

test('all of every sample is shown, in both languages', () => {
  const source = readFileSync(join(root, 'pages/make/samples/films.ts'), 'utf8');
  const prompts = [...source.matchAll(/prompt:\s+'([^']+)'/g)].map(([, prompt]) => prompt!);
  assert.equal(prompts.length, 9);
  for (const prompt of prompts.flatMap((english) => [english, chinese[english as keyof typeof chinese]])) {
    const { notDrawn, shownAs } = summarisePrompt(prompt);
    assert.deepEqual([notDrawn, shownAs], [[], []], prompt);
  }
});

test('a long prompt is a heading that ends after a whole word', () => {
  assert.equal(titleOf({ prompt: 'A gate' }), 'A gate');
  const long = titleOf({ prompt: 'lanterns, '.repeat(20) });
  assert.match(long, /^(lanterns, )+lanterns…$/);
  assert.ok(long.length <= 90);
  assert.equal(titleOf({ prompt: '灯'.repeat(100) }).length, 90);
});

test('how each voice sounds has its Chinese', () => {
  for (const sound of Object.values(voiceSounds)) assert.ok(sound in chinese, sound);
});

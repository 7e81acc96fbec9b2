/**
 * Patterns whose work grows faster than the text: with two gaps that may be of any length, the third power of it. Each
 * pattern in the source is tried on texts that nearly match, made of its own words and of common characters.
 */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { threadCpuMs } from '../../packages/film/test/support/cpu-time.ts';

/** The end of a string, comment or pattern that begins at `from`. */
const skipTo = (source: string, from: number, end: string): number => {
  let at = from;
  while (at < source.length && !source.startsWith(end, at)) at += source[at] === '\\' ? 2 : 1;
  return at + end.length;
};

const endOfPattern = (source: string, from: number): number | undefined => {
  let isInClass = false;
  for (let at = from + 1; at < source.length && source[at] !== '\n'; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '[') isInClass = true;
    else if (source[at] === ']') isInClass = false;
    else if (source[at] === '/' && !isInClass) return at;
  }
  return undefined;
};

/** The literals of patterns: a slash where a value begins, not a division. */
const patternsIn = (source: string): RegExp[] => {
  const found: RegExp[] = [];
  let last = '(';
  for (let at = 0; at < source.length; ) {
    const character = source[at]!;
    if (source.startsWith('//', at)) at = skipTo(source, at, '\n');
    else if (source.startsWith('/*', at)) at = skipTo(source, at + 2, '*/');
    else if ('\'"`'.includes(character)) {
      at = skipTo(source, at + 1, character);
      last = character;
    } else if (character === '/' && '(,=:[!&|?{};>'.includes(last)) {
      const end = endOfPattern(source, at);
      const flags = end === undefined ? '' : /^[a-z]*/.exec(source.slice(end + 1, end + 9))![0];
      // Both would begin where the last match ended.
      if (end !== undefined) found.push(new RegExp(source.slice(at + 1, end), flags.replace(/[gy]/g, '')));
      at = (end ?? at) + 1 + flags.length;
      last = '/';
    } else {
      // "list[0]! / 2" is a division.
      const isAssertion = character === '!' && /[\w)\]]/.test(last);
      if (character.trim() !== '') last = isAssertion ? ')' : character;
      at += 1;
    }
  }
  return found;
};

const common = [...'aA1 \n\t.,-\'"@#*_([{<>/$=:;&%\\|^~你é\u0301', 'a ', '1 ', '1,', '. ', ', ', 'a.', 'a, '];

/** Its words, and all of it but the end: "a b" again and again for a pattern of a, b and c. */
const unitsOf = ({ source }: RegExp): string[] => {
  const words = source
    .replace(/\\[a-zA-Z](?:\{[^}]*\})?|\(\?<?[:=!]?|\[[^\]]*\]/g, ' ')
    .match(/[\p{L}\d'-]+/gu);
  return (words ?? [])
    .slice(0, 12)
    .flatMap((word, at, all) => [
      word,
      `${word} `,
      ...[' ', ' a '].map((gap) => `${all.slice(0, at + 1).join(gap)} `),
    ]);
};

const characters = 3_200;
const textOf = (unit: string, length: number, end: string) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length) + end;
/** Some kernels count processor time in steps of 4 ms: short work is measured over several runs. */
const measurableMs = 30;
const meanMs = (pattern: RegExp, text: string, mostRuns: number): number => {
  const before = threadCpuMs();
  let [runs, total] = [0, 0];
  while (runs < mostRuns && total < measurableMs) {
    pattern.test(text);
    runs += 1;
    total = threadCpuMs() - before;
  }
  return total / runs;
};
const notableMs = 4;

/** Four times the text: four times the work where it grows with the text, 16 with its square, 64 with its third power. */
const growsBeyond = (pattern: RegExp, unit: string, most: number, cheapMs = notableMs): boolean =>
  ['', '\u0001', '!a1'].some((end) => {
    const whole = textOf(unit, characters, end);
    if (meanMs(pattern, whole, 1) < cheapMs) return false;
    // Other work of the machine disturbs one measurement, not each of three.
    return [1, 2, 3].every(() => {
      const quarterMs = meanMs(pattern, textOf(unit, characters / 4, end), 16);
      const wholeMs = meanMs(pattern, whole, 4);
      return wholeMs > cheapMs && wholeMs > most * quarterMs;
    });
  });

const slowOf = (
  folder: string,
  units: (pattern: RegExp) => string[],
  most: number,
  cheapMs?: number,
): string[] => {
  const files = globSync(`${folder}/**/*.ts`);
  assert.ok(files.length > 100);
  const patterns = new Map(
    files.flatMap((file) => patternsIn(readFileSync(file, 'utf8')).map((one) => [String(one), one])),
  );
  assert.ok(patterns.size > 300);
  return [...patterns]
    .filter(([text]) => /[*+]|\{\d+,/.test(text))
    .filter(([, pattern]) => units(pattern).some((unit) => growsBeyond(pattern, unit, most, cheapMs)))
    .map(([text]) => text);
};

/** Patterns of the service that grow with the square of a text, and what keeps that text short. */
const heldShort = new Map<RegExp, string>([
  [/\/+$/, 'the address that the operator set'],
  [
    /\b(localhost|\d{1,3}(\.\d{1,3}){3}|[\w-]+(\.[\w-]+)+(?=:\d))(:\d+)?\b/,
    'a message of an upstream, cut before',
  ],
  [/[a-z][a-z0-9+.-]*:\/\/\S+/i, 'the same'],
  [/\s*[;:,.!?—…"()“”।¡¿[\]]+\s*/, 'a sentence to be spoken, in a process of its own'],
  [/^(.*?)([a-z]+)$/, 'the words of one number'],
  [/(\d+)(?=\p{L})/u, 'at most nine digits: longer numbers are words by then'],
  [
    /^(.+?),?\s+(?:said|says|replied|asked|answered|thought)\s+(?:the\s+)?\w+,?\s*(.*)$/i,
    'a part of a sentence, joined by single spaces',
  ],
  [/[.?!;¿¡]+(?=\s|$|[¿¡])|[。？！；\n]|\s[-–—>]+\s|^[¿¡]/, 'a question of a thousand characters'],
]);

test('a pattern with two open gaps is found', () => {
  assert.ok(growsBeyond(/one.*two.*three/, 'one two ', 30));
  // A choice takes long enough to be measured on any machine.
  assert.ok(growsBeyond(/(?:a|b|\s)+$/, ' ', 9));
  assert.ok(!growsBeyond(/one [a-z]{0,20} two/, 'one ', 9));
});

test('no pattern of the service grows with the square of a text that may be long', () => {
  const held = new Set(Array.from(heldShort.keys(), String));
  const slow = slowOf('src', (pattern) => [...common, ...unitsOf(pattern)], 9);
  assert.deepEqual(
    slow.filter((one) => !held.has(one)),
    [],
  );
});

test('no pattern of the film engine grows with the third power of a prompt', () => {
  // The third power of this length is hundreds of times its square, of which a few times are within any pattern.
  const squareMs = meanMs(/a\w*!/, 'a'.repeat(characters), 16);
  assert.deepEqual(slowOf('packages/film/src', unitsOf, 30, Math.max(notableMs, squareMs * 20)), []);
});

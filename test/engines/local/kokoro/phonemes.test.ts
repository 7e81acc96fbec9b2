import assert from 'node:assert/strict';
import test from 'node:test';
import { ApiError } from '../../../../src/domain/errors.ts';
import { createPhonemizer } from '../../../../src/engines/local/kokoro/phonemes.ts';
import { createPhonemizerThread } from '../../../../src/engines/local/kokoro/phonemizer-thread.ts';
import { cutSymbols } from '../../../../src/engines/local/kokoro/speak.ts';
import { isSymbol, symbolNumbers } from '../../../../src/engines/local/kokoro/symbol-ids.ts';
import { afterTest } from '../../../support/after-test.ts';

const phonemizer = await createPhonemizer();
const phonemize = phonemizer.toSymbols;

test('American and British English differ where they should', () => {
  assert.equal(phonemize('Hello world.', 'en-us'), 'həlˈO wˈɜɹld.');
  assert.equal(phonemize('Hello world.', 'en-gb'), 'həlˈQ wˈɜːld.');
  assert.match(phonemize('better', 'en-us'), /T/);
  assert.match(phonemize('better', 'en-gb'), /t/);
});

test('words are read in context', () => {
  assert.notEqual(
    phonemize('I live here', 'en-us').split(' ')[1],
    phonemize('a live show', 'en-us').split(' ')[1],
  );
});

test('punctuation is kept for the intonation it carries', () => {
  assert.equal(phonemize('Well, really? Yes!', 'en-us').replace(/[^,?!]/g, ''), ',?!');
});

test('every language comes out in symbols the model knows', () => {
  const samples = {
    es: '¿Cómo estás? Tengo 25 años.',
    fr: "Bonjour, c'est l'été à Paris.",
    it: 'Gli gnocchi della mamma, perché no?',
    pt: 'O coração não mente jamais.',
    hi: 'नमस्ते दुनिया, आप कैसे हैं?',
  } as const;
  for (const [accent, text] of Object.entries(samples)) {
    const symbols = phonemize(text, accent as keyof typeof samples);
    assert.ok(symbols.length > text.length / 2, symbols);
    assert.ok([...symbols].every(isSymbol), symbols);
    assert.equal(symbolNumbers(symbols).length, [...symbols].length);
  }
});

test('more symbols than one run takes are cut between words', () => {
  const symbols = Array.from({ length: 300 }, () => 'həlˈO').join(' ');
  const parts = cutSymbols(symbols);
  assert.ok(parts.length > 1 && parts.every((part) => [...part].length <= 510));
  assert.equal(parts.join(' '), symbols);
});

test('a word of endings without end is read, and what comes after it too', async (t) => {
  const thread = createPhonemizerThread();
  afterTest(t, thread.close);
  for (const text of ["s'".repeat(120), `${'a'.repeat(239)}.`, '\u0001Vde hello', "l'".repeat(120)])
    assert.ok((await thread.toSymbols(text, 'en-us')).length > 3, text);
  assert.equal(await thread.toSymbols('Hello world.', 'en-us'), 'həlˈO wˈɜɹld.');
});

test('a text that is never read to its end, or breaks the reader, costs its own request', async (t) => {
  const program = new URL('../../fixtures/endless-phonemes.ts', import.meta.url);
  const thread = createPhonemizerThread({ limitMs: 1_000, program });
  afterTest(t, thread.close);
  await thread.load('en-us');
  const asked = ['hello', 'endless', 'hello', 'broken', 'hello'].map((text) =>
    thread.toSymbols(text, 'en-us').catch((error: unknown) => {
      assert.ok(error instanceof ApiError, String(error));
      return error.code;
    }),
  );
  assert.deepEqual(await Promise.all(asked), [
    ...['hello', 'invalid_parameter', 'hello', 'invalid_parameter', 'hello'],
  ]);
});

test('a language that was loaded is read also by a thread that was started again meanwhile', async (t) => {
  const program = new URL('../../fixtures/endless-phonemes.ts', import.meta.url);
  const thread = createPhonemizerThread({ limitMs: 1_000, program });
  afterTest(t, thread.close);
  await thread.load('en-us');
  await thread.load('ja');
  const [endless, hello] = await Promise.allSettled([
    thread.toSymbols('endless', 'en-us'),
    thread.toSymbols('hello', 'ja'),
  ]);
  assert.equal(endless.status, 'rejected');
  assert.deepEqual(hello, { status: 'fulfilled', value: 'hello' });
});

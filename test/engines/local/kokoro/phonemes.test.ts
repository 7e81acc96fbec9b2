import assert from 'node:assert/strict';
import test from 'node:test';
import { createPhonemizer } from '../../../../src/engines/local/kokoro/phonemes.ts';
import { cutSymbols } from '../../../../src/engines/local/kokoro/speak.ts';
import { isSymbol, symbolNumbers } from '../../../../src/engines/local/kokoro/symbol-ids.ts';

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

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correctSpelling } from '../bench/audio/misspelled-prompts.ts';
import { normalizeWords, wordErrors } from '../bench/audio/word-errors.ts';

test('only the writing is made alike before words are compared', () => {
  const same: [language: string, one: string, other: string][] = [
    ['en', 'The M I S D N channel', 'the MISDN channel.'],
    ['en', "I'm sure it can't, and won't", 'I am sure it cannot and will not'],
    ['en', 'press * then 1', 'Press star, then one'],
    ['fr', "L'appel de M. Dièse", 'l’appel de m dièse'],
    ['fr', 'il y a', 'Il y a.'],
  ];
  for (const [language, one, other] of same)
    assert.deepEqual(normalizeWords(one, language), normalizeWords(other, language));
  assert.deepEqual(normalizeWords("qu'il y a", 'fr'), ['qu', 'il', 'y', 'a']);
  assert.deepEqual(normalizeWords('今 天 天 气', 'zh'), ['今', '天', '天', '气']);
  assert.deepEqual(wordErrors('appuyez sur étoile', 'appuyé sur Rétoile', { language: 'fr' }), {
    errors: 2,
    words: 3,
  });
  assert.equal(wordErrors('touch tone', 'touchtone').errors, 2);
  assert.equal(wordErrors('touch tone', 'touchtone', { joins: true }).errors, 0);
});

test('misspelled words of the lists are corrected as whole words, others stay', () => {
  assert.equal(correctSpelling('mute or umute, unmuted', 'en'), 'mute or unmute, unmuted');
  assert.equal(correctSpelling('Pour vérrouiller ce tte porte', 'fr'), 'Pour verrouiller cette porte');
  assert.equal(correctSpelling('Veuillez appuyez ou entrez', 'fr'), 'Veuillez appuyer ou entrez');
  assert.equal(correctSpelling('Vous veuillez', 'fr'), 'Vous veuillez');
});

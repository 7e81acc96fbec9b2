import assert from 'node:assert/strict';
import test from 'node:test';
import { speechSentences } from '../../../../bench/audio/speech-sentences.ts';
import {
  detectTextLanguage,
  type SpokenLanguage,
} from '../../../../src/engines/local/kokoro/text/detect-language.ts';

const samples: Record<Exclude<SpokenLanguage, 'en'>, string[]> = {
  es: [
    'Hola, ¿cómo estás?',
    'El perro corre por la calle y los niños juegan en el parque.',
    'Me gustaría reservar una mesa para dos personas, por favor.',
  ],
  fr: [
    "Bonjour, je m'appelle Pierre.",
    "C'est une belle journée pour aller à la plage avec les enfants.",
    'Où est la gare la plus proche ?',
  ],
  it: [
    'Ciao, come va? Oggi è una bella giornata.',
    'Vorrei un caffè e un bicchiere di acqua, per favore.',
    'La stazione è vicino alla piazza.',
  ],
  pt: [
    'Olá, tudo bem? Eu moro em São Paulo.',
    'Não sei o que você quer dizer com isso.',
    'A estação fica perto da praça, depois do mercado.',
  ],
  hi: ['नमस्ते, आप कैसे हैं?', 'मेरा नाम राम है।'],
  ja: ['今日はいい天気ですね。', 'Kinoraを使います。'],
  zh: ['你好，今天天气很好。', '我喜欢喝coffee。'],
};

for (const [language, texts] of Object.entries(samples)) {
  test(`recognises ${language}`, () => {
    for (const text of texts) assert.equal(detectTextLanguage(text), language, text);
  });
}

test('takes every English sentence for English', () => {
  for (const text of speechSentences) assert.equal(detectTextLanguage(text), 'en', text);
});

test('takes short, mixed and unknown text for English', () => {
  for (const text of [
    'No.',
    'OK!',
    '',
    '12345',
    'The café in Paris is très chic.',
    'Guten Morgen',
    'I do as I say',
  ]) {
    assert.equal(detectTextLanguage(text), 'en', text);
  }
});

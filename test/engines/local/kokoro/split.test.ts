import assert from 'node:assert/strict';
import test from 'node:test';
import { ApiError } from '../../../../src/domain/errors.ts';
import { prepareText } from '../../../../src/engines/local/kokoro/text/prepare.ts';
import { splitIntoPieces } from '../../../../src/engines/local/kokoro/text/split.ts';

const long =
  'When the old lighthouse keeper climbed the stairs for the last time, he carried a lamp, a loaf of bread and a ' +
  'letter that he had written to his daughter many years before; he had never found the courage to send it, and ' +
  'now, with the storm coming closer and the boats already safe in the harbour, he read it aloud to the empty room.';

test('the first piece is short and ends at a clause', () => {
  const [first] = splitIntoPieces(long, { shortFirstPiece: true });
  assert.equal(first?.text, 'When the old lighthouse keeper climbed the stairs for the last time,');
  assert.ok(first.pauseMs > 0);
});

test('a line without end and lines without number are split too', () => {
  const options = { shortFirstPiece: true };
  const digits = '1'.repeat(400_000);
  assert.equal(
    splitIntoPieces(digits, options)
      .map(({ text }) => text)
      .join(''),
    digits,
  );
  assert.equal(splitIntoPieces('ab\n'.repeat(20_000), options).length, 20_000);
});

test('whole sentences stay whole', () => {
  const pieces = splitIntoPieces(
    'This is the first sentence of the text. And here comes the second one, friend.',
    {
      shortFirstPiece: false,
    },
  );
  assert.deepEqual(
    pieces.map((piece) => piece.text),
    ['This is the first sentence of the text.', 'And here comes the second one, friend.'],
  );
});

test('no piece is too long for the model and no word is lost', () => {
  const words = Array.from({ length: 700 }, (_, index) => `word${index}`).join(' ');
  for (const text of [long, `${long} ${long}`, words, 'x'.repeat(3000)]) {
    for (const shortFirstPiece of [true, false]) {
      const pieces = splitIntoPieces(text, { shortFirstPiece });
      for (const piece of pieces) assert.ok(piece.text.length <= 240, piece.text);
      const plain = (value: string) => value.replace(/\s+/g, '');
      assert.equal(plain(pieces.map((piece) => piece.text).join('')), plain(text));
    }
  }
});

test('very short sentences are joined to a neighbour', () => {
  const pieces = splitIntoPieces('Yes. No. I do not know what you mean by that.', { shortFirstPiece: false });
  assert.equal(pieces.length, 1);
});

test('a paragraph is followed by a longer pause than a sentence, a sentence by a longer one than a clause', () => {
  const text = `${long}\n\nA second paragraph follows after that one. It has two sentences, which is enough for this.`;
  const pieces = splitIntoPieces(text, { shortFirstPiece: true });
  const clause = pieces[0]!.pauseMs;
  const paragraph = pieces.find((piece) => piece.text.endsWith('empty room.'))!.pauseMs;
  const sentence = pieces.find((piece) => piece.text.startsWith('A second'))!.pauseMs;
  assert.ok(clause < sentence && sentence < paragraph);
  assert.equal(pieces.at(-1)?.pauseMs, 0);
});

test('each passage of a mixed text keeps its language where that is asked for', () => {
  const text =
    'She looked at me and said these words. ¿Dónde está la biblioteca, por favor? Then she left the room.';
  const languages = (mixedLanguages: boolean) =>
    prepareText(text, { shortFirstPiece: false, mixedLanguages }).map((piece) => piece.language);
  assert.deepEqual(languages(true), ['en', 'es', 'en']);
  assert.deepEqual([...new Set(languages(false))], ['en']);
});

test('text in scripts that no voice reads is refused, and left out where the rest can be read', () => {
  const options = { shortFirstPiece: false, mixedLanguages: false };
  assert.throws(
    () => prepareText('Привет, мир', options),
    (error) => {
      assert.ok(error instanceof ApiError);
      assert.equal(error.code, 'invalid_parameter');
      assert.equal(error.param, 'input');
      return true;
    },
  );
  assert.throws(() => prepareText('?!... ---', options), ApiError);
  assert.equal(prepareText('The word 世界 means world.', options)[0]?.text, 'The word means world.');
});

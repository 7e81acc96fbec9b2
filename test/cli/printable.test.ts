import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldLines } from '../../src/cli/output.ts';
import { printable, writeText } from '../../src/cli/printable.ts';
import { createProgress } from '../../src/cli/progress.ts';

const attacks = {
  'the title': '\u001b]0;pwned\u0007',
  'the clipboard': '\u001b]52;c;cm0gLXJmIC8=\u0007',
  'the screen': '\u001b[2J\u001b[H',
  'eight-bit codes': '\u009b2J',
  'a line written over': 'all is lost\rall is well',
  'letters turned around': 'gpj.\u202efdp.exe',
  'a mark of direction': 'a\u200fb\u061cc',
  'words that are not seen': '\u{e0041}\u{e0042}',
  'a link': '\u001b]8;;https://evil.example\u001b\\docs\u001b]8;;\u001b\\',
};

const terminal = () => {
  const written: string[] = [];
  return {
    isTTY: true,
    columns: 200,
    write: (text: string) => written.push(text),
    text: () => written.join(''),
  };
};
const isHarmless = (text: string) =>
  Array.from(text, (mark) => mark.codePointAt(0)!).every(
    (code) =>
      code === 10 ||
      (code >= 32 &&
        !(code >= 127 && code < 160) &&
        !(code >= 0x202a && code <= 0x202e) &&
        ![0x200f, 0x61c].includes(code) &&
        code < 0xe0000),
  );

test('text of others does nothing to a terminal', () => {
  for (const [name, attack] of Object.entries(attacks)) {
    assert.ok(!isHarmless(attack), name);
    const stream = terminal();
    writeText(stream, `before ${attack} after\n`);
    assert.ok(isHarmless(stream.text()), name);
    assert.match(stream.text(), /^before .* after\n$/s);
    const drawn = terminal();
    const progress = createProgress(drawn);
    progress.say(attack);
    progress.update({ label: attack, fraction: 0.5 });
    progress.clear();
    assert.ok(isHarmless(drawn.text().replaceAll('\r\u001b[K', '')), name);
  }
});

test('ordinary text, and what goes into a file, stays as it is', () => {
  const plain = 'Zoë\tsagt: "你好", שלום 👩‍👩‍👧\n';
  assert.equal(printable(plain), plain);
  const written: string[] = [];
  writeText({ write: (text) => written.push(text) }, attacks['the screen']);
  assert.deepEqual(written, [attacks['the screen']]);
});

test('several words of one field stand apart', () => {
  assert.equal(fieldLines({ not_drawn: ['a bird', 'the moon'] }), 'not_drawn  a bird, the moon\n');
});

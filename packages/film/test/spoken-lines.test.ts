/** Words in quotation marks are said by whoever says them: heard, and seen at the lips. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compile } from '../src/compile.ts';
import { direct } from '../src/direct.ts';
import { mixSoundtracks } from '../src/sound/mix-soundtrack.ts';
import { type Speak, speakLines } from '../src/speak-lines.ts';
import { openingAt } from '../src/stage/spoken-line.ts';

const sampleRate = 24_000;

/** A voice of one tone in syllables, ten characters a second. */
const hum: Speak = async (lines) =>
  lines.map(({ words, speed }) => {
    const samples = new Float32Array(Math.round((words.length / 10 / speed) * sampleRate));
    for (let n = 0; n < samples.length; n += 1) {
      const seconds = n / sampleRate;
      samples[n] =
        0.3 * Math.sin(seconds * 2 * Math.PI * 180) * Math.max(0, Math.sin(seconds * 2 * Math.PI * 4));
    }
    return { samples, sampleRate };
  });

const film = (prompt: string, { seconds = 6, speak }: { seconds?: number; speak?: Speak } = {}) =>
  compile(direct(prompt, { seconds }), { seed: 1, seconds, width: 160, height: 90, speak });

test('one asks, the other answers: one after the other, each with the own mouth', async () => {
  const { stage, notDrawn } = await film('A woman asks a man "Where is it?" and he answers "Over there."', {
    speak: hum,
  });
  assert.deepEqual(notDrawn, []);
  const [question, answer] = stage.lines;
  assert.equal(stage.lines.length, 2);
  assert.ok(question!.end <= answer!.start);
  assert.notEqual(question!.thing, answer!.thing);
  const opened = (thing: number, { start, end }: { start: number; end: number }) =>
    Math.max(
      ...Array.from(
        { length: 20 },
        (_, n) => openingAt(stage.lines, thing, start + ((end - start) * (n + 0.5)) / 20)!,
      ),
    );
  assert.ok(opened(question!.thing, question!) > 0.5);
  assert.equal(opened(answer!.thing, question!), 0);
  assert.ok(opened(answer!.thing, answer!) > 0.5);
});

test('spoken words are louder than everything around them', async () => {
  const { stage } = await film('An old sailor on a beach shouts: "A storm!"', { speak: hum });
  const { left, right, sampleRate: rate } = await mixSoundtracks([stage], new AbortController().signal);
  const loudness = (from: number, until: number) => {
    let energy = 0;
    for (let n = Math.round(from * rate); n < until * rate; n += 1) energy += left[n]! ** 2 + right[n]! ** 2;
    return Math.sqrt(energy / ((until - from) * rate));
  };
  const { start, end } = stage.lines[0]!;
  assert.ok(loudness(start, end) > 1.8 * loudness(end + 0.5, 5.5));
});

test('what there is no time or no voice for is named, sentence by sentence', async () => {
  const long =
    'I was there. Nobody saw me, and then the whole town came out to look for me until the sun went down.';
  const { stage, notDrawn } = await film(`A girl says "${long}"`, { seconds: 4, speak: hum });
  assert.equal(stage.lines.length, 1);
  assert.deepEqual(notDrawn, [
    'Nobody saw me, and then the whole town came out to look for me until the sun wen',
  ]);
  assert.deepEqual((await film('A girl says "Hello."')).notDrawn, ['Hello.']);
  const silent = await film('A girl says "Hello."', { speak: async () => [null] });
  assert.deepEqual([silent.notDrawn, silent.stage.lines.length], [['Hello.'], 0]);
});

test('however much is quoted, a voice is asked for no more than the film has time for', async () => {
  const asked = async (words: string) => {
    const play = direct(`A girl says "${words}" `.repeat(60), { seconds: 8 });
    const found: string[] = [];
    const speak: Speak = async (lines) => {
      found.push(...lines.map((line) => line.words));
      return lines.map(() => null);
    };
    assert.ok((await speakLines(play, { seconds: 8, speak })).every(({ sound }) => sound === null));
    return found;
  };
  const sentences = await asked('We saw the cat that sat on the mat. '.repeat(13));
  assert.ok(sentences.length > 0 && sentences.join('').length <= 320);
  assert.ok((await asked('A! '.repeat(160))).length <= 60);
  assert.deepEqual(await asked('the cat sat on the mat and '.repeat(18)), []);
});

test('a sentence that is not asked for leaves the others their sounds', async () => {
  const long = 'and then the whole town came out to look for me '.repeat(4);
  const { stage, notDrawn } = await film(`A girl says "One ${long}. I was there."`, {
    seconds: 6,
    speak: hum,
  });
  assert.equal(stage.lines.length, 1);
  assert.equal(
    stage.lines[0]!.sound.samples.length,
    (await hum([{ words: 'I was there.', speed: 1.3, speaker: { name: '', person: null } }]))[0]!.samples
      .length,
  );
  assert.equal(notDrawn.length, 1);
});

test('somebody who speaks on something large is what the camera looks at', () => {
  const { camera } = direct('A captain on a ship shouts: "Land!"').beats[0]!.scene;
  assert.deepEqual([camera.shot, camera.subject], ['medium', 0]);
  assert.equal(
    direct('Wide shot of a captain on a ship who shouts "Land!"').beats[0]!.scene.camera.shot,
    'wide',
  );
});

test('words on a sign are not spoken', async () => {
  const { lines, notDrawn } = direct('A sign that says "Closed" hangs on a door');
  assert.deepEqual([lines, notDrawn], [[], ['Closed']]);
});

test('words may stand before the verb, and a shot has the time that its words take', async () => {
  const first = direct('"Good morning!" says the old woman.');
  assert.deepEqual(first.lines, [{ words: 'Good morning!', beat: 0, thing: 0 }]);
  const told = 'A man walks through a forest, then he enters a kitchen and says "At last I am home again."';
  const said = await film(told, { speak: hum });
  const silent = await film(told);
  assert.equal(said.later.length, 1);
  assert.ok(said.later[0]!.seconds > silent.later[0]!.seconds - 1e-9);
  assert.equal(said.later[0]!.stage.lines.length, 1);
});

test('Chinese words are said in Chinese', () => {
  const { lines, notDrawn } = direct('老师问男孩：“你叫什么名字？”男孩回答：“我叫小明。”');
  assert.deepEqual(
    lines.map(({ words }) => words),
    ['你叫什么名字?', '我叫小明。'],
  );
  assert.equal(new Set(lines.map(({ thing }) => thing)).size, 2);
  assert.deepEqual(notDrawn, []);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { direct, styleNames } from '@kinora/film';
import { videoStyles } from '../../../../src/domain/models.ts';
import type { VideoJob } from '../../../../src/engines/engine.ts';
import { describeJob, type StoredScene } from '../../../../src/engines/local/video/describe-job.ts';
import { videoJob } from '../../../support/video-job.ts';

const makeJob = (prompt: string, changes: Partial<VideoJob> = {}): VideoJob =>
  videoJob({ seed: 7, prompt, seconds: 4, width: 320, height: 180, ...changes });

/** As it was stored with a video of this prompt before facts were. */
const older = (prompt: string, changes: Partial<StoredScene> = {}): string => {
  const { scene } = direct(prompt).beats[0]!;
  return JSON.stringify({ engine: 'film', version: 3, seed: 3, scene, author: 'rules', ...changes });
};
const remix = (edit: string, sourceScene: string | null, prompt: string) =>
  describeJob(makeJob(edit, { sourceScene, source: { prompt, route: null } }));
const shown = ({ screenplay }: ReturnType<typeof describeJob>) =>
  screenplay.beats.map(({ scene }) => [
    scene.setting.place,
    scene.timeOfDay,
    ...scene.things.filter((one) => !one.isImplied).map(({ name, acts }) => `${name} ${acts[0]?.action}`),
  ]);

const prompt = 'a dog sleeps on the beach';

test('the styles of the interface are those of the engine', () => {
  assert.deepEqual(videoStyles.toSorted(), styleNames.toSorted());
});

test('a remix edits the facts that were stored with its source, and a remix of it those', () => {
  const stored = (described: ReturnType<typeof describeJob>) =>
    JSON.stringify({
      engine: 'film',
      version: 3,
      seed: described.seed,
      told: described.told,
      author: 'remix',
    });
  const first = describeJob(makeJob(prompt, { seed: 3 }));
  assert.deepEqual([first.author, shown(first)], ['rules', [['beach', 'day', 'dog sleep']]]);
  const second = remix('replace the dog by a cat', stored(first), prompt);
  const third = remix('make it night', stored(second), 'replace the dog by a cat');
  assert.deepEqual([third.author, third.seed, shown(third)], ['remix', 3, [['beach', 'night', 'cat sleep']]]);
});

test('a source from before facts were stored is read again from its prompt, or seen in its scene', () => {
  const again = remix('make it night', older(prompt), prompt);
  assert.deepEqual([again.seed, shown(again)], [3, [['beach', 'night', 'dog sleep']]]);
  // The prompt of a remix is only what it changed.
  for (const author of ['remix', 'model'] as const) {
    const seen = remix('make it night', older(prompt, { author }), 'make it snow');
    assert.deepEqual([seen.seed, shown(seen)], [3, [['beach', 'night', 'dog sleep']]], author);
  }
});

test('a source that cannot be read is made from its prompt', () => {
  const told = { text: prompt, facts: { version: 1 } };
  for (const sourceScene of [
    null,
    '{',
    '{"engine":"film"}',
    older(prompt, { told: told as never, author: 'rules' }),
  ])
    assert.deepEqual(shown(remix('make it night', sourceScene, prompt)), [['beach', 'night', 'dog sleep']]);
});

test('a video of given pictures is one scene, and the style of the request outranks the prompt', () => {
  const story = 'a watercolour of a man who walks through the rain, then enters a bar and sits down';
  assert.equal(describeJob(makeJob(story)).screenplay.beats.length, 2);
  const images = [{ path: 'first.png', role: 'first' as const }];
  const { beats } = describeJob(makeJob(story, { images, style: 'noir' })).screenplay;
  assert.deepEqual(
    beats.map(({ scene }) => scene.style),
    ['noir'],
  );
});

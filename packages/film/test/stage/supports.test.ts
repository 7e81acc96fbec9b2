/** What carries, hangs or hides something: whole mounts, ends at trunks, nests in the leaves, fences that are seen through. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { direct } from '../../src/direct.ts';
import { createLightCourse } from '../../src/light/change-of-hour.ts';
import { positionOf } from '../../src/math/matrix.ts';
import { dot, subtract } from '../../src/math/vector.ts';
import { readFacts } from '../../src/read/read-facts.ts';
import type { Actor } from '../../src/stage/actor.ts';
import { wantedOf } from '../../src/stage/check/wanted-view.ts';
import { compileStage } from '../../src/stage/compile.ts';
import { createFilm } from '../../src/stage/film.ts';
import type { Stage } from '../../src/stage/stage.ts';
import { verifyFilm } from '../../src/verify/verify-film.ts';
import { firstScene } from '../first-scene.ts';

const [width, height, seconds] = [320, 180, 4];
const staged = (prompt: string) => compileStage(firstScene(prompt), { seed: 1, seconds, width, height });
const allOf = ({ actors }: Stage, kit: RegExp): Actor[] =>
  actors.filter(({ thing }) => kit.test(thing.kit ?? ''));
const firstOf = (stage: Stage, kit: RegExp): Actor => allOf(stage, kit)[0]!;

test('a hammock between two trees has no posts, and its ends are at the trunks', async () => {
  const stage = await staged('A hammock hangs between two trees');
  const hammock = firstOf(stage, /hammock/);
  const body = hammock.model.parts.find(({ name }) => name === 'body')!.mesh.positions;
  assert.ok(Math.min(...body.filter((_, at) => at % 3 === 1)) > 1, 'nothing of it stands on the ground');
  for (const tree of allOf(stage, /tree/)) {
    const apart = Math.abs(dot(stage.axes.right, tree.position) - dot(stage.axes.right, hammock.position));
    assert.ok(Math.abs(apart - 1.7) < 0.5, `a trunk is ${apart.toFixed(2)} m from its middle`);
  }
});

test('an animal that carries somebody is framed as a whole, one of many times the size of its rider in part', async () => {
  const riding = await staged('A girl rides a horse');
  assert.ok(wantedOf(riding).decides(firstOf(riding, /horse/)));
  const stage = await staged('A girl rides a dragon');
  const [girl, dragon] = [firstOf(stage, /girl/), firstOf(stage, /dragon/)];
  assert.ok(!wantedOf(stage).decides(dragon));
  assert.ok(wantedOf(stage).leastOf(dragon) > 0.2, 'what is ridden is told');
  assert.ok(dragon.size[2] < girl.size[1] * 4.3, 'the rider is made out on it');
});

test('small things on a tree lie in the leaves that the viewer sees', async () => {
  const stage = await staged('Bird nests on a tree');
  for (const { support } of allOf(stage, /nest/)) {
    assert.ok(support.kind === 'on');
    const { host, offset } = support;
    const turned = stage.axes.azimuth - host.yaw;
    assert.ok(offset[0] * Math.sin(turned) + offset[2] * Math.cos(turned) > 0.5, 'on the near side');
    const up = (host.model.anchors.top![1] * host.scale + offset[1]) / host.size[1];
    assert.ok(up > 0.4 && up < 0.9, `at ${up.toFixed(2)} of its height`);
  }
});

test('what is behind wire leaves it as it is, and flowers are many and no larger than flowers', async () => {
  const stage = await staged('Red tulips behind a wire fence');
  assert.equal(firstOf(stage, /fence/).scale, 1);
  const tulips = allOf(stage, /tulip/);
  assert.ok(tulips.length > 8, `${tulips.length} tulips`);
  for (const { size } of tulips) assert.ok(size[1] < 1, `${size[1].toFixed(2)} m high`);
});

test('a room that turns dark is dark in the end', () => {
  const course = createLightCourse({
    timeOfDay: 'day_to_night',
    weather: [],
    mood: null,
    place: 'room',
    palette: [],
    isIndoors: true,
    isSnowy: false,
    azimuth: 0,
  });
  const [before, after] = [0, 1].map((share) => Math.max(...course(share).light.skyColour));
  assert.ok(after! < before! * 0.4, `${before!.toFixed(2)} became ${after!.toFixed(2)}`);
});

test('a plain background and tall woods are where they are said', () => {
  for (const [prompt, place, detail] of [
    ['A grey kitten against a white background', 'studio', undefined],
    ['A ballet dancer in front of a black backdrop', 'studio', undefined],
    ['A path through a forest of towering trees', 'forest', 'towering'],
    ['Moss in an ancient forest', 'forest', 'towering'],
  ] as const) {
    const { setting } = firstScene(prompt);
    assert.equal(setting.place, place, prompt);
    if (detail) assert.ok(setting.details?.includes(detail), prompt);
  }
});

test('an animal without its head in the picture is not seen', async () => {
  const prompt = 'A horse stands in a meadow';
  const screenplay = direct(prompt, { seconds });
  const { scene } = screenplay.beats[0]!;
  const stage = await compileStage(scene, { seed: 1, seconds, width, height });
  const film = await createFilm(stage);
  const isSeen = () =>
    verifyFilm(readFacts(prompt), screenplay, [{ scene, stage, film }]).facts.find(
      ({ text }) => text === 'horse',
    )!.isSeen;
  assert.ok(isSeen());
  const aside = firstOf(stage, /horse/).size[2];
  // Away from the head, to whichever side of the picture that is.
  const head = positionOf(film.anchorOf(firstOf(stage, /horse/), 'head')!);
  stage.shots = stage.shots.map((shot) => ({
    ...shot,
    at: (time) => {
      const camera = shot.at(time);
      const by = -Math.sign(dot(camera.right, subtract(head, camera.position))) * aside * 0.4;
      const [x, y, z] = camera.position;
      return {
        ...camera,
        position: [x + camera.right[0] * by, y, z + camera.right[2] * by],
        focalLength: camera.focalLength * 2.2,
      };
    },
  }));
  assert.ok(!isSeen());
});

test('what hangs on a wall hangs over what is under it', async () => {
  const stage = await staged('A bonsai stands under a painting in a room');
  const [bonsai, painting] = [firstOf(stage, /bonsai/), firstOf(stage, /painting/)];
  const [, height] = painting.path!(1).position;
  assert.ok(height >= bonsai.size[1], `it hangs at ${height.toFixed(2)} m`);
  assert.ok(dot(stage.axes.away, painting.position) > dot(stage.axes.away, bonsai.position));
});

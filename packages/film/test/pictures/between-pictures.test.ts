import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp, { type Sharp } from 'sharp';
import { createBend, edgePairs } from '../../src/pictures/between/deform.ts';
import { matchPlaces } from '../../src/pictures/between/match-places.ts';
import type { Picture } from '../../src/pictures/picture.ts';
import { readCover } from '../../src/pictures/read-picture.ts';
import { framesOf, type Given, halves, height, marked, save, village, width } from './given-fixture.ts';

/** Bars and rings on a desk: nothing of the village. */
const desk = (): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="#3a2c22"/>
      ${Array.from({ length: 22 }, (_, n) => `<circle cx="${(n * 97) % 640}" cy="${(n * 53) % 360}" r="${12 + ((n * 7) % 25)}" fill="none" stroke="rgb(${200 - n * 5},${90 + n * 6},80)" stroke-width="5"/>`).join('')}</svg>`,
    ),
  ).removeAlpha();

const meanApart = (a: Uint8Array, b: (at: number) => number): number => {
  let sum = 0;
  for (let n = 0; n < a.length; n += 1) if (n % 4 < 3) sum += Math.abs(a[n]! - b(n));
  return sum / (a.length * 0.75);
};

describe('from one picture to the next', () => {
  const at320 = async (picture: Sharp): Promise<Picture> =>
    readCover(await save('scene.png', picture), { width, height });

  it('knows a place by night again, also from a little elsewhere, and no other', async () => {
    const day = await at320(village(0, false));
    const night = matchPlaces(day, await at320(village(0, true)), 1);
    assert.ok(night && night.agreeing >= 14, 'by night');
    const moved = matchPlaces(day, await at320(village(24, false)), 1);
    const way = moved?.pairs.map(({ fromX, toX }) => toX - fromX).sort((a, b) => a - b);
    assert.ok(way && Math.abs(way[way.length >> 1]! - 12) < 3, `${way}`);
    assert.equal(matchPlaces(day, await at320(desk()), 1), undefined);
  });

  it('meets the pairs it was given', () => {
    const pairs = [
      { fromX: 60, fromY: 60, toX: 90, toY: 72 },
      { fromX: 200, fromY: 120, toX: 180, toY: 132 },
    ];
    const bend = createBend([...pairs, ...edgePairs({ width, height })], { width, height });
    for (const { fromX, fromY, toX, toY } of pairs) {
      const [dx, dy] = bend(fromX, fromY);
      assert.ok(Math.hypot(fromX + dx - toX, fromY + dy - toY) < 2, `${dx}, ${dy}`);
    }
  });

  for (const [name, first, last] of [
    ['the same place by day and night', () => village(0, false), () => village(0, true)],
    ['a place and something else', () => village(0, false), desk],
    ['two drawings', () => halves(400, 225, '#ffffff'), () => marked(400, 225)],
  ] as const)
    it(`begins and ends exactly, and is no fade: ${name}`, async () => {
      const given = [
        { path: await save('from.png', first()), role: 'first' },
        { path: await save('to.png', last()), role: 'last' },
      ] satisfies Given[];
      const [start, middle, end] = (await framesOf(given, [0, 11, -1])) as [
        Uint8Array,
        Uint8Array,
        Uint8Array,
      ];
      const size = { width, height };
      assert.ok(Buffer.from(start).equals(Buffer.from((await readCover(given[0]!.path, size)).pixels)));
      assert.ok(Buffer.from(end).equals(Buffer.from((await readCover(given[1]!.path, size)).pixels)));
      // To see two pictures takes seconds: once more for one of the three.
      if (last === desk) {
        const [again] = (await framesOf(given, [11])) as [Uint8Array];
        assert.ok(Buffer.from(again).equals(Buffer.from(middle)), 'the same again');
      }
      const mixes = [0, 0.25, 0.5, 0.75, 1].map((share) =>
        meanApart(middle, (n) => start[n]! * (1 - share) + end[n]! * share),
      );
      assert.ok(Math.min(...mixes) > 2, `${mixes}`);
    });
});

/** Every place has a set that keeps clear of the action and within its limits. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findKit } from '../../src/kits/find-kit.ts';
import type { ActionArea } from '../../src/kits/set.ts';
import { createSet, setKits } from '../../src/kits/sets/index.ts';
import { maximumLamps, mostSetTriangles, SetBuilder } from '../../src/kits/sets/shared/set-builder.ts';
import { identity } from '../../src/math/matrix.ts';
import { createCamera } from '../../src/render/frame-state.ts';
import type { PlaceDetail } from '../../src/scene/place-details.ts';
import { type Place, placeNames } from '../../src/scene/scene.ts';
import { fittedPlaces } from '../../src/world/places/fitted-places.ts';
import { areaOn } from './action-area.ts';
import { hasOnlyNumbers } from './only-numbers.ts';
import { requestFor } from './set-request.ts';

test('each place is served by exactly one kit', () => {
  const served = setKits.flatMap(({ places }) => places);
  assert.deepEqual([...served].sort(), [...placeNames].sort());
});

test('a set around a very large action has no more triangles than others', () => {
  const { low, high, ...view } = areaOn(0);
  const wide: ActionArea = { ...view, low: [-80, 0, -80], high: [80, 20, 80], cameraPosition: [30, 9, 140] };
  const set = createSet(requestFor('balcony', { backdrop: 'crop_field' }));
  const { pieces } = set.build(wide);
  const triangles = pieces.reduce((sum, { mesh }) => sum + mesh.triangles.length / 3, 0);
  assert.ok(triangles <= mostSetTriangles, `${triangles} triangles`);
  // What a loop over a large area would add beyond the limit is never made.
  const tiles = new SetBuilder(requestFor('balcony'), { ...view, low, high });
  for (let model = 0; model < 3; model += 1)
    tiles.model((b) => {
      for (let n = 0; n < 100_000; n += 1) b.box([n, 0, model], [1, 1, 1], 0.1);
    });
  const made = tiles.pieces.map(({ mesh }) => mesh.triangles.length / 3);
  assert.ok(made.length > 0 && made.reduce((sum, one) => sum + one, 0) <= mostSetTriangles, String(made));
});

test('the floor of a hall for an army has larger tiles, not more', () => {
  const { low, high, ...view } = areaOn(0);
  const wide: ActionArea = {
    ...view,
    low: [-150, 0, -150],
    high: [150, 9, 150],
    cameraPosition: [0, 9, 240],
  };
  for (const place of ['restaurant', 'kitchen', 'ballroom', 'hospital'] as const) {
    const { pieces } = createSet(requestFor(place)).build(wide);
    const isFlat = (positions: readonly number[]) => positions.every((y, at) => at % 3 !== 1 || y < 0.01);
    const triangles = pieces
      .filter(({ mesh }) => isFlat(mesh.positions))
      .map(({ mesh }) => mesh.triangles.length / 3);
    assert.ok(Math.max(...triangles) > 1000, `${place} has a floor`);
    assert.ok(Math.max(...triangles) < 30_000, `${place}: ${triangles}`);
  }
});

/** Places that have more of their own than a name. */
const named: [Place, PlaceDetail][] = [
  ['ruins', 'machu_picchu'],
  ['castle', 'forbidden_city'],
  ['castle', 'alhambra'],
  ['lake', 'blue_lagoon'],
  ['city', 'mumbai'],
  ['city', 'johannesburg'],
  ['street', 'berlin'],
  ['alley', 'balkan'],
  ['crop_field', 'stubble'],
  ['construction_site', 'road_works'],
  ['park', 'enclosures'],
  ['swimming_pool', 'indoor'],
  ['hills', 'slope'],
  ['mountains', 'slope'],
];

/** How many numbers each piece of a set has that was built. */
const builtSizes = new Map<string, number[]>();

const buildSet = (place: Place, detail: PlaceDetail | null) => {
  const set = createSet(requestFor(place, detail ? { details: [detail], nouns: ['dog'] } : {}));
  const height = Math.max(set.ground(0, 0), set.water?.(0, 0, 0) ?? Number.NEGATIVE_INFINITY);
  assert.ok(Number.isFinite(height));
  const area = areaOn(height);
  const built = set.build(area);
  builtSizes.set(
    `${place} ${detail}`,
    built.pieces.map(({ mesh }) => mesh.triangles.length),
  );
  return { ...built, height, area };
};

/** To build a set takes a tenth of a second, so one that was built before is not built again. */
const sizesOf = (place: Place, detail: PlaceDetail | null): number[] => {
  const key = `${place} ${detail}`;
  if (!builtSizes.has(key)) buildSet(place, detail);
  return builtSizes.get(key)!;
};

for (const [place, detail] of [...placeNames.map((name) => [name, null] as const), ...named]) {
  test(`${place} ${detail ?? ''}: builds within its limits and leaves the action free`, () => {
    const { pieces, lamps, particles, height, area } = buildSet(place, detail);
    const triangles = pieces.reduce((sum, { mesh }) => sum + mesh.triangles.length / 3, 0);
    assert.ok(triangles <= mostSetTriangles, `${triangles} triangles`);
    assert.ok(lamps.length <= maximumLamps);
    const camera = createCamera(area.cameraPosition, area.cameraTarget);
    for (const particle of particles?.(1.3, camera) ?? [])
      assert.ok(particle.position.every(Number.isFinite));
    for (const { mesh, matrix: m = identity(), update } of pieces) {
      assert.equal(mesh.materials.length, mesh.triangles.length / 3);
      assert.equal(mesh.colours.length, mesh.positions.length);
      assert.equal(mesh.normals.length, mesh.positions.length);
      for (const list of ['positions', 'normals', 'colours', 'occlusion'] as const)
        assert.ok(hasOnlyNumbers(mesh[list]), `${list} of a piece are not all numbers`);
      const moved = update?.(1.3, camera);
      if (moved instanceof Float32Array) {
        assert.equal(moved.length, mesh.positions.length);
        assert.ok(hasOnlyNumbers(moved));
      }
      if (update) continue;
      // By hand and without arrays: there are millions of vertices.
      for (let at = 0; at < mesh.positions.length; at += 3) {
        const [px, py, pz] = [mesh.positions[at]!, mesh.positions[at + 1]!, mesh.positions[at + 2]!];
        const x = m[0]! * px + m[1]! * py + m[2]! * pz + m[3]!;
        const y = m[4]! * px + m[5]! * py + m[6]! * pz + m[7]!;
        const z = m[8]! * px + m[9]! * py + m[10]! * pz + m[11]!;
        const isInBody = Math.abs(x) < 0.2 && Math.abs(z) < 0.2 && y > height + 0.6 && y < height + 1.6;
        if (isInBody)
          assert.fail(`something stands in the action at ${x.toFixed(2)}, ${y.toFixed(2)}, ${z.toFixed(2)}`);
      }
    }
  });
}

const looks = [...new Map([...fittedPlaces().values()].map((row) => [row.look.name, row])).values()];

test('what stands in a fitted place is drawn by a kit', () => {
  const missing = looks.flatMap(({ look }) =>
    look.fittings.filter(({ noun }) => !findKit(noun)).map(({ noun }) => `${look.name}: ${noun}`),
  );
  assert.deepEqual(missing, []);
  assert.ok(looks.every(({ look }) => look.size === null || look.fittings.length > 0));
});

test('a fitted room shows what tells it, with somebody there and without', () => {
  for (const { place, look } of looks.filter(({ look: { size } }) => size !== null)) {
    for (const hasCast of [true, false]) {
      const area = { ...areaOn(0), hasCast };
      const fitted = createSet(requestFor(place, { look })).build(area);
      // The shell of the room is modelled in place.
      const added = fitted.pieces.filter(({ matrix }) => matrix).length;
      assert.ok(added >= Math.min(2, look.fittings.length), `${look.name}: ${added} pieces`);
      const triangles = fitted.pieces.reduce((sum, { mesh }) => sum + mesh.triangles.length / 3, 0);
      assert.ok(triangles <= mostSetTriangles && fitted.lamps.length <= maximumLamps, look.name);
      if (!hasCast) continue;
      for (const { mesh, matrix: m = identity() } of fitted.pieces)
        for (let at = 0; at < mesh.positions.length; at += 3) {
          const [px, py, pz] = [mesh.positions[at]!, mesh.positions[at + 1]!, mesh.positions[at + 2]!];
          const x = m[0]! * px + m[1]! * py + m[2]! * pz + m[3]!;
          const y = m[4]! * px + m[5]! * py + m[6]! * pz + m[7]!;
          const z = m[8]! * px + m[9]! * py + m[10]! * pz + m[11]!;
          if (Math.abs(x) < 0.2 && Math.abs(z) < 0.2 && y > 0.6 && y < 1.6)
            assert.fail(`${look.name}: something stands in the action`);
        }
    }
  }
});

test('the same request gives the same set', () => {
  for (const place of ['meadow', 'street', 'japanese_garden', 'kitchen'] as const) {
    const [a, b] = [0, 1].map(() => createSet(requestFor(place)).build(areaOn(0)));
    assert.equal(a!.pieces.length, b!.pieces.length);
    for (const [n, piece] of a!.pieces.entries())
      assert.deepEqual(piece.mesh.positions, b!.pieces[n]!.mesh.positions);
  }
});

test('a well-known place is not built as any other of its kind', () => {
  for (const [place, detail] of named)
    assert.notDeepEqual(sizesOf(place, detail), sizesOf(place, null), detail);
});

test('a slope rises the way it is climbed and falls the way one goes down it', () => {
  for (const place of ['hills', 'mountains', 'snowfield', 'desert', 'road'] as const) {
    const rise = (details: PlaceDetail[]) => {
      const { ground, travelDirection } = createSet(requestFor(place, { details }));
      const ahead = Math.sin(travelDirection) * 12;
      return ground(ahead, 0) - ground(-ahead, 0);
    };
    assert.ok(rise(['slope', 'uphill']) > 4, place);
    assert.ok(rise(['slope', 'downhill']) < -4, place);
  }
});

test('an indoor pool has a roof, and no water where it was abandoned', () => {
  const used = createSet(requestFor('swimming_pool', { details: ['indoor'] }));
  assert.ok(used.isIndoors);
  assert.notEqual(used.water, null);
  assert.equal(createSet(requestFor('swimming_pool', { details: ['indoor', 'abandoned'] })).water, null);
});

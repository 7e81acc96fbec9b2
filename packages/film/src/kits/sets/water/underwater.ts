/** Under the sea: sand with ripples, corals, kelp, fish far off, bubbles and shafts of light. */

import { createMesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, normalize, type Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import { swayAt } from '../../plants/foliage.ts';
import { buildCoral, buildKelp, coralKinds } from '../../plants/sea-plants.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { createRockPlacer } from '../shared/rocks.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { addReef } from './reef.ts';
import { addSunkenRuins } from './sunken-ruins.ts';

const seaFloor = (x: number, z: number): number =>
  -0.9 + 0.5 * noise(x / 5, 1, z / 5) + smoothstep(8, 40, Math.hypot(x, z)) * 5 * noise(x / 14, 3, z / 14);
const surfaceHeight = 14;

const createUnderwater = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground: seaFloor,
  water: null,
  travelDirection: Math.PI / 2,
  build: (area) => {
    const set = new SetBuilder(request, area, seaFloor);
    const isReef = request.details?.includes('coral_reef') ?? false;
    const hasRuins = request.details?.includes('sunken_ruins') ?? false;
    const isDeep =
      !isReef &&
      !hasRuins &&
      (request.nouns ?? []).some((noun) => /jellyfish|angler|submarine|deep/.test(noun));
    // What glows by itself hangs in the dark, far above the bottom.
    const isAbyss =
      request.timeOfDay === 'night' &&
      (request.nouns ?? []).every((noun) => /jellyfish|angler|squid|plankton|fish|octopus/.test(noun));
    addTerrain(set, {
      ...(isAbyss && { height: (x: number, z: number) => seaFloor(x, z) - 26 }),
      paint: (x, y, z) => {
        const ripple = 0.5 + 0.5 * Math.sin((x * 0.4 + z) * 7 + 4 * noise(x * 0.5, 1, z * 0.5));
        // Bright nets that light draws on the sand.
        const net = Math.abs(noise(x * 0.9, 5, z * 0.9) - 0.5) < 0.035 ? 0.5 : 0;
        return mix(
          mix(fromHex('#b8a27a'), fromHex('#dcc89c'), ripple * 0.6),
          [1, 1, 0.9],
          isDeep ? 0 : net * smoothstep(4, -1, y),
        );
      },
      material: 'sand',
      reach: 160,
      fineness: 1.4,
    });
    if (hasRuins) addSunkenRuins(set, seaFloor);
    if (isReef) addReef(set, seaFloor);
    if (!isAbyss) dressReef(set, isDeep);
    if (!isDeep) {
      for (let n = 0; n < 6; n += 1) {
        const x = set.centre[0] + (n - 2.5) * 3.6 + set.random();
        set.beams.push({
          position: [x - 3, surfaceHeight, set.centre[2] - 4 - n * 1.3],
          direction: normalize([0.32, -1, 0.15]),
          colour: [0.1, 0.26, 0.28],
          spread: 0.045,
          reach: 20,
        });
      }
    }
    addBubbles(set);
    // A school that is asked for is not mixed with another.
    const hasSchool = (request.nouns ?? []).some((noun) => /fish|sardine|tuna|herring/.test(noun));
    if (!isDeep && !hasSchool) addFarFish(set);
    return set.result();
  },
});

const dressReef = (set: SetBuilder, isDeep: boolean): void => {
  const near = Math.max(1.6, set.area.cameraDistance * 0.55);
  const rock = createRockPlacer(set, {
    dark: fromHex('#5a4c4a'),
    pale: fromHex('#a08a78'),
    // Pink crusts of algae, as on living reefs.
    cover: fromHex(isDeep ? '#4a6a5a' : '#c07482'),
    roundness: 0.5,
  });
  set.scatter(26, { near: near * 1.2, far: 34, radius: 0.8, gap: 0.8 }, (x, z) =>
    // No boulder before the camera hides who swims by.
    rock(x, seaFloor(x, z), z, 0.4 + set.random() ** 2 * Math.min(2.4, set.distanceToCamera(x, z) * 0.1)),
  );
  if (isDeep) return;
  const corals = coralKinds.map((kind, n) => [buildCoral(kind, n + 1, 0), buildCoral(kind, n + 3, 1)]);
  set.scatter(130, { near, far: 24, radius: 0.35, gap: 0.7 }, (x, z, distance) => {
    const mesh = corals[Math.floor(set.random() * corals.length)]![distance < 7 ? 0 : 1]!;
    set.add(
      mesh,
      multiply(
        translation(x, seaFloor(x, z) - 0.03, z),
        rotationY(set.random() * 6),
        scaling(0.7 + set.random() * Math.min(1.6, 0.5 + distance * 0.1)),
      ),
      { castsNoShadow: distance > 10 },
    );
  });
  const kelp = [1, 2].map((seed) => buildKelp(seed, 3.4));
  set.scatter(26, { near: near * 1.4, far: 22, radius: 0.4 }, (x, z, distance) => {
    const at = multiply(
      translation(x, seaFloor(x, z), z),
      rotationY(set.random() * 6),
      scaling(0.6 + set.random() * 0.7),
    );
    const phase = set.random() * 6;
    set.add(kelp[Math.floor(set.random() * 2)]!, at, {
      castsNoShadow: true,
      ...(distance < 13 && { update: (time) => swayAt(at, time * 0.7, phase, 0.09) }),
    });
  });
};

const addBubbles = (set: SetBuilder): void => {
  const columns = Array.from({ length: 5 }, (_, n) =>
    set.atFrame([-0.7, 0.8, -0.25, 0.5, -0.95][n]!, Math.max(2, set.area.cameraDistance * (0.9 + 0.35 * n))),
  );
  set.particles((time): Particle[] =>
    columns.flatMap(([x, z], c) =>
      Array.from({ length: 16 }, (_, n) => {
        const rise = (time * 0.5 + n * 0.37 + c * 0.21) % 6;
        return {
          position: [
            x + 0.12 * Math.sin(rise * 4 + n),
            seaFloor(x, z) + rise,
            z + 0.1 * Math.cos(rise * 3 + n),
          ] as Vec3,
          size: 0.018 + 0.02 * ((n * 0.37) % 1) + rise * 0.004,
          colour: [0.7, 0.9, 1] as Vec3,
          opacity: 0.5,
        };
      }),
    ),
  );
};

/** A school that turns as one, in the blue behind. */
const addFarFish = (set: SetBuilder): void => {
  const mesh = createMesh();
  const fish = new MeshBuilder().paint(fromHex('#f0b030'), 'satin').sphere([0, 0, 0], [0.035, 0.07, 0.14], 8);
  fish.quad([0, 0, -0.12], [0, 0.07, -0.2], [0, 0, -0.17], [0, -0.07, -0.2]);
  fish.twoSided();
  mesh.isTwoSided = true;
  const one = fish.mesh;
  for (let n = 0; n < 46; n += 1) {
    const [dx, dy, dz] = [(set.random() - 0.5) * 2.6, (set.random() - 0.5) * 1.3, (set.random() - 0.5) * 1.8];
    const first = mesh.positions.length / 3;
    for (let at = 0; at < one.positions.length; at += 3)
      mesh.positions.push(one.positions[at + 2]! + dx, one.positions[at + 1]! + dy, one.positions[at]! + dz);
    for (let at = 0; at < one.normals.length; at += 3)
      mesh.normals.push(one.normals[at + 2]!, one.normals[at + 1]!, one.normals[at]!);
    mesh.colours.push(...one.colours);
    mesh.occlusion.push(...one.occlusion);
    mesh.materials.push(...one.materials);
    mesh.triangles.push(...one.triangles.map((vertex) => vertex + first));
  }
  const [x, z] = set.atFrame(-0.4, set.area.cameraDistance * 1.3 + 5);
  const y = set.baseY + 2.6;
  set.add(mesh, translation(x, y, z), {
    castsNoShadow: true,
    update: (time) =>
      multiply(
        translation(x + Math.sin(time * 0.35) * 3 + time * 0.4, y + 0.2 * Math.sin(time), z),
        rotationY(0.3 * Math.sin(time * 0.6)),
      ),
  });
};

export const underwater: SetKit = { places: ['underwater'], create: createUnderwater };

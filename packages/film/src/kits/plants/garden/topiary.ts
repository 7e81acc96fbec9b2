/** Hedges that are clipped into the shape of an animal, standing on a clipped block. */

import { materialNumber } from '../../../geometry/materials.ts';
import { createMesh, type Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { createRandom } from '../../../math/random.ts';
import { mix, normalize, type Vec3 } from '../../../math/vector.ts';
import { animalKits } from '../../animals/index.ts';
import type { Kit } from '../../kit.ts';
import { buildBush } from '../bush-shapes.ts';
import { addLeaf, leafAxes, swayMatrix } from '../foliage.ts';

const animals = [
  'giraffe',
  'elephant',
  'rabbit',
  'swan',
  'horse',
  'bear',
  'dog',
  'cat',
  'lion',
  'deer',
  'dinosaur',
  'peacock',
  'bird',
  'fox',
  'squirrel',
];
const blockHeight = 0.42;
const animalHeight = 1.75;
const [dark, mid, light] = [fromHex('#1c3d16'), fromHex('#2f6422'), fromHex('#63a03c')];

/** The animal's body at rest, scaled to the height of a hedge, its bones left out. */
const bodyOf = (animal: string, seed: number, detail: 0 | 1 | 2): { mesh: Mesh; size: Vec3 } | null => {
  const kit = animalKits.find(({ nouns }) => nouns.includes(animal));
  const model = kit?.build({
    noun: animal,
    colour: null,
    material: null,
    seed,
    sex: null,
    age: null,
    wears: [],
    hair: null,
    traits: [],
    detail,
  });
  const body = model?.parts.find(({ name }) => name === 'body')?.mesh;
  if (!model || !body) return null;
  const scale = animalHeight / model.size[1];
  const mesh = createMesh();
  mesh.positions = body.positions.map(
    (value, index) => value * scale + (index % 3 === 1 ? blockHeight - 0.03 : 0),
  );
  mesh.normals = [...body.normals];
  mesh.occlusion = body.occlusion.map((value) => value * 0.8);
  mesh.triangles = [...body.triangles];
  mesh.materials = body.materials.map(() => materialNumber.leaf);
  const random = createRandom(seed + 5);
  for (let n = 0; n < body.positions.length / 3; n += 1) mesh.colours.push(...mix(dark, mid, random()));
  return { mesh, size: [model.size[0] * scale, animalHeight, model.size[2] * scale] };
};

/** Leaves that lie close on the surface of a mesh. */
const addLeaves = (mesh: Mesh, count: number, seed: number) => {
  const random = createRandom(seed);
  const triangles = mesh.triangles.length / 3;
  const read = (list: number[], vertex: number): Vec3 => [
    list[vertex * 3]!,
    list[vertex * 3 + 1]!,
    list[vertex * 3 + 2]!,
  ];
  for (let n = 0; n < count; n += 1) {
    const vertex = mesh.triangles[Math.floor(random() * triangles) * 3]!;
    const normal = normalize(read(mesh.normals, vertex));
    const { side, up } = leafAxes(normal, random, 0.9);
    const tone = random();
    addLeaf(mesh, {
      at: read(mesh.positions, vertex),
      up,
      side,
      length: 0.05 + 0.035 * random(),
      halfWidth: 0.02,
      normal,
      base: mix(dark, mid, tone),
      tip: mix(mid, light, tone),
      baseOcclusion: 0.7,
      tipOcclusion: 1,
    });
  }
};

export const topiary: Kit = {
  name: 'topiary animal',
  nouns: ['topiary animal', ...animals.map((animal) => `topiary ${animal}`)],
  locomotion: 'none',
  build: ({ noun, seed, detail }) => {
    const shaped = bodyOf(noun.replace('topiary ', ''), seed, detail) ?? bodyOf('rabbit', seed, detail)!;
    const { mesh, size } = shaped;
    addLeaves(mesh, detail === 0 ? 4200 : 1200, seed + 9);
    mesh.isTwoSided = true;
    const [width, length] = [Math.max(0.7, size[0] + 0.2), Math.max(0.9, size[2] * 0.75)];
    const block = buildBush(
      { seed, detail: detail === 0 ? 0 : 1 },
      [width / 2, blockHeight / 2, length / 2],
      true,
    );
    const core = new MeshBuilder()
      .paint(dark, 'leaf')
      .box([0, blockHeight / 2, 0], [width * 0.9, blockHeight, length * 0.9], 0.06).mesh;
    const height = blockHeight + animalHeight;
    return {
      size: [width, height, Math.max(length, size[2])],
      parts: [
        { name: 'animal', mesh },
        { name: 'block', mesh: block },
        { name: 'core', mesh: core },
      ],
      anchors: { top: [0, height, 0] },
      pose: ({ time, phase }) => ({ parts: { block: swayMatrix(time, phase, 0.004) }, anchors: {} }),
    };
  },
};

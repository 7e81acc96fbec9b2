/** An animal that does what people do: its own head, coat and tail on a body that stands upright and has hands. */

import { materialNumber } from '../../../geometry/materials.ts';
import { appendMesh, createMesh, type Mesh, vertexCount } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp } from '../../../math/interpolate.ts';
import { multiply, rotationX, scaling, translationTo } from '../../../math/matrix.ts';
import { createRandom, pick, seedFor } from '../../../math/random.ts';
import { add, distance, scale, type Vec3 } from '../../../math/vector.ts';
import type { Skeleton } from '../../../motion/skeleton.ts';
import {
  type AnimalCharacter,
  type BodyPlace,
  bindToBone,
  moveMesh,
  partOfMesh,
} from '../../animals/shared/character.ts';
import { growFur } from '../../animals/shared/fur.ts';
import type { Kit, KitOptions } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { buildFigure } from '../body/build-figure.ts';
import { type Proportions, proportionsFor } from '../body/proportions.ts';
import { addExtrasOf } from '../clothes/accessories.ts';
import { garmentCuts } from '../clothes/garment-cuts.ts';
import { layClothesOf } from '../clothes/lay-clothes.ts';
import type { Outfit } from '../clothes/outfit.ts';
import { buildClothParts } from '../person.ts';
import { createPersonModel } from '../person-model.ts';

/** Animals taller than this at the withers stand as tall as a grown person. */
const bigAnimal = 0.72;
/** Radius of the head in units of a person's; larger, as in picture books. */
const headRadius = 0.155;

const bodySlots = new Set(['full', 'top', 'legs', 'feet', 'hands', 'back']);

/** What animals wear is what was asked for: the rest of them is fur. */
const dress = (options: KitOptions, skin: Vec3): Outfit => {
  const random = createRandom(seedFor(options.seed, 'clothes'));
  const outfit: Outfit = {
    top: null,
    legs: { colour: skin, material: 'skin', cover: 0, looseness: 0 },
    feet: { kind: 'barefoot', colour: skin },
    skirts: [],
    cape: null,
    belt: null,
    gloves: null,
    extras: [],
    isFemale: options.wears.some(({ name }) => /dress|gown|skirt|tutu/.test(name)),
    skin,
  };
  for (const { name, colour } of options.wears) {
    const cut = garmentCuts[name];
    // A white apron would not be told from a white belly.
    const usual = name === 'apron' ? '#d8453a' : pick(random, cut.colours);
    if (bodySlots.has(cut.slot) || name === 'apron') cut.wear(outfit, fromHex(colour?.hex ?? usual));
  }
  // Hoods and hats are made for a person's head.
  outfit.extras = outfit.extras.filter(({ name }) => !/hood|helmet|hat|cap|crown|veil/.test(name));
  return outfit;
};

const placeOf = (bone: string, [x, y, z]: Vec3, p: Proportions): BodyPlace => {
  const along = clamp((y - p.hip) / (p.shoulder - p.hip));
  const front = clamp(z / (0.11 * p.torsoDepth), -1, 1);
  const across = x / 0.15;
  if (/hand|finger|tip|thumb|foot|toe/.test(bone)) return { part: 'paw', across, along: 0, front };
  if (/arm|fore/.test(bone)) return { part: 'arm', across, along: clamp(y / p.shoulder), front };
  if (/thigh|shin/.test(bone)) return { part: 'leg', across, along: clamp(y / p.hip), front };
  return { part: bone === 'neck' ? 'neck' : 'trunk', across, along, front };
};

/** Everything that was painted as skin becomes fur in the colours of the coat. */
const growCoat = (
  mesh: Mesh,
  skeleton: Skeleton,
  skin: Vec3,
  isOwn: (vertex: number) => boolean,
  p: Proportions,
  { coatAt, fur, material = 'fur' }: AnimalCharacter,
  detail: number,
): Mesh | null => {
  const isSkin = (v: number) =>
    distance([mesh.colours[v * 3]!, mesh.colours[v * 3 + 1]!, mesh.colours[v * 3 + 2]!], skin) < 0.06;
  const bare: boolean[] = [];
  for (let v = 0; v < mesh.occlusion.length; v += 1) {
    bare[v] = !isOwn(v) && isSkin(v);
    if (!bare[v]) continue;
    const bone = skeleton.bones[mesh.bones[v * 2]!]!.name;
    const point: Vec3 = [mesh.positions[v * 3]!, mesh.positions[v * 3 + 1]!, mesh.positions[v * 3 + 2]!];
    const colour = coatAt(placeOf(bone, point, p));
    for (let axis = 0; axis < 3; axis += 1) mesh.colours[v * 3 + axis] = colour[axis]!;
  }
  for (let n = 0; n < mesh.materials.length; n += 1)
    if (mesh.materials[n] === materialNumber.skin) mesh.materials[n] = materialNumber[material];
  if (fur === 0 || detail > 0) return null;
  const paws = skeleton.bones.map(({ name }) => /hand|finger|tip|thumb|foot|toe/.test(name));
  return growFur(
    partOfMesh(mesh, (v) => bare[v]!),
    {
      count: 5200,
      width: 0.16,
      lift: 0.3,
      lengthAt: (_, bone) => (paws[bone] ? 0.35 : 1) * clamp(fur * 0.5, 0.012, 0.03) * (p.shoulder / 0.8),
      combAt: () => [0, -1, 0],
    },
  );
};

export const buildUprightAnimal = (kit: Kit, options: KitOptions): Model => {
  const character = kit.character!(options);
  const isBig = character.height > bigAnimal;
  const isYoung = options.age === 'baby' || options.age === 'child';
  const p = proportionsFor(isBig && !isYoung ? 'adult' : 'child', 'male', 'average');
  p.limb *= (isBig ? 1.35 : 1.15) * (character.limb ?? 1);
  p.torsoWidth *= 1.12 + 0.2 * character.girth;
  p.torsoDepth *= 1.05 + 0.25 * character.girth;
  if (isBig) p.headScale *= 1.25;
  // A marker that no fabric has, near enough to the coat for blended edges.
  const coat = character.coatAt({ part: 'trunk', across: 0.5, along: 0.5, front: -0.5 });
  const worn = dress(options, coat);
  const fabrics = [worn.top?.colour, worn.top?.second, worn.legs.cover > 0 ? worn.legs.colour : null];
  const isFree = (marker: Vec3) => fabrics.every((fabric) => !fabric || distance(fabric, marker) > 0.2);
  const skin = [coat, [0.45, 0.45, 0.45] as Vec3, [0.3, 0.7, 0.3] as Vec3].find(isFree) ?? coat;
  const outfit = dress(options, skin);
  const detail = options.detail === 0 ? 0 : 1;
  const k = (headRadius * p.headScale) / character.radius;
  const centre: Vec3 = [0, p.headCentre + 0.02 * p.headScale, 0.01];
  const place = multiply(translationTo(centre), scaling(k));
  const lids = createMesh();
  let own = { first: 0, count: 0 };
  const ownHead = (skeleton: Skeleton, first: number): Mesh => {
    const bone = skeleton.number('head');
    const mesh = createMesh();
    for (const part of character.head) appendMesh(mesh, bindToBone(moveMesh(part, place), bone));
    if (character.lids) appendMesh(lids, bindToBone(moveMesh(character.lids, place), bone));
    // The skull fills what the neck leaves open behind.
    const skull = new MeshBuilder().bone(bone);
    const behind = character.coatAt({ part: 'neck', across: 0.3, along: 1, front: -0.8 });
    const fill = headRadius * p.headScale;
    skull
      .paint(behind, character.material ?? 'fur')
      .sphere(add(centre, [0, 0, -fill * 0.16]), [fill * 0.86, fill * 0.88, fill * 0.82], 20);
    appendMesh(mesh, skull.mesh);
    const pelvis = skeleton.number('pelvis');
    const size = (p.hip * 0.85) / character.height;
    const root = multiply(
      translationTo([0, p.hip + 0.02, -0.09 * p.torsoDepth]),
      rotationX(0.25),
      scaling(Math.min(size, p.hip / 0.35)),
    );
    for (const part of character.tail) appendMesh(mesh, bindToBone(moveMesh(part, root), pelvis));
    const neck = new MeshBuilder().bone(skeleton.number('neck'));
    const radius = headRadius * p.headScale;
    neck
      .paint(character.coatAt({ part: 'neck', across: 0.4, along: 1, front: 0 }), character.material ?? 'fur')
      .sphere(
        [0, (p.neck + centre[1] - radius) / 2 + 0.02, -0.004],
        [radius * 0.6, radius * 0.62, radius * 0.58],
        18,
      );
    appendMesh(mesh, neck.mesh);
    own = { first, count: vertexCount(mesh) };
    return mesh;
  };
  const coatless = { skin, hairColour: skin, hair: 'bald', beard: 'none', beardColour: skin } as const;
  const figure = buildFigure(
    {
      proportions: p,
      outfit,
      head: { ...coatless, hatCovers: false, isFemale: false, isOld: false, isChild: !isBig },
      face: {
        skin,
        iris: skin,
        browColour: skin,
        lips: skin,
        hasLashes: false,
        isChild: !isBig,
        isCoarse: detail > 0,
        mark: null,
      },
      browThickness: 1,
      hidesFace: true,
      ownHead,
    },
    detail,
    layClothesOf(outfit),
    (builder, context) => addExtrasOf(outfit, builder, context),
  );
  const isOwn = (v: number) => v >= own.first && v < own.first + own.count;
  const fur = growCoat(figure.mesh, figure.skeleton, skin, isOwn, p, character, detail);
  return createPersonModel({
    figure,
    proportions: p,
    cloth: buildClothParts(outfit, p, figure.trunk, detail),
    age: isBig ? 'adult' : 'child',
    sex: 'male',
    dance: 'pop',
    height: centre[1] + headRadius * p.headScale * 1.3,
    mouth: add(centre, scale(character.nose, k)),
    lids: lids.triangles.length > 0 ? lids : null,
    fur,
  });
};

/** The same animal, upright: it walks as people do. */
export const uprightKit = (kit: Kit): Kit => ({
  ...kit,
  locomotion: 'walks',
  speeds: { slow: 1, fast: 3.2 },
  build: (options) => buildUprightAnimal(kit, options),
});

/** One skinned mesh of body, head, hands and everything worn, with the skeleton that moves it. */

import type { DistanceField } from '../../../geometry/distance-field.ts';
import { appendMesh, type Mesh, vertexCount } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import type { Skeleton } from '../../../motion/skeleton.ts';
import type { Outfit } from '../clothes/outfit.ts';
import { addBrows, addEyes, type FaceLook } from './face.ts';
import { addFaceMark } from './face-marks.ts';
import { buildHand } from './hands.ts';
import { buildHead, headFrame } from './head.ts';
import type { HeadFrame, HeadLook } from './head-look.ts';
import { buildMouths, type MouthShape } from './mouth.ts';
import { createPersonSkeleton, sides } from './person-skeleton.ts';
import type { Proportions } from './proportions.ts';
import { bindToBody } from './surface.ts';
import { buildTrunk } from './torso.ts';

export type Figure = {
  skeleton: Skeleton;
  mesh: Mesh;
  mouths: Record<MouthShape, Mesh> | null;
  frame: HeadFrame;
  trunk: DistanceField;
  face: DistanceField;
};

export type FigureLook = {
  proportions: Proportions;
  outfit: Outfit;
  head: HeadLook;
  face: FaceLook;
  browThickness: number;
  /** Helmets with a visor, hoods and masks hide the face. */
  hidesFace: boolean;
  /** Instead of a person's head; its vertices begin with number `first`. */
  ownHead?: (skeleton: Skeleton, first: number) => Mesh;
};

const cells = [
  { body: 0.0205, head: 0.0128, hand: 0.0105 },
  { body: 0.03, head: 0.02, hand: 0.02 },
  { body: 0.04, head: 0.03, hand: 0.03 },
];

/** Adds clothing laid on the body to a builder that is then bound to the skin under it. */
export type LayClothes = (
  builder: MeshBuilder,
  context: { trunk: DistanceField; proportions: Proportions },
) => void;
/** Adds things bound to single bones: hats, glasses, bags. */
export type AddExtras = (
  builder: MeshBuilder,
  context: {
    frame: HeadFrame;
    face: DistanceField;
    trunk: DistanceField;
    skeleton: Skeleton;
    proportions: Proportions;
  },
) => void;

export const buildFigure = (
  look: FigureLook,
  detail: 0 | 1 | 2,
  layClothes: LayClothes,
  addExtras: AddExtras,
): Figure => {
  const { proportions: p, outfit } = look;
  const size = Math.max(0.55, Math.min(1, p.headCentre / 1.6));
  const cell = cells[detail]!;
  const skeleton = createPersonSkeleton(p);
  const frame = headFrame(p, skeleton.number('head'), skeleton.number('hair'));
  const skin: Vec3 = outfit.skin ?? look.head.skin;
  const { body, trunk } = buildTrunk(p, outfit, skin, skeleton);
  const reach = p.shoulderHalf + (p.upperArm + p.foreArm) * 0.62 + 0.1;
  const mesh = body.mesh({
    low: [-reach, -0.02, -0.26],
    high: [reach, p.headPivot + 0.08, 0.3],
    cell: cell.body * size,
    parents: skeleton.parents,
    skinSoftness: 0.024 * size,
    colourSoftness: 0.0028,
    occlusionReach: 0.09,
  });
  const clothes = new MeshBuilder();
  layClothes(clothes, { trunk, proportions: p });
  bindToBody(clothes.mesh, mesh);

  const { body: headBody, face } = buildHead(frame, { ...look.head, skin });
  const k = p.headScale;
  const centre = p.headCentre;
  const head =
    look.ownHead?.(skeleton, vertexCount(mesh)) ??
    headBody.mesh({
      low: [-0.24 * k, centre - 0.42 * k, -0.28 * k],
      high: [0.24 * k, centre + 0.28 * k, 0.22 * k],
      cell: cell.head * k * 0.95,
      parents: skeleton.parents,
      skinSoftness: 0.03,
      colourSoftness: 0.002,
      occlusionReach: 0.06,
    });
  appendMesh(mesh, head);
  appendMesh(mesh, clothes.mesh);
  for (const side of sides) {
    const colour = outfit.gloves ?? skin;
    appendMesh(mesh, buildHand(p, side, skeleton, colour, outfit.gloves !== null, cell.hand * p.handScale));
  }
  const rigid = new MeshBuilder();
  if (!look.hidesFace) {
    addEyes(rigid, frame, skeleton, { ...look.face, skin });
    addBrows(rigid, frame, face, skeleton, look.face, look.browThickness);
  }
  rigid.bone(frame.bone);
  if (!look.hidesFace && look.face.mark) addFaceMark(look.face.mark, rigid, frame, face, skin);
  addExtras(rigid, { frame, face, trunk, skeleton, proportions: p });
  appendMesh(mesh, rigid.mesh);
  const mouths = look.hidesFace ? null : buildMouths(frame, face, look.face);
  return { skeleton, mesh, mouths, frame, trunk, face };
};

export const darker = (colour: Vec3, amount = 0.3): Vec3 => scale(colour, 1 - amount);

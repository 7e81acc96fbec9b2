/** Skirts, dresses, robes and the tails of coats: hung from the pelvis, carried by raised legs, kept outside them. */

import type { DistanceField } from '../../../geometry/distance-field.ts';
import { materialNumber } from '../../../geometry/materials.ts';
import { createMesh, type Mesh } from '../../../geometry/mesh.ts';
import { clamp, lerp, smoothstep } from '../../../math/interpolate.ts';
import { type Matrix, multiply, rotationY, translation, translationTo } from '../../../math/matrix.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import type { Proportions } from '../body/proportions.ts';
import { castRay } from '../body/surface.ts';
import type { ClothPart, ClothState } from './cloth.ts';
import type { SkirtCut } from './outfit.ts';

type Grid = {
  mesh: Mesh;
  /** Per vertex: way down from waist to hem, and how much it belongs to the left leg. */
  down: Float32Array;
  left: Float32Array;
  angle: Float32Array;
};

const buildGrid = (p: Proportions, cut: SkirtCut, trunk: DistanceField, detail: number): Grid => {
  const around = detail === 0 ? 60 : 28;
  const rows = detail === 0 ? 18 : 9;
  const top = p.waist - 0.005;
  const s = p.hip / 0.9;
  const bottom = Math.max(0.025, lerp(p.hip - 0.02, 0.02, cut.length));
  const mesh = createMesh();
  mesh.isTwoSided = true;
  const isOpen = cut.slit > 0;
  const columns = isOpen ? around + 1 : around;
  const count = (rows + 1) * columns;
  const grid: Grid = {
    mesh,
    down: new Float32Array(count),
    left: new Float32Array(count),
    angle: new Float32Array(count),
  };
  const number = materialNumber[cut.material];
  for (let row = 0; row <= rows; row += 1) {
    const q = row / rows;
    const rigidTop = cut.stiffness > 0.5 ? p.hip + 0.06 * s - q * 0.05 * s : 0;
    const y = cut.stiffness > 0.5 ? rigidTop : lerp(top, bottom, q);
    const gap = cut.slit * (0.06 + 0.3 * q);
    for (let column = 0; column < columns; column += 1) {
      const t = column / around;
      const angle = isOpen ? Math.PI / 2 + gap + t * (2 * Math.PI - 2 * gap) : t * 2 * Math.PI;
      const [c, sn] = [Math.cos(angle), Math.sin(angle)];
      const bodyY = Math.max(y, p.hip + 0.01);
      const onBody = castRay(trunk, [c * 0.6, bodyY, sn * 0.6], [-c, 0, -sn], 0.6);
      const snug = Math.hypot(onBody[0], onBody[2]) + 0.009;
      const pleat =
        1 +
        q *
          0.16 *
          (cut.pleats > 0 ? Math.sin(angle * cut.pleats + Math.sin(angle * 3) * 1.1) : 0) *
          Math.min(1, cut.flare * 3.2);
      const flare = (snug + cut.flare * q ** (cut.stiffness > 0.5 ? 0.7 : 0.85)) * pleat;
      const radius = Math.max(snug, flare);
      const at = row * columns + column;
      const ruffle =
        cut.stiffness > 0.5 ? Math.sin(angle * 12) * 0.01 * q + Math.sin(angle * 5) * 0.008 * q : 0;
      mesh.positions.push(c * radius, y + ruffle, sn * radius);
      mesh.normals.push(c, 0.2, sn);
      const shade = (row >= rows - 1 && cut.trim ? 1 : 0.94 + 0.1 * (pleat - 1) * 5) * (1 - 0.1 * (1 - q));
      const isCheck = cut.checks && (row % 3 === 1) !== (column % 4 === 1);
      const cloth = row >= rows - 1 && cut.trim ? cut.trim : isCheck ? cut.checks! : cut.colour;
      mesh.colours.push(...scale(cloth, shade));
      mesh.occlusion.push(0.8 + 0.2 * q);
      grid.down[at] = q;
      grid.left[at] = smoothstep(-0.75, 0.75, c);
      grid.angle[at] = angle;
    }
  }
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < around; column += 1) {
      const next = isOpen ? column + 1 : (column + 1) % around;
      const [a, b] = [row * columns + column, row * columns + next];
      const [d, c] = [a + columns, b + columns];
      mesh.triangles.push(a, b, c, a, c, d);
      mesh.materials.push(number, number);
    }
  return grid;
};

const apply = (m: Matrix, x: number, y: number, z: number, out: Vec3): Vec3 => {
  out[0] = m[0]! * x + m[1]! * y + m[2]! * z + m[3]!;
  out[1] = m[4]! * x + m[5]! * y + m[6]! * z + m[7]!;
  out[2] = m[8]! * x + m[9]! * y + m[10]! * z + m[11]!;
  return out;
};

/** Pushes a point out of a capsule between two joints. */
const pushOut = (v: Vec3, a: Vec3, b: Vec3, radius: number): void => {
  const [bx, by, bz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const t = clamp(
    ((v[0] - a[0]) * bx + (v[1] - a[1]) * by + (v[2] - a[2]) * bz) / (bx * bx + by * by + bz * bz || 1),
  );
  const [dx, dy, dz] = [v[0] - a[0] - bx * t, v[1] - a[1] - by * t, v[2] - a[2] - bz * t];
  const distance = Math.sqrt(dx * dx + dy * dy + dz * dz);
  if (distance >= radius || distance < 1e-6) return;
  const k = radius / distance - 1;
  v[0] += dx * k;
  v[1] += dy * k;
  v[2] += dz * k;
};

export const createSkirt = (
  name: string,
  p: Proportions,
  cut: SkirtCut,
  trunk: DistanceField,
  detail: number,
): ClothPart => {
  const { mesh, down, left, angle } = buildGrid(p, cut, trunk, detail);
  const out = new Float32Array(mesh.positions.length);
  const bonesOf = (suffix: string) => [`thigh${suffix}`, `shin${suffix}`] as const;
  const names = { left: bonesOf('Left'), right: bonesOf('Right') };
  const [v, hang, legLeft, legRight, part]: Vec3[] = Array.from({ length: 5 }, () => [0, 0, 0] as Vec3);
  const update = ({ skeleton, pelvis, lag, time, input }: ClothState): Float32Array => {
    const pelvisMatrix = skeleton.matrix('pelvis');
    const rest = skeleton.head('pelvis');
    const position = skeleton.pointOn('pelvis', rest);
    // Only the heading of the pelvis: cloth hangs straight down however the hips are tilted.
    const yaw = Math.atan2(pelvis[2]!, pelvis[10]!);
    const hanging = multiply(
      translationTo(position),
      rotationY(yaw),
      translation(-rest[0], -rest[1], -rest[2]),
    );
    const legs = ([names.left, names.right] as const).map(([thigh, shin]) => {
      const hip = skeleton.pointOn(thigh, skeleton.head(thigh));
      const knee = skeleton.pointOn(shin, skeleton.head(shin));
      const ankle = skeleton.pointOn(shin, skeleton.tail(shin));
      const length = skeleton.lengthOf(thigh);
      return {
        hip,
        knee,
        ankle,
        raised: clamp(((hip[1] - knee[1]) / length) * -1.6 + 1.5),
        thigh: skeleton.matrix(thigh),
        shin: skeleton.matrix(shin),
      };
    });
    const [l, r] = [legs[0]!, legs[1]!];
    const isStiff = cut.stiffness > 0.5;
    const { positions } = mesh;
    const thick = 0.078 * p.limb;
    for (let at = 0; at < down.length; at += 1) {
      const [x, y, z] = [positions[at * 3]!, positions[at * 3 + 1]!, positions[at * 3 + 2]!];
      const q = down[at]!;
      apply(pelvisMatrix, x, y, z, v!);
      if (isStiff) {
        v![1] += q * (0.012 * Math.sin(angle[at]! * 2 + time * 5) + lag[1] * 0.8);
      } else {
        apply(hanging, x, y, z, hang!);
        const free = smoothstep(0, 0.5, q);
        const w = left[at]!;
        const below = smoothstep(p.knee + 0.1, p.knee - 0.1, y);
        blendLeg(l, x, y, z, below, legLeft!, part!);
        blendLeg(r, x, y, z, below, legRight!, part!);
        const follow = Math.max(0.3, l.raised * w + r.raised * (1 - w)) * smoothstep(0.05, 0.5, q);
        const swing = q * q;
        const flutter = Math.sin(angle[at]! * 3 + time * 3.1) * 0.012 * (1 + input.wind * 0.25) * swing;
        for (let axis = 0; axis < 3; axis += 1) {
          const loose = lerp(v![axis]!, hang![axis]!, free) + lag[axis]! * swing * (1 - follow * 0.6);
          const carried = legLeft![axis]! * w + legRight![axis]! * (1 - w);
          v![axis] = lerp(loose, carried, follow);
        }
        v![0] += Math.cos(angle[at]!) * flutter;
        v![2] += Math.sin(angle[at]!) * flutter;
        for (const leg of legs) {
          pushOut(v!, leg.hip, leg.knee, thick + 0.02);
          pushOut(v!, leg.knee, leg.ankle, thick * 0.85 + 0.012);
        }
        if (v![1] < 0.012) v![1] = 0.012;
      }
      out[at * 3] = v![0];
      out[at * 3 + 1] = v![1];
      out[at * 3 + 2] = v![2];
    }
    return out;
  };
  return { name, mesh, update };
};

const blendLeg = (
  leg: { thigh: Matrix; shin: Matrix },
  x: number,
  y: number,
  z: number,
  below: number,
  into: Vec3,
  part: Vec3,
): void => {
  apply(leg.thigh, x, y, z, into);
  if (below <= 0) return;
  apply(leg.shin, x, y, z, part);
  for (let axis = 0; axis < 3; axis += 1) into[axis] = lerp(into[axis]!, part[axis]!, below);
};

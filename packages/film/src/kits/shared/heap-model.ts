/** Many of one model on top of each other: a heap that is wide at its foot, or a stack that goes straight up. */

import { appendMesh, createMesh, type Mesh } from '../../geometry/mesh.ts';
import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import {
  type Matrix,
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  scaling,
  transformDirection,
  transformPoint,
  translation,
} from '../../math/matrix.ts';
import { createRandom, type Random } from '../../math/random.ts';
import type { Vec3 } from '../../math/vector.ts';
import type { Heaping } from '../../scene/heaping.ts';
import { addPlate, hasTableware, isOfTableware } from '../food/tableware.ts';
import { type Model, poseAtRest } from '../model.ts';

const mostTriangles = 70_000;
const mostPieces = 220;
const piecesOfStack = 9;
/** A thing lower than this share of its width lies on others of its kind. */
const flat = 0.6;
/** A thing longer than this in its widths is no pillar: firewood lies in a heap. */
const longest = 1.7;

const moved = (mesh: Mesh, at: Matrix): Mesh => {
  const copy: Mesh = { ...mesh, positions: [], normals: [], bones: [], weights: [] };
  const { positions, normals } = mesh;
  for (let n = 0; n < positions.length; n += 3) {
    copy.positions.push(...transformPoint(at, [positions[n]!, positions[n + 1]!, positions[n + 2]!]));
    copy.normals.push(...transformDirection(at, [normals[n]!, normals[n + 1]!, normals[n + 2]!]));
  }
  return copy;
};

const isServed = ({ mesh }: Model['parts'][number]): boolean =>
  hasTableware(mesh) && mesh.colours.some((_, at) => at % 3 === 0 && !isOfTableware(mesh, at));

/** The rigid parts of a model at rest as one mesh, its middle at the origin. */
const solidOf = (model: Model): Mesh => {
  const rest = model.pose?.(poseAtRest);
  const whole = createMesh();
  for (const { name, mesh } of model.parts) {
    const at = rest?.parts[name];
    if (at === null || (at !== undefined && !(at instanceof Float64Array))) continue;
    appendMesh(whole, moved(mesh, at ?? translation(0, 0, 0)));
  }
  return whole;
};

const boundsOf = ({ positions }: Mesh): { low: Vec3; high: Vec3 } => {
  const low: Vec3 = [Infinity, Infinity, Infinity];
  const high: Vec3 = [-Infinity, -Infinity, -Infinity];
  for (let n = 0; n < positions.length; n += 1) {
    low[n % 3] = Math.min(low[n % 3]!, positions[n]!);
    high[n % 3] = Math.max(high[n % 3]!, positions[n]!);
  }
  return { low, high };
};

/** No two pieces have quite the same colour. */
const toned = (mesh: Mesh, random: Random): Mesh => {
  const light = 0.84 + 0.3 * random();
  const tones = [light, light * (0.82 + 0.34 * random()), light];
  return { ...mesh, colours: mesh.colours.map((value, n) => Math.min(1, value * tones[n % 3]!)) };
};

type Pile = { mesh: Mesh; height: number; width: number };

const stack = (piece: Mesh, [wide, high, deep]: Vec3, random: Random): Pile => {
  const mesh = createMesh();
  const step = high * 0.96;
  for (let n = 0; n < piecesOfStack; n += 1) {
    const slip = Math.min(wide, deep) * 0.04;
    const at = translation((random() - 0.5) * slip, step * (n + 0.5), (random() - 0.5) * slip);
    appendMesh(mesh, toned(moved(piece, multiply(at, rotationY((random() - 0.5) * 0.3))), random));
  }
  return { mesh, height: step * piecesOfStack, width: Math.max(wide, deep) };
};

const heap = (piece: Mesh, size: Vec3, random: Random): Pile => {
  const mesh = createMesh();
  const pieces = Math.max(12, Math.min(mostPieces, Math.floor(mostTriangles / (piece.triangles.length / 3))));
  const long = Math.max(...size);
  // As much room as a piece takes among others, whichever way it lies.
  const own = Math.max(long * 0.3, Math.cbrt(size[0] * size[1] * size[2]));
  const radius = own * Math.cbrt(pieces) * 0.78;
  const height = radius * 0.72;
  for (let n = 0; n < pieces; n += 1) {
    // Two in three lie on the outside, where they are seen; fewer fit the higher it is.
    const depth = n % 3 === 0 ? Math.sqrt(random()) * 0.75 : 0.86 + 0.14 * random();
    const up = 1 - Math.sqrt(1 - random() * 0.98);
    const turn = n * 2.399 + random() * 0.6;
    const out = radius * depth * (1 - up);
    const tilt = 0.5 * random();
    const at = multiply(
      translation(
        Math.cos(turn) * out,
        Math.max(size[1] / 2, own * 0.3) + height * up * (n % 3 === 0 ? depth : 1),
        Math.sin(turn) * out,
      ),
      rotationY(random() * 6.283),
      rotationX((random() - 0.5) * 1.1 - tilt * 0.3),
      rotationZ((random() - 0.5) * 1.1),
    );
    appendMesh(mesh, toned(moved(piece, at), random));
  }
  return { mesh, height: height + own, width: (radius + own / 2) * 2 };
};

/** Metres: a plate, and the longest piece that several of lie on it. */
const plateRadius = 0.14;
const longestPiece = 0.085;
const piecesOnPlate = 9;

const plated = (piece: Mesh, size: Vec3, random: Random): Pile => {
  const b = new MeshBuilder();
  const ground = addPlate(b, plateRadius);
  const factor = Math.min(1, longestPiece / Math.max(...size));
  const own = Math.max(...size) * factor;
  for (let n = 0; n < piecesOnPlate; n += 1) {
    const isOnTop = n > 5;
    const turn = n * (isOnTop ? 2.09 : 1.047) + 0.3 * random();
    const out = isOnTop ? own * 0.32 : Math.min(plateRadius * 0.55, own * 0.85);
    const at = multiply(
      translation(
        Math.cos(turn) * out,
        ground + size[1] * factor * (isOnTop ? 1.25 : 0.5),
        Math.sin(turn) * out,
      ),
      rotationY(random() * 6.283),
      rotationX((random() - 0.5) * 0.5),
      scaling(factor),
    );
    appendMesh(b.mesh, toned(moved(piece, at), random));
  }
  return { mesh: b.mesh, height: ground + size[1] * factor * 1.8, width: plateRadius * 2 };
};

export const heapModel = (model: Model, how: Heaping, seed: number): Model => {
  const whole = solidOf(model);
  // Pancakes and soup have a plate or bowl of their own.
  if (whole.positions.length === 0 || (how !== 'heaped' && model.parts.some(isServed))) return model;
  const { low, high } = boundsOf(whole);
  const size: Vec3 = [high[0] - low[0], high[1] - low[1], high[2] - low[2]];
  const piece = moved(
    whole,
    translation(-(low[0] + high[0]) / 2, -(low[1] + high[1]) / 2, -(low[2] + high[2]) / 2),
  );
  // What stands on edge falls over in a heap.
  const standing = size[1] > Math.max(size[0], size[2]) * 1.2;
  const lying: Vec3 = standing ? [size[0], size[2], size[1]] : size;
  const laid = standing ? moved(piece, rotationX(Math.PI / 2)) : piece;
  const random = createRandom(seed + 31);
  const [short, wide] = [Math.min(lying[0], lying[2]), Math.max(lying[0], lying[2])];
  const isFlat = lying[1] < short * flat && wide < short * longest;
  const { mesh, height, width } =
    how === 'plated'
      ? plated(piece, size, random)
      : how === 'stacked' && isFlat
        ? stack(laid, lying, random)
        : heap(laid, lying, random);
  return {
    size: [width, height, width],
    parts: [{ name: 'heap', mesh }],
    anchors: { top: [0, height, 0], grip: [0, height / 2, 0] },
  };
};

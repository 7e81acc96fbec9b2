/** A layer's mesh as a puppet: parts bend along their lines, the trunk goes with them, nothing tears. */

import { clamp, smoothstep } from '../../math/interpolate.ts';
import type { Layer } from '../layers/build-layers.ts';
import type { Mesh } from '../layers/draw-mesh.ts';
import type { Moment, Motion } from '../life/motion/motions.ts';
import type { Body, Part } from './body.ts';
import { type Dot, type Outline, toCells } from './outline.ts';

/** Angles in radians, clockwise as seen. */
export type PartPose = {
  /** All of it, spread over `from` to `to` of its length. */
  bend: number;
  from: number;
  to: number;
  /** A second joint in its middle. */
  knee: number;
  /** Share by which it is drawn in. */
  shorten: number;
};

export type Pose = {
  parts: Map<Part, PartPose>;
  /** Of the whole body, in cells of its outline. */
  x: number;
  y: number;
  /** About the middle of the line on which it stands. */
  lean: number;
  /** Height by which it is multiplied. */
  squash: number;
  /** Feet stay where they are while the trunk moves: 0 not at all, 1 fully. */
  hold: number;
  /** The head turns to the left (-1) or the right (1). */
  turn: number;
  /** How far it turns on its neck to look behind it, 0 to 1. */
  back: number;
  /** How far the mouth is open. */
  jaw: number;
  /** The body bends like a fish: how far its tail goes, in cells, and in which phase. */
  wave: number;
  phase: number;
};

export const restingPose = (): Pose => ({
  parts: new Map(),
  x: 0,
  y: 0,
  lean: 0,
  squash: 1,
  hold: 0,
  turn: 0,
  back: 0,
  jaw: 0,
  wave: 0,
  phase: 0,
});

export const poseOfPart = ({ parts }: Pose, part: Part): PartPose => {
  const found = parts.get(part) ?? { bend: 0, from: 0, to: 0.4, knee: 0, shorten: 0 };
  parts.set(part, found);
  return found;
};

/** Pixels beyond the rim that still belong to a part: soft edges of the matte and cells of the mesh. */
const rim = 18;

/** The part of every cell, also of those close to the rim outside: 0 the trunk, n + 1 the nth part, -1 nothing. */
const labelCells = ({ parts, outline }: Body) => {
  const { width, height, inside, step } = outline;
  const label = new Int16Array(inside.length).fill(-1);
  const along = new Float32Array(inside.length);
  for (let at = 0; at < inside.length; at += 1) {
    if (!inside[at]) continue;
    label[at] = 0;
    for (const [n, part] of parts.entries())
      if (part.along[at]! >= 0) {
        label[at] = n + 1;
        along[at] = part.along[at]!;
      }
  }
  let front: number[] = [];
  for (let at = 0; at < inside.length; at += 1) if (inside[at]) front.push(at);
  for (let round = 0; round < rim / step + 2; round += 1) {
    const next: number[] = [];
    for (const at of front) {
      const x = at % width;
      for (const to of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (to < 0 || to >= width * height || label[to] !== -1) continue;
        label[to] = label[at]!;
        along[to] = along[at]!;
        next.push(to);
      }
    }
    front = next;
  }
  return { label, along };
};

type Binding = { label: Int16Array; along: Float32Array; x: Float32Array; y: Float32Array };

/** For every corner of the mesh: its part, how far along it is, and its place in cells. */
const bindCorners = (body: Body, mesh: Mesh): Binding => {
  const { outline } = body;
  const cells = labelCells(body);
  const count = mesh.x.length;
  const bound: Binding = {
    label: new Int16Array(count).fill(-1),
    along: new Float32Array(count),
    x: new Float32Array(count),
    y: new Float32Array(count),
  };
  for (let row = 0, at = 0; row <= mesh.rows; row += 1)
    for (let column = 0; column <= mesh.columns; column += 1, at += 1) {
      const { x, y } = toCells(outline, { x: column * mesh.cell, y: row * mesh.cell });
      bound.x[at] = x;
      bound.y[at] = y;
      // Beyond the grid the nearest cell of its rim tells.
      const reach = rim / outline.step;
      if (x < -reach || y < -reach || x > outline.width + reach || y > outline.height + reach) continue;
      const [cx, cy] = [clamp(x, 0, outline.width - 1), clamp(y, 0, outline.height - 1)];
      const label = cells.label[Math.round(cy) * outline.width + Math.round(cx)]!;
      bound.label[at] = label;
      if (label <= 0) continue;
      let [sum, weight] = [0, 0];
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        const [px, py] = [
          Math.min(outline.width - 1, Math.floor(cx) + dx),
          Math.min(outline.height - 1, Math.floor(cy) + dy),
        ];
        if (cells.label[py * outline.width + px] !== label) continue;
        const share = Math.max(1e-3, 1 - Math.abs(px - cx)) * Math.max(1e-3, 1 - Math.abs(py - cy));
        sum += share * cells.along[py * outline.width + px]!;
        weight += share;
      }
      bound.along[at] = sum / Math.max(1e-6, weight);
    }
  return bound;
};

const samples = 32;

/** Where the line of a part comes to, and how far it is turned there, for shares of its length. */
const bendLine = ({ line }: Part, { bend, from, to, knee, shorten }: PartPose) => {
  const angle = new Float64Array(samples + 1);
  const rest: Dot[] = [];
  const moved: Dot[] = [];
  for (let n = 0; n <= samples; n += 1) {
    const share = n / samples;
    const at = share * (line.length - 1);
    const low = Math.min(line.length - 2, Math.floor(at));
    const [a, b] = [line[low]!, line[low + 1]!];
    rest.push({ x: a.x + (b.x - a.x) * (at - low), y: a.y + (b.y - a.y) * (at - low) });
    angle[n] =
      bend * smoothstep(from, Math.max(from + 0.05, to), share) + knee * smoothstep(0.4, 0.65, share);
    if (n === 0) {
      moved.push({ ...rest[0]! });
      continue;
    }
    const turn = (angle[n - 1]! + angle[n]!) / 2;
    const [dx, dy] = [rest[n]!.x - rest[n - 1]!.x, rest[n]!.y - rest[n - 1]!.y];
    const [sine, cosine] = [Math.sin(turn) * (1 - shorten), Math.cos(turn) * (1 - shorten)];
    moved.push({
      x: moved[n - 1]!.x + dx * cosine - dy * sine,
      y: moved[n - 1]!.y + dx * sine + dy * cosine,
    });
  }
  return { angle, rest, moved };
};

/** Middle and reach of a head: its outer part, where a long neck leads to it. */
export const headDisc = (head: Part, { outline, radius }: Body): Dot & { reach: number } => {
  const from = head.length > 2.2 * radius ? 0.55 : 0.15;
  let [x, y, count] = [0, 0, 0];
  for (let at = 0; at < head.along.length; at += 1) {
    if (head.along[at]! < from) continue;
    x += at % outline.width;
    y += Math.floor(at / outline.width);
    count += 1;
  }
  return { x: x / Math.max(1, count), y: y / Math.max(1, count), reach: Math.sqrt(count / Math.PI) * 1.25 };
};

/** Neighbouring corners of the same part, or of a part and the trunk, are drawn towards each other. */
const smoothCorners = (mesh: Mesh, { label }: Binding, dx: Float32Array, dy: Float32Array) => {
  const wide = mesh.columns + 1;
  const [oldX, oldY] = [dx.slice(), dy.slice()];
  for (let at = 0; at < dx.length; at += 1) {
    const own = label[at]!;
    if (own < 0) continue;
    let [x, y, count] = [oldX[at]! * 2, oldY[at]! * 2, 2];
    const column = at % wide;
    for (const to of [column > 0 ? at - 1 : -1, column < wide - 1 ? at + 1 : -1, at - wide, at + wide]) {
      if (to < 0 || to >= dx.length) continue;
      const other = label[to]!;
      if (other < 0 || (other !== own && other !== 0 && own !== 0)) continue;
      x += oldX[to]!;
      y += oldY[to]!;
      count += 1;
    }
    dx[at] = x / count;
    dy[at] = y / count;
  }
};

/** Cells of the mesh between two parts, with whether each holds anything. */
const seamsOf = (mesh: Mesh, { label }: Binding, uses: Uint8Array) => {
  const seams: { cell: number; corners: number[]; holds: number }[] = [];
  for (let row = 0; row < mesh.rows; row += 1)
    for (let column = 0; column < mesh.columns; column += 1) {
      const at = row * (mesh.columns + 1) + column;
      const corners = [at, at + 1, at + mesh.columns + 1, at + mesh.columns + 2];
      const limbs = new Set(corners.map((one) => label[one]!).filter((one) => one > 0));
      const cell = row * mesh.columns + column;
      if (limbs.size > 1 && uses[cell]) seams.push({ cell, corners, holds: uses[cell] });
    }
  return seams;
};

/** Of a cell's side: parts that go further from each other are seen apart, not joined by a stretched cell. */
const mostStretch = 0.8;

const legLike = (part: Part | undefined): boolean => part?.role === 'leg';

/** How far the trunk takes a place, in cells. */
export const trunkShift = (
  { outline }: Body,
  { x: moveX, y: moveY, lean, squash }: Pose,
  { x, y }: Dot,
): Dot => {
  const { box } = outline;
  const [footX, footY] = [(box.left + box.right) / 2, box.bottom];
  const [px, py] = [(x - footX) / Math.sqrt(squash), (y - footY) * squash];
  const [sine, cosine] = [Math.sin(lean), Math.cos(lean)];
  return { x: footX + px * cosine - py * sine + moveX - x, y: footY + px * sine + py * cosine + moveY - y };
};

const waveShift = ({ outline: { box }, facing }: Body, { wave, phase }: Pose, x: number): number => {
  if (wave === 0) return 0;
  const share = clamp((x - box.left) / Math.max(1, box.right - box.left));
  const back = facing < 0 ? share : 1 - share;
  return wave * back * back * Math.sin(phase - back * 3.2);
};

/** Where the head of a bird in profile turns on its neck, to look behind it; other necks bend too far for that. */
const neckAxis = ({ plan, facing }: Body, { line }: Part): number | null =>
  plan === 'bird' && facing !== 0 ? line[Math.floor((line.length - 1) * 0.4)]!.x : null;

/** How wide a head is seen that is turned by a share of half a turn; never as thin as a sheet. */
const acrossAt = (turn: number): number => {
  const across = Math.cos(Math.PI * turn);
  return Math.abs(across) < 0.35 ? 0.35 * (across < 0 ? -1 : 1) : across;
};

/** `poseAt` is asked once a frame. */
export const puppetMotion = (body: Body, poseAt: (moment: Moment) => Pose, isCut = true): Motion => {
  let bound: Binding | undefined;
  let seams: ReturnType<typeof seamsOf> | undefined;
  let [dx, dy] = [new Float32Array(0), new Float32Array(0)];
  const head = body.parts.find(({ role }) => role === 'head');
  const disc = head && headDisc(head, body);
  const axis = head && isCut ? neckAxis(body, head) : null;
  return (mesh: Mesh, layer: Layer, moment: Moment) => {
    bound ??= bindCorners(body, mesh);
    // In a layer that holds more than the body there is nothing behind it.
    seams ??= isCut ? seamsOf(mesh, bound, layer.uses) : [];
    const { label, along, x: atX, y: atY } = bound;
    if (dx.length !== label.length)
      [dx, dy] = [new Float32Array(label.length), new Float32Array(label.length)];
    dx.fill(0);
    dy.fill(0);
    const pose = poseAt(moment);
    const bent = body.parts.map((part) => {
      const own = pose.parts.get(part);
      return own && (own.bend !== 0 || own.knee !== 0 || own.shorten !== 0) ? bendLine(part, own) : null;
    });
    for (let at = 0; at < label.length; at += 1) {
      const n = label[at]! - 1;
      const line = n >= 0 ? bent[n] : null;
      const place = { x: atX[at]!, y: atY[at]! };
      let [x, y] = [place.x, place.y];
      if (line) {
        const share = clamp(along[at]!) * samples;
        const low = Math.min(samples - 1, Math.floor(share));
        const part = share - low;
        const mix = (a: number, b: number) => a + (b - a) * part;
        const turn = mix(line.angle[low]!, line.angle[low + 1]!);
        const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
        const [fromX, fromY] = [
          x - mix(line.rest[low]!.x, line.rest[low + 1]!.x),
          y - mix(line.rest[low]!.y, line.rest[low + 1]!.y),
        ];
        x = mix(line.moved[low]!.x, line.moved[low + 1]!.x) + fromX * cosine - fromY * sine;
        y = mix(line.moved[low]!.y, line.moved[low + 1]!.y) + fromX * sine + fromY * cosine;
      }
      if (head && axis !== null && pose.back > 0) {
        if (body.parts[n] === head)
          x = axis + (x - axis) * (1 + (acrossAt(pose.back) - 1) * smoothstep(0.1, 0.45, along[at]!));
      } else if (disc && pose.turn !== 0 && label[at]! >= 0) {
        // As on a ball: what is in its middle goes furthest.
        const away = ((place.x - disc.x) ** 2 + (place.y - disc.y) ** 2) / disc.reach ** 2;
        if (away < 1) x += pose.turn * disc.reach * 0.42 * (1 - away) ** 1.2;
      }
      y += waveShift(body, pose, place.x);
      const held = legLike(body.parts[n]) ? 1 - pose.hold * along[at]! : 1;
      const shift = trunkShift(body, pose, place);
      dx[at] = x - place.x + shift.x * held;
      dy[at] = y - place.y + shift.y * held;
    }
    for (let round = 0; round < 3; round += 1) smoothCorners(mesh, bound, dx, dy);
    const { step } = body.outline;
    for (const { cell, corners, holds } of seams) {
      const [xs, ys] = [corners.map((at) => dx[at]!), corners.map((at) => dy[at]!)];
      const most = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
      layer.uses[cell] = most * step > mesh.cell * mostStretch ? 0 : holds;
    }
    for (let at = 0; at < label.length; at += 1) {
      mesh.x[at]! += dx[at]! * step;
      mesh.y[at]! += dy[at]! * step;
    }
  };
};

export type { Outline };

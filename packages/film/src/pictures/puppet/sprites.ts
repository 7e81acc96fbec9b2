/** Parts that lie over the trunk are lifted off it as layers of their own: an arm that is raised, a second leg. */

import { clamp, smoothstep } from '../../math/interpolate.ts';
import type { Layer } from '../layers/build-layers.ts';
import type { Moment, Motion } from '../life/motion/motions.ts';
import { type Picture, type Size, wordsOf } from '../picture.ts';
import type { SeenPose } from '../see/seen-picture.ts';
import { type Body, leastConfidence, type Part, partsOf, type Role } from './body.ts';
import { bonesOf, lengthen, nearestOn, partOfBones } from './body-of-pose.ts';
import { type Dot, toCells, toPixels } from './outline.ts';
import { type Pose, poseOfPart, puppetMotion, restingPose } from './puppet-mesh.ts';

export type Sprite = { role: Role; layer: Layer; motion: Motion; isBehind: boolean };

/** A copy of a layer of which `keep` says how much of each pixel stays, with its light multiplied. */
const copyOf = (layer: Layer, keep: (x: number, y: number) => number, light = 1): Layer => {
  const { width, height, pixels } = layer.picture;
  const copy: Picture = { width, height, pixels: new Uint8Array(pixels.length) };
  const uses = new Uint8Array(layer.uses.length);
  const columns = Math.ceil(width / layer.cell);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (pixels[at + 3]! < 2) continue;
      const alpha = pixels[at + 3]! * keep(x, y);
      if (alpha < 2) continue;
      for (let n = 0; n < 3; n += 1) copy.pixels[at + n] = pixels[at + n]! * light;
      copy.pixels[at + 3] = alpha;
      uses[Math.floor(y / layer.cell) * columns + Math.floor(x / layer.cell)] = 1;
    }
  return { ...layer, picture: copy, words: wordsOf(copy), uses };
};

/** Angle by which a direction has to be turned to become another. */
const turnTo = (from: Dot, to: Dot): number =>
  Math.atan2(from.x * to.y - from.y * to.x, from.x * to.x + from.y * to.y);

/** The arm that is seen best, away from the trunk before one that lies on it. */
const armOf = (body: Body, pose: SeenPose, picture: Size) => {
  const arms = (['left', 'right'] as const).flatMap((name) => {
    const bones = bonesOf(
      pose,
      [`${name} shoulder`, `${name} elbow`, `${name} wrist`],
      body.outline,
      picture,
    );
    return bones && bones.score > leastConfidence ? [bones] : [];
  });
  const away = ({ line, score }: (typeof arms)[number]) =>
    score + Math.abs(line.at(-1)!.x - body.centre.x) / (body.radius * 2);
  return arms.toSorted((a, b) => away(b) - away(a))[0] ?? null;
};

/** The arm goes up and waves; where it was the trunk or the background is seen. `layer` loses its arm. */
export const wavingArm = (
  body: Body,
  seen: SeenPose,
  layer: Layer,
  poseAt: (moment: Moment) => Pose,
): Sprite | null => {
  const arm = armOf(body, seen, layer.picture);
  if (!arm) return null;
  const line = lengthen(arm.line, 0.4);
  const [shoulder, elbow, wrist] = arm.line as [Dot, Dot, Dot];
  const broad = body.radius * 2;
  const keep = (x: number, y: number): number => {
    const { along, apart } = nearestOn(line, toCells(body.outline, { x, y }));
    const reach = broad * (along < 0.5 ? 0.21 : 0.17);
    return along > 1.15 ? 0 : 1 - smoothstep(reach * 0.85, reach, apart);
  };
  const sprite = copyOf(layer, keep);
  removeArm(layer, body, seen, keep, shoulder);
  const part: Part = partOfBones(line, body.outline, broad * 0.3, 'arm', arm.score);
  const own: Body = { ...body, parts: [part] };
  const out = shoulder.x < body.centre.x ? -1 : 1;
  const upper = { x: elbow.x - shoulder.x, y: elbow.y - shoulder.y };
  const fore = { x: wrist.x - elbow.x, y: wrist.y - elbow.y };
  const isUp = fore.y < -0.3 * Math.hypot(fore.x, fore.y);
  const raise = isUp ? 0 : turnTo(upper, { x: out * 0.85, y: 0.25 });
  const bendUp = (isUp ? 0 : turnTo(fore, { x: out * 0.3, y: -0.95 })) - raise;
  const motion = puppetMotion(own, (moment) => {
    const { seconds } = moment;
    const share = smoothstep(0.1, 0.8, seconds);
    const pose = { ...restingPose(), ...trunkOf(poseAt(moment)) };
    const bent = poseOfPart(pose, part);
    [bent.from, bent.to] = [0, 0.05];
    bent.bend = raise * share;
    bent.knee = bendUp * share + 0.38 * smoothstep(0.5, 1, seconds) * Math.sin(seconds * 7);
    return pose;
  });
  return { role: 'arm', layer: sprite, motion, isBehind: false };
};

const trunkOf = ({ x, y, lean, squash }: Pose) => ({ x, y, lean, squash });

/** Over the trunk its colours go on across the arm, row by row; beside it nothing is left. */
const removeArm = (
  layer: Layer,
  body: Body,
  seen: SeenPose,
  keep: (x: number, y: number) => number,
  shoulder: Dot,
) => {
  const { width, height, pixels } = layer.picture;
  const place = (name: 'left shoulder' | 'right shoulder' | 'left hip' | 'right hip') => ({
    x: seen[name].x * width,
    y: seen[name].y * height,
  });
  const hips = [place('left hip'), place('right hip')].toSorted((a, b) => a.x - b.x);
  const tops = [place('left shoulder'), place('right shoulder')].toSorted((a, b) => a.x - b.x);
  const joint = toPixels(body.outline, shoulder);
  const reach = body.radius * body.outline.step * 0.4;
  const isTrunk = (x: number, y: number): boolean => {
    if (Math.hypot(x - joint.x, y - joint.y) < reach) return true;
    const share = clamp((y - tops[0]!.y) / Math.max(1, hips[0]!.y - tops[0]!.y), 0, 1.2);
    const left = tops[0]!.x + (hips[0]!.x - tops[0]!.x) * share;
    const right = tops[1]!.x + (hips[1]!.x - tops[1]!.x) * share;
    const margin = (right - left) * 0.06;
    return y > Math.min(tops[0]!.y, tops[1]!.y) && x > left - margin && x < right + margin;
  };
  for (let y = 0; y < height; y += 1) {
    let x = 0;
    while (x < width) {
      if (pixels[(y * width + x) * 4 + 3]! < 2 || keep(x, y) < 0.5) {
        x += 1;
        continue;
      }
      const from = x;
      while (x < width && pixels[(y * width + x) * 4 + 3]! >= 2 && keep(x, y) >= 0.5) x += 1;
      const colourAt = (at: number): number[] | null =>
        at >= 0 && at < width && pixels[(y * width + at) * 4 + 3]! > 200 && isTrunk(at, y)
          ? [...pixels.subarray((y * width + at) * 4, (y * width + at) * 4 + 3)]
          : null;
      const [before, after] = [colourAt(from - 2), colourAt(x + 1)];
      for (let at = from; at < x; at += 1) {
        const spot = (y * width + at) * 4;
        const share = after && before ? (at - from) / Math.max(1, x - from) : after ? 1 : 0;
        const known = before ?? after;
        if (!known || !isTrunk(at, y)) {
          if (!isTrunk(at, y)) pixels[spot + 3] = 0;
          continue;
        }
        for (let n = 0; n < 3; n += 1)
          pixels[spot + n] = (before ?? known)[n]! * (1 - share) + (after ?? known)[n]! * share;
      }
    }
  }
};

/** The other leg of somebody whose legs hide each other: a copy that steps when the first stands. */
export const secondLeg = (
  body: Body,
  layer: Layer,
  poseAt: (moment: Moment) => Pose,
  pace: number,
): Sprite | null => {
  const [leg, ...more] = partsOf(body, 'leg');
  if (!leg || more.length > 0 || body.plan !== 'person') return null;
  const { outline } = body;
  const keep = (x: number, y: number): number => {
    const cell = toCells(outline, { x, y });
    const at =
      Math.round(clamp(cell.y, 0, outline.height - 1)) * outline.width +
      Math.round(clamp(cell.x, 0, outline.width - 1));
    return cell.y > leg.line[0]!.y && (leg.along[at]! >= 0 || !outline.inside[at]) ? 1 : 0;
  };
  return {
    role: 'leg',
    layer: copyOf(layer, keep, 0.82),
    isBehind: true,
    motion: puppetMotion({ ...body, parts: [leg] }, (moment) =>
      poseAt({ ...moment, seconds: moment.seconds + 0.5 / pace }),
    ),
  };
};

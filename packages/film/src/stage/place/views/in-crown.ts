/** Where small things on a tree are: in the leaves on the side that the viewer sees, not on the tip of the crown. */

import type { Model } from '../../../kits/model.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Actor } from '../../actor.ts';
import type { Axes } from '../axes.ts';
import { isTree } from '../place-hidden.ts';

/** In heights of the tree: what is larger does not lie in its leaves. */
const mostOfTree = 0.4;
/** Where in the crown, about its middle: shares of how far apart they are. */
const middle = 0.66;
const spots: readonly (readonly [up: number, across: number])[] = [
  [0.1, 0.1],
  [0.5, -0.7],
  [-0.5, 0.8],
  [0.9, 0.6],
  [-0.6, -0.5],
  [0.3, 1],
  [-0.1, -1],
  [1, -0.2],
];
/** How far apart in their own lengths, at most to the edge of the crown in shares of height and half width. */
const apart = 3.2;
const [mostUp, mostAcross] = [0.14, 0.6];
/** Shares of height and width within which the leaves of a spot are looked for. */
const around = 0.07;
/** Share of its own depth that a thing stands out of the leaves. */
const outOfLeaves = 0.25;

/** The point of a model's surface nearest to the viewer about a spot; null: it has no leaves there. */
const leavesAt = (model: Model, toViewer: Vec3, [up, across]: readonly [number, number]): Vec3 | null => {
  const [width, height, depth] = model.size;
  const half = Math.max(width, depth) / 2;
  let [found, nearest]: [Vec3 | null, number] = [null, Number.NEGATIVE_INFINITY];
  for (const { mesh } of model.parts)
    for (let at = 0; at < mesh.positions.length; at += 3) {
      const [x, y, z] = [mesh.positions[at]!, mesh.positions[at + 1]!, mesh.positions[at + 2]!];
      if (Math.abs(y - up * height) > around * height) continue;
      const side = x * toViewer[2] - z * toViewer[0];
      if (Math.abs(side - across * half) > around * half) continue;
      const near = x * toViewer[0] + z * toViewer[2];
      if (near > nearest) [found, nearest] = [[x, y, z], near];
    }
  return found;
};

export const placeInCrowns = (actors: readonly Actor[], { azimuth }: Axes): void => {
  const taken = new Map<Actor, number>();
  for (const { support, size, thing, speed } of actors) {
    if (support.kind !== 'on' || support.anchor !== 'top' || thing.person || speed > 0) continue;
    const { host } = support;
    const top = host.model.anchors.top;
    const isSmall = Math.max(...size) < host.size[1] * mostOfTree;
    if (!isTree(host) || !top || !isSmall || host.thing.isImplied) continue;
    const rank = taken.get(host) ?? 0;
    taken.set(host, rank + 1);
    const turned = azimuth - host.yaw;
    const toViewer: Vec3 = [Math.sin(turned), 0, Math.cos(turned)];
    const [up, across] = spots[rank % spots.length]!;
    const reach = (apart * Math.max(...size)) / host.scale;
    const [width, height, depth] = host.model.size;
    const point = leavesAt(host.model, toViewer, [
      middle + up * Math.min(mostUp, reach / height),
      across * Math.min(mostAcross, (2 * reach) / Math.max(width, depth)),
    ]);
    if (!point) continue;
    const out = (size[2] * outOfLeaves) / host.scale;
    support.offset = [
      (point[0] + toViewer[0] * out - top[0]) * host.scale,
      (point[1] - top[1]) * host.scale - size[1] / 2,
      (point[2] + toViewer[2] * out - top[2]) * host.scale,
    ];
  }
};

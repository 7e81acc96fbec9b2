/** More things than fit side by side on a table or a shelf: in two rows, on a longer one, and smaller, so that each is seen by itself. */

import type { Model } from '../../../kits/model.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Actor } from '../../actor.ts';
import { resize } from '../fit-sizes.ts';

/** Shares of a top that things may stand on, and of a thing's width that is free beside it. */
const [shareOfWidth, shareOfDepth] = [0.94, 0.92];
const leastGap = 0.14;
/** Times its length to which a shelf is drawn longer, and the smallest that things become. */
const mostLonger = 1.8;
const leastShrunk = 0.55;
/** A row in the front hides no more than this of the height of one behind it. */
const mostHidden = 0.72;

const stretched = (model: Model, by: number): Model => {
  const wider = ([x, y, z]: Vec3): Vec3 => [x * by, y, z];
  return {
    ...model,
    size: wider(model.size),
    anchors: Object.fromEntries(
      Object.entries(model.anchors).map(([name, at]) => [name, at && wider(at)]),
    ) as Model['anchors'],
    parts: model.parts.map((part) => ({
      ...part,
      mesh: {
        ...part.mesh,
        positions: part.mesh.positions.map((value, at) => (at % 3 === 0 ? value * by : value)),
      },
    })),
  };
};

const isStiff = ({ model, kit }: Actor): boolean =>
  kit?.locomotion === 'none' && !model.pose && model.parts.every(({ mesh }) => mesh.bones.length === 0);

const widthOf = (row: readonly Actor[]): number =>
  row.reduce((sum, { size }) => sum + Math.max(size[0], 0.03) * (1 + leastGap), 0);
const depthOf = (row: readonly Actor[]): number => Math.max(...row.map(({ size }) => size[2]));
const heightOf = (row: readonly Actor[]): number => Math.max(...row.map(({ size }) => size[1]));

/** Tall ones in the back and low ones before them; of one kind every second one. */
const inTwoRows = (mates: readonly Actor[]): [Actor[], Actor[]] => {
  const kinds = [...Map.groupBy(mates, ({ thingIndex }) => thingIndex).values()].toSorted(
    (a, b) => heightOf(b) - heightOf(a),
  );
  if (kinds.length === 1) return [mates.filter((_, n) => n % 2 === 1), mates.filter((_, n) => n % 2 === 0)];
  const back: Actor[] = [];
  const half = widthOf(mates) / 2;
  for (const kind of kinds.slice(0, -1))
    if (back.length === 0 || widthOf([...back, ...kind]) <= half) back.push(...kind);
  return [back, mates.filter((one) => !back.includes(one))];
};

/** False: they have room side by side, or the top is none that things are put on. */
export const standInRows = (mates: Actor[], host: Actor): boolean => {
  const isTop = mates.every(
    ({ support, thing }) => support.kind === 'on' && support.anchor === 'top' && thing.person === null,
  );
  if (!isTop || mates.length < 3 || !isStiff(host)) return false;
  const room = () => host.size[0] * shareOfWidth;
  if (widthOf(mates) <= room()) return false;
  const [back, front] = inTwoRows(mates);
  const isDeepEnough = depthOf(back) + depthOf(front) <= host.size[2] * shareOfDepth;
  const isSeenOver = back.length > 0 && (heightOf(front) < heightOf(back) * mostHidden || isOneKind(mates));
  const rows = isDeepEnough && isSeenOver ? [back, front] : [mates];
  const longest = () => Math.max(...rows.map(widthOf));
  const longer = Math.min(mostLonger, longest() / room());
  if (longer > 1) {
    host.model = stretched(host.model, longer);
    host.size = [host.size[0] * longer, host.size[1], host.size[2]];
  }
  const left = Math.max(leastShrunk, room() / longest());
  if (left < 1) for (const actor of mates) resize(actor, left);
  const free = Math.max(0, host.size[2] * shareOfDepth - rows.reduce((sum, row) => sum + depthOf(row), 0));
  let edge = -(host.size[2] * shareOfDepth) / 2 + free / 2;
  for (const row of rows) {
    const away = edge + depthOf(row) / 2;
    edge += depthOf(row);
    const between = Math.max(0, room() - row.reduce((sum, { size }) => sum + size[0], 0)) / row.length;
    let at = -room() / 2 + between / 2;
    for (const actor of row) {
      if (actor.support.kind !== 'on') continue;
      actor.support.offset = [at + actor.size[0] / 2, actor.support.offset[1], rows.length > 1 ? away : 0];
      at += actor.size[0] + between;
    }
  }
  return true;
};

const isOneKind = (mates: readonly Actor[]): boolean =>
  mates.every(({ thingIndex }) => thingIndex === mates[0]!.thingIndex);

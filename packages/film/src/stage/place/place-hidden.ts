/** Places a figure behind, under or between something: partly hidden by it, and both still seen. */

import type { Model } from '../../kits/model.ts';
import { plantKits } from '../../kits/plants/index.ts';
import { addScaled, type Vec3 } from '../../math/vector.ts';
import { type Actor, mainAction, rootOf } from '../actor.ts';
import { resize } from '../cast/fit-sizes.ts';
import { type Arrangement, type Axes, halfExtent, moveTo, type PlacePair } from './axes.ts';

/** Of whom only a part has to be seen. */
export const isPartlyHidden = ({ thing }: Actor) => thing.traits.includes('partly hidden');

/** Metres over which a trunk widens into its roots, and up to which it is measured. */
const rootFlare = 0.35;
const trunkHeight = 0.8;
/** Share of its front that a fence covers at most for what is behind it to be seen through it. */
const mostSeenThrough = 0.4;

/** Share of its front that a model covers, where parts of it do not lie behind each other. */
const frontCover = ({ parts, size }: Model): number => {
  let area = 0;
  for (const { mesh } of parts)
    for (let t = 0; t < mesh.triangles.length; t += 3) {
      const [a, b, c] = [0, 1, 2].map((n) => mesh.triangles[t + n]! * 3) as [number, number, number];
      const p = mesh.positions;
      area += Math.abs((p[b]! - p[a]!) * (p[c + 1]! - p[a + 1]!) - (p[c]! - p[a]!) * (p[b + 1]! - p[a + 1]!));
    }
  // Halves of parallelograms, each surface with a front and a back.
  return area / 4 / (size[0] * size[1]);
};

/** Half widths along x and z of what is lower than a height: a tree is as wide there as its trunk. */
const bandBelow = ({ model, size, scale }: Actor, height: number): [number, number] => {
  const measure = (low: number, high: number): [number, number] => {
    let [x, z] = [0, 0];
    for (const { mesh } of model.parts)
      for (let at = 0; at < mesh.positions.length; at += 3) {
        const y = mesh.positions[at + 1]! * scale;
        if (y > high || y < low) continue;
        x = Math.max(x, Math.abs(mesh.positions[at]! * scale));
        z = Math.max(z, Math.abs(mesh.positions[at + 2]! * scale));
      }
    return [x, z];
  };
  const trunk = measure(rootFlare, height);
  if (trunk[0] > 0) return trunk;
  const [x, z] = measure(Number.NEGATIVE_INFINITY, rootFlare);
  return x > 0 ? [x * 0.75, z * 0.75] : [size[0] * 0.06, size[2] * 0.06];
};

/** Of what is low on a tree most is its trunk, whatever leaves hang beside it. */
const trunkRadius = ({ model, scale }: Actor): number => {
  const reaches = model.parts.flatMap(({ mesh: { positions } }) =>
    positions.flatMap((y, at) =>
      at % 3 === 1 && y * scale > rootFlare && y * scale < trunkHeight
        ? [Math.hypot(positions[at - 1]!, positions[at + 1]!) * scale]
        : [],
    ),
  );
  return reaches.toSorted((a, b) => a - b)[Math.floor(reaches.length / 4)] ?? 0;
};

export const isTree = ({ size, kit }: Actor) => kit !== null && plantKits.includes(kit) && size[1] > 2.2;

/** Half of what stands before the camera at the height of somebody. */
export const halfBelow = (host: Actor, height: number, direction: Vec3): number => {
  if (!isTree(host)) return halfExtent(host, direction);
  const [x, z] = bandBelow(host, Math.max(1.4, height));
  return halfExtent({ ...host, size: [2 * x, host.size[1], 2 * z] }, direction);
};

const turnLongSide = (host: Actor, { azimuth }: Axes) => {
  host.yaw = azimuth + (host.size[2] > host.size[0] * 1.2 ? Math.PI / 2 : 0);
};

/** Farther than this share of its height a wall is looked over, not past. */
const lookedOver = 0.8;

/** A trunk hides a part of somebody, not all: a thick tree is drawn smaller. */
const trunkFactor = (tree: Actor, hider: Actor, { right }: Axes): number => {
  const thickest = hider.thing.person ? hider.size[1] * 0.17 : Math.max(0.2, hider.size[2] * 0.36);
  return Math.min(1, Math.max(0.6, thickest / halfBelow(tree, hider.size[1], right)));
};

/** The face and a shoulder, or head and forelegs, beside what hides the rest. False: it is low enough to look over. */
export const placePeeking: PlacePair = (actor, host, isReversed, side, { axes }) => {
  const [hider, screen] = isReversed ? [host, actor] : [actor, host];
  const isStill = hider.speed === 0 && screen.speed === 0;
  if (!isStill || screen.thing.person || screen.kit?.locomotion !== 'none') return false;
  const isLow = screen.size[1] < hider.size[1] * lookedOver;
  if (isLow && !isPartlyHidden(hider)) return false;
  if (!isTree(screen) && frontCover(screen.model) < mostSeenThrough) return false;
  if (!isTree(screen)) turnLongSide(screen, axes);
  const isPerson = hider.thing.person !== null;
  hider.yaw = axes.azimuth + side * (isPerson ? 0.2 : 0.7);
  const factor = isTree(screen) ? trunkFactor(screen, hider, axes) : 1;
  const wide = factor * halfBelow(screen, hider.size[1], axes.right);
  const deep = factor * halfBelow(screen, hider.size[1], axes.away);
  resize(screen, factor);
  const half = halfExtent(hider, axes.right);
  const isWide = wide > hider.size[1] * 2.5;
  // Over the top of a wall that has no end in the picture, else past its edge.
  const across = isLow || isWide ? 0 : side * (wide + half * (isPerson ? 0.4 : 0.05));
  const back = deep + halfExtent(hider, axes.away) + 0.04;
  const sign = isReversed ? -1 : 1;
  moveTo(actor, addScaled(addScaled(host.position, axes.right, sign * across), axes.away, sign * back));
  if (isWide && !isLow) resize(screen, (hider.size[1] * lookedOver) / screen.size[1]);
  hider.thing.traits = [...hider.thing.traits, 'partly hidden'];
  screen.isBackground = isWide || (isPerson && isTree(screen));
  screen.role = 'cast';
  screen.isBound = true;
  return true;
};

/** Beds, tables, cars: what somebody is under looks out at its edge. False: it is a tree or a roof overhead. */
export const placeUnderLow = (
  actor: Actor,
  host: Actor,
  isReversed: boolean,
  { axes }: Arrangement,
): boolean => {
  const [hider, shelter] = isReversed ? [host, actor] : [actor, host];
  const isLow = shelter.size[1] < 1.9 && shelter.kit !== null && shelter.thing.person === null;
  const hasRoom = Math.max(shelter.size[0], shelter.size[2]) > Math.max(hider.size[0], 0.06) * 1.4;
  if (!isLow || !hasRoom || /lamp|umbrella|parasol/.test(shelter.thing.kit ?? '')) return false;
  if (rootOf(hider).speed > 0) return false;
  turnLongSide(shelter, axes);
  hider.yaw = axes.azimuth + 0.5;
  const out = halfExtent(shelter, axes.away) - halfExtent(hider, axes.away) * 0.75;
  moveTo(actor, addScaled(host.position, axes.away, (isReversed ? 1 : -1) * out));
  hider.thing.traits = [...hider.thing.traits, 'partly hidden'];
  shelter.isBound = true;
  shelter.role = 'cast';
  // Under a bed there is no room to stand upright.
  if (hider.size[1] > shelter.size[1] * 0.3 && shelter.size[1] < 1.2)
    hider.beats = hider.beats.map((beat) =>
      beat.action === 'stand' || beat.action === 'sit' ? { ...beat, action: 'lie' } : beat,
    );
  return true;
};

/** One at either side, as near as their trunks or walls allow. */
export const placeOnBothSides = (pillar: Actor, middle: Actor, { axes }: Arrangement): void => {
  if (pillar.role === 'landmark' && !isTree(pillar)) return;
  // Low enough for the crowns to be in the picture.
  const tallest = Math.max(3.2, middle.size[1] * 2.3);
  if (isTree(pillar) && pillar.size[1] > tallest) resize(pillar, tallest / pillar.size[1]);
  // A fairy flies among toadstools that are as high as she is.
  const isAmong = middle.kit !== null && mainAction(middle) === 'fly' && middle.size[1] < 1.2;
  if (isAmong && pillar.size[1] < middle.size[1] && pillar.kit && plantKits.includes(pillar.kit)) {
    resize(pillar, (middle.size[1] * (0.75 + 0.2 * (pillar.copy % 3))) / pillar.size[1]);
    middle.altitude = middle.size[1] * 0.55;
    middle.speed = 0;
  }
  const half = halfBelow(pillar, Math.max(1.2, middle.size[1] * 0.8), axes.right);
  const gap = 0.12 + 0.1 * Math.min(middle.size[1], 3);
  const ends = middle.kit?.hangsBetween;
  // Its ropes end at the trunks.
  if (ends) middle.yaw = axes.azimuth;
  const trunk = isTree(pillar) ? trunkRadius(pillar) : half;
  const reach = ends ? ends * middle.scale + trunk * 0.8 : halfExtent(middle, axes.right) + half + gap;
  const sign = pillar.copy % 2 ? 1 : -1;
  // Those beyond the first two stand farther out and back.
  const rank = isTree(pillar) ? 0 : Math.floor(pillar.copy / 2);
  pillar.role = 'cast';
  pillar.isBound = true;
  moveTo(
    pillar,
    addScaled(
      addScaled(middle.position, axes.right, sign * reach * (1 + 0.55 * rank)),
      axes.away,
      ends ? 0 : isTree(pillar) ? 0.3 : rank * reach * (rank % 2 ? 0.9 : -0.4),
    ),
  );
};

/** Height and width of the opening of a single arch, in metres at its own size. */
const opening = { width: 6.4, height: 3.6 };

/** What goes through the arch of a bridge comes towards the camera, so that the arch is seen around it. */
export const placeUnderArch = (bridge: Actor, traveller: Actor, { axes }: Arrangement): void => {
  if (traveller.kit?.locomotion !== 'rails') traveller.yaw = axes.azimuth + 0.5;
  bridge.yaw = traveller.yaw;
  const room = Math.max(
    (traveller.size[1] * 2.1) / opening.height,
    (traveller.size[0] * 1.9) / opening.width,
  );
  resize(bridge, Math.min(3, Math.max(0.24, room)));
  bridge.role = 'cast';
  bridge.isBound = true;
  // It comes out of the arch in the course of the film.
  const ahead: Vec3 = [Math.sin(traveller.yaw), 0, Math.cos(traveller.yaw)];
  const isRail = traveller.kit?.locomotion === 'rails';
  moveTo(bridge, addScaled(traveller.position, ahead, isRail ? 0 : -traveller.speed * 1.3));
};

/** Height of the deck of a suspension bridge as a share of its towers. */
const deckShare = 0.41;

/** A ship comes towards the camera under the deck of a great bridge, which goes across the picture. */
export const placeUnderDeck = (bridge: Actor, ship: Actor, { axes }: Arrangement): void => {
  ship.yaw = axes.azimuth + 0.45;
  bridge.yaw = axes.azimuth;
  resize(bridge, Math.min(2.5, Math.max(1, (ship.size[1] * 1.15) / (bridge.size[1] * deckShare))));
  bridge.role = 'cast';
  bridge.isBound = true;
  const ahead: Vec3 = [Math.sin(ship.yaw), 0, Math.cos(ship.yaw)];
  moveTo(bridge, addScaled(ship.position, ahead, ship.size[2] * 0.1));
};

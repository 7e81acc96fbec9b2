/** What the limbs of a silhouette are: head, legs, tail, wings and arms, by how such a body is built. */

import { clamp } from '../../math/interpolate.ts';
import type { Body, BodyPlan, Part, Role } from './body.ts';
import { findLimbs, type Limb, type Limbs, limbOf } from './find-limbs.ts';
import type { Dot, Outline } from './outline.ts';

const tipOf = ({ line }: Limb): Dot => line.at(-1)!;
const rootOf = ({ line }: Limb): Dot => line[0]!;

type Found = { outline: Outline; all: Limbs; tall: number; wide: number };

const partOf = (role: Role, limb: Limb, confidence: number, { all }: Found): Part => ({
  role,
  along: limb.along,
  line: limb.line,
  length: limb.length,
  confidence: clamp(confidence),
  side: tipOf(limb).x < all.centre.x ? -1 : 1,
});

/** Ends in the lower part of the body and leads down to it. */
const isLeg = (limb: Limb, { outline: { box }, tall }: Found): boolean =>
  tipOf(limb).y > box.bottom - tall * 0.24 &&
  tipOf(limb).y - rootOf(limb).y > 0.55 * Math.abs(tipOf(limb).x - rootOf(limb).x);

/** How steep a leg stands and how long it is. */
const legConfidence = (limb: Limb, { all }: Found): number =>
  0.35 + 0.35 * clamp(limb.length / (all.radius * 1.6)) + 0.3 * clamp(1.4 - limb.width / (all.radius * 1.4));

const heightOf = (limb: Limb, { outline: { box }, tall }: Found): number =>
  clamp(1 - (tipOf(limb).y - box.top) / tall);

/** A head is high, thick at its end and lies beside the body or above it. */
const headConfidence = (limb: Limb, found: Found): number => {
  const { radius } = found.all;
  const bulb = clamp(limb.bulb / (radius * 0.55));
  const share = clamp(limb.cells.length / (found.outline.area * 0.09));
  return 0.35 * heightOf(limb, found) + 0.35 * bulb + 0.3 * share;
};

const tailConfidence = (limb: Limb, head: Part | null, { all }: Found): number => {
  const thin = clamp(1.25 - limb.bulb / (all.radius * 0.5));
  const side = tipOf(limb).x < all.centre.x ? -1 : 1;
  return (head && head.side !== side ? 0.5 : 0.15) + 0.5 * thin;
};

const best = <Item>(items: readonly Item[], value: (item: Item) => number): Item | null =>
  items.reduce<Item | null>((most, item) => (most === null || value(item) > value(most) ? item : most), null);

const leastHead = 0.42;

const fourLegged = (found: Found): Part[] => {
  const legs = found.all.limbs.filter((limb) => isLeg(limb, found));
  const others = found.all.limbs.filter((limb) => !legs.includes(limb));
  const headLimb = best(others, (limb) => headConfidence(limb, found));
  const sure = headLimb ? headConfidence(headLimb, found) : 0;
  const head = headLimb && sure > leastHead ? partOf('head', headLimb, sure, found) : null;
  const rest = others.filter((limb) => limb !== headLimb || !head);
  const tail = best(rest, (limb) => tailConfidence(limb, head, found));
  return [
    ...legs.map((leg) => partOf('leg', leg, legConfidence(leg, found), found)),
    ...(head ? [head] : []),
    ...(tail ? [partOf('tail', tail, tailConfidence(tail, head, found), found)] : []),
  ];
};

/** Of the silhouette: smaller ones are heads and tails. */
const leastWing = 0.09;

const winged = (found: Found): Part[] => {
  const { radius } = found.all;
  const isWing = (limb: Limb) =>
    limb.cells.length > leastWing * found.outline.area &&
    limb.length > radius * 1.3 &&
    limb.width > radius * 0.35 &&
    !isLeg(limb, found);
  const wings = found.all.limbs
    .filter(isWing)
    .toSorted((a, b) => b.cells.length - a.cells.length)
    .slice(0, 2);
  // A single large limb is a neck, unless it is by far more than one.
  const spread = wings.length === 2 || (wings[0]?.cells.length ?? 0) > 0.22 * found.outline.area ? wings : [];
  const rest = fourLegged({
    ...found,
    all: { ...found.all, limbs: found.all.limbs.filter((limb) => !spread.includes(limb)) },
  });
  return [
    ...spread.map((wing) => {
      const sure = 0.4 + 0.6 * clamp(wing.cells.length / (found.outline.area * 0.2));
      return partOf('wing', wing, spread.length === 2 ? sure : sure * 0.7, found);
    }),
    ...rest,
  ];
};

/** Somebody whose joints are not known: what ends below are legs, what stands above is the head, the others are arms. */
const upright = (found: Found): Part[] => {
  const legs = found.all.limbs.filter((limb) => isLeg(limb, found));
  const above = found.all.limbs.filter(
    (limb) => !legs.includes(limb) && Math.abs(tipOf(limb).x - found.all.centre.x) < found.wide * 0.25,
  );
  const head = best(above, (limb) => headConfidence(limb, found));
  const isHead = head && headConfidence(head, found) > leastHead && heightOf(head, found) > 0.8;
  const arms = found.all.limbs
    .filter((limb) => !legs.includes(limb) && !(isHead && limb === head))
    .filter((limb) => limb.length > found.all.radius * 0.9)
    .slice(0, 2);
  return [
    ...legs.map((leg) => partOf('leg', leg, legConfidence(leg, found), found)),
    ...(isHead ? [partOf('head', head, headConfidence(head, found), found)] : []),
    ...arms.map((arm) => partOf('arm', arm, 0.3 + 0.4 * clamp(arm.length / (found.all.radius * 2)), found)),
  ];
};

/** The tail of a fish is its thin end. */
const finned = (found: Found): Part[] => {
  const tail = best(found.all.limbs, (limb) => Math.abs(tipOf(limb).x - found.all.centre.x));
  return tail ? [partOf('tail', tail, 0.5, found)] : [];
};

const rows: Partial<Record<BodyPlan, (found: Found) => Part[]>> = {
  quadruped: fourLegged,
  bird: winged,
  insect: winged,
  person: upright,
  fish: finned,
};

/** How much each role is worth where several ways to part a silhouette are tried, and how many of it there are at most. */
const worth: Record<Role, { each: number; most: number }> = {
  head: { each: 1.4, most: 1 },
  leg: { each: 0.5, most: 4 },
  wing: { each: 0.9, most: 2 },
  arm: { each: 0.3, most: 2 },
  tail: { each: 0.35, most: 1 },
};

const worthOf = (parts: readonly Part[]): number => {
  let sum = 0;
  for (const [role, { each, most }] of Object.entries(worth)) {
    const sure = parts.filter((part) => part.role === role).map(({ confidence }) => confidence);
    sum += sure
      .toSorted((a, b) => b - a)
      .slice(0, most)
      .reduce((all, one) => all + one * each, 0);
    // Six legs on a dog are grass before its feet.
    sum -= 0.3 * Math.max(0, sure.length - most);
  }
  return sum;
};

const shares = [0.8, 0.7, 0.6, 0.5, 0.42];

/**
 * Heads of bodies that are seen from before or sit: what is above the narrowest place of the upper half. Without such a
 * place it is the upper part, and then little is sure.
 */
const headAbove = (outline: Outline, centre: Dot): Part | null => {
  const { box, width, inside } = outline;
  const [tall, wide] = [box.bottom - box.top, box.right - box.left];
  if (tall < wide * 0.6) return null;
  const widths = Array.from({ length: tall }, (_, row) => {
    let count = 0;
    for (let x = box.left; x < box.right; x += 1) count += inside[(box.top + row) * width + x]!;
    return count;
  });
  let [neck, depth] = [Math.round(tall * 0.45), 0];
  for (let row = Math.round(tall * 0.16); row < tall * 0.62; row += 1) {
    const above = Math.max(...widths.slice(0, row));
    const below = Math.max(...widths.slice(row));
    const waist = 1 - widths[row]! / Math.min(above, below);
    if (waist > depth) [neck, depth] = [row, waist];
  }
  const cells: number[] = [];
  const roots: number[] = [];
  for (let y = box.top; y <= box.top + neck; y += 1)
    for (let x = box.left; x < box.right; x += 1) {
      if (!inside[y * width + x]) continue;
      cells.push(y * width + x);
      if (y === box.top + neck) roots.push(y * width + x);
    }
  if (roots.length === 0) return null;
  const limb = limbOf(outline, cells, roots);
  return {
    role: 'head',
    along: limb.along,
    line: limb.line,
    length: limb.length,
    confidence: depth > 0.1 ? 0.45 + depth * 0.5 : 0.31,
    side: tipOf(limb).x < centre.x ? -1 : 1,
  };
};

/** Ratio of sides and share of the box that a disc has at least. */
const isDisc = ({ box, area }: Outline): boolean => {
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const fill = area / (wide * tall);
  return Math.min(wide, tall) / Math.max(wide, tall) > 0.8 && fill > 0.7 && fill < 0.87;
};

/** A head beside the body looks that way; one above it looks to the viewer. */
const facingOf = (head: Part | undefined, radius: number): Body['facing'] => {
  if (!head || head.confidence < 0.4) return 0;
  const [root, tip] = [head.line[0]!, head.line.at(-1)!];
  return Math.abs(tip.x - root.x) > radius * 0.3 ? (tip.x < root.x ? -1 : 1) : 0;
};

export const findBody = (outline: Outline, plan: BodyPlan): Body => {
  const row = rows[plan];
  const { box } = outline;
  let chosen: { all: Limbs; parts: Part[]; value: number } | null = null;
  for (const share of row ? shares : shares.slice(2, 3)) {
    const all = findLimbs(outline, share);
    const parts = row?.({ outline, all, tall: box.bottom - box.top, wide: box.right - box.left }) ?? [];
    const value = worthOf(parts);
    if (!chosen || value > chosen.value + 1e-6) chosen = { all, parts, value };
  }
  const { all, parts } = chosen!;
  const isAnimate = plan === 'quadruped' || plan === 'bird' || plan === 'person';
  if (isAnimate && !parts.some(({ role }) => role === 'head')) {
    const head = headAbove(outline, all.centre);
    if (head) parts.push(head);
  }
  return {
    plan,
    outline,
    parts,
    centre: all.centre,
    radius: all.radius,
    facing: facingOf(
      parts.find(({ role }) => role === 'head'),
      all.radius,
    ),
    isRound: isDisc(outline),
    mouth: null,
  };
};

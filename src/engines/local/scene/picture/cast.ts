/** Who stands where: every subject's place, size and way through the picture. */

import type { SceneSpec, Subject } from '../understand/scene-spec.ts';
import { isAirborne, type Manner, travelSpeed } from './acting.ts';
import { attach, bondsOf, mountsOf } from './bonds.ts';
import type { Art } from './leg-rigs.ts';
import { mannerOf } from './manners.ts';
import { between, branch } from './random.ts';
import type { Frame } from './stage.ts';
import { isPerson, statures } from './stature.ts';

export type Role = {
  subject: Subject;
  index: number;
  /** Height in the resting picture, in pixels. */
  height: number;
  /** Its foot, or its middle when it is in the air, in the middle of the film. */
  x: number;
  y: number;
  depth: number;
  medium: 'ground' | 'air' | 'water' | 'deep' | 'void';
  manner: Manner;
  /** -1 to the left, 1 to the right. */
  heading: 1 | -1;
  /** Pixels covered during the film, along the heading. */
  way: number;
  /** Legs a long way is walked in, there and back. */
  legs: number;
  /** Pixels it rises (negative) or falls during the film. */
  climb: number;
  /** Growth during the film: 1.5 comes towards us. */
  approach: number;
  phase: number;
  /** Another role this one keeps to. */
  leader: Role | null;
  offset: { x: number; y: number; behind: boolean; orbit: number };
};

const sizes: Record<Subject['size'], number> = {
  tiny: 0.085,
  small: 0.15,
  medium: 0.27,
  large: 0.42,
  huge: 0.62,
};
const shots: Record<SceneSpec['camera']['shot'], number> = { close_up: 1.55, medium: 1, wide: 0.78 };
const onWater = new Set(['sea', 'coast', 'lake', 'river', 'skyline']);
const mediumOf = (spec: SceneSpec, subject: Subject): Role['medium'] => {
  const { action, direction } = subject;
  if (spec.place === 'underwater')
    return isAirborne(action, direction) || action === 'swim' || action === 'sail' ? 'deep' : 'ground';
  if (spec.place === 'space')
    return isAirborne(action, direction) ||
      ['swim', 'sail', 'spin', 'explode', 'shine', 'roll'].includes(action)
      ? 'void'
      : 'ground';
  if (
    onWater.has(spec.place) &&
    (action === 'swim' || action === 'sail' || (action === 'float' && spec.place !== 'coast'))
  )
    return 'water';
  if (isAirborne(action, direction) || spec.place === 'sky') return 'air';
  if (spec.place === 'sea' || spec.place === 'skyline') return 'water';
  return 'ground';
};

const groundAt = (frame: Frame, near: number) => frame.horizon + (frame.height * 0.95 - frame.horizon) * near;

export const castRoles = (
  spec: SceneSpec,
  frame: Frame,
  seed: number,
  lampSide: number,
  lengthSeconds: number,
  /** Pictures of subjects by index. */
  art: ReadonlyMap<number, Art>,
): Role[] => {
  const random = branch(seed, 'cast');
  // A tall picture leaves room above, not beside.
  const unit = frame.unit * Math.min(1.4, Math.max(1, (frame.height / frame.width) ** 0.5));
  const bonds = bondsOf(spec.subjects);
  const mounts = mountsOf(spec);
  const stature = statures(spec.subjects);
  const leads = spec.subjects.filter((_, index) => !bonds[index] && !mounts.has(index));
  const roles: Role[] = [];
  const firstOf = new Map<number, Role>();
  const crowd = spec.subjects.reduce((sum, subject) => sum + subject.count, 0);
  const crowding = crowd > 3 ? Math.max(0.42, (3 / crowd) ** 0.34) : 1;

  const cast = (index: number) => {
    const subject = spec.subjects[index]!;
    const bond = bonds[index] ?? null;
    const leader = bond ? (firstOf.get(bond.to) ?? null) : null;
    const medium =
      leader && ['on', 'riding', 'worn', 'held', 'inside', 'above'].includes(bond!.kind)
        ? leader.medium
        : mediumOf(spec, subject);
    // A child is small by nature: its stature says so already.
    const size = subject.size === 'small' && isPerson(subject) ? sizes.medium : sizes[subject.size];
    /** Others who have the same place by the same leader. */
    const company = roles.filter(
      (other) => other.leader === leader && leader && bonds[other.index]?.kind === bond?.kind,
    ).length;
    const slot = Math.max(0, leads.indexOf(subject));
    const slots = Math.max(1, leads.length);
    const heading =
      subject.direction === 'left'
        ? -1
        : subject.direction === 'right'
          ? 1
          : leader
            ? leader.heading
            : lampSide > 0
              ? -1
              : 1;
    for (let n = 0; n < subject.count; n += 1) {
      const spread = subject.count === 1 ? 0 : (n + 0.5) / subject.count - 0.5;
      const centre = slots === 1 ? 0.5 - lampSide * 0.07 : 0.2 + (0.6 * (slot + 0.5)) / slots + 0.0;
      const near =
        medium === 'water'
          ? 0.3 + 0.3 * random()
          : subject.count > 1
            ? between(random, 0.3, 0.82)
            : between(random, 0.58, 0.68);
      const perspective =
        medium === 'ground' || medium === 'water' ? 0.5 + near * 0.8 : between(random, 0.85, 1.1);
      const wave = subject.count > 1 ? between(random, 0.85, 1.12) : 1;
      const height =
        unit *
        size *
        shots[spec.camera.shot] *
        perspective *
        crowding *
        wave *
        stature[index]! *
        (medium === 'water' ? 0.85 : 1);
      const { width, height: tall } = art.get(index)?.picture ?? { width: 1, height: 1 };
      const shape = width / tall;
      // As much of the frame for a long thing as for a square one; a user's picture may be of any shape.
      const slender = Math.min(1.35, Math.max(0.9, shape ** -0.4));
      const fitted = height * (subject.character === null ? slender : 1 / Math.sqrt(shape));
      const scatter = subject.count > 1 ? between(random, -0.4, 0.4) / subject.count : 0;
      const x = frame.width * (centre + (spread + scatter) * (slots > 1 ? 0.62 / slots : 0.84));
      const band = medium === 'deep' ? [0.32, 0.62] : medium === 'void' ? [0.36, 0.62] : [0.42, 0.72];
      const high = subject.count > 1 ? between(random, band[0]! - 0.14, band[1]!) : (band[0]! + band[1]!) / 2;
      const open = medium === 'deep' || medium === 'void' ? frame.height : frame.horizon;
      const y =
        medium === 'ground' || medium === 'water'
          ? groundAt(frame, near * (medium === 'water' ? 0.75 : 1))
          : Math.max(height * 0.6, open * high * (medium === 'air' ? 0.82 : 1));
      const speed = (travelSpeed[subject.action] ?? 0) * subject.pace * spec.pace;
      const vertical =
        subject.direction === 'up' ||
        subject.direction === 'down' ||
        subject.direction === 'toward' ||
        subject.direction === 'away' ||
        subject.direction === 'around';
      const wanted = vertical || spec.camera.move === 'follow' ? 0 : speed * lengthSeconds * frame.unit;
      const most = frame.width * 0.62;
      const legs = wanted > most * 2.6 ? Math.ceil(wanted / (most * 1.4)) : 1;
      const rises = subject.action === 'rise' || subject.direction === 'up' || subject.action === 'climb';
      const falls = subject.action === 'fall' || subject.direction === 'down';
      const climb = rises
        ? -frame.height * (subject.action === 'climb' ? 0.2 : 0.5)
        : falls
          ? frame.height * 0.55
          : 0;
      const role: Role = {
        subject,
        index,
        height: Math.min(fitted, frame.height * 0.8, (frame.width * 0.7) / shape),
        x,
        y:
          climb !== 0
            ? frame.height * (between(random, 0.4, 0.54) + (subject.action === 'climb' ? 0.28 : 0))
            : y,
        depth: medium === 'ground' || medium === 'water' ? 0.2 + near * 0.6 : between(random, 0.25, 0.5),
        medium,
        manner: mannerOf(subject, art.get(index)),
        heading,
        way: Math.min(wanted / legs, most) * (legs > 1 ? 1 : Math.min(1, lengthSeconds * 0.4)),
        legs,
        climb: climb * Math.min(1, 0.5 + lengthSeconds * 0.12) * Math.sqrt(subject.pace),
        approach: subject.direction === 'toward' ? 1.7 : subject.direction === 'away' ? 0.55 : 1,
        phase: subject.count > 1 ? random() * 5 : 0,
        leader: null,
        offset: { x: 0, y: 0, behind: false, orbit: subject.direction === 'around' ? frame.unit * 0.2 : 0 },
      };
      if (leader) attach(role, leader, bond!.kind, n + company, subject.count + company, frame);
      roles.push(role);
      if (!firstOf.has(index)) firstOf.set(index, role);
    }
  };
  const pending = spec.subjects.map((_, index) => index);
  // Leaders before those who keep to them; two who follow each other stand on their own.
  while (pending.length > 0) {
    const ready = pending.findIndex((index) => {
      const bond = bonds[index];
      return !bond || firstOf.has(bond.to);
    });
    cast(pending.splice(Math.max(0, ready), 1)[0]!);
  }
  return roles;
};

/** Who keeps to whom: what is held, worn, ridden or chased has its place beside its leader. */

import { bringsMount } from '../understand/figures.ts';
import type { RelationKind, SceneSpec, Subject } from '../understand/scene-spec.ts';
import type { Role } from './cast.ts';
import type { Frame } from './stage.ts';

/** Whoever holds or wears something leads; what is held or worn keeps to them. */
type Bond = { to: number; kind: RelationKind | 'held' | 'worn' };
export const bondsOf = (subjects: Subject[]): (Bond | null)[] => {
  const bonds: (Bond | null)[] = subjects.map((subject) => (bringsMount(subject) ? null : subject.relation));
  for (const [index, { relation }] of subjects.entries()) {
    if ((relation?.kind !== 'holding' && relation?.kind !== 'wearing') || subjects[relation.to]?.relation)
      continue;
    bonds[index] = null;
    bonds[relation.to] = { to: index, kind: relation.kind === 'holding' ? 'held' : 'worn' };
  }
  // Whoever keeps to what is in its rider's picture keeps to the rider.
  return bonds.map((bond) => {
    const rider = subjects.findIndex((subject) => bringsMount(subject) && subject.relation?.to === bond?.to);
    return bond && rider !== -1 && bonds[rider] !== bond ? { ...bond, to: rider } : bond;
  });
};

/** Subjects that are in their rider's picture already. */
export const mountsOf = ({ subjects }: SceneSpec): Set<number> =>
  new Set(subjects.filter(bringsMount).map(({ relation }) => relation!.to));

export const attach = (
  role: Role,
  leader: Role,
  kind: Bond['kind'],
  n: number,
  count: number,
  frame: Frame,
) => {
  const side = n % 2 ? -1 : 1;
  const rank = Math.floor(n / 2) + 1;
  const apart = (leader.height + role.height) * 0.52;
  const keep = (x: number, y: number, behind: boolean) => {
    role.leader = leader;
    Object.assign(role.offset, { x, y, behind });
    role.depth = leader.depth;
    role.medium = leader.medium;
  };
  const fit = (share: number) => {
    role.height = Math.min(role.height, leader.height * share);
  };
  const spread = count > 1 ? ((n + 0.5) / count - 0.5) * leader.height * 0.9 : 0;
  if (kind === 'on' || kind === 'riding') {
    fit(kind === 'riding' ? 0.85 : 0.75);
    keep(spread, -leader.height * (kind === 'riding' ? 0.58 : 0.86), kind === 'riding');
  } else if (kind === 'worn') {
    fit(0.4);
    keep(0, -leader.height * 0.84, false);
  } else if (kind === 'held') {
    fit(
      role.subject.action === 'rise' || role.subject.action === 'float' || role.subject.action === 'fly'
        ? 0.9
        : 0.5,
    );
    const floats =
      role.subject.action === 'rise' || role.subject.action === 'float' || role.subject.action === 'fly';
    keep(leader.heading * leader.height * 0.34, floats ? -leader.height * 0.62 : -leader.height * 0.2, false);
  } else if (kind === 'inside') {
    fit(0.8);
    keep(spread, -leader.height * 0.34, true);
  } else if (kind === 'under') {
    if (leader.medium === 'ground') leader.height = Math.max(leader.height, role.height * 1.7);
    if (leader.medium === 'ground') leader.offset.behind = true;
    keep(
      spread,
      leader.medium === 'ground' ? frame.height * 0.015 : leader.height * 0.5 + role.height * 1.2,
      false,
    );
  } else if (kind === 'above') {
    // However large it is, there has to be room for it, and for its leap.
    if (leader.medium === 'ground') fit(Math.max(0.25, (leader.y / leader.height - 1) * 0.5));
    // One that rises begins lower, and stays in the picture.
    const high = role.climb < 0 ? leader.height * 0.45 : leader.height * 1.05 + role.height * 0.35;
    keep(spread, -high, false);
    role.climb = Math.max(role.climb, Math.min(0, role.height * 0.6 - leader.y + high));
  } else if (kind === 'in_front_of')
    keep(spread + side * leader.height * 0.12, Math.min(frame.height * 0.06, leader.height * 0.22), false);
  else if (kind === 'behind')
    keep(spread + side * leader.height * 0.42, -Math.min(frame.height * 0.05, leader.height * 0.2), true);
  else if (kind === 'around') {
    keep(0, -leader.height * 0.4, false);
    role.offset.orbit = leader.height * 0.85;
    role.phase = (n / count) * 10;
  } else if (kind === 'chasing' || kind === 'following') {
    // Pigs that chase a butterfly stay on the ground, and an eagle after a rabbit in the air.
    if (role.medium !== 'ground' && leader.medium !== 'ground') role.medium = leader.medium;
    role.leader = leader;
    role.heading = leader.heading;
    const gap = Math.min(apart * 1.25 + (rank - 1 + (n % 2) * 0.5) * role.height, frame.width * 0.6);
    role.offset.x = -leader.heading * gap;
    role.offset.y = (n % 2) * frame.height * 0.03;
    // Both are in the picture from the first frame to the last.
    leader.x = frame.width / 2 + (leader.heading * gap) / 2;
    leader.way = Math.min(leader.way, Math.max(0, frame.width * 0.96 - gap - apart));
  } else if (kind === 'facing') {
    keep(-leader.heading * apart * -1.15, 0, false);
    role.heading = -leader.heading as 1 | -1;
    leader.x -= leader.heading * apart * 0.5;
  } else {
    keep(side * rank * apart, (n % 2) * frame.height * 0.012, false);
    if (count === 1) leader.x -= side * apart * 0.5;
  }
};

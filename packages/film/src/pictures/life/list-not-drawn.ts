/** What a given picture was asked for and does not show. */

import { actRows } from '../puppet/acts.ts';
import { actsOf } from '../puppet/build-puppet.ts';
import type { SeenPicture } from '../see/seen-picture.ts';
import type { Cast } from './cast/cast-subject.ts';
import { lampsFrom } from './light/hour.ts';
import { absenceOf, facesNotSeen } from './list-not-found.ts';
import type { PartAct, WishedThing, Wishes } from './wishes.ts';

const mouthWishes = ['talk', 'smile', 'laugh'] as const;

export const turningOf = ({ rotor, name }: WishedThing): string =>
  rotor === name ? `turning of the ${name}` : `turning of the ${rotor} of the ${name}`;

export const listNotDrawn = (
  seen: SeenPicture,
  wishes: Wishes,
  cast: Cast,
  {
    held,
    shortened,
    rotors,
    hasArm,
    hasSky,
    hasWater,
    hasHair,
    shown,
  }: {
    held: Cast['movers'];
    /** Things of which only the beginning of their way is shown. */
    shortened: ReadonlySet<WishedThing>;
    /** Things of which the arms are turned. */
    rotors: ReadonlySet<WishedThing>;
    /** What the parts of each thing that is moved do. */
    shown: ReadonlyMap<WishedThing, ReadonlySet<PartAct>>;
  } & Record<'hasArm' | 'hasSky' | 'hasWater' | 'hasHair', boolean>,
) => {
  const notDrawn: string[] = [];
  for (const wish of wishes.things) {
    if (cast.notThere.includes(wish)) {
      const absence = absenceOf(wish, cast);
      if (absence) notDrawn.push(absence);
      continue;
    }
    if (wish.waves && wish.nature === 'person' && !hasArm)
      notDrawn.push(`${wish.name} waving: no arm to be seen`);
    const isMoved = cast.movers.some((mover) => mover.wish === wish && !held.includes(mover));
    if (wish.travel && !isMoved) notDrawn.push(`movement of the ${wish.name}`);
    if (shortened.has(wish)) notDrawn.push(`${wish.name}: goes only a little way`);
    const heads = cast.people.filter((one) => one.wish === wish);
    notDrawn.push(...facesNotSeen(wish, cast));
    const isMouth = mouthWishes.some((name) => wish.face.has(name));
    const hasFace = heads.some(({ thing }) => thing.face);
    const missing = [...(hasFace ? actsOf(wish, true) : wish.acts)].flatMap((act) =>
      shown.get(wish)?.has(act) ? [] : (actRows[act].needs ?? 'movement'),
    );
    for (const part of new Set(missing)) notDrawn.push(`${part} of the ${wish.name}`);
    const opens = [...(shown.get(wish) ?? [])].some((act) => actRows[act].needs === 'mouth');
    if (isMouth && heads.length > 0 && !opens && !heads.some(({ thing }) => thing.face))
      notDrawn.push(`mouth of the ${wish.name}`);
    if (wish.rotor && !rotors.has(wish)) notDrawn.push(turningOf(wish));
    else if (wish.spins && !wish.rotor && !cast.movers.some((mover) => mover.wish === wish))
      notDrawn.push(`turning of the ${wish.name}`);
    else if (wish.spins && !wish.rotor && !seen.isFlat) notDrawn.push(`the other side of the ${wish.name}`);
    for (const verb of wish.notShown) notDrawn.push(`${wish.name}: ${verb}`);
  }
  notDrawn.push(...wishes.notShown);
  if (wishes.regions.has('sky') && !seen.sky && !hasSky) notDrawn.push('sky: none to be seen');
  if (wishes.regions.has('water') && !seen.water && !hasWater) notDrawn.push('water: none to be seen');
  if (wishes.regions.has('hair') && !hasHair) notDrawn.push('hair: none to be seen');
  const isLit = wishes.hour !== null && (seen.windows.length > 0 || seen.brightness < lampsFrom);
  if (wishes.regions.has('lights') && !isLit) notDrawn.push('lights: none that could be lit');
  if (seen.missing.length > 0) notDrawn.push('what needs networks that are not installed');
  return notDrawn;
};

/** What one subject does because of another it is tied to. */

import type { DraftSubject } from './draft.ts';
import { habitOf } from './habitats.ts';
import type { Action } from './scene-spec.ts';
import type { Thing } from './things.ts';

const kiteArt = '1fa81';
const travelling: Action[] = ['walk', 'run', 'fly', 'swim', 'drive', 'sail', 'jump'];

const hurriesAs = (thing: Thing | null): Action => {
  if (!thing) return 'run';
  const { action } = habitOf(thing.art, thing.kind);
  return thing.kind === 'sport'
    ? 'roll'
    : action === 'fly' || action === 'swim' || action === 'drive'
      ? action
      : 'run';
};

/** "Children flying kites" stay on the ground. */
const holdKites = (subjects: DraftSubject[]) => {
  const kite = subjects.findIndex(({ thing }) => thing?.art === kiteArt);
  for (const subject of subjects) {
    if (kite === -1 || subject.action !== 'fly' || !subject.thing?.kind.startsWith('person')) continue;
    subject.action = 'play';
    subject.relation ??= { to: kite, kind: 'holding' };
  }
};

/** Bicycles, scooters, motorcycles and boards; horses and their like. */
const ridden = new Set([
  '1f6b2',
  '1f6f4',
  '1f6f5',
  '1f3cd-fe0f',
  '1f6f9',
  '1f40e',
  '1f42a',
  '1f42b',
  '1f418',
  '1facf',
  '1f984',
]);

/** "A girl on a bicycle" does not stand on its saddle. */
const mountRiders = (subjects: DraftSubject[]) => {
  for (const { relation, thing, character } of subjects) {
    const isPerson = character !== null || (thing?.kind.startsWith('person') ?? false);
    if (relation?.kind === 'on' && isPerson && ridden.has(subjects[relation.to]?.thing?.art ?? ''))
      relation.kind = 'riding';
  }
};

/** Who is ridden does the moving, and who is chased runs too. */
export const shareActions = (subjects: DraftSubject[]) => {
  holdKites(subjects);
  mountRiders(subjects);
  for (const subject of subjects) {
    const other = subjects[subject.relation?.to ?? -1];
    if (!subject.relation || !other) continue;
    const { kind } = subject.relation;
    const boards = kind === 'inside' && (other.thing?.kind.startsWith('transport') ?? false);
    if (kind === 'riding' || boards) {
      const onlyRides = /^r[io]d/.test(subject.verb ?? '');
      const moves = subject.action !== null && travelling.includes(subject.action) && !onlyRides;
      const mount = other.thing?.kind.startsWith('animal') ? ('walk' as const) : null;
      other.action ??= moves ? subject.action : kind === 'riding' ? mount : null;
      if (moves || onlyRides || subject.action === null) subject.action = 'sit';
    }
    if (subject.relation.kind === 'chasing') {
      subject.action ??= hurriesAs(subject.thing);
      other.action ??= hurriesAs(other.thing);
    }
    if (subject.relation.kind === 'following') other.action ??= 'walk';
    if (/^(?:walk|rac)/.test(subject.verb ?? '') && subject.relation.kind === 'beside')
      other.action ??= subject.action;
  }
};

/** Hair that is combed by somebody else, fighters with their weapons, whoever is carried in the arms. */

import { addOnce, type Draft, type DraftThing, newAct } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { acts, add, countOf, does, findOrAdd, isPerson, nounOf, retie } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';

/** One sits, the other stands behind with a brush. */
const doHair = (draft: Draft) => {
  const act = draft.things
    .filter(isPerson)
    .flatMap((thing) => thing.acts.map((one) => ({ thing, one })))
    .find(
      ({ thing, one }) =>
        /^(?:comb|brush|braid|plait)/.test(one.verb) &&
        one.object !== null &&
        (one.part ?? 'hair') === 'hair' &&
        isPerson(draft.things[one.object]!) &&
        draft.things[one.object] !== thing,
    );
  if (!act) return;
  const at = act.one.object!;
  const chair = findOrAdd(draft, 'stool', /chair|stool|bench|sofa|bed$/);
  const brush = findOrAdd(draft, 'hairbrush', /comb|hairbrush/);
  if (chair < 0 || brush < 0) return;
  draft.things[at]!.ties = [{ kind: 'on', to: chair }];
  draft.things[at]!.acts = [newAct('sit', 'sit')];
  act.thing.ties = [
    { kind: 'beside', to: at },
    { kind: 'holding', to: brush },
  ];
  act.thing.acts = [{ ...newAct('reach', 'reach'), object: at, instrument: brush }];
  addOnce(act.thing.traits, 'does hair');
  if (draft.places.length === 0)
    draft.places.push({ place: 'bedroom', text: '', link: null, isBehind: false });
};

const isWeapon = (thing: DraftThing) =>
  /sword|katana|sabre|saber|spear|axe|staff|dagger|knife|lightsaber|rapier|shield|stick|nunchuck/.test(
    nounOf(thing),
  );

/** "Fighting with swords": each has one in the hand, and they fight each other. */
const armFighters = (draft: Draft) => {
  for (const thing of draft.things.filter(isPerson))
    for (const act of thing.acts) {
      if (!['fight', 'fence', 'hit'].includes(act.action ?? '') || act.object === null) continue;
      const at = act.object;
      if (!isWeapon(draft.things[at]!)) continue;
      act.object = null;
      Object.assign(draft.things[at]!, { count: countOf(thing), plural: countOf(thing) > 1 });
      retie(thing, 'holding', at);
    }
};

/** A bride is carried in the arms. */
const carryInArms = (draft: Draft) => {
  for (const thing of draft.things.filter(isPerson)) {
    const act = thing.acts.find(({ action, object }) => action === 'carry' && object !== null);
    const carried = act && draft.things[act.object!];
    if (
      !carried ||
      carried.traits.includes('on the shoulders') ||
      !isPerson(carried) ||
      countOf(carried) > 1 ||
      countOf(thing) > 1
    )
      continue;
    if ((carried.age ?? carried.noun?.person?.age) === 'child') continue;
    carried.acts = [newAct('stand', 'stand')];
    carried.ties = carried.ties.filter(({ to }) => draft.things[to] !== thing);
    retie(thing, 'holding', act.object!);
  }
};

/** A mirror holds no figures of its own. */
const standBeforeMirror = (draft: Draft) => {
  for (const thing of draft.things.filter(isPerson))
    for (const tie of thing.ties) {
      // A tie may name a thing that was taken out.
      const other = draft.things[tie.to];
      if (other && /mirror/.test(nounOf(other)) && ['in', 'on', 'facing'].includes(tie.kind))
        tie.kind = 'in_front_of';
    }
};

/** Those who march for something carry signs. */
const carrySigns = (draft: Draft) => {
  const isProtest = draft.notDrawn.some((name) => /^(?:protest|demonstration|rally)s?$/.test(name));
  for (const thing of [...draft.things]) {
    const holdsSign = thing.ties.some(({ to }) => /sign|placard/.test(nounOf(draft.things[to]!)));
    if (!isPerson(thing) || !(/protest|demonstrat|activist/.test(thing.name) || (isProtest && holdsSign)))
      continue;
    // They come on together, towards the camera.
    if (thing.plural && (thing.count ?? 10) > 3) {
      thing.count = 10;
      for (const trait of ['comes on together', 'on the way']) addOnce(thing.traits, trait);
      thing.acts = [{ ...newAct('walk', 'march'), direction: 'toward' }];
    }
    thing.count ??= thing.plural ? 7 : 1;
    if (!acts(thing, 'march', 'walk', 'run')) thing.acts = [newAct('march', 'march')];
    const sign = draft.things.findIndex((one) => /sign|banner|placard/.test(nounOf(one)));
    const held = sign >= 0 ? sign : add(draft, 'protest sign', { isImplied: true });
    if (held < 0) continue;
    Object.assign(draft.things[held]!, { count: thing.count, plural: thing.count > 1, ties: [] });
    retie(thing, 'holding', held);
    if (draft.places.length === 0)
      draft.places.push({ place: 'street', text: '', link: null, isBehind: false });
  }
};

/** Riders who climb a road ride up it. */
const rideUphill = (draft: Draft) => {
  for (const thing of draft.things.filter(isPerson))
    if (
      does(thing, /^climb|^ascend/) &&
      (thing.noun?.person?.brings?.tie === 'riding' || thing.ties.some(({ kind }) => kind === 'riding'))
    )
      for (const act of thing.acts)
        if (/^climb|^ascend/.test(act.verb))
          Object.assign(act, { action: 'ride', verb: 'ride', object: null });
};

/** A boxer's opponent is a boxer, in the same ring. */
const matchOpponent = (draft: Draft) => {
  const rival = draft.things.find(
    (thing) => isPerson(thing) && /^(?:opponent|rival|adversary)$/.test(thing.name),
  );
  const fighter = draft.things.find((thing) => isPerson(thing) && thing !== rival);
  if (!rival || !fighter || countOf(fighter) > 1 || countOf(rival) > 1) return;
  const fights = acts(fighter, 'punch', 'fight', 'kick', 'hit', 'fence');
  if (!fights) return;
  draft.things = without(draft.things, (thing) => thing === rival);
  Object.assign(fighter, { count: 2, plural: true, acts: [newAct('fight', 'fight')] });
  fighter.ties = fighter.ties.filter(({ kind }) => kind !== 'facing');
};

/** A ball that is served or struck is not in the hand; a gymnast's beam is no girder. */
const playRight = (draft: Draft) => {
  for (const thing of draft.things.filter(isPerson)) {
    for (const act of thing.acts) {
      const ball = act.object === null ? undefined : draft.things[act.object];
      if (!ball || !/ball$/.test(nounOf(ball)) || !/^(?:serv|hit|smash|strik|return)/.test(act.verb))
        continue;
      Object.assign(act, { action: 'hit', verb: 'hit' });
      retie(thing, 'facing', act.object!);
      // The stroke is what is seen; the camera would follow a ball that flies off.
      if (/tennis|badminton/.test(thing.name)) draft.things = without(draft.things, (one) => one === ball);
    }
    if (/gymnast/.test(thing.name))
      for (const other of draft.things)
        if (/^(?:steel )?beam$/.test(nounOf(other))) other.noun = findNoun('balance beam') ?? null;
  }
};

export const settleGrooming = (draft: Draft) => {
  matchOpponent(draft);
  playRight(draft);
  standBeforeMirror(draft);
  doHair(draft);
  armFighters(draft);
  carryInArms(draft);
  carrySigns(draft);
  rideUphill(draft);
};

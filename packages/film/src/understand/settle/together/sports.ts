/** What belongs to a sport: team mates in its colours, its own goal, its ring, its horses. */

import { addOnce, type Draft, type DraftThing, newAct } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { acts, add, countOf, findOrAdd, isPerson, nounOf, retie } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';

/** What is kicked, thrown or shot at a goal or a hoop flies into it. */
const aimBall = (draft: Draft) => {
  const goal = draft.things.findIndex((thing) => !isPerson(thing) && /\b(?:goal|hoop)$/.test(nounOf(thing)));
  if (goal < 0) return;
  for (const thing of draft.things) {
    if (!isPerson(thing)) continue;
    const shot = thing.acts.find(
      ({ action }) => action !== null && /^(?:kick|overhead_kick|throw|shoot|hit)$/.test(action),
    );
    if (!shot) continue;
    const own = thing.ties.find(
      ({ kind, to }) => kind === 'holding' && /ball$/.test(nounOf(draft.things[to]!)),
    );
    const isBall = (index: number | null) =>
      index !== null && /ball$|puck/.test(nounOf(draft.things[index]!));
    const ball = isBall(shot.object) ? shot.object! : (own?.to ?? -1);
    if (ball < 0) continue;
    thing.ties = thing.ties.filter(({ to }) => to === ball || (to !== goal && !isPerson(draft.things[to]!)));
  }
};

/** A match is fought in its ring. */
const boxInRing = (draft: Draft) => {
  const boxers = draft.things.filter((thing) => isPerson(thing) && /boxer|wrestler/.test(nounOf(thing)));
  const sum = boxers.reduce((total, thing) => total + countOf(thing), 0);
  const isMatch = boxers.some((thing) => acts(thing, 'fight', 'punch'));
  const isSumo = boxers.some((thing) => /sumo/.test(thing.noun?.name ?? thing.name));
  if ((sum < 2 || !isMatch) && !isSumo) return;
  const noun = isSumo ? 'sumo ring' : 'boxing ring';
  const ring = findOrAdd(draft, noun, /(?:boxing|wrestling|sumo) ring|^(?:ring|circle|dohyo)$/);
  if (ring < 0) return;
  draft.things[ring]!.noun = findNoun(noun) ?? draft.things[ring]!.noun;
  for (const thing of boxers) {
    retie(thing, 'on', ring);
    if (/wrestler/.test(nounOf(thing)) && !acts(thing, 'bow', 'walk', 'throw', 'lift'))
      thing.acts = [newAct('wrestle', 'wrestle')];
  }
  if (!isSumo) return;
  draft.places = [{ place: 'arena', text: '', link: null, isBehind: false }];
};

/** Parts of a vehicle that is there: its own tyres smoke, its own lamps shine. */
const vehicleParts =
  /^(?:tires?|tyres?|wheels?|training wheels?|headlights?|tail ?lights?|engines?|exhausts?|bumpers?|windshields?|hoods?|rims?|brakes?)$/;
const keepPartsOn = (draft: Draft) => {
  const hasVehicle = draft.things.some(
    (thing) =>
      /vehicle|boat|aircraft/.test(thing.noun?.nature ?? '') ||
      /bicycle|bike|motorcycle|car$|truck|scooter/.test(nounOf(thing)),
  );
  if (!hasVehicle) return;
  const isWorkedOn = (index: number) =>
    draft.things.some(({ acts: own }) =>
      own.some(
        ({ object, verb }) =>
          object === index &&
          /^(?:chang|fix|repair|inflat|pump|mount|replac|wash|roll|kick|clean|polish)/.test(verb),
      ),
    );
  draft.things = without(
    draft.things,
    (thing) => vehicleParts.test(thing.name) && !isWorkedOn(draft.things.indexOf(thing)),
  );
};

/** The line is run through with the arms up, not up to. */
const crossLine = (draft: Draft) => {
  const line = draft.things.findIndex((thing) => nounOf(thing) === 'finish line');
  if (line < 0) return;
  for (const thing of draft.things) {
    if (!isPerson(thing) || !acts(thing, 'run', 'walk')) continue;
    for (const act of thing.acts) act.object = null;
    retie(thing, 'through', line);
    addOnce(thing.traits, 'arms up');
  }
};

/** A figure that performs has the crowd before the stage: the set draws it, and the band that a crowd came for. */
const performForCrowd = (draft: Draft) => {
  const performs = draft.things.some(
    (thing) =>
      acts(thing, 'play_guitar', 'play_drums', 'sing') ||
      /^(?:dj|singer|rock star|rapper|musician|pop star)$/.test(nounOf(thing)),
  );
  const isStage = draft.places.some(({ place }) => place === 'concert' || place === 'theatre_stage');
  if (!isStage && (draft.places.length > 0 || !performs)) return;
  const isCrowd = (thing: DraftThing) =>
    isPerson(thing) &&
    thing.noun?.name !== 'dancer' &&
    (/crowd|audience|spectator|^fans?$|concert ?goer|festival ?goer|raver/.test(thing.name) ||
      countOf(thing) >= 12);
  const crowd = draft.things.find(isCrowd);
  if (!crowd) return;
  draft.things = without(draft.things, isCrowd);
  // Both are in the picture, the stage over the heads of the crowd.
  draft.shot ??= 'wide';
  const isOpera = draft.things.some((thing) =>
    /opera|ballet|ballerina|actor|violin|piano|orchestra|magician/.test(nounOf(thing)),
  );
  if (!isOpera)
    for (const place of draft.places) if (place.place === 'theatre_stage') place.place = 'concert';
  if (draft.things.some(isPerson)) return;
  for (const name of ['rock star', 'guitarist', 'drummer']) add(draft, name);
};

export const settleSports = (draft: Draft) => {
  aimBall(draft);
  boxInRing(draft);
  keepPartsOn(draft);
  crossLine(draft);
  performForCrowd(draft);
};

/** What belongs to a sport: team mates in its colours, its own goal, its ring, its horses. */

import type { Action } from '../../../scene/actions.ts';
import { addOnce, type Draft, type DraftThing, newAct } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { acts, add, countOf, does, findOrAdd, isPerson, nounOf, retie } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';

const isPlayer = (thing: DraftThing) =>
  isPerson(thing) &&
  /player|footballer|striker|goalkeeper|goalie|quarterback|batter|cyclist/.test(nounOf(thing));
const mates = /^(?:team ?mates?|(?:other )?players?|team|(?:the )?others|defenders?|opponents?|rivals?)$/;
const rivals = /^(?:defenders?|opponents?|rivals?)$/;

/** A figure that plays with a player plays the same game in the same clothes; rivals have another colour. */
const dressTeam = (draft: Draft) => {
  const player = draft.things.find((thing) => isPlayer(thing) && !mates.test(thing.name));
  if (!player) return;
  for (const thing of draft.things) {
    if (thing === player || !isPerson(thing) || !mates.test(thing.name)) continue;
    thing.noun = player.noun;
    thing.sex = player.sex ?? player.noun?.person?.sex ?? null;
    thing.wears = rivals.test(thing.name)
      ? [{ name: 'jersey', colour: { name: 'blue', hex: '#2456a8' } }]
      : [...player.wears];
    thing.colour = player.colour;
    thing.count ??= thing.plural ? 3 : 1;
    thing.ties = thing.ties.filter(({ kind }) => kind !== 'holding');
  }
};

/** The net that a ball is kicked into is a goal's. */
const scoreInGoal = (draft: Draft) => {
  const names = draft.things.map((thing) => `${thing.name} ${nounOf(thing)}`).join(' ');
  const isHockey = /hockey|puck/.test(names);
  const isSoccer =
    /soccer|football(?!.*american)|striker|goalkeeper/.test(names) ||
    draft.things.some((thing) => acts(thing, 'kick'));
  if (!isHockey && !isSoccer) return;
  for (const thing of draft.things)
    if (/^(?:net|goal|goal net|hockey net|back of the net)$/.test(nounOf(thing)) || thing.name === 'net')
      thing.noun = findNoun(isHockey ? 'hockey goal' : 'goal') ?? thing.noun;
  if (!isHockey) return;
  for (const thing of draft.things)
    if (isPerson(thing) && /goal(?:ie|keeper|tender)$/.test(thing.name)) {
      thing.noun = findNoun('hockey player') ?? thing.noun;
      thing.wears = [{ name: 'jersey', colour: { name: 'blue', hex: '#2456a8' } }];
      const goal = findOrAdd(draft, 'hockey goal', /hockey goal|^goal$/);
      const puck = draft.things.findIndex((one) => /puck$/.test(nounOf(one)));
      thing.acts = [{ ...newAct('save', 'save'), object: puck >= 0 ? puck : null }];
      if (goal >= 0) retie(thing, 'in_front_of', goal);
    }
};

/** Two teams with sticks around a puck on the ice. */
const playHockey = (draft: Draft) => {
  const players = draft.things.filter(
    (thing) => isPerson(thing) && /hockey/.test(`${thing.name} ${nounOf(thing)}`),
  );
  const [team] = players;
  if (!team) return;
  const puck = draft.things.findIndex((thing) => /puck$/.test(nounOf(thing)));
  if (puck >= 0) Object.assign(draft.things[puck]!, { count: 1, plural: false, acts: [], size: 'large' });
  const isField = draft.places.some(({ place }) => /field|lawn|meadow|stadium|park/.test(place));
  const count = countOf(team);
  if (players.length === 1 && count > 1) {
    Object.assign(team, { count: Math.ceil(count / 2), plural: count > 2 });
    add(draft, 'hockey player', {
      count: Math.floor(count / 2),
      plural: count > 3,
      wears: [{ name: 'jersey', colour: { name: 'blue', hex: '#2456a8' } }],
    });
  }
  draft.things = without(draft.things, (thing) => /hockey stick$/.test(nounOf(thing)));
  const at = draft.things.findIndex((thing) => /puck$/.test(nounOf(thing)));
  const goal = draft.things.findIndex((thing) => /goal$/.test(nounOf(thing)));
  for (const thing of draft.things.filter((one) => isPerson(one) && /hockey/.test(nounOf(one)))) {
    const stick = add(draft, 'hockey stick', { count: countOf(thing), plural: countOf(thing) > 1 });
    const isKeeper = thing.ties.some(({ kind, to }) => kind === 'in_front_of' && to === goal);
    thing.ties = [];
    if (isKeeper) retie(thing, 'in_front_of', goal);
    if (stick >= 0) retie(thing, 'holding', stick);
    if (at >= 0 && !isKeeper) retie(thing, 'beside', at);
    if (!acts(thing, 'skate', 'save', 'collide', 'attack')) thing.acts = [newAct('hit', 'hit')];
  }
  if (at >= 0) draft.things[at]!.ties = [];
  if (goal >= 0 && !draft.things.some(({ ties }) => ties.some(({ to }) => to === goal)))
    draft.things[goal]!.ties = [{ kind: 'behind', to: at >= 0 ? at : draft.things.indexOf(team) }];
  if (draft.places.length === 0 && !isField)
    draft.places.push({ place: 'arena', text: 'ice rink', link: null, isBehind: false });
};

/** A ball kicked, thrown or shot at a goal or a hoop flies into it. */
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
    shot.object = ball;
    // A shot at a hoop is a throw; a stick hits a puck.
    if (/hoop$/.test(nounOf(draft.things[goal]!))) Object.assign(shot, { action: 'throw', verb: 'throw' });
    draft.things[ball]!.ties = [{ kind: 'in', to: goal }];
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
  // A figure that watches sits round the ring, which the hall shows.
  const isWatcher = (thing: DraftThing) =>
    isPerson(thing) && /^(?:audience|crowds?|spectators?|fans?|viewers?)$/.test(thing.name);
  for (const thing of boxers) {
    thing.ties = thing.ties.filter(({ to }) => !isWatcher(draft.things[to]!));
    retie(thing, 'on', ring);
    if (/wrestler/.test(nounOf(thing)) && !acts(thing, 'bow', 'walk', 'throw', 'lift'))
      thing.acts = [newAct('wrestle', 'wrestle')];
  }
  draft.things = without(draft.things, isWatcher);
  if (!isSumo) return;
  for (const thing of boxers) if (thing.name !== 'sumo wrestler') thing.wears = [];
  draft.places = [{ place: 'arena', text: '', link: null, isBehind: false }];
};

/** Jockeys are on their horses, and both on the course. */
const rideRace = (draft: Draft) => {
  const horses = draft.things.findIndex((thing) => /^(?:race ?)?horse$/.test(nounOf(thing)));
  const jockeys = draft.things.find(
    (thing) => isPerson(thing) && /jockey|rider|horseman|cowboy/.test(thing.name),
  );
  // A herd gallops without a course.
  const raced = jockeys ? /^(?:rac|gallop|run|compet)/ : /^(?:rac|compet)/;
  const isRace = draft.things.some((thing) => does(thing, raced));
  if (horses < 0 || !isRace) return;
  const horse = draft.things[horses]!;
  if (countOf(horse) > 1 && (jockeys || draft.places.length === 0)) {
    draft.places = [{ place: 'highway', text: '', link: null, isBehind: false }];
    for (const detail of ['racetrack', 'dirt_road'] as const) addOnce(draft.details, detail);
  }
  if (jockeys && !jockeys.ties.some(({ kind }) => kind === 'riding')) {
    const count = Math.max(countOf(horse), countOf(jockeys));
    for (const thing of [horse, jockeys]) Object.assign(thing, { count, plural: count > 1 });
    jockeys.ties = [];
    jockeys.acts = [newAct('ride', 'ride')];
    retie(jockeys, 'riding', horses);
    horse.ties = horse.ties.filter(({ to }) => draft.things[to] !== jockeys);
  }
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

/** Boards are stood on, not sat on. */
const boards: readonly [RegExp, Action][] = [
  [/skate ?board|longboard/, 'skate'],
  [/surf ?board/, 'surf'],
  [/snow ?board/, 'ski'],
];
const standOnBoards = (draft: Draft) => {
  for (const thing of draft.things.filter(isPerson))
    for (const { kind, to } of thing.ties) {
      const action = boards.find(([board]) => board.test(nounOf(draft.things[to]!)))?.[1];
      if (kind !== 'riding' || !action) continue;
      for (const act of thing.acts) if (act.action === 'ride') Object.assign(act, { action, verb: action });
    }
};

/** In a pool one races by swimming. */
const raceInWater = (draft: Draft) => {
  const inPool = draft.places.some(({ place }) => place === 'swimming_pool');
  for (const thing of draft.things) {
    if (!isPerson(thing) || !(/swimmer/.test(nounOf(thing)) || inPool)) continue;
    for (const act of thing.acts)
      if (/^(?:rac|compet|sprint|speed)/.test(act.verb)) Object.assign(act, newAct('swim', 'swim'));
  }
};

/** The line is run through with the arms up, not up to. */
const crossLine = (draft: Draft) => {
  const line = draft.things.findIndex((thing) => nounOf(thing) === 'finish line');
  if (line < 0) return;
  for (const thing of draft.things) {
    if (!isPerson(thing) || !acts(thing, 'run', 'walk')) continue;
    thing.acts = thing.acts.filter(({ action }) => action !== 'lift');
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
  // What they do to the crowd is what they came to do.
  for (const thing of draft.things)
    thing.acts = thing.acts.filter(({ object }) => object === null || !isCrowd(draft.things[object]!));
  draft.things = without(draft.things, isCrowd);
  // Both are in the picture, the stage over the heads of the crowd.
  draft.shot ??= 'wide';
  if (!isStage) draft.places = [{ place: 'concert', text: '', link: null, isBehind: false }];
  addOnce(draft.details, 'audience');
  const isOpera = draft.things.some((thing) =>
    /opera|ballet|ballerina|actor|violin|piano|orchestra|magician/.test(nounOf(thing)),
  );
  if (!isOpera)
    for (const place of draft.places) if (place.place === 'theatre_stage') place.place = 'concert';
  if (draft.things.some(isPerson)) return;
  for (const name of ['rock star', 'guitarist', 'drummer']) add(draft, name);
};

export const settleSports = (draft: Draft) => {
  dressTeam(draft);
  scoreInGoal(draft);
  aimBall(draft);
  playHockey(draft);
  boxInRing(draft);
  rideRace(draft);
  keepPartsOn(draft);
  standOnBoards(draft);
  raceInWater(draft);
  crossLine(draft);
  performForCrowd(draft);
};

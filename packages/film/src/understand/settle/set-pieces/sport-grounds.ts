/** The ground that a feat needs: a cliff with snow on it, a course, a race track, a bunker of sand. */

import { addOnce, type Draft, type DraftThing, newAct } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { add, does, isPerson, nounOf, retie } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';

const isSnowRider = (thing: DraftThing) =>
  isPerson(thing) && (/skier|snowboarder/.test(nounOf(thing)) || does(thing, /^(?:ski|snowboard)\b/));

/** Where somebody skis there is snow; a cliff that is jumped off stands on it, with the mountains behind. */
const skiOffCliff = (text: string, draft: Draft) => {
  const rider = draft.things.find(isSnowRider);
  if (!rider || /\bwater ?ski/.test(text)) return;
  draft.season ??= 'winter';
  if (
    !/\b(?:off|over|from|down) (?:of )?(?:an?|the|some) (?:[a-z-]{1,20} ){0,3}(?:cliffs?|ledge|cornice)\b/.test(
      text,
    )
  )
    return;
  const named = draft.things.findIndex((thing) =>
    /cliff|ledge|cornice/.test(`${thing.name} ${nounOf(thing)}`),
  );
  const cliff = named >= 0 ? named : add(draft, 'snowy cliff', { isImplied: true });
  if (cliff < 0) return;
  Object.assign(draft.things[cliff]!, { noun: findNoun('snowy cliff'), acts: [], ties: [] });
  const isFlip = rider.acts.some(({ action }) => action === 'flip') || rider.traits.includes('flip');
  rider.acts = [{ ...newAct('jump', 'jump'), object: cliff }];
  if (isFlip) addOnce(rider.traits, 'flip');
  draft.places = [
    { place: 'snowfield', text: '', link: null, isBehind: false },
    { place: 'mountains', text: '', link: null, isBehind: true },
  ];
};

const isMotorcycle = (thing: DraftThing) =>
  !isPerson(thing) && /^(?:motorcycle|motorbike|superbike|sport bike|racing bike)$/.test(nounOf(thing));
const isMotorRider = (thing: DraftThing) =>
  isPerson(thing) && /motorcycl|motorbik|motogp|^biker$/.test(`${thing.name} ${nounOf(thing)}`);

/** Motorcycles that race do it on a track, in leathers, and lie into its turns. */
const raceOnTrack = (text: string, draft: Draft) => {
  const bikes = draft.things.filter(isMotorcycle);
  const riders = draft.things.filter(isMotorRider);
  const isRace = /\b(?:rac(?:e|es|ing|er|ers)|speed(?:s|ing)|compet\w{1,6}|motogp|grand prix)\b/.test(text);
  const isTrack = /\b(?:(?:race ?|racing )?track|race ?track|circuit|speedway|motogp|grand prix)\b/.test(
    text,
  );
  const isElsewhere = /\b(?:dirt|mud|muddy|motocross|off.road|desert|sand|forest|trail)\b/.test(text);
  if (
    bikes.length + riders.length === 0 ||
    isElsewhere ||
    !(isTrack || (isRace && draft.places.length === 0))
  )
    return;
  draft.places = [{ place: 'highway', text: 'racetrack', link: null, isBehind: false }];
  addOnce(draft.details, 'racetrack');
  const turn = /\b(?:curves?|bends?|corners?|turns?|hairpins?|chicane|cornering|lean(?:s|ing)?)\b/;
  if (turn.test(text)) addOnce(draft.details, 'sharp_turn');
  draft.notDrawn = draft.notDrawn.filter((name) => !turn.test(name));
  draft.things = without(draft.things, (thing) => !isPerson(thing) && turn.test(thing.name));
  for (const rider of riders) {
    rider.noun = findNoun('motorcycle racer') ?? rider.noun;
    if (rider.ties.some(({ kind }) => kind === 'riding')) continue;
    const own = draft.things.findIndex(isMotorcycle);
    const bike =
      own >= 0 ? own : add(draft, 'superbike', { isImplied: true, count: rider.count, plural: rider.plural });
    if (bike >= 0) retie(rider, 'riding', bike);
    rider.acts = [newAct('ride', 'ride')];
  }
  for (const [index, bike] of [...draft.things.entries()].filter(([, thing]) => isMotorcycle(thing))) {
    bike.noun = { ...(findNoun('superbike') ?? bike.noun!), kit: 'superbike' };
    bike.acts = [newAct('drive', 'drive')];
    if (draft.things.some(({ ties }) => ties.some(({ kind, to }) => kind === 'riding' && to === index)))
      continue;
    const at = add(draft, 'motorcycle racer', { isImplied: true, count: bike.count, plural: bike.plural });
    if (at < 0) continue;
    retie(draft.things[at]!, 'riding', index);
    draft.things[at]!.acts = [newAct('ride', 'ride')];
  }
};

/** Sand that a golfer plays from is a bunker of the course. */
const playFromBunker = (text: string, draft: Draft) => {
  const isGolf = draft.things.some(
    (thing) => isPerson(thing) && /golf/.test(`${thing.name} ${nounOf(thing)}`),
  );
  if (
    (!isGolf && !/\bgolf/.test(text)) ||
    !/\b(?:bunker|sand ?trap|(?:out of|from|in) (?:the )?sand)\b/.test(text)
  )
    return;
  const isSand = /\b(?:bunker|sand|sand ?trap|trap)$/;
  draft.notDrawn = draft.notDrawn.filter((name) => !isSand.test(name));
  draft.things = without(draft.things, (thing) => !isPerson(thing) && isSand.test(thing.name));
  draft.places = [{ place: 'lawn', text: 'golf course', link: null, isBehind: false }];
  add(draft, 'sand bunker', { isImplied: true });
};

/** A figure that putts stands on the green, with a putter; a coast that is named lies behind it. */
const puttOnGreen = (text: string, draft: Draft) => {
  const golfer = draft.things.find(
    (thing) =>
      isPerson(thing) &&
      (/golf/.test(`${thing.name} ${nounOf(thing)}`) || /\bgolf|\bputts\b|\ba putt\b/.test(text)),
  );
  if (
    !golfer ||
    !/\bputt(?:s|ing|er)?\b|\b(?:sink|tap|roll)(?:s|ing)? (?:[a-z]+ ){0,4}(?:putt|hole)\b|\binto the hole\b/.test(
      text,
    ) ||
    /\bmini(?:ature)? golf|\bhole in one|\bputting (?:his|her|their|its|it|the|on (?:his|her|their|a (?!green)))/.test(
      text,
    )
  )
    return;
  const parts = /^(?:putt|putter|putting|green|hole|golf (?:ball|hole|club|green)|ball|club|flag|shot)s?$/;
  draft.notDrawn = draft.notDrawn.filter((name) => !parts.test(name));
  draft.things = without(draft.things, (thing) => !isPerson(thing) && parts.test(thing.name));
  draft.palette = draft.palette.filter(({ name }) => name !== 'green');
  golfer.acts = [newAct('hit', 'hit')];
  golfer.ties = [];
  golfer.noun = findNoun('golfer') ?? golfer.noun;
  const isCoast = /\b(?:ocean|sea|coast|seaside|cliffs?|beach)\b/.test(text);
  draft.places = [{ place: isCoast ? 'coast' : 'lawn', text: 'golf course', link: null, isBehind: false }];
  const putter = add(draft, 'putter', { isImplied: true });
  if (putter >= 0) retie(golfer, 'holding', putter);
  add(draft, 'putting green', { isImplied: true });
};

/** A pool that is looked at from under water has its lanes; who dives into it comes through the surface. */
const diveUnderwater = (text: string, draft: Draft) => {
  const isPool = /\bpool\b/.test(text) || draft.places.some(({ place }) => place === 'swimming_pool');
  const isBelow = /\bunder ?water\b|\bfrom (?:below|beneath|under)\b|\bunder the (?:water|surface)\b/.test(
    text,
  );
  const swimmer = draft.things.find(isPerson);
  if (!isPool || !isBelow || !swimmer) return;
  draft.places = [{ place: 'underwater', text: 'pool', link: null, isBehind: false }];
  addOnce(draft.details, 'lap_pool');
  draft.things = without(draft.things, (thing) => !isPerson(thing) && /pool/.test(thing.name));
  if (!/\b(?:div(?:e|es|ing)|jump(?:s|ing)?|plung(?:e|es|ing)|leap(?:s|ing)?)\b/.test(text)) return;
  swimmer.acts = [newAct('dive', 'dive')];
  swimmer.ties = [];
  addOnce(swimmer.traits, 'plunges');
  if (/diver/.test(nounOf(swimmer))) swimmer.noun = findNoun('swimmer') ?? swimmer.noun;
};

/** A figure that runs over the roofs of a town leaps from one to the next. */
const leapRoofs = (text: string, draft: Draft) => {
  const isRoofs =
    /\b(?:rooftops|roof ?tops|roofs)\b|\broof(?:top)? to (?:another )?roof(?:top)?\b|\bparkour\b|\bfree ?run(?:ner|ning)\b|\b(?:between|across) (?:two |the )?buildings\b/;
  const isLeap =
    /\b(?:run(?:s|ning)?|jump(?:s|ing)?|leap(?:s|ing)?|parkour|sprint(?:s|ing)?|bound(?:s|ing)|free ?run(?:ner|ning)?|hop(?:s|ping))\b/;
  const isElsewhere =
    /\b(?:rain(?:ing)? on|tiled|old town|forest|park|gym|skatepark|fly(?:ing)?|dragon|horse|motorc\w*|car)\b/;
  const runner = draft.things.find(isPerson);
  if (!runner || !isRoofs.test(text) || !isLeap.test(text) || isElsewhere.test(text)) return;
  draft.places = [{ place: 'rooftop', text: 'rooftop', link: null, isBehind: false }];
  addOnce(draft.details, 'roof_gap');
  draft.notDrawn = draft.notDrawn.filter((name) => !/parkour|rooftop|roof|gap/.test(name));
  draft.things = without(
    draft.things,
    (thing) => !isPerson(thing) && /roof|building|gap|parkour|skyscraper/.test(thing.name),
  );
  for (const thing of draft.things.filter(isPerson)) {
    thing.acts = [newAct('run', 'run')];
    thing.ties = thing.ties.filter(({ kind }) => kind === 'holding');
    addOnce(thing.traits, 'leaps roofs');
  }
};

/** A figure that hangs from a cliff has its edge in the hands and the depth under the feet. */
const hangFromCliff = (text: string, draft: Draft) => {
  const hangs =
    /\b(?:hang|cling|dangl)[a-z]{1,4}\b[^.]{0,40}\b(?:cliffs?|cliffside|ledge|overhang|overhanging|precipice|rock (?:face|wall))\b/;
  const climber = draft.things.find(isPerson);
  if (
    !climber ||
    !hangs.test(text) ||
    /\b(?:house|bridge|hotel|tree|laundry|monastery|from (?:an?|the|his|her) ropes?)\b/.test(text)
  )
    return;
  const isRock = /cliff|ledge|overhang|precipice|rock (?:face|wall)|edge|rope/;
  draft.things = without(
    draft.things,
    (thing) => !isPerson(thing) && isRock.test(`${thing.name} ${nounOf(thing)}`),
  );
  draft.notDrawn = draft.notDrawn.filter((name) => !isRock.test(name));
  const edge = add(draft, 'cliff edge', { isImplied: true });
  if (edge < 0) return;
  climber.acts = [{ ...newAct('hang', 'hang'), object: edge }];
  climber.ties = [{ kind: 'under', to: edge }];
  draft.places = [
    { place: 'valley', text: '', link: null, isBehind: false },
    { place: 'mountains', text: '', link: null, isBehind: true },
  ];
};

/** A figure that fights a boxer is one, in the other corner. */
const boxOpponent = (draft: Draft) => {
  const boxer = draft.things.find((thing) => isPerson(thing) && /boxer/.test(nounOf(thing)));
  const other = draft.things.find(
    (thing) =>
      thing !== boxer &&
      isPerson(thing) &&
      /^(?:opponents?|rivals?|challenger|other|another|enemy)$/.test(thing.name),
  );
  if (!boxer || !other) return;
  const at = draft.things.indexOf(other);
  other.noun = boxer.noun;
  other.sex ??= 'male';
  other.wears = [
    { name: 'shorts', colour: { name: 'blue', hex: '#2456a8' } },
    { name: 'gloves', colour: { name: 'blue', hex: '#2456a8' } },
  ];
  boxer.acts = [{ ...newAct('punch', 'punch'), object: at }];
  boxer.ties = [{ kind: 'facing', to: at }];
  other.acts = [{ ...newAct('punch', 'punch'), object: draft.things.indexOf(boxer) }];
  other.ties = [];
};

/** Baskets are shot in a hall with a court, not between weights. */
const playInHall = (text: string, draft: Draft) => {
  if (!/\bbasketball\b/.test(text)) return;
  const player = draft.things.find(
    (thing) => isPerson(thing) && thing.acts.some(({ action }) => action === 'shoot' || action === 'throw'),
  );
  for (const where of draft.places) if (where.place === 'gym') where.place = 'arena';
  if (player && !draft.things.some((thing) => /hoop|basket$/.test(nounOf(thing))))
    add(draft, 'basketball hoop', { isImplied: true });
};

/** A goal that is scored needs its net, and a keeper who does not reach the ball. */
const scoreGoal = (text: string, draft: Draft) => {
  const scorer = draft.things.find(
    (thing) =>
      isPerson(thing) && thing.acts.some(({ action }) => action === 'kick' || action === 'overhead_kick'),
  );
  const isSoccer = /\b(?:soccer|football(?:er)?|striker|bicycle kick|overhead kick|free kick|penalty)\b/.test(
    text,
  );
  const scores =
    /\b(?:scor(?:e|es|ing)|winning goal|into (?:a|the) (?:goal|net|corner)|(?:past|beating) (?:a|the) (?:goal|goalkeeper|goalie|keeper))\b/;
  const isOther =
    /\b(?:hockey|american football|basketball|rugby|sav(?:e|es|ing)|block(?:s|ing)|misses|missing|beach|street|kids?|child(?:ren)?|boys?|girls?|robots?|dogs?)\b/;
  if (!scorer || !isSoccer || !scores.test(text) || isOther.test(text)) return;
  const goal = draft.things.findIndex(
    (thing) => /^(?:goal|net)$/.test(nounOf(thing)) || /^(?:back of the )?net$/.test(thing.name),
  );
  const net = goal >= 0 ? goal : add(draft, 'goal', { isImplied: true });
  const known = draft.things.findIndex((thing) => !isPerson(thing) && /ball$/.test(nounOf(thing)));
  const ball = known >= 0 ? known : add(draft, 'soccer ball', { isImplied: true });
  if (net < 0 || ball < 0) return;
  const shot = scorer.acts.find(({ action }) => action === 'kick' || action === 'overhead_kick')!;
  shot.object = ball;
  draft.things[ball]!.ties = [{ kind: 'in', to: net }];
  const named = draft.things.find((thing) => isPerson(thing) && /goalkeeper|goalie|keeper/.test(thing.name));
  const at = named ? -1 : add(draft, 'goalkeeper', { isImplied: true });
  const keeper = named ?? draft.things[at];
  if (!keeper) return;
  Object.assign(keeper, { acts: [newAct('save', 'save')], ties: [{ kind: 'in_front_of', to: net }] });
  addOnce(keeper.traits, 'beaten');
};

/** A figure that rides or drives up or down a mountain does it on its road, which rises or falls across the picture. */
const rideSlope = (text: string, draft: Draft) => {
  const isRider = (thing: DraftThing) =>
    isPerson(thing) && /cyclist|biker|bike rider|motorcycl/.test(`${thing.name} ${nounOf(thing)}`);
  const isWheels = (thing: DraftThing) =>
    thing.noun?.nature === 'road_vehicle' || /bicycle|\bbike$/.test(nounOf(thing));
  if (!draft.things.some((thing) => isRider(thing) || isWheels(thing))) return;
  const isRaised =
    /\b(?:hills?|hillside|mountains?|mountainside|alps|alpine|pass|slopes?|pyrenees|dolomites|hairpins?|serpentines?)\b/;
  const isSteep =
    /\b(?:steep\w*|uphill|downhill|climb(?:s|ing)?|descend(?:s|ing)?|descent|(?:up|down) (?:an?|the))\b/;
  const isElsewhere =
    /\b(?:san francisco|lisbon|street|city|town|snow\w*|ski|desert|dunes?|stairs|dirt|trail|forest|off.road|jump\w*)\b/;
  if (!isRaised.test(text) || !isSteep.test(text) || isElsewhere.test(text)) return;
  addOnce(draft.details, 'steep');
  draft.things = without(
    draft.things,
    (thing) => !isPerson(thing) && /^(?:hill|mountain|road|slope|pass)s?$/.test(nounOf(thing)),
  );
  draft.places = [
    { place: 'road', text: 'mountain road', link: null, isBehind: false },
    { place: 'mountains', text: '', link: null, isBehind: true },
  ];
};

/** A figure that bowls stands at a lane, with pins at its end and the ball on its way. */
const bowlAtLane = (text: string, draft: Draft) => {
  const isBowling =
    /\bbowling\b(?! (?:green|ball (?:on|in|under)))|\b(?:ten|nine)pin|\bbowls? (?:a )?(?:strike|spare)\b|\bbowlers?\b.{0,40}\b(?:pins?|strike|lane)\b/;
  if (!isBowling.test(text) || /\bcricket|\blawn|\bwicket/.test(text)) return;
  const isShown = draft.things.some(isPerson) || /\b(?:strike|pins|alley|lanes?)\b/.test(text);
  if (!isShown) return;
  draft.things = without(
    draft.things,
    (thing) =>
      !isPerson(thing) && /pin|ball$|alley|lane|strike|bowl|skittle/.test(`${nounOf(thing)} ${thing.name}`),
  );
  if (!draft.things.some(isPerson) && !/^(?:slow.motion )?(?:a |the )?bowling ball\b/.test(text))
    add(draft, 'man');
  for (const thing of draft.things.filter(isPerson))
    Object.assign(thing, { ties: [], acts: [newAct('throw', 'bowl')] });
  // The pins are as much of the picture as the person who throws.
  const lane = add(draft, 'bowling lane');
  if (lane < 0) return;
  draft.things = [draft.things[lane]!, ...draft.things.filter(isPerson)];
  draft.notDrawn = draft.notDrawn.filter((name) => !/bowl|pin|strike|alley|lane/.test(name));
  draft.places = [{ place: 'bar', text: 'bowling alley', link: null, isBehind: false }];
};

export const settleSportGrounds = (text: string, draft: Draft) => {
  skiOffCliff(text, draft);
  raceOnTrack(text, draft);
  rideSlope(text, draft);
  scoreGoal(text, draft);
  playFromBunker(text, draft);
  puttOnGreen(text.toLowerCase(), draft);
  diveUnderwater(text, draft);
  leapRoofs(text, draft);
  hangFromCliff(text, draft);
  boxOpponent(draft);
  playInHall(text, draft);
  bowlAtLane(text, draft);
};

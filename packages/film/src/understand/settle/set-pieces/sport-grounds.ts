/** The ground that a feat needs: a cliff with snow on it, a course, a race track, a bunker of sand. */

import { addOnce, type Draft, type DraftThing, newAct } from '../../draft.ts';
import { add, does, isPerson, nounOf, retie } from '../draft-things.ts';

const isSnowRider = (thing: DraftThing) =>
  isPerson(thing) && (/skier|snowboarder/.test(nounOf(thing)) || does(thing, /^(?:ski|snowboard)\b/));

/** Where somebody skis there is snow; a cliff that is jumped off stands on it, with the mountains behind. */
const skiOffCliff = (text: string, draft: Draft) => {
  const rider = draft.things.find(isSnowRider);
  if (!rider || /\bwater ?ski/.test(text)) return;
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
  rider.acts = [{ ...newAct('jump', 'jump'), object: cliff }];
  draft.places = [
    { place: 'snowfield', text: '', link: null, isBehind: false },
    { place: 'mountains', text: '', link: null, isBehind: true },
  ];
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
  golfer.acts = [newAct('hit', 'hit')];
  const isCoast = /\b(?:ocean|sea|coast|seaside|cliffs?|beach)\b/.test(text);
  draft.places = [{ place: isCoast ? 'coast' : 'lawn', text: 'golf course', link: null, isBehind: false }];
  const putter = add(draft, 'putter', { isImplied: true });
  if (putter >= 0) retie(golfer, 'holding', putter);
  add(draft, 'putting green', { isImplied: true });
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
  addOnce(draft.details, 'roof_gap');
  for (const thing of draft.things.filter(isPerson)) {
    thing.acts = [newAct('run', 'run')];
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
  const edge = add(draft, 'cliff edge', { isImplied: true });
  if (edge < 0) return;
  climber.acts = [{ ...newAct('hang', 'hang'), object: edge }];
  climber.ties = [{ kind: 'under', to: edge }];
  draft.places = [
    { place: 'valley', text: '', link: null, isBehind: false },
    { place: 'mountains', text: '', link: null, isBehind: true },
  ];
};

/** Baskets are shot in a hall with a court, not between weights. */
const playInHall = (text: string, draft: Draft) => {
  if (!/\bbasketball\b/.test(text)) return;
  for (const where of draft.places) if (where.place === 'gym') where.place = 'arena';
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
  // The pins are as much of the picture as the person who throws.
  const lane = add(draft, 'bowling lane');
  if (lane < 0) return;
  draft.things = [draft.things[lane]!, ...draft.things.filter(isPerson)];
  draft.places = [{ place: 'bar', text: 'bowling alley', link: null, isBehind: false }];
};

export const settleSportGrounds = (text: string, draft: Draft) => {
  skiOffCliff(text, draft);
  rideSlope(text, draft);
  scoreGoal(text, draft);
  playFromBunker(text, draft);
  puttOnGreen(text.toLowerCase(), draft);
  leapRoofs(text, draft);
  hangFromCliff(text, draft);
  playInHall(text, draft);
  bowlAtLane(text, draft);
};

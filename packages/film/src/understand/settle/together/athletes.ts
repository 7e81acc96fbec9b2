/** Feats of sport that need somebody else or something to be seen: an obstacle, a fallen opponent, pompoms, rings. */

import { addOnce, type Draft, type DraftThing, newAct } from '../../draft.ts';
import { acts, add, countOf, isPerson, nounOf, retie } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';

const forget = (draft: Draft, pattern: RegExp) => {
  draft.notDrawn = draft.notDrawn.filter((name) => !pattern.test(name));
};

/** Yoga is done barefoot, in close clothes. */
const dressForYoga = (text: string, { things }: Draft) => {
  if (!/\b(?:yoga|pilates|tai ?chi)\b/.test(text)) return;
  for (const thing of things) {
    if (!isPerson(thing) || thing.wears.length > 0) continue;
    if (/^(?:woman|man|person|girl|boy|child|old (?:wo)?man|teenager)$/.test(nounOf(thing)))
      thing.wears = [
        { name: 't_shirt', colour: { name: 'purple', hex: '#6a4a8a' } },
        { name: 'trousers', colour: { name: 'black', hex: '#2b2c3a' } },
        { name: 'barefoot', colour: null },
      ];
  }
};

/** Cheerleaders have their pompoms, and are looked at instead of the game. */
const cheer = (draft: Draft) => {
  const squad = draft.things.find((thing) => isPerson(thing) && nounOf(thing) === 'cheerleader');
  if (!squad) return;
  forget(draft, /pom ?-?pom/);
  const isOther = (thing: DraftThing) =>
    thing !== squad &&
    (/pom ?pom/.test(thing.name) || (isPerson(thing) && /player|footballer/.test(nounOf(thing))));
  const isGame = (thing: DraftThing) =>
    !isPerson(thing) && /^(?:goal|soccer ball|football|ball|basketball hoop|basketball)$/.test(nounOf(thing));
  const hasOther = draft.things.some(isOther);
  draft.things = without(draft.things, (thing) => isOther(thing) || (hasOther && isGame(thing)));
  squad.ties = [];
  if (squad.plural || countOf(squad) > 1) squad.count = Math.min(5, Math.max(3, countOf(squad)));
  if (!acts(squad, 'flip', 'dance', 'lift', 'throw')) squad.acts = [newAct('raise_arms', 'cheer')];
};

const isHorse = (thing: DraftThing) => /^(?:horse|pony|stallion|mare|racehorse)$/.test(nounOf(thing));

/** A horse that jumps clears an obstacle of coloured poles, with its rider on its back. */
const clearJump = (text: string, draft: Draft) => {
  const isShow =
    /\b(?:show ?-?jump(?:ing|er)?|equestrian|steeplechase)\b|\b(?:jump(?:s|ing)?|leap(?:s|ing)?|clear(?:s|ing)?)(?: over)? (?:an?|the|some|several|high|its) (?:[a-z-]{1,12} ){0,2}(?:obstacles?|hurdles?|fences?|bars?|barriers?|jumps?|poles?)\b/;
  const isRidden = draft.things.some(
    (thing) =>
      isHorse(thing) ||
      (isPerson(thing) && /rider|jockey|equestrian|horse/.test(`${thing.name} ${nounOf(thing)}`)),
  );
  const isHorseNamed = isRidden || (/\bhorse\b|\bshow ?-?jump/.test(text) && draft.things.length === 0);
  if (!isShow.test(text) || !isHorseNamed || /\bdressage\b/.test(text)) return;
  // A loose horse leaps the fence of its meadow.
  const isLoose =
    !draft.things.some(isPerson) && !/\b(?:show|rider|equestrian|obstacles?|hurdles?)\b/.test(text);
  if (isLoose) return;
  const known = draft.things.findIndex(isHorse);
  const at = known >= 0 ? known : add(draft, 'horse');
  if (at < 0) return;
  const horse = draft.things[at]!;
  const rider = draft.things.find(isPerson);
  const isRider = /\b(?:rider|jockey|equestrian|show ?-?jump\w*|woman|man|girl|boy)\b/.test(text);
  const second = rider || !isRider ? -1 : add(draft, 'rider');
  const up = rider ?? draft.things[second];
  const isBar = (thing: DraftThing) =>
    !isPerson(thing) && /obstacle|hurdle|fence|bar$|barrier|jump|pole/.test(`${thing.name} ${nounOf(thing)}`);
  draft.things = without(draft.things, isBar);
  forget(draft, /obstacle|hurdle|jump|course|barrier/);
  add(draft, 'show jump', { isImplied: true });
  const index = draft.things.indexOf(horse);
  Object.assign(horse, { count: 1, plural: false, ties: [], acts: [newAct('run', 'jump')] });
  addOnce(horse.traits, 'clears the jump');
  if (up) {
    Object.assign(up, { count: 1, plural: false, ties: [], acts: [newAct('ride', 'ride')] });
    retie(up, 'riding', index);
  }
  if (draft.places.length === 0) draft.places.push({ place: 'lawn', text: '', link: null, isBehind: false });
};

/** A figure that is knocked out goes down, and the other lifts the arms. */
const knockOut = (text: string, { things }: Draft) => {
  if (!/\bknock(?:s|ing|ed)?[ -]?(?:out|down|him|her|his|the)\b|\bknock-?outs?\b|\bk\.?o\.?\b/.test(text))
    return;
  for (const thing of things)
    if (isPerson(thing) && /boxer|fighter/.test(nounOf(thing))) addOnce(thing.traits, 'knock out');
};

/** The rings of a gymnast hang from above; judo is fought body against body; a band has one drummer. */
const settleOthers = (text: string, draft: Draft) => {
  const gymnast = draft.things.find((thing) => isPerson(thing) && /gymnast/.test(nounOf(thing)));
  if (gymnast && /\brings\b/.test(text)) {
    draft.things = without(draft.things, (thing) => /^rings?$/.test(thing.name));
    const rings = add(draft, 'gymnastics rings');
    if (rings >= 0) {
      gymnast.acts = [{ ...newAct('hang', 'hang'), object: rings }];
      gymnast.ties = [{ kind: 'under', to: rings }];
    }
  }
  const fighter = draft.things.find(
    (thing) =>
      isPerson(thing) &&
      /\b(?:judo|jiu.?jitsu|aikido)\b/.test(`${thing.name} ${thing.traits.join(' ')} ${text}`),
  );
  if (fighter && /\b(?:throw|fight|spar|match|opponent|grappl|flip)/.test(text)) {
    draft.things = without(draft.things, (thing) => thing !== fighter && isPerson(thing));
    fighter.wears = [
      { name: 'pyjamas', colour: { name: 'white', hex: '#f4f1ea' } },
      { name: 'barefoot', colour: null },
    ];
    Object.assign(fighter, { count: 2, plural: true, ties: [], acts: [newAct('wrestle', 'wrestle')] });
  }
  const drummer = draft.things.find(
    (thing) => nounOf(thing) !== 'drummer' && thing.noun?.name !== 'drummer' && acts(thing, 'play_drums'),
  );
  if (drummer)
    draft.things = without(
      draft.things,
      (thing) => thing !== drummer && isPerson(thing) && thing.noun?.name === 'drummer',
    );
};

/** A figure that skates on ice has blades under the boots. */
const putOnSkates = (text: string, draft: Draft) => {
  if (!/\bice\b|\bfrozen\b|\brinks?\b|\bice.?skat/.test(text) || /skate ?board|roller/.test(text)) return;
  for (const thing of draft.things) {
    const isSkater = /skater|hockey/.test(`${nounOf(thing)} ${thing.name}`) || acts(thing, 'skate');
    if (!isPerson(thing) || !isSkater) continue;
    addOnce(thing.traits, 'on ice skates');
    if (countOf(thing) > 2) addOnce(thing.traits, 'in single file');
    // On a board they would stand sideways: these push off with one foot after the other.
    for (const act of thing.acts)
      if (['skate', 'fly', 'slide', 'walk', 'float'].includes(act.action ?? ''))
        Object.assign(act, { action: 'roll', object: null });
    thing.ties = thing.ties.filter(({ to }) => nounOf(draft.things[to]!) !== 'skateboard');
  }
  draft.things = without(draft.things, (thing) => thing.isImplied && nounOf(thing) === 'skateboard');
  const isIce = draft.places.some(({ place }) =>
    ['glacier', 'lake', 'river', 'arena', 'stadium'].includes(place),
  );
  if (isIce || !draft.things.some((thing) => acts(thing, 'roll'))) return;
  // Elsewhere there is a frozen pond to skate on.
  draft.places = [
    { place: 'lake', text: 'frozen pond', link: null, isBehind: false },
    ...draft.places.map((one) => ({ ...one, isBehind: true })),
  ];
  addOnce(draft.details, 'frozen');
  draft.season ??= 'winter';
};

export const settleAthletes = (text: string, draft: Draft) => {
  dressForYoga(text, draft);
  cheer(draft);
  clearJump(text, draft);
  knockOut(text, draft);
  putOnSkates(text, draft);
  settleOthers(text, draft);
};

/** What the words of a prompt say of the water it plays at, beyond the name of the place. */

import { addOnce, type Draft, type DraftThing, newAct } from '../../draft.ts';
import { living } from '../../nouns/nature.ts';
import { without } from '../rearrange-things.ts';

const baseOf = ({ noun, name }: DraftThing) => noun?.base ?? name;
const isLiving = ({ noun, character }: DraftThing) =>
  character !== null || ['person', 'animal', 'bird'].includes(noun?.nature ?? '');

const setPlace = (draft: Draft, place: Draft['places'][number]['place']) => {
  const named = draft.places[0];
  if (named) named.place = place;
  else draft.places.push({ place, text: '', link: null, isBehind: false });
};

/** Rapids are a river's, whatever else was read. */
const runRapids = (draft: Draft) => {
  if (!draft.details.includes('rapids')) return;
  // A figure that stands or swims there needs a river with a bed; only boats ride the foam.
  const isRidden = draft.things.some(
    (thing) =>
      /boat|kayak|canoe|raft/.test(`${baseOf(thing)} ${thing.name}`) ||
      thing.acts.some(({ action }) => action === 'row'),
  );
  if (!isRidden && draft.things.some(({ noun }) => noun && living.has(noun.nature))) {
    draft.details = draft.details.filter((detail) => detail !== 'rapids');
    return;
  }
  if (!draft.places.some(({ place }) => place === 'river')) setPlace(draft, 'river');
  draft.effects = draft.effects.filter((effect) => effect !== 'waves' && effect !== 'splash');
  draft.things = without(draft.things, (thing) =>
    /^(?:rapids|rock|foam|boulder|torrent)$/.test(baseOf(thing)),
  );
};

/** A figure that runs along the shore runs through the edge of the sea. */
const runAlongShore = (text: string, draft: Draft) => {
  const isEdge =
    /\b(?:along|on|by|at|down|across) (?:the |a |an )?(?:\w+ )?(?:shore|shoreline|seashore|surf|water'?s edge|edge of the (?:sea|water|ocean))\b/.test(
      text,
    ) ||
    (/\b(?:beach|shore|coast|seaside|sea|ocean)\b/.test(text) &&
      /\bsplash|\bshallows?\b(?! depth| focus)|\bthrough (?:the )?(?:water|waves|surf)\b/.test(text));
  if (!isEdge || /\blake\b|\briver\b|\bsurf(?:er|ing|board)/.test(text)) return;
  const runs = draft.things.some(
    (thing) =>
      isLiving(thing) &&
      thing.noun?.nature !== 'bird' &&
      thing.acts.some(({ action }) => ['run', 'chase', 'ride', 'jump'].includes(action ?? '')),
  );
  const strolls = draft.things.some(
    (thing) => isLiving(thing) && thing.acts.some(({ action }) => action === 'walk'),
  );
  if (!runs) {
    // The shore that one walks along is sand, not a cliff top.
    for (const where of strolls && !/\brock|\bcliff/.test(text) ? draft.places : [])
      if (where.place === 'coast') where.place = 'beach';
    return;
  }
  const coast = draft.places.find(({ place }) => ['coast', 'beach', 'sea', 'lake'].includes(place));
  if (coast) coast.place = 'beach';
  else if (draft.places.length === 0) setPlace(draft, 'beach');
  else return;
  draft.effects = draft.effects.filter((effect) => effect !== 'waves' && effect !== 'splash');
  addOnce(draft.details, 'ford');
  // In water to the ankles nobody swims.
  for (const thing of draft.things)
    if (thing.acts.some(({ action }) => action === 'run'))
      thing.acts = thing.acts.filter(({ action }) => action !== 'swim');
};

const ruins =
  /^(?:palace|temple|castle|city|ruin|ruins|kingdom|atlantis|town|cathedral|column|columns|pillar|arch|archway|throne room|building)$/;

/** A palace under the sea is around those who swim there. */
const sinkRuins = (draft: Draft) => {
  if (!draft.details.includes('sunken_ruins')) return;
  const swims = draft.things.some(({ acts }) =>
    acts.some(({ action }) => ['swim', 'dive', 'float', 'sail'].includes(action ?? '')),
  );
  const isBelow =
    swims ||
    draft.places.some(({ place }) => place === 'underwater') ||
    draft.things.some((thing) => /mermaid|diver|fish|shark|whale|turtle|submarine/.test(baseOf(thing)));
  if (!isBelow && draft.things.some(isLiving)) {
    draft.details = draft.details.filter((detail) => detail !== 'sunken_ruins');
    return;
  }
  draft.things = without(draft.things, (thing) => ruins.test(baseOf(thing)) || ruins.test(thing.name));
  draft.places = [{ place: 'underwater', text: 'underwater', link: null, isBehind: false }];
  draft.details = draft.details.filter((detail) => detail !== 'mansion' && detail !== 'ruined');
};

/** Fish that only belong to the reef are spread over it. */
const fillReef = (draft: Draft) => {
  if (!draft.details.includes('coral_reef')) return;
  if (draft.things.some((thing) => /tank|aquarium|bowl/.test(baseOf(thing)))) return;
  const isFish = (thing: DraftThing) => /^(?:colou?rful |tropical |reef )?fish$/.test(baseOf(thing));
  const others = draft.things.filter((thing) => !isFish(thing) && !/coral|reef|anemone/.test(baseOf(thing)));
  if (others.length === 0 || !draft.things.some(isFish)) return;
  draft.things = without(draft.things, (thing) => isFish(thing) && (thing.plural || (thing.count ?? 1) > 2));
};

/** Where only waves and rocks are named, the rocks are a shore and the waves are the action. */
const breakOnRocks = (text: string, draft: Draft) => {
  if (
    !/\b(?:waves?|surf|sea|ocean)\b[a-z' ]{0,40}\b(?:crash|break|smash|pound|hit|slam|roll|beat|lash|dash|batter)/.test(
      text,
    ) ||
    !/\b(?:rocks?|rocky|cliffs?|boulders?|coast|shoreline)\b/.test(text)
  )
    return;
  const isShore = (thing: DraftThing) =>
    /^(?:rock|boulder|wave|cliff|water|sea|stone|shore|spray|foam|surf)$/.test(baseOf(thing));
  if (!draft.things.every(isShore)) return;
  draft.things = [];
  draft.places = [{ place: 'cliff', text: 'cliff', link: null, isBehind: false }];
  addOnce(draft.weather, 'wind');
};

/** A craft that is ridden over the water has a rider, and goes fast. */
const speedOver = (draft: Draft) => {
  for (const thing of draft.things)
    if (baseOf(thing) === 'jet ski')
      for (const act of thing.acts)
        if (act.action === 'sail' || act.action === null) Object.assign(act, newAct('drive', 'drive'));
};

/** To cast a line is to fish, and needs a rod. */
const castLines = (text: string, { things }: Draft) => {
  if (
    !/\bcast(?:s|ing)? (?:out )?(?:an?|his|her|their|the) (?:[a-z]{1,12} )?(?:lines?|rods?|hook)\b/.test(text)
  )
    return;
  for (const { noun, acts } of things)
    for (const act of acts)
      if (noun?.nature === 'person' && /^(?:cast|throw)/.test(act.verb))
        Object.assign(act, newAct('fish', 'fish'));
};

/** The bridge that a gondola goes under is near; without words of one it stands far down the canal. */
const bridgeCanal = (draft: Draft) => {
  if (draft.things.some(({ traits }) => traits.includes('under a bridge')))
    addOnce(draft.details, 'canal_bridge');
};

export const settleWaters = (text: string, draft: Draft) => {
  runRapids(draft);
  runAlongShore(text, draft);
  sinkRuins(draft);
  fillReef(draft);
  breakOnRocks(text, draft);
  speedOver(draft);
  castLines(text, draft);
  bridgeCanal(draft);
};

/** A small boat in rapids is thrown about. */
export const tossInRapids = (draft: Draft) => {
  if (!draft.details.includes('rapids')) return;
  for (const [at, boat] of draft.things.entries()) {
    if (!/^(?:kayak|canoe|rowboat|boat)$/.test(baseOf(boat))) continue;
    addOnce(boat.traits, 'white water');
    // The water is the picture as much as the boat.
    draft.shot ??= 'wide';
    for (const { ties, wears } of draft.things)
      for (const tie of ties) {
        if (tie.to !== at) continue;
        if (tie.kind === 'in' || tie.kind === 'on') tie.kind = 'riding';
        if (!wears.some(({ name }) => /helmet|hat|cap/.test(name)))
          wears.push({ name: 'helmet', colour: { name: 'yellow', hex: '#f2c21c' } });
      }
  }
};

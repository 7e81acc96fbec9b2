/** Puts one model in the place of things whose moment it shows as a whole: a slice lifted off a pizza, the wheels of a watch. */

import { limits } from '../../../scene/scene.ts';
import { addOnce, type Draft, type DraftThing, newAct, newThing } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { living } from '../../nouns/nature.ts';
import { without } from '../rearrange-things.ts';
import { animalMoments } from './animal-moments.ts';
import { eyeMoments } from './eye-moments.ts';
import { foodMoments } from './food-moments.ts';
import { glassWorlds } from './glass-worlds.ts';
import { handMoments } from './hand-moments.ts';
import { kitchenMoments } from './kitchen-moments.ts';
import { liquidMoments } from './liquid-moments.ts';
import { natureMoments } from './nature-moments.ts';
import { sauceMoments } from './sauce-moments.ts';
import type { SetPiece } from './set-piece.ts';
import { snackMoments } from './snack-moments.ts';
import { thingMoments } from './thing-moments.ts';
import { toyMoments } from './toy-moments.ts';
import { vehicleMoments } from './vehicle-moments.ts';
import { waterMoments } from './water-moments.ts';

const setPieces: readonly SetPiece[] = [
  ...glassWorlds,
  ...handMoments,
  ...snackMoments,
  ...liquidMoments,
  ...kitchenMoments,
  ...sauceMoments,
  ...foodMoments,
  ...toyMoments,
  ...eyeMoments,
  ...thingMoments,
  ...animalMoments,
  ...natureMoments,
  ...vehicleMoments,
  ...waterMoments,
];

const lightHues: Record<string, string> = {
  red: '#e8201c',
  blue: '#2f6ae8',
  green: '#2fc84a',
  purple: '#8a3ae0',
  violet: '#8a3ae0',
  pink: '#f05aa8',
  orange: '#f08a2c',
  golden: '#f0c040',
};

const isPerson = ({ noun, character }: DraftThing) => noun?.nature === 'person' || character !== null;
const isShownBy = ({ shows }: SetPiece, thing: DraftThing) =>
  !isPerson(thing) && (shows.test(thing.name) || shows.test(thing.noun?.base ?? ''));

/** What somebody pours into stands before them. */
const standBefore = (draft: Draft, drink: DraftThing) => {
  const at = draft.things.indexOf(drink);
  for (const thing of draft.things)
    if (isPerson(thing) && thing.acts.some(({ object }) => object === at)) {
      drink.traits = [...drink.traits.filter((trait) => trait !== 'poured'), 'poured by hand'];
      thing.ties = [...thing.ties.filter(({ to }) => to !== at), { kind: 'facing', to: at }];
    }
};

const show = (piece: SetPiece, text: string, draft: Draft) => {
  const kit = typeof piece.kit === 'function' ? piece.kit(text) : piece.kit;
  const noun = kit ? findNoun(kit) : undefined;
  if (!noun) return;
  let first = draft.things.find((thing) => isShownBy(piece, thing));
  if (!first) {
    if (draft.things.length >= limits.things) return;
    first = newThing(noun.name, noun);
    first.acts.push(newAct('stand', 'stand'));
    draft.things.push(first);
  }
  const main = first;
  const colour = draft.things.find((thing) => isShownBy(piece, thing) && thing.colour)?.colour ?? null;
  const at = draft.things.indexOf(main);
  // What others do to a part of it they do to the whole.
  for (const thing of draft.things) {
    if (thing === main || isShownBy(piece, thing)) continue;
    const points = (index: number | null) => index !== null && isShownBy(piece, draft.things[index]!);
    for (const tie of thing.ties) if (points(tie.to)) tie.to = at;
    for (const act of thing.acts) if (points(act.object)) act.object = at;
  }
  main.ties = main.ties.filter(({ to }) => !isShownBy(piece, draft.things[to]!));
  draft.things = without(draft.things, (thing) => thing !== main && isShownBy(piece, thing));
  main.name = noun.name;
  main.noun = noun;
  main.count = 1;
  main.plural = false;
  main.colour = main.colour ?? colour;
  const act = piece.act ?? 'stand';
  main.acts = [newAct(act, act)];
  for (const [words, trait] of piece.traits ?? []) if (words.test(text)) main.traits.push(trait);
  main.traits.push(...(piece.words?.(text) ?? []).filter((words) => words.trim() !== ''));
  if (/poured|latte/.test(noun.name)) standBefore(draft, main);
  if (piece.takesColour && !main.colour) main.colour = draft.palette.shift() ?? null;
  if (piece.notPlaces) draft.places = draft.places.filter((place) => !piece.notPlaces!.test(place.text));
  if (piece.effects === 'own') draft.details = draft.details.filter((name) => name !== 'wildfire');
  if (piece.effects === 'own')
    draft.effects = draft.effects.filter(
      (effect) =>
        !['smoke', 'fire', 'bubbles', 'splash', 'fireflies', 'petals', 'snowflakes'].includes(effect),
    );
  draft.notDrawn = draft.notDrawn.filter(
    (name) => !piece.shows.test(name) && !piece.says.some((words) => words.test(name)),
  );
  if (piece.notWeather) {
    draft.weather = draft.weather.filter((name) => piece.notWeather !== 'any' && name !== piece.notWeather);
    draft.details = draft.details.filter((name) => name !== 'snowy');
    draft.season = null;
  }
  if (!piece.withPeople) draft.things = without(draft.things, isPerson);
  if (piece.byHands && draft.style === 'watercolour') draft.style = null;
  if (piece.isClose) draft.shot = piece.isWhole ? 'close_up' : (draft.shot ?? 'close_up');
  if (piece.isFromAbove) draft.angle ??= 'high';
  if (piece.isEyeLevel) draft.angle ??= 'eye_level';
  if (piece.isFromBelow) draft.angle ??= 'low';
  if (piece.planet && !draft.effects.includes('planet')) draft.effects.push('planet');
  for (const detail of piece.details ?? []) addOnce(draft.details, detail);
  if (piece.time) draft.timeOfDay ??= piece.time;
  if (piece.place && draft.places.length === 0)
    draft.places.push({ place: piece.place, text: '', link: null, isBehind: false });
};

/** Only the hands are to be seen, also where somebody is named whose work would be shown. */
const ofHands = /\bhands?\b|fingers|close.?up|macro/;

export const showSetPieces = (prompt: string, draft: Draft) => {
  const text = prompt.toLowerCase();
  // Somebody who only stands for the hands that do it is not seen.
  const isNameless = ({ name }: DraftThing) =>
    name === 'person' && !/\b(?:person|people|someone|somebody)\b/.test(text);
  const hasPeople = draft.things.some((thing) => isPerson(thing) && !thing.isImplied && !isNameless(thing));
  const isHandled = draft.things.some(({ acts }) => acts.some(({ handling }) => handling));
  const piece = setPieces.find(
    ({ says, unless, withPeople, takesFigures, byHands }) =>
      says.every((words) => words.test(text)) &&
      !unless?.test(text) &&
      (withPeople || takesFigures || (byHands && !(isHandled && !ofHands.test(text))) || !hasPeople),
  );
  if (piece) show(piece, text, draft);
  // A telephone that rings shakes, a radio that plays stands.
  for (const { noun, acts } of draft.things)
    for (const act of noun && !living.has(noun.nature) ? acts : []) {
      if (act.action === 'reach' && /^ring/.test(act.verb))
        Object.assign(act, { action: 'swing', object: null });
      if (act.action === 'jump' && /^play/.test(act.verb)) act.action = 'stand';
    }
  // A thing that turns is gone round.
  const isThing = draft.things.every(({ noun }) => !noun || !living.has(noun.nature));
  if (
    isThing &&
    draft.things.length > 0 &&
    /\brotat(?:es|ing|ion)\b|\bturntable\b|\brevolv|spinning slowly|slow(?:ly)? spin/.test(text)
  )
    draft.move ??= 'orbit';
  // Shoes come in pairs, and one pair is meant.
  for (const thing of draft.things)
    if (
      ((thing.plural && thing.count === null) || (thing.count === 2 && /\bpair of\b/.test(text))) &&
      /^(?:sneaker|shoe|boot|slipper|trainer|running shoe|ice skate|high heel|heel|stiletto)s?$/.test(
        thing.noun?.name ?? '',
      )
    )
      Object.assign(thing, { plural: false, count: 1 });
  const isProduct = /\bproduct (?:shot|photo\w*|video|ad\b|commercial)|\bcommercial (?:for|of)\b/;
  const isPlain =
    /\b(?:pink|blue|red|green|yellow|orange|purple|white|black|dark|gr[ae]y|beige|pastel|plain|solid|gradient|colou?rful|minimal\w*) (?:background|backdrop)\b|\b(?:isolated )?(?:on|against) (?:pure |solid |plain )?(?:white|black)(?=$|[.,])/;
  // Animals and people too: said to be before one colour, a cat is in no living room.
  const isBeforePlain = isPlain.test(text) && draft.things.every(({ noun }) => noun?.nature !== 'fish');
  if (((isThing && isProduct.test(text)) || isBeforePlain) && draft.places.length === 0)
    draft.places.push({ place: 'studio', text: '', link: null, isBehind: false });
  // A small thing in the dark is seen alone, before black.
  const isSmall = draft.things.every(({ noun }) => !noun || /^(?:prop|food|insect)$/.test(noun.nature));
  const isInDark =
    isThing &&
    isSmall &&
    draft.things.length > 0 &&
    draft.places.every(({ text: named }) => named === '') &&
    /\b(?:in|through|from|out of) (?:the |total |complete |utter |pitch )?(?:dark|darkness|pitch black)\b(?! (?:\w+ )?(?:room|forest|wood|night|street|sky|house|alley|cave|sea|ocean|water))|^dark in\b/.test(
      text,
    );
  if (isInDark) {
    draft.places = [{ place: 'studio', text: '', link: null, isBehind: false }];
    draft.timeOfDay ??= 'night';
  }
  const isDarkBackdrop = isInDark || /\b(?:black|dark) (?:background|backdrop)\b/.test(text);
  if (isDarkBackdrop && !draft.palette.some(({ name }) => name === 'black'))
    draft.palette = draft.palette.filter(({ name }) => name !== 'dark');
  if (isDarkBackdrop && draft.palette.length === 0) draft.palette.push({ name: 'black', hex: '#15161a' });
  draft.notDrawn = draft.notDrawn.filter(
    (name) => !/^(?:product|rotation|commercial|background)$/.test(name),
  );
  // Red lights light the whole stage.
  const lights =
    /\b(red|blue|green|purple|pink|orange|golden|violet) (?:\w+ )?(?:lights?|spotlights?|lighting)\b/.exec(
      text,
    );
  if (lights && draft.palette.length === 0)
    draft.palette.push({ name: lights[1]!, hex: lightHues[lights[1]!]! });
  // Snowmen melt where the snow has gone.
  if (/snowman/.test(text) && /melt/.test(text) && draft.places.length === 0 && draft.season !== 'winter')
    draft.places.push({ place: 'lawn', text: '', link: null, isBehind: false });
  for (const { acts, ties } of draft.things) {
    if (!acts.some(({ action }) => action === 'crawl' || action === 'climb')) continue;
    // Over rocks is on the first of them.
    for (const tie of ties) {
      const under = draft.things[tie.to]!;
      if (
        !['over', 'on', 'along'].includes(tie.kind) ||
        !/^(?:rock|coral|log|boulder)$/.test(under.noun?.base ?? '')
      )
        continue;
      Object.assign(tie, { kind: 'on' });
      Object.assign(under, { count: 1, plural: false, size: 'large' });
    }
  }
  if (/chang\w* (?:its |their )?colou?rs?|colou?r.chang|camouflag/.test(text))
    for (const { noun, traits } of draft.things) if (noun?.base === 'octopus') traits.push('changes colour');
};

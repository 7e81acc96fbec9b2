/** Painters at work: whatever it is called, they stand at an easel with the picture on it. */

import { addOnce, type Draft, type DraftThing, newAct } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { add, countOf, isPerson, nounOf } from '../draft-things.ts';

const isArtist = (thing: DraftThing) =>
  isPerson(thing) && /^(?:painter|artist)$/.test(`${thing.noun?.name ?? ''}`);
const isPicture = (thing: DraftThing | undefined): thing is DraftThing =>
  thing !== undefined &&
  !isPerson(thing) &&
  /^(?:easel|canvas|painting|portrait|picture|artwork|masterpiece|landscape|still life|seascape|mural|work of art|self.?portrait)$/.test(
    /easel/.test(nounOf(thing)) ? 'easel' : thing.name,
  );
/** Work on a picture; to hang, carry or look at one is something else. */
const paints =
  /^(?:paint|work|finish|creat|add|touch|brush|mak|restor|splash|draw|sketch|complet|concentrat|practi[cs]|stroke|dab)/;
const otherWork = /laptop|computer|tablet|phone|wall|clay|sculpture|tattoo|graffiti|vase|pot\b/;

/** The picture somebody works on: the one acted upon, or the one before them. */
const pictureOf = (draft: Draft, thing: DraftThing): number | null => {
  const act = thing.acts.find(
    ({ verb, object }) => paints.test(verb) && isPicture(draft.things[object ?? -1]),
  );
  if (act) return act.object;
  const isIdle = thing.acts.every(({ action, verb }) =>
    action === null ? paints.test(verb) : ['stand', 'sit', 'paint', 'type', 'build'].includes(action),
  );
  const tie = thing.ties.find(({ to }) => isPicture(draft.things[to]));
  return tie && isIdle && (isArtist(thing) || thing.acts.some(({ verb }) => paints.test(verb)))
    ? tie.to
    : null;
};

const isOnlyAtWork = (thing: DraftThing) =>
  isArtist(thing) &&
  thing.acts.length > 0 &&
  thing.acts.every(({ verb, object }) => /^(?:work|create|concentrat|paint)/.test(verb) && object === null);

export const paintAtEasel = (draft: Draft) => {
  if (draft.part || draft.things.some((thing) => otherWork.test(nounOf(thing)))) return;
  for (const thing of draft.things.filter((one) => isPerson(one) && countOf(one) === 1)) {
    const known = pictureOf(draft, thing);
    if (known === null && !isOnlyAtWork(thing)) continue;
    const at = known ?? add(draft, 'easel', { isImplied: true });
    const picture = draft.things[at];
    if (!picture || /mural/.test(picture.name)) continue;
    const isWide = /^(?:large|huge|giant|big)$/.test(picture.size ?? '');
    // What it shows is known by its name.
    for (const trait of [picture.name, ...(isWide ? ['wide canvas'] : [])]) addOnce(picture.traits, trait);
    Object.assign(picture, { noun: findNoun('easel') ?? picture.noun, ties: [], acts: [], size: null });
    thing.ties = [...thing.ties.filter(({ to }) => to !== at), { kind: 'facing', to: at }];
    thing.acts = [{ ...newAct('paint', 'paint'), object: at }];
    const places = draft.places.filter(({ place }) => place !== 'studio');
    if (places.length === 0) addOnce(draft.details, 'art_studio');
  }
};

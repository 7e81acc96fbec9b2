/** A wedding ceremony out of doors: an arch of flowers, somebody who marries them, guests at both sides, a bouquet. */

import { limits } from '../../../scene/scene.ts';
import { addOnce, type Draft, type DraftThing, newAct } from '../../draft.ts';
import { acts, add, isPerson, nounOf, retie } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';
import { dressCouple } from './weddings.ts';

const isFlower = (thing: DraftThing) =>
  /flower|rose|lily|orchid|peony|petal|blossom/.test(`${nounOf(thing)} ${thing.name}`);
const other = [
  'walk',
  'run',
  'dance',
  'kiss',
  'ride',
  'drive',
  'jump',
  'throw',
  'sit',
  'eat',
  'drink',
  'hug',
  'chop',
] as const;
const outdoors = [
  'beach',
  'garden',
  'park',
  'meadow',
  'lawn',
  'forest',
  'coast',
  'cliff',
  'lake',
  'hills',
  'vineyard',
];
const vows = /^(?:exchang|say|marr|wed|get|make|tak|swear|stand|look|hold|smil)/;

export const holdCeremony = (text: string, draft: Draft) => {
  if (/\b(?:getting|get|gets|being) married\b|\bmarrying\b/.test(text)) dressCouple(draft);
  // The dance of the party needs neither arch nor priest.
  if (/\bdanc(?:e|es|ing)\b|\bwaltz/.test(text)) {
    if (/\bwedding\b/.test(text)) dressCouple(draft);
    return;
  }
  const couple = draft.things.filter(
    (thing) => isPerson(thing) && /^(?:bride|groom)$/.test(thing.noun?.name ?? ''),
  );
  const [bride, groom] = [
    couple.find(({ noun }) => noun?.name === 'bride'),
    couple.find(({ noun }) => noun?.name === 'groom'),
  ];
  if (!bride || !groom || draft.shot?.endsWith('close_up')) return;
  const isVow = couple.every((thing) => thing.acts.every(({ verb }) => vows.test(verb)));
  if (couple.some((thing) => acts(thing, ...other)) && !isVow) return;
  const isCeremony = /ceremony|\bvows?\b|marr(?:y|ied|ying)|\bwedding\b|altar|\barch\b/.test(text);
  const place = draft.places[0]?.place;
  if (!isCeremony || (place && !outdoors.includes(place))) return;
  const flower = draft.things.find(isFlower);
  const colour = flower?.colour ?? null;
  draft.things = without(
    draft.things,
    (thing) => isFlower(thing) || /guest|arch|priest|officiant|crowd|family|vow/.test(thing.name),
  );
  draft.notDrawn = draft.notDrawn.filter((name) => !/vow|ceremony|officiant|guest|arch/.test(name));
  if (draft.things.length + 4 > limits.things) return;
  const arch = add(draft, 'flower arch', { colour });
  const priest = add(draft, 'priest', { acts: [newAct('talk', 'talk')] });
  const bouquet = add(draft, 'bouquet', { isImplied: true, colour });
  const guests = add(draft, 'guest', { count: 6, plural: true, acts: [newAct('clap', 'clap')] });
  for (const thing of [bride, groom]) {
    thing.acts = [newAct('stand', 'stand')];
    thing.ties = [];
    addOnce(thing.traits, 'marries');
  }
  if (bouquet >= 0) retie(bride, 'holding', bouquet);
  for (const at of [arch, priest, guests]) if (at >= 0) addOnce(draft.things[at]!.traits, 'at the wedding');
};

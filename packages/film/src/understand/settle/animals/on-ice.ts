/** Animals on an iceberg or a floe: they stand on ice that drifts in the sea, not in a valley of snow. */

import { limits } from '../../../scene/scene.ts';
import { addOnce, type Draft, type DraftThing, newAct, newThing } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';

const isBeast = ({ noun }: DraftThing) => noun !== null && ['animal', 'bird'].includes(noun.nature);
const isIce = ({ name, noun }: DraftThing) =>
  /^(?:iceberg|ice ?floe|ice berg|floe|floating ice|piece of ice|ice sheet|sheet of ice|block of ice|ice block|ice)$/.test(
    name,
  ) || /^(?:iceberg|ice floe)$/.test(noun?.name ?? '');

export const driftOnIce = (text: string, draft: Draft) => {
  if (
    !/\bicebergs?\b|\bfloes?\b|\b(?:piece|sheet|block|chunk) of (?:[a-z]{1,12} )?ice\b|\b(?:melting|floating|drifting) ice\b/.test(
      text,
    )
  )
    return;
  const beasts = draft.things.filter(
    (thing) => isBeast(thing) && !/whale|dolphin|orca|shark/.test(thing.noun?.base ?? ''),
  );
  let at = draft.things.findIndex(isIce);
  const noun = findNoun('drifting ice floe');
  const swims = beasts.some(({ acts }) => acts.some(({ action }) => action === 'swim' || action === 'dive'));
  if (beasts.length === 0 || !noun || swims) return;
  // "On an ice floe" may have been read as the place.
  const isOnIce = /\bon (?:an? |the |its |her )?(?:[a-z]{1,12} ){0,3}(?:icebergs?|floes?)\b/.test(text);
  if (at < 0 && (!isOnIce || draft.things.length >= limits.things)) return;
  if (at < 0) at = draft.things.push(newThing('ice floe', noun)) - 1;
  draft.notDrawn = draft.notDrawn.filter((name) => !/floe/.test(name));
  Object.assign(draft.things[at]!, {
    noun,
    count: 1,
    plural: false,
    size: null,
    colour: null,
    ties: [],
    acts: [newAct('float', 'float')],
  });
  const isPolar = beasts.some(({ noun: kind }) => kind?.name === 'polar bear');
  for (const [n, beast] of beasts.entries()) {
    if (isPolar && beast.noun?.name === 'bear cub') beast.noun = findNoun('polar bear cub') ?? beast.noun;
    const first = draft.things.indexOf(beasts[0]!);
    beast.ties = [
      ...(n > 0 ? [{ kind: 'beside' as const, to: first }] : []),
      { kind: 'on' as const, to: at },
      ...beast.ties.filter(({ kind }) => kind === 'holding' || kind === 'riding'),
    ];
    if (beast.acts.every(({ action }) => action === null || ['float', 'drift', 'melt'].includes(action)))
      beast.acts = [newAct('stand', 'stand')];
  }
  draft.places = [{ place: 'sea', text: 'sea', link: null, isBehind: false }];
  addOnce(draft.details, 'icy_sea');
  draft.season = null;
};

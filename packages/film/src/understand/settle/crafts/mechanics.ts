/** Mechanics at a car: under it on a lift, or over the engine below the open bonnet. */

import { type Draft, type DraftThing, newAct } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { findOrAdd, isPerson, retie } from '../draft-things.ts';

const isUnder =
  /\b(?:under|underneath|beneath|below)(?:neath)? (?:an?|the|his|her|my|some) (?:[a-z]{1,12} ){0,2}(?:car|vehicle|automobile|sedan)s?\b|\bcar (?:lift|hoist)\b/;
const isRepair = /mechanic|\b(?:repair|fix|work|service|servic|mend|tinker|inspect|check)(?:s|es|ing)?\b/;
const isCar = /^(?:car|sedan|hatchback|vehicle|automobile)$/;

export const settleMechanics = (text: string, draft: Draft) => {
  if (!isRepair.test(text)) return;
  const worker = draft.things.find(
    (thing) =>
      isPerson(thing) && (/mechanic/.test(thing.name) || thing.acts.some(({ action }) => action === 'build')),
  );
  const vehicle = draft.things.find(({ noun, ties }) => isCar.test(noun?.base ?? '') && ties.length === 0);
  if (!worker || !vehicle) return;
  const isWork = ({ action }: DraftThing['acts'][number]) =>
    action === null || ['build', 'stand', 'work', 'hammer', 'open'].includes(action);
  if (!worker.acts.every(isWork)) return;
  const raised = isUnder.test(text);
  const noun = findNoun(raised ? 'car on a lift' : 'car with open bonnet');
  if (!noun) return;
  const at = draft.things.indexOf(vehicle);
  vehicle.noun = noun;
  vehicle.acts = [];
  // The hood is that of the car.
  worker.wears = worker.wears.filter(({ name }) => name !== 'hood');
  worker.ties = worker.ties.filter(({ to }) => to !== at);
  worker.traits = worker.traits.filter((trait) => trait !== 'open');
  const wrench = findOrAdd(draft, 'wrench', /wrench|spanner|screwdriver|tool/);
  if (wrench >= 0) retie(worker, 'holding', wrench);
  const instrument = wrench >= 0 ? wrench : null;
  worker.acts = [{ ...newAct(raised ? 'reach' : 'work', 'repair'), object: at, instrument }];
  if (draft.places.length === 0)
    draft.places.push({ place: 'garage', text: '', link: null, isBehind: false });
};

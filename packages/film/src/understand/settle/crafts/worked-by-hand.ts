/** A figure that smooths a board, presses sushi or arranges flowers stands at a table, both hands at what moves under them. */

import type { Place } from '../../../scene/scene.ts';
import { statedViews } from '../../../scene/stated-view.ts';
import { addOnce, type Draft, type DraftThing, newAct } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { add, isPerson, nounOf, retie } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';

type Handwork = {
  verbs: RegExp;
  /** Names of what is worked at; the first of them becomes the model, the others are parts of it. */
  at: RegExp;
  /** Callings that need not say what they work at. */
  callings?: RegExp;
  kit: string | ((verb: string) => string);
  table: string;
  /** Where somebody of that calling works, and where others do. */
  place: Place;
  atHome: Place;
};

const handworks: readonly Handwork[] = [
  {
    verbs: /^(?:sand|plane?|planing|smooth|polish|shave|varnish|oil|rub)\b/,
    at: /\b(?:wood|wooden \w+|board|plank|timber|beam|door|table ?top|lumber|log|furniture|cabinet|tabletop|table|chair|sandpaper|wood plane|hand plane|plane|sander|shavings?|sawdust)$/,
    callings: /carpenter|woodworker|joiner|cabinet ?maker|luthier|craftsman|shipwright/,
    kit: (verb) => (/^(?:plan|shave)/.test(verb) ? 'board being planed' : 'board being sanded'),
    table: 'workbench',
    place: 'workshop',
    atHome: 'workshop',
  },
  {
    verbs: /^(?:prepare|make|press|form|shape|assemble|craft|create|serve|roll|cook|arrange|plate|build)\b/,
    at: /sushi|nigiri|\bmaki\b/,
    callings: /sushi|itamae|japanese|chef|master/,
    kit: 'sushi being pressed',
    table: 'counter',
    place: 'restaurant',
    atHome: 'kitchen',
  },
  {
    verbs: /^(?:make|making|pour|create|draw|prepare|craft|build|serve)\b/,
    at: /latte|cappuccino|flat white|\bart$|\bmilk$|foam/,
    callings: /barista/,
    kit: 'latte art poured at the counter',
    table: 'counter',
    place: 'cafe',
    atHome: 'kitchen',
  },
  {
    verbs: /^(?:arrang|prepar|mak|creat|assembl|wrap|put|tie|tying|build|trim|cut|place|work|compos)/,
    at: /bouquet|flower|\broses?$|tulip|lil(?:y|ies)$|peon(?:y|ies)$|sunflower|daisy|daisies|\bvase$|ikebana|lavender|carnation|orchid/,
    callings: /florist/,
    kit: 'bouquet being arranged',
    table: 'table',
    place: 'shop',
    atHome: 'living_room',
  },
];

const isTable = (thing: DraftThing) => /^(?:table|counter|desk|workbench|bench|bar)$/.test(nounOf(thing));

const workOf = (thing: DraftThing, { things }: Draft) => {
  for (const work of handworks) {
    const isIt = ({ name, noun }: DraftThing) => work.at.test(name) || work.at.test(noun?.base ?? '');
    const isCalled = work.callings?.test(`${thing.name} ${thing.noun?.name ?? ''}`) ?? false;
    for (const act of thing.acts) {
      const object = act.object === null ? undefined : things[act.object];
      if (!work.verbs.test(act.verb) || (object && (isPerson(object) || !isIt(object)))) continue;
      // "Arranging flowers in a vase", and a florist who only works.
      if (object || isCalled) return { work, act, isIt, isCalled };
    }
    if (isCalled && thing.acts.length === 0 && (work.kit === 'bouquet being arranged' || things.some(isIt)))
      return { work, act: newAct('stir', 'stir'), isIt, isCalled };
  }
  return undefined;
};

export const workByHand = (draft: Draft) => {
  for (const thing of draft.things.filter(isPerson)) {
    if ((thing.count ?? 1) > 1 || thing.plural) continue;
    // A bride's bouquet and a flower bed are not arranged.
    const found = workOf(thing, draft);
    if (!found || /bride|groom|gardener|farmer/.test(thing.name)) continue;
    const { work, act, isIt, isCalled } = found;
    const noun = findNoun(typeof work.kit === 'string' ? work.kit : work.kit(act.verb));
    if (!noun) continue;
    const parts = draft.things.filter((other) => !isPerson(other) && isIt(other));
    const words = parts.map(({ name }) => name).join(' ');
    const first = parts[0] ?? draft.things[add(draft, noun.name, { isImplied: true })];
    if (!first) continue;
    if (work.table === 'table') {
      addOnce(first.traits, `of ${words}`.slice(0, 78));
      if (parts.some(({ name }) => /vase/.test(name)) || !/bouquet/.test(words))
        addOnce(first.traits, 'in a vase');
    }
    Object.assign(first, {
      noun: { ...noun, name: first.name },
      count: 1,
      plural: false,
      acts: [],
      // A cup is small before a whole person.
      size: /latte/.test(noun.name) ? 'large' : null,
      colour: work.table === 'counter' ? null : first.colour,
    });
    // What lies in a cup is seen from near and from above.
    if (/latte/.test(noun.name)) {
      draft.shot ??= 'close_up';
      draft.angle ??= 'high';
      if (!thing.traits.some((trait) => trait.startsWith('seen '))) addOnce(thing.traits, statedViews.front);
    }
    draft.things = without(draft.things, (other) => parts.includes(other) && other !== first);
    const known = draft.things.findIndex((other) => other !== first && isTable(other));
    const table = known >= 0 ? known : add(draft, work.table, { isImplied: true });
    const at = draft.things.indexOf(first);
    if (table < 0) continue;
    first.ties = [{ kind: 'on', to: table }];
    thing.ties = thing.ties.filter(({ kind, to }) => kind !== 'holding' && to !== at);
    retie(thing, 'facing', table);
    thing.acts = [{ ...newAct('stir', 'stir'), object: at }];
    if (draft.places.length === 0)
      draft.places.push({
        place: isCalled ? work.place : work.atHome,
        text: '',
        link: null,
        isBehind: false,
      });
  }
};

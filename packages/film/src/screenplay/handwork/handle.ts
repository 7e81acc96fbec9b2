/** Work that is shown move by move: the thing lies before whoever does it, and a tool of the row is there where none is named. */

import type { Event } from '../../facts/facts.ts';
import type { DraftAct, DraftThing } from '../../understand/draft.ts';
import { findNoun } from '../../understand/nouns/find-noun.ts';
import { colourOfFood } from '../../understand/nouns/food-colours.ts';
import { isVessel } from '../../understand/nouns/uses.ts';
import { asLying } from '../../world/handling/desk.ts';
import type { Handling } from '../../world/handling/handling.ts';
import { handlingByTool, handlingFor } from '../../world/handling/rows.ts';
import { spreadsOn, toneOf } from '../../world/handling/tones.ts';
import { addTie, firstTie, type Shown, shownAs } from '../shown.ts';
import { addThing, layOn } from './lay-on.ts';

const nameOf = ({ facts }: Shown, entity: number | undefined): string =>
  facts.entities[entity ?? -1]?.noun ?? '';

const saidColour = ({ facts }: Shown, entity: number | undefined): string | null => {
  const attributes = facts.entities[entity ?? -1]?.attributes ?? [];
  return attributes.find(({ kind }) => kind === 'colour')?.value ?? null;
};

type Worked = { object: number; tone: string | null };

/** "Spreads jam on toast", "rubs cream on a table": the toast is what is worked at, and the jam lies on it in the end. */
const underSubstance = (shown: Shown, event: Event, doer: number): Worked | null => {
  const [spread] = event.objects;
  if (spread === undefined || !spreadsOn.has(event.verb.split(' ')[0]!)) return null;
  const under = [...event.to, ...event.at, ...event.path]
    .filter(({ kind }) => kind === 'on' || kind === 'over' || kind === 'on_top_of' || kind === 'along')
    .flatMap(({ entities }) => entities.map((one) => shownAs(shown, one)))
    .find((one) => one !== undefined && one !== doer);
  if (under === undefined || under === shownAs(shown, spread)) return null;
  return { object: under, tone: toneOf(nameOf(shown, spread), saidColour(shown, spread)) };
};

const filled = /^(?:pot|bowl|cup|mug|glass|pan|bucket|cauldron) of /;

/** "Whisks eggs in a bowl": the bowl is what hands are at, the eggs are what is in it. */
const withinVessel = (shown: Shown, event: Event, object: number): Worked | null => {
  const { things } = shown;
  const [content] = event.objects;
  const tone = toneOf(nameOf(shown, content), null) ?? colourOfFood(nameOf(shown, content))?.hex ?? null;
  const place = [...event.at, ...event.to].find(({ kind }) => kind === 'in' || kind === 'inside');
  const named = place?.entities.map((one) => shownAs(shown, one)).find((one) => one !== undefined);
  if (named !== undefined && named !== object && isVessel(things[named]!.noun)) {
    const mixture = findNoun('mixture');
    if (mixture)
      Object.assign(things[object]!, {
        noun: { ...mixture, name: things[object]!.noun?.name ?? mixture.name },
        count: 1,
        plural: false,
        ties: [{ kind: 'in', to: named }],
        colour: tone ? { name: 'mixed', hex: tone } : things[object]!.colour,
      });
    return { object: named, tone };
  }
  const { noun } = things[object]!;
  return isVessel(noun) || filled.test(noun?.name ?? '') ? { object, tone } : null;
};

const isYoung = ({ age, noun }: DraftThing) => (age ?? noun?.person?.age) === 'child';
const lies = new Set(['on', 'in']);
const isTableLike = ({ noun }: DraftThing) =>
  noun?.nature === 'furniture' || /table|desk|bench|counter/.test(noun?.base ?? '');

/** On what it is said to lie, or on a table of its own. */
const layDown = (shown: Shown, event: Event, doer: number, object: number, row: Handling) => {
  const { things } = shown;
  const worked = things[object]!;
  // Children reach over no bench.
  const on = isYoung(things[doer]!) ? 'table' : row.on;
  const there = firstTie(shown, object, event.at);
  if (!there || !lies.has(there.kind) || there.to === doer || there.to === object) {
    layOn(shown, doer, object, on);
    return;
  }
  worked.ties = [{ kind: there.kind, to: there.to }];
  if (things[there.to]!.ties.length === 0 && !isTableLike(things[there.to]!))
    layOn(shown, doer, there.to, on);
};

/** "Squeezes a lime over a salad": the juice runs there. */
const isPoured = ({ look }: Handling, { to, path, at }: Event): boolean =>
  look.stroke === 'squeeze' &&
  [...to, ...path, ...at].some(({ kind }) => ['on', 'over', 'in', 'above'].includes(kind));

export const handle = (shown: Shown, event: Event, doer: number, act: DraftAct): boolean => {
  const { things } = shown;
  // Several who work at one thing stand around it.
  if (act.part || event.agents.length > 1 || (things[doer]!.count ?? 1) > 1 || things[doer]!.plural)
    return false;
  const said = act.instrument === null ? null : things[act.instrument]!.noun;
  const under = underSubstance(shown, event, doer);
  // "Injects serum into a vial": the serum is in the tool.
  const first = under?.object ?? act.object ?? firstTie(shown, doer, event.to)?.to ?? null;
  if (first === null || first === doer || !things[first]!.noun) return false;
  const row = handlingFor(event.verb, things[first]!.noun!, said);
  if (!row || isPoured(row, event)) return false;
  const inside = row.look.stroke === 'stir' ? withinVessel(shown, event, first) : null;
  if (row.look.stroke === 'stir' && !inside) return false;
  const object = inside?.object ?? first;
  const tone = inside?.tone ?? under?.tone ?? null;
  const thing = things[doer]!;
  const worked = things[object]!;
  Object.assign(act, {
    action: 'work',
    object,
    goal: null,
    source: null,
    handling: { ...row.look, tone: tone ?? row.look.tone },
  });
  worked.acts = [];
  const sheet = findNoun(asLying(worked.noun!) ?? '');
  if (sheet) worked.noun = { ...sheet, name: worked.noun!.name };
  thing.ties = thing.ties.filter(({ to, kind }) => to !== object || kind === 'facing');
  layDown(shown, event, doer, object, row);
  addTie(thing, { kind: 'facing', to: object });
  if (said) {
    addTie(thing, { kind: 'holding', to: act.instrument! });
    return true;
  }
  const tool =
    row.tool === null ? null : addThing(shown, row.tool, { count: thing.count, plural: thing.plural });
  if (tool === null) return true;
  act.instrument = tool;
  addTie(thing, { kind: 'holding', to: tool });
  return true;
};

/** "A knife slices bread", "a brush spreads paint on a canvas": nobody is said to hold it. */
export const handleByTool = (shown: Shown, event: Event, doer: number, act: DraftAct): void => {
  const { things } = shown;
  const tool = things[doer]!.noun;
  const under = underSubstance(shown, event, doer);
  const first = under?.object ?? act.object ?? firstTie(shown, doer, [...event.to, ...event.at])?.to ?? null;
  const worked = first === null ? null : things[first]!.noun;
  if (!tool || !worked || first === null || first === doer) return;
  const row = handlingByTool(event.verb, worked, tool);
  if (!row) return;
  const inside = row.look.stroke === 'stir' ? withinVessel(shown, event, first) : null;
  if (row.look.stroke === 'stir' && !inside) return;
  const sheet = findNoun(asLying(worked) ?? '');
  if (sheet) things[first]!.noun = { ...sheet, name: worked.name };
  things[doer]!.ties = things[doer]!.ties.filter(({ to }) => to !== (inside?.object ?? first));
  Object.assign(act, {
    action: 'work',
    object: inside?.object ?? first,
    goal: null,
    source: null,
    handling: { ...row.look, tone: inside?.tone ?? under?.tone ?? row.look.tone },
  });
};

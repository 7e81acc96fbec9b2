/** Which thing a noun names: a kit's own noun, an everyday synonym of one, or a picture of the word lists. */

import { animalKits } from '../../kits/animals/index.ts';
import { buildingKits } from '../../kits/buildings/index.ts';
import { findKit } from '../../kits/find-kit.ts';
import { foodKits } from '../../kits/food/index.ts';
import { furnitureKits } from '../../kits/furniture/index.ts';
import type { Kit } from '../../kits/kit.ts';
import { peopleKits } from '../../kits/people/index.ts';
import { plantKits } from '../../kits/plants/index.ts';
import { vehicleKits } from '../../kits/vehicles/index.ts';
import { type GarmentName, garmentNames } from '../../scene/garments.ts';
import type { Age, Sex, TieKind } from '../../scene/scene.ts';
import { findPicture } from '../words/word-lists.ts';
import { animals, birds, fish, insects } from './animals.ts';
import { type Nature, natureOfKind } from './nature.ts';
import { nearestKit } from './nearest-kits.ts';
import { peopleTable } from './people.ts';
import { buildings, landforms } from './places-and-buildings.ts';
import { foods, plants } from './plants-and-food.ts';
import { furniture, instruments, props } from './props.ts';
import { aircraft, boats, railVehicles, roadVehicles, spacecraft } from './vehicles.ts';

export type PersonLooks = {
  sex: Sex | null;
  age: Age | null;
  /** Garment and the name of its colour. */
  wears: { name: GarmentName; colour: string | null }[];
  brings: { tie: TieKind; noun: string } | null;
};

export type Noun = {
  name: string;
  /** The everyday noun it is a kind of: `park bench` is a bench. Rules go by this, whatever kits there are. */
  base: string;
  kit: string | null;
  art: string | null;
  nature: Nature;
  person: PersonLooks | null;
};

const nobody: PersonLooks = { sex: null, age: null, wears: [], brings: null };

/** `names`: all that the row of its table lists, for kits that go by another name of the same thing. */
type Entry = { target: string; nature: Nature; names: string[] };

const tables: [string, Nature][] = [
  [animals, 'animal'],
  [birds, 'bird'],
  [fish, 'fish'],
  [insects, 'insect'],
  [roadVehicles, 'road_vehicle'],
  [railVehicles, 'rail_vehicle'],
  [boats, 'boat'],
  [aircraft, 'aircraft'],
  [spacecraft, 'spacecraft'],
  [buildings, 'building'],
  [landforms, 'landform'],
  [plants, 'plant'],
  [foods, 'food'],
  [furniture, 'furniture'],
  [instruments, 'instrument'],
  [props, 'prop'],
];

const lines = (table: string) =>
  table
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(':') as [string, string]);
const listed = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const readTables = () => {
  const entries = new Map<string, Entry>();
  const add = (name: string, entry: Entry) => {
    if (!entries.has(name)) entries.set(name, entry);
  };
  const rows = tables.flatMap(([table, nature]) =>
    lines(table).map(([target, names]) => ({ target, nature, names: listed(names) })),
  );
  for (const row of rows) add(row.target, row);
  for (const row of rows) for (const name of row.names) add(name, row);
  return entries;
};

const readPeople = () => {
  const people = new Map<string, { first: string; looks: PersonLooks }>();
  for (const [names, rest] of lines(peopleTable)) {
    const [who, wears, brings] = rest.split('|').map((part) => part.trim()) as [string, string?, string?];
    const [sex, age] = who.split(' ');
    const [tie, ...noun] = (brings ?? '').split(' ');
    const looks: PersonLooks = {
      sex: sex === '.' ? null : (sex as Sex),
      age: age === '.' ? null : (age as Age),
      wears: (wears ?? '')
        .split(' ')
        .map((one) => one.split('#') as [string, string?])
        .filter(([name]) => (garmentNames as readonly string[]).includes(name))
        .map(([name, colour]) => ({ name: name as GarmentName, colour: colour ?? null })),
      brings: noun.length > 0 ? { tie: tie as TieKind, noun: noun.join(' ') } : null,
    };
    const all = listed(names);
    for (const name of all) if (!people.has(name)) people.set(name, { first: all[0]!, looks });
  }
  return people;
};

let entries: Map<string, Entry> | undefined;
let people: ReturnType<typeof readPeople> | undefined;
const entryOf = (name: string) => {
  entries ??= readTables();
  return entries.get(name);
};
const personOf = (name: string) => {
  people ??= readPeople();
  return people.get(name);
};

const folders: [readonly Kit[], Nature][] = [
  [peopleKits, 'person'],
  [animalKits, 'animal'],
  [vehicleKits, 'road_vehicle'],
  [buildingKits, 'building'],
  [plantKits, 'plant'],
  [foodKits, 'food'],
  [furnitureKits, 'furniture'],
];
const natureOfKit = (kit: Kit): Nature => {
  const nature = folders.find(([kits]) => kits.includes(kit))?.[1] ?? 'prop';
  if (nature === 'animal')
    return kit.locomotion === 'flies' ? 'bird' : kit.locomotion === 'swims' ? 'fish' : nature;
  if (nature !== 'road_vehicle') return nature;
  const byMotion = { floats: 'boat', flies: 'aircraft', hovers: 'aircraft', rails: 'rail_vehicle' } as const;
  return byMotion[kit.locomotion as keyof typeof byMotion] ?? nature;
};

/** People are drawn by one kit; a profession is its looks unless a kit has its name. */
const ownKits = new Set(['robot', 'alien', 'mermaid', 'ghost']);

const kitOfPerson = (name: string, first: string, { sex, age }: PersonLooks) => {
  if (ownKits.has(first)) return findKit(name) ? name : first;
  const plain =
    age === 'baby'
      ? 'baby'
      : age === 'child'
        ? sex === 'female'
          ? 'girl'
          : sex === 'male'
            ? 'boy'
            : 'child'
        : null;
  const adult = sex === 'female' ? 'woman' : sex === 'male' ? 'man' : 'person';
  return [name, plain ?? adult].find((noun) => findKit(noun)) ?? plain ?? adult;
};

/** Pictures of signs, faces, flags and the like are no things of a scene. */
const unfitKinds =
  /^(?:face|hand|heart|emotion|av-symbol|other-symbol|geometric|country-flag|flag|zodiac|warning|transport-sign|arrow|keycap|alphanum|math|punctuation|currency|gender|religion|sky-weather|person-symbol|cat-face|monkey-face|body-parts|clothing|time$|lock|sound)/;

const makeNoun = (name: string): Noun | undefined => {
  const kit = findKit(name);
  const entry = entryOf(name);
  const person = personOf(name);
  const picture = findPicture(name);
  const art = picture?.art ?? null;
  if (person && !(kit && entry)) {
    return {
      name,
      base: person.first,
      kit: kitOfPerson(name, person.first, person.looks),
      art,
      nature: 'person',
      person: person.looks,
    };
  }
  if (kit) {
    // "Snowy mountain" is a mountain, whichever folder its kit is in.
    const like = entry ?? entryOf(name.split(' ').at(-1)!) ?? entryOf(kit.nouns[0] ?? '');
    const nature = like?.nature ?? natureOfKit(kit);
    return {
      name,
      // The kit of people has every calling: the first of them says nothing of another.
      base: like?.target ?? (nature === 'person' ? 'person' : (kit.nouns[0] ?? name)),
      kit: name,
      art,
      nature,
      person: null,
    };
  }
  if (entry) {
    return {
      name,
      base: entry.target,
      kit: [entry.target, ...entry.names].find((one) => findKit(one)) ?? nearestKit(entry.target),
      art: art ?? findPicture(entry.target)?.art ?? null,
      nature: entry.nature,
      person: null,
    };
  }
  if (!picture || unfitKinds.test(picture.kind)) return undefined;
  // "Vanilla ice cream" is ice cream.
  const tail = name.includes(' ') ? findKit(name.slice(name.indexOf(' ') + 1)) : undefined;
  if (tail) return { ...makeNoun(name.slice(name.indexOf(' ') + 1))!, name };
  const main = picture.mainName;
  const known = main !== name ? makeNoun(main) : undefined;
  if (!known && /^(?:person|family)/.test(picture.kind))
    return { name, base: 'person', kit: 'person', art, nature: 'person', person: nobody };
  if (known) return { ...known, name, art };
  return { name, base: main, kit: null, art, nature: natureOfKind(picture.kind), person: null };
};

const found = new Map<string, Noun | undefined>();
const mostKept = 20_000;

export const findNoun = (name: string): Noun | undefined => {
  if (found.has(name)) return found.get(name);
  const noun = makeNoun(name);
  if (found.size < mostKept) found.set(name, noun);
  return noun;
};

/** Whether the table of everyday nouns or a kit has the name, so that it is a thing before it is anything else. */
export const isEveryday = (name: string) =>
  entryOf(name) !== undefined || personOf(name) !== undefined || findKit(name) !== undefined;

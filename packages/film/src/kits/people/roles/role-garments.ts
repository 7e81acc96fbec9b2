/** The clothes of a calling as garments, for those who are only dressed as one: a sheep in a pirate's coat and hat. */

import type { Garment, GarmentName } from '../../../scene/garments.ts';
import { garmentCuts } from '../clothes/garment-cuts.ts';
import { roles } from './index.ts';

const isGarmentName = (name: string): name is GarmentName => Object.hasOwn(garmentCuts, name);

export const garmentsOfRole = (calling: string): Garment[] => {
  const role = Object.hasOwn(roles, calling) ? roles[calling] : undefined;
  if (!role) return [];
  const named = Object.entries(role.swaps ?? {}).map(([name, extra]) => [extra, name] as const);
  const worn = role.wears.map((text) => text.split(':') as [string, string?]);
  const extras = (role.extras ?? []).map(({ name, colour }): [string, string?] => [
    isGarmentName(name) ? name : (named.find(([extra]) => extra === name)?.[1] ?? name),
    colour,
  ]);
  return [...worn, ...extras].flatMap(([name, hex]) =>
    isGarmentName(name) ? [{ name, colour: hex ? { name: hex, hex } : null }] : [],
  );
};

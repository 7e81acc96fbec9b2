/** Cooks who are known by what they wear on the head. */

import type { RoleTable } from './role.ts';

/** White from neck to waist, crossed over the chest, and a twisted cloth about the head. */
const sushiChef = {
  sex: 'male',
  wears: ['kimono:#f6f4ee', 'trousers:#22252e', 'shoes', 'apron:#f2efe6'],
  extras: [{ name: 'headband', colour: '#f4f2ec' }],
  hair: 'short',
  hairColour: '#15130f',
} as const;

export const cookRoles: RoleTable = {
  'sushi chef': sushiChef,
  'sushi master': sushiChef,
  itamae: sushiChef,
  'japanese master': sushiChef,
  'japanese chef': sushiChef,
};

/** All nouns for people and what they wear. */

import { everydayRoles } from './everyday.ts';
import { fantasyRoles } from './fantasy.ts';
import { historyRoles } from './history.ts';
import { professionRoles } from './professions.ts';
import type { RoleTable } from './role.ts';
import { sportAndMusicRoles } from './sport-and-music.ts';
import { withSynonyms } from './synonyms.ts';

export const roles: RoleTable = withSynonyms({
  ...everydayRoles,
  ...professionRoles,
  ...sportAndMusicRoles,
  ...historyRoles,
  ...fantasyRoles,
});

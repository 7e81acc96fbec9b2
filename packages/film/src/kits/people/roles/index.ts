/** All nouns for people and what they wear. */

import { cookRoles } from './cooks.ts';
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
  ...cookRoles,
  ...sportAndMusicRoles,
  ...historyRoles,
  ...fantasyRoles,
});

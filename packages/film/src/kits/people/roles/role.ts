/** What a noun says about a person when the scene says no more. */

import type { DanceStyle } from '../../../motion/actions/moment.ts';
import type { Age, Sex } from '../../../scene/scene.ts';
import type { HairStyle, HeadLook } from '../body/head-look.ts';
import type { Build } from '../body/proportions.ts';
import type { RoleClothes } from '../clothes/dress-up.ts';

export type Role = RoleClothes & {
  sex?: Sex;
  age?: Age;
  build?: Build;
  /** As short as a child at any age. */
  isSmall?: boolean;
  hair?: HairStyle;
  hairColour?: string;
  beard?: HeadLook['beard'];
  beardColour?: string;
  dance?: DanceStyle;
  /** Goes with arms stretched out, as zombies do. */
  lurches?: boolean;
  /** Skin that no complexion gives: zombies, elves, statues. */
  skin?: string;
};

export type RoleTable = Record<string, Role>;

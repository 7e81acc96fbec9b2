/** Skin, hair and eyes by seed. */

import { fromHex } from '../../math/colour.ts';
import { pick, type Random } from '../../math/random.ts';
import type { Vec3 } from '../../math/vector.ts';
import type { Age, Sex } from '../../scene/scene.ts';
import type { HairStyle } from './body/head-look.ts';

type Complexion = { skin: Vec3; hair: readonly string[]; eyes: readonly string[] };

const darkHair = ['#1a1413', '#241a16', '#33211a'] as const;
const complexions: readonly Complexion[] = [
  {
    skin: fromHex('#f0c3a0'),
    hair: ['#6b4023', '#b98a4a', '#8c3f1c', '#3c2417', '#d8b06a'],
    eyes: ['#3f6f9a', '#4f7a45', '#5a3a1e'],
  },
  {
    skin: fromHex('#e8b48c'),
    hair: ['#4a2c1a', '#2b1b14', '#8a5a2c'],
    eyes: ['#5a3a1e', '#4f6a3a', '#3b2412'],
  },
  { skin: fromHex('#e6b588'), hair: darkHair, eyes: ['#3b2412', '#2c1a10'] },
  { skin: fromHex('#c98d5e'), hair: darkHair, eyes: ['#3b2412'] },
  { skin: fromHex('#a9713f'), hair: ['#1a1413', '#241a16'], eyes: ['#2c1a10'] },
  { skin: fromHex('#875636'), hair: ['#15100f', '#1e1613'], eyes: ['#241408'] },
];

const stylesFor: Record<Age, Record<Sex, readonly HairStyle[]>> = {
  baby: { female: ['wisp'], male: ['wisp'] },
  child: {
    female: ['pigtails', 'bob', 'long', 'braids', 'long'],
    male: ['short', 'spiky', 'side_part', 'curly'],
  },
  adult: {
    // Seen from the front, a bun or a ponytail looks like short hair.
    female: ['long', 'bob', 'long', 'long', 'bob', 'long'],
    male: ['short', 'side_part', 'short', 'buzz', 'curly'],
  },
  old: { female: ['bun', 'bob', 'curly'], male: ['balding', 'side_part', 'balding'] },
};

export type Complexions = { skin: Vec3; hairColour: Vec3; iris: Vec3; hair: HairStyle };

export const chooseComplexion = (random: Random, age: Age, sex: Sex, isEastAsian = false): Complexions => {
  const chosen = pick(random, complexions);
  const complexion = isEastAsian ? complexions[2]! : chosen;
  const hair = fromHex(pick(random, complexion.hair));
  const iris = fromHex(pick(random, complexion.eyes));
  let style = pick(random, stylesFor[age][sex]);
  if (complexion === complexions.at(-1) && age !== 'baby' && random() < 0.4)
    style = sex === 'female' ? 'afro' : 'buzz';
  const grey = fromHex(pick(random, ['#dcdad6', '#b9b6b0', '#eceae6']));
  return { skin: complexion.skin, hairColour: age === 'old' ? grey : hair, iris, hair: style };
};

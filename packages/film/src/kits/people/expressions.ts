/** Faces that the prompt gives to somebody: "an angry man", "her chin quivers". */

import type { Face } from '../../motion/body-pose.ts';
import type { FaceMark } from './body/face-marks.ts';

export type Expression = Face & { mark?: FaceMark | undefined };

const words = (text: string) => text.split(', ');

const rows: [string[], Expression][] = [
  [
    words('tearful, crying, weeping, sobbing'),
    { mouth: 'sad', opening: 0, brows: 0.6, slant: 0.42, lids: 0.3, mark: 'tears' },
  ],
  [
    words('angry, furious, mad, grumpy, annoyed, enraged'),
    { mouth: 'sad', opening: 0, brows: -1.6, slant: -0.34, lids: 0.25 },
  ],
  [
    words('sad, unhappy, lonely, heartbroken, depressed, worried, disappointed, desperate, ashamed'),
    { mouth: 'sad', opening: 0, brows: 0.6, slant: 0.36, lids: 0.32 },
  ],
  [words('scared, frightened, terrified'), { mouth: 'open', opening: 0.6, brows: 1.4, slant: 0.3, lids: 0 }],
  [words('surprised, shocked, amazed, astonished'), { mouth: 'open', opening: 0.75, brows: 2.2, lids: 0 }],
  [
    words('happy, joyful, laughing, excited, cheerful, delighted'),
    { mouth: 'laugh', opening: 0.4, brows: 0.8, lids: 0.05 },
  ],
  [
    words('disgusted, sceptical, skeptical'),
    { mouth: 'sad', opening: 0.15, brows: -1.2, slant: -0.16, lids: 0.5 },
  ],
  [
    words('embarrassed, shy, bashful'),
    { mouth: 'smile', opening: 0, brows: 1.2, slant: 0.2, lids: 0.35, mark: 'blush' },
  ],
  [
    words('thoughtful, focused, concentrated, pensive, puzzled'),
    { mouth: 'sad', opening: 0, brows: -1, slant: -0.12, lids: 0.2 },
  ],
  [
    words('tired, sleepy, exhausted, bored'),
    { mouth: 'sad', opening: 0, brows: 0.2, slant: 0.1, lids: 0.55 },
  ],
];

/** Tears may be of joy: they are on the face of another feeling. */
export const expressionOf = (traits: readonly string[]): Expression | null => {
  const found = rows.flatMap(([looks, face]) => (looks.some((look) => traits.includes(look)) ? [face] : []));
  const face = found.find(({ mark }) => mark !== 'tears') ?? found[0];
  return face ? { ...face, mark: found.find(({ mark }) => mark)?.mark } : null;
};

/** English words for how many and how large, and for colours. */

import type { Size } from '../../scene/scene.ts';

export const counts: Record<number, string> = {
  1: 'one, single, lone, solitary, 1, a piece of, piece of, slice of, a slice of',
  2: 'two, two of the, pair of, a pair of, couple of, a couple of, twin, both, duo of',
  3: 'three, trio of, a few, few, some, a trio of',
  4: 'four, a handful of, handful of',
  5: 'five, several, a bunch of, bunch of, a group of, group of, a family of, family of, team of, a team of, a litter of, litter of, a cluster of, gang of, row of, a row of, rows of, handfuls of, various',
  6: 'six, half a dozen, half dozen, a pack of, pack of, a pride of, pride of, a caravan of, caravan of, a pod of, pod of, a train of, train of, a procession of, procession of',
  7: 'seven',
  8: 'eight, many, lots of, a lot of, a herd of, herd of, plenty of, numerous, multiple, a fleet of, fleet of, herds of',
  9: 'nine',
  10: 'ten, a school of, school of, a shoal of, shoal of',
  11: 'eleven',
  12: 'twelve, dozen, a dozen, a flock of, flock of, crowd of, a crowd of, an army of, army of, flocks of, crowds of, schools of',
  20: 'twenty, a swarm of, swarm of, dozens of, swarms of, countless hordes of, a colony of, colony of, horde of, a horde of',
  24: 'two dozen',
  30: 'thirty, scores of, countless',
  40: 'forty, hundred, a hundred, hundreds of, one hundred',
  50: 'fifty',
  60: 'sixty, thousand, a thousand, thousands of, million, millions of, a million',
};

export const sizes: Record<Size, string> = {
  tiny: 'tiny, miniature, minuscule, microscopic, mini, teeny, itty bitty',
  small: 'small, little, petite, short, baby, compact',
  medium: 'medium sized, medium size, normal sized',
  large: 'large, big, tall, great, sizable, towering',
  huge: 'huge, giant, gigantic, enormous, massive, colossal, immense, monstrous, titanic, oversized, very big, mighty, gargantuan',
};

export const colours: Record<string, { hex: string; words: string }> = {
  red: { hex: '#e0322f', words: 'red, scarlet, ruby red, bright red, reddish' },
  crimson: { hex: '#b3122d', words: 'crimson, dark red, maroon, burgundy, blood red' },
  orange: { hex: '#f5821f', words: 'orange, tangerine orange, bright orange, amber' },
  coral: { hex: '#ff7f6a', words: 'coral pink, coral red, coral colored, coral coloured, salmon pink' },
  yellow: { hex: '#f8d12c', words: 'yellow, bright yellow, lemon yellow, yellowish' },
  gold: { hex: '#d9a520', words: 'gold, golden, gilded' },
  green: { hex: '#3fa34d', words: 'green, bright green, greenish, grass green' },
  emerald: { hex: '#12966a', words: 'emerald green, jade green, dark green, forest green, deep green' },
  lime: { hex: '#a4d92b', words: 'lime green, light green, pale green' },
  turquoise: { hex: '#2cc4c0', words: 'turquoise, teal, aqua, cyan, aquamarine, blue green' },
  blue: {
    hex: '#2f6fde',
    words: 'blue, bright blue, royal blue, bluish, cobalt, cobalt blue, sapphire blue, azure',
  },
  sky_blue: { hex: '#7cc4f2', words: 'light blue, sky blue, pale blue, baby blue' },
  navy: { hex: '#1c2f6b', words: 'navy, navy blue, dark blue, deep blue, midnight blue, indigo' },
  purple: { hex: '#7d3fc0', words: 'purple, violet, dark purple, deep purple, amethyst' },
  lavender: { hex: '#b9a2e8', words: 'lilac, lavender purple, light purple, mauve, pale purple' },
  pink: { hex: '#f58fbf', words: 'pink, light pink, rose pink, pale pink, rosy, pastel pink' },
  magenta: { hex: '#e0349b', words: 'magenta, hot pink, fuchsia, bright pink' },
  brown: {
    hex: '#8a5a35',
    words: 'brown, chestnut brown, dark brown, light brown, chocolate brown, bronze, tan, copper',
  },
  beige: { hex: '#dcc7a3', words: 'beige, cream colored, cream coloured, ivory, khaki, sandy colored' },
  white: { hex: '#f7f7f5', words: 'white, snow white, pure white, pearly, off white' },
  grey: {
    hex: '#8d9299',
    words: 'grey, gray, dark grey, dark gray, light grey, light gray, greyish, ash grey',
  },
  silver: { hex: '#c3c9d1', words: 'silver, silvery, chrome, metallic' },
  black: { hex: '#1d1d22', words: 'black, jet black, pitch black, ebony' },
};

/** Light and tone of a whole picture. */
export const tones: Record<string, { hex: string; words: string }> = {
  warm: {
    hex: '#ffb25e',
    words: 'warm, warm tones, warm colors, warm colours, warm light, warm palette, warm lighting',
  },
  cool: {
    hex: '#7fb2f0',
    words:
      'cool tones, cool colors, cool colours, cool light, cool palette, cold light, cold tones, cold, chilly, icy',
  },
  pastel: {
    hex: '#f4c9d8',
    words: 'pastel, pastel colors, pastel colours, pastel tones, pastel palette, soft colors, soft colours',
  },
  vivid: {
    hex: '#ff4d6d',
    words:
      'colorful, colourful, vivid, vivid colors, vivid colours, saturated, vibrant colors, vibrant colours, rainbow colored, rainbow coloured, multicolored, multicoloured, bright colors, bright colours',
  },
  dark: { hex: '#23243a', words: 'dark, dark tones, dim, dimly lit, shadowy, low key' },
  sepia: { hex: '#a67c52', words: 'sepia tones, sepia toned, earthy tones, earth tones' },
};

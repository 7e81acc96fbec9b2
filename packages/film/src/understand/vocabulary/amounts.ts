/** English words for how large and how fast, and for colours. */

import type { Size } from '../../scene/scene.ts';

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

/** Words that change how fast the nearest action or camera move is. */
export const paces: Record<string, string> = {
  0.5: 'slow, slowly, gently, lazily, leisurely, softly, gradually, smoothly, calmly, quietly, gracefully, peacefully, steadily, subtle, unhurried',
  0.3: 'very slow, very slowly, extremely slow, extremely slowly',
  2: 'fast, quickly, rapidly, swiftly, rapid, quick, speedy, hurriedly, wildly, frantically, briskly, at high speed, high speed, energetically, at full speed, furiously',
  3: 'very fast, very quickly, extremely fast, super fast, lightning fast',
};

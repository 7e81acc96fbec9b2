/** Dress of one country, told by its cut: hanfu, sari, qipao, dirndl, kilt. */

import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { type Cut, dressed, legs, skirtOf, white } from './cuts.ts';

const gold = fromHex('#d9b35a');
const silk = fromHex('#f6efe6');
const pin = { name: 'hair_flower', colour: fromHex('#f2b8c8') };

export const nationalDress = {
  // A pale crossed robe with a coloured collar and sleeves that hang wide, tucked into a long pleated skirt.
  hanfu: {
    slot: 'full',
    colours: ['#d8505c', '#4f9ab0', '#e07f9c', '#5a86c4'],
    wear: (outfit, colour) => {
      dressed(
        { length: 0.97, flare: 0.22, pleats: 16, trim: gold },
        { puff: 0.01, front: 'wrap', second: colour, sleeveColour: silk },
      )(outfit, silk);
      outfit.skirts[0]!.colour = colour;
      outfit.feet = { kind: 'slippers', colour: darken(colour, 0.4) };
      outfit.extras.push(
        { name: 'sash', colour: darken(colour, 0.55) },
        { name: 'long_sleeves', colour: silk, second: colour },
        ...(outfit.isFemale ? [pin] : []),
      );
    },
  },
  // A short blouse, a long wrapped skirt with a golden hem, the end of the cloth down the back.
  sari: {
    slot: 'full',
    colours: ['#c8243c', '#e0742a', '#1f8a6a', '#8a2f8a'],
    wear: (outfit, colour) => {
      dressed(
        { length: 0.97, flare: 0.09, pleats: 7, trim: gold },
        { sleeve: 0.22, front: 'wrap', second: gold, neckline: 'v', material: 'satin' },
      )(outfit, colour);
      outfit.cape = colour;
      outfit.feet = { kind: 'sandals', colour: gold };
      outfit.extras.push({ name: 'sash', colour: gold }, { name: 'necklace', colour: gold });
    },
  },
  qipao: {
    slot: 'full',
    colours: ['#c0202f', '#1f6a5a', '#24458a'],
    wear: (outfit, colour) => {
      dressed(
        { length: 0.82, flare: 0.02, pleats: 2, trim: gold, slit: 0.12, material: 'satin' },
        { sleeve: 0.16, neckline: 'high', front: 'wrap', second: gold, material: 'satin' },
      )(outfit, colour);
      outfit.feet = { kind: 'heels', colour };
    },
  },
  // A white blouse under a laced bodice, a wide skirt and an apron.
  dirndl: {
    slot: 'full',
    colours: ['#2f6a4a', '#a8283a', '#2f4f8a'],
    wear: (outfit, colour) => {
      dressed(
        { length: 0.62, flare: 0.26, pleats: 14, trim: lighten(colour, 0.4) },
        { sleeve: 0.26, sleeveColour: white, front: 'open', second: white, neckline: 'v' },
      )(outfit, colour);
      outfit.extras.push({ name: 'apron', colour: fromHex('#f2ece0') });
      outfit.feet = { kind: 'shoes', colour: fromHex('#1c1614') };
    },
  },
  // Pleated tartan to the knee with long socks.
  kilt: {
    slot: 'legs',
    colours: ['#a8242c', '#1f5a3a', '#24407a'],
    wear: (outfit, colour) => {
      legs(0, 0)(outfit, fromHex('#f0ece2'));
      outfit.skirts.push(
        skirtOf(colour, { length: 0.46, flare: 0.1, pleats: 18, checks: darken(colour, 0.72), trim: gold }),
      );
      outfit.belt = fromHex('#1c1614');
      outfit.feet = { kind: 'boots', colour: fromHex('#e8e0d0') };
    },
  },
} satisfies Record<string, Cut>;

/** What each garment does to an outfit. */

import { darken, fromHex, lighten, luminance } from '../../../math/colour.ts';
import type { GarmentName } from '../../../scene/garments.ts';
import { type Cut, coat, dressed, extra, legs, shoe, skirtOf, tights, top, white, whole } from './cuts.ts';
import { nationalDress } from './national-dress.ts';

const bright = ['#c0392f', '#2f6fb0', '#3d8f57', '#e0a02a', '#7a4a9a', '#d9694a', '#2b8c8c'] as const;

const muted = ['#8b3f3a', '#41597a', '#55704f', '#8a6d4a', '#4f4660', '#a65f45', '#3f4a55'] as const;

const denim = ['#2c436b', '#37527f', '#24355a'] as const;

const dark = ['#2b2c33', '#3a342f', '#27303c'] as const;

export const garmentCuts: Record<GarmentName, Cut> = {
  shirt: {
    slot: 'top',
    colours: ['#e8eef4', '#7fa6cf', '#c9d7c0', '#d8b7a8', '#b9493f'],
    wear: top({ front: 'buttons', neckline: 'collar', second: white }),
  },
  t_shirt: { slot: 'top', colours: bright, wear: top({ sleeve: 0.34 }) },
  sweater: {
    slot: 'top',
    colours: ['#a8442f', '#2f5d7c', '#4f7a52', '#d0a354', '#6a4a72'],
    wear: top({ puff: 0.012, neckline: 'crew' }),
  },
  hoodie: {
    slot: 'top',
    colours: ['#4a6fa5', '#c05a3e', '#5b8a62', '#6b6f78'],
    wear: (outfit, colour) => {
      top({ puff: 0.014, front: 'zip', second: lighten(colour, 0.3) })(outfit, colour);
      extra('hood_down')(outfit, colour);
    },
  },
  jacket: {
    slot: 'top',
    colours: ['#3b4a63', '#6b4a32', '#4a5a3f', '#2f3036'],
    wear: top({ puff: 0.014, front: 'open', neckline: 'collar', second: white }),
  },
  coat: { slot: 'top', colours: ['#6b4f3a', '#3b4358', '#7a3b3b', '#4a4a4a'], wear: coat(0.52, {}) },
  raincoat: {
    slot: 'top',
    colours: ['#f0b90e'],
    wear: (outfit, colour) => {
      coat(
        0.34,
        { material: 'glossy', front: 'buttons', second: darken(colour, 0.35) },
        { flare: 0.15, slit: 0, material: 'glossy' },
      )(outfit, colour);
      extra('hood')(outfit, colour);
    },
  },
  suit: {
    slot: 'full',
    colours: ['#26303f', '#33363c', '#1f2226', '#4a4038'],
    wear: whole({ puff: 0.01, front: 'suit', neckline: 'v', second: white }, 0.012, (outfit, colour) => {
      outfit.feet = { kind: 'shoes', colour: fromHex('#1c1614') };
      outfit.legs.colour = colour;
    }),
  },
  vest: {
    slot: 'top',
    colours: muted,
    wear: (outfit, colour) =>
      top({ puff: 0.008, front: 'open', neckline: 'v', sleeveColour: white, second: white })(outfit, colour),
  },
  blouse: {
    slot: 'top',
    colours: ['#f0e8e0', '#e4b7bd', '#b7cfe4', '#e8d9a8'],
    wear: top({ sleeve: 0.95, hangsOver: false, neckline: 'collar', front: 'buttons' }),
  },
  robe: {
    slot: 'full',
    colours: ['#5a3a8a', '#7a2f2f', '#2f4a7a'],
    wear: (outfit, colour) => {
      dressed(
        { length: 0.95, flare: 0.19, pleats: 7, trim: lighten(colour, 0.25) },
        { puff: 0.014, front: 'wrap', second: darken(colour, 0.4) },
      )(outfit, colour);
      outfit.belt = darken(colour, 0.55);
      outfit.extras.push({ name: 'wide_sleeves', colour });
    },
  },
  cape: {
    slot: 'back',
    colours: ['#b3202a'],
    wear: (outfit, colour) => {
      outfit.cape = colour;
    },
  },
  apron: { slot: 'neck', colours: ['#efe9dc'], wear: extra('apron') },
  kimono: {
    slot: 'full',
    colours: ['#b3304a', '#2f4f8a', '#7a3f7a', '#2f7a6a'],
    wear: (outfit, colour) => {
      dressed(
        { length: 0.93, flare: 0.07, pleats: 3, trim: lighten(colour, 0.4) },
        { puff: 0.01, front: 'wrap', second: white },
      )(outfit, colour);
      outfit.feet = { kind: 'sandals', colour: fromHex('#8a5a32') };
      outfit.extras.push(
        { name: 'obi', colour: luminance(colour) > 0.3 ? darken(colour, 0.6) : fromHex('#d9b35a') },
        { name: 'wide_sleeves', colour },
      );
    },
  },
  ...nationalDress,
  tutu: {
    slot: 'full',
    colours: ['#f2b6c6'],
    wear: (outfit, colour) => {
      top({ sleeve: 0, neckline: 'strapless', puff: 0, material: 'satin' })(outfit, colour);
      tights(outfit, lighten(fromHex('#f4d9d4'), 0.2));
      for (const [n, wide] of [0.3, 0.27, 0.23].entries())
        outfit.skirts.push(
          skirtOf(lighten(colour, 0.25 + n * 0.12), {
            flare: wide,
            stiffness: 1,
            length: 0.1,
            pleats: 14,
            material: 'cloth',
          }),
        );
      outfit.feet = { kind: 'slippers', colour: lighten(colour, 0.15) };
    },
  },
  dress: {
    slot: 'full',
    colours: ['#c0283a', '#2f6fb0', '#e0a02a', '#3d8f6f', '#a8487a'],
    wear: (outfit, colour) => {
      dressed({ length: 0.5, flare: 0.2, trim: darken(colour, 0.15) }, { sleeve: 0.3 })(outfit, colour);
      outfit.belt = darken(colour, 0.5);
    },
  },
  gown: {
    slot: 'full',
    colours: ['#7a2f6a', '#2f4f8a', '#b3304a', '#d9b35a'],
    wear: (outfit, colour) => {
      dressed(
        { length: 0.97, flare: 0.34, pleats: 11, trim: lighten(colour, 0.2), material: 'satin' },
        { sleeve: 0, neckline: 'strapless', material: 'satin' },
      )(outfit, colour);
      outfit.belt = lighten(colour, 0.3);
    },
  },
  wedding_dress: {
    slot: 'full',
    colours: ['#f8f4ee'],
    wear: (outfit, colour) => {
      dressed(
        { length: 0.98, flare: 0.42, pleats: 13, trim: white, material: 'cloth' },
        { sleeve: 0.28, neckline: 'strapless', material: 'satin' },
      )(outfit, colour);
      outfit.belt = fromHex('#e8dcd0');
      outfit.feet = { kind: 'heels', colour };
    },
  },
  uniform: {
    slot: 'full',
    colours: ['#2b3a5c'],
    wear: whole({ puff: 0.008, front: 'buttons', neckline: 'collar', second: fromHex('#d9b35a') }, 0.012),
  },
  lab_coat: {
    slot: 'top',
    colours: ['#f4f4f2'],
    wear: coat(0.5, { front: 'open', second: fromHex('#7fa6cf') }, { flare: 0.06 }),
  },
  spacesuit: {
    slot: 'full',
    colours: ['#eceae6'],
    wear: whole(
      { puff: 0.036, front: 'life_support', neckline: 'high', second: fromHex('#c8642a') },
      0.036,
      (outfit, colour) => {
        outfit.feet = { kind: 'boots', colour: darken(colour, 0.12) };
        outfit.gloves = darken(colour, 0.1);
        outfit.extras.push({ name: 'space_helmet', colour }, { name: 'life_support_pack', colour });
      },
    ),
  },
  armour: {
    slot: 'full',
    colours: ['#aeb4bd'],
    wear: whole(
      { puff: 0.016, front: 'plates', neckline: 'high', material: 'metal', second: fromHex('#8a6d3a') },
      0.014,
      (outfit, colour) => {
        outfit.feet = { kind: 'boots', colour };
        outfit.gloves = darken(colour, 0.2);
        outfit.extras.push({ name: 'armour_plates', colour }, { name: 'knight_helmet', colour });
        outfit.skirts.push(skirtOf(fromHex('#8e2430'), { length: 0.3, flare: 0.05, pleats: 6 }));
      },
    ),
  },
  swimsuit: {
    slot: 'full',
    colours: ['#d0324a', '#2f6fb0', '#2b8c6a'],
    wear: (outfit, colour) => {
      outfit.feet = { kind: 'barefoot', colour };
      if (outfit.isFemale) {
        top({ sleeve: 0, neckline: 'strapless', puff: 0, material: 'satin' })(outfit, colour);
        outfit.legs = { colour, material: 'satin', cover: 0, looseness: 0 };
      } else {
        outfit.top = null;
        outfit.legs = { colour, material: 'cloth', cover: 0.34, looseness: 0.012 };
      }
    },
  },
  wetsuit: {
    slot: 'full',
    colours: ['#1f2429'],
    wear: whole(
      { puff: 0.002, front: 'zip', material: 'satin', neckline: 'high', second: fromHex('#2f8fb0') },
      0.002,
      (outfit, colour) => {
        outfit.feet = { kind: 'barefoot', colour };
      },
    ),
  },
  overalls: {
    slot: 'full',
    colours: denim,
    wear: (outfit, colour) => {
      const shirt = fromHex('#b9493f');
      top({ sleeve: 1, front: 'overalls', neckline: 'collar', second: colour, hangsOver: false })(
        outfit,
        shirt,
      );
      outfit.legs = { colour, material: 'cloth', cover: 1, looseness: 0.02 };
    },
  },
  pyjamas: {
    slot: 'full',
    colours: ['#8fb3d9', '#e4b7c8', '#bcd7b0'],
    wear: whole(
      { puff: 0.01, front: 'stripes', second: white, neckline: 'collar' },
      0.018,
      (outfit, colour) => {
        outfit.feet = { kind: 'slippers', colour: darken(colour, 0.3) };
      },
    ),
  },
  costume: {
    slot: 'full',
    colours: ['#b3202a', '#2f4f9a', '#5a2f8a'],
    wear: whole({ puff: 0.002, material: 'satin', second: fromHex('#f0c020') }, 0.002, (outfit, colour) => {
      outfit.feet = { kind: 'boots', colour: darken(colour, 0.4) };
    }),
  },
  jersey: {
    slot: 'top',
    colours: ['#c0282f', '#2456a8', '#e07a1f', '#f0c020', '#1f7a4a'],
    wear: top({ sleeve: 0.34, front: 'number', puff: 0.008 }),
  },
  trousers: { slot: 'legs', colours: ['#3a3d46', '#5a5044', '#2f3a4a', '#6b6350'], wear: legs(1, 0.014) },
  jeans: { slot: 'legs', colours: denim, wear: legs(1, 0.01) },
  shorts: { slot: 'legs', colours: ['#3f5a7a', '#8a7a55', '#4a4f55', '#a65f45'], wear: legs(0.48, 0.022) },
  skirt: {
    slot: 'legs',
    colours: ['#3b4a6b', '#8b3f4a', '#55704f', '#c9a04a'],
    wear: (outfit, colour) => {
      outfit.legs = { colour, material: 'cloth', cover: 0, looseness: 0 };
      outfit.skirts.push(skirtOf(colour, { length: 0.46, flare: 0.16 }));
      if (outfit.top) outfit.top.hangsOver = false;
    },
  },
  boots: { slot: 'feet', colours: ['#4a3324', '#241f1d'], wear: shoe('boots') },
  shoes: { slot: 'feet', colours: dark, wear: shoe('shoes') },
  sneakers: { slot: 'feet', colours: ['#ece9e2', '#c0392f', '#2f6fb0'], wear: shoe('sneakers') },
  sandals: { slot: 'feet', colours: ['#8a5a32'], wear: shoe('sandals') },
  barefoot: { slot: 'feet', colours: ['#8a5a32'], wear: shoe('barefoot') },
  hat: { slot: 'head', colours: ['#6b4a32', '#3b3d45', '#8b3f3a'], wear: extra('hat') },
  cap: { slot: 'head', colours: bright, wear: extra('cap') },
  straw_hat: { slot: 'head', colours: ['#d9b35f'], wear: extra('straw_hat') },
  top_hat: { slot: 'head', colours: ['#1f1f23'], wear: extra('top_hat') },
  cowboy_hat: { slot: 'head', colours: ['#8a5a32'], wear: extra('cowboy_hat') },
  pirate_hat: { slot: 'head', colours: ['#1f1c20'], wear: extra('pirate_hat') },
  helmet: { slot: 'head', colours: ['#c0392f', '#2f6fb0', '#ece9e2'], wear: extra('helmet') },
  hard_hat: { slot: 'head', colours: ['#f0b90e'], wear: extra('hard_hat') },
  crown: { slot: 'head', colours: ['#e8b93a'], wear: extra('crown') },
  chef_hat: { slot: 'head', colours: ['#f8f6f2'], wear: extra('chef_hat') },
  witch_hat: { slot: 'head', colours: ['#2a2233'], wear: extra('witch_hat') },
  beanie: { slot: 'head', colours: bright, wear: extra('beanie') },
  hood: { slot: 'head', colours: muted, wear: extra('hood') },
  turban: { slot: 'head', colours: ['#d98a2b', '#c0392f', '#f0e8d8'], wear: extra('turban') },
  headscarf: { slot: 'head', colours: ['#b3304a', '#2f6f8a', '#d9a02b'], wear: extra('headscarf') },
  party_hat: { slot: 'head', colours: ['#e0487a', '#2f9fd0', '#f0b90e'], wear: extra('party_hat') },
  feather_headdress: {
    slot: 'head',
    colours: ['#e8302a', '#f0a818', '#1f9a8a', '#c02a8a'],
    wear: extra('feather_headdress'),
  },
  santa_hat: { slot: 'head', colours: ['#c01f28'], wear: extra('santa_hat') },
  scarf: { slot: 'neck', colours: ['#c0392f', '#2f6f8a', '#d9a02b'], wear: extra('scarf') },
  tie: { slot: 'neck', colours: ['#b3202a', '#2b3a6b'], wear: extra('tie') },
  bow_tie: { slot: 'neck', colours: ['#1f1f23', '#b3202a'], wear: extra('bow_tie') },
  necklace: { slot: 'neck', colours: ['#e8c86a', '#f4f0e6'], wear: extra('necklace') },
  mask: { slot: 'mouth', colours: ['#1f1f23', '#e8eef0'], wear: extra('mask') },
  glasses: { slot: 'eyes', colours: ['#2b2320', '#6b4a32'], wear: extra('glasses') },
  sunglasses: { slot: 'eyes', colours: ['#161618'], wear: extra('sunglasses') },
  headlamp: { slot: 'ears', colours: ['#23262b'], wear: extra('headlamp') },
  bubble_gum: { slot: 'mouth', colours: ['#f58ab8'], wear: extra('bubble_gum') },
  food_smears: { slot: 'mouth', colours: ['#e08a3a'], wear: extra('food_smears') },
  goggles: { slot: 'eyes', colours: ['#e07a1f', '#2f6fb0'], wear: extra('goggles') },
  gloves: {
    slot: 'hands',
    colours: ['#3a332e', '#c0392f'],
    wear: (outfit, colour) => {
      outfit.gloves = colour;
    },
  },
  watch: { slot: 'wrist', colours: ['#2b2320', '#c8ccd2', '#d8b04a'], wear: extra('watch') },
  beard: { slot: 'mouth', colours: ['#4a2f20'], wear: extra('beard') },
  moustache: { slot: 'mouth', colours: ['#3a2418'], wear: extra('moustache') },
  headphones: { slot: 'ears', colours: ['#2b2c33', '#c0392f'], wear: extra('headphones') },
  backpack: { slot: 'back', colours: ['#c05a2e', '#2f6f8a', '#55704f'], wear: extra('backpack') },
  wings: { slot: 'back', colours: ['#f4f2ec'], wear: extra('wings') },
};

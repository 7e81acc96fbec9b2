/** Knights, kings, pirates, cowboys and other people of history. */

import { fromHex } from '../../../math/colour.ts';
import type { Outfit } from '../clothes/outfit.ts';
import type { Role, RoleTable } from './role.ts';

const cowboyClothes: Role = {
  wears: ['vest:#6b4a2a', 'jeans', 'boots', 'cowboy_hat'],
  extras: [{ name: 'neckerchief', colour: '#c0282f' }],
  change: (outfit: Outfit) => {
    outfit.belt = [0.08, 0.04, 0.02];
    if (outfit.top) outfit.top.sleeveColour = [0.55, 0.42, 0.3];
  },
};

const monk: Role = {
  sex: 'male',
  wears: ['robe:#d0722a', 'sandals'],
  hair: 'bald',
  change: (outfit: Outfit) => {
    if (outfit.top) outfit.top.second = [0.5, 0.12, 0.04];
  },
};

const king: Role = {
  sex: 'male',
  wears: ['robe:#8a1f30', 'cape:#6a1638', 'crown', 'boots'],
  beard: 'short',
  dance: 'waltz',
};

const pirate: Role = {
  swaps: { top_hat: 'pirate_hat' },
  sex: 'male',
  wears: ['coat:#8a2430', 'trousers:#3a332e', 'boots:#1c1614'],
  extras: [
    { name: 'pirate_hat', colour: '#1f1c20' },
    { name: 'eyepatch', colour: '#141214' },
    { name: 'sash', colour: '#d9a02b' },
  ],
  beard: 'short',
  change: (outfit: Outfit) => {
    outfit.belt = [0.03, 0.02, 0.02];
  },
};

const knight: Role = { sex: 'male', wears: ['armour'] };

const roman: Role = {
  sex: 'male',
  wears: ['armour:#b4a88e', 'cape:#a81c1c', 'sandals:#5a3a20'],
  extras: [{ name: 'roman_helmet', colour: '#c8a24a' }],
  change: (outfit: Outfit) => {
    outfit.extras = outfit.extras.filter(({ name }) => name !== 'knight_helmet');
    outfit.gloves = null;
    outfit.feet = { kind: 'sandals', colour: [0.11, 0.05, 0.02] };
    if (outfit.top) outfit.top.second = [0.4, 0.02, 0.02];
  },
};

const warrior: Role = { build: 'muscular', wears: ['armour:#8a6a3a'], beard: 'short' };

export const historyRoles: RoleTable = {
  knight,
  'medieval knight': knight,
  warrior,
  'roman soldier': roman,
  legionary: roman,
  centurion: roman,
  'roman legionary': roman,
  spartan: roman,
  gladiator: { ...warrior, sex: 'male' },
  crusader: knight,
  viking: {
    sex: 'male',
    build: 'broad',
    wears: ['vest:#5a4630', 'trousers:#4a4035', 'boots:#3a2a1e', 'cape:#6b4a32'],
    extras: [{ name: 'viking_helmet', colour: '#a8a49a' }],
    beard: 'long',
    beardColour: '#b9672a',
  },
  samurai: {
    sex: 'male',
    wears: ['armour:#2a2630', 'sandals'],
    extras: [{ name: 'samurai_helmet', colour: '#2a2630' }],
    hair: 'topknot',
    always: (outfit) => {
      const plates = outfit.extras.find(({ name }) => name === 'armour_plates');
      outfit.extras = outfit.extras.filter(({ name }) => !/^(?:knight_helmet|armour_plates)$/.test(name));
      if (!plates || !outfit.top) return;
      // Over a wide-sleeved robe and trousers of cloth.
      const robe = fromHex('#23242c');
      outfit.extras.push({ name: 'samurai_plates', colour: plates.colour, second: fromHex('#e4b83c') });
      Object.assign(outfit.top, {
        material: 'cloth',
        front: 'wrap',
        colour: robe,
        second: fromHex('#e8e0cc'),
      });
      outfit.legs = { ...outfit.legs, colour: robe, material: 'cloth', looseness: 0.03 };
      outfit.skirts = [];
      outfit.gloves = null;
    },
  },
  ninja: {
    swaps: { costume: 'pyjamas', mask: 'ninja_hood' },
    always: (outfit) => {
      if (outfit.top) outfit.top.front = 'wrap';
      outfit.belt = [0.4, 0.02, 0.03];
    },
    wears: ['pyjamas:#1e2026', 'boots:#1e2026', 'gloves:#26282e'],
    extras: [{ name: 'ninja_hood', colour: '#1e2026' }],
    change: (outfit) => {
      if (outfit.top) outfit.top.front = 'wrap';
      outfit.belt = [0.4, 0.02, 0.03];
    },
  },
  geisha: {
    sex: 'female',
    wears: ['kimono:#b3304a'],
    hair: 'bun',
    hairColour: '#141112',
    skin: '#f6ece4',
    extras: [{ name: 'hair_flower', colour: '#e0607a' }],
  },
  emperor: { ...king, wears: ['robe:#d9a02b', 'cape:#a8202a', 'crown'] },
  king,
  queen: {
    sex: 'female',
    wears: ['gown:#6a1f7a', 'cape:#8a1f30', 'crown', 'necklace'],
    dance: 'waltz',
    hair: 'bun',
  },
  prince: {
    sex: 'male',
    wears: ['uniform:#2f4f9a', 'cape:#8a1f30', 'boots'],
    extras: [
      { name: 'crown', colour: '#e8b93a' },
      { name: 'epaulettes', colour: '#e8b93a' },
    ],
    dance: 'waltz',
  },
  princess: {
    swaps: { crown: 'tiara' },
    sex: 'female',
    wears: ['gown:#e08ab0'],
    extras: [{ name: 'tiara', colour: '#f0d88a' }],
    hair: 'long',
    dance: 'waltz',
  },
  pharaoh: {
    sex: 'male',
    wears: ['robe:#f0e8d0', 'sandals'],
    extras: [
      { name: 'headscarf', colour: '#2f5fb0' },
      { name: 'necklace', colour: '#e8b93a' },
    ],
  },
  jester: {
    wears: ['costume:#7a2f9a'],
    extras: [
      { name: 'clown_nose', colour: '#c0282f' },
      { name: 'party_hat', colour: '#7a2f9a' },
    ],
  },
  clown: {
    swaps: { costume: 'pyjamas' },
    always: (outfit) => {
      if (!outfit.top) return;
      outfit.top.front = 'dots';
      outfit.top.second = [0.6, 0.03, 0.05];
    },
    wears: ['pyjamas:#f0c020', 'shoes:#c0282f', 'gloves:#f4f1ea'],
    extras: [
      { name: 'clown_nose', colour: '#d01f28' },
      { name: 'frill', colour: '#f4f1ea' },
      { name: 'party_hat', colour: '#2f6fd0' },
    ],
    hair: 'clown',
    hairColour: '#d2401f',
    skin: '#f4e6dc',
    change: (outfit) => {
      if (outfit.top) {
        outfit.top.front = 'dots';
        outfit.top.second = [0.6, 0.03, 0.05];
      }
    },
  },
  peasant: { wears: ['shirt:#a8926a', 'trousers:#6b5a3f', 'boots', 'hat'] },
  servant: { wears: ['shirt', 'vest', 'trousers', 'shoes'] },
  cowboy: { ...cowboyClothes, sex: 'male' },
  cowgirl: { ...cowboyClothes, sex: 'female' },
  gunslinger: { ...cowboyClothes, sex: 'male', beard: 'moustache' },
  bandit: { sex: 'male', wears: ['vest:#3a2f26', 'trousers', 'boots', 'cowboy_hat:#26221f', 'mask'] },
  pirate,
  'pirate captain': pirate,
  caveman: {
    swaps: { costume: 'dress' },
    sex: 'male',
    build: 'broad',
    wears: ['dress:#8a5a2a', 'barefoot'],
    beard: 'short',
    hair: 'curly',
  },
  barbarian: {
    sex: 'male',
    build: 'muscular',
    wears: ['dress:#6b4a2a', 'boots'],
    beard: 'short',
    hair: 'long',
  },
  monk,
  'buddhist monk': monk,
  shaolin: monk,
  'shaolin monk': monk,
  'kung fu master': {
    sex: 'male',
    age: 'old',
    wears: ['pyjamas:#f0ece0', 'barefoot'],
    beard: 'long',
    beardColour: '#eceae6',
  },
  elderly: { age: 'old', wears: [] },
  hippie: {
    wears: ['t_shirt', 'jeans', 'sandals', 'sunglasses', 'necklace'],
    hair: 'long',
    extras: [{ name: 'flower_crown', colour: '#e08ab0' }],
  },
  punk: { wears: ['jacket:#1c1a1a', 'jeans', 'boots'], hair: 'spiky', hairColour: '#d0308a' },
};

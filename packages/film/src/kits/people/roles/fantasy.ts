/** Wizards, fairies, monsters and heroes of tales. */

import type { Role, RoleTable } from './role.ts';

const superhero: Role = {
  swaps: { mask: 'eye_mask' },
  always: (outfit) => {
    outfit.belt = [0.8, 0.5, 0.02];
    if (outfit.top) outfit.top.front = 'emblem';
  },
  build: 'muscular',
  wears: ['costume', 'cape'],
  hair: 'side_part',
};

const wizard: Role = {
  swaps: { witch_hat: 'wizard_hat' },
  sex: 'male',
  age: 'old',
  wears: ['robe:#3a3f8a', 'boots'],
  extras: [{ name: 'wizard_hat', colour: '#3a3f8a' }],
  beard: 'long',
  beardColour: '#eceae6',
  hair: 'long',
  hairColour: '#eceae6',
};

const gnome: Omit<Role, 'wears'> = {
  isSmall: true,
  swaps: { hat: 'gnome_hat', party_hat: 'gnome_hat' },
  extras: [{ name: 'gnome_hat', colour: '#b8222a' }],
  sex: 'male',
  age: 'child',
  build: 'round',
  beard: 'long',
};

const zombie: Role = {
  wears: ['shirt:#5c5a48', 'trousers:#3c362c', 'barefoot'],
  skin: '#7f9a6a',
  hairColour: '#2b2a22',
  lurches: true,
};

const angel: Role = {
  sex: 'female',
  wears: ['gown:#f8f6f0', 'wings', 'barefoot'],
  extras: [{ name: 'halo', colour: '#ffe08a' }],
  hair: 'long',
  hairColour: '#e0b86a',
};

export const fantasyRoles: RoleTable = {
  wizard,
  sorcerer: wizard,
  mage: wizard,
  warlock: wizard,
  sorceress: { sex: 'female', wears: ['gown:#5a2f8a', 'cape:#2a1f4a'], hair: 'long' },
  witch: {
    sex: 'female',
    wears: ['robe:#2a2233', 'boots', 'witch_hat'],
    hair: 'long',
    hairColour: '#8a3a1c',
  },
  druid: { sex: 'male', age: 'old', wears: ['robe:#5a6a3f', 'sandals', 'hood:#5a6a3f'], beard: 'long' },
  fairy: {
    swaps: { wings: 'fairy_wings' },
    sex: 'female',
    build: 'slim',
    wears: ['dress:#8fd06a', 'barefoot'],
    extras: [
      { name: 'fairy_wings', colour: '#a8e0ff' },
      { name: 'flower_crown', colour: '#e08ab0' },
    ],
    hair: 'long',
  },
  pixie: {
    swaps: { wings: 'fairy_wings' },
    sex: 'female',
    build: 'slim',
    wears: ['dress:#8fd06a', 'barefoot'],
    extras: [{ name: 'fairy_wings', colour: '#a8e0ff' }],
    hair: 'bob',
  },
  angel,
  cupid: {
    age: 'child',
    wears: ['wings', 'barefoot', 'shorts:#f4f1ea'],
    extras: [{ name: 'halo', colour: '#ffe08a' }],
    hair: 'curly',
    hairColour: '#e0b86a',
    change: (outfit) => {
      outfit.top = null;
    },
  },
  devil: {
    sex: 'male',
    wears: ['costume:#8a1418', 'cape:#3a0a10'],
    extras: [{ name: 'horns', colour: '#3a1010' }],
    skin: '#c04038',
    beard: 'moustache',
  },
  demon: {
    sex: 'male',
    build: 'muscular',
    wears: ['trousers:#2a1a1e', 'barefoot'],
    extras: [{ name: 'horns', colour: '#2a1010' }],
    skin: '#a83a34',
    change: (outfit) => {
      outfit.top = null;
    },
  },
  vampire: {
    sex: 'male',
    wears: ['suit:#17171c', 'cape:#5a0f1a', 'bow_tie', 'shoes'],
    extras: [{ name: 'fangs', colour: '#ffffff' }],
    skin: '#e4dcdc',
    hair: 'side_part',
    hairColour: '#141216',
  },
  zombie,
  mummy: {
    wears: ['pyjamas:#d8cba8', 'barefoot', 'gloves:#d8cba8'],
    extras: [{ name: 'turban', colour: '#d8cba8' }],
    skin: '#cfc29c',
    hair: 'bald',
    change: (outfit) => {
      if (outfit.top) {
        outfit.top.front = 'bandages';
      }
      outfit.skin = null;
    },
  },
  frankenstein: {
    sex: 'male',
    build: 'broad',
    wears: ['jacket:#2b2c2f', 'trousers:#3a3a35', 'boots'],
    skin: '#8fae7a',
    hairColour: '#141414',
    hair: 'buzz',
  },
  superhero,
  superman: { ...superhero, sex: 'male' },
  'super hero': superhero,
  superheroine: { ...superhero, sex: 'female', build: 'slim', hair: 'long' },
  villain: { sex: 'male', wears: ['suit:#2a1f3a', 'cape:#141018', 'gloves:#141018'], beard: 'moustache' },
  'elf warrior': {
    wears: ['vest:#3f6a3a', 'trousers:#5a4a35', 'boots', 'cape:#2f5a3a'],
    extras: [
      { name: 'elf_ears', colour: '#f0c3a0' },
      { name: 'quiver', colour: '#6b4a2a' },
    ],
    hair: 'long',
    hairColour: '#e0c88a',
  },
  dwarf: {
    ...gnome,
    wears: ['vest:#7a3f2a', 'trousers:#4a4035', 'boots'],
    beardColour: '#b9672a',
  },
  gnome: {
    ...gnome,
    wears: ['shirt:#2f6fb0', 'trousers:#4a4035', 'boots'],
    beardColour: '#f4f2ee',
  },
  goblin: {
    isSmall: true,
    age: 'child',
    wears: ['vest:#5a4630', 'shorts:#4a4035', 'barefoot'],
    extras: [{ name: 'elf_ears', colour: '#7f9a4a' }],
    skin: '#7f9a4a',
    hair: 'bald',
  },
  orc: {
    sex: 'male',
    build: 'muscular',
    wears: ['armour:#4a4440'],
    extras: [
      { name: 'elf_ears', colour: '#6f8a4a' },
      { name: 'fangs', colour: '#ffffff' },
    ],
    skin: '#6f8a4a',
    hair: 'topknot',
    change: (outfit) => {
      outfit.extras = outfit.extras.filter(({ name }) => name !== 'knight_helmet');
    },
  },
  troll: {
    sex: 'male',
    build: 'round',
    wears: ['vest:#5a4630', 'shorts:#4a4035', 'barefoot'],
    extras: [{ name: 'elf_ears', colour: '#7a8a72' }],
    skin: '#7a8a72',
    hair: 'spiky',
  },
  giant: {
    sex: 'male',
    build: 'broad',
    wears: ['vest:#5a4630', 'shirt:#a8926a', 'trousers:#4a4035', 'boots'],
    beard: 'short',
  },
  genie: {
    sex: 'male',
    build: 'muscular',
    wears: ['trousers:#2f5fb0', 'barefoot', 'turban:#e8b93a'],
    skin: '#5f9fd8',
    beard: 'short',
    beardColour: '#141216',
    change: (outfit) => {
      outfit.top = null;
      outfit.belt = [0.7, 0.45, 0.08];
    },
  },
};

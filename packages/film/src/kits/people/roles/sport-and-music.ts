/** Players of games, sports and instruments. */

import { fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Outfit } from '../clothes/outfit.ts';
import type { Role, RoleTable } from './role.ts';

const team = (jersey: string, shorts: string): Role => ({
  wears: [`jersey:${jersey}` as 'jersey', `shorts:${shorts}` as 'shorts', 'sneakers'],
});
const basketball: Role = {
  build: 'muscular',
  wears: ['jersey:#d2521f', 'shorts:#d2521f', 'sneakers:#ece9e2'],
  change: (outfit) => {
    if (outfit.top) outfit.top.sleeve = 0.06;
    outfit.legs.cover = 0.52;
  },
};
/** The shirt that would complete the shorts is left out, with its hood. */
const bareChest = (outfit: Outfit) => {
  outfit.top = null;
  outfit.extras = outfit.extras.filter(({ name }) => !/hood|collar|scarf/.test(name));
};
const gymWear: Role = { wears: ['t_shirt', 'shorts:#2b2c33', 'sneakers'] };
const swimmer: Role = { wears: ['swimsuit', 'goggles', 'barefoot'] };
const skier: Role = {
  wears: ['jacket:#d0402a', 'trousers:#22345c', 'boots:#26262b', 'helmet:#e8e4da', 'goggles', 'gloves'],
};
const leathers: Role = {
  wears: ['jacket:#c8281e', 'trousers:#1a1a1d', 'boots:#1a1a1d', 'gloves:#1a1a1d'],
  extras: [{ name: 'racing_helmet', colour: '#c8281e' }],
  change: (outfit) => {
    outfit.legs.looseness = 0;
    outfit.legs.material = 'satin';
    if (outfit.top) outfit.top.material = 'satin';
  },
};
const iceDancer: Role = {
  sex: 'female',
  wears: ['dress:#3f7ad0', 'boots:#f4f1ea'],
  hair: 'bun',
  dance: 'ballet',
  always: (outfit) => {
    outfit.feet = { kind: 'boots', colour: fromHex('#f4f1ea'), hasBlade: true };
  },
};
const concert: Role = { wears: ['suit:#1c1c22', 'bow_tie', 'shoes'] };
const rocker: Role = { wears: ['jacket:#26221f', 'jeans', 'boots'] };
const yogi: Role = {
  sex: 'female',
  wears: ['t_shirt:#6a4a8a', 'jeans:#2b2c3a', 'barefoot'],
  hair: 'ponytail',
  change: (outfit) => {
    outfit.legs.looseness = 0;
    outfit.legs.material = 'satin';
    if (outfit.top) {
      outfit.top.sleeve = 0.08;
      outfit.top.hangsOver = false;
    }
  },
};

export const sportAndMusicRoles: RoleTable = {
  athlete: gymWear,
  sportsman: gymWear,
  player: team('#2456a8', '#f0ece4'),
  skateboarder: { wears: ['t_shirt:#e0a02a', 'jeans', 'sneakers:#c0392f', 'cap:#2f6fb0'] },
  skater: { wears: ['hoodie', 'jeans', 'sneakers', 'beanie'] },
  'roller skater': { wears: ['t_shirt', 'shorts', 'sneakers', 'helmet'] },
  'basketball player': basketball,
  'football player': team('#c0282f', '#f0ece4'),
  'soccer player': team('#c0282f', '#f0ece4'),
  footballer: team('#2456a8', '#f0ece4'),
  goalkeeper: { wears: ['jersey:#e8c82a', 'shorts:#1c1c22', 'sneakers', 'gloves:#f4f1ea'] },
  'american football player': {
    build: 'muscular',
    wears: ['jersey:#2b5a3a', 'trousers:#e0c86a', 'sneakers'],
    extras: [
      { name: 'football_helmet', colour: '#e0c86a' },
      { name: 'shoulder_pads', colour: '#2b5a3a' },
    ],
  },
  quarterback: {
    build: 'muscular',
    wears: ['jersey:#2456a8', 'trousers:#e8e4da', 'sneakers'],
    extras: [
      { name: 'football_helmet', colour: '#2456a8' },
      { name: 'shoulder_pads', colour: '#2456a8' },
    ],
  },
  'rugby player': { build: 'muscular', ...team('#1f7a4a', '#f0ece4') },
  'volleyball player': team('#e0a02a', '#22345c'),
  'handball player': team('#2456a8', '#c0282f'),
  'baseball player': {
    wears: ['jersey:#f0ece4', 'trousers:#f0ece4', 'sneakers', 'cap:#c0282f'],
    change: (outfit) => {
      if (outfit.top) outfit.top.second = [0.5, 0.03, 0.04];
    },
  },
  batter: { wears: ['jersey:#f0ece4', 'trousers:#f0ece4', 'sneakers', 'helmet:#c0282f'] },
  'baseball pitcher': { wears: ['jersey:#f0ece4', 'trousers:#f0ece4', 'sneakers', 'cap:#2456a8'] },
  'cricket player': { wears: ['shirt:#f4f1ea', 'trousers:#f4f1ea', 'sneakers', 'helmet:#22345c'] },
  'hockey player': {
    build: 'broad',
    wears: ['jersey:#c0282f', 'trousers:#22345c', 'boots:#26262b', 'helmet:#22345c', 'gloves'],
    always: (outfit) => {
      outfit.feet = { ...outfit.feet, hasBlade: true };
    },
  },
  'ice skater': iceDancer,
  'figure skater': iceDancer,
  'tennis player': {
    wears: ['t_shirt:#f6f4ee', 'shorts:#f6f4ee', 'sneakers:#f6f4ee'],
    extras: [{ name: 'headband', colour: '#c0282f' }],
  },
  'badminton player': team('#c0282f', '#1c1c22'),
  'ping pong player': team('#2456a8', '#1c1c22'),
  golfer: { wears: ['t_shirt:#f0ece4', 'trousers:#8a7a55', 'shoes:#f4f1ea', 'cap:#f4f1ea'] },
  boxer: {
    swaps: { gloves: 'boxing_gloves' },
    sex: 'male',
    build: 'muscular',
    wears: ['shorts:#c0282f', 'boots:#26262b'],
    extras: [{ name: 'boxing_gloves', colour: '#c0202a' }],
    change: (outfit) => {
      if (outfit.isFemale) return;
      bareChest(outfit);
      outfit.legs.cover = 0.46;
      outfit.belt = [0.8, 0.78, 0.74];
    },
  },
  fighter: { build: 'muscular', wears: ['shorts:#2456a8', 'barefoot', 't_shirt:#26262b'] },
  wrestler: {
    sex: 'male',
    build: 'muscular',
    wears: ['shorts:#c0282f', 'boots:#26262b'],
    change: (outfit) => {
      if (outfit.isFemale) return;
      bareChest(outfit);
      outfit.legs.cover = 0.16;
      outfit.legs.looseness = 0;
      outfit.legs.material = 'satin';
    },
  },
  'sumo wrestler': {
    sex: 'male',
    build: 'huge',
    wears: ['shorts:#191a24', 'barefoot'],
    hair: 'topknot',
    hairColour: '#15110f',
    beard: 'none',
    extras: [{ name: 'mawashi', colour: '#191a24' }],
    // Bare but for the belt, whatever shirt a seed would add.
    always: (outfit) => {
      bareChest(outfit);
      outfit.legs.cover = 0.02;
      outfit.legs.colour = outfit.extras.find(({ name }) => name === 'mawashi')!.colour;
    },
  },
  martial: { wears: ['pyjamas:#f4f1ea', 'barefoot'] },
  karateka: { wears: ['pyjamas:#f4f1ea', 'barefoot'] },
  bodybuilder: {
    sex: 'male',
    build: 'muscular',
    wears: ['shorts:#1c1c22', 'sneakers', 't_shirt'],
    change: (outfit) => {
      outfit.top = null;
    },
  },
  weightlifter: {
    build: 'muscular',
    wears: ['t_shirt:#c0282f', 'shorts:#1c1c22', 'sneakers'],
    change: (outfit) => {
      if (outfit.top) outfit.top.sleeve = 0.05;
    },
  },
  gymnast: { sex: 'female', wears: ['swimsuit:#7a2f9a', 'barefoot'], hair: 'bun', dance: 'ballet' },
  runner: { wears: ['t_shirt', 'shorts', 'sneakers'], extras: [{ name: 'headband', colour: '#e8e4da' }] },
  jogger: { wears: ['t_shirt', 'shorts', 'sneakers', 'headphones'] },
  sprinter: { wears: ['jersey', 'shorts', 'sneakers'] },
  swimmer,
  surfer: { wears: ['swimsuit:#e0602a', 'barefoot'] },
  skier,
  snowboarder: {
    wears: ['jacket:#2f9a6a', 'trousers:#3a342f', 'boots', 'beanie:#e0a02a', 'goggles', 'gloves'],
  },
  cyclist: {
    wears: ['jersey:#e8c82a', 'shorts:#1c1c22', 'sneakers', 'helmet', 'sunglasses'],
    change: (outfit) => {
      outfit.legs.looseness = 0;
      outfit.legs.material = 'satin';
    },
  },
  biker: {
    sex: 'male',
    build: 'broad',
    wears: ['jacket:#1c1a1a', 'jeans', 'boots', 'cap:#1c1a1a', 'sunglasses'],
    beard: 'short',
  },
  motorcyclist: leathers,
  'racing driver': {
    wears: ['costume:#c0282f', 'gloves'],
    extras: [{ name: 'racing_helmet', colour: '#f0ece4' }],
  },
  'race car driver': {
    wears: ['costume:#c0282f', 'gloves'],
    extras: [{ name: 'racing_helmet', colour: '#f0ece4' }],
  },
  rider: { wears: ['jacket:#8a2430', 'trousers:#e8e0cc', 'boots:#1c1614', 'helmet:#1c1c22'] },
  jockey: {
    build: 'slim',
    wears: ['jersey:#2f9a5a', 'trousers:#f0ece4', 'boots:#1c1614', 'helmet:#2f9a5a', 'goggles'],
  },
  rower: { wears: ['t_shirt:#2456a8', 'shorts:#1c1c22', 'sneakers'] },
  archer: {
    wears: ['vest:#3f5a35', 'trousers:#5a4a35', 'boots'],
    extras: [{ name: 'quiver', colour: '#6b4a2a' }],
  },
  fencer: { wears: ['uniform:#f6f4ee', 'sneakers:#f6f4ee', 'gloves:#f6f4ee'] },
  yogi,
  'yoga teacher': yogi,
  'chess player': { wears: ['vest', 'trousers', 'shoes', 'glasses'] },
  cheerleader: {
    sex: 'female',
    wears: ['jersey:#c0282f', 'skirt:#f4f1ea', 'sneakers:#f4f1ea'],
    extras: [{ name: 'pom_poms', colour: '#f2c52a', second: '#f6f4ee' }],
    hair: 'ponytail',
    change: (outfit) => {
      const [skirt] = outfit.skirts;
      if (skirt) Object.assign(skirt, { length: 0.34, flare: 0.2, pleats: 16 });
      if (outfit.top) outfit.top.sleeve = 0.1;
    },
  },
  musician: { wears: ['shirt:#8a3f3a', 'vest:#3a342f', 'trousers', 'shoes', 'hat'] },
  'street musician': { wears: ['jacket:#6b4a32', 'jeans', 'boots', 'hat', 'scarf'] },
  busker: { wears: ['jacket:#6b4a32', 'jeans', 'boots', 'hat', 'scarf'] },
  violinist: { ...concert },
  cellist: concert,
  pianist: concert,
  organist: concert,
  conductor: { ...concert, sex: 'male', hair: 'curly', hairColour: '#e0ded8' },
  flutist: concert,
  'orchestra player': concert,
  guitarist: rocker,
  bassist: rocker,
  drummer: { wears: ['t_shirt:#1f1f23', 'jeans', 'sneakers'], hair: 'curly' },
  singer: { wears: ['jacket:#7a2f6a', 'trousers:#1f1f23', 'shoes'] },
  'opera singer': { sex: 'female', build: 'round', wears: ['gown:#7a1f38', 'necklace'], hair: 'bun' },
  rapper: { sex: 'male', wears: ['hoodie:#f0ece4', 'jeans', 'sneakers', 'cap', 'sunglasses', 'necklace'] },
  'rock star': { ...rocker, hair: 'spiky' },
  rockstar: { ...rocker, hair: 'spiky' },
  'pop star': { sex: 'female', wears: ['dress:#e0487a', 'boots:#f0ece4'] },
  dj: { wears: ['t_shirt:#1f1f23', 'jeans', 'sneakers', 'headphones', 'cap'] },
  trumpeter: { wears: ['suit', 'bow_tie', 'hat', 'shoes'] },
  saxophonist: { wears: ['suit:#22345c', 'tie', 'hat', 'sunglasses', 'shoes'] },
  'jazz musician': { wears: ['suit:#22345c', 'tie', 'hat', 'shoes'] },
  accordionist: { wears: ['vest', 'trousers', 'shoes', 'cap'] },
  dancer: { sex: 'female', wears: ['dress:#c0283a', 'shoes'], hair: 'bun' },
  'break dancer': { wears: ['hoodie', 'trousers', 'sneakers', 'cap'] },
  'flamenco dancer': {
    sex: 'female',
    wears: ['gown:#c01f2f'],
    hair: 'bun',
    extras: [{ name: 'hair_flower', colour: '#e0303f' }],
    dance: 'folk',
    // Long, with a black flounce under the red one.
    always: (outfit) => {
      const [skirt] = outfit.skirts;
      if (!skirt) return;
      const black: Vec3 = [0.015, 0.013, 0.016];
      Object.assign(skirt, { length: 0.8, flare: 0.42, pleats: 14, trim: black });
      outfit.skirts.push({ ...skirt, colour: black, length: 0.94, flare: 0.5, pleats: 18 });
      outfit.belt = black;
    },
  },
  'hula dancer': {
    sex: 'female',
    wears: ['swimsuit:#e0602a', 'barefoot', 'skirt:#8aa83f'],
    extras: [
      { name: 'lei', colour: '#e0487a' },
      { name: 'flower_crown', colour: '#e0487a' },
    ],
    dance: 'hula',
  },
  'belly dancer': { sex: 'female', wears: ['swimsuit:#2f8a9a', 'barefoot', 'skirt:#2f8a9a'], dance: 'hula' },
  ballerina: {
    sex: 'female',
    build: 'slim',
    wears: ['tutu'],
    hair: 'bun',
    dance: 'ballet',
    extras: [{ name: 'tiara', colour: '#f0e8d8' }],
  },
  'ballet dancer': { sex: 'female', build: 'slim', wears: ['tutu'], hair: 'bun', dance: 'ballet' },
};

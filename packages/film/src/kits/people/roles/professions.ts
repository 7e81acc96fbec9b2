/** People by their work. */

import type { Role, RoleTable } from './role.ts';

const suit = { wears: ['suit', 'tie', 'shoes'] } as const;
const burglar: Role = {
  swaps: { mask: 'eye_mask' },
  wears: ['sweater:#26262b', 'trousers:#26262b', 'sneakers', 'beanie:#1c1c20'],
  extras: [{ name: 'eye_mask', colour: '#141416' }],
  change: (outfit) => {
    if (outfit.top) {
      outfit.top.front = 'stripes';
    }
  },
};

const officer = {
  wears: ['uniform:#22345c', 'shoes:#161618'],
  extras: [
    { name: 'peaked_cap', colour: '#22345c' },
    { name: 'badge', colour: '#e0b93a' },
  ],
} as const;
const fireGear = {
  always: (outfit: import('../clothes/outfit.ts').Outfit) => {
    if (outfit.top) outfit.top.front = 'reflective';
  },
  wears: ['coat:#c8a22a', 'trousers:#c8a22a', 'boots:#26221f', 'gloves:#3a332e'],
  extras: [{ name: 'firefighter_helmet', colour: '#c0281f' }],
} as const;
const doctor = {
  wears: ['lab_coat', 'trousers:#3f6a8a', 'shoes'],
  extras: [{ name: 'stethoscope', colour: '#26262b' }],
} as const;
const scientist = { wears: ['lab_coat', 'trousers:#3a3d46', 'shoes', 'glasses'] } as const;
const chef = {
  wears: ['uniform:#f6f3ec', 'trousers:#2b2c33', 'shoes', 'chef_hat', 'apron:#f0ece2'],
  extras: [{ name: 'neckerchief', colour: '#c0282f' }],
  change: (outfit: import('../clothes/outfit.ts').Outfit) => {
    if (outfit.top) outfit.top.front = 'double_row';
    outfit.legs.colour = [0.03, 0.03, 0.04];
  },
} as const;
const farmer = { wears: ['overalls', 'boots:#5a4a35', 'straw_hat'] } as const;
const sailor = {
  wears: ['shirt:#f4f1ea', 'trousers:#22345c', 'shoes'],
  extras: [
    { name: 'sailor_hat', colour: '#f6f4ee' },
    { name: 'neckerchief', colour: '#22345c' },
  ],
  change: (outfit: import('../clothes/outfit.ts').Outfit) => {
    if (outfit.top) {
      outfit.top.front = 'stripes';
      outfit.top.second = [0.02, 0.06, 0.2];
    }
  },
} as const;
const builder = {
  wears: ['t_shirt:#e07a1f', 'jeans', 'boots:#8a5a32', 'hard_hat'],
  extras: [{ name: 'toolbelt', colour: '#6b4a2a' }],
  change: (outfit: import('../clothes/outfit.ts').Outfit) => {
    if (outfit.top) outfit.top.front = 'reflective';
  },
} as const;
const mechanic = { wears: ['overalls:#34507f', 'boots', 'cap:#34507f'] } as const;
const soldier = {
  wears: ['uniform:#5a6340', 'boots:#2b241d'],
  extras: [{ name: 'army_helmet', colour: '#4f5838' }],
} as const;
const pilot = {
  wears: ['suit:#1f2a44', 'tie:#14181f', 'shoes'],
  extras: [
    { name: 'peaked_cap', colour: '#1f2a44' },
    { name: 'epaulettes', colour: '#e0b93a' },
  ],
} as const;
const waiter = { wears: ['vest:#1f1f23', 'trousers:#1f1f23', 'shoes', 'bow_tie'] } as const;
const fisher = { wears: ['raincoat:#e8b021', 'trousers:#3a4a5a', 'boots:#3a5a3f'], beard: 'short' } as const;
const artist = {
  wears: ['shirt:#e8e2d4', 'trousers:#4a4f5a', 'shoes', 'apron:#b8a888'],
  extras: [{ name: 'beret', colour: '#a8282f' }],
} as const;
const astronaut = { wears: ['spacesuit'] } as const;
const judge = { wears: ['robe:#1c1c22', 'shoes'], extras: [{ name: 'frill', colour: '#f4f1ea' }] } as const;

export const professionRoles: RoleTable = {
  chef,
  cook: chef,
  baker: { wears: ['shirt:#f4f1ea', 'trousers:#8a8a86', 'shoes', 'chef_hat', 'apron'] },
  butcher: {
    sex: 'male',
    build: 'broad',
    wears: ['shirt:#f4f1ea', 'trousers', 'shoes', 'apron:#c04a4a', 'cap:#f4f1ea'],
  },
  barista: { wears: ['shirt:#3a4a45', 'jeans', 'sneakers', 'apron:#5a3a26'] },
  waiter: { ...waiter, sex: 'male' },
  waitress: { wears: ['blouse:#f4f1ea', 'skirt:#1f1f23', 'shoes', 'apron'], sex: 'female' },
  bartender: waiter,
  butler: { sex: 'male', wears: ['suit:#1c1c22', 'bow_tie', 'gloves:#f4f1ea', 'shoes'] },
  maid: { sex: 'female', wears: ['dress:#26262e', 'apron', 'shoes'] },
  cleaner: { wears: ['shirt:#7fa6cf', 'trousers:#41597a', 'shoes', 'gloves:#e8c82a', 'cap'] },
  janitor: { wears: ['overalls', 'shoes', 'cap'] },
  doctor,
  surgeon: {
    wears: ['pyjamas:#3f9a8a', 'shoes', 'mask:#d8ece8'],
    extras: [{ name: 'bandana', colour: '#3f9a8a' }],
    change: (outfit) => {
      if (outfit.top) outfit.top.front = 'plain';
    },
  },
  dentist: { wears: ['lab_coat', 'trousers', 'shoes', 'mask:#d8ece8'] },
  veterinarian: doctor,
  vet: doctor,
  nurse: {
    swaps: { uniform: 'dress' },
    sex: 'female',
    wears: ['dress:#f4f6f8', 'shoes:#f4f1ea'],
    extras: [{ name: 'nurse_cap', colour: '#fafafa' }],
  },
  paramedic: {
    wears: ['jacket:#c0302a', 'trousers:#22345c', 'boots'],
    change: (outfit) => {
      if (outfit.top) outfit.top.front = 'reflective';
    },
  },
  pharmacist: scientist,
  scientist,
  chemist: { wears: ['lab_coat', 'trousers', 'shoes', 'goggles'] },
  researcher: scientist,
  professor: { wears: ['jacket:#6b5a3a', 'trousers', 'shoes', 'glasses', 'bow_tie'], age: 'old' },
  inventor: { wears: ['lab_coat', 'trousers', 'shoes', 'goggles'], hair: 'curly', hairColour: '#e0ded8' },
  engineer: { wears: ['shirt:#7fa6cf', 'jeans', 'boots', 'hard_hat:#f4f1ea'] },
  architect: { wears: ['shirt', 'trousers', 'shoes', 'glasses', 'hard_hat:#f4f1ea'] },
  teacher: { wears: ['sweater', 'trousers', 'shoes', 'glasses'] },
  librarian: { sex: 'female', wears: ['sweater:#8a5a6a', 'skirt', 'shoes', 'glasses'], hair: 'bun' },
  writer: { wears: ['sweater', 'trousers', 'shoes', 'glasses'] },
  author: { wears: ['sweater', 'trousers', 'shoes', 'glasses'] },
  poet: { wears: ['vest', 'trousers', 'shoes', 'scarf'] },
  journalist: { wears: ['jacket', 'trousers', 'shoes', 'glasses'] },
  reporter: { wears: ['suit', 'tie', 'shoes'] },
  photographer: { wears: ['vest:#6b6350', 'jeans', 'boots', 'cap'] },
  cameraman: { wears: ['t_shirt:#2b2c33', 'jeans', 'sneakers', 'headphones'] },
  director: { wears: ['jacket', 'jeans', 'shoes', 'cap', 'scarf'] },
  actor: suit,
  actress: { sex: 'female', wears: ['gown', 'necklace'] },
  model: { sex: 'female', wears: ['gown'] },
  businessman: { ...suit, sex: 'male' },
  businesswoman: { sex: 'female', wears: ['suit', 'shoes'] },
  businessperson: suit,
  'office worker': suit,
  worker: builder,
  employee: suit,
  boss: suit,
  manager: suit,
  banker: suit,
  lawyer: suit,
  politician: suit,
  president: suit,
  salesman: suit,
  judge,
  programmer: { wears: ['hoodie', 'jeans', 'sneakers', 'glasses', 'headphones'] },
  hacker: { wears: ['hoodie:#26292f', 'jeans', 'sneakers', 'hood:#26292f'] },
  gamer: { wears: ['hoodie', 'jeans', 'sneakers', 'headphones'] },
  secretary: { sex: 'female', wears: ['blouse', 'skirt', 'shoes', 'glasses'] },
  detective: { wears: ['coat:#8a7048', 'trousers', 'shoes', 'hat:#6b5638'] },
  spy: { wears: ['suit:#1c1c22', 'tie', 'shoes', 'sunglasses'] },
  bodyguard: { sex: 'male', build: 'muscular', wears: ['suit:#1c1c22', 'tie', 'shoes', 'sunglasses'] },
  'police officer': officer,
  policeman: { ...officer, sex: 'male' },
  policewoman: { ...officer, sex: 'female' },
  cop: officer,
  sheriff: {
    sex: 'male',
    wears: ['vest:#6b4a2a', 'jeans', 'boots', 'cowboy_hat'],
    extras: [{ name: 'badge', colour: '#e0b93a' }],
    beard: 'moustache',
  },
  guard: officer,
  'security guard': officer,
  thief: burglar,
  burglar,
  prisoner: { wears: ['pyjamas:#2b2c33', 'shoes'] },
  firefighter: fireGear,
  fireman: { ...fireGear, sex: 'male' },
  soldier,
  'army officer': officer,
  general: {
    sex: 'male',
    wears: ['uniform:#3f4a35', 'boots'],
    extras: [
      { name: 'peaked_cap', colour: '#3f4a35' },
      { name: 'medal', colour: '#e0b93a' },
      { name: 'epaulettes', colour: '#e0b93a' },
    ],
  },
  pilot,
  captain: {
    sex: 'male',
    wears: ['suit:#1f2a44', 'shoes'],
    extras: [
      { name: 'peaked_cap', colour: '#f4f1ea' },
      { name: 'epaulettes', colour: '#e0b93a' },
    ],
    beard: 'short',
  },
  'flight attendant': { sex: 'female', wears: ['suit:#22345c', 'scarf:#c0282f', 'shoes'], hair: 'bun' },
  stewardess: { sex: 'female', wears: ['suit:#22345c', 'scarf:#c0282f', 'shoes'], hair: 'bun' },
  driver: { wears: ['shirt', 'trousers', 'shoes', 'cap'] },
  'taxi driver': { wears: ['shirt', 'trousers', 'shoes', 'cap:#6b6350'] },
  'bus driver': { wears: ['uniform', 'shoes'], extras: [{ name: 'peaked_cap', colour: '#2b3a5c' }] },
  'truck driver': {
    sex: 'male',
    build: 'broad',
    wears: ['shirt:#a8322f', 'jeans', 'boots', 'cap'],
    beard: 'short',
  },
  chauffeur: {
    sex: 'male',
    wears: ['suit:#26262b', 'gloves:#f4f1ea', 'shoes'],
    extras: [{ name: 'peaked_cap', colour: '#26262b' }],
  },
  'train driver': { wears: ['overalls', 'boots', 'cap:#34507f'] },
  mailman: { sex: 'male', wears: ['uniform:#3f6a9a', 'shoes', 'cap:#3f6a9a', 'backpack'] },
  postman: { sex: 'male', wears: ['uniform:#3f6a9a', 'shoes', 'cap:#3f6a9a', 'backpack'] },
  courier: { wears: ['jacket:#e07a1f', 'shorts', 'sneakers', 'helmet', 'backpack'] },
  'delivery man': {
    sex: 'male',
    wears: ['jacket:#e07a1f', 'trousers', 'sneakers', 'cap:#e07a1f', 'backpack'],
  },
  farmer,
  shepherd: { sex: 'male', wears: ['coat:#7a6a4f', 'trousers', 'boots', 'hat'], beard: 'short' },
  gardener: { wears: ['shirt:#6f9a5a', 'overalls:#3f6a4a', 'boots:#3a5a3f', 'straw_hat', 'gloves:#c9a04a'] },
  florist: { sex: 'female', wears: ['blouse', 'jeans', 'shoes', 'apron:#6f9a5a'] },
  beekeeper: {
    wears: ['pyjamas:#f0ece0', 'boots', 'gloves:#e8dcc0', 'straw_hat'],
    change: (outfit) => {
      if (outfit.top) outfit.top.front = 'zip';
    },
  },
  lumberjack: {
    sex: 'male',
    build: 'muscular',
    wears: ['shirt:#a8322f', 'jeans', 'boots', 'beanie'],
    beard: 'short',
    change: (outfit) => {
      if (outfit.top) {
        outfit.top.front = 'checks';
        outfit.top.second = [0.03, 0.03, 0.035];
      }
    },
  },
  woodcutter: {
    sex: 'male',
    build: 'muscular',
    wears: ['shirt:#a8322f', 'jeans', 'boots'],
    beard: 'short',
    change: (outfit) => {
      if (outfit.top) {
        outfit.top.front = 'checks';
        outfit.top.second = [0.03, 0.03, 0.035];
      }
    },
  },
  hunter: { wears: ['jacket:#5a6340', 'trousers:#4a4f35', 'boots', 'cap:#c8642a'] },
  ranger: { wears: ['shirt:#8a8a5a', 'trousers:#4f5838', 'boots', 'hat:#6b5638'] },
  fisherman: { ...fisher, sex: 'male' },
  fisher,
  angler: fisher,
  sailor,
  diver: { wears: ['wetsuit', 'goggles'], extras: [{ name: 'life_support_pack', colour: '#e0b93a' }] },
  'scuba diver': {
    wears: ['wetsuit', 'goggles'],
    extras: [{ name: 'life_support_pack', colour: '#e0b93a' }],
  },
  lifeguard: { wears: ['swimsuit:#d0322a', 'sunglasses'] },
  builder,
  'construction worker': builder,
  bricklayer: builder,
  carpenter: { wears: ['shirt:#a8743a', 'overalls:#5a4a35', 'boots', 'cap'] },
  blacksmith: {
    sex: 'male',
    build: 'muscular',
    wears: ['t_shirt:#7a6a55', 'trousers', 'boots', 'apron:#4a3020', 'gloves'],
    beard: 'short',
  },
  miner: { wears: ['overalls:#4a4a45', 'boots', 'hard_hat', 'headlamp'] },
  welder: { wears: ['overalls:#4a5568', 'boots', 'gloves', 'goggles'] },
  plumber: { wears: ['overalls:#2456a8', 'boots', 'cap:#c0282f'], beard: 'moustache' },
  electrician: { wears: ['overalls:#3a4a63', 'boots', 'hard_hat'] },
  mechanic,
  'factory worker': mechanic,
  potter: { wears: ['shirt', 'trousers', 'shoes', 'apron:#a8744a'] },
  weaver: { wears: ['blouse', 'skirt', 'shoes', 'headscarf'] },
  tailor: { wears: ['vest', 'trousers', 'shoes', 'glasses'] },
  watchmaker: { age: 'old', wears: ['vest', 'trousers', 'shoes', 'glasses'] },
  shoemaker: { wears: ['shirt', 'trousers', 'shoes', 'apron:#6b4a2a'] },
  barber: { wears: ['vest:#b3202a', 'trousers', 'shoes'], beard: 'moustache' },
  hairdresser: { wears: ['shirt:#26262b', 'trousers:#26262b', 'shoes', 'apron:#3a3a42'] },
  shopkeeper: { wears: ['shirt', 'trousers', 'shoes', 'apron:#3f6a4a'] },
  vendor: { wears: ['shirt', 'trousers', 'shoes', 'apron:#c9622a', 'cap'] },
  seller: { wears: ['shirt', 'trousers', 'shoes', 'apron:#c9622a'] },
  merchant: { wears: ['robe:#8a5a2a', 'turban', 'sandals'], beard: 'short' },
  cashier: { wears: ['shirt', 'trousers', 'shoes', 'vest:#c0302a'] },
  painter: artist,
  artist,
  sculptor: { wears: ['shirt', 'trousers', 'shoes', 'apron:#8a8a86'] },
  astronaut,
  cosmonaut: astronaut,
  spaceman: { ...astronaut, sex: 'male' },
  astronomer: { wears: ['coat', 'trousers', 'shoes', 'glasses', 'scarf'] },
  magician: {
    sex: 'male',
    wears: ['suit:#1c1c22', 'bow_tie', 'top_hat', 'cape:#7a1f6a', 'gloves:#f4f1ea', 'shoes'],
    beard: 'moustache',
  },
  acrobat: { wears: ['costume:#c0282f'] },
  juggler: { wears: ['costume:#2f8a5a'] },
  mime: {
    wears: ['shirt:#f4f1ea', 'trousers:#1c1c22', 'shoes', 'gloves:#f4f1ea'],
    extras: [{ name: 'beret', colour: '#1c1c22' }],
    skin: '#f4efe8',
    change: (outfit) => {
      if (outfit.top) {
        outfit.top.front = 'stripes';
        outfit.top.second = [0.02, 0.02, 0.025];
      }
    },
  },
  'tour guide': { wears: ['shirt:#e8734a', 'trousers', 'sneakers', 'cap'] },
  referee: {
    wears: ['t_shirt:#f4f1ea', 'shorts:#1c1c22', 'sneakers'],
    change: (outfit) => {
      if (outfit.top) {
        outfit.top.front = 'stripes';
        outfit.top.second = [0.02, 0.02, 0.025];
      }
    },
  },
  coach: { wears: ['hoodie', 'trousers', 'sneakers', 'cap'] },
  priest: { sex: 'male', wears: ['robe:#1c1c22', 'shoes'] },
  pope: { sex: 'male', age: 'old', wears: ['robe:#f6f3ec', 'shoes:#a8202a', 'cape:#f6f3ec'] },
  nun: { sex: 'female', wears: ['robe:#1c1c22', 'shoes', 'headscarf:#1c1c22'] },
};

/** Crafts by calling and verb: what is worked at, with which tool, and where. */

import type { Action } from '../scene/actions.ts';
import type { Place, TieKind } from '../scene/scene.ts';

export type Craft = {
  /** By calling, with any of `verbs`, or by a verb alone that nothing else is called. */
  callings: string;
  verbs: string;
  ownVerbs?: string;
  action: Action;
  /** What it is done at; made where the prompt names none of `or`. */
  at?: string;
  or?: string;
  on?: string;
  tool?: string;
  /** Parts of the workplace's own model. */
  parts?: string;
  sits?: boolean;
  /** The workplace has a seat or a floor of its own. */
  isSeat?: boolean;
  /** Only where a fish is worked at, which is then a fillet. */
  isFish?: boolean;
  /** Only where a thing of this name is there. */
  needs?: string;
  /** Only where a net is named. */
  isNet?: boolean;
  /** Behind a counter, the face to the guests. */
  isFacingUs?: boolean;
  /** The workpiece glows with heat. */
  isHot?: boolean;
  /** It is done to somebody, who sits: the craftsman stands there. */
  client?: TieKind;
  place?: Place;
};

const shaking: Craft = {
  callings: 'bartender, barman, barkeeper, mixologist, barmaid',
  verbs: 'shake, mix',
  ownVerbs: 'shake a cocktail, shake cocktails, shake a drink',
  action: 'stir',
  at: 'cocktail',
  or: 'drink, martini, mojito, margarita, glass, cocktail poured over ice, drink poured over ice',
  on: 'bar counter',
  isFacingUs: true,
  tool: 'cocktail shaker',
  parts: 'shaker, ice, glass, cocktail glass, martini glass, bar',
  place: 'bar',
};

export const crafts: readonly Craft[] = [
  {
    callings: 'sculptor, sculptress',
    verbs: 'sculpt, shape, mold, mould, model, make, form, create, work',
    ownVerbs: 'sculpt, mold clay, shape clay into',
    action: 'reach',
    at: 'clay bust',
    or: 'ice, marble, stone, ice sculpture, sandcastle, snowman, statue',
    on: 'table',
    parts: 'clay, head, face, bust, sculpture, figure, portrait, clay head, easel',
    place: 'workshop',
  },
  {
    callings: 'woodcarver, wood carver, whittler',
    verbs: 'carve, whittle, make, shape, work, create',
    ownVerbs: 'whittle',
    action: 'chop',
    at: 'wood carving',
    on: 'table',
    tool: 'knife',
    parts:
      'bird, wooden bird, bear, horse, duck, owl, wood, toy, figure, figurine, spoon, animal, doll, wooden spoon',
    place: 'workshop',
  },
  {
    callings: 'potter, ceramist, ceramic artist',
    verbs: 'shape, make, mold, mould, form, throw, work, spin, sit, create, craft, stand',
    ownVerbs: 'make pottery, shape clay',
    action: 'stir',
    at: 'pottery wheel',
    parts: 'clay, bowl, vase, pot, spinning wheel, wheel, jar, cup, hands',
    sits: true,
    place: 'workshop',
  },
  {
    callings: 'tailor, seamstress, dressmaker, fashion designer',
    verbs: 'sew, stitch, make, mend, sit, create',
    ownVerbs: 'sew, stitch',
    action: 'type',
    at: 'sewing machine',
    on: 'table',
    sits: true,
    place: 'workshop',
  },
  {
    callings: 'tailor, seamstress, dressmaker, fashion designer',
    verbs: 'measure, cut, mark, trace, fold, work, draw, stand, reach',
    ownVerbs: 'cut fabric, measure fabric, cut cloth',
    action: 'reach',
    at: 'fabric',
    or: 'cloth, textile, silk, suit',
    on: 'table',
    tool: 'scissors',
    parts: 'chalk, tape measure, measuring tape, tape, pin, thread',
    place: 'shop',
  },
  {
    callings: 'sushi chef, sushi master, chef, cook, man, woman, person',
    verbs: 'prepare, make, roll, slice, cut, assemble, arrange, craft, serve, cook, plate, form, press',
    ownVerbs: 'make sushi, roll sushi',
    needs: 'sushi',
    action: 'chop',
    at: 'sushi',
    parts: 'wooden board, cutting board, board, knife, rice, seaweed, bamboo mat, stove',
    on: 'counter',
    place: 'restaurant',
  },
  {
    callings: 'sushi chef, sushi master, fishmonger, chef, cook, butcher',
    verbs: 'slice, cut, fillet, carve, prepare',
    action: 'chop',
    at: 'salmon fillet',
    or: 'fish fillet, tuna fillet, raw fish',
    on: 'counter',
    tool: 'knife',
    isFish: true,
    place: 'restaurant',
  },
  {
    callings: 'fisherman, fisher, villager, sailor',
    verbs: 'haul, pull, drag, cast, throw, gather, lift',
    ownVerbs: 'haul nets',
    action: 'pull',
    at: 'fishing net',
    or: 'net, nets, fish net',
    isNet: true,
    place: 'beach',
  },
  {
    callings: 'fisherman, fisher, villager, sailor, woman, man, old man, old woman, grandfather',
    verbs: 'mend, repair, fix, sew, untangle',
    ownVerbs: 'mend nets, mend a net',
    action: 'build',
    at: 'fishing net',
    or: 'net, nets, fish net',
    isNet: true,
  },
  shaking,
  { ...shaking, verbs: 'make, create, prepare, craft, work', ownVerbs: '', needs: 'cocktail' },
  {
    callings: 'bartender, barman, barkeeper, mixologist',
    verbs: 'pour, mix, make, shake, prepare, serve, stir, garnish, work, stand',
    action: 'pour',
    at: 'cocktail',
    or: 'drink, martini, whiskey, beer, wine, mojito, margarita, glass, cocktail poured over ice, whiskey poured over ice, drink poured over ice',
    on: 'bar counter',
    isFacingUs: true,
    tool: 'wine bottle',
    place: 'bar',
  },
  {
    callings: 'weaver',
    verbs: 'weave, work, sit, make, stand',
    ownVerbs: 'weave',
    action: 'type',
    at: 'loom',
    parts: 'carpet, rug, cloth, fabric, blanket',
    sits: true,
    place: 'workshop',
  },
  {
    callings: 'glassblower, glass blower, glassmaker',
    verbs: 'shape, blow, make, work, stand, create, form, turn',
    ownVerbs: 'blow glass',
    action: 'play_wind',
    tool: 'blowpipe',
    parts: 'glass, molten glass, vase, bottle, bowl, glass vase',
    place: 'forge',
  },
  {
    callings: 'carpenter, woodworker, joiner, craftsman',
    verbs: 'plane, sand, smooth, polish, shave',
    ownVerbs: 'plane, plane wood, sand wood',
    action: 'iron',
    at: 'workbench',
    or: 'desk, table',
    tool: 'wood plane',
    parts: 'shavings, wood shavings, sawdust',
    place: 'workshop',
  },
  {
    callings: 'carpenter, woodworker, joiner, craftsman',
    verbs: 'saw, cut',
    ownVerbs: 'saw, saw wood',
    action: 'chop',
    at: 'workbench',
    or: 'desk, table',
    tool: 'saw',
  },
  {
    callings: 'carpenter, woodworker, joiner, craftsman',
    verbs: 'hammer, nail, pound',
    ownVerbs: 'hammer a nail, hammer nails, nail, hammer a nail into',
    action: 'hammer',
    at: 'workbench',
    or: 'desk, table',
    tool: 'hammer',
    parts: 'nail, nails',
    place: 'workshop',
  },
  {
    callings: 'blacksmith, smith, swordsmith, bladesmith, farrier',
    verbs: 'hammer, forge, shape, work, strike, hit, beat, make, craft, build, pound, bang, stand',
    ownVerbs: 'forge, forge a sword, beat metal',
    action: 'hammer',
    at: 'anvil',
    tool: 'hammer',
    isHot: true,
    place: 'forge',
  },
  {
    callings: 'firefighter, fireman, fire fighter',
    verbs: 'water, spray, fight, battle, put out, extinguish, hose, tackle, douse, work',
    ownVerbs: 'put out a fire, extinguish, fight a fire',
    action: 'water',
    tool: 'fire hose',
    place: 'street',
  },
  {
    callings: 'sculptor, stonemason, stone mason, mason',
    verbs: 'carve, chisel, sculpt, shape, work, cut, make, create',
    ownVerbs: 'chisel',
    action: 'hammer',
    at: 'statue',
    or: 'sculpture, bust, monument, rock, stone, ice sculpture',
    tool: 'hammer',
    parts: 'chisel, marble, marble block',
  },
  {
    callings: 'shoemaker, cobbler',
    verbs: 'repair, mend, make, work, fix, sit, hammer, sew',
    action: 'hammer',
    at: 'leather boot',
    or: 'shoe, sneaker, boot, boots, leather boots',
    parts: 'nail, sole, heel',
    on: 'table',
    tool: 'hammer',
    sits: true,
    place: 'workshop',
  },
  {
    callings: 'watchmaker, jeweler, jeweller, goldsmith, clockmaker',
    verbs: 'repair, mend, make, work, fix, sit, look, inspect, examine',
    action: 'write',
    at: 'pocket watch',
    or: 'watch, clock, ring, diamond, necklace, gem, jewel',
    on: 'table',
    sits: true,
    place: 'workshop',
  },
  {
    callings: 'welder',
    verbs: 'weld, work, join, repair, cut, stand',
    ownVerbs: 'weld',
    action: 'iron',
    at: 'steel beam',
    or: 'pipe, beam, car, frame',
    tool: 'welding torch',
    place: 'factory',
  },
  {
    callings: 'calligrapher, scribe, calligraphy master',
    verbs: 'write, work, paint, draw, sit, stand, practice',
    ownVerbs: 'calligraphy, do calligraphy, practice calligraphy, write calligraphy',
    action: 'write',
    at: 'calligraphy paper',
    or: 'paper, scroll, rice paper',
    on: 'table',
    tool: 'paintbrush',
    parts: 'letter, character, brush letter, calligraphy, ink',
    sits: true,
    place: 'library',
  },
  {
    callings: 'hairdresser, barber, hairstylist, stylist, beautician',
    verbs: 'cut, trim, style, brush, comb, shave, dry, wash, snip, give, carry, work',
    ownVerbs: 'cut hair, shave',
    action: 'reach',
    tool: 'scissors',
    client: 'beside',
    or: 'razor, comb, hair dryer, hairbrush',
    parts: 'hair, mirror, old fashioned, beard, foam, shaving foam, towel',
    place: 'shop',
  },
  {
    callings: 'doctor, nurse, physician, vet, veterinarian, pediatrician',
    verbs: 'listen, examine, check, treat, inspect',
    action: 'reach',
    tool: 'stethoscope',
    client: 'beside',
  },
  {
    callings: 'dentist',
    verbs: 'examine, check, treat, look, inspect, drill, clean, work',
    action: 'reach',
    client: 'beside',
    parts: 'tooth, teeth',
  },
  {
    callings: 'baker, pizza chef, pizza maker, chef, man, woman, cook, pizzaiolo',
    verbs: 'pull, take, remove, slide, lift, get, put, bake, push, place, carry',
    needs: 'oven',
    action: 'reach',
    at: 'stone oven',
    or: 'furnace, brick oven, pizza oven, wood fired oven, bread oven, oven',
    tool: 'bread peel',
    parts: 'bread, fresh bread, loaf, baguette, pizza, bun, roll',
    place: 'kitchen',
  },
  {
    callings: 'nobody',
    verbs: '',
    ownVerbs: 'knead, knead dough, roll dough, roll out dough',
    action: 'stir',
    at: 'dough',
    on: 'table',
  },
];

/** Moments of food and drink: poured, lifted, dropped in, cut, cooked. */

import type { SetPiece } from './set-piece.ts';

/** Splashing into a glass is pouring with force. */
const pouring =
  /\bpour|\bfill|\bsplash(?:es|ing)? (?:down )?into (?:an? |the )?(?:[a-z]{1,12} )?(?:glass|cup|mug)\b/;

const drinks =
  /white wine|wine|champagne|prosecco|beer|lager|\bale\b|hot chocolate|cocoa|coffee|espresso|matcha|green tea|\btea\b|milk|cream|lemonade|juice|cola|coke|soda|whisk\w*|bourbon|\brum\b|cocktail|martini|water|soup|broth|smoothie/;

/** The liquid that is poured, the one that is there already if it is another, and the vessel. */
const pouredWords = (text: string): string[] => {
  const [before = '', after = ''] = text.split(/\binto\b|\bin\b|\bfill\w* (?:up )?/);
  const poured = drinks.exec(before)?.[0] ?? drinks.exec(after)?.[0] ?? 'water';
  const held = drinks.exec(
    after.replace(/\b(?:wine|beer|champagne|water|milk|coffee|tea|juice) ?(?=glass|cup|mug|flute)/g, ''),
  )?.[0];
  const vessel = /cereal bowl|bowl|flute|teacup|\bcup\b|mug|glass|pint|stein/.exec(text)?.[0] ?? '';
  const isMixed = held !== undefined && held !== poured && drinks.test(before);
  return [
    `poured ${poured}`,
    ...(isMixed ? [`held ${held}`] : []),
    ...(/cereal|corn ?flakes/.test(text) ? ['into cereal bowl'] : [`into ${vessel}`]),
  ];
};

const droppedThings =
  /ice cubes?|\bice\b|strawberr\w*|blueberr\w*|raspberr\w*|cherr(?:y|ies)|olives?|orange slices?|limes?|lemons?|sugar(?: cubes?)?|marshmallows?|cookies?|biscuits?|mint|coins?|vegetables?|tomato(?:es)?|peppers?/;

/** Several at one pizza are seen with it. */
const companyAtPizza =
  /\b(?:friends|family|kids|children|couple|people|teenagers|students|eat(?:s|ing)?|sharing|oven|chef|dough|cat|dog|raccoon|turtles?)\b/;

const cutFoods =
  /watermelon|melon|grapefruit|lemon|lime|orange|pineapple|apple|tomato|onion|potato|avocado|mango|peach|strawberr|kiwi|pomegranate|dragon ?fruit|papaya|\bpear\b|\bplum\b|eggplant|mushroom|bell pepper|\bpeppers?\b|\bfruits?\b|cucumber|zucchini|banana|carrot|cheese\b|salmon|tuna|steak|beef|ham\b|red velvet cake|cake|brownie|\bpie\b|bread|loaf|baguette|vegetable/;

/** What falls, and what it falls into. */
const droppedWords = (text: string): string[] => {
  const dropped = droppedThings.exec(text)?.[0] ?? 'ice';
  const after = text
    .split(/\binto\b|\bin\b/)
    .slice(1)
    .join(' ')
    .replace(/slow motion/, '');
  const isBowl =
    (/bowl|cream|yogh?urt|custard|chocolate/.test(after) || /vegetable|tomato|pepper/.test(dropped)) &&
    !/glass|cup|hot chocolate/.test(after);
  return [`dropped ${dropped}`, `held ${isBowl ? 'bowl ' : ''}${after}`.slice(0, 78)];
};

/** A figure is seen whole where the prompt says more of it than its hands. */
const namedPeople =
  /\b(?:famil|friends?|people|m[ae]n\b|wom[ae]n\b|girl|boy|chef|cook\b|child|kid|couple|mother|father|grand\w+)/;

const meltsElsewhere =
  /sauce|syrup|sundae|chocolate (?:pour|drizzl|drip)|over|bowl|sidewalk|pavement|ground|floor|street/;
const flavour = (text: string) => [/chocolate|vanilla|mint|pistachio|strawberry/.exec(text)?.[0] ?? 'plain'];

const broths: [RegExp, string][] = [
  [/red oil|chili oil|chilli oil|spicy|\bred\b|sichuan|mala/, 'red broth'],
  [/boil|bubbl|roll|churn|simmer/, 'boiling'],
];

const liftedSlice = {
  unless: companyAtPizza,
  kit: 'pizza with a lifted slice',
  shows: /pizza|cheese|slice/,
  traits: [[/chee[sz]\w* pizza|margh?erita|plain|mozzarella/, 'only cheese']],
  byHands: true,
  isClose: true,
  isWhole: true,
} satisfies Omit<SetPiece, 'says'>;

export const foodMoments: readonly SetPiece[] = [
  {
    says: [
      /candle/,
      /cake|birthday/,
      /bl(?:[eo]w\w*|own) (?:\w+ )?out\b|snuff|extinguish|go(?:es|ing)? out\b|put out/,
    ],
    shows: /candle|flame|smoke|wick|cake|birthday/,
    kit: 'birthday cake',
    traits: [[/./, 'blown out']],
    effects: 'own',
    isClose: true,
  },
  {
    says: [/chocolate fountain/],
    kit: 'chocolate fountain',
    shows: /fountain|strawberr|fruit|chocolate|marshmallow/,
    words: (text) => [text.replace(/chocolate fountain/, '').slice(0, 78)],
    place: 'living_room',
    withPeople: true,
  },
  {
    says: [/\bice\b|ice cubes?/, /melt|clink|float|crack/, /glass|whisk|drink|cola|cocktail|water|lemonade/],
    unless: /ice cream|iceberg|glacier|\bsea\b|ocean|river|lake|swan|sculpture|arctic/,
    kit: 'drink with something dropped in',
    shows: /^ice|glass|whisk|drink|cola|cocktail|water|lemonade|bourbon/,
    words: (text) => [
      'dropped ice',
      ...(/melt/.test(text) ? ['melting'] : []),
      `held ${
        text
          .split(/\bin\b/)
          .slice(1)
          .join(' ') || text
      }`.slice(0, 78),
    ],
    place: 'bar',
    notPlaces: /ice|water/,
    effects: 'own',
    isClose: true,
  },
  {
    says: [
      /\b(?:fall|drop|splash|plop|plung|tumbl|dunk|toss|add)/,
      droppedThings,
      /\b(?:in|into)\b/,
      /glass|\bcup\b|mug|water|lemonade|juice|cola|soda|whisk|\btea\b|coffee|milk|cream|yogh?urt|drink|cocktail|martini|champagne|bowl|chocolate|cocoa|\bjar\b|piggy/,
    ],
    unless:
      /ice cream|whipped cream on|\bcat\b|\bdog\b|ocean|\bsea\b|river|lake|pond|pool|fountain|well\b|glacier|iceberg/,
    kit: 'drink with something dropped in',
    shows:
      /glass|^cup$|mug|water|lemonade|juice|cola|soda|whisk|tea$|coffee|milk|cream|yogh?urt|drink|cocktail|martini|champagne|bowl|chocolate|cocoa|^ice|strawberr|berr|cherr|olive|orange|lime|lemon|sugar|marshmallow|cookie|biscuit|mint|coin|splash|^jar|piggy|vegetable|tomato|pepper/,
    words: droppedWords,
    place: 'kitchen',
    notPlaces: /ice|water/,
    effects: 'own',
    isClose: true,
  },
  {
    says: [/pizza/, /chees\w*/, /stretch|pull|lift|string|gooey|drip|melt/],
    ...liftedSlice,
  },
  {
    says: [/pizza/, /slice/, /lift|pull|pick|take|taking|grab|rais|stretch/],
    ...liftedSlice,
  },
  {
    says: [/noodle|ramen|\bpho\b|udon|soba/, /chopstick/, /lift|pick|pull|rais|grab|hold/],
    unless: /hot ?pot/,
    kit: (text) => `${/beef/.test(text) ? 'beef noodles' : 'noodles'} lifted with chopsticks`,
    shows: /noodle|ramen|^pho$|udon|soba|chopstick|bowl|beef|steam|broth|soup/,
  },
  {
    says: [/hot ?pot|shabu/, /chopstick/, /\b(?:person|someone|somebody|hands?|fingers)\b/],
    unless: namedPeople,
    shows: /hot ?pot|shabu|beef|meat|chopstick|steak|lamb|broth|oil|slice|tripe/,
    kit: 'hot pot',
    traits: [[/./, 'lifted with chopsticks'], ...broths],
    byHands: true,
    isClose: true,
  },
  {
    says: [/noodle|ramen|\bpho\b|udon|soba/, /chopstick/, /\b(?:person|someone|somebody|hands?|fingers)\b/],
    unless: namedPeople,
    kit: (text) => `${/beef/.test(text) ? 'beef noodles' : 'noodles'} lifted with chopsticks`,
    shows: /noodle|ramen|^pho$|udon|soba|chopstick|bowl|beef|steam|broth|soup/,
    byHands: true,
    isClose: true,
  },
  {
    says: [/hot ?pot|shabu/],
    shows:
      /hot ?pot|shabu|^pot$|beef|meat|chopstick|steak|lamb|broth|oil|chil(?:l?i|l?y|l?ies)|pepper|vegetable/,
    kit: 'hot pot',
    traits: [[/chopstick|lift|pick|dip|beef|meat|lamb/, 'lifted with chopsticks'], ...broths],
    place: 'restaurant',
    isClose: true,
    isFromAbove: true,
  },
  {
    says: [
      /\b(?:fall|drop|splash|plop|plung|tumbl)/,
      /\b(?:milk|cream|yogh?urt|custard)\b/,
      /\b(?:in|into|onto)\b/,
    ],
    unless:
      /ice cream|whipped cream on|\bcat\b|\bdog\b|into (?:an? |the )?(?:[a-z]{1,12} )?(?:glass|cup|mug)\b/,
    kit: (text) =>
      /cream/.test(text) ? 'bowl of cream' : /yogh?urt/.test(text) ? 'bowl of yogurt' : 'bowl of milk',
    shows: /milk|cream|yogh?urt|custard|bowl/,
    traits: [[/./, 'splash']],
  },
  {
    says: [
      pouring,
      /\bice\b|ice cubes?/,
      /cocktail|whisk|bourbon|rum\b|cola|coke|soda|juice|coffee|tea\b|water|drink|lemonade/,
    ],
    kit: (text) =>
      `${/whisk|bourbon|\brum\b/.test(text) ? 'whiskey' : (/cola|juice|coffee|tea\b|water/.exec(text.replace('coke', 'cola'))?.[0] ?? 'cocktail')} poured over ice`,
    shows: /cocktail|whisk|bourbon|rum$|cola|soda|juice|coffee|tea$|water|drink|lemonade|^ice|glass|liquid/,
    notPlaces: /ice/,
    withPeople: true,
    takesColour: true,
  },
  {
    says: [/\b(?:tower|pyramid)\b/, /\b(?:glasses|flutes|coupes)\b|champagne (?:tower|pyramid)/],
    unless: /bottle tower/,
    kit: 'champagne tower',
    shows: /champagne|prosecco|wine|glass|tower|pyramid|flute|coupe|bottle/,
    traits: [[/pour|fill|overflow|flow|cascad/, 'poured']],
    notPlaces: /tower/,
    withPeople: true,
    place: 'ballroom',
    effects: 'own',
    isClose: true,
  },
  {
    says: [pouring, drinks],
    unless:
      /filled with|fountain|pipe\b|\bdam\b|river|ocean|\bsea\b|roof|gutter|faucet|\btap\b|boat|ship|fish|cliff|flood|sink\b|street|pouring rain|rain pour|latte art|pancake|waffle|bath|bucket|waterfall|watering|plant|pool|concrete|lava|tub\b|balloon|\bover\b|pitch(?:ing)|fills? the/,
    kit: 'drink being poured',
    shows:
      /wine|champagne|prosecco|beer|lager|^ale$|chocolate|cocoa|coffee|espresso|matcha|tea$|milk|cream|lemonade|juice|cola|coke|soda|whisk|bourbon|rum$|cocktail|martini|^water|soup|broth|smoothie|glass|cup|mug|flute|bottle|teapot|pitcher|^jug|carton|foam|bubble|stream|pint|cereal|bowl|liquid|drink|kettle/,
    words: pouredWords,
    takesColour: true,
    notPlaces: /water/,
    effects: 'own',
  },
  {
    says: [/butter/, /melt|sizzl|slid/, /\bpan\b|skillet|frying/],
    unless: /pancake|corn\b|toast/,
    kit: 'butter melting in a pan',
    shows: /butter|pan$|skillet|stove|cube/,
    place: 'kitchen',
  },
  {
    says: [/popcorn|corn kernels/, /pop(?:s|ping|ped)?\b/],
    unless: /machine|cinema|movie|cart/,
    kit: 'popcorn popping in a pot',
    shows: /popcorn|corn|kernel|pot$|pan$|lid|stove/,
    traits: [
      [/\blid\b/, 'lid'],
      [/\bglass\b|transparent|see.through/, 'glass'],
    ],
    place: 'kitchen',
  },
  {
    says: [
      /\b(?:slic(?:ed|ing)|slices? (?=a\b|an\b|the\b|through|into|open)|cut(?:s|ting)?|chop(?:s|ped|ping)?)\b/,
      cutFoods,
    ],
    unless: /wedding|birthday|grass|paper|hair|pizza|tree|flower|ribbon|sushi/,
    kit: 'food being sliced',
    shows: new RegExp(`${cutFoods.source}|knife|slice|board|half|splash|drop|^juice|squirt|spray`),
    words: (text) => [`cut ${cutFoods.exec(text)?.[0] ?? ''}${/chocolate/.test(text) ? ' chocolate' : ''}`],
    traits: [[/juic|splash|squirt|spray|splatter|drip/, 'juicy']],
    place: 'kitchen',
    effects: 'own',
  },
  {
    says: [/ice cream|gelato|popsicle/, /melt|drip/, /\bsun\b|sunny|sunshine|sunlight|summer|heat\b|hot day/],
    unless: meltsElsewhere,
    kit: 'melting ice cream cone',
    shows: /ice cream|gelato|popsicle|cone|scoop|drip|drop/,
    words: flavour,
    place: 'beach',
    isFromBelow: true,
  },
  {
    says: [/ice cream|gelato|popsicle/, /melt|drip/],
    unless: meltsElsewhere,
    kit: 'melting ice cream cone',
    shows: /ice cream|gelato|popsicle|cone|scoop|drip|drop/,
    words: flavour,
  },
  {
    says: [/marshmallow|sausage/, /roast|toast|golden|over (?:a|the)|campfire|\bfire\b|flame/],
    unless: /hot chocolate|cocoa|grill/,
    kit: (text) => (/sausage/.test(text) ? 'sausage over a campfire' : 'marshmallow over a campfire'),
    shows: /marshmallow|sausage|campfire|fire|flame|stick|skewer/,
    place: 'forest',
    time: 'night',
    effects: 'own',
  },
  {
    says: [/champagne|prosecco|sparkling (?:water|wine|drink)|soda\b|cola|beer|\bgin\b|tonic/, /bubbl|fizz/],
    unless: /bath|pour|soap|machine/,
    kit: 'sparkling drink',
    shows: /champagne|prosecco|sparkling|soda|cola|beer|gin|tonic|glass|flute|bubble|water|drink/,
    words: (text) => [/champagne|prosecco|soda|cola|beer|gin|tonic|water/.exec(text)?.[0] ?? 'champagne'],
    effects: 'own',
  },
  {
    says: [/kettle/, /boil|steam|whistl/],
    kit: 'boiling kettle',
    shows: /kettle|stove|steam|flame|burner|water/,
    place: 'kitchen',
    notPlaces: /water/,
    effects: 'own',
  },
  {
    says: [
      /\b(?:pot|pan|soup|stew|broth|curry|saucepan|boiling water|water boil\w*)\b/,
      /\b(?:boil|simmer|bubbl)/,
    ],
    unless: /hot ?pot|kettle|lava|mud|witch|cauldron|geyser|spring|bath|coffee|egg/,
    kit: (text) => (/soup|stew|broth|curry/.test(text) ? 'simmering soup' : 'pot of boiling water'),
    shows: /pot$|pan$|soup|stew|water|broth|curry|stove|steam|bubble|flame|lid/,
    traits: [[/\bglass (?:[a-z]{1,10} )?(?:pot|pan|saucepan|bowl)|transparent|see.through/, 'glass']],
    place: 'kitchen',
    notPlaces: /water/,
    effects: 'own',
  },
  {
    says: [/latte art/],
    kit: 'latte art',
    shows: /latte|coffee|cappuccino|^cup$|milk/,
    traits: [[pouring, 'poured']],
    withPeople: true,
  },
];

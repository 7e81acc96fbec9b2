/** Moments at the sink and the stove: washed under the tap, splashed with water, cracked into a pan, twirled on a fork. */

import type { SetPiece } from './set-piece.ts';

const fruit =
  /strawberr|lemon|lime\b|limes\b|orange|tangerine|citrus|apple|tomato|pepper|grape|cherr|berr|fruit|vegetable|veggie|lettuce|salad|spinach|herb|cabbage|carrot|pear\b|pears\b|peach|mango|plum/;
const fruitNames =
  /strawberr|lemon|lime|orange|tangerine|citrus|apple|tomato|pepper|grape|cherr|berr|fruit|vegetable|veggie|lettuce|salad|spinach|herb|cabbage|carrot|pear|peach|mango|plum|milk|water|splash|drop|\btap$|faucet|sink|colander|slice|pool|bubble/;

const bakedGoods =
  /croissant|pastr(?:y|ies)|cookies?|biscuits?|macarons?|muffins?|cupcakes?|souffl|pizza|chicken|turkey|cake|\bpies?\b|brownies?|quiche|lasagn|bread|loaf|loaves|baguettes?|buns?\b|rolls\b|dough/;

const grilled =
  /\bsteaks?\b|\bmeat\b|\bribs\b|burgers?|patt(?:y|ies)|sausages?|skewers?|kebabs?|satay|hot ?dogs?|bratwursts?|\bcorn\b|shrimps?|prawns?|chicken/;

const somebody =
  /\b(?:man|woman|girl|boy|child|kid|father|dad|mother|mom|grandm\w+|grandf\w+|chef|cook|vendor|person|people|monk|dog|cat|robot|panda|bear|rat|mouse|mice)\b/;

const beltGoods =
  /sushi|nigiri|sashimi|dou?g?h?nuts?|bagels?|cookies?|pastries|chocolates?|candy|candies|bottles?|cans\b|beer|soda|parcels?|packages?|boxes|box\b/;
const onBelt = /\bconveyor(?: belts?)?\b|\bsushi train\b|\bkaiten\b/;
const beltShows = new RegExp(`${beltGoods.source}|conveyor|belt|plate|train$|counter`);

export const kitchenMoments: readonly SetPiece[] = [
  {
    says: [/sushi|nigiri|sashimi/, onBelt],
    unless: somebody,
    kit: 'things on a conveyor belt',
    shows: beltShows,
    words: () => ['sushi'],
    notPlaces: /train|belt/,
    place: 'restaurant',
    isClose: true,
    isWhole: true,
  },
  {
    says: [beltGoods, onBelt],
    unless: somebody,
    kit: 'things on a conveyor belt',
    shows: beltShows,
    words: (text) => [beltGoods.exec(text)?.[0] ?? 'box'],
    place: 'factory',
    isClose: true,
    isWhole: true,
  },
  {
    says: [
      /\bwok\b|\bstir[- ]?fr(?:y|ied|ying|ies)\b|\b(?:vegetables|veggies|shrimps?|prawns|rice|noodles|peppers|mushrooms)\b[a-z ,]{0,30}\b(?:toss|saut|flip)\w{0,5}\b[a-z ,]{0,30}\b(?:pan|skillet)\b/,
    ],
    unless: new RegExp(`${somebody.source}|\\bplates?\\b|\\bbowls?\\b`),
    kit: 'food tossed in a wok',
    shows:
      /vegetable|veggie|\bwok|\bpan$|skillet|stir|rice|noodle|shrimp|prawn|beef|pork|chicken|meat|pepper|carrot|broccoli|mushroom|flame|fire|smoke|steam|stove|oil|burner|ingredient/,
    words: (text) => [text.slice(0, 78)],
    place: 'kitchen',
    effects: 'own',
    isClose: true,
  },
  {
    says: [
      /\bwhisk(?:s|ed|ing)?\b|\bbeat(?:s|en|ing)? (?:the |some )?eggs?\b|\bwhipp(?:ed|ing) (?!cream|topping)/,
      /matcha|\btea\b|eggs?\b|cream|batter|chocolate|dough|bowl|mix/,
    ],
    unless: somebody,
    kit: 'bowl whisked by hand',
    shows:
      /matcha|tea$|egg|cream|batter|chocolate|dough|bowl|mixture|whisk|foam|hand|powder|bamboo|water|milk/,
    words: (text) => [text.slice(0, 78)],
    byHands: true,
    place: 'kitchen',
    effects: 'own',
    isClose: true,
    isFromAbove: true,
  },
  {
    says: [grilled, /\b(?:grill|barbecue|bbq|hot coals|charcoal|open flames?)\b|\bgrilling\b/],
    unless:
      /\b(?:man|woman|girl|boy|child|father|dad|mother|chef|cook|dog|cat|family|friends|people|vendor|plate|table|party|market|street|stall)\b/,
    kit: 'food on a grill',
    shows:
      /steak|meat|ribs|burger|patt|sausage|skewer|kebab|satay|hot ?dog|bratwurst|corn|shrimp|prawn|chicken|grill|barbecue|bbq|flame|fire|smoke|coal|charcoal|fat|stone/,
    words: (text) => [grilled.exec(text)?.[0] ?? 'steak'],
    place: 'garden',
    effects: 'own',
    isClose: true,
  },
  {
    says: [
      /\b(?:wine|milk|coffee|tea|juice|water|beer|champagne|glass|cup|mug)\b/,
      /\b(?:knock(?:s|ed|ing)?|tip(?:s|ped|ping)?|topple(?:s|d)?|toppling|fall(?:s|ing)?) over\b|\bspill(?:s|ed|ing|t)?\b/,
      /glass|\bcup\b|\bmug\b|tablecloth|\btable\b|wine/,
    ],
    unless:
      /\b(?:man|woman|girl|boy|child|waiter|waitress|cat|dog|kitten|bottle|bucket|river|truck|ship|oil|popcorn)\b/,
    kit: (text) => (/\b(?:cup|mug|coffee|tea)\b/.test(text) ? 'cup knocked over' : 'glass knocked over'),
    shows:
      /wine|milk|coffee|tea|juice|water|beer|champagne|glass|cup|mug|tablecloth|table|cloth|stain|drop|liquid|puddle/,
    words: (text) => [text.slice(0, 78)],
    place: 'restaurant',
    notPlaces: /water/,
    effects: 'own',
    isClose: true,
  },
  {
    says: [
      /\b(?:wash|rins|clean|runn?|pour|flow|splash)(?:es|ed|ing|s|e)?\b/,
      /\btap\b|faucet|under (?:\w+ ){0,2}water|tap water|running water|\bsink\b/,
      fruit,
    ],
    unless: /\b(?:man|woman|girl|boy|child|mother|father|chef|grandmother|cook|dog|cat)\b/,
    byHands: true,
    kit: 'washed under a tap',
    shows: fruitNames,
    words: (text) => [text.slice(0, 78)],
    place: 'kitchen',
    notPlaces: /water/,
    effects: 'own',
    isClose: true,
  },
  {
    says: [/\b(?:tap|faucet)\b/, /\b(?:run|drip|flow|pour|turn|leak)/],
    unless: /bath|shower|\bbeer\b|dance|garden|hose|wash|hands/,
    kit: 'running tap',
    shows: /\btap$|faucet|water|sink|drop|stream/,
    place: 'kitchen',
    notPlaces: /water/,
    effects: 'own',
    isClose: true,
  },
  {
    says: [
      /splash|\b(?:fall|drop|plung|dropp|tumbl)\w* into (?:\w+ ){0,2}(?:water|milk)/,
      /\bwater\b|\bmilk\b|splash/,
      fruit,
    ],
    unless:
      /\b(?:slic|cut|chopp|knife|halv)|glass|\bcup\b|mug|bowl|jar\b|juice|tree|orchard|river|lake|\bsea\b|ocean|pond|\btap\b|faucet|dog|cat\b|horse|chocolate|cocktail|champagne|whisk/,
    kit: 'fruit splashing into water',
    shows: fruitNames,
    words: (text) => [text.slice(0, 78)],
    place: 'studio',
    notPlaces: /water|pool/,
    effects: 'own',
    isClose: true,
  },
  {
    says: [
      /\beggs?\b/,
      /\bcrack(?:s|ed|ing)?\b|\bbroken into\b|\bbreak(?:s|ing)? into\b|\bfry(?:ing)?\b|\bfried\b|\bsizzl/,
      /\bpan\b|skillet|frying|butter/,
    ],
    unless: /bacon|hatch|dinosaur|nest|chick|dragon|rice|bowl/,
    kit: (text) => (/crack|break|broken/.test(text) ? 'egg cracked into a pan' : 'egg frying in a pan'),
    shows: /egg|pan$|skillet|stove|yolk|butter|shell/,
    place: 'kitchen',
    effects: 'own',
    isClose: true,
  },
  {
    says: [
      /\beggs?\b/,
      /\bcrack(?:s|ed|ing)?\b|\bbroken into\b|\bbreak(?:s|ing)? into\b/,
      /bowl|\bcup\b|dish/,
    ],
    unless: /hatch|dinosaur|nest|chick|dragon/,
    kit: 'egg cracked into a bowl',
    shows: /egg|bowl|cup|dish|yolk|shell|glass/,
    words: (text) => (/glass/.test(text) ? ['glass'] : ['china']),
    place: 'kitchen',
    effects: 'own',
    isClose: true,
  },
  {
    says: [bakedGoods, /\b(?:out of|from) (?:the|an|a) (?:hot )?oven\b|\boven fresh\b/],
    unless: new RegExp(`brick|wood|stone|clay|pizza|bakery|${somebody.source}|\\bbaker\\b`),
    kit: 'baking in an oven',
    shows: new RegExp(`${bakedGoods.source}|oven|tray|dough|sheet|steam`),
    words: (text) => [
      bakedGoods.exec(text)?.[0] ?? 'bread',
      'taken out',
      ...(/chocolate (?!chip)|brownie/.test(text) ? ['chocolate'] : []),
    ],
    byHands: true,
    place: 'kitchen',
    effects: 'own',
  },
  {
    says: [
      bakedGoods,
      /\boven\b/,
      /\b(?:ris(?:e|es|ing)|brown|bak(?:e|es|ed|ing)|puff|golden|roast|in (?:the|an) oven)/,
    ],
    unless: /brick|wood|stone|pizza oven|out of (?:the|an) oven|from (?:the|an) oven|fresh/,
    kit: 'baking in an oven',
    shows: new RegExp(`${bakedGoods.source}|oven|tray|dough`),
    words: (text) => [
      bakedGoods.exec(text)?.[0] ?? 'bread',
      ...(/chocolate/.test(text) ? ['chocolate'] : []),
    ],
    place: 'kitchen',
    effects: 'own',
  },
  {
    says: [
      /soft.?serve|(?:ice cream|gelato|frozen yogh?urt)\b/,
      /swirl|fill|pour|dispens|twist|coil|machine|squeez/,
      /\bcone|soft.?serve/,
    ],
    unless: /sauce|syrup|topping|shop|truck|melt|drip/,
    kit: 'soft serve swirled into a cone',
    shows: /soft|ice cream|gelato|yogh?urt|cone|swirl|machine/,
    words: (text) => [/chocolate|strawberry|matcha|pistachio|mint|pink/.exec(text)?.[0] ?? 'vanilla'],
    place: 'cafe',
    notPlaces: /ice/,
    isClose: true,
  },
  {
    says: [
      /spaghetti|pasta|noodles|linguine|fettuccine|tagliatelle/,
      /\bfork\b/,
      /twirl|spin|turn|swirl|lift|roll|wrap|wind/,
    ],
    kit: 'spaghetti twirled on a fork',
    shows: /spaghetti|pasta|noodle|linguine|fettuccine|tagliatelle|fork|sauce|plate|cheese|basil|steam/,
    words: (text) => [text.slice(0, 78)],
    place: 'restaurant',
    isClose: true,
  },
  {
    says: [/(?:coffee|espresso) (?:machine|maker)|\bespresso\b/, /drip|pour|fill|brew|flow|mak|run|extract/],
    unless: /martini|latte art|\bpot\b/,
    kit: 'espresso machine',
    shows: /coffee|espresso|^cup$|mug|machine|steam|cream/,
    place: 'cafe',
    effects: 'own',
    isClose: true,
  },
];

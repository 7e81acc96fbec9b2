/** Moments of single dishes from near: a burger put together, a chocolate bar broken, a pizza out of the oven, a cold glass. */

import type { SetPiece } from './set-piece.ts';

const seenWhole =
  /\b(?:famil|friends?|people|m[ae]n\b|wom[ae]n\b|girl|boy|chef|cook\b|child|kid|couple|mother|father|grand\w+|baker)/;

const coldDrinks =
  /lemonade|mojito|iced? tea|iced coffee|\bcola\b|\bcoke\b|soda\b|orange juice|\bjuice\b|cocktail|gin and tonic|sparkling water|ice water|iced water|cold drink|water|drink/;

const asSaid = (text: string) => [text.slice(0, 78)];

const byHandInKitchen = {
  words: asSaid,
  place: 'kitchen',
  byHands: true,
  effects: 'own',
  isClose: true,
} satisfies Partial<SetPiece>;

export const snackMoments: readonly SetPiece[] = [
  {
    says: [
      /\bblender\b|\bsmoothie\b[a-z ,]{0,30}\b(?:blend|mix)(?:ed|ing|s)?\b|\b(?:fruits?|berries|strawberries|bananas?|mango(?:es)?|spinach) (?:being )?blend(?:ed|ing)\b/,
    ],
    unless: seenWhole,
    kit: 'blender mixing a smoothie',
    shows:
      /blender|smoothie|milkshake|fruit|berr|banana|mango|spinach|kale|kiwi|orange|peach|pineapple|juice|milk|ice|glass/,
    ...byHandInKitchen,
    isWhole: true,
  },
  {
    says: [
      /\bsprinkles?\b/,
      /cupcake|muffin|cake|dou?g?h?nut|ice cream|sundae|gelato|icing|frosting/,
      /\b(?:fall|rain|drop|pour|add|shak|scatter|land|tumbl|sprinkl|cover|top|shower|decorat)\w*/,
    ],
    unless: seenWhole,
    kit: 'sprinkles falling on a sweet',
    shows: /sprinkle|cupcake|muffin|cake|nut$|ice cream|sundae|gelato|icing|frosting|cream|plate/,
    words: asSaid,
    place: 'kitchen',
    notPlaces: /ice/,
    byHands: true,
    effects: 'own',
    isClose: true,
    isWhole: true,
  },
  {
    says: [
      /latte art|\b(?:latte|cappuccino|flat white|coffee|espresso)\b/,
      /\bpour\w*|\bmak\w*|\bcreat\w*|\bdraw\w*/,
      /latte art|rosetta|\bheart|foam art|milk (?:art|pattern|leaf|swan)|tulip (?:pattern|in)|leaf pattern/,
    ],
    unless:
      /\b(?:smil\w*|customers?|m[ae]n|wom[ae]n|girls?|boys?|robot\w*|cat|dog|bear|behind|busy|crowded|packed|bustling|wearing|chat\w*|talk\w*|laugh\w*)\b/,
    kit: 'latte art poured by hand',
    shows:
      /latte|coffee|cappuccino|flat white|espresso|cup$|mug|milk|jug|pitcher|art$|heart|rosetta|foam|leaf|pattern|saucer/,
    words: asSaid,
    place: 'cafe',
    byHands: true,
    isClose: true,
    isFromAbove: true,
  },
  {
    says: [
      /\b(?:ham|cheese)?burger\b/,
      /\b(?:assembl|stack|fall|drop|float|levitat|mid.?air|layer|put together|come together|coming together|build|built)/,
    ],
    unless: seenWhole,
    kit: 'burger being assembled',
    shows:
      /burger|bun|patty|lettuce|salad|cheese|tomato|onion|pickle|bacon|ingredient|layer|slice|leaf|sauce|meat|beef|sesame/,
    ...byHandInKitchen,
  },
  {
    says: [
      /\b(?:chocolate|candy|caramel|snickers|twix)\b/,
      /\b(?:break(?:s|ing)?|broken|snap(?:s|ped|ping)?|split(?:s|ting)?|crack(?:s|ed|ing)|pull\w* apart|torn)\b/,
      /\bbar\b|pieces? of chocolate|(?:break|snap|split|crack)\w* (?:\w+ ){0,3}chocolate|chocolate (?:\w+ ){0,2}(?:break|broken|snap|split|crack)/,
    ],
    unless:
      /cookie|cake|egg|brownie|fountain|fondant|muffin|croissant|bunny|\b(?:m[ae]n|wom[ae]n|girl|boy|child|kid|chef|couple|friends)\b/,
    kit: 'chocolate bar broken in half',
    shows: /chocolate|caramel|toffee|bar$|candy|half|filling|piece|cream|nut$|hand/,
    ...byHandInKitchen,
  },
  {
    says: [
      /pizza|\bbread|loa(?:f|ves)|sourdough|baguette|naan|\bpita|focaccia|croissant|pastr(?:y|ies)|cookies?|biscuits?|muffins?|\bpies?\b|\bcakes?\b|buns?\b|rolls\b/,
      /(?:wood|brick|stone|pizza|clay|fire|bakery|bakers?|tandoor)\w*(?:['’]s)?(?:[ -]\w+)? oven|tandoor|pizza[a-z ,]{1,40}\boven\b|\boven\b[a-z ,]{1,40}pizza/,
      /\b(?:com(?:e|es|ing)|tak(?:e|en|ing)|pull\w*|draw\w*|slid\w*|remov\w*|emerg\w*|fresh|straight|out of|from|bak\w*|cook\w*|bubbl\w*|melt\w*|ris(?:es?|ing)|inside|in)\b/,
    ],
    unless: seenWhole,
    kit: 'baked in a brick oven',
    shows:
      /pizza|oven|cheese|peel|fire$|flame|crust|basil|bread|loaf|sourdough|baguette|naan|pita|focaccia|croissant|pastry|cookie|biscuit|muffin|pie$|cake|bun$|roll$|tandoor|brick|bakery|stone|steam|smoke/,
    words: asSaid,
    notPlaces: /oven|brick|stone/,
    place: 'restaurant',
    byHands: true,
    effects: 'own',
    isClose: true,
  },
  {
    says: [
      /\bglass(?:es)?\b|mojito|cocktail|lemonade|iced? tea/,
      coldDrinks,
      /\bice\b|ice cubes?|mint|droplets?|water drops|condensation|\bcold\b|iced|refreshing/,
    ],
    unless:
      /pour|fall|drop(?:s|ped|ping) into|melt|splash|clink|ice cream|iceberg|stand\b|window|\b(?:rink|arctic|glacier|winter|snow|frozen|skat\w+|stained|drinking|drinks|sips?|sipping|holding|stir\w*|sell\w*|serv\w*)\b/,
    kit: 'tall drink full of ice cubes',
    shows:
      /glass|lemonade|mojito|iced? tea|coffee|cola|coke|soda|juice|cocktail|tonic|water|drink|^ice|mint|lemon|lime|orange|slice|straw$|drop|condensation|leaf|leaves/,
    words: asSaid,
    notPlaces: /ice|water/,
    effects: 'own',
    isClose: true,
  },
];

/** Moments of drops on leaves and petals, of ink, paint and coloured smoke. */

import type { SetPiece } from './set-piece.ts';

const people = /\b(?:man|woman|girl|boy|child|kid|people|dancer|artist|squid|octopus)\b/;

const moments: SetPiece[] = [
  {
    says: [
      /\b(?:rain|water|dew) ?drops?\b|\bdroplets?\b|\bdew\b|\bdrops? (?:of|on|roll|slid|run|hang|fall)/,
      /\b(?:leaf|leaves|petals?|rose|tulip|flower|grass)\b/,
    ],
    unless: /lotus lea|lily ?pad|window|windshield|umbrella|spider|web\b|falling into|meadow with|field/,
    kit: (text) =>
      /\bleaf|leaves/.test(text)
        ? /\bdrip|\b(?:fall|drop|hang|slip|detach|roll|slid|let)(?:s|p?ing|e)? (?:[a-z]+ ){0,2}(?:off|from|at|go)\b|\b(?:tip|edge|end) of\b/.test(
            text,
          )
          ? 'leaf with a falling drop'
          : 'leaf with raindrops'
        : /grass/.test(text)
          ? 'grass with dewdrops'
          : 'flower with raindrops',
    shows: /rain|drop|dew|leaf|petal|rose|tulip|flower|grass|blade|water/,
    traits: [
      [
        /\b(?:an?|one|single|the|tiny|clear) (?:[a-z]{1,12} )?(?:dew|rain|water)? ?drop(?:let)?\b/,
        'one drop',
      ],
    ],
    place: 'garden',
    isClose: true,
    isWhole: true,
    effects: 'own',
  },
  {
    says: [
      /\b(?:inks?|paints?|dye|food colou?ring|watercolou?rs?|milk)\b/,
      /\b(?:spread|drop|drip|swirl|diffus|dissolv|fall|mix|bloom|cloud|expand|billow|disper|unfurl|pour|flow|danc)/,
      /\bwater\b|\bunderwater\b|\baquarium\b|\btank\b/,
    ],
    unless:
      /wall|boat|\btea\b|coffee|bucket|letter|brush|cereal|bath|lily|lake|river|\bsea\b|ocean|pond|chocolate/,
    kit: 'ink in water',
    shows: /ink|paint|dye|colou?r|water|glass|drop|jar|vase|bowl|tank|aquarium|milk|cloud|smoke/,
    words: (text) => [text.slice(0, 78)],
    place: 'room',
    notPlaces: /water|tank|aquarium/,
    takesColour: true,
    effects: 'own',
    isClose: true,
  },
  {
    says: [
      /\b(?:colou?red|colou?rful|rainbow|red|blue|green|purple|pink|orange|yellow|white|violet|abstract)\b (?:[\w-]+ ){0,2}(?:smoke|powders?|ink clouds?)/,
      /swirl|mix|billow|danc|ris|drift|curl|explod|burst|spread|float|abstract|flow|background|collid/,
    ],
    unless:
      /chimney|train|factory|volcano|car\b|engine|signal|flare|plane|jet|stage|candle|wizard|potion|forest|village|house|city|festival|holi/,
    kit: 'coloured smoke',
    shows: /smoke|powder|colou?r|cloud|ink/,
    words: (text) => [text.replace(/\b(?:black|white|dark|gr[ae]y) background/, '').slice(0, 78)],
    place: 'studio',
    effects: 'own',
  },
];

export const liquidMoments: readonly SetPiece[] = moments.map((piece) => ({
  ...piece,
  unless: new RegExp(`${piece.unless?.source}|${people.source}`),
}));

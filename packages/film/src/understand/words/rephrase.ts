/** Ways of saying a thing that the reader does not follow, in words that it does. */

import { nameWhoDoes } from './passive.ts';

const body = '(?:hands?|fingers|fingertips|feet|foot|legs|lips|paws)';
const seen = '(?:view|viewed|seen|filmed|shot|captured|watched|looking out)';
const small = '(?:[a-z-]+ ){0,2}';

/** In order; each is tried once on the whole prompt. */
const rows: readonly [RegExp, string][] = [
  // Hands belong to somebody.
  [
    new RegExp(
      `(^|[,.:;] |\\b(?:of|shows?|on|and) )((?:a |an |the |two |a pair of )?)((?:[a-z-]+ )?${body}) (?=(?!and\\b)[a-z]+ing\\b)`,
      'gi',
    ),
    "$1a person's $3 ",
  ],
  // Where the camera is, not what it shows.
  [
    new RegExp(`,? ?\\b${seen} (?:from|off) (?:a|an|the) ${small}(?:boat|ferry|ship|kayak|canoe)\\b`, 'gi'),
    ' across the river',
  ],
  [new RegExp(`,? ?\\b${seen} from (?:a|an|the) ${small}(?:car|bus|taxi)\\b`, 'gi'), ' along the road'],
  [
    new RegExp(
      `,? ?\\b${seen} from (?:a|an|the) ${small}(?:plane|airplane|helicopter|drone|hot air balloon)(?! window)\\b`,
      'gi',
    ),
    ', aerial view',
  ],
  [
    /\b(?:view|looking) (?:out )?(?:of|from|through) (?:a|an|the) (?:plane|airplane) window\b/gi,
    'aerial view above the clouds',
  ],
  [
    /\b(?:a|the) drone (?:fl(?:ies|ying)|circl(?:es|ing)|orbit(?:s|ing)|soar(?:s|ing)|glid(?:es|ing)) (?:slowly |low )?(?:around|over|above|along|past|across) /gi,
    'drone shot of ',
  ],
  [/\blooking (?:straight |directly )?up (?:at|into|through)\b/gi, 'low angle shot of'],
  [/\blooking (?:straight |directly )?down (?:at|on|onto)\b/gi, 'high angle shot of'],
  [/\bover[- ]the[- ]shoulder (?:view|shot) of\b/gi, ''],
  [/\b(lighthouse|lighthouse's) beams?\b/gi, 'lighthouse'],
  [/\b(snow ?plou?(?:w|gh)s?) (?:clear|plow|plough)(?:ing|s)\b/gi, '$1 driving along'],
  // Snow on far peaks is neither weather nor season; the place's details tell of it.
  [
    /\bsnow[- ]?(?:capped|topped|clad) (?=[a-z]*(?: [a-z]+)? ?(?:mountains?|peaks?|summits?|alps|volcano|hills)\b)/gi,
    '',
  ],
  // Phrasal verbs whose second word would be read as a place.
  [
    /\b(haul|reel|draw|bring)(ing|s|ed)? in (?=(?:the |a |their |his |her |heavy )*(?:fishing )?(?:nets?|fish|ropes?|lines?|catch)\b)/gi,
    '$1$2 ',
  ],
  [/\b(?:mak|rais|propos)(?:e|es|ing) a toast\b/gi, 'raising glasses'],
  [/\bfall(?:ing|s)? asleep\b/gi, 'sleeping'],
  [/\beat(?:ing|s)? (breakfast|lunch|dinner|supper)\b/gi, 'having $1'],
  [
    /\bshav(?:ing|es)(?: his (?:beard|face))?(?=$|[,.]| (?:in|at|before)\b)/gi,
    'holding a razor before a bathroom mirror',
  ],
  [/\bdoz(?:ing|es?)(?: off)?\b/gi, 'sleeping'],
  [/\bnod(?:ding|s) off\b/gi, 'sleeping'],
  [/\b(?:drawing|fetching|pulling) water from\b/gi, 'standing at'],
  [/\b(?:having|in) an? (?:\w+ )?pillow fight\b/gi, 'hitting with pillows'],
  [/\b(?:having|in) an? (?:\w+ )?snowball fight\b/gi, 'throwing snowballs'],
  [/\b(?:having|in) an? (?:\w+ )?food fight\b/gi, 'throwing pies'],
  // The window of a train is seen from its inside.
  [
    /\b(look|gaz|star|watch)(ing|es|s|e) (?:out )?(?:of|through|from) (?:a|the|her|his|their) (?:rainy |fogg?y |open )?(train|bus|subway|metro)(?:'s)? windows?\b/gi,
    '$1$2 out of the window on a $3',
  ],
  [
    /\b(?:at|by|beside|next to|near|in|against) (?:a|the) (train|bus|subway|metro)(?:'s)? window(?: seat)?\b/gi,
    'on a $1',
  ],
  // A pile is a thing, though its leaves are a season's.
  [
    /\b(piles?|heaps?|stacks?) of (?:(?:autumn|fall|fallen|dry|dead|crunchy|raked|red|orange|yellow|golden|brown|colou?rful|and|freshly|,) ?)*leaves\b/gi,
    'pile of leaves',
  ],
  [
    /\b(?:reach|conquer)(?:ing|es) the (?:top|summit|peak)\b(?: of (?:a|the) (?:mountain|hill))?/gi,
    'standing on a mountain peak',
  ],
  [
    /\b(?:jump|leap)(?:ing|s) (?:out of|from) (?:a|an|the) (?:air)?plane\b/gi,
    'skydiving high in the sky below a plane',
  ],
  [
    /\b(?:rock|lull)(?:ing|s) (?:her|his|a|the) (newborn|baby|child)(?: to sleep)?\b/gi,
    'holding her sleeping $1',
  ],
  [
    /\bopen(?:ing|s) (?:a|the) window (?:and|to) look(?:ing|s)? (?:at|out (?:at|over|on)|over) /gi,
    'standing in a room at a window overlooking ',
  ],
  [/\bring(?:ing|s) (?:a|the) (?:door)?bell\b/gi, 'knocking at a door'],
  [
    /\b(?:smoke|steam) (?:coming|rising|curling|pouring|drifting) (?:out of|from|up from|out from) (?:its|the|a) chimney\b/gi,
    'a smoking chimney',
  ],
  [/\b(?:losing|shedding) (?:its|their|the last|all its|the) (?:\w+ )?leaves\b/gi, 'with falling leaves'],
  [/\bdancing their first (?:wedding )?dance\b/gi, 'dancing in a ballroom'],
  [/\b(shepherd(?:ess)?\b.{0,60}? (?:his|her|the|a) flock)\b(?! of)/gi, '$1 of sheep'],
  [
    /\b(?:candle-?lit|romantic) (dinner|table) for two\b/gi,
    'couple having dinner in the evening at a table, candles on the table',
  ],
  [/\b(?<=surfer.{0,60}) with (?:his|her|their|a) (?:surf ?)?board\b/gi, ' holding a surfboard'],
  // Somebody sits at it.
  [
    /\b(?:(?:quiet|fancy) )*(dinner|breakfast|lunch|table) for two\b/gi,
    'couple having dinner at a table, candles on the table',
  ],
  [
    /\b(?:(?:traditional|japanese|chinese) )*tea ceremony\b(?: in an? (?:[a-z]+ )*(?:house|room))?/gi,
    'woman in a kimono pouring tea into a cup in a japanese tea room',
  ],
  [
    /\b(?:trimm|prun|clipp)ing (?=(?:a|the|his|her|some|rose|tall|green) [a-z ]{0,24}?(?:hedges?|bush(?:es)?|roses?|trees?|shrubs?)\b)/gi,
    'in a garden trimming ',
  ],
  [/\bput(?:ting|s) on (?:[a-z]+ )?(?:lipstick|make-?up|mascara)\b/gi, 'putting on makeup'],
  [/\bmilk(?:ing|s) (a|the|his|her) (cow|goat)s?\b/gi, 'sitting on a stool beside $1 $2 with a bucket'],
  [/\bcurl(?:ing|s|ed) (?:itself )?(?:up )?(?:in|into) a (?:tight )?ball\b/gi, 'sleeping'],
  [/\bdrawing (?:pictures )?with (?:coloured |colored |colorful )?chalk on\b/gi, 'kneeling with chalk on'],
  [
    /\bto catch (?:a|the|his|her) (?:last )?train\b/gi,
    'along the platform of a train station beside a train',
  ],
  [/\bballoon (?:animals|dogs)\b/gi, 'balloons'],
  [/\bcastle in the (?:clouds|sky)\b/gi, 'castle on a cloud'],
  [/\b(snow globe) with .{1,60}? inside(?: it)?\b/gi, '$1 on a table'],
  [/\b(desert|forest|mountain|beach|lakeside) campsite\b/gi, 'tent and a campfire in the $1'],
  [/\bdown (?:its|the) (?:steep )?tracks?\b(?<=roller ?coaster.{0,40})/gi, 'down'],
  // A beach has its sea.
  [/ (?:toward|towards|to|into) the (?:sea|ocean|water)\b(?=.{0,60}\b(?:beach|shore|sand)\b)/gi, ''],
  [/(?<=\b(?:crawl|waddl)ing) (?:toward|towards|to|into) the (?:sea|ocean|water)\b/gi, ' on the beach'],
  // A fire in a room is in its fireplace.
  [
    /\b(cups?|mugs?|cat|armchair|blanket|knitting|cocoa|tea|wine|dog|grandmother|grandfather)\b(.{0,60}?) by the fire(?=$|[,.])/gi,
    '$1$2 by the fireplace',
  ],
  [
    /\b(christmas|gifts?|presents?)\b(.{0,60}?) (?:under|below|beneath|around|beside|by) the tree\b/gi,
    '$1$2 under the christmas tree',
  ],
  // What only tells a form or a place on the thing itself.
  [/,? shaped like (?:a|an) [a-z]+(?: [a-z]+)?\b/gi, ''],
  [/ (?:on|at the|on the) top(?=$|[,.;])/gi, ''],
  [/ with foam [a-z]+ing (?:over|down)(?: the [a-z]+)?(?: of the [a-z]+)?/gi, ''],
  [/\b(?:making|forming|building) a human pyramid\b/gi, 'cheering'],
  [/\b(cheerleaders?) (?:making|forming|building) a pyramid\b/gi, '$1 cheering'],
  [/\bsushi (?:conveyor belt|train)\b/gi, 'plates of sushi on a counter'],
  // Somebody does what is done by hand, also where nobody is named.
  [
    /^(raking|mowing|painting|baking|pouring|peeling|slicing|chopping|kneading|stirring|knitting|sewing|writing|shovell?ing|sweeping|ironing|folding|unwrapping|carving|planting|brushing|lighting|opening|flipping|frying|grilling|decorating|whisking) (?=(?:a|an|the|some|huge|fresh|wet|hot|two|three|his|her)\b|[a-z]+s\b)(?!.*, (?:a|an|the) (?:[a-z]+ )?(?:man|woman|boy|girl|person|chef|child|couple)\b)/i,
    'A person $1 ',
  ],
  // A flower, not what the sun did.
  [/\b(a|an|the|one|single|red|white|pink|yellow) rose (?=[a-z]+ing\b)/gi, '$1 rose flower '],
];

export const rephrase = (text: string): string =>
  rows.reduce((said, [pattern, words]) => said.replace(pattern, words), nameWhoDoes(text));

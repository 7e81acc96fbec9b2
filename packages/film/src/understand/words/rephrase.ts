/** Ways of saying a thing that the reader does not follow, in words that it does. */

import { cityPhrases } from './city-phrases.ts';
import { everydayPhrases } from './everyday-phrases.ts';
import { fallingPhrases } from './falling-phrases.ts';
import { outdoorPhrases } from './outdoor-phrases.ts';
import { nameWhoDoes } from './passive.ts';
import { peoplePhrases } from './people-phrases.ts';
import { relationPhrases } from './relation-phrases.ts';
import { sportPhrases } from './sport-phrases.ts';

const body = '(?:hands?|fingers|fingertips|feet|foot|legs|lips|paws)';
const seen = '(?:view|viewed|seen|filmed|shot|captured|watched|looking out)';
const small = '(?:[a-z-]+ ){0,2}';

const madeOf =
  'wood|stone|glass|gold|silver|metal|paper|ice|snow|candy|chocolate|crystal|straw|bricks?|wool|clay|cardboard|jade|marble|bamboo|sand|gingerbread|lego';

/** In order; each is tried once on the whole prompt. */
const rows: readonly [RegExp, string][] = [
  // Hands belong to somebody.
  [
    new RegExp(
      `(^|[,.:;] |\\b(?:of|shows?|on|and) )((?:a |an |the |two |a pair of )?)((?:[a-z-]+ )?${body}) (?=(?!and\\b|as\\b|is\\b|has\\b)[a-z]+(?:ing|s)\\b)`,
      'gi',
    ),
    "$1a person's $3 ",
  ],
  // An eye is part of a face.
  [
    /\b(?:extreme )?(?:close[- ]?up|macro)(?: shot| view)? of (?:an? |the )?(?:human )?((?:(?:single|blue|green|brown|hazel|grey|gray|dark|bright|beautiful|open|opening|woman's|person's|girl's) ){0,2}eyes?)\b(?! of\b)/gi,
    'extreme close-up of a woman with $1',
  ],
  [/\b(?:photo(?:graph)?|note|picture) (?=burn(?:s|ing)\b)/gi, 'letter '],
  [/\b(?:stone|marble|concrete|brick|tiled?) floor\b/gi, 'floor'],
  [/\b(?:being |is |gets )?washed away by\b/gi, 'collapsing under'],
  // Paper alone is a material.
  [/\b(?:an? )?(?:piece|sheet|scrap) of paper\b/gi, 'a letter'],
  // A figure that makes it disappear does magic.
  [
    /\bmak(?:es|ing|e) (an?|the|his|her) ((?:[a-z]+ )?[a-z]+) (disappear|vanish|appear)\b/gi,
    'doing a magic trick while $1 $2 $3s',
  ],
  // Into the fog or round the corner it only goes away.
  [
    /\b(?:disappear|vanish)(s|ing|ed)? (?=(?:into|behind|through|down|over|around|beyond) (?:a |an |the )?(?!thin air|air|smoke|dust|nothing|light)[a-z])/gi,
    'moving away ',
  ],
  [/\b(?:everyone|everybody)(?: else)?(?= (?:[a-z]+s|is|[a-z]+ing)\b)/gi, 'people'],
  [/\b(?:someone|somebody)\b/gi, 'a person'],
  [/\b(?:its|his|her|their) eyes (?:slowly |gently )?clos(?:ing|es?)(?: slowly)?\b/gi, 'falling asleep'],
  // What a thing is made of describes it.
  [
    new RegExp(
      `\\b(an?|the|his|her|two|three) ((?:[a-z-]+ )?[a-z-]+) (?:that is |which is )?made (?:entirely |completely |only )?(?:out )?(?:of|from) (?:pure )?(${madeOf})\\b`,
      'gi',
    ),
    '$1 $3 $2',
  ],
  [
    /,? in (?:his|her|their) (?:early |mid |late )?(?:teens|twenties|thirties|forties|fifties|20s|30s|40s|50s)\b/gi,
    '',
  ],
  [/,? ready to (?:draw|shoot|fight|fire|attack|duel)\b/gi, ''],
  [/\bfrom (?:house to house|door to door)\b/gi, 'along a village street'],
  // A place at the end of its phrase; before a noun it is a train that crosses something.
  [/\b(?:railway|railroad|level) crossing\b/gi, 'railway'],
  [/\btrain crossing\b(?=\s*(?:[,.;]|$)|\s+(?:with|as|at|in|on|while|and|during)\b)/gi, 'railway'],
  [/\bmak(?:ing|es) (?:funny |silly )?faces\b/gi, 'laughing'],
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
  // A bow stands in a sky that has cleared.
  [
    /^(?=.*\brainbow\b)(.*?) after (?:the |a )?(?:\w+ )?(?:storm|thunderstorm|rain|rainstorm|shower)\b/i,
    '$1',
  ],
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
  // Somebody drizzles sauce; the rain is no verb with an object.
  [
    /\bdrizzl(ing|es|e) (?=(?:[a-z]{1,20} ){0,3}(?:honey|syrup|chocolate|caramel|sauce|cream|icing|oil|glaze|dressing|butter|fudge)\b)/gi,
    'pouring ',
  ],
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
    /\b(?:views?|shots?|seen|filmed|footage|looking out) from (?:the )?inside (?:of )?(?:a|an|the) (?:(?:moving|speeding|fast|night|old) )?(train)(?: car| carriage)?(?: (?:passing|going|travell?ing|driving|speeding|riding|moving|crossing) (?:through|past|over|along|across))?\b/gi,
    'view from a $1 window,',
  ],
  [
    /\bwindows? of (a|an|the|her|his|their) (?:(?:moving|speeding|night|old|slow|express|passenger|steam|fast|high-speed|crowded|commuter|sleeper) ){0,2}(train|bus|subway|metro)(?: car| carriage)?\b/gi,
    '$2 window',
  ],
  [
    /\b(?:moving|speeding|night|express|commuter) (train|bus|subway|metro)(?='s windows?\b| windows?\b)/gi,
    '$1',
  ],
  [
    /\b(look|gaz|star|watch)(ing|es|s|e) (?:out )?(?:of|through|from) (?:(?:a|an|the|her|his|their) ){1,2}(?:rainy |fogg?y |open )?(train|bus|subway|metro)(?:'s)? windows?\b/gi,
    '$1$2 out of the window on a $3',
  ],
  [
    /\b(?:at|by|beside|next to|near|in|against) (?:(?:a|the|an|his|her) ){0,2}(train|bus|subway|metro)(?:'s)? window(?: seat)?\b/gi,
    'on a $1',
  ],
  // A pile is a thing, though its leaves are a season's.
  [
    /\b(piles?|heaps?|stacks?) of (?:(?:autumn|fall|fallen|dry|dead|crunchy|raked|red|orange|yellow|golden|brown|colou?rful|and|freshly|,) ?)*leaves\b/gi,
    'pile of leaves',
  ],
  // Somebody does what is done by hand, also where nobody is named.
  [
    /^(raking|mowing|painting|baking|pouring|peeling|slicing|chopping|kneading|stirring|knitting|sewing|writing|shovell?ing|sweeping|ironing|folding|unwrapping|carving|planting|brushing|lighting|opening|flipping|frying|grilling|decorating|whisking) (?=(?:a|an|the|some|huge|fresh|wet|hot|two|three|his|her)\b|[a-z]+s\b)(?!.*, (?:a|an|the) (?:[a-z]+ )?(?:man|woman|boy|girl|person|chef|child|couple)\b)/i,
    'A person $1 ',
  ],
  // A flower, not what the sun did.
  [/\b(a|an|the|one|single|red|white|pink|yellow) rose (?=[a-z]+ing\b)/gi, '$1 rose flower '],
];

export const rephrase = (text: string): string =>
  [
    ...fallingPhrases,
    ...relationPhrases,
    ...sportPhrases,
    ...peoplePhrases,
    ...outdoorPhrases,
    ...cityPhrases,
    ...everydayPhrases,
    ...rows,
  ].reduce((said, [pattern, words]) => said.replace(pattern, words), nameWhoDoes(text));

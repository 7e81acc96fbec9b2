/** Ways of saying where somebody is, in words that the reader follows. */

const few = '(?:[a-z-]{1,20} ){0,2}';
const the = '(?:an?|the|his|her|its|their|our|some)';
const homes = '(?:house|barn|cottage|cabin|farmhouse|shed|church|temple|building|stable|hut|palace|pagoda)';

/** In order; each is tried once on the whole prompt. Repeats are bounded, so that long prompts cost no more than their length. */
export const relationPhrases: readonly [RegExp, string][] = [
  // A figure that looks out from behind something hides there.
  [
    /\b(?:peek|peep|peer|look|glanc|watch|star)(?:ing|es|s|e)? (?:[a-z]{1,20}ly )?(?:out )?(?:at (?:us|the camera) )?from behind\b/gi,
    'hiding behind',
  ],
  [
    /\b(?:pok|stick)(?:ing|es|s|e) (?:its|his|her|their) heads? (?:out )?(?:from )?(?:behind|around)\b/gi,
    'hiding behind',
  ],
  [
    /\b(?:peek|peep|peer)(?:ing|s) (?:[a-z]{1,20}ly )?(?:out )?(?:over|above|around|round) (?:the (?:top|side|edge|corner) of )?(?=(?:an?|the|his|her|its|their)\b)/gi,
    'hiding behind ',
  ],
  // A figure that waves or smiles at the camera faces it; only one that comes towards it moves that way.
  [
    /(?<!\b(?:run|walk|gallop|charg|rush|fly|fl[iy]|com|swim|driv|jump|leap|lung|sprint|mov|crawl|stalk|prowl|trot|look|star|gaz|glanc)[a-z]{0,6}(?: [a-z]{1,12})?) (?:directly |straight |right )?(?:at|into|to|for|in front of) (?:the|a) (?:camera|lens|viewer)s?\b(?! (?:crew|man|woman|shop|store|on|bag))/gi,
    '',
  ],
  // What hangs in a tree hangs from a branch of it.
  [
    new RegExp(
      `\\b(hang(?:ing|s)?|dangl(?:ing|es)|swing(?:ing|s)) (by (?:its|his|her|their) (?:tail|arms?|feet|legs) )?(upside down )?(?:down )?(?:from|on|in|off) (?:the branch(?:es)? of )?${the} ((?:[a-z-]{1,20} ){0,2})trees?\\b`,
      'gi',
    ),
    '$1 $2$3from a tree branch',
  ],
  [
    new RegExp(
      `\\b(?:on|at|near|upon|atop)(?: the)? (?:very )?(?:top|summit|peak) of ${the} (${few})mountains?\\b`,
      'gi',
    ),
    'on a $1mountain peak',
  ],
  [new RegExp(`\\batop ${the} (${few})mountain\\b`, 'gi'), 'on a $1mountain peak'],
  [
    /\b(through|in|into|among|amid) (?:the |a )?(?:(?:tall|dense|thick|green) ){0,2}bamboo(?: grove)?\b(?! (?:forest|grove|hat|chair|raft|basket|table|mat|house|bridge))/gi,
    '$1 a bamboo forest',
  ],
  // Boards over the water, not a harbour.
  [
    new RegExp(
      `\\b(on|off|along|from|onto|at|down)(?: the (?:edge|end|side))?(?: of)? ${the} ((?:[a-z-]{1,20} ){0,2}?)(?:fishing )?(?:dock|jetty|boat dock|landing stage)\\b(?! worker)`,
      'gi',
    ),
    '$1 a $2pier',
  ],
  [/\bon the (?:edge|end) of (an?|the) ((?:[a-z-]{1,20} ){0,2}pier)\b/gi, 'on $1 $2'],
  // Iron sheets, also where nobody is on them.
  [
    /\b(?:an?|the|its) (?:[a-z]{1,20} )?(?:tin|metal|iron|corrugated(?: iron| metal| tin)?) roof(?:s|top)?(?: of (?:an?|the) (?:[a-z]{1,20} )?(?:house|hut|shed|shack|cabin|home|barn))?\b/gi,
    'a tin roof',
  ],
  // The roof of a house is a slope of tiles.
  [
    new RegExp(
      `\\b(on|onto|atop|along|across|upon) (?:the top of )?${the} (?:[a-z]{1,20} ){0,2}(?:barn(?: roof|'s roof)|roof of ${the} (?:[a-z]{1,20} ){0,2}barn)\\b`,
      'gi',
    ),
    '$1 a barn roof',
  ],
  [
    new RegExp(
      `\\b(on|onto|atop|along|across|upon|off) (?:the top of )?${the} (?!barn roof|roof of (?:a|the|an old|the old) barn)(?:(?:tiled|red|old|snowy|thatched|pitched|steep|sloping|wooden|temple) ){0,2}(?:${homes} )?roof(?: of ${the} (?:[a-z-]{1,20} ){0,2}${homes})?\\b(?! (?:of|terrace|garden|bar|pool|party|deck|with|in|at (?:the )?(?:top|city)|overlooking|above|over|restaurant|helipad))`,
      'gi',
    ),
    '$1 a tiled roof',
  ],
  [
    /\b(?:the |a )?(?:roof|hood|bonnet|top|trunk) of (an?|the|his|her|their) ((?:[a-z-]{1,20} ){0,2}(?:car|van|bus|truck|taxi|jeep|camper van|minivan))\b/gi,
    '$1 $2',
  ],
  [/\b(an?|the|his|her) ((?:[a-z-]{1,20} )?car|van|truck) (?:roof|hood|bonnet)\b/gi, '$1 $2'],
  [
    /\bin (?:the )?(?:back|bed|cargo bed) of (an?|the|his|her|their) ((?:[a-z-]{1,20} )?)(?:pickup )?truck\b/gi,
    'in $1 $2pickup truck',
  ],
  [/\bin (an?|the) ((?:pickup )?truck) bed\b/gi, 'in $1 pickup truck'],
  [
    /\bin (?:the )?basket of (an?|the) hot air balloon\b|\bin (an?|the) hot air balloon basket\b/gi,
    'riding a hot air balloon',
  ],
  // A figure that is at the window of a car is seen from outside.
  [
    /\b(?:look|lean|gaz|star|peer|hang)(?:ing|s|es) (?:its head |his head |her head )?out (?:of |from )?(?:the|an?|its|his|her) (?:open )?(?:window of (?:an?|the) (?:moving )?)?(car|truck|van|taxi|jeep|pickup truck)(?: window)?\b/gi,
    'riding in a $1',
  ],
  [
    /\b(?:stick|pok|hang|put)(?:t?ing|s|es) (?:its|his|her|their) heads? out (?:of )?(?:the|an?|its|his|her) (?:open )?(?:window of (?:an?|the) (?:moving )?)?(car|truck|van|taxi|jeep|pickup truck)(?: window)?\b/gi,
    'riding in a $1',
  ],
  // Wires along a street, for birds.
  [
    /\b(?:on|along) (?:an?|the|some) (?:(?:telephone|electric|electrical|power|phone|overhead) )(?:wires?|lines?|cables?)\b/gi,
    'on a telephone wire',
  ],
  [
    /\b(birds?|sparrows?|pigeons?|crows?|swallows?|starlings?|doves?|parrots?) ([a-z ]{0,20})on (?:an?|the) (?:wires?|cables?)\b/gi,
    '$1 $2on a telephone wire',
  ],
  [
    new RegExp(
      `\\bon ${the} (?:wooden |old )?(?:fence ?post|post|piling|mooring post|wooden pole)\\b(?! office)`,
      'gi',
    ),
    'on a wooden post',
  ],
];

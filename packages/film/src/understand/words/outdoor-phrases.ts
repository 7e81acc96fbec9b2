/** Ways of saying what happens at sea, in the sky, on roads and in fields, in words that the reader follows. */

const few = '(?:[a-z-]{1,20} ){0,3}';

/** In order; each is tried once on the whole prompt. Repeats are bounded, so that long prompts cost no more than their length. */
export const outdoorPhrases: readonly [RegExp, string][] = [
  [
    /\b(?:magic(?:al)? |enchanted )?(?:glowing|luminous|bioluminescent) forest\b/gi,
    'enchanted forest at night with fireflies',
  ],
  [
    /\b(?:small|little|tiny|light|single[- ]engined?|bush|old|vintage|private) (?:[a-z]{1,10} )?(?:air)?(plane|planes|aircraft)\b(?! (?:window|model|toy))/gi,
    'propeller $1',
  ],
  // What is left of a fire, not trees of that name.
  [
    /\b(?:from|out of) (?:(?:the|its|a|burning|glowing|smou?ldering|hot|own|pile|heap|of) ){0,4}ashes\b/gi,
    'from flames',
  ],
  // A pass is crossed on its road.
  [
    /(?<=\b(?:cyclists?|bikers?|bicycles?|bikes?|motorcycl[a-z]{1,4}|motorbikes?|cars?|bus|truck|van|riders?)\b[a-z ,]{1,40})(?:climb|rid|cycl|cross|driv|pedal|struggl|go)(?:l?ing|es|s|e) (?:up |over |through |across |along |down )?(?:an?|the) (?:[a-z]{1,20} ){0,2}?(?:mountain |alpine |high )?pass(?: road)?\b/gi,
    'riding up a winding mountain road',
  ],
  [/\b(?:mountain|alpine) pass(?: road)?\b/gi, 'winding mountain road'],
  [
    /\b(?:snowy|snow-covered|snow-capped|icy) (?:mountain )?(ridge|ridgeline|crest)\b/gi,
    'snowy mountain ridge',
  ],
  [/\b(?<!mountain )(?:narrow|rocky|knife-edge|sharp|steep|alpine) ridge(?:line)?\b/gi, 'mountain ridge'],
  // Out of doors is in a garden where nobody says where.
  [
    /\b(?:outdoor|open[- ]air|garden|backyard) (wedding(?: (?:party|reception|ceremony|dinner))?|reception|party|dinner party|dinner|banquet|feast|celebration|birthday party|tea party)\b(?!.{0,80}\b(?:beach|park|forest|woods|vineyard|lake|rooftop|terrace|meadow|field|mountains?|garden|backyard)\b)/gi,
    '$1 in a garden',
  ],
  // The hole where an animal lives is no room.
  [
    /\b(?:out of|from|in|into|inside|outside|at|near) (?:its|his|her|their|the|a) (?:den|burrow|lair)\b/gi,
    'in the forest',
  ],
  [
    /\bleaves (?:chang|turn)(?:e|ing|es|s)? (?:colou?rs?|red|orange|yellow|gold) (?:on|of) (an?|the) ([a-z]{1,20} )?tree\b/gi,
    '$1 $2tree in autumn, leaves falling',
  ],
  [
    /\b(?:mak|form|creat)(?:ing|es?) a heart(?: shape)? with their (?:necks|beaks|heads)\b/gi,
    'swimming side by side',
  ],
  [
    /\b(goldfish|betta fish|fish) (?:swimming |swims )?(?:around )?in (?:a|its|the) ((?:[a-z]{1,20} ){0,2})bowl\b/gi,
    '$1 swimming in a fish bowl',
  ],
  // A figure that paddles out on a board does it for the wave.
  [
    new RegExp(
      `\\bpaddl(?:ing|es) (?:hard |fast )?(?:out )?(?:and|to|then|before|,) ?(?:catch(?:ing|es)?|rid(?:ing|es?)|surf(?:ing|s)?) ((?:a|the|his|her) ${few}wave)s?\\b`,
      'gi',
    ),
    'riding $1',
  ],
  [/\b(surfers?) (?:paddl|catch)(?:ing|es) (?=(?:a|the|out|his|her)\b)/gi, '$1 surfing '],
  // The shore of an icy sea, not the open sea.
  [
    /\b(?:down|off|on) (?:an?|the) (?:[a-z]{1,20} )?(?:icy|ice|snowy|snow) (?:slope|hill|bank|ridge|cliff|slide) into (?:the|an?) (?:[a-z]{1,20} )?(?:sea|ocean|water)\b/gi,
    'on the icy coast of the arctic sea',
  ],
  // A town that sleeps is dark; one in the mountains has houses and no towers.
  [
    /\b(?:sleeping|slumbering|sleepy) ((?:[a-z-]{1,20} )?(?:town|village|city|suburb|neighbou?rhood|street))\b/gi,
    '$1 at night',
  ],
  [/\b(?:mountain|alpine) town((?: at night)?)\b/gi, 'village in the mountains$1'],
  [/\b(hillside|coastal|fishing|medieval) town\b/gi, '$1 village'],
  // A comet stands among the stars; meteors shoot across them.
  [
    /\bcomet(s?)(?: with (?:an?|its|their) (?:[a-z]{1,15} ){0,3}tails?)? (?:streak|shoot|blaz|flash|pass|cross|mov|glow|appear|trail|hang|shin|fl(?:y|ie))(?:ing|es|s)? (?:slowly )?(?:across|over|through|past|above|in) (?:the (?:night )?sky (?:over|above) )?(?=(?:a|an|the)\b)/gi,
    'comet$1 sky at night with stars over ',
  ],
  [
    /\b(?:meteor|asteroid|fireball|comet)(s?)(?: with (?:an?|its|their) (?:[a-z]{1,15} ){0,3}tails?)? (?:streak|shoot|blaz|flash|pass|cross|fl(?:y|ie))(?:ing|es|s)? (?:across|over|through|past|above) (?=(?:a|an|the)\b)/gi,
    'shooting star$1 over ',
  ],
  // A ship among clouds is in the air.
  [
    /(?<=\b(?:ships?|boats?|galleons?|sailboats?|yachts?|whales?|submarines?) )(?:sail|fly|float|drift|glid|swimm?|soar)(?:ing|s|es) (?:slowly )?(?:through|among|across|over|above|between|in) (?:the |a sea of )?(?:[a-z]{1,20} )?clouds\b/gi,
    'flying in the clouds',
  ],
  // Machines harvest in the field itself.
  [
    /\b(?:tractors?|combines?|combine harvesters?|harvesters?|farmers?) (?:harvest|reap|cutt?|mow)(?:ing|s) (?:the |a |ripe |golden )*(wheat|corn|barley|rye|crops?|grain)(?: fields?)?\b/gi,
    'combine harvester driving through a $1 field',
  ],
  // "It" is who was named first, not what the words before stand behind.
  [
    / with ((?:an? )?(?:flock|herd|pack|line|group|crowd|swarm) of [a-z]{1,20}|(?:two|three|four|five|some|several|many) [a-z]{1,20}) (?:walking |flying |running )?behind (it|him|her|them)\b/gi,
    ', $1 following $2',
  ],
  // What lies on the ground is no furniture.
  [
    /\b(?:on|upon|in) (?:a|the|its) (?:[a-z]{1,20} )?bed of (?:[a-z]{1,20} )?(?:moss|ferns?|clover|pine needles)\b/gi,
    'on the mossy forest floor',
  ],
  [
    /\b(?:on|upon|in) (?:a|the|its) (?:[a-z]{1,20} )?bed of (?:[a-z]{1,20} )?leaves\b/gi,
    'on a pile of leaves',
  ],
  [
    /\b(?:on|upon|over) (?:a|the) (?:[a-z]{1,20} )?bed of ((?:[a-z]{1,20} )?(?:rice|noodles|lettuce|salad|greens|pasta|vegetables|spinach))\b/gi,
    'with $1',
  ],
  [
    /\b(?:on|upon|in) (?:a|the) (?:[a-z]{1,20} )?bed of ((?:[a-z]{1,20} )?(?:flowers|roses|tulips|daisies|wildflowers))\b/gi,
    'among $1',
  ],
  // Nets are thrown from a boat on the water.
  [
    /\b(?:cast|throw|toss|fling)(?:ing|s) (?:out )?((?:a|his|her|their|the) (?:[a-z]{1,20} )?)(?:fishing )?(nets?) (?=(?:from|off|out of|over)\b[a-z ]{1,20}\b(?:boat|canoe|raft|rowboat|sampan|ship)\b)/gi,
    'casting $1fishing $2 ',
  ],
  [/ (?:just )?before (?:the )?(?:sunrise|dawn|daybreak)\b/gi, ' in the blue hour'],
  // The verb, not the noun: "while farmers plant seedlings".
  [
    /\b((?:farm|garden|villag|work|volunte|child|student|boy|girl|kid|women|men|people)[a-z]{0,6}) plant (?=(?:rice |tree |young |new |the |some |a |flower |vegetable )*(?:seedlings|saplings|trees|rice|seeds|flowers|potatoes|vegetables|tree)\b)/gi,
    '$1 planting ',
  ],
  [
    /\b(?:an? |the )?(?:deep |bright |blood |fiery |glowing )?(red|crimson|pink|purple|orange) (sunset|sunrise)\b/gi,
    'the $2 with a $1 sky',
  ],
  // The houses are what makes it a village's.
  [/\b(village|hamlet) (?:lanes?|streets?|roads?|paths?)\b/gi, '$1'],
  [
    /\b(?:dry|parched|dusty|sun-baked|yellow) (?:grass ?land|fields?|grass|plains?|bush)\b(?! of)/gi,
    'savanna',
  ],
  // The animals, not the stripes of a road.
  [/\bzebras crossing\b/gi, 'zebras walking across'],
];

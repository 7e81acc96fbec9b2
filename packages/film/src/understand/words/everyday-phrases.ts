/** Everyday ways of saying what is done, where the words alone would be read as other things or places. */

/** In order; each is tried once on the whole prompt. Repeats are bounded, so that long prompts cost no more than their length. */
export const everydayPhrases: readonly [RegExp, string][] = [
  [
    /\b(?:while|as) (?:the |their )?(?:dinner|supper|breakfast|lunch|food|meal|soup) (?:is )?(?:cook(?:s|ing)|simmer(?:s|ing))\b/gi,
    'beside a pot on the stove',
  ],
  [/\b(candles?) burning (?:slowly )?(?:all the way )?down\b/gi, '$1 melting'],
  [
    /\bsell(?:ing|s) (?:[a-z]{1,20} ){0,2}lemonade (?:from|at|on|behind) (?:a|an|the|his|her|their) (?:[a-z]{1,20} ){0,2}(?:stand|stall|table|booth)\b/gi,
    'holding a glass of lemonade beside a lemonade stand',
  ],
  [
    /\bblow(?:ing|s)? out (?:the |her |his |their |some )?(?:[a-z]{1,12} )?birthday candles\b/gi,
    'blowing out candles on a birthday cake',
  ],
  [
    /\b((?:an? |the )?(?:[a-z]{1,12} )?cake)(?: with (?:[a-z]{1,12} ){0,2}candles)? (?:being |is )?blown out by (an? (?:[a-z]{1,12} ){0,2}(?:boy|girl|child|kid|man|woman|toddler))\b/gi,
    '$2 blowing out candles on $1',
  ],
  [/\b(?:toy|play|kids'? play|children's play) ?room\b/gi, 'playroom'],
  // Wings that shine are seen in the dark.
  [
    /\b(fairy|fairies|pixie|angel|elf) with (?:[a-z]{1,20} )?(?:glowing|luminous|luminescent|sparkling|shimmering) (?:[a-z]{1,20} )?wings\b/gi,
    'glowing $1 with wings',
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
  [
    /\b(?:confetti|streamers|glitter)(?: is| are)? (?:falling|raining|floating|drifting)(?: down)?\b/gi,
    'confetti',
  ],
  // Cozy it is within.
  [
    /^(?:a |the )?(?:(?:small|little|quiet|warm|busy|tiny|old) )?(?:cozy|cosy|warm|quiet) (?:(?:small|little|old|tiny) )?(coffee ?shop|caf[eé]|bakery|restaurant|diner|bookstore|bookshop|tea ?house)\b(?! (?:front|window|exterior|facade))/i,
    'inside a cozy $1',
  ],
  [
    /\b(?:an? |the )?(?:(?:old|dusty|small|cluttered|vintage) ){0,2}(?:antique|curiosity|clock|watch|second.?hand|thrift|junk) (?:shop|store) (?:full of|filled with|with)\b/gi,
    'inside a shop with',
  ],
  [/\b(?:carving|whittling) (an?|the) (?:small |little )?wooden\b/gi, 'whittling $1 wooden'],
  [/\bpainting (an?|the|his|her) model (?:ship|boat|plane|airplane|train|car)\b/gi, 'painting $1 toy boat'],
  [
    /\b(?:a |the )?tea ?bag (?:steeping|soaking|brewing|floating) in (?:a |the )?(?:cup|mug)(?: of (?:hot )?water)?\b/gi,
    'steaming cup of tea',
  ],
  [
    /\bsparks (?:flying|shooting|spraying) (?:from|off) (?:a|an|the) (?:angle )?grinder\b/gi,
    'a worker welding metal, sparks flying',
  ],
  [
    /\b(?:violin maker|luthier) (?:building|making|repairing|crafting|carving)\b/gi,
    'craftsman in a workshop repairing',
  ],
  [
    /\bpainting (?:[a-z]+ ){1,4}on (an?|the|his|her) (?:[a-z]+ )?(vase|pot|mug|plate|bowl|cup|egg)\b/gi,
    'painting $1 $2',
  ],
  // It is empty.
  [
    /\b(?:an? |the |my )?(?:little |young |small )?(?:child|children|kid|kids|girl|boy|baby|toddler|teenager)(?:'s|s'|'|s|\u2019s) (bed)?room\b(?! (?:plays|playing|sleep|read|sit))/gi,
    'a kids room',
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
    /\b(?:(?:candle-?lit|candle ?light|romantic|cozy|intimate|small|quiet) ){1,3}(?:dinner|table|supper|meal) (?:table )?for two\b/gi,
    'couple having dinner in the evening at a bistro table',
  ],
  [/\b(?<=surfer.{0,60}) with (?:his|her|their|a) (?:surf ?)?board\b/gi, ' holding a surfboard'],
  // Somebody sits at it.
  [/\b(?:(?:quiet|fancy) )*(?:dinner|table) for two\b/gi, 'couple having dinner at a bistro table'],
  [/\b(?:(?:quiet|fancy) )*(breakfast|lunch) for two\b/gi, 'couple having $1 at a table'],
  [
    /\b(?:(?:traditional|japanese|chinese) )*tea ceremony\b(?: in an? (?:[a-z]+ )*(?:house|room))?/gi,
    'woman in a kimono pouring tea into a cup in a japanese tea room',
  ],
  // Of an animal it is no weather.
  [/\bwet (?=(?:[a-z]+ )?(?:frog|dog|puppy|cat|kitten|otter|seal|bear|horse|nose|hair)\b)/gi, ''],
  // Hedges clipped into animals.
  [
    /\b(?:trim|clip|shap|cut|prun|sculpt|carv)[a-z]{1,5} (?:a|an|the|his|her) (?:[a-z]+ )?(?:hedge|bush|shrub|topiary) (?:into|in|as|to) (?:(?:the )?(?:shape|form) of )?an? (?:[a-z]+ )?(giraffe|elephant|rabbit|swan|horse|bear|dog|cat|lion|deer|dinosaur|peacock|bird|fox|squirrel)\b/gi,
    'in a garden trimming a topiary $1 with shears',
  ],
  [
    /\b(?:hedge|bush|shrub|topiary)(?: trimmed| clipped| cut)? (?:shaped (?:like|as|into)|in(?:to)? the (?:shape|form) of) an? (giraffe|elephant|rabbit|swan|horse|bear|dog|cat|lion|deer|dinosaur|peacock|bird|fox|squirrel)\b/gi,
    'topiary $1',
  ],
  [
    /\b(giraffe|elephant|rabbit|swan|horse|bear|dog|cat|lion|deer|dinosaur|peacock|bird|fox|squirrel)[- ]shaped (?:hedge|bush|shrub|topiary)\b/gi,
    'topiary $1',
  ],
  [/\b(temple|castle|palace|pagoda|church) (river|lake|pond)\b/gi, '$2 beside a $1'],
  // Lanterns that go up are not those on a table.
  [
    /\b(?:(?:glowing|lit|chinese|wish|sky|floating|red|small) ){0,3}(?:paper )?lanterns (?:(?:slowly|gently|are|all) ){0,2}(?:float|ris|drift|fly|soar|ascend|released)(?:ing|e|es)? ?(?:up|upwards?|away)?(?= (?:over|above|into|from|in|across|past)\b|$|[,.])/gi,
    'sky lanterns rising',
  ],
  [
    /\b(a|an|the) sunken (piano|car|statue|throne|bicycle|treasure chest|chest|plane|airplane|train|bus|bell|anchor|temple|house)\b/gi,
    '$1 $2 underwater on the seabed',
  ],
  [
    /\b(?:jump|hop|leap)(?:ing|s) (?:from|between) (?:(?:one|a) )?(?:lily pads?|lily pad to (?:lily pad|another|the next))(?: to (?:another|the next|(?:a )?lily pad|the other))?(?: pad)?\b/gi,
    'jumping on a lily pad in a pond',
  ],
  [/\b((?:sea )?turtle|tortoise) hatchlings?\b/gi, 'baby $1'],
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
  [
    /(?<=\b(?:crawl|waddl)(?:ing|s|es)) (?:toward|towards|to|into|down to) the (?:sea|ocean|water)\b/gi,
    ' on the beach',
  ],
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
  [/\bdrawing (his|her|a|the|their) (gun|pistol|bow)\b/gi, 'holding $1 $2'],
  [/\bdraws (his|her|a|the|their) (gun|pistol|bow)\b/gi, 'holds $1 $2'],
  [
    /\bdecorat(?:ing|es?) (a|the|their|our|his|her) (?:christmas )?tree\b/gi,
    'reaching for $1 christmas tree in the living room',
  ],
  [
    /\bgiv(?:ing|es) an? (?:[a-z]{1,20} )?(?:presentation|lecture|talk)\b/gi,
    'talking in front of a whiteboard',
  ],
  [/\bgiv(?:ing|es) an? (?:[a-z]{1,20} )?speech\b/gi, 'talking with a microphone'],
  [
    /\b(surgeons?|doctors?) operat(?:ing|es?)(?: on (?:a|the|his|her) patient)?\b/gi,
    '$1 examining a patient',
  ],
  [
    /\b(?:hitt?|bang|strik|slamm?)(?:ing|s|es) (?:the|a|his|her) gavel\b/gi,
    'hammering with a hammer at a desk',
  ],
  [/\b(?:having|in) an? (?:[a-z]{1,20} )?water balloon fight\b/gi, 'throwing water balloons'],
  [
    /\bpull(?:ing|s) (a|the|his|her) ((?:[a-z]{1,20} )?fish) (?:out of|from) (?:a|the)\b/gi,
    'holding $1 $2 at a',
  ],
  [/\bcross(?:ing|es) the finish(?:ing)? line\b/gi, 'running through the finish line'],
  [/,? with (?:his |her |their )?(?:arms|hands) (?:raised|in the air|up)\b/gi, ' raising arms'],
  [/\bfrom bud to (?:full )?(?:bloom|blossom|flower)\b/gi, ''],
  [
    /\b(?:in a (?:moving )?car )?(?:with|(?:stick|hang|pok)(?:ing|s)) (?:its|his|her) head out of (?:a|the) (?:(?:moving )?car(?: window)?|window)\b/gi,
    'sitting in a convertible on a country road',
  ],
  [
    /\breleas(?:ing|es) (?:glowing )?(?:paper |sky |floating |chinese )?lanterns into the (night )?sky\b/gi,
    'watching glowing sky lanterns rise into the $1sky',
  ],
  // The camera, not a thing.
  [
    /\b(tracking shot|camera|drone shot|shot) following (an? [a-z ]{1,30}?) (through|across|along|down|over)\b/gi,
    '$1 of $2 going $3',
  ],
  [/^(?:an? )?drone flying (through|over|around|along|above)\b/gi, 'aerial drone shot $1'],
  // Weather and light that would be read as a room, a thing or its act.
  [/\b(?:rain|summer|spring|sudden|april)(?: rain)? showers?\b/gi, 'rain'],
  [
    /\b(?:autumn |red |golden |dry |yellow |orange )*leaves (?:falling|drifting|swirling|blowing)(?: all)? (?:around|past|over|about) (?:him|her|them|it|us)\b/gi,
    'falling leaves',
  ],
  [
    /,? (?:the |their )?(?:neon )?(?:signs|lights|lanterns) (?:reflected|reflecting|mirrored) (?:in|on|off) (?:the )?(?:wet )?(?:puddles|pavement|streets?|asphalt|ground|road)\b/gi,
    ', neon signs, wet reflections',
  ],
  [
    /,? (?:with )?(?:the |colou?rful |bright )?neon (?:signs? |lights? )?reflections (?:in|on) (?:the )?(?:wet |rain )?(?:puddles|pavement|streets?|asphalt|ground|road)\b/gi,
    ', neon signs, wet reflections',
  ],
  [/\b(desert|snowy|icy|grassy|salt) plains?\b/gi, '$1 landscape'],
  [/\bunder construction\b/gi, 'at a construction site'],
  [
    /\b(?:cozy|cosy|old|quiet|small|tiny|dusty|little|warm) (?:little |old )?book ?(?:store|shop)\b/gi,
    'cozy library',
  ],
  [/\bsee(?:ing|s) (?:the )?snow for the first time\b/gi, 'sitting in the snow'],
  [/\bsee(?:ing|s) the (?:sea|ocean) for the first time\b/gi, 'standing on the beach'],
  [
    /,? (?:and )?(?:looking|looks|staring|stares|gazing|gazes|glancing|glances) (?:directly |straight |right |up |back )?(?:at|into|toward|towards) the camera\b/gi,
    ' posing',
  ],
  [/\btak(?:ing|es?) an? (?:exam|test|written test)\b/gi, 'writing at desks in a classroom'],
  [/\b(?:laser pointer|laser|red light) dot\b/gi, 'small red ball'],
  [/\bslices? of (lemon|lime|orange)\b/gi, '$1'],
  [/(?<=(?:station|metro|subway|platform|escalator).{0,30}) (?:at|during) rush hour\b/gi, ' full of people'],
  [
    /\bcarv(?:ing|es?) (?:a |two |their )?(?:[a-z]{1,20} )?pumpkins?\b/gi,
    'carving a jack o lantern on a kitchen table',
  ],
  // Made of wool; nobody knits.
  [
    /\b(?:hand-?)?(?:knitted|crocheted|felted) (?=(?:[a-z]+ )?(?:teddy|bears?|toys?|dolls?|rabbits?|bunn(?:y|ies)|cats?|dogs?|animals?|elephants?|fox|dinosaurs?|monsters?|creatures?)\b)/gi,
    'woolen ',
  ],
  [
    /\breading (?:(?:a|his|her|the) book )?under (?:a|the|his|her) (?:[a-z]{1,12} )?(?:blankets?|covers|duvet|quilt)\b/gi,
    'reading a book in bed',
  ],
  [/\b(attic|loft) (?:bed)?room\b/gi, '$1'],
  [
    /\b(?:the|an) elevator (?=(?:going|rising|moving|gliding|climbing|rides|goes|rises)\b)/gi,
    'a glass elevator ',
  ],
  [/\barm[- ]wrestling\b/gi, 'sitting at a table facing each other'],
  [
    /\bcatch(?:ing|es) fireflies(?: (?:in|with) (?:a|his|her) (?:glass )?jar)?\b/gi,
    'in a meadow with fireflies, holding a jar',
  ],
  [
    /\bhaving a tea party with (his|her|their) (dolls|toys|teddy bears?|stuffed animals)\b/gi,
    'sitting at a table with a teapot on it, beside $1 $2',
  ],
  [
    /\b(teddy bear|teddy|doll|toy rabbit|stuffed (?:bear|rabbit|animal)) (?:is )?(?:drink|hav|sipp)ing (?:a cup of |some )?tea (at an? (?:[a-z]{1,12} ){0,2}table) with (an? (?:[a-z]{1,12} ){0,2}(?:doll|teddy bear|rabbit|bunny|bear))\b/gi,
    '$1 and $3 drinking tea $2',
  ],
  [
    /\b(fly|flutter|flit|danc)(ing|s|es)? (?:among|amongst|amid|in between|around and between) (?:the |some )?((?:[a-z]{1,12} ){0,2})(mushrooms|toadstools|flowers)\b/gi,
    '$1$2 between $3$4',
  ],
  [/\bdirect(?:ing|s) (?:the )?traffic\b/gi, 'pointing at cars'],
  [
    /\bmechanics? work(?:ing|s) (?:underneath|under|on|below|beneath) (a|the|an)\b/gi,
    'mechanic repairing $1',
  ],
  [/\b(gardener|farmer)s? work(?:ing|s) (in|on)\b/gi, '$1 digging $2'],
  [
    /\b(?:fix|repair)(?:ing|es|s) (a|the|his|her) (?:leaking |leaky |broken )?(sink|toilet|faucet|tap|pipe)\b/gi,
    'repairing $1 $2 in the bathroom',
  ],
  [/\bplay(?:ing|s) (?:a )?video ?games?\b/gi, 'sitting on a sofa holding a game controller, a television'],
  [/,? with a (?:baby )?mobile (?:turning|hanging|spinning|moving)(?: above| overhead)?\b/gi, ''],
  [/\bflooded (?:rice )?fields?\b/gi, 'rice paddy'],
  // Work and sport whose words would be read as a room, a grip or a knot.
  [
    /\b(?:out of|from|in|into) (?:a|the) (?:sand |deep )*(?:bunker|sand trap)\b(?<=golf.*)/gi,
    'on a golf course',
  ],
  [
    /\bchang(?:ing|es) (?:a|the|his|her) (?:flat )?(?:tire|tyre|wheel)\b(?: (?:of|on) (?:a|the|his|her) (?:car|truck))?/gi,
    'repairing a car',
  ],
  [
    /\b(?:tying|ties|adjusting|adjusts|straightening|straightens|fixing|knotting) (?:his|her|a|the) (?:bow ?|neck ?)?tie\b/gi,
    'in a suit and tie standing',
  ],
  [
    /\bhands (?=(?:shap|mold|mould|form|throw|work|press)ing (?:the |some )?(?:wet |soft |grey |brown )?clay\b)/gi,
    "a potter's hands ",
  ],
  [
    /\b(?:spin|swivel|twirl|turn)(?:s|ning|ing|ling) (?:around )?(?:in|on) (?:a|an|his|her|the) (?:office |desk |swivel |spinning )?chair\b/gi,
    'sitting on a spinning office chair',
  ],
  [
    /\b(?:check|look|glanc|peer)(?:ing at|ing|s at|es at|s|es) (a|his|her|the|their) (?:old |gold |silver |golden )?(pocket |wrist ?)?watch\b/gi,
    'reading $1 $2watch',
  ],
  [
    /\b(?:toss|stir-?fry|flipp?|stir|fry)(?:ing|es|s|ies) (noodles|rice|vegetables|shrimp|meat|chicken) (?:in|with) (a|the|his|her) /gi,
    'cooking $1 in $2 ',
  ],
  [
    /\b((?:trim|cut|shav|comb|brush|styl|wash|dry)(?:m|t)?(?:ing|s|es)) (a|an|the|his|her) ((?:[a-z]+ )?(?:man|woman|boy|girl|customer|client|child))'s (beard|hair|moustache|mustache)\b/gi,
    '$1 the $4 of $2 $3',
  ],
  [/\b(?:women|ladies|girls)(?:'s|s'|') ([a-z]{3,12}) (?:team|squad)\b/gi, 'female $1 team'],
  [/\b(?:men|boys)(?:'s|s'|') ([a-z]{3,12}) (?:team|squad)\b/gi, '$1 team'],
  [
    /\b(?:smoking|smouldering|smoldering|smoky|smoke-?filled|blazing|flaming) (?=(?:apartment )?(?:barn|house|home|building|hut|cottage|warehouse|car|truck)s?\b)/gi,
    'burning ',
  ],
  [
    /,? (?:and )?(?:one|he|she|who|the other)? ?(?:knock|tip|toppl)(?:s|es|ing|ping) (?:over )?(?:the|his|her|a) (?:black |white )?(?:king|queen|pawn|piece)(?: over)?\b(?<=chess.{0,80})/gi,
    ', a chess board with a fallen king',
  ],
  [
    /\bclimb(?:ing|s|es)(?: (?:from|to|off|on|onto|up|under|over))? (?:an?|the) (?:(?:steep|sheer|high|rocky|vertical|snowy) ){0,2}(?:cliff(?: face| edge)?|(?:rock |cliff )?(?:overhang|ledge)|overhanging (?:rock|cliff)|rock (?:face|wall))(?: (?:by|with) (?:one|a single|h[a-z]{2}) (?:hand|arm|rope|fingertip)s?)?\b/gi,
    'climbing a cliff face',
  ],
  [
    /\b(?:(?:loose|white|office) )?(?:papers|sheets of paper) (?:fall|fly|flutter|swirl|rain|blow|float)(?:ing|s)?(?: down)?(?: all)?(?: (?:around|about|over|onto|past) (?:him|her|them|the (?:room|office)))?\b/gi,
    'falling papers',
  ],
  [
    /\bas the wind (?:takes|catches|lifts|blows|tugs at) (?:her|his|the) (?:long |white )?(?:veil|hair|scarf|dress)\b/gi,
    'in the strong wind',
  ],
  [/\bcandle-?lit ((?:[a-z]+ ){0,2}(?:hall|ballroom|church|cathedral|throne room))\b/gi, '$1 at night'],
  [/,? after the (?:final |last )?whistle\b/gi, ''],
  [
    /\b(?:boxing )?(?:coach|trainer) (?:holding|holds) (?:(?:focus|boxing|punch|punching|training) )?(?:pads|mitts) for /gi,
    'coach boxing with ',
  ],
];

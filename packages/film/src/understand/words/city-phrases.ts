/** Ways of speaking of cities, vehicles, space and tales in words that the reader follows. */

const few = '(?:[a-z0-9-]{1,20} ){0,3}';
const racer =
  '(?:cars?|bikes?|motorcycles?|motorbikes?|boats?|speedboats?|trucks?|horses?|runners?|cyclists?|skiers?|go-karts?|jets?|planes?|ships?|spaceships?|drivers?|swimmers?|racers?|sailboats?)';

/** In order; each is tried once on the whole prompt. Repeats are bounded, so that long prompts cost no more than their length. */
export const cityPhrases: readonly [RegExp, string][] = [
  // Through traffic nobody weaves cloth.
  [
    /\bweav(?:ing|es) (?:its way |their way |his way |her way )?(?=(?:in and out of|through|between|around|past|among)\b)/gi,
    'moving ',
  ],
  // A siren that is on is heard, and its lamps flash anyway.
  [
    /,? ?(?:\b(?:and|with|as|its|the|their|his|loud|police|fire|red|blue|ambulance|truck|truck's) ){0,4}\bsirens?(?: (?:is|are))? (?:(?:turned|switched) )?(?:on|blar(?:ing|es?)|wail(?:ing|s)?|scream(?:ing|s)?|howl(?:ing|s)?|flash(?:ing|es)?|sound(?:ing|s)?|going(?: off)?|activated|ringing)\b/gi,
    '',
  ],
  [
    /,? ?(?:\b(?:and|with|its|the|their|loud|blaring|wailing|flashing|screaming) ){1,4}sirens?\b(?=$|[,.]| (?:through|at|in|on|down|along)\b)/gi,
    '',
  ],
  [/\b(?:bicycle|bike) (?:messenger|courier)(s?)\b/gi, 'cyclist$1'],
  // One that overtakes another is a race of two.
  [
    new RegExp(
      `\\b(?:an?|one|the) (${few}?${racer}) (?:overtak|pass|chas|rac|catch)(?:ing|es?|s) (?:up with |past |against )?another\\b(?: (?:one|${racer})\\b)?`,
      'gi',
    ),
    'two $1s racing',
  ],
  // Bins are emptied by the lift of the truck while it stands.
  [
    /\b((?:garbage|trash|rubbish|refuse|recycling|waste) (?:truck|lorry)s?|bin lorry|dustcart) (?:empty|collect|pick|load|lift|tipp?)(?:ing|ies|s) (?:up )?(?=(?:the |some |two |three |a )?(?:[a-z]{1,12} )?(?:bins?|trash|garbage|rubbish|cans|containers?|dumpsters?|waste)\b)/gi,
    '$1 standing beside ',
  ],
  // A camera that goes down a hallway does not tilt; to park between cars is to drive, and no park is near.
  [
    /\b(?:camera|shot|drone) (glid|mov|float|travel|fl(?=y))(?:ing|es|s|e|y|ying) (?:slowly |smoothly )?(?:down|along) (?=(?:an?|the) (?:[a-z]{1,15} ){0,3}(?:hallway|corridor|street|alley|road|aisle|tunnel|path|lane|canal|river|passage|staircase)\b)/gi,
    'camera moving forward through ',
  ],
  [
    /\b(?:try(?:ing|ies) to |struggl(?:ing|es) to |learn(?:ing|s) to )?(?:parallel[- ]?)park(?:ing|s)? (?=(?:an?|the|her|his|their) )/gi,
    'in a parking lot driving ',
  ],
  [
    /\b(?:try(?:ing|ies) to |struggl(?:ing|es) to |learn(?:ing|s) to )park (?=(?:an?|the|her|his|their) (?:[a-z-]{1,20} ){0,2}(?:car|van|truck|suv|jeep|bus)\b)/gi,
    'in a parking lot driving ',
  ],
  [/(?<=\bparking lot driving (?:an?|the|her|his) )(?:tiny|little|small|mini) car\b/gi, 'hatchback'],
  // Open cars are not looked at from above.
  [/\bwith (?:the|its|their|her|his) (?:top|roof|hood) down\b/gi, ''],
  [
    /\b(?:the |a )?(?:roof|top) of (?:a|an|the) (?:[a-z-]{1,20} )?(?:skyscraper|building|hospital|hotel|high.rise|office tower)\b/gi,
    'a rooftop',
  ],
  [
    /\b(?:stop(?:ping|s)?|arriv(?:ing|es)|pull(?:ing|s) (?:up|over)|wait(?:ing|s)|com(?:ing|es))(?: at (?:a|the) [a-z]{1,12}(?: stop)?)? (?:to pick up|and (?:pick(?:ing|s) up|drop(?:ping|s) off)|to drop off) ((?:[a-z]{1,20} ){0,2}[a-z]{1,20})\b/gi,
    'standing, with $1 walking in front of it',
  ],
  // Where rockets come down stands no station.
  [
    /\b(land(?:ing|s)?) (upright |vertically |back |safely )*on (?:a|an|the|its) (?:[a-z-]{1,20} )?(?:platform|drone ?ship|barge|landing pad|pad)\b(?: (?:in|at|on) (?:the )?(?:ocean|sea))?/gi,
    '$1 on a launch pad',
  ],
  [/\b(land(?:ing|s)?|arriv(?:ing|es)|touch(?:ing|es) down) on (?:planet )?earth\b/gi, '$1 in a meadow'],
  [/\b(?:statue of christ the redeemer|christ the redeemer statue|christ statue)\b/gi, 'christ the redeemer'],
  [/\b(sydney[a-z' ]{0,30}?)(?:the )?(?<!sydney )opera house\b/gi, '$1 the sydney opera house'],
  [
    /\b(?:scrub|mop|sweep|swab|clean|wash)(?:bing|ping|ing|s|es) (?:the|a) (?:wooden )?deck of (?:a|an|the|his) (?:[a-z]{1,20} )?(?:ship|boat|galleon)\b/gi,
    'sweeping on a ship deck',
  ],
  // The deck is where somebody is: the ship itself would be seen from afar.
  [
    /\b(on|across|along|over|from) (?:the|a) (?:upper |top |main |open |wooden |front )?deck of (?:a|an|the|his|her|their) (?:[a-z]{1,20} ){0,2}?((?:cruise |ferry |pirate )?)(?:ship|boat|galleon|liner|ferry|yacht|sailboat|steamer|vessel)\b/gi,
    '$1 a $2ship deck',
  ],
  // Ghosts that drift through a house are in it.
  [
    /\b(?:through|inside|in|around|down|along) (?:the|a|an) (?:[a-z-]{1,20} ){0,2}(?:hallways?|corridors?) (?:of|in) (?:an?|the) (?:[a-z-]{1,20} ){0,2}(mansion|manor|house|castle|palace|hotel|school|hospital)\b/gi,
    'in a $1 corridor',
  ],
  [
    /\b(ghosts?|spirits?|phantoms?)((?: [a-z]{1,20}){0,3}) (?:through|inside|in|around|down|along) (?:(?:the|a|an) (?:halls?|rooms?) of )?(?:an?|the) ((?:[a-z-]{1,20} ){0,2})(?:mansion|manor|haunted house|old house|castle hall)\b(?! (?:corridor|hallway))/gi,
    '$1$2 in a dark $3abandoned living room at night',
  ],
  // The rings belong to the planet.
  [/\bsaturn(?:'s rings| and its rings| with its rings)\b/gi, 'saturn'],
  [
    /,? ?\b(?:seen|viewed|visible) (?:from|through) (?:a|the) (?:spaceship|spacecraft|space ship|space station|shuttle)(?:'s)?(?: window)?\b/gi,
    ' in space',
  ],
  [/\b(?:lunar|moon) (base|colony|outpost|settlement|habitat)\b/gi, '$1 on the moon'],
  [/\b(?:mars|martian) (base|colony|outpost|settlement|habitat)\b/gi, '$1 on mars'],
  [/\bre-?enter(?:ing|s) (?:the |earth's |the earth's )?atmosphere\b/gi, 'flying above earth'],
  [
    /\b(submarines?|divers?|whales?|seals?|penguins?)((?: [a-z]{1,20}){0,2}) (?:under|beneath|below) (?:the |thick )?(?:arctic |antarctic )?ice\b/gi,
    '$1$2 underwater',
  ],
  // A shop at the corner is seen from the street.
  [
    /\b((?:[a-z]{1,20} )?(?:bakery|bookshop|bookstore|flower shop|grocery store|caf[eé])) (?:on|at) (?:a|the) (?:street )?corner\b/gi,
    'storefront on a street corner',
  ],
  // Sea that has a name of its own.
  [/\b(?:the )?(?:bosphorus|bosporus|golden horn)\b/gi, 'the harbour'],
  [/\bgiza\b/gi, 'egypt'],
  [/\brio de janeiro\b/gi, 'rio'],
];

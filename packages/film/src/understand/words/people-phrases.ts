/** Ways of saying what people do together, in words that the reader follows. */

const fight = '(?:judo|karate|taekwondo|kung fu|jiu jitsu|martial arts)';

/** In order; each is tried once on the whole prompt. Repeats are bounded, so that long prompts cost no more than their length. */
export const peoplePhrases: readonly [RegExp, string][] = [
  // A portrait is a person seen from near, where nobody paints it.
  [
    /^(?:an? |the )?(?:[a-z-]{1,20} ){0,3}?(?:portrait|headshot|face)(?: shot| photo| photograph)? of (?=(?:an?|the|my|her|his|two) )(?!.{0,80}\bpaint)/i,
    'Close-up of ',
  ],
  [
    /\bclink(?:ing|s)? (?:their |beer |wine |champagne ){0,2}(?:glasses|mugs|beers)(?: together)?\b/gi,
    'toasting',
  ],
  [
    /\b(?:having|enjoying|eating|sharing|at) (?:an? )?(?:romantic )?(?:candle-?(?:lit|light)|romantic) (?:dinner|meal|supper)\b/gi,
    'having dinner at a candlelit table',
  ],
  [
    new RegExp(
      `\\b(?:an? )?${fight} (?:match|fight|bout|competition|tournament|sparring)(?: between)?(?: two (?:women|men|girls|boys|fighters|athletes|people))?\\b`,
      'gi',
    ),
    'two karate fighters fighting in a gym',
  ],
  [
    /(?<!\b(?:at|in|teach|teaches|teaching|leading|from|during|to) (?:an? |the |her |his )?)\b(?:an? )?(?:outdoor |morning |sunrise )?yoga (?:class|session|group)\b/gi,
    'a group of women doing yoga',
  ],
  [
    /(?<!\b(?:at|in|teach|teaches|teaching|leading|from|during|to) (?:an? |the |her |his )?)\b(?:an? )?(?:salsa |hip.?hop |ballroom )?dance class\b/gi,
    'a group of dancers dancing in a dance studio',
  ],
  [
    /\b(?:leading|conducting|leads|conducts) (?:an?|the|his|her) (?:[a-z]{1,20} )?(?:symphony )?orchestra\b/gi,
    'conducting four violinists and two cellists',
  ],
  [/\bmarch(ing|es)? in (?:a|the) (?:military |victory |army )?parade\b/gi, 'march$1 down the street'],
  [/\b(?:military|army) parade\b/gi, 'soldiers marching down the street'],
  [
    /\b(?:sitting |seated )?(?:in|inside) (?:the|a|his|her) cockpit(?: of (?:an?|the|his|her) (?:[a-z]{1,20} )?(?:airplane|plane|jet|airliner|aircraft|fighter jet))?\b(?<!spaceship.{0,60})/gi,
    'sitting in the cockpit',
  ],
  [
    /\b(surfers?) (carrying|walking with|running with) (his|her|their|a) (surf)?boards? (?:in)?to(?:wards?)? the (?:water|sea|ocean|waves)\b/gi,
    '$1 $2 $3 surfboard on the beach',
  ],
  [
    /\b(?:comb|brush|braid|plait|styl)(?:ing|s|es) (his|her|their|the|a) ((?:little )?(?:daughter|son|sister|friend|mother|girl|child|granddaughter|doll))(?:'s)? (?:long |blond |curly )?hair\b/gi,
    'braiding $1 $2',
  ],
  // Bubbles are played with where one is, by hand.
  [
    /\bplay(?:ing|s) with (?:some |the )?(?:soap |floating |big |giant )*bubbles\b/gi,
    'reaching for soap bubbles',
  ],
  // Nobody stands upon the bag.
  [
    /\b(?:train|work|practi[cs]|box|punch|exercis)(?:ing|es|s|e)(?: hard| out| away| his punches| her punches)? (?:on|with|at|against) (a|the|his|her) ((?:[a-z]{1,20} )?)(heavy|punching|boxing|speed|punch) bag\b/gi,
    'punching $1 $2$3 bag',
  ],
];

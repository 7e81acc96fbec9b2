/** Ways of saying what people do together, in words that the reader follows. */

const fight = '(?:judo|karate|taekwondo|kung fu|jiu jitsu|martial arts)';

/** Food on a face is worn, in its colour. */
const foods: readonly [string, string][] = [
  ['brown', 'chocolate(?: (?:cake|sauce|icing|pudding|frosting|ice cream))?|nutella|pudding|cocoa|brownie'],
  [
    'red',
    '(?:tomato |spaghetti |pasta |pizza |red )?sauce|spaghetti|pasta|noodles|ketchup|jam|jelly|strawberr(?:y|ies)|watermelon|berries|cherry juice',
  ],
  ['white', '(?:birthday )?cake|frosting|icing|(?:whipped |ice )?cream|yogh?urt|milk|flour|porridge'],
  ['orange', '(?:baby )?food|pur[eé]e|banana|carrots?|crumbs|pumpkin|mess|soup|oatmeal'],
];
const ones = '(?:his|her|its|the|their)(?: (?:whole|little|entire))?';
const eaters = '(?:baby|toddler|child|kid|little (?:boy|girl)|boy|girl|infant)';
const messyEating: readonly [RegExp, string][] = foods.flatMap(([colour, names]): [RegExp, string][] => [
  [
    new RegExp(
      `,? ?(?:\\b(?:with|getting|has|having|and) )?\\b(?:${names}) (?:is |smeared |smudged )?(?:all )?(?:over|on|around|across) ${ones} (?:face|mouth|cheeks?|chin|hands)(?: and (?:face|hands|mouth))?\\b`,
      'gi',
    ),
    ` with ${colour} foodsmears`,
  ],
  [
    new RegExp(
      `,? ?(?:\\b(?:with )?${ones} )?\\b(?:face|mouth) (?:is )?(?:all )?(?:covered|smeared|full|dirty|messy) (?:in|with|of|from) (?:the )?(?:${names})\\b`,
      'gi',
    ),
    ` with ${colour} foodsmears`,
  ],
  [
    new RegExp(`\\b(${eaters}) (?:completely )?(?:covered|smeared) (?:in|with) (?:${names})\\b`, 'gi'),
    `$1 with ${colour} foodsmears eating`,
  ],
  [
    new RegExp(
      `(?<=\\beat(?:ing|s) (?:[a-z]{1,10} ){0,2}(?:${names})\\b[a-z ]{0,20}),? (?:and )?(?:(?:making|makes) a (?:huge |big |total )?mess|messily|getting messy|with (?:a )?messy face)\\b`,
      'gi',
    ),
    ` with ${colour} foodsmears`,
  ],
  [
    new RegExp(
      `\\bmessy (${eaters})(?= [a-z ]{0,12}eat(?:ing|s) (?:[a-z]{1,10} ){0,2}(?:${names})\\b)`,
      'gi',
    ),
    `$1 with ${colour} foodsmears`,
  ],
]);

const swords =
  '(his|her|a|the|their|its) ((?:[a-z]{1,20} ){0,2}?)(sword|katana|blade|sabre|saber|longsword|rapier|cutlass)s?(?: out)?(?: (?:slowly |quickly )?(?:from|out of) (?:its|the|his|her|a|their) (?:sheath|scabbard|belt|hip|side))?\\b(?! (?:from|out of) (?:a|the) (?:stone|rock|anvil|lake))';
/** "Draws" alone would be done with a pencil. */
const drawnSwords: readonly [RegExp, string][] = [
  [new RegExp(`\\b(?:draw|pull|tak)ing(?: out)? ${swords}`, 'gi'), 'unsheathing $1 $2$3'],
  [new RegExp(`\\b(?:draws?|pulls?|takes?)(?: out)? ${swords}`, 'gi'), 'unsheathes $1 $2$3'],
];

/** In order; each is tried once on the whole prompt. Repeats are bounded, so that long prompts cost no more than their length. */
export const peoplePhrases: readonly [RegExp, string][] = [
  ...messyEating,
  [/\b(pull|haul|draw|reel)(ing|s) in (?=(?:his|her|the|an?|their) )/gi, '$1$2 '],
  [/\bhigh[- ]fiv(?:ing|es)\b/gi, 'giving a high five to'],
  // Hair is brushed whatever it is like; a heart that is listened to is in somebody.
  [/\b(brush|comb)(ing|es|s) (her|his|their) (?:[a-z-]{1,12} ){1,3}hair\b/gi, '$1$2 $3 hair'],
  [
    /\b(?:listen(?:ing|s) to|check(?:ing|s)|examin(?:ing|es)) (an?|the|his|her) ([a-z]{1,15}(?: [a-z]{1,15})?)'s (?:heart ?beat|heart|chest|lungs|throat|ears?)\b/gi,
    'examining $1 $2',
  ],
  [
    /\bgiv(?:ing|es) (an?|the|his|her|their) ([a-z]{1,15}(?: [a-z]{1,15})?) an? (?:shot|injection|vaccine|vaccination)\b/gi,
    'examining $1 $2 with a syringe',
  ],
  [/\bgiv(?:ing|es) (an?|the|his|her|their) ([a-z]{1,15}(?: [a-z]{1,15})?) a bath\b/gi, 'washing $1 $2'],
  // On the rock they paint what they hunt.
  [
    /\b(?:(?:sitting|standing|kneeling|gathered) )?in (?:a|the|their) (?:dark )?cave,? (?:paint|draw)ing (?:[a-z]{1,20} ){1,5}on (?:the|its|a) (?:cave |rock |stone )?walls?\b/gi,
    'painting rock art in a cave',
  ],
  [
    /\b(?:paint|draw)(?:ing|s) (?:[a-z]{1,20} ){1,5}on (?:the|a) (?:walls? of (?:a|the|their) cave|(?:cave|rock) walls?)\b/gi,
    'painting rock art in a cave',
  ],
  // Gum is at the mouth; soap bubbles float about.
  [
    /\b(?:blow(?:ing|s)|pop(?:ping|s)|chew(?:ing|s)) (?:an? |the |some |her |his )?(?:(?:big|huge|giant|large|pink|enormous) ){0,3}(?:bubble ?gum|gum bubble|bubble of (?:bubble ?)?gum|bubbles? with (?:[a-z]{1,6} )?(?:bubble ?)?gum)(?: bubbles?)?(?: until it (?:pops|bursts))?\b/gi,
    'standing with bubblegum, close-up',
  ],
  // Where miners walk no cars drive.
  [/(?<=\bminers?\b[a-z ]{0,60})\b(?:mine |dark |narrow |long |underground ){0,3}tunnel\b/gi, 'cave'],
  [
    /\b(?:workers|slaves|builders|men|labou?rers)(?=(?: [a-z-]{1,20}){0,10} (?:in )?ancient (?:egypt|rome|greece))/gi,
    'ancient workers',
  ],
  [/\blook(?:ing|s) (?:[a-z]{1,12} )?at (the|an?|his|her) (instructions?|manual)\b/gi, 'reading $1 $2'],
  [
    /\b(?:assembl|putting together|build)(?:ing|es|s)? (an?|the|his|her|their) (?:(?:new|wooden|ikea|flat.?pack) ){0,2}(?:book ?)?(?:shelf|case|cabinet|furniture|wardrobe)\b/gi,
    'building $1 half built shelf',
  ],
  [
    /\b(bandag|wrapp)(ing|es|s) (?:the |a |an )?(?:[a-z]{1,12} )?(?:paw|leg|wing|tail|ear) of (?=an? |the |his |her )/gi,
    'bandaging ',
  ],
  [
    /\b(?:bandag|wrapp)(?:ing|es|s) (an?|the|his|her) ([a-z]{1,15}(?: [a-z]{1,15})?)'s (?:[a-z]{1,12} )?(?:paw|leg|wing|tail|ear)\b/gi,
    'bandaging $1 $2',
  ],
  // A bar that is cleared is no place to drink at, and no clearing.
  [
    /\b(pole vaulters?|high jumpers?|athletes?|jumpers?) (?:clear(?:ing|s)|leap(?:ing|s) over|jump(?:ing|s) over|vault(?:ing|s) over|sail(?:ing|s) over|soar(?:ing|s) over|fly(?:ing)? over|going over|flies over) (?:the|a|her|his) (?:high )?(?:cross ?)?bar\b/gi,
    '$1 jumping over a crossbar',
  ],
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
  // A figure that gets a haircut sits before the one who cuts.
  [
    /\b(an?|the|my|his|her) ((?:[a-z]{1,20} ){0,2}(?:man|guy|person|customer|grandpa|grandfather|groom|gentleman)) (?:is )?(?:gets?|getting|has|having|receiv(?:es|ing)) (?:an? (?:[a-z]{1,20} )?(?:shave|beard trim)|(?:his|their) (?:[a-z]{1,20} )?beard (?:cut|trimmed|shaved|done)|shaved)(?: (?:by|from) (?:an?|the|his|her) (?:barber|hairdresser))?(?: at (?:the|a) (?:barber|hairdresser)(?:'?s)?\b(?! ?shop))?/gi,
    "a barber cutting $1 $2's beard",
  ],
  [
    /\b(an?|the|my|his|her) ((?:[a-z]{1,20} ){0,2}(?:man|woman|boy|girl|child|kid|guy|lady|person|toddler|customer|teenager|son|daughter|grandpa|grandfather|groom|bride|gentleman)) (?:is )?(?:gets?|getting|has|having|receiv(?:es|ing)) (?:(?:an?|his|her|their) (?:[a-z]{1,20} )?(?:haircut|hair cut|trim)\b|(?:his|her|their) hair (?:cut|trimmed|done|styled))(?: (?:by|from) (?:an?|the|his|her) (?:barber|hairdresser|hair ?stylist|stylist))?(?: at (?:the|a) (?:barber|hairdresser)(?:'?s)?\b(?! ?shop))?/gi,
    "a hairdresser cutting $1 $2's hair",
  ],
  // A meeting is people at a table, with a room of its own.
  [
    /\b(?:(?:people|colleagues|coworkers|businessmen|businesspeople|business people|employees|workers|a team|the team) )?(?:having |holding |in |at )?(?:an? |the )?(?:business|office|board|team|staff|company|work|corporate) (?:meeting|conference)(?= (?:in|at) (?:an?|the) |[,.]|$)/gi,
    'five businessmen sitting around a table talking',
  ],
  [
    /\b(people|colleagues|coworkers|businessmen|businesspeople|business people|employees|office workers) (?:are )?(?:having|holding|in|at) (?:an? |the )meeting\b/gi,
    'five $1 sitting around a table talking',
  ],
  // A figure that is called is seen on the screen.
  [
    /\b(?:is )?(?:having|making|doing|on|in|taking|joining|attending|during) (?:an? |the |her |his )?(?:(?:online|business|long) )?(?:video|zoom|skype|facetime|online) (?:call|chat|conference|meeting)s?(?: with (?:an?|the|his|her|their) [a-z]{1,20})?(?: (?:on|with|over|from|at) (?:an?|the|his|her|their) (?:laptop|computer|desk))?\b/gi,
    'typing on a laptop',
  ],
  // Bubbles are played with where one is, by hand.
  [
    /\bplay(?:ing|s) with (?:some |the )?(?:soap |floating |big |giant )*bubbles\b/gi,
    'reaching for soap bubbles',
  ],
  ...drawnSwords,
  // The bag is not stood upon.
  [
    /\b(?:train|work|practi[cs]|box|punch|exercis)(?:ing|es|s|e)(?: hard| out| away| his punches| her punches)? (?:on|with|at|against) (a|the|his|her) ((?:[a-z]{1,20} )?)(heavy|punching|boxing|speed|punch) bag\b/gi,
    'punching $1 $2$3 bag',
  ],
];

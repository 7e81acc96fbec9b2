/** Moments of nature that one model shows as a whole: a wave that breaks, a tree that carries a village. */

import { statedViews } from '../../../scene/stated-view.ts';
import type { SetPiece } from './set-piece.ts';

const seizers = /\boctopus|\bkraken|\bgiant squid|\btentacles?\b|\bsea monster/;
const seaVessels = /\b(?:ship|boat|galleon|vessel|frigate)s?\b/;
const seizing =
  /\battack|\bgrab|\bwrap|\bpull|\bdrag|\bcrush|\bfight|\bsink|\bdestroy|\bseiz|\bemerg|\bris(?:es|ing)|\bbattl|\bsqueez|\bhold/;
const seized = /octopus|kraken|squid|submarine|ship|boat|galleon|vessel|tentacle|monster|^arm$/;

/** What a seed becomes while it is watched, the first that is named. */
const grown: readonly (readonly [RegExp, string])[] = [
  [/\bsunflowers?\b/, 'growing sunflower'],
  [/\broses?\b/, 'growing rose'],
  [/\btulips?\b/, 'growing tulip'],
  [/\bdais(?:y|ies)\b/, 'growing daisy'],
  [/\bflowers?\b|\bplant\b.{0,40}\bbloom/, 'growing flower'],
  [/\b(?:oak |apple |small |little )?trees?\b|\bacorn\b/, 'growing tree'],
];
const growthOf = grown.map(
  ([named, kit]): SetPiece => ({
    says: [
      named,
      /\bgrow|\bsprout|\bgerminat|\bemerg|\bbecom/,
      /\bseeds?\b|\bsprout|\bsoil\b|\bacorn\b|\bfrom the ground\b|\bseedling/,
    ],
    unless:
      /wither|wilt|droop|dying|forest|\bbird|field of|\bvase\b|gardener|\b(?:man|woman|girl|boy|child)\b/,
    kit,
    shows:
      /flower|rose|tulip|dais|seed|sprout|soil|plant|stem|bud|bloom|leaf|leaves|tree|acorn|oak|petal|ground/,
    place: 'garden',
    notPlaces: /soil|earth|ground/,
    isClose: true,
  }),
);

export const natureMoments: readonly SetPiece[] = [
  ...growthOf,
  {
    says: [
      /\b(?:snow ?flakes?|snow crystals?|ice crystals?)\b/,
      /\bmacro\b|close[- ]?up|closeup|microscop|extreme|\bcrystal|\b(?:a|one|single|the|perfect|beautiful|delicate|giant) (?:[a-z]{1,12} )?snow ?flake\b/,
    ],
    unless:
      /\b(?:man|woman|girl|boy|child|kid|person|people|face|nose|tongue|hand|eyelash\w*|mittens?|gloves?|dog|cat|puppy|window|cave|sweater|globe|catch\w*)\b/,
    kit: 'snow crystal',
    shows: /snow|flake|crystal|\bice\b|frost/,
    place: 'studio',
    notPlaces: /./,
    notWeather: 'snow',
    effects: 'own',
    time: 'night',
    isClose: true,
    isWhole: true,
  },
  {
    says: [
      /\blotus lea(?:f|ves)\b|\blily ?pads?\b/,
      /\b(?:rain|water|dew)? ?drop(?:let)?s?\b|\bdew\b|\brain ?drops?\b/,
    ],
    unless: /frog|toad|duck|dragonfly|\bboat\b|\bbird/,
    kit: 'lotus leaf with raindrops',
    shows: /rain|drop|dew|water|lotus|lily|\bpad|lea(?:f|ves)/,
    place: 'lake',
    notPlaces: /./,
    isClose: true,
    isWhole: true,
    effects: 'own',
  },
  {
    says: [
      /\b(?:frog|toad)\b/,
      /\blily ?pads?\b|\blotus lea(?:f|ves)\b|\bwater lil/,
      /\b(?:jump|hop|leap|spring|bounc)/,
    ],
    kit: 'frog on lily pads',
    shows: /frog|toad|lil(?:y|ies)|\bpad|lotus|\bleaf/,
    traits: [[/\btoad/, 'toad']],
    place: 'lake',
  },
  {
    says: [
      /\bspiders?\b/,
      /\b(?:cob)?webs?\b|spider ?web|\bthreads?\b|\bsilk\b/,
      /\b(?:build|spin|spun|weav|wov|mak|creat|construct|repair|mend|knit|craft|work)/,
    ],
    kit: 'web spinning spider',
    shows: /\bweb|spider|dew|drop|thread|silk|branch|twig/,
    traits: [[/\bdew|drop|\brain|frost/, 'dew']],
    place: 'forest',
    effects: 'own',
    isClose: true,
    isWhole: true,
  },
  {
    says: [
      /\bwebs?\b|spider ?web|cobweb/,
      /\bdew|drop|bead/,
      /close.?up|macro|\b(?:dew|rain|water)? ?drop(?:let)?\b/,
    ],
    unless: /\bspiders?\b(?!(?:['’ ]?s)? ?web)|wide shot/,
    kit: 'dewdrops on a web in close-up',
    shows: /web|dew|drop|rain|frost|spider|bead|thread|silk|water/,
    act: 'stand',
    traits: [[/./, statedViews.front]],
    isEyeLevel: true,
    place: 'garden',
    notPlaces: /water|web/,
    effects: 'own',
    isClose: true,
    isWhole: true,
  },
  {
    says: [/\bweb\b|spider ?web|cobweb/, /\bdew|drop|rain|morning|sunrise|frost/],
    unless: /\bspiders?\b(?!(?:['’ ]?s)? ?web)/,
    kit: 'spider web',
    shows: /web|dew|drop|rain|frost|spider/,
    place: 'garden',
    effects: 'own',
  },
  {
    says: [/\bdandelion/, /\bseeds?\b|blow|wind|fluff|puff|drift|float/],
    unless: /field of|meadow of|rabbit|butterfly|\bbee\b/,
    kit: 'dandelion clock',
    shows: /dandelion|seed|wind|puff|fluff/,
    place: 'meadow',
    isClose: true,
  },
  {
    says: [
      /\b(?:seeds?|sprout|seedling|bean|sapling|plant)\b/,
      /sprout|germinat|emerg|grow(?:s|ing)? (?:from|out|up|into|through)|time.?lapse/,
    ],
    unless:
      /sunflower seeds|wither|wilt|droop|dying|dry(?:ing|s) (?:up|out)|forest|tree\b|flower|rose|tulip|bird|mushroom|city/,
    kit: 'sprouting seed',
    shows: /seed|sprout|seedling|bean|sapling|plant|soil|shoot|leaf|leaves/,
    place: 'garden',
    notPlaces: /soil|earth|ground/,
    isClose: true,
  },
  {
    says: [seizers, /\b(?:submarine|submersible|u-boat|sub)s?\b/, seizing],
    unless: seaVessels,
    kit: 'octopus attack',
    shows: seized,
    withPeople: true,
    place: 'underwater',
    notPlaces: /^(?:ocean|sea|water|deep)/,
  },
  {
    says: [seizers, seaVessels, seizing],
    kit: 'kraken attack',
    shows: seized,
    words: (text) => (/pirate/.test(text) ? ['pirate'] : []),
    withPeople: true,
    place: 'sea',
  },
  {
    says: [seizers, /\b(?:harbou?rs?|ports?|docks?|piers?|marina|city|town|coast|village)\b/, seizing],
    unless: /aquarium|\btank\b|\bshell\b|\bfish(?:erm|ing)/,
    kit: 'kraken attack',
    shows: seized,
    words: () => ['harbour'],
    withPeople: true,
    place: 'harbour',
    notPlaces: /^(?:city|town|coast|village|dock|pier|port)/,
  },
  {
    says: [
      /\bphoenix|\bfirebird/,
      /\bash(?:es)?\b|\b(?:ris(?:e|es|ing)|reborn|rebirth|emerg\w*|burst\w*|soar\w*|com(?:es|ing)) (?:up |out )?(?:from|of|in|through|out)\b|\breborn\b|\brebirth\b/,
    ],
    unless: /arizona|volcano|\bsea\b|ocean|lake|\bcity\b/,
    kit: 'rising phoenix',
    shows: /phoenix|firebird|^ash|ember|flame|fire|bonfire|smoke/,
    place: 'mountains',
    notPlaces: /ash|flame|fire/,
    time: 'dusk',
    effects: 'own',
  },
  {
    says: [/\bbutterfl|\bmoths?\b|\bmonarch\b|cocoon|chrysalis/, /cocoon|chrysalis|\bpupa\b|\bhatch|\bemerg/],
    unless: /caterpillar|hatchback/,
    kit: 'emerging butterfly',
    shows: /butterfly|moth|monarch|cocoon|chrysalis|pupa|wing|twig|branch|leaf|shell/,
    words: (text) =>
      [/chrysalis|pupa/.test(text) && 'chrysalis', /\bmoths?\b/.test(text) && 'moth'].filter(
        (word) => word !== false,
      ),
    place: 'meadow',
    notPlaces: /^(?:branch|twig|tree|plant|leaf)/,
    isClose: true,
    isWhole: true,
  },
  {
    says: [
      /\bturtles?\b|\bloggerhead|\bleatherback/,
      /\bhatch(?:es|ed|ing|lings?)?\b|\b(?:from|of|in) (?:its|their|the|an?) (?:eggs?|nest|shells?)\b|\beggs?\b/,
    ],
    unless: /tortoise|ninja|\blay(?:s|ing)?\b/,
    kit: 'hatching turtles',
    shows: /turtle|egg|nest|shell|hatchling|loggerhead|leatherback/,
    place: 'beach',
    notPlaces: /^(?:nest|sand|ocean|sea|water|waves?|shore)/,
  },
  {
    says: [
      /\bhatch|(?:break|com|crack|peck|burst)\w{0,3} out of (?:an?|the|its|his|her) (?:\w+ )?egg|\begg (?:crack|hatch)/,
    ],
    unless: /beach|hatchling|hatchback|nest of|bowl|\bpan\b|skillet/,
    kit: 'hatching egg',
    shows: /egg|chick|dragon|dinosaur|turtle|bird|shell|duckling|rex|raptor|crocodile|snake|gosling/,
    words: (text) =>
      text
        .split(/[^a-z]+/)
        .filter((word) => /dragon|dino|rex|raptor|crocodile|lizard|snake|turtle|tortoise/.test(word)),
    place: 'meadow',
    notPlaces: /^(?:nest|straw)/,
    isClose: true,
  },
  {
    says: [
      /\btrees?\b|treehouse/,
      /\b(?:village|houses|huts|homes|town|city)\b/,
      /branch|treetop|built in|in (?:the|a|its) (?:\w+ )?trees?\b|canopy|rope bridge|of treehouses/,
    ],
    unless: /christmas|leaf|leaves fall|blossom|street|snow(?:y|ing)/,
    kit: 'tree village',
    shows: /tree|branch|village|house|hut|home|bridge/,
    withPeople: true,
    place: 'forest',
    notPlaces: /village|town|city|branch|tree/,
  },
  {
    says: [
      /\b(?:giant|huge|massive|enormous|monster|towering|big|perfect|curling|breaking|crashing) (?:\w+ )?wave\b|\btsunami\b|\btidal wave\b|\bwave (?:curling|breaking)\b/,
    ],
    unless:
      /surf|boat|ship|sail|lighthouse|rocks?\b|cliff|board|swim|pirate|whale|beach|pier|waves\b|sandcastle|hand/,
    kit: 'giant wave',
    shows: /^(?:wave|tsunami|tidal wave|giant wave)$/,
    place: 'sea',
    notPlaces: /^(?:shore|coast|sea|ocean)/,
    act: 'flow',
  },
  {
    says: [/\bicicles?\b/, /\b(?:roof|eaves?|gutter|rooftop|house|cabin|barn|porch|drip|melt)/],
    unless: /cave|waterfall|cliff|\bnose\b|beard/,
    kit: 'icicle eave',
    shows: /icicle|roof|eave|gutter|edge|house|cabin|barn|ice/,
    place: 'lawn',
    notPlaces: /roof|house|cabin|barn|porch|eave/,
    details: ['snowy'],
  },
];

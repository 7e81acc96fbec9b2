/** Moments of things: struck, blown out, burst, turned, written, typed. */

import type { SetPiece } from './set-piece.ts';

const irisHues: Record<string, string> = {
  blue: '#3f86d8',
  green: '#4f9a4a',
  brown: '#6a3a18',
  hazel: '#8a6a2c',
  amber: '#c8862c',
  gold: '#e0b040',
  golden: '#e0b040',
  yellow: '#e8c83a',
  red: '#c8201c',
  purple: '#8a4ad0',
  violet: '#8a4ad0',
  grey: '#8a949c',
  gray: '#8a949c',
  silver: '#b8c2cc',
  black: '#14100e',
  white: '#e8ecf0',
};

/** "Changing from brown to blue": the iris has both colours, one after the other. */
const irisChange = (text: string): string[] => {
  const change =
    /\b(?:chang|turn|shift|transform|fad|morph|go)(?:es|ing|s|e)?(?: colou?r)?(?: slowly| gradually)?(?: from (?:bright |deep |dark |light )?([a-z]+))? (?:in)?to (?:bright |deep |glowing |icy |dark |light )?([a-z]+)/.exec(
      text,
    );
  const [from, to] = [irisHues[change?.[1] ?? ''], irisHues[change?.[2] ?? '']];
  return to ? [...(from ? [`iris from ${from}`] : []), `iris to ${to}`] : [];
};

/** "A green eye", "eyes of deep blue": the colour of the iris as it is from the start. */
const irisColour = (text: string): string[] => {
  const [, before, after] =
    /\b([a-z]+)(?:[ -](?:coloured|colored|human|cat|woman's|man's|girl's|person's))? eyes?\b|\b(?:eyes? (?:of|with an?)|iris of) (?:(?:bright|deep|dark|light|piercing|emerald|vivid) )?([a-z]+)\b/.exec(
      text,
    ) ?? [];
  const hue = irisHues[before ?? after ?? ''];
  return hue ? [`iris from ${hue}`] : [];
};

/** What the pupil does; "reacts to light" narrows it. */
const pupilChange = (text: string): string[] => {
  if (!/\bpupils?\b|\b(?:dilat|constrict)/.test(text)) return [];
  const narrows =
    /contract|constrict|shr[iau]nk|smaller|narrow|tighten|clos(?:es|ing) (?:up|down)|react|bright|light (?:hits|shin|flash)/.test(
      text,
    );
  const widens = /dilat|bigger|larger|wid(?:e|er|ens|ening)\b|grow|expand|enlarg|open(?:s|ing) up/.test(text);
  if (narrows && widens && /\band\b|then/.test(text)) return ['pupil narrows and widens'];
  return widens ? ['pupil widens'] : narrows ? ['pupil narrows'] : [];
};

/** Whose eye it is; both of them where more than one is named. */
const eyeOf = (text: string) => {
  const owner =
    /\b(cat|kitten|dog|puppy|tiger|lion|leopard|wolf|husky|fox|horse|owl|eagle|elephant|snake|crocodile|lizard|chameleon|dinosaur|dragon)/.exec(
      text,
    )?.[1] ?? '';
  const kind: Record<string, string> = { kitten: 'cat', puppy: 'dog', leopard: 'tiger', husky: 'wolf' };
  return `${kind[owner] ?? owner} ${/\beyes\b/.test(text) ? 'eyes' : 'eye'} in close-up`.trim();
};

export const thingMoments: readonly SetPiece[] = [
  {
    says: [/\bbook\b/, /\bpages?\b/, /turn|flip|flutter|blow|rustl/],
    kit: 'book with turning pages',
    shows: /book|page/,
    place: 'room',
    isClose: true,
  },

  {
    says: [/snow ?globe/],
    kit: 'snow globe',
    shows: /globe|village|house|cabin|snow|flake|tree|town|church|castle/,
    place: 'room',
    notPlaces: /./,
    notWeather: 'snow',
    isClose: true,
  },
  {
    says: [/light ?bulb|\bbulb\b/, /flicker|buzz|glow|swing|turn|light/],
    unless: /string|tulip|garlic|invent/,
    kit: 'light bulb',
    shows: /bulb|light/,
    traits: [[/flicker|buzz/, 'flickering']],
    isClose: true,
    place: 'room',
    time: 'night',
    effects: 'own',
  },
  {
    says: [
      /\b(?:rose|peony|lotus|tulip|lily|flower|bud|magnolia)\b/,
      /\b(?:bloom(?:s|ing)|open(?:s|ing)|blossoming|unfold(?:s|ing)|unfurl\w*)\b/,
    ],
    unless: /field|meadow|cherry|desert|valley|garden full|flowers|roses|tulips|cactus|sunflower/,
    kit: (text) => `${/rose|peony|lotus|tulip|lily/.exec(text)?.[0] ?? 'flower'} opening`,
    shows: /rose|peony|lotus|tulip|lily|flower|bud|petal|magnolia|bloom/,
    place: 'garden',
  },
  {
    says: [/paper (?:air)?plane|paper aeroplane/, /glid|fly|flies|soar|float|sail/],
    kit: 'gliding paper plane',
    shows: /paper|plane/,
    act: 'fly',
  },
  {
    says: [/\bjars?\b/, /firefl(?:y|ies)|lightning bugs?/],
    kit: 'jar of fireflies',
    shows: /\bjar|firefl|lightning bug/,
    place: 'room',
    time: 'night',
    effects: 'own',
    isClose: true,
  },
  {
    says: [/music box/, /ballerina|dancer/],
    kit: 'music box with a ballerina',
    shows: /music box|^box$|lace|cloth|doily/,
    traits: [[/\blace\b|doily/, 'lace']],
    takesFigures: true,
    place: 'room',
    notPlaces: /./,
    isClose: true,
  },
  {
    says: [/(?:rubber|toy|plastic) duck/, /\b(?:bath|tub|bathtub|bathroom|foam|bubbles)\b/],
    kit: 'rubber duck in a bathtub',
    shows: /duck|bath|tub|foam|bubble|water/,
    place: 'bathroom',
    notPlaces: /water/,
  },
  {
    says: [/\bkey\b/, /\b(?:turn|twist|unlock|open|insert|slid|fit|rotat)/, /\b(?:pad)?lock\b|keyhole/],
    unless: /\bcar\b|piano|keyboard/,
    kit: 'key turning in a lock',
    shows: /key|lock/,
    traits: [[/rust|old\b|ancient|weathered/, 'rusty']],
    place: 'room',
    isClose: true,
  },
  {
    says: [/sewing machine/],
    unless: /\b(?:woman|man|tailor|girl|grandmother|seamstress)\b/,
    kit: 'sewing machine',
    shows: /sewing|fabric|cloth|needle|thread|stitch/,
    place: 'room',
    isClose: true,
  },
  {
    says: [/wrist ?watch|smart ?watch|(?:luxury|gold|silver|diving|expensive) watch/],
    unless: /gear|inside|mechanism|movement/,
    kit: (text) => (/smart/.test(text) ? 'smartwatch' : /gold/.test(text) ? 'gold watch' : 'wristwatch'),
    shows: /watch|velvet|light|cloth/,
    place: 'room',
    isClose: true,
  },
  {
    says: [/\bball\b/, /\b(?:roll|bounc|fall|tumbl|drop)/, /\bstair|\bsteps\b/],
    kit: 'ball on stairs',
    shows: /ball|stair|step/,
    place: 'room',
  },
  {
    says: [
      /candle/,
      /bl[eo]w\w* (?:it )?out|snuff|extinguish|go(?:es|ing)? out|put out|burn(?:s|ing)? out|dies out/,
    ],
    unless: /cake|birthday/,
    shows: /candle|flame|smoke|wick/,
    kit: 'candle',
    traits: [[/./, 'blown out']],
    effects: 'own',
    time: 'night',
  },
  {
    says: [
      /\bcandles?\b/,
      /\bburn(?:s|ing|ed|t)? (?:[a-z]{1,12} ){0,4}(?:down|away|low|to (?:nothing|a stub|the end))\b|\bmelt(?:s|ing)?\b|\bwax (?:drip|run)/,
    ],
    unless: /cake|birthday|church|temple|\bman\b|woman|girl|boy/,
    shows: /candle|flame|wick|^wax|holder|puddle|pool/,
    kit: 'candle',
    traits: [[/./, 'burns down']],
    act: 'burn',
    effects: 'own',
    time: 'night',
    isClose: true,
    isWhole: true,
  },
  {
    says: [
      /\bcandle ?(?:flame|light)|\bflame of (?:a|the) (?:\w+ )?candle|\b(?:single|small|tiny|lone|little|flickering) flame\b|^(?:[a-z-]+ (?:shot )?of )?an? flame\b|\bswaying candle/,
    ],
    unless: /cake|birthday|dinner|church|temple|stove|torch|room lit|dragon/,
    shows: /candle|flame|wick|light/,
    kit: 'candle',
    effects: 'own',
    act: 'burn',
    time: 'night',
    isClose: true,
  },
  {
    says: [/\b(?:an?|one|single|giant|big|huge|soap|shiny) (?:\w+ ){0,2}bubble\b/],
    unless: /girl|boy|child|kid|dog|puppy|cat|kitten|woman|man\b|people|underwater|gum|fish|bath/,
    kit: 'soap bubble',
    act: 'hover',
    shows: /bubble/,
    traits: [[/pop|burst/, 'bursts']],
    place: 'garden',
    effects: 'own',
  },
  {
    says: [/watch|clock/, /gear|cog|mechanism|movement|clockwork|inside/],
    unless: /tower|grandfather|watching|watches|steam|tim(?:e|ing) lapse/,
    kit: 'watch movement',
    shows: /watch|gear|cog|clock|mechanism|movement|spring|wheel/,
    place: 'room',
  },
  {
    says: [/vinyl|\brecord\b|turntable/, /needle|spin|stylus|tonearm|turn|play/],
    unless: /\bdj\b|recording/,
    kit: 'record player',
    shows: /needle|record|vinyl|turntable|stylus|arm$|lp$/,
    traits: [[/drop|lower|touch|land|plac|set|start/, 'needle drops']],
    place: 'living_room',
  },
  {
    says: [/black hole/, /\b(?:star|sun)s?\b/],
    unless: /starship|spaceship|stars (?:around|behind)/,
    kit: 'black hole with a star',
    shows: /black hole|^stars?$|^suns?$/,
    place: 'space',
  },
  {
    says: [
      /\b(?:asteroid|meteor|meteorite|meteoroid|fireball)\b/,
      /atmosphere|break(?:s|ing)|explod|\bburn|towards? (?:the )?earth|hurtl|plung|plummet|flam(?:es|ing)|on fire|fall(?:s|ing) (?:to|from|towards|through)/,
    ],
    unless: /shower|dinosaur|wizard|dragon|crater|spaceship|astronaut|fireballs/,
    kit: 'burning meteor',
    shows: /asteroid|meteor|fireball|^(?:pieces?|fragments?|debris|atmosphere|flames?|trail|tail|chunks?)$/,
    traits: [[/^(?!.*(?:break|explod|apart|pieces|fragment|shatter|disintegrat))/, 'whole']],
    notPlaces: /atmosphere|sky/,
    place: 'space',
    planet: true,
    effects: 'own',
  },
  {
    says: [/hourglass|sand timer/],
    kit: 'hourglass',
    shows: /hourglass|sand timer|^sand/,
    notPlaces: /sand/,
    takesColour: true,
    withPeople: true,
  },
  {
    says: [/\b(?:pen|quill|feather)\b/, /\bwrit(?:es|ing|e|ten)\b|scribbl|\bsign/],
    kit: (text) => (/quill|feather/.test(text) ? 'letter written with a quill' : 'letter being written'),
    shows: /pen$|quill|feather|letter|paper|page|parchment|ink|note|word|diary|journal/,
    place: 'room',
    isClose: true,
  },
  {
    says: [/typewriter/],
    shows: /typewriter|letter|paper|page|^text|^keys?$|^word/,
    kit: 'typewriter',
    traits: [[/typ(?:es|ing)\b|key|strik|press|click|clack|by itself/, 'typing']],
    place: 'room',
    isClose: true,
  },
  {
    says: [
      /\b(?:drops?|droplets?|rain ?drops?)\b/,
      /fall|drip|drop|splash|hit|land/,
      /water|pool|puddle|pond|ripple|surface/,
    ],
    unless:
      /stone|rock|pebble|coin|ball\b|whale|dolphin|fish|apple|diver|leaf|leaves|window|petal|faucet|\btap\b|umbrella|roof|people|ice cube|temperature|glass/,
    kit: 'drop falling into water',
    shows: /drop|water|pool|puddle|pond|ripple|surface|splash/,
    place: 'room',
    notPlaces: /water|pool|puddle|pond|lake/,
    effects: 'own',
    isClose: true,
  },
  {
    says: [/\bmatch(?:stick)?\b/, /struck|strik|light|\blit\b|ignit|flam|burn|flar/],
    unless:
      /volleyball|hockey|sumo|badminton|ping|polo|football|soccer|tennis|boxing|wrestling|cricket|rugby|chess|candle|game|stadium/,
    kit: 'match being struck',
    shows: /match|flame|fire|stick|box|spark|candle/,
    place: 'room',
    time: 'night',
    effects: 'own',
    isClose: true,
  },
  {
    says: [
      /\beyes?\b(?! (?:level|patch|contact|doctor|exam|test|drops|shadow|mask|view|of (?:a|the) (?:storm|hurricane)))|\bpupils? (?:dilat|contract|constrict|shrink)/,
      /\b(?:close.?up|macro)[a-z -]{0,16} (?:of|on) (?:(?!with|and|in\b|on\b)[a-z'-]+ ){0,5}eyes?\b|\biris\b|\bpupils? (?:slowly |suddenly |is |are )?(?:dilat|contract|constrict|shrink|narrow|widen|get|becom|grow|react|expand)|eyelid|eyelash|\beyes? (?:slowly |suddenly )?(?:open|clos|blink|flutter|dilat|reflect|stares?|staring|looking|with)|(?:open|clos|blink)\w* (?:an?|the|one) (?:[a-z]+ )?eyes?|^(?:an?|the|two|[a-z]+) (?:(?:human|cat|[a-z]+'s?|blue|green|brown|hazel|beautiful|single|giant|huge) ){0,3}eyes?\b/,
    ],
    unless:
      /bird.?s.eye|worm.s eye|\beyes (?:are |were )?(?:closed|shut)|clos\w* (?:his|her|its|their) eyes|(?:glow|shin)ing (?:red |green |yellow )?eyes|\bface\b|portrait|smil|london eye|camera|needle|robot/,
    kit: (text) => eyeOf(text),
    shows: /./,
    act: 'stand',
    traits: [
      [/\btears?\b|cry|weep/, 'weeps'],
      [/./, 'faces the camera'],
    ],
    details: ['no_floor'],
    words: (text) => [
      ...(pupilChange(text).length > 0
        ? []
        : /open/.test(text)
          ? ['opens']
          : /clos(?:es|ing)/.test(text)
            ? ['closes']
            : []),
      ...pupilChange(text),
      ...(irisChange(text).length > 0 ? irisChange(text) : irisColour(text)),
    ],
    takesColour: true,
    takesFigures: true,
    place: 'studio',
    isClose: true,
  },
  {
    says: [/dragon/, /gold|coin|treasure|hoard/],
    unless: /gold(?:en)? (?:\w+ )?dragon|egg/,
    kit: 'gold hoard',
    shows: /gold|coin|treasure|hoard/,
    withPeople: true,
  },
];

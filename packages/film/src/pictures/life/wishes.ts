/** What a prompt asks of a given picture: the only place that reads the scene and the words. */

import type { CameraMove, Direction, Scene } from '../../scene/scene.ts';

export const travels = ['leave', 'rise', 'fall', 'approach', 'recede', 'grow', 'shrink', 'vanish'] as const;
export type Travel = (typeof travels)[number];
export const airNames = [
  'rain',
  'snow',
  'fog',
  'leaves',
  'petals',
  'fireflies',
  'sparks',
  'steam',
  'smoke',
  'lightning',
] as const;
export type Air = (typeof airNames)[number];
export type FaceWish = 'blink' | 'smile' | 'look' | 'turn' | 'nod' | 'talk' | 'shake';
export type HourWish = 'night' | 'dusk' | 'sunset' | 'day';

export type Wishes = {
  /** Nouns the prompt names, in its order; people and animals marked. */
  things: { name: string; kind: 'person' | 'animal' | 'other' }[];
  camera: CameraMove;
  travel: Travel | null;
  direction: Direction | null;
  face: Set<FaceWish>;
  wave: boolean;
  sway: boolean;
  clouds: boolean;
  wind: boolean;
  waves: boolean;
  flow: boolean;
  fire: boolean;
  air: Set<Air>;
  hour: HourWish | null;
  /** How fast, 1 as usual. */
  pace: number;
};

const says = (prompt: string, pattern: RegExp): boolean => pattern.test(prompt);

const travelWords: [RegExp, Travel][] = [
  [/\b(disappear|vanish|fades? away|dissolves?)|消失/i, 'vanish'],
  [
    /\b(lifts? off|takes? off|launch|rises?|ascends?|fl(y|ies) up|goes up|climbs?|soars?|float up)|升起|起飞|发射/i,
    'rise',
  ],
  [/\b(falls? down|drops?|sinks?|descends?|crash|topples?)|落下|坠落/i, 'fall'],
  [/\b(approach|comes? (closer|nearer|towards?)|walks? (towards?|to the camera))|靠近|走近/i, 'approach'],
  [/\b(shrinks?|gets? smaller)|缩小/i, 'shrink'],
  [/\b(grows?|gets? bigger|swells?|expands?)|变大|长大/i, 'grow'],
  [
    /\b(away|off|leaves? (the|to)|leaving|departs?|exits?|drives? |gallops?|swims?|sails?|runs? (to|out|across)|walks? (to|out|across|down|along)|crawls? along|passes by|races?|speeds?)\b|离开|开走|走开|游走|飞走/i,
    'leave',
  ],
];

const faceWords: [RegExp, FaceWish][] = [
  [/\bblinks?|closes? (her|his|its|their)? ?eyes|winks?|眨眼/i, 'blink'],
  [/\b(smil|grin|laugh|happy)|微笑|笑/i, 'smile'],
  [/\b(looks? (around|aside|away|to|left|right|up|down)|glanc|gazes?)|看/i, 'look'],
  [/\bturns? (her|his|its|their|the)? ?(head|face|around|to|away|left|right|aside)|转头|转身/i, 'turn'],
  [/\bnods?|点头/i, 'nod'],
  [/\b(talk|speak|says?|sings?)|说话|唱/i, 'talk'],
  [/\bshakes? (her|his|its|their) head|摇头/i, 'shake'],
];

const airWords: [RegExp, Air][] = [
  [/\b(rain|rains|raining|drizzle|downpour|shower)\b|下雨|雨/i, 'rain'],
  [/\b(snow|snows|snowing|snowflakes?|blizzard|snowstorm)\b|下雪|雪/i, 'snow'],
  [/\b(fog|mist|haze|foggy|misty)\b|雾/i, 'fog'],
  [/\bleaves (fall|swirl|blow|drift|fly)|falling leaves|落叶/i, 'leaves'],
  [/\b(petals|blossoms? (fall|drift))|花瓣/i, 'petals'],
  [/\b(firefl(y|ies)|glow-?worms?)|萤火虫/i, 'fireflies'],
  [/\b(sparks|embers)\b|火花/i, 'sparks'],
  [/\b(steam|steaming|vapou?r)\b|蒸汽|热气/i, 'steam'],
  [/\b(smoke|smokes|smoking)\b|烟/i, 'smoke'],
  [/\b(lightning|thunder(storm)?)\b|闪电/i, 'lightning'],
];

const animals =
  /\b(cat|kitten|dog|dogs|puppy|horse|bird|birds|fish|goldfish|cow|sheep|bear|fox|wolf|lion|tiger|elephant|duck|owl|rabbit|dragon|ladybird|ladybug|butterfly|bee|dolphin|whale|deer|mouse|goat|monkey|parrot|eagle)s?\b/i;
const people =
  /\b(man|woman|girl|boy|child|person|people|men|women|lady|guy|he|she|they|astronaut|dancer|baby|couple|friends?|mother|father)\b/i;

const hourOf = (scene: Scene, prompt: string): HourWish | null => {
  if (scene.timeOfDay === 'day_to_night' || says(prompt, /\b(night|windows light up|gets? dark)|夜|天黑/i))
    return 'night';
  if (
    scene.timeOfDay === 'night_to_day' ||
    says(prompt, /\b(sunrise|dawn|day breaks|morning comes)|日出|天亮/i)
  )
    return 'day';
  if (says(prompt, /\b(sunset|sun (goes|sets)|golden hour|evening)|日落|傍晚/i)) return 'sunset';
  return says(prompt, /\b(dusk|twilight)|黄昏/i) ? 'dusk' : null;
};

const directionOf = (scene: Scene, prompt: string): Direction | null => {
  if (says(prompt, /\bleft\b|向左|左/i)) return 'left';
  if (says(prompt, /\bright\b|向右|右/i)) return 'right';
  return scene.things.flatMap(({ acts }) => acts.map(({ direction }) => direction)).find(Boolean) ?? null;
};

const thingsOf = (scene: Scene, prompt: string): Wishes['things'] => {
  const named = scene.things
    .filter(({ isImplied, character }) => !isImplied && character === null)
    .map(({ name, person }) => ({
      name,
      kind: person ? ('person' as const) : animals.test(name) ? ('animal' as const) : ('other' as const),
    }));
  if (named.length > 0) return named;
  const animal = animals.exec(prompt)?.[0];
  if (animal) return [{ name: animal.toLowerCase(), kind: 'animal' }];
  const person = people.exec(prompt)?.[0];
  return person ? [{ name: person.toLowerCase(), kind: 'person' }] : [];
};

export const readWishes = (scene: Scene, prompt: string): Wishes => {
  const air = new Set(airWords.flatMap(([pattern, name]) => (says(prompt, pattern) ? [name] : [])));
  for (const weather of scene.weather) {
    if (weather === 'storm') air.add('rain');
    if (weather === 'rain' || weather === 'snow' || weather === 'fog' || weather === 'lightning')
      air.add(weather);
  }
  const isStorm = scene.weather.includes('storm');
  // "Night falls" and "leaves fall" are no falls of the subject; "steam rises" is no rise of it.
  const ownTravel = prompt.replace(
    /\b(night|snow|rain|darkness|leaves|petals|steam|smoke|fog|mist|sun|moon|waves?)\s+(\w+ly )?(falls?|rises?|rolls? in|drifts?|swirls?)/gi,
    ' ',
  );
  return {
    things: thingsOf(scene, prompt),
    camera: scene.camera.move,
    travel: travelWords.find(([pattern]) => says(ownTravel, pattern))?.[1] ?? null,
    direction: directionOf(scene, prompt),
    face: new Set(faceWords.flatMap(([pattern, wish]) => (says(prompt, pattern) ? [wish] : []))),
    wave: says(
      prompt,
      /\b(waves?|waving) ?(at|to|hello|goodbye|her|his|$|\.|and)|\bwaves\b(?! (on|of|in|at the (sea|shore|beach)))|挥手/i,
    ),
    sway: says(prompt, /\b(sways?|swaying|dances?|dancing|bends?|swings?)\b|摇曳|跳舞/i),
    clouds: says(prompt, /\b(clouds?|sky|time ?lapse)\b|云/i),
    wind: says(prompt, /\b(wind|windy|breeze|sways?|bends?|blow)|风/i) || isStorm,
    waves: says(prompt, /\b(waves?|sea|lake|water|ripples?|ocean|tide)\b|波|海|湖|水/i),
    flow: says(prompt, /\b(flow|flows|stream|river|waterfall|runs down)\b|流/i),
    fire: says(prompt, /\b(fire|flames?|burns?|candle|torch)\b|火/i),
    air,
    hour: hourOf(scene, prompt),
    pace: scene.pace,
  };
};

/** What a film shows, drawn from the prompt's words, the seed and, for a remix, the film before. */

export const places = ['hills', 'sea', 'forest', 'snow', 'desert', 'city', 'space'] as const;
export const lights = ['day', 'sunset', 'dawn', 'night'] as const;
export type Place = (typeof places)[number];
export type Light = (typeof lights)[number];

export type SceneSpec = {
  version: 1;
  engine: 'scene';
  kind: 'backdrop' | 'images';
  seed: number;
  prompt: string;
  place: Place;
  light: Light;
  /** Degrees by which the palette is turned, so that two places of one kind differ. */
  hueShift: number;
};

const placeWords: [Place, RegExp][] = [
  [
    'space',
    /\b(space|galaxy|galaxies|planets?|nebula|cosmos|cosmic|universe|orbit)\b|宇宙|太空|星系|星球|银河/i,
  ],
  ['snow', /\b(snow\w*|winter|ice|icy|frozen|glacier|arctic)\b|雪|冬|冰/i],
  ['city', /\b(city|cities|town|street|skyline|skyscrapers?|urban|downtown)\b|城市|街|都市|摩天/i],
  ['desert', /\b(desert|dunes?|sahara|canyon|sand)\b|沙漠|沙丘/i],
  ['forest', /\b(forest|woods?|jungle|trees?|pines?)\b|森林|树|林/i],
  ['sea', /\b(sea|ocean|waves?|beach|coast|surf|island|lake|harbou?r|boats?|ships?)\b|海|湖|浪|沙滩/i],
  ['hills', /\b(hills?|mountains?|valley|meadow|fields?|alps|peaks?)\b|山|草原|田野/i],
];

const lightWords: [Light, RegExp][] = [
  ['night', /\b(night|midnight|moon\w*|stars?|starry|dark)\b|夜|月|星空/i],
  ['sunset', /\b(sunset|dusk|evening|twilight|golden hour)\b|日落|夕阳|黄昏|傍晚/i],
  ['dawn', /\b(dawn|sunrise|morning|mist\w*|fog\w*)\b|日出|黎明|清晨|雾/i],
  ['day', /\b(day|daylight|noon|sunny|blue sky|bright)\b|白天|中午|晴/i],
];

export const createRandom = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 0x01000193);
  return value >>> 0;
};

const named = <T>(words: [T, RegExp][], prompt: string): T | undefined =>
  words.find(([, pattern]) => pattern.test(prompt))?.[0];

const readSource = (source: string | null): SceneSpec | undefined => {
  try {
    const spec = JSON.parse(source ?? 'null') as SceneSpec | null;
    const known = spec?.engine === 'scene' && places.includes(spec.place) && lights.includes(spec.light);
    return known && Number.isFinite(spec.seed) && Number.isFinite(spec.hueShift) ? spec : undefined;
  } catch {
    return undefined;
  }
};

export const describeScene = (request: {
  prompt: string;
  seed: number;
  hasImages: boolean;
  sourceScene: string | null;
}): SceneSpec => {
  const source = readSource(request.sourceScene);
  const random = createRandom(request.seed ^ hash(request.prompt));
  const anyPlace = (['hills', 'sea', 'forest', 'desert'] as const)[Math.floor(random() * 4)]!;
  const anyLight = (['day', 'sunset', 'dawn', 'sunset'] as const)[Math.floor(random() * 4)]!;
  const anyShift = Math.floor(random() * 37) - 18;
  return {
    version: 1,
    engine: 'scene',
    kind: request.hasImages ? 'images' : 'backdrop',
    seed: source?.seed ?? request.seed,
    prompt: request.prompt,
    place: named(placeWords, request.prompt) ?? source?.place ?? anyPlace,
    light: named(lightWords, request.prompt) ?? source?.light ?? anyLight,
    hueShift: source?.hueShift ?? anyShift,
  };
};

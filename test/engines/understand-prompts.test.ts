import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { checkSceneSpec } from '../../src/engines/local/scene/understand/check-scene-spec.ts';
import type { SceneSpec, Subject } from '../../src/engines/local/scene/understand/scene-spec.ts';
import { understand } from '../../src/engines/local/scene/understand/understand.ts';

type Expected = Partial<
  Pick<SceneSpec, 'place' | 'backdrop' | 'timeOfDay' | 'season' | 'mood' | 'style' | 'pace'>
> & {
  weather?: SceneSpec['weather'];
  extras?: SceneSpec['extras'];
  palette?: string[];
  camera?: Partial<SceneSpec['camera']>;
  /** "count colour size name:action[@pace] relation>index", any part but the name left out where it is the default. */
  subjects?: string[];
  notDrawn?: string[];
};

const say = ({ count, colour, size, name, action, direction, pace, relation, character }: Subject) =>
  [
    ...(count === 1 ? [] : [count]),
    ...(colour ? [colour.name] : []),
    ...(size === 'medium' ? [] : [size]),
    `${character ? '@' : ''}${name}:${action}${pace === 1 ? '' : `@${pace}`}`,
    ...(direction ? [direction] : []),
    ...(relation ? [`${relation.kind}>${relation.to}`] : []),
  ].join(' ');

const assetFolder = new URL('../../node_modules/@lobehub/fluent-emoji-3d/assets/', import.meta.url);

const check = (prompt: string, expected: Expected) => {
  const spec = understand(prompt);
  const checked = checkSceneSpec(spec);
  assert.ok('spec' in checked, JSON.stringify(checked));
  for (const { art } of spec.subjects) {
    if (art !== null) assert.ok(existsSync(new URL(`${art}.webp`, assetFolder)), `no picture ${art}`);
  }
  const { camera, subjects, palette, notDrawn, ...plain } = expected;
  for (const [field, value] of Object.entries(plain)) {
    assert.deepEqual(spec[field as keyof SceneSpec], value, `${field} of "${prompt}"`);
  }
  for (const [field, value] of Object.entries(camera ?? {})) {
    assert.equal(spec.camera[field as keyof SceneSpec['camera']], value, `camera.${field} of "${prompt}"`);
  }
  if (subjects) assert.deepEqual(spec.subjects.map(say), subjects, `subjects of "${prompt}"`);
  if (palette)
    assert.deepEqual(
      spec.palette.map(({ name }) => name),
      palette,
    );
  assert.deepEqual(spec.notDrawn, notDrawn ?? [], `notDrawn of "${prompt}"`);
};

const english: [string, Expected][] = [
  [
    'a sunset over the ocean with mountains, birds and a slow zoom',
    {
      place: 'sea',
      backdrop: 'mountains',
      timeOfDay: 'sunset',
      camera: { move: 'zoom_in', speed: 0.5 },
      subjects: ['4 bird:fly'],
    },
  ],
  ['A red balloon and a blue car', { subjects: ['red balloon:rise', 'blue car:drive'] }],
  [
    'a hot air balloon rises over a snowy mountain at dawn',
    {
      place: 'mountains',
      timeOfDay: 'dawn',
      weather: ['snow'],
      season: 'winter',
      subjects: ['hot air balloon:rise'],
    },
  ],
  ['three polar bears walking on ice in the arctic', { place: 'snowfield', subjects: ['3 polar bear:walk'] }],
  [
    'a fire truck driving fast down a city street at night in the rain',
    { place: 'street', timeOfDay: 'night', weather: ['rain'], subjects: ['fire truck:drive@2'] },
  ],
  [
    'a labrador chasing a cat through a meadow',
    { place: 'meadow', subjects: ['labrador:run chasing>1', 'cat:run'] },
  ],
  [
    'a black cat sleeping on a red sofa next to the window',
    { place: 'room', subjects: ['black cat:sleep on>1', 'red sofa:stand'] },
  ],
  [
    'a flock of birds flying over a lake at golden hour, drone shot',
    {
      place: 'lake',
      timeOfDay: 'golden_hour',
      camera: { move: 'drone', angle: 'high' },
      subjects: ['12 bird:fly'],
    },
  ],
  [
    'an astronaut riding a horse on the moon',
    { place: 'space', subjects: ['astronaut:sit riding>1', 'horse:walk'] },
  ],
  [
    'two children playing with a ball in the park',
    { place: 'meadow', subjects: ['2 small child:play beside>1', 'ball:stand'] },
  ],
  [
    'a girl in a red dress dancing in the rain',
    { weather: ['rain'], subjects: ['small girl:dance wearing>1', 'red dress:stand'] },
  ],
  [
    'a knight fighting a dragon in front of a castle',
    { subjects: ['knight:fight facing>1', 'dragon:fly in_front_of>2', 'castle:stand'] },
  ],
  [
    'a dozen butterflies around a sunflower',
    { place: 'meadow', subjects: ['12 butterfly:fly around>1', 'sunflower:swing'] },
  ],
  [
    'a watercolor painting of a fox in an autumn forest',
    { place: 'forest', season: 'autumn', style: 'watercolour', subjects: ['fox:stand'] },
  ],
  [
    'timelapse of clouds over a desert',
    { place: 'desert', weather: ['clouds'], camera: { timelapse: true }, subjects: [] },
  ],
  [
    'cyberpunk street at night with neon lights and a yellow taxi',
    { place: 'street', style: 'neon', extras: ['lights'], subjects: ['yellow taxi:drive'] },
  ],
  [
    'a village by the sea, camera pans left',
    { place: 'village', backdrop: 'sea', camera: { move: 'pan_left' }, subjects: [] },
  ],
  ['no people, an empty street in the fog', { place: 'street', weather: ['fog'], subjects: [] }],
  [
    'close-up of a rose with water drops',
    { camera: { shot: 'close_up' }, subjects: ['rose:swing', '4 water drop:fall'] },
  ],
  [
    'camera orbits around a pineapple on a white background',
    { place: 'studio', camera: { move: 'orbit' }, subjects: ['pineapple:stand'] },
  ],
  ['tiny mouse and a huge elephant', { subjects: ['tiny mouse:stand', 'huge elephant:stand'] }],
  [
    'a wizard and a witch standing under a tree while an owl flies above',
    { subjects: ['wizard:stand under>2', 'witch:stand under>2', 'tree:swing', 'owl:fly'] },
  ],
  ['A dog. The dog jumps. It is brown.', { subjects: ['brown dog:jump'] }],
  [
    'a sailboat on a calm lake surrounded by mountains at sunrise',
    { place: 'lake', backdrop: 'mountains', timeOfDay: 'dawn', mood: 'calm', subjects: ['sailboat:sail'] },
  ],
  ['Under a tree, a dog sleeps', { subjects: ['tree:swing', 'dog:sleep under>0'] }],
  ['a big, red apple falling from a tree', { subjects: ['red large apple:fall', 'tree:swing'] }],
  [
    '@hero.jane rides a bicycle through the village',
    { place: 'village', subjects: ['@hero.jane:sit riding>1', 'bicycle:drive'] },
  ],
  ['🐕 running on the 🏖️', { place: 'coast', subjects: ['dog:run'] }],
  ['an orange cat eating an orange', { subjects: ['orange cat:eat holding>1', 'orange:stand'] }],
  ['a rocket launching into space, slow motion', { place: 'space', pace: 0.4, subjects: ['rocket:rise'] }],
  [
    'a pirate ship in a storm with lightning, epic',
    { place: 'sea', weather: ['storm', 'lightning'], mood: 'epic', subjects: ['pirate ship:sail'] },
  ],
  [
    'pixel art of a mushroom and a turtle jumping',
    { style: 'pixel_art', subjects: ['mushroom:jump', 'turtle:jump'] },
  ],
  [
    'A woman reading a book in a cozy cafe',
    { place: 'room', mood: 'cosy', subjects: ['woman:read holding>1', 'book:stand'] },
  ],
  [
    'black and white film noir detective walking down an alley',
    { place: 'street', style: 'noir', subjects: ['detective:walk'] },
  ],
  [
    'a slow pan across the skyline at dusk',
    { place: 'skyline', timeOfDay: 'dusk', camera: { move: 'pan_right', speed: 0.5 }, subjects: [] },
  ],
  [
    'A majestic eagle soars over snow-capped mountains, cinematic, 4k, highly detailed',
    { place: 'mountains', subjects: ['eagle:fly'] },
  ],
  [
    'Northern lights above a frozen lake, time-lapse',
    { place: 'snowfield', timeOfDay: 'night', weather: ['aurora'], camera: { timelapse: true } },
  ],
  [
    'A ladybug crawling on a green leaf, macro',
    { camera: { shot: 'close_up' }, subjects: ['ladybug:walk on>1', 'green leaf:swing'] },
  ],
  [
    'dolphins leaping out of the ocean waves at sunset',
    { place: 'sea', timeOfDay: 'sunset', extras: ['waves'], subjects: ['4 dolphin:jump'] },
  ],
  ['a green dragon over a medieval village', { place: 'village', subjects: ['green dragon:fly'] }],
  [
    'a UFO hovering above a cow in a field at night',
    { place: 'meadow', timeOfDay: 'night', subjects: ['ufo:fly above>1', 'cow:stand'] },
  ],
  [
    'A boy holding three yellow balloons runs toward the camera',
    { subjects: ['small boy:run toward holding>1', '3 yellow balloon:rise'] },
  ],
  [
    'the camera slowly zooms out from a snowman in a snowy forest',
    { place: 'forest', camera: { move: 'zoom_out', speed: 0.5 }, subjects: ['snowman:stand'] },
  ],
  [
    'a steam train travelling through the desert from left to right',
    { place: 'desert', subjects: ['steam train:drive right'] },
  ],
  ['a cat chased by a dog', { subjects: ['cat:run', 'dog:run chasing>0'] }],
  [
    'a monkey eating a banana on an elephant',
    { subjects: ['monkey:eat on>2', 'banana:stand in_front_of>0', 'elephant:stand'] },
  ],
  ['a school of tropical fish in a coral reef', { place: 'underwater', subjects: ['10 tropical fish:swim'] }],
  [
    'people walking across a street in the rain, handheld',
    { place: 'street', weather: ['rain'], camera: { move: 'handheld' }, subjects: ['4 person:walk'] },
  ],
  [
    'a golden field in the wind, low angle',
    { place: 'meadow', palette: ['gold'], weather: ['wind'], camera: { angle: 'low' } },
  ],
  ['a red fox jumping over a brown dog', { subjects: ['red fox:jump above>1', 'brown dog:stand'] }],
  [
    'a spaniel, a siamese cat and a sparrow in a garden',
    { place: 'meadow', subjects: ['spaniel:stand', 'siamese cat:stand', 'sparrow:fly'] },
  ],
  ['a sloop and a schooner race at sea', { place: 'sea', subjects: ['sloop:sail', 'schooner:sail'] }],
  [
    'bonfire on the beach at night with fireflies',
    { place: 'coast', timeOfDay: 'night', extras: ['fire', 'fireflies'], subjects: [] },
  ],
  [
    'a paper cut style rabbit under a full moon',
    { style: 'paper_cut', timeOfDay: 'night', extras: ['moon'], subjects: ['rabbit:stand'] },
  ],
  [
    'vintage film of a couple dancing in a ballroom',
    { place: 'room', style: 'vintage_film', subjects: ['couple:dance'] },
  ],
  [
    'an owl with glowing eyes sits on a tombstone, romantic',
    { mood: 'romantic', subjects: ['owl:sit on>1', 'tombstone:stand'], notDrawn: ['eyes'] },
  ],
  [
    'jellyfish glowing purple and flying books in a library',
    { place: 'room', subjects: ['purple jellyfish:shine', '4 book:fly'] },
  ],
  [
    'a child blowing bubbles',
    { extras: ['bubbles'], subjects: ['small child:stand'], notDrawn: ['blowing'] },
  ],
  [
    'a giraffe in sunglasses driving a convertible down a highway',
    { place: 'street', subjects: ['giraffe:sit inside>2', 'sunglasses:stand on>0', 'convertible:drive'] },
  ],
  ['line art of a giraffe', { style: 'line_art', subjects: ['giraffe:stand'] }],
  [
    'a cartoon robot waves hello, tilt up',
    { style: 'cartoon', camera: { move: 'tilt_up' }, subjects: ['robot:wave'] },
  ],
  [
    'tracking shot of a motorcycle on a mountain road',
    { place: 'street', backdrop: 'mountains', camera: { move: 'follow' }, subjects: ['motorcycle:drive'] },
  ],
  [
    'static shot of a bedroom with a bed and a lamp, no windows',
    { place: 'room', camera: { move: 'static' }, subjects: ['bed:stand', 'lamp:stand'] },
  ],
  ['a squirrel without a hat sits on a rock', { subjects: ['squirrel:sit on>1', 'rock:stand'] }],
];

const chinese: [string, Expected][] = [
  [
    '一只红色的气球在雪山上空缓缓升起，镜头向左平移',
    { place: 'mountains', camera: { move: 'pan_left' }, subjects: ['red balloon:rise@0.5'] },
  ],
  ['一只猫在沙发上睡觉', { place: 'room', subjects: ['cat:sleep on>1', 'sofa:stand'] }],
  ['三只企鹅在雪地上行走', { place: 'snowfield', subjects: ['3 penguin:walk'] }],
  [
    '夜晚的城市街道，下着雨，一辆黄色的出租车驶过',
    { place: 'street', timeOfDay: 'night', weather: ['rain'], subjects: ['yellow taxi:drive'] },
  ],
  ['一个骑自行车的女孩', { subjects: ['small girl:drive riding>1', 'bicycle:drive'] }],
  ['沙发上的黑猫', { subjects: ['black cat:stand on>1', 'sofa:stand'] }],
  [
    '两只狗追逐一只兔子，水彩画风格',
    { style: 'watercolour', subjects: ['2 dog:run chasing>1', 'rabbit:run'] },
  ],
  ['宇航员在月球上骑马', { place: 'space', subjects: ['astronaut:sit riding>1', 'horse:walk'] }],
  [
    '海边的日落，海鸥在天空飞翔，航拍',
    { place: 'coast', timeOfDay: 'sunset', camera: { move: 'drone' }, subjects: ['seagull:fly'] },
  ],
  [
    '一条巨龙在城堡上空盘旋，史诗，暴风雨，闪电',
    { mood: 'epic', weather: ['storm', 'lightning'], subjects: ['huge dragon:fly above>1', 'castle:stand'] },
  ],
  [
    '森林里有一只小鹿，清晨，薄雾',
    { place: 'forest', timeOfDay: 'morning', weather: ['fog'], subjects: ['fawn:stand'] },
  ],
  [
    '热气球飘浮在湖面上，延时摄影',
    { place: 'lake', camera: { timelapse: true }, subjects: ['hot air balloon:float'] },
  ],
  [
    '一个穿红裙子的女孩在雨中跳舞',
    { weather: ['rain'], subjects: ['small girl:dance wearing>1', 'red dress:stand'] },
  ],
  [
    '一群鱼在海底游动，镜头推近',
    { place: 'underwater', camera: { move: 'dolly_in' }, subjects: ['5 fish:swim'] },
  ],
  ['被狗追的猫', { subjects: ['cat:run', 'dog:run chasing>0'] }],
  ['没有人的街道', { place: 'street', subjects: [] }],
  ['火箭發射升空，慢動作', { place: 'space', pace: 0.4, subjects: ['rocket:rise'] }],
];

describe('understanding prompts', () => {
  for (const [prompt, expected] of [...english, ...chinese]) it(prompt, () => check(prompt, expected));
});

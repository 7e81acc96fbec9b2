import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import sharp, { type Sharp } from 'sharp';
import { compile } from '../../src/compile.ts';
import { createBend, edgePairs } from '../../src/pictures/between/deform.ts';
import { matchPlaces } from '../../src/pictures/between/match-places.ts';
import type { Picture } from '../../src/pictures/picture.ts';
import { createPicturePlate } from '../../src/pictures/picture-plate.ts';
import { readCover } from '../../src/pictures/read-picture.ts';
import { isPattern } from '../../src/pictures/see/is-pattern.ts';
import { drawFrame } from '../../src/render/draw-frame.ts';
import type { CameraMove } from '../../src/scene/scene.ts';
import { joinComponents } from '../../src/stage/cast/join-components.ts';
import { firstScene } from '../first-scene.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-given-'));
after(() => rmSync(folder, { recursive: true }));

const [width, height] = [320, 180];

const moves: Record<string, CameraMove> = { 'camera pans left': 'pan_left', 'camera tilts up': 'tilt_up' };

type Given = { path: string; role: 'first' | 'last' | 'reference' };

/** The background of a film of 24 frames, RGBA; black where the picture does not show yet. */
const framesOf = async (images: Given[], numbers: number[], prompt = '') => {
  const move = moves[prompt] ?? 'auto';
  const plate = await createPicturePlate(images, { width, height }, { move, seed: 1 });
  return numbers.map((n) => {
    const { pixels, share } = plate!.frameAt((n < 0 ? 24 + n : n) / 23);
    return share === 0 ? new Uint8Array(pixels.length) : pixels.slice();
  });
};

/** A frame in the middle of a film with components, RGBA. */
const stagedFrame = async (components: string[], prompt = 'a studio') => {
  const { film } = await compile(firstScene(prompt), { seed: 3, seconds: 1, width, height, components });
  const rgb = drawFrame(film.world, film.poseFrame(0.5), width, height);
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    rgba.set(rgb.subarray(pixel * 3, pixel * 3 + 3), pixel * 4);
  return rgba;
};

type Rgb = [number, number, number];
type Quarters = [Rgb, Rgb, Rgb, Rgb];

/** Top left, top right, bottom left, bottom right. Muted: print inks hold no pure screen colours. */
const plain: Quarters = [
  [190, 70, 70],
  [80, 150, 90],
  [70, 90, 170],
  [210, 190, 90],
];
const ink: Rgb = [30, 30, 34];

const css = (colour: Rgb) => `rgb(${colour.join()})`;

/** Four quarters, so that it shows which way is up, and a dark disc, so that it shows whether it is stretched. */
const marked = (wide: number, tall: number, quarters = plain): Sharp => {
  const [halfX, halfY] = [wide / 2, tall / 2];
  const tile = (x: number, y: number, colour: Rgb) =>
    `<rect x="${x}" y="${y}" width="${halfX}" height="${halfY}" fill="${css(colour)}"/>`;
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${tall}" shape-rendering="crispEdges">
      ${tile(0, 0, quarters[0])}${tile(halfX, 0, quarters[1])}${tile(0, halfY, quarters[2])}${tile(halfX, halfY, quarters[3])}
      <circle cx="${halfX}" cy="${halfY}" r="${Math.min(wide, tall) * 0.12}" fill="${css(ink)}"/></svg>`,
    ),
  ).removeAlpha();
};

const save = async (name: string, picture: Sharp) => {
  const path = join(folder, name);
  await picture.toFile(path);
  return path;
};

const at = (frame: Uint8Array, x: number, y: number): Rgb => {
  const place = (Math.round(y) * width + Math.round(x)) * 4;
  return [frame[place]!, frame[place + 1]!, frame[place + 2]!];
};

const assertNear = (actual: Rgb, expected: Rgb, tolerance: number, what: string) => {
  const apart = Math.max(...actual.map((value, channel) => Math.abs(value - expected[channel]!)));
  assert.ok(apart <= tolerance, `${what}: ${actual} is not ${expected}`);
};

const assertUpright = (frame: Uint8Array, tolerance: number, what: string, quarters = plain) => {
  for (const [n, [x, y]] of (
    [
      [0.3, 0.25],
      [0.7, 0.25],
      [0.3, 0.75],
      [0.7, 0.75],
    ] as const
  ).entries())
    assertNear(at(frame, x * width, y * height), quarters[n]!, tolerance, `${what}, quarter ${n}`);
};

const assertRound = (frame: Uint8Array, what: string) => {
  const isInk = (x: number, y: number) => Math.max(...at(frame, x, y)) < 62;
  let [across, down] = [0, 0];
  for (let x = 0; x < width; x += 1) if (isInk(x, height / 2)) across += 1;
  for (let y = 0; y < height; y += 1) if (isInk(width / 2, y)) down += 1;
  assert.ok(
    across > 8 && Math.abs(across - down) <= Math.max(3, across * 0.06),
    `${what}: ${across} x ${down}`,
  );
};

const turned = async (orientation: number) => {
  // The pixels as a camera held that way would have stored them.
  const undo: Record<number, (picture: Sharp) => Sharp> = {
    2: (picture) => picture.flop(),
    3: (picture) => picture.rotate(180),
    4: (picture) => picture.flip(),
    5: (picture) => picture.rotate(270).flop(),
    6: (picture) => picture.rotate(270),
    7: (picture) => picture.rotate(90).flop(),
    8: (picture) => picture.rotate(90),
  };
  const upright = sharp(await marked(480, 270).png().toBuffer());
  const stored = await undo[orientation]!(upright).png().toBuffer();
  return save(
    `turned-${orientation}.jpg`,
    sharp(stored).withMetadata({ orientation }).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
  );
};

const animated = async (name: string) => {
  const other: Quarters = [plain[3], plain[2], plain[1], plain[0]];
  const pages = [await marked(320, 180).raw().toBuffer(), await marked(320, 180, other).raw().toBuffer()];
  return save(
    name,
    sharp(Buffer.concat(pages), { raw: { width: 320, height: 360, channels: 3, pageHeight: 180 } }),
  );
};

const cases: [name: string, make: () => Promise<string>, tolerance: number][] = [
  ['a PNG', () => save('plain.png', marked(640, 360)), 4],
  ['a CMYK JPEG', () => save('cmyk.jpg', marked(640, 360).toColourspace('cmyk').jpeg({ quality: 95 })), 26],
  [
    'a CMYK JPEG with its profile',
    async () => save('cmyk-profile.jpg', marked(640, 360).withIccProfile('cmyk').jpeg({ quality: 95 })),
    26,
  ],
  ['a wide-gamut PNG', () => save('p3.png', marked(640, 360).withIccProfile('p3').png()), 8],
  ['a PNG of 16 bits', () => save('deep.png', marked(640, 360).toColourspace('rgb16').png()), 4],
  [
    'a PNG with a palette',
    () => save('palette.png', marked(640, 360).png({ palette: true, colours: 16 })),
    8,
  ],
  ['a WebP', () => save('web.webp', marked(640, 360).webp({ lossless: true })), 4],
  ...[2, 3, 4, 5, 6, 7, 8].map((orientation): [string, () => Promise<string>, number] => [
    `a JPEG of orientation ${orientation}`,
    () => turned(orientation),
    10,
  ]),
  ['an animated GIF', () => animated('moving.gif'), 12],
  ['an animated WebP', () => animated('moving.webp'), 14],
  ['a picture twice as wide as high', () => save('wide.png', marked(800, 400)), 4],
  ['a picture twice as high as wide', () => save('tall.png', marked(400, 800)), 4],
];

describe('a given picture', () => {
  for (const [name, make, tolerance] of cases) {
    it(`is shown upright, unstretched and in its colours: ${name}`, async () => {
      const path = await make();
      for (const role of ['first', 'reference'] as const) {
        const [opening] = await framesOf([{ path, role }], [0]);
        assertUpright(opening!, tolerance, `${name} as ${role}`);
        assertRound(opening!, `${name} as ${role}`);
      }
      // Matching two pictures takes a second, and a last picture is read like a first one.
      if (!/orientation 6|GIF|high as wide/.test(name)) return;
      const other = await save('other.png', marked(320, 180, [ink, ink, ink, ink]));
      const [opening, ending] = await framesOf(
        [
          { path: other, role: 'first' },
          { path, role: 'last' },
        ],
        [0, -1],
      );
      assertNear(at(opening!, 40, 40), ink, 4, `before ${name}`);
      assertUpright(ending!, tolerance, `${name} as last`);
      assertRound(ending!, `${name} as last`);
    });
  }

  it('may be tiny', async () => {
    for (const [wide, tall] of [
      [1, 1],
      [2, 2],
      [1, 9],
      [9, 1],
    ] as const) {
      const create = { width: wide, height: tall, channels: 3, background: css(plain[1]) } as const;
      const path = await save(`${wide}x${tall}.png`, sharp({ create }));
      for (const role of ['first', 'reference'] as const) {
        for (const frame of await framesOf([{ path, role }], [0, 12, 23]))
          assertUpright(frame, 4, `${wide}x${tall} as ${role}`, [plain[1], plain[1], plain[1], plain[1]]);
      }
    }
  });

  it('lies on white where it is transparent', async () => {
    const path = await save('half.png', halves(400, 225, null));
    const [opening] = await framesOf([{ path, role: 'first' }], [0]);
    assertNear(at(opening!, 20, 20), [255, 255, 255], 2, 'around');
    assertNear(at(opening!, 160, 60), upper, 4, 'upper half');
    assertNear(at(opening!, 160, 120), lower, 4, 'lower half');
  });
});

/** A strip of squares of their own colours, each with a disc. */
const squares = (isWide: boolean): Sharp => {
  const [side, count] = [160, 10];
  const place = (n: number) => (isWide ? [n * side, 0] : [0, n * side]) as [number, number];
  const [wide, tall] = isWide ? [side * count, side] : [side, side * count];
  const tiles = Array.from({ length: count }, (_, n) => {
    const [x, y] = place(n);
    return `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${css(squareColour(n))}"/>
      <circle cx="${x + side * 0.3}" cy="${y + side * 0.3}" r="${side * 0.12}" fill="${css(ink)}"/>`;
  });
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${tall}">${tiles}</svg>`),
  ).removeAlpha();
};
const squareColour = (n: number): Rgb => [220 - n * 14, 90 + (n % 2) * 80, 80 + n * 16];

const isOf = (frame: Uint8Array, n: number) => {
  const colour = squareColour(n);
  const isNear = (place: number) =>
    colour.every((value, channel) => Math.abs(value - frame[place + channel]!) <= 5);
  // Every third pixel: a square is a hundred and more across.
  for (let place = 0; place < frame.length; place += 12) if (isNear(place)) return true;
  return false;
};
const showsSquares = (frame: Uint8Array) =>
  Array.from({ length: 10 }, (_, n) => n).filter((n) => isOf(frame, n));

describe('a picture ten times as long as it is broad', () => {
  const all = Array.from({ length: 24 }, (_, n) => n);
  for (const isWide of [true, false]) {
    const shape = isWide ? 'wide' : 'tall';
    const make = () => save(`strip-${shape}.png`, squares(isWide));

    it(`is travelled over from end to end, unstretched: ${shape}`, async () => {
      const path = await make();
      for (const role of ['first', 'reference'] as const) {
        const frames = await framesOf([{ path, role }], all);
        const seen = frames.map(showsSquares);
        assert.deepEqual([...new Set(seen.flat())].sort(), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
        assert.ok(seen[0]!.includes(0) && !seen[0]!.includes(4), `begins at ${seen[0]}`);
        assert.ok(seen[23]!.includes(9) && !seen[23]!.includes(5), `ends at ${seen[23]}`);
        for (const n of all.slice(1))
          assert.ok(seen[n]![0]! >= seen[n - 1]![0]!, `goes back at ${n}: ${seen[n - 1]} to ${seen[n]}`);
        const [across, down] = discOf(frames[0]!, 0.3 * (isWide ? height : width));
        assert.ok(across > 30 && Math.abs(across - down) <= 3, `${across} x ${down}`);
      }
    });

    it(`begins at its other end where the camera goes that way: ${shape}`, async () => {
      const prompt = isWide ? 'camera pans left' : 'camera tilts up';
      const frames = await framesOf([{ path: await make(), role: 'first' }], [0, -1], prompt);
      assert.ok(isOf(frames[0]!, 9) && isOf(frames[1]!, 0));
    });

    it(`opens or ends a film of two pictures: ${shape}`, async () => {
      const path = await make();
      const other = await save('plain-other.png', marked(320, 180, [ink, ink, ink, ink]));
      const opens = await framesOf(
        [
          { path, role: 'first' },
          { path: other, role: 'last' },
        ],
        all,
      );
      assert.ok(isOf(opens[0]!, 0) && opens.some((frame) => isOf(frame, 9)));
      assertNear(at(opens[23]!, 40, 40), ink, 4, 'ends on the other');
      const ends = await framesOf(
        [
          { path: other, role: 'first' },
          { path, role: 'last' },
        ],
        all,
      );
      assertNear(at(ends[0]!, 40, 40), ink, 4, 'begins on the other');
      assert.ok(ends.some((frame) => isOf(frame, 0)) && isOf(ends[23]!, 9));
      const alone = await framesOf([{ path, role: 'last' }], all);
      assert.ok(isOf(alone[23]!, 9) && !isOf(alone[0]!, 0));
    });
  }
});

/** How broad and high the first disc is. */
const discOf = (frame: Uint8Array, middle: number): [number, number] => {
  const isInk = (x: number, y: number) => Math.max(...at(frame, x, y)) < 62;
  let [across, down] = [0, 0];
  for (let n = 0; n < middle * 2; n += 1) {
    if (n < width && isInk(n, middle)) across += 1;
    if (n < height && isInk(middle, n)) down += 1;
  }
  return [across, down];
};

const [upper, lower]: [Rgb, Rgb] = [
  [224, 32, 140],
  [32, 176, 208],
];

/** A thing with a magenta upper and a blue lower half, amid a plain or no background. */
const halves = (wide: number, tall: number, background: string | null): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${tall}" shape-rendering="crispEdges">
      ${background ? `<rect width="${wide}" height="${tall}" fill="${background}"/>` : ''}
      <rect x="${wide * 0.2}" y="${tall * 0.2}" width="${wide * 0.6}" height="${tall * 0.3}" fill="${css(upper)}"/>
      <rect x="${wide * 0.2}" y="${tall * 0.5}" width="${wide * 0.6}" height="${tall * 0.3}" fill="${css(lower)}"/></svg>`,
    ),
  );

type Box = { left: number; top: number; right: number; bottom: number };
const boxOf = (frame: Uint8Array, test: (colour: Rgb) => boolean): Box => {
  const box = { left: width, top: height, right: -1, bottom: -1 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!test(at(frame, x, y))) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box;
};
const isUpper = ([red, green, blue]: Rgb) => red > green + 90 && red > blue + 40 && blue > green + 30;
const isLower = ([red, green, blue]: Rgb) => green > red + 60 && blue > red + 70;

const flat = (...size: [number, number]) => halves(...size, '#efefef').flatten({ background: '#efefef' });
const things: [name: string, make: () => Promise<string>, shape: number][] = [
  ['a transparent PNG', () => save('thing.png', halves(300, 300, null)), 1],
  ['a transparent GIF', () => save('thing.gif', halves(300, 300, null)), 1],
  ['a JPEG on plain paper', () => save('thing.jpg', flat(300, 300).jpeg()), 1],
  ['a CMYK JPEG', () => save('thing-cmyk.jpg', flat(300, 300).toColourspace('cmyk').jpeg()), 1],
  [
    'a turned JPEG',
    async () =>
      save(
        'thing-turned.jpg',
        sharp(
          await sharp(await flat(300, 300).png().toBuffer())
            .rotate(270)
            .png()
            .toBuffer(),
        )
          .withMetadata({ orientation: 6 })
          .jpeg(),
      ),
    1,
  ],
  ['one ten times as wide as high', () => save('thing-wide.png', halves(1_600, 160, null)), 10],
  ['one ten times as high as wide', () => save('thing-tall.png', halves(160, 1_600, null)), 0.1],
];

/** A village of many roofs under a sky; `by` moves it aside, `night` dims it and lights its windows. */
const village = (by: number, night: boolean): Sharp => {
  const [sky, ground] = night ? ['#101a30', '#1c2416'] : ['#a8cdf0', '#6a8a4a'];
  const houses = Array.from({ length: 26 }, (_, n) => {
    const [x, y] = [((n * 137) % 560) + by, 130 + ((n * 71) % 150)];
    const tall = 22 + ((n * 29) % 30);
    const wall = night
      ? `rgb(${40 + n},${38 + n},${46})`
      : `rgb(${190 - n * 3},${170 + ((n * 13) % 40)},150)`;
    return `<rect x="${x}" y="${y}" width="34" height="${tall}" fill="${wall}"/>
      <path d="M${x - 5} ${y} l22 -${14 + (n % 9)} l22 ${14 + (n % 9)} z" fill="${night ? '#2a1816' : '#a04830'}"/>
      <rect x="${x + 6 + (n % 7)}" y="${y + 6}" width="7" height="9" fill="${night ? '#ffd070' : '#33404a'}"/>`;
  });
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="${sky}"/>
      <rect y="150" width="640" height="210" fill="${ground}"/>${houses.join('')}</svg>`,
    ),
  ).removeAlpha();
};

/** Bars and rings on a desk: nothing of the village. */
const desk = (): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="#3a2c22"/>
      ${Array.from({ length: 22 }, (_, n) => `<circle cx="${(n * 97) % 640}" cy="${(n * 53) % 360}" r="${12 + ((n * 7) % 25)}" fill="none" stroke="rgb(${200 - n * 5},${90 + n * 6},80)" stroke-width="5"/>`).join('')}</svg>`,
    ),
  ).removeAlpha();

const meanApart = (a: Uint8Array, b: (at: number) => number): number => {
  let sum = 0;
  for (let n = 0; n < a.length; n += 1) if (n % 4 < 3) sum += Math.abs(a[n]! - b(n));
  return sum / (a.length * 0.75);
};

describe('from one picture to the next', () => {
  const at320 = async (picture: Sharp): Promise<Picture> =>
    readCover(await save('scene.png', picture), { width, height });

  it('knows a place by night again, also from a little elsewhere, and no other', async () => {
    const day = await at320(village(0, false));
    const night = matchPlaces(day, await at320(village(0, true)), 1);
    assert.ok(night && night.agreeing >= 14, 'by night');
    const moved = matchPlaces(day, await at320(village(24, false)), 1);
    const way = moved?.pairs.map(({ fromX, toX }) => toX - fromX).sort((a, b) => a - b);
    assert.ok(way && Math.abs(way[way.length >> 1]! - 12) < 3, `${way}`);
    assert.equal(matchPlaces(day, await at320(desk()), 1), undefined);
  });

  it('meets the pairs it was given', () => {
    const pairs = [
      { fromX: 60, fromY: 60, toX: 90, toY: 72 },
      { fromX: 200, fromY: 120, toX: 180, toY: 132 },
    ];
    const bend = createBend([...pairs, ...edgePairs({ width, height })], { width, height });
    for (const { fromX, fromY, toX, toY } of pairs) {
      const [dx, dy] = bend(fromX, fromY);
      assert.ok(Math.hypot(fromX + dx - toX, fromY + dy - toY) < 2, `${dx}, ${dy}`);
    }
  });

  for (const [name, first, last] of [
    ['the same place by day and night', () => village(0, false), () => village(0, true)],
    ['a place and something else', () => village(0, false), desk],
    ['two drawings', () => halves(400, 225, '#ffffff'), () => marked(400, 225)],
  ] as const)
    it(`begins and ends exactly, and is no fade: ${name}`, async () => {
      const given = [
        { path: await save('from.png', first()), role: 'first' },
        { path: await save('to.png', last()), role: 'last' },
      ] satisfies Given[];
      const [start, middle, end] = (await framesOf(given, [0, 11, -1])) as [
        Uint8Array,
        Uint8Array,
        Uint8Array,
      ];
      const size = { width, height };
      assert.ok(Buffer.from(start).equals(Buffer.from((await readCover(given[0]!.path, size)).pixels)));
      assert.ok(Buffer.from(end).equals(Buffer.from((await readCover(given[1]!.path, size)).pixels)));
      // To see two pictures takes seconds: once more for one of the three.
      if (last === desk) {
        const [again] = (await framesOf(given, [11])) as [Uint8Array];
        assert.ok(Buffer.from(again).equals(Buffer.from(middle)), 'the same again');
      }
      const mixes = [0, 0.25, 0.5, 0.75, 1].map((share) =>
        meanApart(middle, (n) => start[n]! * (1 - share) + end[n]! * share),
      );
      assert.ok(Math.min(...mixes) > 2, `${mixes}`);
    });
});

describe('a component', () => {
  for (const [name, make, shape] of things) {
    it(`stands in the scene whole, upright and unstretched: ${name}`, async () => {
      const frame = await stagedFrame([await make()]);
      const [top, foot] = [boxOf(frame, isUpper), boxOf(frame, isLower)];
      const [wide, tall] = [top.right - top.left + 1, foot.bottom - top.top + 1];
      assert.ok(top.right > 0 && foot.right > 0 && top.bottom <= foot.top + 6, JSON.stringify({ top, foot }));
      assert.ok(top.left > 0 && top.right < width - 1 && top.top > 0, JSON.stringify(top));
      // It sways a little, and its edges are soft by a pixel or two.
      assert.ok(Math.abs(wide - tall * shape) <= Math.max(4, 2 * shape) + wide * 0.04, `${wide} x ${tall}`);
    });
  }

  it('is not mirrored, whichever way it goes', async () => {
    const path = await save('sides.png', sharp(await halves(300, 300, null).png().toBuffer()).rotate(90));
    for (const way of ['left', 'right']) {
      const prompt = `the component walks to the ${way} in a studio`;
      const frame = await stagedFrame([path], prompt);
      assert.ok(boxOf(frame, isLower).left < boxOf(frame, isUpper).left, way);
    }
  });

  it('takes the place of what the prompt names, at its true size', async () => {
    const path = await save('named.png', halves(300, 300, null));
    const compiled = async (prompt: string) =>
      compile(firstScene(prompt), { seed: 3, seconds: 1, width, height, components: [path] });
    const { stage } = await compiled('a cup stands on a wooden table');
    assert.equal(stage.actors.filter(({ thing }) => thing.kit === 'cup').length, 1);
    const cup = stage.actors.find(({ thing }) => thing.character === 'component-0')!;
    assert.ok(cup.thing.name.includes('cup') && cup.size[1] < 0.4, `${cup.thing.name} of ${cup.size[1]} m`);
    const { stage: other } = await compiled('an elephant walks through the savanna');
    const elephant = other.actors.find(({ thing }) => thing.character === 'component-0')!;
    assert.ok(elephant.size[1] > 1.5, `an elephant of ${elephant.size[1]} m`);
    assert.equal(other.actors.filter(({ thing }) => thing.name.includes('elephant')).length, 1);
  });

  it('is only colours where it is a pattern', async () => {
    const tile = await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><rect width="32" height="32" fill="#e8e4da"/>
        <path d="M0 16 L16 4 L32 16 L16 28 z" fill="#7a3a90"/><circle cx="16" cy="16" r="5" fill="#1fa080"/></svg>`,
      ),
    )
      .png()
      .toBuffer();
    const pattern = sharp({ create: { width: 640, height: 360, channels: 3, background: '#fff' } });
    const path = await save('pattern.png', pattern.composite([{ input: tile, tile: true }]));
    const cover = (from: string) => readCover(from, { width: 640, height: 360 });
    assert.ok(isPattern(await cover(path)));
    assert.ok(!isPattern(await cover(await save('village.png', village(0, false)))));
    const colours: [number, number, number][] = [[0.48, 0.23, 0.56]];
    const given = [{ name: 'component-0', path, seen: { role: 'colours' as const, colours } }];
    const { things, palette } = joinComponents(firstScene('a dog beside a sofa and a red ball'), given, true);
    assert.equal(palette[0]!.hex, '#7a3b8f');
    assert.equal(things.find(({ kit }) => kit === 'sofa')?.colour?.hex, '#7a3b8f');
    assert.notEqual(things.find(({ kit }) => kit === 'ball')?.colour?.hex, '#7a3b8f', 'what is said stays');
    assert.equal(things.find(({ kit }) => kit === 'dog')?.colour ?? null, null, 'the living stay');
  });

  it('may be tiny, and leaves no trace when there is nothing to see in it', async () => {
    const square = (side: number, background: string) =>
      sharp({ create: { width: side, height: side, channels: 4, background } }).png();
    const one = await save('one.png', square(1, css(upper)));
    const shown = await stagedFrame([one]);
    const box = boxOf(shown, isUpper);
    assert.ok(box.right - box.left > 30 && box.bottom - box.top > 30, JSON.stringify(box));
    const bare = await stagedFrame([]);
    for (const side of [1, 90]) {
      const clear = await save(`clear-${side}.png`, square(side, 'rgba(0,0,0,0)'));
      const frame = await stagedFrame([clear]);
      assert.ok(Buffer.from(frame).equals(Buffer.from(bare)));
    }
  });
});

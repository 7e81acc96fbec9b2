import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp, { type Sharp } from 'sharp';
import {
  assertNear,
  at,
  css,
  framesOf,
  halves,
  height,
  ink,
  lower,
  marked,
  plain,
  type Quarters,
  type Rgb,
  save,
  turned,
  upper,
  width,
} from './given-fixture.ts';

/** `aside`: how far from the middle of the frame the quarters are looked for. */
const assertUpright = (frame: Uint8Array, tolerance: number, what: string, quarters = plain, aside = 0.2) => {
  for (const [n, [x, y]] of (
    [
      [0.5 - aside, 0.25],
      [0.5 + aside, 0.25],
      [0.5 - aside, 0.75],
      [0.5 + aside, 0.75],
    ] as const
  ).entries())
    assertNear(at(frame, x * width, y * height), quarters[n]!, tolerance, `${what}, quarter ${n}`);
};

const assertRound = (frame: Uint8Array, what: string) => {
  const isInk = (x: number, y: number) => Math.max(...at(frame, x, y)) < 62;
  let [across, down] = [0, 0];
  // A mount beside a tall picture is dark too.
  for (let x = width / 2 - 42; x < width / 2 + 42; x += 1) if (isInk(x, height / 2)) across += 1;
  for (let y = 0; y < height; y += 1) if (isInk(width / 2, y)) down += 1;
  assert.ok(
    across > 8 && Math.abs(across - down) <= Math.max(3, across * 0.06),
    `${what}: ${across} x ${down}`,
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
      // A tall one is shown whole, in the middle of the frame.
      assertUpright(ending!, tolerance, `${name} as last`, plain, name.includes('high as wide') ? 0.08 : 0.2);
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

/** Flowers large enough for a close-up: curved petals, stem, leaves. They nod in the wind. */

import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../math/colour.ts';
import { multiply, rotationX, rotationY, translation } from '../../math/matrix.ts';
import { mix, normalize, type Vec3 } from '../../math/vector.ts';
import type { Kit } from '../kit.ts';
import { type FlowerShape, headScale, named, type Petals, shapes } from './flower-shapes.ts';
import { swayMatrix } from './foliage.ts';

/** One petal as a bent sheet from the middle outwards. */
const addPetal = (
  builder: MeshBuilder,
  petal: Petals,
  around: number,
  colour: Vec3,
  throat: Vec3,
  detail: 0 | 1 | 2,
) => {
  const [rows, columns] = [
    [7, 4],
    [4, 2],
    [2, 1],
  ][detail] as [number, number];
  const { length, width, open, curl, pointed } = petal;
  const [c, s] = [Math.cos(around), Math.sin(around)];
  let [r, y] = [length * 0.08, 0];
  const grid: number[][] = [];
  for (let row = 0; row <= rows; row += 1) {
    const t = row / rows;
    const angle = open + curl * (t - 0.35);
    if (row > 0) {
      r += (Math.sin(angle) * length) / rows;
      y += (Math.cos(angle) * length) / rows;
    }
    const half = (width / 2) * Math.sin(Math.PI * (0.12 + 0.78 * t ** 0.85)) ** 0.75 * (1 - pointed * t ** 4);
    const line: number[] = [];
    for (let column = 0; column <= columns; column += 1) {
      const u = (column / columns) * 2 - 1;
      const lift = 0.25 * half * u * u;
      const [px, pz] = [r + Math.cos(angle) * -lift, u * half];
      builder.paint(
        mix(
          mix(throat, colour, Math.min(1, 0.15 + t * 2.2)),
          lighten(colour, 0.28),
          t * 0.5 + 0.12 * Math.abs(u),
        ),
        'leaf',
      );
      const up = normalize([-Math.cos(angle), Math.sin(angle), -u * 0.4]);
      line.push(
        builder.vertex(
          [c * px - s * pz, y + Math.sin(angle) * lift, s * px + c * pz],
          [c * up[0] - s * up[2], up[1], s * up[0] + c * up[2]],
          0.55 + 0.45 * t,
        ),
      );
    }
    grid.push(line);
  }
  builder.grid(grid);
};

const addHead = (builder: MeshBuilder, look: FlowerShape, colour: Vec3, detail: 0 | 1 | 2) => {
  const throat = fromHex(look.throat);
  for (const [n, petals] of look.rings.entries()) {
    for (let k = 0; k < petals.count; k += 1)
      addPetal(
        builder,
        petals,
        ((k + n * 0.5) / petals.count) * 6.283,
        darken(colour, n * 0.04),
        throat,
        detail,
      );
  }
  // Green leaves behind the petals of large flat heads; they wrap the bud.
  if (look.stem > 1)
    for (let k = 0; k < 13; k += 1)
      builder.at(translation(0, -0.014, 0), () =>
        addPetal(
          builder,
          { ...look.rings[0]!, length: look.rings[0]!.length * 0.82, width: 0.07, curl: 0.1 },
          ((k + 0.25) / 13) * 6.283,
          fromHex('#5d9438'),
          fromHex('#3f6e28'),
          detail,
        ),
      );
  if (!look.centre) return;
  const { colour: hex } = look.centre;
  const [radius, height] = [look.centre.radius * headScale, look.centre.height * headScale];
  const dark = fromHex(hex);
  builder
    .paint(
      (p) =>
        radius > 0.05
          ? // Rings of seeds: green in the middle, dark, golden at the rim.
            mix(
              mix(fromHex('#6a6a24'), dark, Math.min(1, (Math.hypot(p[0], p[2]) / radius) * 2.2)),
              fromHex('#a86a1c'),
              Math.max(0, (Math.hypot(p[0], p[2]) / radius - 0.7) * 3),
            )
          : mix(dark, lighten(dark, 0.12), 0.5 + 0.5 * Math.sin(p[0] * 900) * Math.sin(p[2] * 900)),
      'matte',
    )
    .sphere([0, height * 0.5, 0], [radius, height, radius], detail === 0 ? 16 : 8);
  if (detail === 0 && radius < 0.03) {
    for (let n = 0; n < 6; n += 1) {
      const a = n * 1.05;
      builder.paint(fromHex('#f4e8a0'), 'leaf').tube(
        [
          [0, 0, 0],
          [Math.cos(a) * radius * 1.2, height + 0.02, Math.sin(a) * radius * 1.2],
        ],
        0.0018,
        4,
        false,
      );
      builder
        .paint(fromHex('#c88a18'), 'matte')
        .sphere([Math.cos(a) * radius * 1.2, height + 0.022, Math.sin(a) * radius * 1.2], 0.004, 6);
    }
  }
};

const addStemLeaf = (builder: MeshBuilder, y: number, around: number, length: number, width: number) =>
  builder.at(multiply(translation(0, y, 0), rotationY(around)), () =>
    addPetal(
      builder,
      { count: 1, length, width, open: 0.85, curl: 0.7, pointed: 0.9 },
      0,
      fromHex('#4f8a34'),
      fromHex('#2f5a20'),
      1,
    ),
  );

export const flower: Kit = {
  name: 'flower',
  nouns: ['flower', ...Object.keys(shapes).filter((noun) => noun !== 'flower'), ...Object.keys(named)],
  locomotion: 'none',
  build: ({ noun, colour, detail }) => {
    const look = shapes[named[noun] ?? noun] ?? shapes.flower!;
    const builder = new MeshBuilder();
    const hue =
      colour ??
      fromHex(
        noun === 'white flower'
          ? '#fbf6f2'
          : noun === 'yellow flower'
            ? '#f8cc28'
            : noun === 'blue flower'
              ? '#3a6ae0'
              : noun === 'red flower'
                ? '#d8202a'
                : noun === 'purple flower'
                  ? '#8a3ad0'
                  : look.colour,
      );
    const tall = look.stem;
    const headSize = Math.max(
      ...look.rings.map(({ length, open }) => length * Math.max(0.4, Math.sin(Math.min(1.57, open)))),
    );
    let top: Vec3 = [0, tall, 0];
    if (look.floats) {
      builder.paint((p) => mix(fromHex('#2c6a34'), fromHex('#6aa850'), Math.hypot(p[0], p[2]) * 3), 'leaf');
      for (const [x, z, r] of [
        [0.2, 0.1, 0.2],
        [-0.22, 0.06, 0.16],
        [0.02, -0.24, 0.18],
      ] as const)
        builder.at(translation(x, 0.012, z), (b) =>
          b.lathe(
            [
              [0, 0.004],
              [r, 0.01],
              [r * 0.98, 0],
            ],
            24,
          ),
        );
    }
    for (let head = 0; head < look.heads; head += 1) {
      const angle = head * 2.4;
      const spread = look.heads > 1 ? 0.06 + head * 0.02 : 0;
      const height = tall * (look.heads > 1 ? 0.72 + 0.14 * head : 1);
      top = [Math.cos(angle) * spread, height, Math.sin(angle) * spread];
      builder
        .paint((p) => mix(fromHex('#2f5a20'), fromHex('#5f9a3c'), p[1] / tall), 'leaf')
        .tube(
          [[0, 0, 0], [top[0] * 0.3 + 0.012, height * 0.5, top[2] * 0.3], top],
          [0.008 + tall * 0.006, 0.007 + tall * 0.004, 0.006 + tall * 0.003],
          detail === 0 ? 10 : 5,
          false,
        );
      builder
        .paint(fromHex('#4a7a30'), 'leaf')
        .sphere(
          [top[0], top[1] + 0.002, top[2]],
          [headSize * 0.16 + 0.006, headSize * 0.1 + 0.006, headSize * 0.16 + 0.006],
          10,
        );
      // Heads look at the camera's side and a little up.
      builder.at(
        multiply(
          translation(...top),
          rotationX(
            look.floats ? 0 : look.rings[0]!.open > 1.4 ? 1.05 : look.rings[0]!.open > 0.9 ? 0.75 : 0.12,
          ),
          rotationY(angle),
        ),
        () => addHead(builder, look, hue, detail),
      );
    }
    if (look.leaves !== 'none') {
      const isLong = look.leaves === 'long';
      const count = tall > 1 ? 7 : isLong ? 3 : 4;
      for (let n = 0; n < count; n += 1)
        addStemLeaf(
          builder,
          isLong ? 0.01 : tall * (0.2 + 0.55 * (n / count)),
          n * 2.3,
          (isLong ? 0.62 : 0.3) * Math.min(0.75, tall),
          (isLong ? 0.06 : 0.18) * Math.min(0.9, tall),
        );
    }
    builder.twoSided();
    const width = Math.max(0.12, headSize * 2.2);
    return {
      size: [width, tall + headSize * 0.8, width],
      parts: [{ name: 'plant', mesh: builder.mesh }],
      anchors: {
        top: [top[0], top[1] + 0.02, top[2] + headSize * 0.3],
        mouth: [top[0], top[1], top[2] + headSize * 0.4],
        grip: [0, tall * 0.35, 0],
      },
      pose: ({ time, wind, phase }) => {
        const sway = swayMatrix(time, phase, 0.03 + Math.min(0.1, wind * 0.015));
        return {
          parts: { plant: sway },
          anchors: { top: multiply(sway, translation(top[0], top[1] + 0.02, top[2] + headSize * 0.3)) },
        };
      },
    };
  },
};

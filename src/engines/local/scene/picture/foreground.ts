/** What stands before an open country: trees and grass that sway, groves, great trunks. */

import type { Place, SceneSpec } from '../understand/scene-spec.ts';
import { type Canvas, paint } from './brush.ts';
import { css, hex, mix, scale } from './colour.ts';
import { hazed, paintTree, paintTrees, paintTuft } from './flora.ts';
import { grassColour, isSnowy, treeLook } from './lands.ts';
import { between } from './random.ts';
import { cropped, drawLayer, type Painter, placementAt, type Scenery, still } from './stage.ts';

/** Cut left and right alike, so that its middle and its foot stay where they are. */
const trimmedSides = (sprite: Canvas): Canvas => {
  const { left, canvas } = cropped({ canvas: sprite, left: 0, top: 0 });
  const cut = Math.floor(Math.max(0, Math.min(left, sprite.width - left - canvas.width)));
  return paint(sprite.width - cut * 2, sprite.height, (context) => context.drawImage(sprite, -cut, 0));
};

/** What sways by itself in the foreground. */
const createSway = (
  scenery: Scenery,
  sprites: readonly Canvas[],
  spots: { x: number; y: number; size: number; depth: number; bend: number }[],
  wind: number,
): Painter => {
  const { frame, random } = scenery;
  const tight = sprites.map((sprite) => trimmedSides(sprite));
  const stems = spots.map((spot, n) => ({
    ...spot,
    sprite: tight[n % tight.length]!,
    phase: random() * 2,
  }));
  const painter: Painter = (context, { seconds }, view) => {
    for (const { sprite, x, y, size, depth, bend, phase } of stems) {
      const placed = placementAt(frame, view, depth);
      const factor = (size / sprite.height) * placed.scale;
      const gust =
        Math.sin(seconds * 1.3 + x * 0.006) * 0.6 + Math.sin(seconds * 2.7 + phase * 3 + x * 0.013) * 0.4;
      const lean = (gust + 0.25) * bend * wind;
      context.setTransform(
        factor,
        0,
        -lean * factor,
        factor,
        x * placed.scale + placed.x - (sprite.width / 2) * factor + lean * factor * sprite.height,
        y * placed.scale + placed.y - sprite.height * factor,
      );
      context.drawImage(sprite, 0, 0);
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
  };
  // A gust bends a tree by at most twice its reach a second; tips may go a pixel a frame.
  const isSlow = spots.every(({ size, bend }) => (size * bend * wind * 2) / 24 < frame.unit / 720);
  return isSlow ? still(Math.max(...spots.map(({ depth }) => depth)), painter) : painter;
};

/** Trees too far away to be seen moving, as one layer. */
const createGrove = (
  { frame }: Scenery,
  trees: readonly Canvas[],
  spots: { x: number; y: number; size: number; depth: number }[],
): Painter => {
  const layer = cropped({
    canvas: paint(frame.width + frame.marginX * 2, frame.height + frame.marginY, (context) => {
      for (const [n, { x, y, size }] of spots.entries()) {
        const tree = trees[n % trees.length]!;
        const wide = (size * tree.width) / tree.height;
        context.drawImage(tree, x + frame.marginX - wide / 2, y + frame.marginY - size, wide, size);
      }
    }),
    left: -frame.marginX,
    top: -frame.marginY,
  });
  const { depth } = spots[0]!;
  return still(depth, (context, _, view) => drawLayer(context, frame, view, { ...layer, depth }));
};

/** Great dark trunks at the sides that frame the clearing. */
const createTrunks = (scenery: Scenery): Painter => {
  const { frame, light, random, noise } = scenery;
  const bark = mix(hex('#3a2c22'), light.haze, 0.14);
  const trunks = [-0.02, 0.13, 0.9, 1.03].map((x) => {
    const thick = frame.unit * between(random, 0.05, 0.11);
    // An empty column at each side: the very edge of a layer moves by whole pixels.
    const canvas = paint(thick * 2 + 2, frame.height * 1.2, (context) => {
      const tall = context.canvas.height;
      for (let column = 0; column < thick * 2; column += 1) {
        const round = (column / thick - 1) * 1.05;
        const side = Math.max(0, 0.5 + round * light.towards.x * 0.75);
        const edge = thick * (1 - Math.abs(round)) <= 0 ? 1 : 0;
        if (edge) continue;
        const grain = 0.65 + noise.fbm(column * 0.35, x * 50, 3) * 0.7;
        context.fillStyle = css(mix(scale(bark, grain * (0.45 + side * 0.5)), light.direct, side * 0.16));
        const flare = Math.abs(round) ** 3 * tall * 0.02;
        context.fillRect(column + 1, 0, 1.4, tall - tall * 0.03 + flare);
      }
    });
    return {
      canvas,
      left: x * frame.width - thick - 1,
      top: -frame.height * 0.24,
      depth: between(random, 0.7, 0.9),
    };
  });
  return still(0.9, (context, _, view) => {
    for (const trunk of trunks) drawLayer(context, frame, view, trunk);
  });
};

const flowerColours = ['#e8504f', '#f4f0ff', '#f5c542', '#c77be0'].map(hex);

export const createForeground = (scenery: Scenery, spec: SceneSpec, place: Place): Painter[] => {
  const { frame, light, random } = scenery;
  const wind = spec.weather.includes('wind') || spec.weather.includes('storm') ? 2.6 : 1;
  const painters: Painter[] = [];
  if (place === 'forest') {
    const leafy = spec.season === 'autumn' || spec.season === 'spring';
    const groves = [
      { depth: 0.26, count: 15, foot: 0.06, tall: 0.75 },
      { depth: 0.45, count: 5, foot: 0.24, tall: 1.05 },
    ];
    const kinds = groves.flatMap(({ depth, tall }) =>
      [0, 1, 2].map((n) => {
        const kind = leafy || (spec.season !== 'winter' && n === 2) ? 'broadleaf' : 'conifer';
        return { tall: frame.unit * tall, look: treeLook(spec, kind), mist: 0.58 - depth * 0.9 };
      }),
    );
    const painted = paintTrees(kinds, light, random);
    for (const { depth, count, foot, tall } of groves) {
      const trees = painted.splice(0, 3);
      const spots = Array.from({ length: count }, (_, n) => {
        const edge = (n + between(random, 0.1, 0.9)) / count;
        // An open middle: the eye, and the subjects, need room.
        const x = depth > 0.4 ? (edge < 0.5 ? edge * 0.6 - 0.08 : 1.08 - (1 - edge) * 0.6) : edge * 1.2 - 0.1;
        return {
          x: x * frame.width,
          y: frame.horizon + (frame.height - frame.horizon) * (foot + random() * 0.1),
          size: frame.unit * tall * between(random, 0.85, 1.15),
          depth,
          bend: 0.012,
        };
      });
      painters.push(
        depth < 0.4 ? createGrove(scenery, trees, spots) : createSway(scenery, trees, spots, wind),
      );
    }
    painters.push(createTrunks(scenery));
  }
  if (place === 'coast') {
    const palms = [0, 1].map(() => paintTree(frame.unit * 0.8, treeLook(spec, 'palm'), light, random));
    const side = scenery.light.lamp.x > 0.5 ? 0.03 : 0.97;
    painters.push(
      createSway(
        scenery,
        palms,
        [
          { x: frame.width * side, y: frame.height * 0.93, size: frame.unit * 0.82, depth: 0.8, bend: 0.03 },
          {
            x: frame.width * (side < 0.5 ? 0.15 : 0.85),
            y: frame.height * 0.86,
            size: frame.unit * 0.62,
            depth: 0.7,
            bend: 0.03,
          },
        ],
        wind,
      ),
    );
  }
  if (place === 'lake' || place === 'mountains' || place === 'river') {
    const framing = [0, 1].map(() =>
      hazed(
        paintTree(
          frame.unit * 0.9,
          treeLook(spec, spec.season === 'autumn' ? 'broadleaf' : 'conifer'),
          light,
          random,
        ),
        mix(light.haze, [8, 14, 18], 0.8),
        0.35,
      ),
    );
    const side = light.lamp.x > 0.5 ? 0.0 : 1;
    painters.push(
      createSway(
        scenery,
        framing,
        [
          {
            x: frame.width * (side + (side ? 0.01 : -0.01)),
            y: frame.height * 1.06,
            size: frame.unit * 1.0,
            depth: 0.85,
            bend: 0.01,
          },
          {
            x: frame.width * (side ? 0.89 : 0.11),
            y: frame.height * 1.03,
            size: frame.unit * 0.66,
            depth: 0.8,
            bend: 0.012,
          },
        ],
        wind,
      ),
    );
  }
  if (['meadow', 'village', 'river', 'lake', 'forest', 'mountains'].includes(place) && !isSnowy(spec)) {
    const flowers = place === 'meadow' && spec.season !== 'autumn' ? flowerColours : [];
    const tufts = [0, 1, 2, 3].map(() =>
      paintTuft(frame.unit * 0.16, mix(grassColour(spec), [30, 60, 24], 0.25), light, random, flowers),
    );
    const spots = Array.from(
      { length: Math.round(34 * Math.max(0.7, frame.width / frame.unit) * 0.7) },
      () => {
        const near = random() ** 0.7;
        return {
          x: between(random, -0.1, 1.1) * frame.width,
          y: frame.height * (0.9 + near * 0.16),
          size: frame.unit * (0.05 + near * 0.1),
          depth: 0.66 + near * 0.3,
          bend: 0.16,
        };
      },
    ).sort((a, b) => a.y - b.y);
    painters.push(createSway(scenery, tufts, spots, wind));
  }
  return painters;
};

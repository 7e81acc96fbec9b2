/** Places under the open sky: sky, land in slices, water, trees and grass that sway. */

import type { Place, SceneSpec } from '../understand/scene-spec.ts';
import { type Canvas, paint } from './brush.ts';
import { type Colour, css, hex, mix, scale } from './colour.ts';
import { hazed, paintTree, paintTrees, paintTuft } from './flora.ts';
import { eyeHeight, grassColour, isSnowy, type LandSlice, landsOf, treeLook } from './lands.ts';
import { between } from './random.ts';
import { createClouds, createSky } from './sky.ts';
import { createTowers } from './skyline.ts';
import { cropped, drawLayer, type Layer, type Painter, placementAt, type Scenery, still } from './stage.ts';
import { focalLength, paintTerrain } from './terrain.ts';
import { createWater } from './water.ts';

const watery: Partial<Record<Place, { roughness: number; deep: Colour; speed: number }>> = {
  sea: { roughness: 1, deep: hex('#0d5a78'), speed: 0.55 },
  coast: { roughness: 0.8, deep: hex('#1b93a0'), speed: 0.5 },
  lake: { roughness: 0.34, deep: hex('#1f5d6c'), speed: 0.22 },
  river: { roughness: 0.42, deep: hex('#2b6a64'), speed: 0.6 },
};
export const isWatery = (place: Place) => place in watery || place === 'skyline';

/** Plants trees on a painted slice, far ones first, each seen through the haze of its distance. */
const plant = (scenery: Scenery, { land, slice, trees }: LandSlice, layer: Layer): Layer => {
  if (!trees?.count) return layer;
  const { frame, light, random } = scenery;
  const focal = focalLength(frame);
  const steps = [0.12, 0.34, 0.56];
  const kinds = Array.from({ length: 4 }, () => {
    const tree = paintTree(Math.max(40, frame.unit * 0.24), trees.look, light, random);
    return steps.map((amount) => hazed(tree, light.haze, amount));
  });
  const stems = Array.from({ length: trees.count }, () => {
    const z = between(random, slice.near * 1.15, slice.far * 0.85);
    // Groves, not an orchard.
    const x = (between(random, -0.9, 0.9) + Math.sin(z * 0.5 + random() * 2) * 0.16) * z;
    return { x, z, tall: trees.tall * between(random, 0.6, 1.25), kind: Math.floor(random() * kinds.length) };
  }).sort((a, b) => b.z - a.z);
  const context = layer.canvas.getContext('2d');
  for (const { x, z, tall, kind } of stems) {
    const level = land.height(x, z);
    if (level <= 0.02) continue;
    const mist = 1 - Math.exp(-z / slice.visibility);
    const tree = kinds[kind]![mist < 0.22 ? 0 : mist < 0.42 ? 1 : 2]!;
    const high = (tall * focal) / z;
    const wide = (high * tree.width) / tree.height;
    const px = frame.width / 2 + (x * focal) / z - layer.left;
    const py = frame.horizon + ((eyeHeight - level) * focal) / z - layer.top;
    context.drawImage(tree, px - wide / 2, py - high * 0.97, wide, high);
  }
  return layer;
};

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

const createForeground = (scenery: Scenery, spec: SceneSpec, place: Place): Painter[] => {
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
  if (place === 'coast' || (place === 'sea' && random() < 0)) {
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

export type Country = { behind: Painter[]; before: Painter[] };

const ridges = new Set<Place>(['mountains', 'snowfield', 'lake', 'river']);

/** The slices of the place, with what lies behind it as the far ones. */
const landsBefore = (scenery: Scenery, spec: SceneSpec, place: Place): LandSlice[] => {
  const { noise, random, light } = scenery;
  const lands = landsOf(spec, place, noise, random, light.hazeDensity);
  const { backdrop } = spec;
  if (!backdrop || backdrop === place) return lands;
  // Water behind needs the land before it to end.
  if (watery[backdrop] && !watery[place])
    return lands
      .filter(({ beforeWater }) => !beforeWater)
      .map((entry) => ({ ...entry, slice: { ...entry.slice, far: 34 } }));
  const behind = landsOf(
    spec,
    ridges.has(backdrop) ? 'mountains' : backdrop,
    noise,
    random,
    light.hazeDensity,
  );
  const far = behind.find(({ depth }) => depth < 0.1);
  return far ? [far, ...lands.filter(({ depth }) => depth > 0.1)] : lands;
};

export const createOpenCountry = (scenery: Scenery, spec: SceneSpec, place: Place = spec.place): Country => {
  const { frame, light } = scenery;
  const speed = spec.camera.timelapse
    ? 22
    : spec.weather.includes('wind') || spec.weather.includes('storm')
      ? 3
      : 1;
  const behind: Painter[] = [createSky(scenery, spec)];
  const amount = spec.weather.includes('clear') ? 0.3 : 0.38 + light.cover * 0.62;
  if (place !== 'space') behind.push(createClouds(scenery, { amount, speed }));
  const lands = landsBefore(scenery, spec, place).map((entry) => {
    const layer = cropped(plant(scenery, entry, paintTerrain(scenery, entry.land, entry.slice)));
    return {
      entry,
      draw: still(entry.depth, (context, _, view) =>
        drawLayer(context, frame, view, { ...layer, depth: entry.depth }),
      ),
    };
  });
  behind.push(...lands.filter(({ entry }) => entry.beforeWater).map(({ draw }) => draw));
  const water = watery[place] ?? (spec.backdrop ? watery[spec.backdrop] : undefined);
  if (spec.backdrop === 'skyline' && !water) behind.splice(2, 0, ...createTowers(scenery));
  if (water) {
    const stormy = spec.weather.includes('storm') ? 1.5 : 1;
    const roughness = water.roughness * stormy;
    const { timelapse } = spec.camera;
    behind.push(createWater(scenery, { ...water, roughness, eye: eyeHeight, timelapse }));
  }
  behind.push(...lands.filter(({ entry }) => !entry.beforeWater).map(({ draw }) => draw));
  const foreground = createForeground(scenery, spec, place);
  const back = place === 'forest' ? foreground.splice(0, 2) : [];
  return { behind: [...behind, ...back], before: foreground };
};

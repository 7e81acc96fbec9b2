/** Places under the open sky: sky, land in slices, water, trees and grass that sway. */

import type { Place, SceneSpec } from '../understand/scene-spec.ts';
import { type Colour, hex } from './colour.ts';
import { hazed, paintTree } from './flora.ts';
import { createForeground } from './foreground.ts';
import { eyeHeight, type LandSlice, landsOf } from './lands.ts';
import { between } from './random.ts';
import { createClouds, createSky } from './sky.ts';
import { createTowers } from './skyline.ts';
import { cropped, drawLayer, type Layer, type Painter, type Scenery, still } from './stage.ts';
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

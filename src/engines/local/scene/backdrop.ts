/** A generated landscape: its layers are painted once, each frame only moves them. */

import { type Drawing, type Size, smooth } from './brush.ts';
import { paletteOf } from './palette.ts';
import { createGlitter, createParticles } from './particles.ts';
import { createRandom, type SceneSpec } from './scene-spec.ts';
import { paintClouds, paintSky } from './sky.ts';
import { headroomOf, layerSpread, layersOf, paintLayer } from './terrain.ts';

export const createBackdrop = (spec: SceneSpec, size: Size): Drawing => {
  const random = createRandom(spec.seed);
  const palette = paletteOf(spec);
  const { width, height } = size;
  const atSea = spec.place === 'sea';
  const horizon = height * (atSea ? 0.6 : 0.72);
  const sky = paintSky(size, spec, palette, random, horizon);
  const cloudShares = spec.place === 'space' ? [] : [0.5, 0.36];
  const cloudAlpha = spec.light === 'night' ? 0.05 : 0.16;
  const clouds = cloudShares.map((share) =>
    paintClouds({ width, height: height * share }, palette, random, cloudAlpha),
  );
  const layerCount = layersOf(spec.place);
  const layers = Array.from({ length: layerCount }, (_, n) =>
    paintLayer(size, spec, palette, random, n / (layerCount - 1)),
  );
  const particles = createParticles(size, spec, random);
  const glitter = atSea ? createGlitter(size, sky.sun.x, horizon, palette, random) : undefined;
  const above = atSea ? 0.005 : 0.32;
  const direction = random() < 0.5 ? 1 : -1;

  return (context, moment) => {
    const { seconds, progress } = moment;
    const travel = direction * (smooth(progress) - 0.5) * 0.86;
    context.drawImage(sky.canvas, 0, 0);
    for (const [n, cloud] of clouds.entries()) {
      const left = -Math.floor((seconds * width * (0.008 + n * 0.007)) % cloud.width);
      context.drawImage(cloud, left, Math.round(n * height * 0.08));
      if (left + cloud.width < width)
        context.drawImage(cloud, left + cloud.width, Math.round(n * height * 0.08));
    }
    for (const [n, layer] of layers.entries()) {
      const depth = n / (layerCount - 1);
      const swell = atSea ? Math.sin(seconds * (1.2 - depth * 0.4) + n * 1.7) * (0.3 + depth) : 0;
      const left = -(layer.width - width) * (0.5 + travel) + swell * width * 0.008;
      const rise = (1 - smooth(progress)) * height * 0.035 * depth + Math.abs(swell) * height * 0.004;
      context.drawImage(
        layer,
        left,
        horizon + height * (depth * layerSpread - above - headroomOf(spec.place, depth)) + rise,
      );
    }
    glitter?.(context, moment);
    particles(context, moment);
  };
};

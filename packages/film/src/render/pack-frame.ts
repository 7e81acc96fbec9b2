/** A FrameState as flat numbers, as the kernel and other threads read it. */

import { type Material, materialNames, materials } from '../geometry/materials.ts';
import type { Beam, Particle } from '../kits/model.ts';
import { cross, dot, normalize, subtract, type Vec3 } from '../math/vector.ts';
import { lookOfStyle } from '../styles/looks.ts';
import type { FrameState } from './frame-state.ts';
import * as layout from './kernel/layout.ts';

export type PackedFrame = {
  width: number;
  height: number;
  uniforms: Float32Array<ArrayBuffer>;
  particles: Float32Array<ArrayBuffer>;
  beams: Float32Array<ArrayBuffer>;
  contrast: number;
  focus: FrameState['focus'];
  hasMirror: boolean;
  style: FrameState['style'];
  time: number;
};

/** The order of the numbers in kernel/layout.ts. */
const patterns: Material['pattern'][] = [
  'plain',
  'water',
  'wet',
  'glass',
  'glow',
  'leaf',
  'rock',
  'lawn',
  'wall',
  'fur',
  'cloth',
  'brick',
  'planks',
  'tiles',
  'metal',
  'picture',
  'mirror',
];

const lampLimit = 24;
/** Of the blur of the background, in texels of half size. Apertures are given for a picture 720 pixels high. */
export const focusRadius = (aperture: number, height: number): number =>
  Math.max(1, Math.round((aperture * 3 * height) / 720));
const luminance = ([r, g, b]: Vec3) => r * 0.2126 + g * 0.7152 + b * 0.0722;

export const packFrame = (
  state: FrameState,
  width: number,
  height: number,
  shadowSize = 1536,
): PackedFrame => {
  const uniforms = new Float32Array(layout.UNIFORM_SLOTS);
  const set = (slot: number, ...values: number[]) => uniforms.set(values, slot);
  const { camera, light, sky, grade } = state;
  const sun = normalize(light.sunDirection);
  const look = lookOfStyle(state.style);
  set(layout.SUN_DIRECTION, ...sun);
  set(layout.SUN_COLOUR, ...light.sunColour);
  set(layout.SKY_COLOUR, ...light.skyColour);
  set(layout.GROUND_COLOUR, ...light.groundColour);
  set(layout.CAMERA_FORWARD, ...camera.forward);
  set(layout.CAMERA_RIGHT, ...camera.right);
  set(layout.CAMERA_UP, ...camera.up);
  set(layout.CAMERA_POSITION, ...camera.position);
  const focalPixels = camera.focalLength * height;
  set(layout.FOCAL_LENGTH, focalPixels, width / 2, height / 2, state.time);
  const { mirror, mirrorHeight } = state;
  set(layout.HAS_MIRROR, mirror ? 2 : mirrorHeight === null ? 0 : 1, mirror?.offset ?? mirrorHeight ?? 0);
  set(layout.MIRROR_NORMAL, ...(mirror?.normal ?? [0, 1, 0]));
  if (mirror) set(layout.MIRROR_BACKGROUND, ...mirror.background);
  set(layout.STYLE, look.shading);
  packSky(set, state, sun, focalPixels);
  packShadow(set, state, sun, shadowSize);
  set(layout.FOG_DENSITY, light.fogDensity, light.fogStart);
  set(layout.FOG_COLOUR, ...light.fogColour);
  set(layout.FOG_FALLOFF, light.fogHeight ? 1 / light.fogHeight : 0);
  const skyBrightness = (luminance(sky.zenith) + luminance(sky.horizon)) / 2;
  set(layout.MIRRORED_SKY, Math.min(1, (luminance(light.skyColour) / Math.max(1e-4, skyBrightness)) * 1.4));
  set(layout.EXPOSURE, grade.exposure, grade.vignette, grade.bloom, grade.saturation * look.saturation);
  set(layout.TINT, ...grade.tint);
  const focus = look.hasFocus ? state.focus : null;
  set(layout.FOCUS_DISTANCE, focus?.distance ?? 0);
  const isSparse = state.isBackgroundStill && focus && focusRadius(focus.aperture, height) > 1;
  set(layout.FOCUS_SPARSE, isSparse ? 1 : 0);
  set(layout.FADE, state.fade);
  packLamps(set, state);
  for (const [number, name] of materialNames.entries()) {
    const m = materials[name];
    const values = [m.specular, m.gloss, m.rim, m.translucency, m.grain, m.grainScale, m.opacity];
    set(layout.MATERIALS + number * 8, patterns.indexOf(m.pattern), ...values);
  }
  return {
    width,
    height,
    uniforms,
    particles: packParticles(state.particles, camera),
    beams: packBeams(state.beams),
    contrast: grade.contrast * look.contrast,
    focus,
    hasMirror: state.mirrorHeight !== null || Boolean(state.mirror),
    style: state.style,
    time: state.time,
  };
};

type SetUniforms = (slot: number, ...values: number[]) => void;

const packSky = (set: SetUniforms, state: FrameState, sun: Vec3, focalPixels: number): void => {
  const { sky, time } = state;
  set(layout.SKY_ZENITH, ...sky.zenith);
  set(layout.SKY_HORIZON, ...sky.horizon);
  set(layout.CLOUD_LIT, ...sky.cloudLit);
  set(layout.CLOUD_DARK, ...sky.cloudDark);
  set(layout.CLOUD_THRESHOLD, sky.cloudThreshold, sky.cloudEdge, sky.sunGlow, sky.sunDisc, sky.cloudScale);
  set(layout.CLOUD_OFFSET_X, time * sky.cloudDrift[0], time * sky.cloudDrift[1]);
  set(layout.STARS, sky.stars, sky.aurora, sky.milkyWay, sky.rainbow);
  set(layout.STAR_RADIUS, Math.max(0.0007, 0.95 / focalPixels));
  set(layout.RAINBOW_CENTRE, ...normalize([-sun[0], -Math.max(0.02, Math.min(sun[1], 0.3)), -sun[2]]));
  if (!sky.moon) return;
  const direction = normalize(sky.moon.direction);
  const right = normalize(cross([0, 1, 0], direction));
  set(layout.MOON_DIRECTION, ...direction);
  set(layout.MOON_RADIUS, sky.moon.radius);
  set(layout.MOON_COLOUR, ...sky.moon.colour);
  set(layout.MOON_RIGHT, ...right);
  set(layout.MOON_UP, ...cross(direction, right));
  set(layout.MOON_LIGHT, Math.sin(sky.moon.phase * Math.PI), -Math.cos(sky.moon.phase * Math.PI));
};

/** Steps of the shadow's area: while it stays within one, the map of still things is kept. */
const areaSteps = 6;

const packShadow = (set: SetUniforms, state: FrameState, sun: Vec3, size: number): void => {
  const { centre } = state.shadow;
  const wanted = state.shadow.halfSize * (1 + 0.5 / areaSteps);
  const halfSize = 1.1 ** Math.ceil(Math.log(wanted) / Math.log(1.1));
  const texelsPerMetre = size / (2 * halfSize);
  const flat = Math.hypot(sun[0], sun[2]);
  const right: Vec3 = flat < 1e-6 ? [1, 0, 0] : [sun[2] / flat, 0, -sun[0] / flat];
  const up = cross(sun, right);
  // On whole texels, so that shadows do not crawl when the area moves.
  const step = Math.max(1, Math.round((halfSize * texelsPerMetre) / areaSteps)) / texelsPerMetre;
  const snapped = (axis: Vec3) => Math.round(dot(centre, axis) / step) * step;
  const [r, u] = [snapped(right), snapped(up)];
  const along = Math.round(dot(centre, sun) / step) * step;
  set(layout.SHADOW_CENTRE, ...([0, 1, 2] as const).map((k) => right[k] * r + up[k] * u + sun[k] * along));
  set(layout.SHADOW_RIGHT, ...right);
  set(layout.SHADOW_UP, ...up);
  const softness = Math.min(state.light.shadowSoftness, (size * 0.02) / texelsPerMetre);
  set(layout.SHADOW_RADIUS, Math.max(0.7, softness * texelsPerMetre), texelsPerMetre);
  set(layout.SHADOW_SIZE, size);
  const texel = 1 / texelsPerMetre;
  set(layout.SHADOW_BIAS, texel * 0.9 + softness * 0.15, texel * 0.7 + softness * 0.2);
};

/** The strongest lamps as seen from the camera, in a fixed order. */
const packLamps = (set: SetUniforms, state: FrameState): void => {
  const strength = (lamp: FrameState['light']['lamps'][number]) =>
    (luminance(lamp.colour) * lamp.reach) /
    (1 + Math.hypot(...subtract(lamp.position, state.camera.position)) * 0.1);
  const lamps = state.light.lamps;
  const chosen =
    lamps.length > lampLimit
      ? [...lamps].sort((a, b) => strength(b) - strength(a)).slice(0, lampLimit)
      : lamps;
  set(layout.LAMP_COUNT, chosen.length);
  for (const [n, lamp] of chosen.entries()) {
    set(layout.LAMPS + n * 8, ...lamp.position, ...lamp.colour, lamp.reach, 1 / Math.fround(lamp.reach));
  }
};

/** Far ones first. */
const packParticles = (particles: Particle[], { position, forward }: FrameState['camera']) => {
  const depth = (particle: Particle) => dot(subtract(particle.position, position), forward);
  const sorted = particles
    .map((particle, order) => ({ particle, order, depth: depth(particle) }))
    .sort((a, b) => b.depth - a.depth || a.order - b.order);
  const packed = new Float32Array(sorted.length * layout.PARTICLE_FLOATS);
  for (const [n, { particle: p }] of sorted.entries()) {
    const kind = p.end
      ? layout.PARTICLE_STREAK
      : p.wisp === undefined
        ? layout.PARTICLE_DISC
        : layout.PARTICLE_WISP;
    const [ex, ey, ez] = p.end ?? [0, 0, 0];
    packed.set(
      [...p.position, p.size, ...p.colour, p.opacity, ex, ey, ez, p.wisp ?? 0, kind],
      n * layout.PARTICLE_FLOATS,
    );
  }
  return packed;
};

const packBeams = (beams: Beam[]) => {
  const packed = new Float32Array(beams.length * layout.BEAM_FLOATS);
  for (const [n, beam] of beams.entries()) {
    packed.set(
      [...beam.position, ...normalize(beam.direction), ...beam.colour, beam.spread, beam.reach],
      n * layout.BEAM_FLOATS,
    );
  }
  return packed;
};

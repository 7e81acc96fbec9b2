/** Light from the sky, four directions at once: gradient, sun, clouds. */

import { uniform, uniform4 } from '../buffers';
import {
  AURORA, CLOUD_DARK, CLOUD_EDGE, CLOUD_LIT, CLOUD_OFFSET_X, CLOUD_OFFSET_Z, CLOUD_SCALE, CLOUD_THRESHOLD, MILKY_WAY, MOON_RADIUS,
  RAINBOW, SKY_HORIZON, SKY_ZENITH, STARS, SUN_COLOUR, SUN_DIRECTION, SUN_DISC, SUN_GLOW,
} from '../layout';
import { noise4 } from '../noise';
import { add4, clamp4, div4, dot4, exp4, madd4, max4, mix4, mul4, power2, smoothstep4, splat, sub4 } from '../simd';
import { addAurora } from './aurora';
import { addMoon, addRainbow, addStars } from './night-sky';
import { light } from './light';

/** The result is in `light`. `detailed`: what is seen itself, with fine clouds and stars; else what is mirrored. */
export function skyLight(dx: v128, dy: v128, dz: v128, detailed: bool): void {
  const up = max4(dy, splat(0));
  const rise = sub4(splat(1), exp4(mul4(up, splat(-4.2))));
  const towardsSun = max4(splat(0), dot4(dx, dy, dz, uniform4(SUN_DIRECTION), uniform4(SUN_DIRECTION + 1), uniform4(SUN_DIRECTION + 2)));
  const s8 = power2(power2(power2(towardsSun)));
  const s64 = power2(power2(power2(s8)));
  const s128 = power2(s64);
  const disc = mul4(mul4(mul4(s128, s128), s128), uniform4(SUN_DISC));
  const glow = mul4(uniform4(SUN_GLOW), madd4(s8, splat(0.12), madd4(s64, splat(0.3), disc)));
  light.red = madd4(uniform4(SUN_COLOUR), glow, mix4(uniform4(SKY_HORIZON), uniform4(SKY_ZENITH), rise));
  light.green = madd4(uniform4(SUN_COLOUR + 1), glow, mix4(uniform4(SKY_HORIZON + 1), uniform4(SKY_ZENITH + 1), rise));
  light.blue = madd4(uniform4(SUN_COLOUR + 2), glow, mix4(uniform4(SKY_HORIZON + 2), uniform4(SKY_ZENITH + 2), rise));
  if (detailed && uniform(STARS) + uniform(MILKY_WAY) > 0) addStars(dx, dy, dz);
  if (uniform(AURORA) > 0) addAurora(dx, dy, dz, detailed);
  if (uniform(MOON_RADIUS) > 0) addMoon(dx, dy, dz);
  if (uniform(CLOUD_THRESHOLD) < 1 && v128.any_true(f32x4.gt(dy, splat(0.005)))) addClouds(dx, dy, dz, s8, detailed);
  if (uniform(RAINBOW) > 0) addRainbow(dx, dy, dz);
}

/** A flat layer of clouds: density from noise, lit by how density falls towards the sun. */
function addClouds(dx: v128, dy: v128, dz: v128, s8: v128, detailed: bool): void {
  const distance = div4(uniform4(CLOUD_SCALE), add4(max4(dy, splat(0)), splat(0.13)));
  const u = madd4(dx, distance, uniform4(CLOUD_OFFSET_X));
  const v = madd4(dz, distance, uniform4(CLOUD_OFFSET_Z));
  const u2 = madd4(u, splat(2.3), splat(f32(0.37) + uniform(CLOUD_OFFSET_X)));
  const v2 = mul4(v, splat(2.3));
  let density = madd4(noise4(u, v), splat(0.68), mul4(noise4(u2, v2), splat(0.32)));
  if (detailed) density = madd4(sub4(noise4(mul4(u, splat(7.1)), madd4(v, splat(7.1), splat(0.2))), splat(0.5)), splat(0.13), density);
  const threshold = uniform(CLOUD_THRESHOLD);
  const cover = mul4(smoothstep4(threshold, threshold + uniform(CLOUD_EDGE), density), smoothstep4(0.005, 0.11, dy));
  if (!v128.any_true(f32x4.gt(cover, splat(0.003)))) return;
  const sunX = uniform(SUN_DIRECTION), sunZ = uniform(SUN_DIRECTION + 2);
  const fine = detailed ? mul4(noise4(add4(u2, splat(sunX * 0.05)), add4(v2, splat(sunZ * 0.05))), splat(0.32)) : splat(0.16);
  const nearer = madd4(noise4(add4(u, splat(sunX * 0.035)), add4(v, splat(sunZ * 0.035))), splat(0.68), fine);
  const thick = mul4(sub4(density, splat(threshold)), splat(-0.7));
  const lit = clamp4(add4(madd4(sub4(density, nearer), splat(3.2), splat(0.55)), madd4(s8, splat(0.25), thick)));
  light.red = mix4(light.red, mix4(uniform4(CLOUD_DARK), uniform4(CLOUD_LIT), lit), cover);
  light.green = mix4(light.green, mix4(uniform4(CLOUD_DARK + 1), uniform4(CLOUD_LIT + 1), lit), cover);
  light.blue = mix4(light.blue, mix4(uniform4(CLOUD_DARK + 2), uniform4(CLOUD_LIT + 2), lit), cover);
}

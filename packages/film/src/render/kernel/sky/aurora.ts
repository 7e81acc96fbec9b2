/** Northern lights: curtains that hang over winding lines on a plane high above, summed over layers from the green lower edge upwards. */

import { buffer, uniform } from '../buffers';
import { AURORA, AURORA_CURTAINS, AURORA_ENTRIES, AURORA_ENTRIES_PER_UNIT, TIME } from '../layout';
import { noise4 } from '../noise';
import { abs4, add4, div4, exp4, fraction4, highHalves, interleaveHigh, interleaveLow, lowHalves, madd4, max4, min4, mul4, power2, scale4, smoothstep4, splat, storePixels4, sub4, toInt4 } from '../simd';
import { light } from './light';

/** Square of the distance from a curtain's line beyond which there is nothing to see. */
const reach2: f32 = 0.28;

/** A wave of period 1 between -1 and 1, near to a sine. */
@inline function wave4(x: v128): v128 {
  const t = sub4(fraction4(x), splat(0.5));
  return scale4(mul4(t, sub4(splat(1), scale4(abs4(t), 2))), 8);
}

@inline function lineOf(u: v128, k: i32, time: f32): v128 {
  const phase = f32(k) * 0.37;
  const slow = wave4(madd4(u, splat(0.13 + phase * 0.05), splat(phase + time * 0.006)));
  const quick = wave4(madd4(u, splat(0.41), splat(phase * 2.3 - time * 0.013)));
  return madd4(slow, splat(0.62), madd4(quick, splat(0.17), splat(f32(1.5) + f32(k) * 1.1)));
}

/** Rays and patches along a curtain; farther curtains are fainter. */
@inline function strengthOf(u: v128, k: i32, time: f32): v128 {
  const phase = f32(k) * 0.37;
  const rays = smoothstep4(0.12, 0.8, noise4(madd4(u, splat(0.16), splat(phase + time * 0.0016)), splat(0.3 + phase)));
  const patches = smoothstep4(0.2, 0.6, noise4(madd4(u, splat(0.02), splat(phase * 1.9)), splat(0.7 + time * 0.001)));
  return mul4(mul4(rays, madd4(patches, splat(0.7), splat(0.3))), splat(f32(4.6) - f32(k) * 0.9));
}

/** Once for each picture: along u every layer of every pixel reads the same three lines and strengths. */
export function prepareAurora(): void {
  const time = uniform(TIME), step: f32 = f32(1) / f32(AURORA_ENTRIES_PER_UNIT);
  const first: f32 = f32(AURORA_ENTRIES / 2) * -step;
  const unused = splat(0);
  let to = buffer(AURORA_CURTAINS);
  for (let i = 0; i < AURORA_ENTRIES; i += 4, to += 128) {
    const u = madd4(add4(splat(f32(i)), f32x4(0.5, 1.5, 2.5, 3.5)), splat(step), splat(first));
    const lines: usize = to, strengths: usize = to + 64;
    storePixels4(lines, lineOf(u, 0, time), lineOf(u, 1, time), lineOf(u, 2, time), unused);
    storePixels4(strengths, strengthOf(u, 0, time), strengthOf(u, 1, time), strengthOf(u, 2, time), unused);
  }
}

/** Of four entries; see prepareAurora. */
@inline function curtain(entries: v128, place: usize, k: i32): v128 {
  const p0 = v128.load(usize(i32x4.extract_lane(entries, 0)) + place), p1 = v128.load(usize(i32x4.extract_lane(entries, 1)) + place);
  const p2 = v128.load(usize(i32x4.extract_lane(entries, 2)) + place), p3 = v128.load(usize(i32x4.extract_lane(entries, 3)) + place);
  if (k == 2) return lowHalves(interleaveHigh(p0, p1), interleaveHigh(p2, p3));
  const low = interleaveLow(p0, p1), high = interleaveLow(p2, p3);
  return k == 0 ? lowHalves(low, high) : highHalves(low, high);
}

export function addAurora(dx: v128, dy: v128, dz: v128, detailed: bool): void {
  if (!v128.any_true(f32x4.gt(dy, splat(0.02)))) return;
  const table = i32x4.splat(i32(buffer(AURORA_CURTAINS)));
  const layers = detailed ? 20 : 6;
  const step = f32(1) / f32(layers);
  const inverse = div4(splat(1), add4(max4(dy, splat(0)), splat(0.12)));
  let red = splat(0), green = splat(0), blue = splat(0);
  for (let i = 0; i < layers; i++) {
    const height = (f32(i) + 0.5) * step;
    const reach = scale4(inverse, f32(1) + height * 1.15);
    const u = mul4(dx, reach), v = mul4(abs4(dz), reach);
    const entry = min4(max4(madd4(u, splat(f32(AURORA_ENTRIES_PER_UNIT)), splat(f32(AURORA_ENTRIES / 2))), splat(0)), splat(f32(AURORA_ENTRIES - 1)));
    const number = toInt4(entry);
    const entries = i32x4.add(table, v128.or(i32x4.shl(i32x4.shr_u(number, 2), 7), i32x4.shl(v128.and(number, i32x4.splat(3)), 4)));
    let strength = splat(0);
    for (let k = 0; k < 3; k++) {
      const gap2 = power2(sub4(v, curtain(entries, 0, k)));
      if (!v128.any_true(f32x4.lt(gap2, splat(reach2)))) continue;
      strength = madd4(exp4(scale4(gap2, -26)), curtain(entries, 64, k), strength);
    }
    const fade = (f32(1) - height) * (f32(1) - height) * min<f32>(1, height * 7 + 0.2);
    strength = scale4(strength, fade * step * 2.6);
    red = madd4(strength, splat(0.08 + height * height * 1.5), red);
    green = madd4(strength, splat(1.1 - height * 1.0), green);
    blue = madd4(strength, splat(0.3 + height * 0.8), blue);
  }
  const strength = scale4(smoothstep4(0.02, 0.16, dy), uniform(AURORA));
  light.red = madd4(red, strength, light.red);
  light.green = madd4(green, strength, light.green);
  light.blue = madd4(blue, strength, light.blue);
}

/** Lamps: which of them a tile's points can see, and their light. */

import { uniform, uniform4 } from '../buffers';
import {
  CAMERA_FORWARD, CAMERA_POSITION, CAMERA_RIGHT, CAMERA_UP, CENTRE_X, CENTRE_Y, FOCAL_LENGTH, LAMPS, LAMP_COUNT, MIRROR_NORMAL, MIRROR_OFFSET, SHADE_CARTOON,
} from '../layout';
import { add4, div4, dot4, exp4, inverseSqrt4, logNearOne4, madd4, max4, mul4, power2, scale4, smoothstep4, splat, sqrt4, sub4 } from '../simd';
import { batch, surface } from './surface';

/** Slots of the chosen lamps, a byte each, counted from the first lamp. */
const chosen: usize = memory.data(32, 16);
let chosenCount: i32 = 0;

@inline export function anyLamp(): bool { return chosenCount > 0; }

export function chooseAllLamps(): void {
  chosenCount = i32(uniform(LAMP_COUNT));
  for (let i = 0; i < chosenCount; i++) store<u8>(chosen + i, u8(i));
}

@inline function beyond(x: f32, low: f32, high: f32): f32 {
  const gap = max<f32>(low - x, max<f32>(0, x - high));
  return gap * gap;
}

/** Those that reach into a part of the view: columns and rows of pixels, depths in metres. `isMirror`: of the mirrored world. */
export function chooseLamps(left: f32, right: f32, top: f32, bottom: f32, near: f32, far: f32, isMirror: bool): void {
  chosenCount = 0;
  const inverse = f32(1) / uniform(FOCAL_LENGTH);
  const l = (left - uniform(CENTRE_X)) * inverse, r = (right - uniform(CENTRE_X)) * inverse;
  const t = (uniform(CENTRE_Y) - top) * inverse, b = (uniform(CENTRE_Y) - bottom) * inverse;
  const x0 = min<f32>(l * near, l * far), x1 = max<f32>(r * near, r * far);
  const y0 = min<f32>(b * near, b * far), y1 = max<f32>(t * near, t * far);
  for (let i = 0, count = i32(uniform(LAMP_COUNT)); i < count; i++) {
    const lamp = LAMPS + (i << 3);
    let x = uniform(lamp), y = uniform(lamp + 1), z = uniform(lamp + 2);
    if (isMirror) {
      const shift = (x * uniform(MIRROR_NORMAL) + y * uniform(MIRROR_NORMAL + 1) + z * uniform(MIRROR_NORMAL + 2) - uniform(MIRROR_OFFSET)) * 2;
      x -= shift * uniform(MIRROR_NORMAL);
      y -= shift * uniform(MIRROR_NORMAL + 1);
      z -= shift * uniform(MIRROR_NORMAL + 2);
    }
    x -= uniform(CAMERA_POSITION);
    y -= uniform(CAMERA_POSITION + 1);
    z -= uniform(CAMERA_POSITION + 2);
    const across = x * uniform(CAMERA_RIGHT) + y * uniform(CAMERA_RIGHT + 1) + z * uniform(CAMERA_RIGHT + 2);
    const up = x * uniform(CAMERA_UP) + y * uniform(CAMERA_UP + 1) + z * uniform(CAMERA_UP + 2);
    const depth = x * uniform(CAMERA_FORWARD) + y * uniform(CAMERA_FORWARD + 1) + z * uniform(CAMERA_FORWARD + 2);
    const reach = uniform(lamp + 6);
    if (beyond(across, x0, x1) + beyond(up, y0, y1) + beyond(depth, near, far) < reach * reach) store<u8>(chosen + chosenCount++, u8(i));
  }
}

@inline function brightestOf(lamp: i32): f32 { return max<f32>(1e-6, max<f32>(uniform(lamp + 3), max<f32>(uniform(lamp + 4), uniform(lamp + 5)))); }
const LEAST_SHINE: f32 = 0.0015;

/** Blinn's highlight, by an exponential: pow(s, gloss * 1.44). */
@inline export function highlight(s: v128, gloss: f32): v128 {
  const visible = f32x4.gt(s, splat(0.6));
  return v128.any_true(visible) ? v128.and(visible, exp4(scale4(logNearOne4(max4(s, splat(0.5))), gloss * 1.44))) : splat(0);
}

/** Light of all lamps together that is taken as it is, and how much more there can be: beside a flame a face stays a face. */
const LAMP_KNEE: f32 = 0.8;
const LAMP_RANGE: f32 = 1;

/** The light of all lamps that arrives, by its strongest colour. */
@inline function limitLamps(strongest: v128): v128 {
  const beyond = max4(splat(0), sub4(strongest, splat(LAMP_KNEE)));
  const kept = sub4(strongest, mul4(beyond, div4(beyond, add4(beyond, splat(LAMP_RANGE)))));
  return div4(kept, max4(strongest, splat(1e-4)));
}

export function addLamps(red: v128, green: v128, blue: v128, strength: v128): void {
  const glossy = batch.specular > 0.2;
  let lightRed = splat(0), lightGreen = splat(0), lightBlue = splat(0);
  let shineRed = splat(0), shineGreen = splat(0), shineBlue = splat(0);
  const shine0 = batch.specular * (f32(0.2) + batch.gloss * 0.015);
  for (let i = 0; i < chosenCount; i++) {
    const lamp = LAMPS + (i32(load<u8>(chosen + i)) << 3);
    const x = sub4(uniform4(lamp), surface.x), y = sub4(uniform4(lamp + 1), surface.y), z = sub4(uniform4(lamp + 2), surface.z);
    const distance2 = dot4(x, y, z, x, y, z);
    const reach = uniform(lamp + 6);
    const inside = f32x4.lt(distance2, splat(reach * reach));
    if (!v128.any_true(inside)) continue;
    const distance = sqrt4(distance2), inverse = div4(splat(1), max4(distance, splat(1e-4)));
    const fade = sub4(splat(1), mul4(distance, uniform4(lamp + 7)));
    const towards = mul4(dot4(surface.normalX, surface.normalY, surface.normalZ, x, y, z), inverse);
    const power = v128.and(inside, mul4(div4(power2(fade), madd4(distance2, splat(0.35), splat(0.4))), strength));
    let diffuse = madd4(max4(splat(0), towards), splat(0.75), splat(0.25));
    if (batch.shading == SHADE_CARTOON) diffuse = madd4(smoothstep4(0.1, 0.2, towards), splat(0.6), splat(0.3));
    const direct = mul4(power, diffuse);
    lightRed = madd4(uniform4(lamp + 3), direct, lightRed);
    lightGreen = madd4(uniform4(lamp + 4), direct, lightGreen);
    lightBlue = madd4(uniform4(lamp + 5), direct, lightBlue);
    // A highlight too faint to be seen is not worth its powers.
    if (!glossy || !v128.any_true(f32x4.gt(power, splat(LEAST_SHINE / (shine0 * brightestOf(lamp)))))) continue;
    const hx = sub4(mul4(x, inverse), surface.viewX), hy = sub4(mul4(y, inverse), surface.viewY), hz = sub4(mul4(z, inverse), surface.viewZ);
    const s = mul4(dot4(surface.normalX, surface.normalY, surface.normalZ, hx, hy, hz), inverseSqrt4(dot4(hx, hy, hz, hx, hy, hz)));
    const shine = mul4(power, scale4(highlight(s, batch.gloss), shine0));
    shineRed = madd4(uniform4(lamp + 3), shine, shineRed);
    shineGreen = madd4(uniform4(lamp + 4), shine, shineGreen);
    shineBlue = madd4(uniform4(lamp + 5), shine, shineBlue);
  }
  const share = limitLamps(max4(lightRed, max4(lightGreen, lightBlue)));
  surface.outRed = madd4(mul4(red, lightRed), share, madd4(shineRed, share, surface.outRed));
  surface.outGreen = madd4(mul4(green, lightGreen), share, madd4(shineGreen, share, surface.outGreen));
  surface.outBlue = madd4(mul4(blue, lightBlue), share, madd4(shineBlue, share, surface.outBlue));
}

/** What glass, metal and wet ground mirror: the sky, or the picture of the mirrored world. */

import { buffer, uniform, uniform4 } from '../buffers';
import { GROUND_COLOUR, MIRRORED_SKY, MIRROR_PICTURE, SUN_COLOUR, TIME } from '../layout';
import { noise4 } from '../noise';
import { abs4, add4, div4, highHalves, interleaveHigh, interleaveLow, lowHalves, madd4, max4, min4, mix4, mul4, power2, scale4, smoothstep4, splat, sub4, toFloat4, toInt4 } from '../simd';
import { light } from '../sky/light';
import { skyLight } from '../sky/sky';
import { batch, surface } from './surface';

/** The sky above, the ground below, in the direction of a mirrored view; the result is in `light`. */
function surroundings(): void {
  const twice = add4(surface.facing, surface.facing);
  const x = madd4(twice, surface.normalX, surface.viewX), y = madd4(twice, surface.normalY, surface.viewY), z = madd4(twice, surface.normalZ, surface.viewZ);
  skyLight(x, max4(y, splat(0.02)), z, false);
  const above = smoothstep4(-0.12, 0.1, y);
  const brightness = uniform(MIRRORED_SKY);
  light.red = mix4(madd4(uniform4(SUN_COLOUR), splat(0.08), uniform4(GROUND_COLOUR)), scale4(light.red, brightness), above);
  light.green = mix4(madd4(uniform4(SUN_COLOUR + 1), splat(0.08), uniform4(GROUND_COLOUR + 1)), scale4(light.green, brightness), above);
  light.blue = mix4(madd4(uniform4(SUN_COLOUR + 2), splat(0.08), uniform4(GROUND_COLOUR + 2)), scale4(light.blue, brightness), above);
}

@inline function fresnel(): v128 {
  const grazing = sub4(splat(1), surface.facing), g2 = power2(grazing);
  return mul4(power2(g2), grazing);
}

/** Window panes. */
export function reflectInGlass(): void {
  const twice = add4(surface.facing, surface.facing);
  const y = madd4(twice, surface.normalY, surface.viewY);
  skyLight(madd4(twice, surface.normalX, surface.viewX), madd4(abs4(y), splat(0.9), splat(0.05)), madd4(twice, surface.normalZ, surface.viewZ), false);
  const share = scale4(madd4(fresnel(), splat(0.7), splat(0.18)), uniform(MIRRORED_SKY));
  surface.outRed = mix4(surface.outRed, light.red, share);
  surface.outGreen = mix4(surface.outGreen, light.green, share);
  surface.outBlue = mix4(surface.outBlue, light.blue, share);
}

/** Polished metal: the surroundings in its own colour, white at grazing angles. */
export function reflectInMetal(): void {
  surroundings();
  const edge = fresnel();
  const open = madd4(surface.open, splat(0.7), splat(0.3));
  const share = splat(0.72);
  surface.outRed = mix4(surface.outRed, mul4(mul4(light.red, mix4(surface.red, splat(1), edge)), open), share);
  surface.outGreen = mix4(surface.outGreen, mul4(mul4(light.green, mix4(surface.green, splat(1), edge)), open), share);
  surface.outBlue = mix4(surface.outBlue, mul4(mul4(light.blue, mix4(surface.blue, splat(1), edge)), open), share);
}

/** How far from a point its mirrored light may be taken, in widths and heights of the picture; and how far blurring then goes down. */
export const MIRROR_REACH: f32 = 0.07;
export const MIRROR_BLUR: f32 = 0.065;

@inline function withinReach(offset: v128): v128 { return min4(max4(offset, splat(-MIRROR_REACH)), splat(MIRROR_REACH)); }

/** The mirrored picture at places in 0..1 of the target's samples; the result is in `light`. */
export function sampleMirror(acrossBy: v128, downBy: v128, blur: f32, taps: i32): void {
  const offsetX = withinReach(acrossBy), offsetY = withinReach(downBy);
  const w = batch.width >> 1, h = i32(mirrorRows);
  const perSample = f32(0.5) / batch.scale;
  const x = toInt4(min4(max4(madd4(offsetX, splat(f32(w)), scale4(surface.sampleX, perSample)), splat(0)), splat(f32(w) - 1)));
  const y = madd4(offsetY, splat(f32(h)), scale4(surface.sampleY, perSample));
  const picture = buffer(MIRROR_PICTURE);
  const step = blur * f32(h);
  let s0 = splat(0), s1 = splat(0), s2 = splat(0), s3 = splat(0);
  for (let k = 0; k < taps; k++) {
    const row = toInt4(min4(max4(add4(y, splat(f32(k) * step)), splat(0)), splat(f32(h) - 1)));
    const at = i32x4.shl(i32x4.add(i32x4.mul(row, i32x4.splat(w)), x), 4);
    s0 = add4(s0, v128.load(picture + i32x4.extract_lane(at, 0)));
    s1 = add4(s1, v128.load(picture + i32x4.extract_lane(at, 1)));
    s2 = add4(s2, v128.load(picture + i32x4.extract_lane(at, 2)));
    s3 = add4(s3, v128.load(picture + i32x4.extract_lane(at, 3)));
  }
  const share = f32(1) / f32(taps);
  const low01 = interleaveLow(s0, s1), low23 = interleaveLow(s2, s3);
  light.red = scale4(lowHalves(low01, low23), share);
  light.green = scale4(highHalves(low01, low23), share);
  light.blue = scale4(lowHalves(interleaveHigh(s0, s1), interleaveHigh(s2, s3)), share);
}

let mirrorRows: i32 = 0;
export function setMirrorRows(rows: i32): void { mirrorRows = rows; }

/** An upright mirror; where it is white with steam it shows less. */
export function reflectInMirror(): void {
  // Between the pixels of the half-size picture.
  const half: f32 = 0.25 / f32(batch.width >> 1), down: f32 = 0.25 / f32(mirrorRows);
  sampleMirror(splat(-half), splat(-down), down * 2, 2);
  const red = light.red, green = light.green, blue = light.blue;
  sampleMirror(splat(half), splat(-down), down * 2, 2);
  light.red = scale4(add4(light.red, red), 0.5);
  light.green = scale4(add4(light.green, green), 0.5);
  light.blue = scale4(add4(light.blue, blue), 0.5);
  const share = scale4(sub4(splat(1), smoothstep4(0.72, 0.95, surface.red)), 0.94);
  surface.outRed = mix4(surface.outRed, light.red, share);
  surface.outGreen = mix4(surface.outGreen, light.green, share);
  surface.outBlue = mix4(surface.outBlue, light.blue, share);
}

/** Wet ground: the mirrored world, drawn out downwards. */
export function reflectInWetGround(): void {
  const ripple = noise4(scale4(surface.x, 0.6), madd4(surface.z, splat(0.6), splat(uniform(TIME) * 0.05)));
  const wobble = div4(scale4(sub4(ripple, splat(0.5)), 0.035), madd4(surface.depth, splat(0.1), splat(1)));
  const grazing = sub4(splat(1), surface.facing), grazing3 = mul4(power2(grazing), grazing);
  const share = mul4(mul4(madd4(grazing3, splat(0.94), splat(0.06)), surface.mirror), madd4(surface.open, splat(0.65), splat(0.35)));
  const jitter = madd4(toFloat4(surface.turn), splat(0.16), splat(-2.98));
  sampleMirror(scale4(wobble, 0.3), madd4(jitter, splat(0.012), wobble), 0.012, 6);
  surface.outRed = mix4(surface.outRed, light.red, share);
  surface.outGreen = mix4(surface.outGreen, light.green, share);
  surface.outBlue = mix4(surface.outBlue, light.blue, share);
}

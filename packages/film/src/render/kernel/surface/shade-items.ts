/** Shades lists of work items of one material, four at a time, into a picture. */

import { uniform } from '../buffers';
import {
  GLASS, GLOW, HAS_MIRROR, LOOKING_GLASS, MATERIALS, MATERIAL_GLOSS, MATERIAL_GRAIN, MATERIAL_GRAIN_SCALE, MATERIAL_OPACITY, MATERIAL_PATTERN, MATERIAL_RIM,
  MATERIAL_SPECULAR, MATERIAL_TRANSLUCENCY, METAL, SHADE_CARTOON, SHADE_CLAY, SHADE_FLAT, STYLE, WATER, WET,
} from '../layout';
import { add4, highHalves, interleaveHigh, interleaveLow, lowHalves, madd4, max4, min4, mul4, power2, scale4, smoothstep4, splat, sub4, toFloat4 } from '../simd';
import { addFog, lightSurface, orientNormals } from './lighting';
import { loadSurface } from './load-surface';
import { applyPattern } from './patterns';
import { reflectInGlass, reflectInMetal, reflectInMirror, reflectInWetGround } from './reflection';
import { batch, surface } from './surface';
import { shadeWater } from './water';

export function beginBatch(material: i32, projected: usize, width: i32, scale: f32, isMirror: bool): void {
  const at = MATERIALS + (material << 3);
  batch.pattern = i32(uniform(at + MATERIAL_PATTERN));
  batch.specular = uniform(at + MATERIAL_SPECULAR);
  batch.gloss = uniform(at + MATERIAL_GLOSS);
  batch.rim = uniform(at + MATERIAL_RIM);
  batch.translucency = uniform(at + MATERIAL_TRANSLUCENCY);
  batch.grain = uniform(at + MATERIAL_GRAIN);
  batch.grainScale = uniform(at + MATERIAL_GRAIN_SCALE);
  batch.opacity = uniform(at + MATERIAL_OPACITY);
  batch.shading = i32(uniform(STYLE));
  batch.projected = projected;
  batch.width = width;
  batch.scale = scale;
  batch.isMirror = isMirror;
}

/** Fills the last group of four with copies that weigh nothing. */
@inline function padItems(items: usize, count: i32): void {
  for (let k = count; k & 3; k++) {
    const to = items + (usize(k) << 4);
    v128.store(to, v128.load(items + (usize(count - 1) << 4)));
    store<i32>(to, load<i32>(to, 12) & ~7, 12);
  }
}

@inline function weights(item: usize): v128 {
  return i32x4(load<i32>(item, 12) & 7, load<i32>(item, 28) & 7, load<i32>(item, 44) & 7, load<i32>(item, 60) & 7);
}

function shadeGroup(item: usize): void {
  surface.mirror = splat(0);
  surface.opacity = splat(batch.opacity);
  loadSurface(item);
  const pattern = batch.pattern;
  if (pattern == GLOW) {
    surface.outRed = surface.red;
    surface.outGreen = surface.green;
    surface.outBlue = surface.blue;
    if (batch.opacity < 1) fadeEdges();
    addFog(0.35);
    return;
  }
  if (pattern == WATER && batch.shading != SHADE_FLAT) shadeWater();
  else {
    applyPattern();
    orientNormals();
    if (pattern == WATER) paintFlatWater();
    lightSurface();
    if (batch.opacity < 1) addGlassOpacity();
    if (batch.shading != SHADE_CLAY && batch.shading != SHADE_FLAT && batch.shading != SHADE_CARTOON) {
      if (pattern == GLASS || (pattern == LOOKING_GLASS && uniform(HAS_MIRROR) != 2)) reflectInGlass();
      else if (pattern == METAL) reflectInMetal();
    }
    if (pattern == WET && uniform(HAS_MIRROR) == 1 && !batch.isMirror && batch.shading != SHADE_FLAT) reflectInWetGround();
  }
  if (pattern == LOOKING_GLASS && uniform(HAS_MIRROR) == 2 && !batch.isMirror) reflectInMirror();
  addFog(1);
}

/** Water of styles without reflections: plain blue, white foam. */
function paintFlatWater(): void {
  const foam = smoothstep4(0.3, 0.35, surface.red), shallow = surface.blue;
  surface.red = add4(splat(0.05), scale4(foam, 0.8));
  surface.green = add4(madd4(shallow, splat(0.25), splat(0.22)), scale4(foam, 0.6));
  surface.blue = add4(madd4(shallow, splat(0.1), splat(0.4)), scale4(foam, 0.45));
}

/** Cones of light and haze thin out where they are seen edge-on. */
function fadeEdges(): void {
  orientNormals();
  surface.opacity = mul4(surface.opacity, smoothstep4(0.02, 0.75, surface.facing));
}

/** Clear things show more at grazing angles and where they shine. */
function addGlassOpacity(): void {
  const grazing = sub4(splat(1), surface.facing);
  const brightest = max4(surface.outRed, max4(surface.outGreen, surface.outBlue));
  const shine = min4(splat(0.6), scale4(max4(splat(0), sub4(brightest, splat(1))), 0.5));
  const edge = mul4(power2(grazing), splat(0.55));
  surface.opacity = min4(splat(1), add4(surface.opacity, add4(edge, shine)));
}

/** Light is finite and not negative: one bad number would spread over the picture with the first blur. */
@inline function finite(x: v128): v128 { return f32x4.pmin(splat(500), f32x4.pmax(splat(0), x)); }

@inline function addShare(to: usize, colour: v128, samples: u32): void {
  if (samples) v128.store(to, madd4(colour, splat(f32(samples) * 0.25), v128.load(to)));
}

@inline function addPixel(to: usize, colour: v128, weight: i32, row: usize, shares: usize): void {
  if (weight == 7) {
    v128.store(to, colour);
    v128.store(to, colour, 16);
    v128.store(to + row, colour);
    v128.store(to + row, colour, 16);
  } else if (weight == 6) {
    const samples = load<u32>(shares);
    addShare(to, colour, samples & 0xff);
    addShare(to + 16, colour, (samples >> 8) & 0xff);
    addShare(to + row, colour, (samples >> 16) & 0xff);
    addShare(to + row + 16, colour, samples >> 24);
  } else if (weight == 5) v128.store(to, colour);
  else v128.store(to, add4(v128.load(to), colour));
}

/** Adds each item's colour times its weight in quarters; 5 writes a pixel, 7 a whole block of 2x2 pixels, 6 adds `shares` of it to these. */
export function shadeItems(items: usize, shares: usize, count: i32, picture: usize): void {
  padItems(items, count);
  const row = usize(batch.width) << 4;
  const unit: f32 = batch.isMirror ? 1 : 0.25;
  for (let i = 0; i < count; i += 4) {
    const item = items + (usize(i) << 4);
    shadeGroup(item);
    const weight = weights(item);
    const share = min4(splat(1), scale4(toFloat4(weight), unit));
    const red = mul4(finite(surface.outRed), share), green = mul4(finite(surface.outGreen), share), blue = mul4(finite(surface.outBlue), share);
    const lowA = interleaveLow(red, green), lowB = interleaveLow(blue, share), highA = interleaveHigh(red, green), highB = interleaveHigh(blue, share);
    addPixel(picture + (usize(load<u32>(item, 12) >> 3) << 4), lowHalves(lowA, lowB), i32x4.extract_lane(weight, 0), row, shares + (usize(i + 0) << 2));
    addPixel(picture + (usize(load<u32>(item, 28) >> 3) << 4), highHalves(lowA, lowB), i32x4.extract_lane(weight, 1), row, shares + (usize(i + 1) << 2));
    addPixel(picture + (usize(load<u32>(item, 44) >> 3) << 4), lowHalves(highA, highB), i32x4.extract_lane(weight, 2), row, shares + (usize(i + 2) << 2));
    addPixel(picture + (usize(load<u32>(item, 60) >> 3) << 4), highHalves(highA, highB), i32x4.extract_lane(weight, 3), row, shares + (usize(i + 3) << 2));
  }
}

@inline function blendPixel(to: usize, colour: v128, share: f32): void {
  const old = v128.load(to);
  v128.store(to, madd4(sub4(colour, old), splat(share), old));
}

/** Blends each item over what is there, by its opacity and its weight in quarters. */
export function blendItems(items: usize, count: i32, picture: usize): void {
  padItems(items, count);
  for (let i = 0; i < count; i += 4) {
    const item = items + (usize(i) << 4);
    shadeGroup(item);
    const share = f32x4.pmin(splat(1), f32x4.pmax(splat(0), mul4(surface.opacity, scale4(toFloat4(weights(item)), 0.25))));
    const red = finite(surface.outRed), green = finite(surface.outGreen), blue = finite(surface.outBlue);
    const lowA = interleaveLow(red, green), lowB = interleaveLow(blue, splat(1));
    const highA = interleaveHigh(red, green), highB = interleaveHigh(blue, splat(1));
    blendPixel(picture + (usize(load<u32>(item, 12) >> 3) << 4), lowHalves(lowA, lowB), f32x4.extract_lane(share, 0));
    blendPixel(picture + (usize(load<u32>(item, 28) >> 3) << 4), highHalves(lowA, lowB), f32x4.extract_lane(share, 1));
    blendPixel(picture + (usize(load<u32>(item, 44) >> 3) << 4), lowHalves(highA, highB), f32x4.extract_lane(share, 2));
    blendPixel(picture + (usize(load<u32>(item, 60) >> 3) << 4), highHalves(highA, highB), f32x4.extract_lane(share, 3));
  }
}

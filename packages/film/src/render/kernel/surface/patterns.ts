/** Patterns of materials: what colour and relief a surface has at a point. */

import { buffer, uniform } from '../buffers';
import { BRICK, CLOTH, FOCUS_DISTANCE, FUR, LAWN, PLANKS, SHADE_CLAY, SHADE_FACETS, SHADE_FLAT, TEXTURE, TEXTURES, TILES, WALL, WET } from '../layout';
import { noise4 } from '../noise';
import { abs4, add4, clamp4, floor4, fraction4, hash4, madd4, max4, min4, mul4, scale4, select4, smoothstep4, splat, sub4, toFloat4, toInt4 } from '../simd';
import { Surface, batch, surface } from './surface';

@inline function tint(factor: v128): void {
  surface.red = mul4(surface.red, factor);
  surface.green = mul4(surface.green, factor);
  surface.blue = mul4(surface.blue, factor);
}

export function applyPattern(): void {
  const pattern = batch.pattern;
  if (pattern == TEXTURE) { texture(); return; }
  if (batch.shading == SHADE_FLAT || batch.shading == SHADE_FACETS) return;
  if (batch.shading == SHADE_CLAY) { clay(); return; }
  if (batch.grain > 0) grain();
  if (pattern == FUR) fur();
  else if (pattern == WALL) wall();
  else if (pattern == LAWN) lawn();
  else if (pattern == WET) wetGround();
  else if (pattern == BRICK) brick();
  else if (pattern == PLANKS) planks();
  else if (pattern == TILES) tiles();
  else if (pattern == CLOTH) cloth();
}

/** Relief is not seen farther away, nor where the picture is blurred. */
@inline function reliefLimit(): f32 {
  const focus = uniform(FOCUS_DISTANCE);
  return focus > 0 ? min<f32>(40, focus * 2.4) : 40;
}

/** One noise in skewed rest space; its differences tilt the normal. */
function grain(): void {
  const depth = surface.depth, strength = batch.grain, scale = batch.grainScale;
  const visible = f32x4.lt(depth, splat(150));
  if (!v128.any_true(visible)) return;
  const u = madd4(surface.restX, splat(scale), scale4(surface.restY, scale * 0.37));
  const v = madd4(surface.restZ, splat(scale), scale4(surface.restY, scale * 0.83));
  const value = noise4(u, v);
  tint(madd4(sub4(value, splat(0.5)), v128.and(visible, splat(strength * 2)), splat(1)));
  const near = v128.and(f32x4.lt(depth, splat(reliefLimit())), splat(strength * 5));
  if (!v128.any_true(near)) return;
  const du = mul4(sub4(noise4(add4(u, splat(0.006)), v), value), near);
  const dv = mul4(sub4(noise4(u, add4(v, splat(0.006))), value), near);
  surface.normalX = sub4(surface.normalX, du);
  surface.normalZ = sub4(surface.normalZ, dv);
  surface.normalY = sub4(surface.normalY, scale4(madd4(du, splat(0.37), scale4(dv, 0.83)), 0.6));
}

/** Dents of thumbs, and the fine ridges of fingers where it is near. */
function clay(): void {
  dent(0.45, 0.02, 2.6);
  if (v128.any_true(f32x4.lt(surface.depth, splat(12)))) dent(2.1, 0.02, 1.1);
  const value = noise4(madd4(surface.restX, splat(0.3), scale4(surface.restY, 0.2)), scale4(surface.restZ, 0.3));
  // Plasticine: pigments are a little milky.
  const factor = madd4(value, splat(0.16), splat(0.86));
  surface.red = madd4(surface.red, factor, splat(0.035));
  surface.green = madd4(surface.green, factor, splat(0.035));
  surface.blue = madd4(surface.blue, factor, splat(0.035));
}

@inline function dent(scale: f32, step: f32, strength: f32): void {
  const u = madd4(surface.restX, splat(scale), scale4(surface.restY, scale * 0.6)), v = madd4(surface.restZ, splat(scale), scale4(surface.restY, scale * 0.8));
  const value = noise4(u, v);
  const du = scale4(sub4(noise4(add4(u, splat(step)), v), value), strength), dv = scale4(sub4(noise4(u, add4(v, splat(step))), value), strength);
  surface.normalX = sub4(surface.normalX, du);
  surface.normalZ = sub4(surface.normalZ, dv);
  surface.normalY = sub4(surface.normalY, scale4(add4(du, dv), 0.6));
}

/** Fine streaks. */
function fur(): void {
  const value = sub4(noise4(scale4(surface.restX, 5), madd4(surface.restZ, splat(1.6), scale4(surface.restY, 5))), splat(0.5));
  surface.red = mul4(surface.red, madd4(value, splat(0.35), splat(1)));
  surface.green = mul4(surface.green, madd4(value, splat(0.4), splat(1)));
  surface.blue = mul4(surface.blue, madd4(value, splat(0.5), splat(1)));
}

/** Faint courses and weather. */
function wall(): void {
  const value = noise4(madd4(surface.restX, splat(0.11), scale4(surface.restZ, 0.13)), scale4(surface.restY, 0.05));
  const joint = f32x4.lt(fraction4(scale4(surface.restY, 1.0 / 0.42)), splat(0.06));
  tint(mul4(madd4(value, splat(0.24), splat(0.86)), select4(joint, splat(0.9), splat(1))));
}

/** Mown patches and mottle. */
function lawn(): void {
  const large = noise4(scale4(surface.x, 0.03), scale4(surface.z, 0.03)), small = noise4(scale4(surface.x, 0.31), scale4(surface.z, 0.31));
  const factor = madd4(large, splat(0.35), madd4(small, splat(0.25), splat(0.72)));
  surface.red = mul4(surface.red, mul4(factor, madd4(large, splat(0.3), splat(0.85))));
  surface.green = mul4(surface.green, factor);
  surface.blue = mul4(surface.blue, scale4(factor, 0.9));
}

/** Cobbles under a film of water. */
function wetGround(): void {
  const wet = smoothstep4(0.36, 0.62, noise4(scale4(surface.x, 0.05), scale4(surface.z, 0.05)));
  const rows = scale4(surface.z, 1.0 / 0.19), row = floor4(rows), rowNumber = toInt4(row);
  const columns = madd4(surface.x, splat(1.0 / 0.26), scale4(toFloat4(v128.and(rowNumber, i32x4.splat(1))), 0.5)), column = floor4(columns);
  const fx = sub4(sub4(columns, column), splat(0.5)), fz = sub4(sub4(rows, row), splat(0.5));
  const joint = sub4(splat(1), smoothstep4(0.5, 0.36, max4(abs4(fx), abs4(fz))));
  const stone = hash4(rowNumber, toInt4(column));
  const dry = madd4(wet, splat(-0.8), splat(1));
  const strength = mul4(clamp4(madd4(surface.depth, splat(-0.035), splat(1.3))), dry);
  tint(add4(splat(1), mul4(strength, sub4(madd4(stone, splat(0.4), splat(-0.28)), scale4(joint, 0.42)))));
  const tilt = mul4(scale4(strength, 0.5), sub4(splat(1), wet));
  surface.normalX = madd4(fx, tilt, surface.normalX);
  surface.normalZ = madd4(fz, tilt, surface.normalZ);
  surface.mirror = madd4(wet, splat(0.72), splat(0.28));
}

/** The horizontal coordinate along a wall, whichever way it faces. */
@inline function alongWall(): v128 {
  return select4(f32x4.gt(abs4(surface.normalX), abs4(surface.normalZ)), surface.restZ, surface.restX);
}

/** Masonry courses of 0.55 x 1.1 m. */
function brick(): void {
  const rows = scale4(surface.restY, 1.0 / 0.55), row = floor4(rows), rowNumber = toInt4(row);
  const columns = madd4(alongWall(), splat(1.0 / 1.1), scale4(toFloat4(v128.and(rowNumber, i32x4.splat(1))), 0.5)), column = floor4(columns);
  const fy = sub4(rows, row), fx = sub4(columns, column);
  const gap = min4(scale4(min4(fx, sub4(splat(1), fx)), 2), min4(fy, sub4(splat(1), fy)));
  const value = madd4(hash4(rowNumber, toInt4(column)), splat(0.28), splat(0.86));
  const factor = mul4(value, madd4(smoothstep4(0.01, 0.09, gap), splat(0.45), splat(0.55)));
  tint(select4(f32x4.gt(abs4(surface.normalY), splat(0.7)), splat(1), factor));
}

/** Boards 0.14 m wide along the longer direction of the surface, with streaks of grain. */
function planks(): void {
  const flat = f32x4.gt(abs4(surface.normalY), splat(0.7));
  const across = select4(flat, surface.restX, surface.restY);
  const along = select4(flat, surface.restZ, alongWall());
  const boards = scale4(across, 1.0 / 0.14), board = floor4(boards), f = sub4(boards, board);
  const number = toInt4(board);
  const gap = min4(f, sub4(splat(1), f));
  const near = clamp4(madd4(surface.depth, splat(-0.04), splat(1.4)));
  const shift = hash4(number, i32x4.splat(3));
  const streak = noise4(madd4(across, splat(2.4), shift), madd4(along, splat(0.16), shift));
  const value = add4(madd4(shift, splat(0.22), splat(0.8)), scale4(sub4(streak, splat(0.5)), 0.55));
  const joint = madd4(smoothstep4(0.01, 0.05, gap), splat(0.32), splat(0.68));
  const factor = mul4(value, joint);
  tint(madd4(sub4(factor, splat(0.98)), near, splat(0.98)));
}

/** Rows of rounded tiles, each row overlapping the next. */
function tiles(): void {
  const rows = scale4(surface.restY, 1.0 / 0.17), row = floor4(rows), fy = sub4(rows, row), rowNumber = toInt4(row);
  const columns = madd4(alongWall(), splat(1.0 / 0.24), scale4(toFloat4(v128.and(rowNumber, i32x4.splat(1))), 0.5)), column = floor4(columns);
  const fx = sub4(sub4(columns, column), splat(0.5));
  const near = clamp4(madd4(surface.depth, splat(-0.02), splat(1.5)));
  const value = madd4(hash4(rowNumber, toInt4(column)), splat(0.3), splat(0.84));
  const edge = madd4(smoothstep4(0.0, 0.28, fy), splat(0.4), splat(0.6));
  const side = sub4(splat(1), scale4(mul4(fx, fx), 0.9));
  tint(madd4(sub4(mul4(mul4(value, edge), side), splat(0.85)), near, splat(0.85)));
}

function cloth(): void {
  const near = f32x4.lt(surface.depth, splat(9));
  if (!v128.any_true(near)) return;
  const folds = noise4(madd4(surface.restX, splat(0.9), scale4(surface.restZ, 0.5)), scale4(surface.restY, 0.45));
  tint(madd4(sub4(folds, splat(0.5)), v128.and(near, splat(0.16)), splat(1)));
}

/** Colour of a given picture: number in the vertex colour, u and v in the rest position. */
function texture(): void {
  const to = changetype<usize>(surface);
  for (let k: usize = 0; k < 16; k += 4) {
    const number = i32(load<f32>(to + k, offsetof<Surface>('red')) + 0.5);
    const entry = buffer(TEXTURES) + (usize(number) << 4);
    const address = usize(load<u32>(entry)), w = load<i32>(entry, 4), h = load<i32>(entry, 8);
    if (!w) continue;
    const u = load<f32>(to + k, offsetof<Surface>('restX')) * f32(w) - 0.5, v = load<f32>(to + k, offsetof<Surface>('restY')) * f32(h) - 0.5;
    const x = floor<f32>(u), y = floor<f32>(v), fx = u - x, fy = v - y;
    const x0 = min(w - 1, max(0, i32(x))), x1 = min(w - 1, max(0, i32(x) + 1)), y0 = min(h - 1, max(0, i32(y))), y1 = min(h - 1, max(0, i32(y) + 1));
    const a = texel(address, y0 * w + x0), b = texel(address, y0 * w + x1), c = texel(address, y1 * w + x0), d = texel(address, y1 * w + x1);
    const top = madd4(sub4(b, a), splat(fx), a), bottom = madd4(sub4(d, c), splat(fx), c);
    const colour = madd4(sub4(bottom, top), splat(fy), top);
    const inverse = f32(1) / max<f32>(0.02, f32x4.extract_lane(colour, 3));
    store<f32>(to + k, f32x4.extract_lane(colour, 0) * inverse, offsetof<Surface>('red'));
    store<f32>(to + k, f32x4.extract_lane(colour, 1) * inverse, offsetof<Surface>('green'));
    store<f32>(to + k, f32x4.extract_lane(colour, 2) * inverse, offsetof<Surface>('blue'));
  }
}

/** Linear light times alpha, and alpha. */
@inline function texel(address: usize, index: i32): v128 { return v128.load(address + (usize(index) << 4)); }

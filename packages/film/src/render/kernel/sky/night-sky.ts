/** Stars, Milky Way, moon; and the rainbow. */

import { uniform, uniform4 } from '../buffers';
import {
  MILKY_WAY, MOON_COLOUR, MOON_DIRECTION, MOON_LIGHT, MOON_RADIUS, MOON_RIGHT, MOON_UP, RAINBOW, RAINBOW_CENTRE, STARS, STAR_RADIUS,
} from '../layout';
import { noise4 } from '../noise';
import { abs4, add4, clamp4, div4, dot4, exp4, floor4, hash4, madd4, max4, min4, mix4, mul4, power2, scale4, smoothstep4, splat, sqrt4, sub4, toInt4 } from '../simd';
import { light } from './light';

/** Stars live in cells of a lattice around the eye; one is shown where its cell's point lies near the sphere. */
function starLayer(dx: v128, dy: v128, dz: v128, cells: f32, seed: i32, brightness: f32): v128 {
  const x = scale4(dx, cells), y = scale4(dy, cells), z = scale4(dz, cells);
  const cellX = floor4(x), cellY = floor4(y), cellZ = floor4(z);
  const iz = i32x4.add(i32x4.mul(toInt4(cellZ), i32x4.splat(0x27d4eb2f)), i32x4.splat(seed));
  const iy = v128.xor(i32x4.mul(toInt4(cellY), i32x4.splat(0x165667b1)), i32x4.add(iz, i32x4.shr_u(iz, 13)));
  const ix = toInt4(cellX);
  const randomX = hash4(ix, iy), randomY = hash4(iy, ix), randomZ = hash4(i32x4.add(ix, i32x4.splat(77)), iy);
  const px = add4(cellX, madd4(randomX, splat(0.4), splat(0.3)));
  const py = add4(cellY, madd4(randomY, splat(0.4), splat(0.3)));
  const pz = add4(cellZ, madd4(randomZ, splat(0.4), splat(0.3)));
  const length = sqrt4(dot4(px, py, pz, px, py, pz));
  const magnitude = hash4(iy, i32x4.add(ix, i32x4.splat(313)));
  const onSphere = v128.and(f32x4.lt(abs4(sub4(length, splat(cells))), splat(0.22)), f32x4.gt(magnitude, splat(0.58)));
  if (!v128.any_true(onSphere)) return splat(0);
  const inverse = div4(splat(1), length);
  const ex = sub4(mul4(px, inverse), dx), ey = sub4(mul4(py, inverse), dy), ez = sub4(mul4(pz, inverse), dz);
  const gap = dot4(ex, ey, ez, ex, ey, ez);
  const radius = uniform(STAR_RADIUS);
  const falloff = max4(splat(0), sub4(splat(1), scale4(gap, f32(1) / (radius * radius))));
  return v128.and(onSphere, mul4(power2(falloff), scale4(madd4(power2(power2(power2(magnitude))), splat(1.7), splat(0.16)), brightness)));
}

export function addStars(dx: v128, dy: v128, dz: v128): void {
  const above = smoothstep4(-0.02, 0.16, dy);
  const stars = uniform(STARS);
  let glow = splat(0);
  if (uniform(MILKY_WAY) > 0) {
    // A tilted great circle; dark lanes come from a second noise.
    const across = dot4(dx, dy, dz, splat(0.78), splat(0.585), splat(0.218));
    const along = dot4(dx, dy, dz, splat(0.0), splat(0.349), splat(-0.937));
    const up = dot4(dx, dy, dz, splat(-0.624), splat(0.731), splat(0.272));
    const bend = madd4(sub4(noise4(scale4(along, 0.21), scale4(up, 0.21)), splat(0.5)), splat(0.22), across);
    const band = exp4(scale4(power2(bend), -26));
    const cloudy = noise4(madd4(across, splat(0.5), scale4(along, 0.37)), madd4(across, splat(0.5), scale4(up, 0.37)));
    const dust = smoothstep4(0.36, 0.62, noise4(madd4(across, splat(1.1), scale4(along, 0.53)), scale4(up, 0.53)));
    const core = exp4(scale4(power2(bend), -120));
    const lanes = sub4(splat(1), mul4(core, scale4(dust, 0.85)));
    glow = mul4(mul4(band, madd4(cloudy, splat(1.1), splat(-0.1))), mul4(max4(lanes, splat(0.1)), splat(uniform(MILKY_WAY) * 0.5)));
    glow = mul4(max4(glow, splat(0)), above);
  }
  let points = splat(0);
  if (stars > 0) {
    points = add4(starLayer(dx, dy, dz, 26, 17, stars * 1.5), starLayer(dx, dy, dz, 61, 5, stars * 0.6));
    if (uniform(MILKY_WAY) > 0) points = add4(points, mul4(starLayer(dx, dy, dz, 140, 29, 0.4), min4(splat(1), scale4(glow, 9))));
    points = mul4(points, above);
  }
  light.red = add4(light.red, madd4(glow, splat(0.86), points));
  light.green = add4(light.green, madd4(glow, splat(0.84), scale4(points, 0.96)));
  light.blue = add4(light.blue, madd4(glow, splat(1.12), scale4(points, 1.04)));
}

export function addMoon(dx: v128, dy: v128, dz: v128): void {
  const radius = uniform(MOON_RADIUS);
  const towards = dot4(dx, dy, dz, uniform4(MOON_DIRECTION), uniform4(MOON_DIRECTION + 1), uniform4(MOON_DIRECTION + 2));
  const halo = scale4(exp4(scale4(sub4(splat(1), towards), -60)), 0.09);
  const wide = scale4(exp4(scale4(sub4(splat(1), towards), -9)), 0.03);
  let shine = v128.and(f32x4.gt(towards, splat(0)), add4(halo, wide));
  let disc = splat(0), face = splat(0);
  if (v128.any_true(f32x4.gt(towards, splat(1 - radius * radius)))) {
    const inverse = f32(1) / radius;
    const x = scale4(dot4(dx, dy, dz, uniform4(MOON_RIGHT), uniform4(MOON_RIGHT + 1), uniform4(MOON_RIGHT + 2)), inverse);
    const y = scale4(dot4(dx, dy, dz, uniform4(MOON_UP), uniform4(MOON_UP + 1), uniform4(MOON_UP + 2)), inverse);
    const r2 = add4(mul4(x, x), mul4(y, y));
    const edge = max4(splat(0.03), splat(uniform(STAR_RADIUS) * inverse));
    disc = v128.and(f32x4.gt(towards, splat(0)), clamp4(div4(sub4(splat(1), sqrt4(r2)), edge)));
    const depth = sqrt4(max4(splat(0), sub4(splat(1), r2)));
    const lit = smoothstep4(-0.05, 0.2, madd4(x, uniform4(MOON_LIGHT), mul4(depth, uniform4(MOON_LIGHT + 1))));
    const seas = smoothstep4(0.42, 0.6, noise4(madd4(x, splat(0.13), splat(0.3)), madd4(y, splat(0.13), splat(0.6))));
    const grain = noise4(scale4(x, 0.5), scale4(y, 0.5));
    face = mul4(madd4(lit, splat(0.97), splat(0.03)), sub4(madd4(grain, splat(0.35), splat(0.9)), scale4(seas, 0.38)));
  }
  light.red = mix4(madd4(uniform4(MOON_COLOUR), shine, light.red), mul4(uniform4(MOON_COLOUR), face), disc);
  light.green = mix4(madd4(uniform4(MOON_COLOUR + 1), shine, light.green), mul4(uniform4(MOON_COLOUR + 1), face), disc);
  light.blue = mix4(madd4(uniform4(MOON_COLOUR + 2), shine, light.blue), mul4(uniform4(MOON_COLOUR + 2), face), disc);
}

@inline function band(position: v128, centre: f32, width: f32): v128 {
  return max4(splat(0), sub4(splat(1), abs4(scale4(sub4(position, splat(centre)), f32(1) / width))));
}

/** The bow at 40 to 42 degrees round the point opposite the sun, red outside, and a faint second one at 51. */
export function addRainbow(dx: v128, dy: v128, dz: v128): void {
  const cosine = dot4(dx, dy, dz, uniform4(RAINBOW_CENTRE), uniform4(RAINBOW_CENTRE + 1), uniform4(RAINBOW_CENTRE + 2));
  if (!v128.any_true(v128.and(f32x4.gt(cosine, splat(0.58)), f32x4.lt(cosine, splat(0.80))))) return;
  const strength = scale4(smoothstep4(-0.01, 0.05, dy), uniform(RAINBOW) * 0.8);
  // 0 at the red rim, 1 at the violet rim.
  const main = scale4(sub4(cosine, splat(0.731)), f32(1) / 0.045);
  const second = scale4(sub4(splat(0.640), cosine), f32(1) / 0.05);
  const red = add4(add4(band(main, 0.18, 0.3), scale4(band(main, 0.95, 0.22), 0.45)), scale4(band(second, 0.18, 0.3), 0.25));
  const green = add4(band(main, 0.46, 0.32), scale4(band(second, 0.46, 0.32), 0.25));
  const blue = add4(band(main, 0.78, 0.34), scale4(band(second, 0.78, 0.34), 0.25));
  // On a bright sky the colours would drown: it is dimmed behind them.
  const dimmed = sub4(splat(1), mul4(strength, scale4(min4(splat(1), add4(red, add4(green, blue))), 0.5)));
  light.red = madd4(red, strength, mul4(light.red, dimmed));
  light.green = madd4(green, strength, mul4(light.green, dimmed));
  light.blue = madd4(blue, strength, mul4(light.blue, dimmed));
}

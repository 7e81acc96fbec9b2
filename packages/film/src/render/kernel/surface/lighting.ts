/** Sun with soft shadow, light from above and below, lamps, highlights, fog. */

import { buffer, uniform, uniform4 } from '../buffers';
import {
  FOG_COLOUR, FOG_DENSITY, FOG_FALLOFF, FOG_START, FUR, GROUND_COLOUR, LEAF, SHADE_CARTOON, SHADE_CLAY, SHADE_FLAT, SHADOW_BIAS,
  SHADOW_CENTRE, SHADOW_NORMAL_OFFSET, SHADOW_RADIUS, SHADOW_RIGHT, SHADOW_SIZE, SHADOW_TEXELS_PER_METRE, SHADOW_UP, SKY_COLOUR, SUN_COLOUR, SUN_DIRECTION,
  TRIANGLE_FLAGS, TWO_SIDED,
} from '../layout';
import { sunlight } from '../shadow-map';
import { abs4, add4, div4, dot4, exp4, inverseSqrt4, logNearOne4, madd4, max4, min4, mix4, mul4, power2, scale4, select4, smoothstep4, splat, sqrt4, sub4 } from '../simd';
import { addLamps, anyLamp, highlight } from './lamps';
import { batch, surface } from './surface';

/** Unit normals on the side of the viewer; leaves keep theirs, so that both sides are lit alike. */
export function orientNormals(): void {
  let nx = surface.normalX, ny = surface.normalY, nz = surface.normalZ;
  const length = inverseSqrt4(max4(dot4(nx, ny, nz, nx, ny, nz), splat(1e-20)));
  nx = mul4(nx, length);
  ny = mul4(ny, length);
  nz = mul4(nz, length);
  let facing = f32x4.neg(dot4(nx, ny, nz, surface.viewX, surface.viewY, surface.viewZ));
  if (batch.pattern != LEAF) {
    const flags = buffer(TRIANGLE_FLAGS);
    const twoSided = i32x4(
      load<u8>(flags + i32x4.extract_lane(surface.triangle, 0)) & TWO_SIDED, load<u8>(flags + i32x4.extract_lane(surface.triangle, 1)) & TWO_SIDED,
      load<u8>(flags + i32x4.extract_lane(surface.triangle, 2)) & TWO_SIDED, load<u8>(flags + i32x4.extract_lane(surface.triangle, 3)) & TWO_SIDED,
    );
    const sign = v128.and(v128.and(f32x4.lt(facing, splat(0)), i32x4.gt_s(twoSided, i32x4.splat(0))), splat(-0.0));
    nx = v128.xor(nx, sign);
    ny = v128.xor(ny, sign);
    nz = v128.xor(nz, sign);
    facing = v128.xor(facing, sign);
  }
  surface.normalX = nx;
  surface.normalY = ny;
  surface.normalZ = nz;
  surface.facing = select4(f32x4.lt(facing, splat(0)), splat(0.02), facing);
}

export function lookUpShadow(): void {
  const offset = uniform(SHADOW_NORMAL_OFFSET), scale = uniform(SHADOW_TEXELS_PER_METRE), middle = splat(uniform(SHADOW_SIZE) * 0.5);
  const x = madd4(surface.normalX, splat(offset), sub4(surface.x, uniform4(SHADOW_CENTRE)));
  const y = madd4(surface.normalY, splat(offset), sub4(surface.y, uniform4(SHADOW_CENTRE + 1)));
  const z = madd4(surface.normalZ, splat(offset), sub4(surface.z, uniform4(SHADOW_CENTRE + 2)));
  const u = madd4(dot4(x, y, z, uniform4(SHADOW_RIGHT), uniform4(SHADOW_RIGHT + 1), uniform4(SHADOW_RIGHT + 2)), splat(scale), middle);
  const v = madd4(dot4(x, y, z, uniform4(SHADOW_UP), uniform4(SHADOW_UP + 1), uniform4(SHADOW_UP + 2)), splat(scale), middle);
  let depth = add4(dot4(x, y, z, uniform4(SUN_DIRECTION), uniform4(SUN_DIRECTION + 1), uniform4(SUN_DIRECTION + 2)), splat(uniform(SHADOW_BIAS)));
  // The taps of a soft edge reach along a slanted surface: allow for how its depth changes there.
  const cosine = abs4(dot4(surface.normalX, surface.normalY, surface.normalZ, uniform4(SUN_DIRECTION), uniform4(SUN_DIRECTION + 1), uniform4(SUN_DIRECTION + 2)));
  const slope = min4(splat(2), div4(sqrt4(max4(splat(0), sub4(splat(1), mul4(cosine, cosine)))), max4(cosine, splat(0.1))));
  depth = madd4(slope, splat(uniform(SHADOW_RADIUS) / scale * 0.75), depth);
  const turn = surface.turn;
  const isFine = batch.pattern == LEAF;
  surface.sun = f32x4(
    sunlight(f32x4.extract_lane(u, 0), f32x4.extract_lane(v, 0), f32x4.extract_lane(depth, 0), i32x4.extract_lane(turn, 0), isFine), sunlight(f32x4.extract_lane(u, 1), f32x4.extract_lane(v, 1), f32x4.extract_lane(depth, 1), i32x4.extract_lane(turn, 1), isFine),
    sunlight(f32x4.extract_lane(u, 2), f32x4.extract_lane(v, 2), f32x4.extract_lane(depth, 2), i32x4.extract_lane(turn, 2), isFine), sunlight(f32x4.extract_lane(u, 3), f32x4.extract_lane(v, 3), f32x4.extract_lane(depth, 3), i32x4.extract_lane(turn, 3), isFine),
  );
}

/** Steps of light instead of a gradient. */
@inline function bands(x: v128): v128 {
  return madd4(smoothstep4(0.02, 0.06, x), splat(0.45), madd4(smoothstep4(0.4, 0.44, x), splat(0.4), scale4(smoothstep4(0.88, 0.9, x), 0.15)));
}

export function lightSurface(): void {
  const nx = surface.normalX, ny = surface.normalY, nz = surface.normalZ;
  const lx = uniform4(SUN_DIRECTION), ly = uniform4(SUN_DIRECTION + 1), lz = uniform4(SUN_DIRECTION + 2);
  const towardsSun = dot4(nx, ny, nz, lx, ly, lz);
  const translucency = batch.translucency;
  surface.sun = splat(1);
  if (translucency > 0 || v128.any_true(f32x4.gt(towardsSun, splat(-0.25)))) lookUpShadow();
  const sun = surface.sun, open = surface.open;
  const grazing = sub4(splat(1), surface.facing), grazing3 = mul4(power2(grazing), grazing);
  const shading = batch.shading;
  const wrap: f32 = shading == SHADE_CLAY ? 0.4 : batch.pattern == LEAF ? 0.5 : batch.pattern == FUR ? 0.3 : 0.12;
  let diffuse = mul4(max4(splat(0), scale4(add4(towardsSun, splat(wrap)), f32(1) / (1 + wrap))), sun);
  if (shading == SHADE_CARTOON) diffuse = bands(diffuse);
  else if (shading == SHADE_FLAT) diffuse = scale4(sun, 0.62);
  let back = splat(0);
  if (translucency > 0 && shading != SHADE_FLAT) {
    const through = max4(splat(0), dot4(surface.viewX, surface.viewY, surface.viewZ, lx, ly, lz));
    back = mul4(mul4(scale4(sun, translucency), madd4(power2(through), splat(0.65), splat(0.35))), max4(splat(0), sub4(splat(1), max4(splat(0), towardsSun))));
  }
  const up = shading == SHADE_FLAT ? splat(0.8) : madd4(ny, splat(0.5), splat(0.5));
  const rim = scale4(mul4(grazing3, open), shading == SHADE_CARTOON || shading == SHADE_FLAT ? 0 : batch.rim);
  const direct = add4(diffuse, back), directBlue = madd4(back, splat(0.6), diffuse);
  const red = surface.red, green = surface.green, blue = surface.blue;
  const ambientRed = mul4(mix4(uniform4(GROUND_COLOUR), uniform4(SKY_COLOUR), up), open);
  const ambientGreen = mul4(mix4(uniform4(GROUND_COLOUR + 1), uniform4(SKY_COLOUR + 1), up), open);
  const ambientBlue = mul4(mix4(uniform4(GROUND_COLOUR + 2), uniform4(SKY_COLOUR + 2), up), open);
  surface.outRed = madd4(red, madd4(uniform4(SUN_COLOUR), direct, ambientRed), mul4(mul4(uniform4(SKY_COLOUR), rim), add4(red, splat(0.3))));
  surface.outGreen = madd4(green, madd4(uniform4(SUN_COLOUR + 1), direct, ambientGreen), mul4(mul4(uniform4(SKY_COLOUR + 1), rim), add4(green, splat(0.3))));
  surface.outBlue = madd4(blue, madd4(uniform4(SUN_COLOUR + 2), directBlue, ambientBlue), mul4(mul4(uniform4(SKY_COLOUR + 2), rim), add4(blue, splat(0.3))));
  if (batch.specular > 0 && shading != SHADE_FLAT) addSunHighlight(mul4(power2(grazing), grazing3));
  // Lamps throw no shadows: corners and contacts at least are darker.
  if (anyLamp()) addLamps(red, green, blue, madd4(open, splat(0.75), splat(0.25)));
}

function addSunHighlight(fresnel: v128): void {
  const sky = scale4(mul4(fresnel, surface.open), batch.specular);
  surface.outRed = madd4(uniform4(SKY_COLOUR), sky, surface.outRed);
  surface.outGreen = madd4(uniform4(SKY_COLOUR + 1), sky, surface.outGreen);
  surface.outBlue = madd4(uniform4(SKY_COLOUR + 2), sky, surface.outBlue);
  if (!v128.any_true(f32x4.gt(surface.sun, splat(0)))) return;
  const hx = sub4(uniform4(SUN_DIRECTION), surface.viewX), hy = sub4(uniform4(SUN_DIRECTION + 1), surface.viewY), hz = sub4(uniform4(SUN_DIRECTION + 2), surface.viewZ);
  const s = mul4(dot4(surface.normalX, surface.normalY, surface.normalZ, hx, hy, hz), inverseSqrt4(dot4(hx, hy, hz, hx, hy, hz)));
  const gloss: f32 = batch.shading == SHADE_CLAY ? 14 : batch.gloss;
  const specular: f32 = batch.shading == SHADE_CLAY ? 0.16 : batch.specular;
  let shine = highlight(s, gloss);
  if (batch.shading == SHADE_CARTOON) shine = scale4(smoothstep4(0.3, 0.4, shine), 0.3);
  shine = mul4(scale4(shine, specular * (f32(0.2) + gloss * 0.03)), surface.sun);
  surface.outRed = madd4(uniform4(SUN_COLOUR), shine, surface.outRed);
  surface.outGreen = madd4(uniform4(SUN_COLOUR + 1), shine, surface.outGreen);
  surface.outBlue = madd4(uniform4(SUN_COLOUR + 2), shine, surface.outBlue);
}

/** Fog by distance, thinner above the ground, brighter towards the sun. */
export function addFog(strength: f32): void {
  const beyond = sub4(surface.depth, uniform4(FOG_START));
  const density = uniform(FOG_DENSITY);
  if (density <= 0 || !v128.any_true(f32x4.gt(beyond, splat(0)))) return;
  let thickness = scale4(max4(beyond, splat(0)), -density);
  const falloff = uniform(FOG_FALLOFF);
  if (falloff > 0) thickness = mul4(thickness, exp4(scale4(max4(surface.y, splat(0)), -falloff)));
  const share = scale4(sub4(splat(1), exp4(thickness)), strength);
  const towards = max4(splat(0), dot4(surface.viewX, surface.viewY, surface.viewZ, uniform4(SUN_DIRECTION), uniform4(SUN_DIRECTION + 1), uniform4(SUN_DIRECTION + 2)));
  const t2 = power2(towards), glow = scale4(mul4(power2(t2), t2), 0.25);
  surface.outRed = mix4(surface.outRed, madd4(uniform4(SUN_COLOUR), glow, uniform4(FOG_COLOUR)), share);
  surface.outGreen = mix4(surface.outGreen, madd4(uniform4(SUN_COLOUR + 1), glow, uniform4(FOG_COLOUR + 1)), share);
  surface.outBlue = mix4(surface.outBlue, madd4(uniform4(SUN_COLOUR + 2), glow, uniform4(FOG_COLOUR + 2)), share);
}

/** Water: colour of the depth, light through crests, mirrored sky or world, sun glitter, foam. Vertex colour: red foam, green crest, blue shallow. */

import { uniform, uniform4 } from '../buffers';
import { HAS_MIRROR, MIRRORED_SKY, SKY_COLOUR, SUN_COLOUR, SUN_DIRECTION, TIME } from '../layout';
import { noise4 } from '../noise';
import { add4, clamp4, div4, dot4, exp4, inverseSqrt4, logNearOne4, madd4, max4, mix4, mul4, power2, scale4, smoothstep4, splat, sub4 } from '../simd';
import { light } from '../sky/light';
import { skyLight } from '../sky/sky';
import { addLamps, anyLamp } from './lamps';
import { lookUpShadow, orientNormals } from './lighting';
import { sampleMirror } from './reflection';
import { batch, surface } from './surface';

/** Two layers of ripples that drift apart, calmer far away. */
function addRipples(): void {
  const drift = uniform(TIME) * 0.02;
  const u1 = madd4(surface.x, splat(0.045), splat(drift)), v1 = scale4(surface.z, 0.045);
  const u2 = scale4(surface.x, 0.19), v2 = madd4(surface.z, splat(0.19), splat(drift * -3));
  const n1 = noise4(u1, v1), n2 = noise4(u2, v2);
  const x1 = sub4(n1, noise4(add4(u1, splat(0.01)), v1)), z1 = sub4(n1, noise4(u1, add4(v1, splat(0.01))));
  const x2 = sub4(n2, noise4(add4(u2, splat(0.008)), v2)), z2 = sub4(n2, noise4(u2, add4(v2, splat(0.008))));
  // Water that mirrors the world is a pond or a lake: small ripples.
  const strength: f32 = uniform(HAS_MIRROR) == 1 ? 0.4 : 1;
  const calm = div4(splat(strength), madd4(surface.depth, splat(0.012), splat(1)));
  surface.normalX = madd4(madd4(x1, splat(2.2), scale4(x2, 1.6)), calm, surface.normalX);
  surface.normalZ = madd4(madd4(z1, splat(2.2), scale4(z2, 1.6)), calm, surface.normalZ);
}

export function shadeWater(): void {
  const foamAmount = surface.red, crest = max4(splat(0), surface.green), shallow = clamp4(surface.blue);
  addRipples();
  orientNormals();
  surface.sun = splat(1);
  lookUpShadow();
  const nx = surface.normalX, ny = surface.normalY, nz = surface.normalZ, facing = surface.facing, sun = surface.sun;
  const grazing2 = power2(sub4(splat(1), facing));
  const share = madd4(power2(grazing2), splat(0.9), splat(0.02));
  if (uniform(HAS_MIRROR) == 1 && !batch.isMirror) {
    const bend = div4(splat(0.5), madd4(surface.depth, splat(0.06), splat(1)));
    sampleMirror(scale4(mul4(nx, bend), 0.4), mul4(nz, bend), 0.006, 3);
  } else {
    const twice = add4(facing, facing);
    skyLight(madd4(twice, nx, surface.viewX), max4(madd4(twice, ny, surface.viewY), splat(0.02)), madd4(twice, nz, surface.viewZ), false);
    const brightness = uniform(MIRRORED_SKY);
    light.red = scale4(light.red, brightness);
    light.green = scale4(light.green, brightness);
    light.blue = scale4(light.blue, brightness);
  }
  const hx = sub4(uniform4(SUN_DIRECTION), surface.viewX), hy = sub4(uniform4(SUN_DIRECTION + 1), surface.viewY), hz = sub4(uniform4(SUN_DIRECTION + 2), surface.viewZ);
  const s = mul4(dot4(nx, ny, nz, hx, hy, hz), inverseSqrt4(dot4(hx, hy, hz, hx, hy, hz)));
  const visible = f32x4.gt(s, splat(0.95));
  let glitter = splat(0);
  if (v128.any_true(visible)) glitter = v128.and(visible, mul4(scale4(exp4(scale4(logNearOne4(max4(s, splat(0.5))), 180)), 1.2), sun));
  const lit = madd4(sun, splat(0.5), splat(0.5));
  // Body of the water: dark and deep, green in crests, turquoise over shallow sand.
  const bottom = noise4(scale4(surface.x, 0.11), scale4(surface.z, 0.11));
  const caustics = scale4(smoothstep4(0.45, 0.75, noise4(madd4(surface.x, splat(0.35), splat(uniform(TIME) * 0.03)), scale4(surface.z, 0.35))), 0.25);
  const sand = mul4(power2(shallow), madd4(bottom, splat(0.4), add4(splat(0.7), caustics)));
  const red = mul4(add4(madd4(crest, splat(0.03), splat(0.006)), madd4(sand, splat(0.2), scale4(shallow, 0.015))), lit);
  const green = mul4(add4(madd4(crest, splat(0.13), splat(0.03)), madd4(sand, splat(0.3), scale4(shallow, 0.2))), lit);
  const blue = mul4(add4(madd4(crest, splat(0.12), splat(0.045)), madd4(sand, splat(0.26), scale4(shallow, 0.22))), lit);
  const dayRed = madd4(uniform4(SUN_COLOUR), splat(0.4), uniform4(SKY_COLOUR)), dayGreen = madd4(uniform4(SUN_COLOUR + 1), splat(0.4), uniform4(SKY_COLOUR + 1)), dayBlue = madd4(uniform4(SUN_COLOUR + 2), splat(0.4), uniform4(SKY_COLOUR + 2));
  surface.outRed = madd4(uniform4(SUN_COLOUR), glitter, mix4(mul4(scale4(red, 1.2), dayRed), light.red, share));
  surface.outGreen = madd4(uniform4(SUN_COLOUR + 1), glitter, mix4(mul4(scale4(green, 1.2), dayGreen), light.green, share));
  surface.outBlue = madd4(uniform4(SUN_COLOUR + 2), glitter, mix4(mul4(scale4(blue, 1.2), dayBlue), light.blue, share));
  const time = uniform(TIME);
  const lace = madd4(noise4(madd4(surface.x, splat(0.07), splat(time * 0.006)), scale4(surface.z, 0.07)), splat(0.6), scale4(noise4(scale4(surface.x, 0.23), madd4(surface.z, splat(0.23), splat(time * 0.012))), 0.4));
  const foam = mul4(smoothstep4(0.62, 0.92, madd4(foamAmount, splat(0.75), scale4(lace, 0.62))), smoothstep4(0.02, 0.3, foamAmount));
  const towardsSun = max4(splat(0), dot4(nx, ny, nz, uniform4(SUN_DIRECTION), uniform4(SUN_DIRECTION + 1), uniform4(SUN_DIRECTION + 2)));
  const foamLight = mul4(madd4(mul4(sun, towardsSun), splat(0.45), splat(0.55)), madd4(lace, splat(0.4), splat(0.75)));
  surface.outRed = mix4(surface.outRed, mul4(scale4(madd4(uniform4(SUN_COLOUR), splat(0.45), uniform4(SKY_COLOUR)), 0.78), foamLight), foam);
  surface.outGreen = mix4(surface.outGreen, mul4(scale4(madd4(uniform4(SUN_COLOUR + 1), splat(0.45), uniform4(SKY_COLOUR + 1)), 0.8), foamLight), foam);
  surface.outBlue = mix4(surface.outBlue, mul4(scale4(madd4(uniform4(SUN_COLOUR + 2), splat(0.45), uniform4(SKY_COLOUR + 2)), 0.8), foamLight), foam);
  if (anyLamp()) addLamps(splat(0.5), splat(0.5), splat(0.5), madd4(foam, splat(0.8), splat(0.05)));
}

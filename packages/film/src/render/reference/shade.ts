/** Light on a plain surface in the sun, without shadow, occlusion or fog, as the kernel computes it. For tests. */

import type { Material } from '../../geometry/materials.ts';
import { dot, normalize, subtract, type Vec3 } from '../../math/vector.ts';
import type { Grade, Light } from '../frame-state.ts';

/** `view`: unit vector from the eye to the point. */
export const shadePlain = (
  { sunDirection, sunColour, skyColour, groundColour }: Light,
  material: Material,
  colour: Vec3,
  normal: Vec3,
  view: Vec3,
): Vec3 => {
  const sun = normalize(sunDirection);
  const towardsSun = dot(normal, sun);
  const diffuse = Math.max(0, (towardsSun + 0.12) / 1.12);
  const facing = Math.max(0.02, -dot(normal, view));
  const rim = material.rim * (1 - facing) ** 3;
  const half = normalize(subtract(sun, view));
  const cosine = dot(normal, half);
  const strength = material.specular * (0.2 + material.gloss * 0.03);
  const highlight = cosine > 0.6 ? strength * cosine ** (material.gloss * 1.44) : 0;
  const fresnel = material.specular * (1 - facing) ** 5;
  const up = normal[1] * 0.5 + 0.5;
  const channel = (k: 0 | 1 | 2) => {
    const ambient = groundColour[k] + (skyColour[k] - groundColour[k]) * up;
    return (
      colour[k] * (sunColour[k] * diffuse + ambient) +
      skyColour[k] * rim * (colour[k] + 0.3) +
      sunColour[k] * highlight +
      skyColour[k] * fresnel
    );
  };
  return [channel(0), channel(1), channel(2)];
};

/** Exposure, saturation, film curve and gamma; no bloom, no vignette. */
export const gradePixel = (light: Vec3, grade: Grade): Vec3 => {
  const exposed = light.map((value, k) => value * grade.exposure * grade.tint[k]!) as Vec3;
  const grey = exposed[0] * 0.3 + exposed[1] * 0.59 + exposed[2] * 0.11;
  return exposed.map((value) => {
    const x = Math.max(0, grey + (value - grey) * grade.saturation);
    const filmic = Math.min(1, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14));
    return Math.max(0, Math.min(255, (255 * filmic ** (1 / 2.2) - 118) * grade.contrast + 118));
  }) as Vec3;
};

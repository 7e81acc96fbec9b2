/** Soft shapes as signed distances: negative inside, metres to the surface. Called millions of times: no arrays inside. */

import type { Vec3 } from '../math/vector.ts';

export type DistanceField = (x: number, y: number, z: number) => number;

/** A capsule with a radius at either end. */
export const capsule = (from: Vec3, to: Vec3, radiusFrom: number, radiusTo = radiusFrom): DistanceField => {
  const [ax, ay, az] = from;
  const [bx, by, bz] = [to[0] - ax, to[1] - ay, to[2] - az];
  const inverse = 1 / (bx * bx + by * by + bz * bz || 1);
  return (x, y, z) => {
    const px = x - ax;
    const py = y - ay;
    const pz = z - az;
    let t = (px * bx + py * by + pz * bz) * inverse;
    t = t < 0 ? 0 : Math.min(t, 1);
    const dx = px - bx * t;
    const dy = py - by * t;
    const dz = pz - bz * t;
    return Math.sqrt(dx * dx + dy * dy + dz * dz) - (radiusFrom + (radiusTo - radiusFrom) * t);
  };
};

/** An ellipsoid, optionally tilted about x, then about z. */
export const ellipsoid = (centre: Vec3, radii: Vec3, tiltX = 0, tiltZ = 0): DistanceField => {
  const [cosX, sinX, cosZ, sinZ] = [Math.cos(tiltX), Math.sin(tiltX), Math.cos(tiltZ), Math.sin(tiltZ)];
  const [ix, iy, iz] = [1 / radii[0], 1 / radii[1], 1 / radii[2]];
  const [cx, cy, cz] = centre;
  const smallest = Math.min(...radii);
  return (worldX, worldY, worldZ) => {
    const x0 = worldX - cx;
    const y0 = worldY - cy;
    const z0 = worldZ - cz;
    const x = x0 * cosZ + y0 * sinZ;
    const y1 = -x0 * sinZ + y0 * cosZ;
    const y = y1 * cosX + z0 * sinX;
    const z = -y1 * sinX + z0 * cosX;
    const ux = x * ix;
    const uy = y * iy;
    const uz = z * iz;
    const vx = ux * ix;
    const vy = uy * iy;
    const vz = uz * iz;
    const inside = Math.sqrt(ux * ux + uy * uy + uz * uz);
    const gradient = Math.sqrt(vx * vx + vy * vy + vz * vz);
    return gradient < 1e-9 ? -smallest : (inside * (inside - 1)) / gradient;
  };
};

/** The union of two distances, rounded over `width` metres where they meet. */
export const smoothUnion = (a: number, b: number, width: number): number => {
  const overlap = width - Math.abs(a - b);
  return Math.min(a, b) - (overlap > 0 ? (overlap * overlap) / (4 * width) : 0);
};

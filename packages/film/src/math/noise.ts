/** Smooth noise for terrain, colours and motion. */

const [perX, perY, perZ] = [374761393, 668265263, 1274126177];

/** 0..1 of the sum of the products of a corner. */
const hash = (sum: number): number => {
  const mixed = Math.imul(sum ^ (sum >>> 13), 1103515245);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
};

const ease = (t: number) => t * t * (3 - 2 * t);

/** Value noise in 0..1. Plain numbers only: modelling calls it millions of times. */
export const noise = (x: number, y: number, z: number): number => {
  const cellX = Math.floor(x);
  const cellY = Math.floor(y);
  const cellZ = Math.floor(z);
  const u = ease(x - cellX);
  const v = ease(y - cellY);
  const w = ease(z - cellZ);
  const x0 = Math.imul(cellX, perX);
  const x1 = x0 + perX;
  const y0 = Math.imul(cellY, perY);
  const z0 = Math.imul(cellZ, perZ);
  const z1 = z0 + perZ;
  const a = hash((x0 + y0 + z0) | 0);
  const c = hash((x0 + y0 + z1) | 0);
  let near = a + (hash((x1 + y0 + z0) | 0) - a) * u;
  let far = c + (hash((x1 + y0 + z1) | 0) - c) * u;
  // At a whole height, where noise of a plane is asked for, the corners above count for nothing.
  if (v > 0) {
    const y1 = y0 + perY;
    const b = hash((x0 + y1 + z0) | 0);
    const d = hash((x0 + y1 + z1) | 0);
    near += (b + (hash((x1 + y1 + z0) | 0) - b) * u - near) * v;
    far += (d + (hash((x1 + y1 + z1) | 0) - d) * u - far) * v;
  }
  return near + (far - near) * w;
};

/** Octaves of value noise in 0..1. */
export const fractalNoise = (x: number, y: number, z: number, octaves = 4): number => {
  let [sum, amplitude, total] = [0, 0.5, 0];
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += amplitude * noise(x, y, z);
    total += amplitude;
    amplitude *= 0.5;
    x = x * 2.03 + 7.1;
    y = y * 2.03 + 3.3;
    z = z * 2.03 + 1.7;
  }
  return sum / total;
};

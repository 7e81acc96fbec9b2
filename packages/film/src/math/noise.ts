/** Smooth noise for terrain, colours and motion. */

const hash3 = (x: number, y: number, z: number) => {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(z, 1274126177)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1103515245);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
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
  const a = hash3(cellX, cellY, cellZ);
  const b = hash3(cellX, cellY + 1, cellZ);
  const c = hash3(cellX, cellY, cellZ + 1);
  const d = hash3(cellX, cellY + 1, cellZ + 1);
  const nearTop = a + (hash3(cellX + 1, cellY, cellZ) - a) * u;
  const nearBottom = b + (hash3(cellX + 1, cellY + 1, cellZ) - b) * u;
  const farTop = c + (hash3(cellX + 1, cellY, cellZ + 1) - c) * u;
  const farBottom = d + (hash3(cellX + 1, cellY + 1, cellZ + 1) - d) * u;
  const near = nearTop + (nearBottom - nearTop) * v;
  const far = farTop + (farBottom - farTop) * v;
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

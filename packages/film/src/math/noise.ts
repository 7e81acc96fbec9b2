/** Smooth noise for terrain, colours and motion. */

const hash3 = (x: number, y: number, z: number) => {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(z, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1103515245);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

/** Value noise in 0..1. */
export const noise = (x: number, y: number, z: number): number => {
  const [cellX, cellY, cellZ] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const ease = (t: number) => t * t * (3 - 2 * t);
  const [u, v, w] = [ease(x - cellX), ease(y - cellY), ease(z - cellZ)];
  const alongX = (dy: number, dz: number) => {
    const a = hash3(cellX, cellY + dy, cellZ + dz);
    return a + (hash3(cellX + 1, cellY + dy, cellZ + dz) - a) * u;
  };
  const near = alongX(0, 0) + (alongX(1, 0) - alongX(0, 0)) * v;
  const far = alongX(0, 1) + (alongX(1, 1) - alongX(0, 1)) * v;
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

/** Distances in a grid: exact ones through the air, and ones along the cells of a region. */

const far = 1e9;

/** Lower envelope of parabolas along one line, as Felzenszwalb and Huttenlocher describe it. */
const alongLine = (
  line: Float64Array,
  count: number,
  out: Float64Array,
  sites: Int32Array,
  edges: Float64Array,
) => {
  let last = 0;
  sites[0] = 0;
  edges[0] = -far;
  edges[1] = far;
  for (let q = 1; q < count; q += 1) {
    const cross = () => {
      const site = sites[last]!;
      return (line[q]! + q * q - (line[site]! + site * site)) / (2 * q - 2 * site);
    };
    let at = cross();
    while (at <= edges[last]! && last > 0) {
      last -= 1;
      at = cross();
    }
    last += 1;
    sites[last] = q;
    edges[last] = at;
    edges[last + 1] = far;
  }
  for (let q = 0, n = 0; q < count; q += 1) {
    while (edges[n + 1]! < q) n += 1;
    const site = sites[n]!;
    out[q] = (q - site) ** 2 + line[site]!;
  }
};

/** Of every cell to the nearest one that `isSeed` marks. */
export const distanceTo = (
  isSeed: Uint8Array,
  { width, height }: { width: number; height: number },
): Float32Array => {
  const squared = new Float64Array(isSeed.length);
  const longest = Math.max(width, height);
  const [line, out] = [new Float64Array(longest), new Float64Array(longest)];
  const [sites, edges] = [new Int32Array(longest + 1), new Float64Array(longest + 2)];
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < height; y += 1) line[y] = isSeed[y * width + x] ? 0 : far;
    alongLine(line, height, out, sites, edges);
    for (let y = 0; y < height; y += 1) squared[y * width + x] = out[y]!;
  }
  const result = new Float32Array(isSeed.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) line[x] = squared[y * width + x]!;
    alongLine(line, width, out, sites, edges);
    for (let x = 0; x < width; x += 1) result[y * width + x] = Math.sqrt(out[x]!);
  }
  return result;
};

/** Along cells that `isInside` marks, from the cells in `seeds`; -1 where there is no way. */
export const distanceWithin = (
  isInside: Uint8Array,
  { width, height }: { width: number; height: number },
  seeds: readonly number[],
): Float32Array => {
  const distance = new Float32Array(isInside.length).fill(-1);
  let front = [...seeds];
  for (const at of seeds) distance[at] = 0;
  while (front.length > 0) {
    const next: number[] = [];
    for (const at of front) {
      const [x, y] = [at % width, Math.floor(at / width)];
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) {
          const [nx, ny] = [x + dx, y + dy];
          if ((dx === 0 && dy === 0) || nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
          const to = ny * width + nx;
          if (!isInside[to]) continue;
          const way = distance[at]! + (dx !== 0 && dy !== 0 ? Math.SQRT2 : 1);
          if (distance[to]! >= 0 && distance[to]! <= way + 1e-4) continue;
          distance[to] = way;
          next.push(to);
        }
    }
    front = next;
  }
  return distance;
};

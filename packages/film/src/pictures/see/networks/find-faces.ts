/** Faces with 468 points each: BlazeFace finds them, Face Mesh follows their form. */

import type { Picture } from '../../picture.ts';
import type { Network, Networks } from './networks.ts';
import { type Region, samplePlanes } from './sample.ts';

export type FoundFace = {
  /** In pixels of the picture; z in the same measure, smaller is nearer. */
  points: { x: number; y: number; z: number }[];
  region: Region;
  score: number;
};

const detectorSide = 256;
const meshSide = 192;
/** Leaves and lattices look like faces to the detector up to about 0.5. */
const leastScore = 0.55;
const leastMeshScore = 0.6;
/** Share of the picture's longer side below which a face has too few pixels to move. */
const leastSize = 0.025;
const mostFaces = 8;

const toSigned = (level: number) => level / 127.5 - 1;
const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

type Candidate = { x: number; y: number; size: number; score: number };

/** The detector looks at squares: the whole picture, and for long ones each end by itself. */
const squaresOf = ({ width, height }: Picture): Region[] => {
  const side = Math.max(width, height);
  const whole = { left: (width - side) / 2, top: (height - side) / 2, width: side, height: side };
  const short = Math.min(width, height);
  const steps = side / short > 1.2 ? [0, 0.5, 1] : [];
  const parts = steps.map((step) => ({
    left: (width - short) * step,
    top: (height - short) * step,
    width: short,
    height: short,
  }));
  return [whole, ...parts];
};

const detect = async (network: Network, picture: Picture, square: Region): Promise<Candidate[]> => {
  const planes = samplePlanes(picture, square, { width: detectorSide, height: detectorSide }, toSigned);
  const [scores16, scores8, boxes16, boxes8] = await network.run(planes);
  const scale = square.width / detectorSide;
  const found: Candidate[] = [];
  const read = (scores: Float32Array, boxes: Float32Array, cells: number, anchors: number) => {
    for (let n = 0; n < scores.length; n += 1) {
      const score = sigmoid(scores[n]!);
      if (score < leastScore) continue;
      const cell = Math.floor(n / anchors);
      const stride = detectorSide / cells;
      const centreX = ((cell % cells) + 0.5) * stride + boxes[n * 16]!;
      const centreY = (Math.floor(cell / cells) + 0.5) * stride + boxes[n * 16 + 1]!;
      found.push({
        x: square.left + centreX * scale,
        y: square.top + centreY * scale,
        size: Math.max(boxes[n * 16 + 2]!, boxes[n * 16 + 3]!) * scale,
        score,
      });
    }
  };
  read(scores16!.values, boxes16!.values, 16, 2);
  read(scores8!.values, boxes8!.values, 8, 6);
  return found;
};

const withoutDoubles = (candidates: Candidate[]): Candidate[] => {
  const kept: Candidate[] = [];
  for (const one of candidates.sort((a, b) => b.score - a.score)) {
    const isKnown = kept.some(
      (other) => Math.hypot(one.x - other.x, one.y - other.y) < Math.max(one.size, other.size) * 0.5,
    );
    if (!isKnown && kept.length < mostFaces) kept.push(one);
  }
  return kept;
};

const followMesh = async (
  mesh: Network,
  picture: Picture,
  { x, y, size }: Candidate,
): Promise<FoundFace | undefined> => {
  const wide = size * 1.5;
  const region = { left: x - wide / 2, top: y - wide / 2, width: wide, height: wide };
  const planes = samplePlanes(picture, region, { width: meshSide, height: meshSide }, (level) => level / 255);
  const [points, flag] = await mesh.run(planes);
  const raw = flag!.values[0]!;
  // The mesh network's own flag is a probability already in this export.
  const score = raw >= 0 && raw <= 1 ? raw : sigmoid(raw);
  if (score < leastMeshScore) return undefined;
  const scale = wide / meshSide;
  const values = points!.values;
  return {
    score,
    region,
    points: Array.from({ length: 468 }, (_, n) => ({
      x: region.left + values[n * 3]! * scale,
      y: region.top + values[n * 3 + 1]! * scale,
      z: values[n * 3 + 2]! * scale,
    })),
  };
};

/** Undefined when the networks are not installed. */
export const findFaces = async (networks: Networks, picture: Picture): Promise<FoundFace[] | undefined> => {
  const detector = await networks.find('face');
  const mesh = await networks.find('face mesh');
  if (!detector || !mesh) return undefined;
  const candidates: Candidate[] = [];
  for (const square of squaresOf(picture)) candidates.push(...(await detect(detector, picture, square)));
  const faces: FoundFace[] = [];
  const least = Math.max(picture.width, picture.height) * leastSize;
  for (const candidate of withoutDoubles(candidates)) {
    if (candidate.size < least) continue;
    // The second pass is centred by what the first one found, as the mesh is trained on centred faces.
    const first = await followMesh(mesh, picture, candidate);
    if (!first) continue;
    const xs = first.points.map(({ x }) => x);
    const ys = first.points.map(({ y }) => y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const centred = {
      x: (left + right) / 2,
      y: (top + bottom) / 2,
      size: Math.max(right - left, bottom - top),
      score: candidate.score,
    };
    const second = await followMesh(mesh, picture, centred);
    if (second) faces.push({ ...second, score: candidate.score });
  }
  return faces;
};

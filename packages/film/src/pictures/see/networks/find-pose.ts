/** Seventeen joints of a person in a part of a picture: MoveNet. */

import type { Picture } from '../../picture.ts';
import { type JointName, jointNames } from '../seen-picture.ts';
import type { Networks } from './networks.ts';
import { type Region, samplePlanes } from './sample.ts';

/** In pixels of the picture. `left` is the person's own left. */
export type Joint = { x: number; y: number; score: number };
export type FoundPose = { joints: Record<JointName, Joint>; score: number };

const side = 192;
const cells = 48;

/** The person whose centre is clearest: coarse places of the joints seen from there, then the nearest peak of each. */
const joinMaps = (centre: Float32Array, heat: Float32Array, coarse: Float32Array, fine: Float32Array) => {
  let [best, at] = [-1, 0];
  for (let cell = 0; cell < cells * cells; cell += 1) {
    const fromMiddle = Math.hypot((cell % cells) - cells / 2, Math.floor(cell / cells) - cells / 2);
    const weight = centre[cell]! / (fromMiddle + 20);
    if (weight > best) [best, at] = [weight, cell];
  }
  const [centreX, centreY] = [at % cells, Math.floor(at / cells)];
  return jointNames.map((_, joint) => {
    const expectedY = centreY + coarse[at * 34 + joint * 2]!;
    const expectedX = centreX + coarse[at * 34 + joint * 2 + 1]!;
    let [most, peak] = [-1, 0];
    for (let cell = 0; cell < cells * cells; cell += 1) {
      const away = Math.hypot((cell % cells) - expectedX, Math.floor(cell / cells) - expectedY);
      const weight = heat[cell * 17 + joint]! / (away + 1.8);
      if (weight > most) [most, peak] = [weight, cell];
    }
    return {
      y: (Math.floor(peak / cells) + fine[peak * 34 + joint * 2]!) / cells,
      x: ((peak % cells) + fine[peak * 34 + joint * 2 + 1]!) / cells,
      score: heat[peak * 17 + joint]!,
    };
  });
};

/** `region` holds the whole person. Undefined without the network or without a person. */
export const findPose = async (
  networks: Networks,
  picture: Picture,
  region: Region,
): Promise<FoundPose | undefined> => {
  const network = await networks.find('pose');
  if (!network) return undefined;
  const length = Math.max(region.width, region.height) * 1.15;
  const square = {
    left: region.left + region.width / 2 - length / 2,
    top: region.top + region.height / 2 - length / 2,
    width: length,
    height: length,
  };
  const planes = samplePlanes(picture, square, { width: side, height: side }, (level) => level / 127.5 - 1);
  const [centre, heat, coarse, fine] = await network.run(planes);
  const found = joinMaps(centre!.values, heat!.values, coarse!.values, fine!.values);
  const joints = Object.fromEntries(
    found.map(({ x, y, score }, n) => [
      jointNames[n]!,
      { x: square.left + x * length, y: square.top + y * length, score },
    ]),
  ) as Record<JointName, Joint>;
  const score = found.reduce((sum, joint) => sum + joint.score, 0) / found.length;
  return score < 0.22 ? undefined : { joints, score };
};

/** The salient subject of a picture, softly cut: U2-Net in its small form. */

import type { Picture } from '../../picture.ts';
import type { Plane } from '../../plane.ts';
import type { Networks } from './networks.ts';
import { imageNet, samplePlanes } from './sample.ts';

const side = 320;

export const findMatte = async (networks: Networks, picture: Picture): Promise<Plane | undefined> => {
  const network = await networks.find('matte');
  if (!network) return undefined;
  const whole = { left: 0, top: 0, width: picture.width, height: picture.height };
  const [matte] = await network.run(samplePlanes(picture, whole, { width: side, height: side }, imageNet));
  const values = matte!.values;
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  // A picture without a subject has a weak maximum; stretching it would make one out of noise.
  const range = Math.max(0.35, high - low);
  return { width: side, height: side, values: values.map((value) => (value - low) / range) };
};

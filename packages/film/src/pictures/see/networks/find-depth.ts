/** Coarse nearness of a picture by FastDepth, which was trained on rooms. */

import type { Picture } from '../../picture.ts';
import type { Plane } from '../../plane.ts';
import type { Networks } from './networks.ts';
import { samplePlanes } from './sample.ts';

const side = 224;

/** Distance in the network's own measure, larger is further. */
export const findDistance = async (networks: Networks, picture: Picture): Promise<Plane | undefined> => {
  const network = await networks.find('depth');
  if (!network) return undefined;
  const whole = { left: 0, top: 0, width: picture.width, height: picture.height };
  const planes = samplePlanes(picture, whole, { width: side, height: side }, (level) => level / 255);
  const [distance] = await network.run(planes);
  return { width: side, height: side, values: distance!.values };
};

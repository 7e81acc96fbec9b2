/** The 80 kinds of common things: CenterNet on MobileNet v3. */

import type { Picture } from '../../picture.ts';
import type { Networks } from './networks.ts';
import { type Region, samplePlanes } from './sample.ts';

export const objectNouns = [
  'person',
  'bicycle',
  'car',
  'motorcycle',
  'airplane',
  'bus',
  'train',
  'truck',
  'boat',
  'traffic light',
  'fire hydrant',
  'stop sign',
  'parking meter',
  'bench',
  'bird',
  'cat',
  'dog',
  'horse',
  'sheep',
  'cow',
  'elephant',
  'bear',
  'zebra',
  'giraffe',
  'backpack',
  'umbrella',
  'handbag',
  'tie',
  'suitcase',
  'frisbee',
  'skis',
  'snowboard',
  'ball',
  'kite',
  'baseball bat',
  'baseball glove',
  'skateboard',
  'surfboard',
  'tennis racket',
  'bottle',
  'wine glass',
  'cup',
  'fork',
  'knife',
  'spoon',
  'bowl',
  'banana',
  'apple',
  'sandwich',
  'orange',
  'broccoli',
  'carrot',
  'hot dog',
  'pizza',
  'donut',
  'cake',
  'chair',
  'couch',
  'potted plant',
  'bed',
  'table',
  'toilet',
  'television',
  'laptop',
  'mouse',
  'remote',
  'keyboard',
  'phone',
  'microwave',
  'oven',
  'toaster',
  'sink',
  'refrigerator',
  'book',
  'clock',
  'vase',
  'scissors',
  'teddy bear',
  'hair drier',
  'toothbrush',
] as const;
export type ObjectNoun = (typeof objectNouns)[number];
export type FoundObject = { noun: ObjectNoun; score: number; region: Region };

const side = 512;
const cells = 128;
const leastScore = 0.3;
const mostObjects = 24;

const overlapOf = (a: Region, b: Region): number => {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const tall = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  if (wide <= 0 || tall <= 0) return 0;
  return (wide * tall) / (a.width * a.height + b.width * b.height - wide * tall);
};

/** Undefined when the network is not installed. */
export const findObjects = async (
  networks: Networks,
  picture: Picture,
): Promise<FoundObject[] | undefined> => {
  const network = await networks.find('object');
  if (!network) return undefined;
  const whole = { left: 0, top: 0, width: picture.width, height: picture.height };
  const planes = samplePlanes(picture, whole, { width: side, height: side }, (level) => level);
  const [heat, sizes] = await network.run(planes);
  const kinds = objectNouns.length;
  const found: FoundObject[] = [];
  const [scaleX, scaleY] = [picture.width / side, picture.height / side];
  for (let cell = 0; cell < cells * cells; cell += 1) {
    for (let kind = 0; kind < kinds; kind += 1) {
      const score = heat!.values[cell * kinds + kind]!;
      if (score < leastScore) continue;
      const x = (cell % cells) * 4;
      const y = Math.floor(cell / cells) * 4;
      const [left, top, right, bottom] = [0, 1, 2, 3].map((edge) => sizes!.values[cell * 4 + edge]!);
      found.push({
        noun: objectNouns[kind]!,
        score,
        region: {
          left: (x - left!) * scaleX,
          top: (y - top!) * scaleY,
          width: (left! + right!) * scaleX,
          height: (top! + bottom!) * scaleY,
        },
      });
    }
  }
  const kept: FoundObject[] = [];
  for (const one of found.sort((a, b) => b.score - a.score)) {
    if (one.region.width <= 0 || one.region.height <= 0 || kept.length >= mostObjects) continue;
    if (!kept.some((other) => overlapOf(one.region, other.region) > 0.5)) kept.push(one);
  }
  return kept;
};

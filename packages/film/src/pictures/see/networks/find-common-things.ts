/** Common things with their names and boxes: SSDLite on MobileNet v2, trained on the 80 kinds of COCO. */

import type { Picture } from '../../picture.ts';
import type { Box } from '../seen-picture.ts';
import { detectorSide } from './detector-network.ts';
import type { Networks } from './networks.ts';
import { samplePlanes } from './sample.ts';

export type NamedBox = { name: string; box: Box; score: number };

/** By the numbers of COCO; the gaps are numbers without a kind. */
const names: (string | null)[] = [
  ...'person bicycle car motorcycle airplane bus train truck boat'.split(' '),
  'traffic light',
  'fire hydrant',
  null,
  'stop sign',
  'parking meter',
  ...'bench bird cat dog horse sheep cow elephant bear zebra giraffe'.split(' '),
  null,
  'backpack',
  'umbrella',
  null,
  null,
  ...'handbag tie suitcase frisbee skis snowboard ball kite'.split(' '),
  'baseball bat',
  'baseball glove',
  'skateboard',
  'surfboard',
  'tennis racket',
  'bottle',
  null,
  'wine glass',
  ...'cup fork knife spoon bowl banana apple sandwich orange broccoli carrot'.split(' '),
  'hot dog',
  ...'pizza donut cake chair couch'.split(' '),
  'houseplant',
  'bed',
  null,
  'table',
  null,
  null,
  'toilet',
  null,
  ...'television laptop mouse remote keyboard'.split(' '),
  'phone',
  ...'microwave oven toaster sink refrigerator'.split(' '),
  null,
  ...'book clock vase scissors'.split(' '),
  'teddy bear',
  'hair dryer',
  'toothbrush',
];

export const commonNames: ReadonlySet<string> = new Set(names.filter((name) => name !== null));

const animals = new Set('bird cat dog horse sheep cow elephant bear zebra giraffe'.split(' '));
const vehicles = new Set('bicycle car motorcycle airplane bus train truck boat'.split(' '));

export const natureOfName = (name: string): 'person' | 'animal' | 'vehicle' | 'other' => {
  if (name === 'person') return name;
  if (animals.has(name)) return 'animal';
  return vehicles.has(name) ? 'vehicle' : 'other';
};

const grids = [19, 10, 5, 3, 2, 1];
const scaleOf = (layer: number) => (layer > 5 ? 1 : 0.2 + 0.15 * layer);

/** Width and height of the boxes that every cell of a grid looks for. */
const shapesOf = (layer: number): { width: number; height: number }[] => {
  const shape = (scale: number, ratio: number) => ({
    width: scale * Math.sqrt(ratio),
    height: scale / Math.sqrt(ratio),
  });
  const scale = scaleOf(layer);
  if (layer === 0) return [shape(0.1, 1), shape(scale, 2), shape(scale, 0.5)];
  return [
    ...[1, 2, 0.5, 3, 1 / 3].map((ratio) => shape(scale, ratio)),
    shape(Math.sqrt(scale * scaleOf(layer + 1)), 1),
  ];
};

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));
const toSigned = (level: number) => level / 127.5 - 1;
/** Kinds with the background first. */
const kindCount = 91;

/** Below this the network guesses. */
const leastScore = 0.4;
const mostThings = 12;
/** Of two boxes of one kind that share more than this the clearer one stays. */
const mostShared = 0.45;

const areaOf = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);

/** Of their common area in the area of both. */
export const sharedShare = (a: Box, b: Box): number => {
  const common = areaOf({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  return common / Math.max(1e-9, areaOf(a) + areaOf(b) - common);
};

const readLayer = (layer: number, boxes: Float32Array, scores: Float32Array): NamedBox[] => {
  const side = grids[layer]!;
  const shapes = shapesOf(layer);
  const found: NamedBox[] = [];
  for (let n = 0; n < side * side * shapes.length; n += 1) {
    let [best, score] = [0, Number.NEGATIVE_INFINITY];
    for (let kind = 1; kind < kindCount; kind += 1)
      if (scores[n * kindCount + kind]! > score) [best, score] = [kind, scores[n * kindCount + kind]!];
    const name = names[best - 1];
    if (!name || sigmoid(score) < leastScore) continue;
    const cell = Math.floor(n / shapes.length);
    const { width, height } = shapes[n % shapes.length]!;
    const [dy, dx, dh, dw] = boxes.subarray(n * 4, n * 4 + 4) as unknown as [number, number, number, number];
    const [x, y] = [
      ((cell % side) + 0.5) / side + (dx / 10) * width,
      (Math.floor(cell / side) + 0.5) / side + (dy / 10) * height,
    ];
    const [halfX, halfY] = [(width * Math.exp(dw / 5)) / 2, (height * Math.exp(dh / 5)) / 2];
    const box = {
      left: Math.max(0, x - halfX),
      top: Math.max(0, y - halfY),
      right: Math.min(1, x + halfX),
      bottom: Math.min(1, y + halfY),
    };
    found.push({ name, box, score: sigmoid(score) });
  }
  return found;
};

/** The clearest first. Undefined when the network cannot run here. */
export const findCommonThings = async (
  networks: Networks,
  picture: Picture,
): Promise<NamedBox[] | undefined> => {
  const network = await networks.find('things');
  if (!network) return undefined;
  const whole = { left: 0, top: 0, width: picture.width, height: picture.height };
  const size = { width: detectorSide, height: detectorSide };
  const results = await network.run(samplePlanes(picture, whole, size, toSigned));
  const all = grids.flatMap((_, layer) =>
    readLayer(layer, results[layer * 2]!.values, results[layer * 2 + 1]!.values),
  );
  const kept: NamedBox[] = [];
  for (const one of all.sort((a, b) => b.score - a.score)) {
    const isKnown = kept.some(
      ({ name, box }) => sharedShare(box, one.box) > (name === one.name ? mostShared : 0.75),
    );
    if (!isKnown && kept.length < mostThings) kept.push(one);
  }
  return kept;
};

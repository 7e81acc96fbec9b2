/** Which part of a picture a film of another shape shows: the whole subject with its head and feet, and most of the rest. */

import type { Size } from '../picture.ts';
import { createPlane, growPlane, type Plane } from '../plane.ts';
import { boundsOfMask } from '../see/bounds-of-mask.ts';
import type { Box, SeenPicture } from '../see/seen-picture.ts';

const boundsOf = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** Hair and chin belong to a face. */
const headOf = ({ left, top, right, bottom }: Box): Box => {
  const tall = bottom - top;
  return {
    left: left - tall * 0.15,
    right: right + tall * 0.15,
    top: top - tall * 0.55,
    bottom: bottom + tall * 0.2,
  };
};

/** Of a person whose face is not seen. */
const headShare = 0.2;

/** Heads of all people but those far behind; without people, a subject that stands free of the edges. */
const mattersOf = ({ things, subject }: SeenPicture): { heads: Box[]; subject: Box | null } => ({
  heads: things.flatMap(({ noun, face, box, isSubject }) => {
    if (face) return [headOf(face.box)];
    return noun === 'person' && isSubject
      ? [{ ...box, bottom: box.top + (box.bottom - box.top) * headShare }]
      : [];
  }),
  subject: subject && boundsOfMask(subject.mask),
});

/** A length along one side of the picture. */
type Span = readonly [from: number, to: number];

/** Where a window of length `length` lies so that `must` is in it, and as much as can be around the middle of `wish`; a longer one than the picture lies around it. */
const placeWindow = (length: number, must: Span, wish: Span, isUpright: boolean): number => {
  if (length > 1) return (1 - length) / 2;
  const within = (start: number) => Math.min(1 - length, Math.max(0, start));
  // Of what does not fit, heads are above.
  if (must[1] - must[0] > length) return within(isUpright ? must[0] : (must[0] + must[1] - length) / 2);
  const middle = (wish[0] + wish[1] - length) / 2;
  return within(Math.min(must[0], Math.max(must[1] - length, middle)));
};

/** Of a drawing or a page, which is read as a whole, and of a subject, of which less than that is no picture of it. */
const leastSubject = 0.45;
/** Of somebody or an animal that does something: its head is seen, and little of its feet or its ears is cut off. */
const leastActing = 0.8;

/** How many times longer than what the film's shape leaves of a side the window must be. */
const growthFor = (length: number, [from, to]: Span, least: number): number => {
  // What goes from edge to edge is a part of the landscape.
  if (least < leastActing && from < 0.01 && to > 0.99) return 1;
  const needed = Math.min(1, to) - Math.max(0, from);
  return length >= needed * least ? 1 : Math.max(1, needed / length);
};

/** Feet that the picture shows; what reaches an edge is cut off there already. */
const edge = 0.025;
const isFree = ({ left, top, right, bottom }: Box): boolean =>
  left > edge && top > edge && right < 1 - edge && bottom < 1 - edge;

/** Left free around what must be seen, of the picture, as far as there is anything. */
const air = 0.03;
const withAir = ({ left, top, right, bottom }: Box): Box => ({
  left: Math.max(Math.min(left, 0), left - air),
  top: Math.max(Math.min(top, 0), top - air),
  right: Math.min(Math.max(right, 1), right + air),
  bottom: Math.min(Math.max(bottom, 1), bottom + air),
});

/** Places of the regions that are said to move. */
const regionBoxes = ({ sky, water }: SeenPicture, regions: ReadonlySet<string>): Box[] =>
  [regions.has('sky') ? sky : null, regions.has('water') ? water : null]
    .flatMap((region) => (region && boundsOfMask(region.mask)) ?? [])
    // A strip of it is enough.
    .map((box) => ({ ...box, top: Math.max(box.top, box.bottom - 0.25) }));

/** Of the film's sides, left free around what stands on one colour. */
const plainMargin = 0.08;

/** What the film's shape would cut off of a figure on one colour is kept: the colour goes on around it. */
const frameOnPlain = (subject: Box, shape: number): Box => {
  const free = 1 - 2 * plainMargin;
  const tall = Math.max(
    shape > 1 ? 1 / shape : 1,
    (subject.bottom - subject.top) / free,
    (subject.right - subject.left) / free / shape,
  );
  const wide = tall * shape;
  const left = (subject.left + subject.right - wide) / 2;
  const top = (subject.top + subject.bottom - tall) / 2;
  return { left, top, right: left + wide, bottom: top + tall };
};

/** Of several that are named, the part with the head of each, where more than a head is seen. */
const [upperShare, standing] = [0.6, 1.4];
const upperOf = (box: Box, { width, height }: Size): Box => {
  const tall = box.bottom - box.top;
  const isBody = tall * height > standing * (box.right - box.left) * width;
  return isBody ? { ...box, bottom: box.top + tall * upperShare } : box;
};

export type FrameWishes = {
  regions?: ReadonlySet<string>;
  /** Places of what the prompt names. */
  asked?: readonly Box[];
  /** They are people or animals. */
  isActing?: boolean;
};

/** The part to show, in shares of the picture: a cut that keeps heads and most of the subject; only where too little is left of them it reaches beyond the picture. */
export const framePicture = (
  seen: SeenPicture,
  { width, height }: Size,
  { regions = new Set(), asked = [], isActing = false }: FrameWishes = {},
): Box => {
  const shape = width / height / (seen.width / seen.height);
  let [wide, tall] = shape > 1 ? [1, 1 / shape] : [shape, 1];
  const { heads, subject } = mattersOf(seen);
  const isCut = subject && (subject.right - subject.left > wide || subject.bottom - subject.top > tall);
  // A bust is cut off by the picture, a thing only trimmed to its outline.
  if (seen.background && isCut && (heads.length === 0 || isFree(subject)))
    return frameOnPlain(subject, shape);
  const whole = seen.isFlat ? [{ left: 0, top: 0, right: 1, bottom: 1 }] : [];
  const known =
    asked.length > 1
      ? asked.map((box) => upperOf(box, seen))
      : asked.length > 0
        ? asked
        : subject
          ? [subject]
          : [];
  const isHead = heads.length > 0 && !seen.isFlat;
  const must = withAir(
    boundsOf(
      [whole, heads, known].find((boxes) => boxes.length > 0) ?? [
        { left: 0.5, top: 0.5, right: 0.5, bottom: 0.5 },
      ],
    ),
  );
  const least = seen.isFlat || isHead || asked.length > 1 ? 1 : isActing ? leastActing : leastSubject;
  const growth = Math.max(
    growthFor(wide, [must.left, must.right], least),
    growthFor(tall, [must.top, must.bottom], least),
  );
  [wide, tall] = [wide * growth, tall * growth];
  const extra = [...known, ...regionBoxes(seen, regions)];
  const wish = extra.length > 0 ? boundsOf([must, ...extra]) : must;
  const left = placeWindow(wide, [must.left, must.right], [wish.left, wish.right], false);
  // Below a head comes the body: the window hangs a little lower than its middle.
  const low: Span = isHead
    ? [must.top, Math.max(wish.bottom, must.top + tall * 0.95)]
    : [wish.top, wish.bottom];
  const top = placeWindow(tall, [must.top, must.bottom], low, must.bottom - must.top < 0.98);
  return { left, top, right: left + wide, bottom: top + tall };
};

/** What stands in a picture and must not be seen a second time where it is extended. */
export const standingIn = ({ subject, things, nearness }: SeenPicture): Plane => {
  const plane = createPlane(nearness);
  for (let at = 0; at < plane.values.length; at += 1)
    plane.values[at] = (subject?.mask.values[at] ?? 0) > 0.3 ? 1 : 0;
  for (const { box, name, noun } of things) {
    if (!name && noun !== 'person') continue;
    for (let y = Math.max(0, Math.floor(box.top * plane.height)); y < box.bottom * plane.height; y += 1)
      plane.values.fill(
        1,
        Math.min(plane.height - 1, y) * plane.width + Math.max(0, Math.floor(box.left * plane.width)),
        Math.min(plane.height - 1, y) * plane.width +
          Math.min(plane.width, Math.ceil(box.right * plane.width)),
      );
  }
  return growPlane(plane, Math.max(1, plane.width * 0.01));
};

const inFrame = (frame: Box) => ({
  x: (x: number) => (x - frame.left) / (frame.right - frame.left),
  y: (y: number) => (y - frame.top) / (frame.bottom - frame.top),
});

/** Beyond the picture: what its edge is, or nothing. */
const cropMask = (mask: SeenPicture['nearness'], frame: Box, goesOn: boolean) => {
  const left = Math.round(frame.left * mask.width);
  const top = Math.round(frame.top * mask.height);
  const width = Math.max(2, Math.round((frame.right - frame.left) * mask.width));
  const height = Math.max(2, Math.round((frame.bottom - frame.top) * mask.height));
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const fromX = Math.min(mask.width - 1, Math.max(0, left + x));
      const fromY = Math.min(mask.height - 1, Math.max(0, top + y));
      // A pixel beyond it is only rounding.
      const isBeyond = Math.abs(left + x - fromX) > 1 || Math.abs(top + y - fromY) > 1;
      values[y * width + x] = isBeyond && !goesOn ? 0 : mask.values[fromY * mask.width + fromX]!;
    }
  return { width, height, values };
};

/** The same things seen, with places in shares of the part that is shown. */
export const seenInFrame = (seen: SeenPicture, frame: Box): SeenPicture => {
  const to = inFrame(frame);
  const boxIn = ({ left, top, right, bottom }: Box): Box => ({
    left: to.x(left),
    top: to.y(top),
    right: to.x(right),
    bottom: to.y(bottom),
  });
  const region = (one: SeenPicture['sky'], goesOn = false) =>
    one && { ...one, mask: cropMask(one.mask, frame, goesOn) };
  return {
    ...seen,
    things: seen.things.map((thing) => ({
      ...thing,
      box: boxIn(thing.box),
      ...(thing.matte && { matte: cropMask(thing.matte, frame, false) }),
      face: thing.face && {
        ...thing.face,
        box: boxIn(thing.face.box),
        points: thing.face.points.map(({ x, y, z }) => ({ x: to.x(x), y: to.y(y), z })),
      },
      pose:
        thing.pose &&
        (Object.fromEntries(
          Object.entries(thing.pose).map(([name, { x, y, score }]) => [
            name,
            { x: to.x(x), y: to.y(y), score },
          ]),
        ) as typeof thing.pose),
    })),
    subject: region(seen.subject),
    sky: region(seen.sky, true),
    water: region(seen.water),
    plants: region(seen.plants),
    fire: region(seen.fire),
    lights: seen.lights
      .map((light) => ({ ...light, x: to.x(light.x), y: to.y(light.y) }))
      .filter(({ x, y }) => x > 0 && x < 1 && y > 0 && y < 1),
    windows: seen.windows
      .map(boxIn)
      .filter(({ left, top, right, bottom }) => left > 0 && top > 0 && right < 1 && bottom < 1),
    horizon: Math.min(0.95, Math.max(0.05, to.y(seen.horizon))),
    nearness: cropMask(seen.nearness, frame, true),
  };
};

/** Films of given pictures: brought to life by a camera that sees depth in them, and changed one into the next. */

import { ImageData } from '@napi-rs/canvas';
import { type Canvas, type Context, clamp, type Moment, paint, type Size } from './brush.ts';
import type { FilmPlan } from './film.ts';
import { flowBetween, nearnessOf } from './flow.ts';
import { type Journey, readJourney } from './journey.ts';
import { readCover } from './read-picture.ts';
import { createField, type Field, mixInto, warp } from './warp.ts';

const smooth = (x: number) => clamp(x) ** 2 * (3 - 2 * clamp(x));

const pixelsOf = (canvas: Canvas): Uint32Array =>
  new Uint32Array(
    canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.buffer.slice(0),
  );

type Alive = { pixels: Uint32Array; nearness: ReturnType<typeof nearnessOf> };

/** Where the camera goes in a still: into it, and aside as the prompt asks. */
const driftOf = (plan: FilmPlan) => {
  const { move } = plan.spec.camera;
  const aside =
    move === 'pan_left' ? -1 : move === 'pan_right' || move === 'follow' ? 1 : move === 'orbit' ? 1.2 : 0.35;
  const rise = move === 'tilt_up' ? -1 : move === 'tilt_down' ? 1 : 0;
  const push = move === 'zoom_in' || move === 'dolly_in' ? 0.16 : 0.11;
  return { aside, rise, push };
};

/** Fills `field` with what the camera sees after `travelled` (0 to 1) of its way. */
const setOut = (
  field: Field,
  { nearness }: Alive,
  { width, height }: Size,
  drift: ReturnType<typeof driftOf>,
  travelled: number,
) => {
  for (let row = 0; row <= field.rows; row += 1) {
    for (let column = 0; column <= field.columns; column += 1) {
      const at = row * (field.columns + 1) + column;
      const near = nearness.values[at]!;
      const zoom = 1 + travelled * drift.push * (0.55 + near * 0.9);
      const [x, y] = [(column / field.columns - 0.5) * width, (row / field.rows - 0.5) * height];
      field.x[at] = x / zoom - x + drift.aside * travelled * width * 0.05 * (near - 0.25);
      field.y[at] = y / zoom - y + drift.rise * travelled * height * 0.05 * (0.4 + near * 0.6);
    }
  }
};

/** The made scene gives way to the picture, which comes to rest as the film ends. */
const createEnding = async (path: string, size: Size, backwards: { wide: boolean; tall: boolean }) => {
  const journey = await readJourney(path, size, backwards);
  const ending = journey ? undefined : await readCover(path, size);
  return (context: Context, { progress }: Moment) => {
    // A journey needs its time: its beginning must be clear to see.
    const share = smooth(journey ? (progress - 0.3) / 0.2 : (progress - 0.5) / 0.46);
    if (share === 0) return;
    context.globalAlpha = share;
    if (ending) {
      const scale = 1 + (1 - smooth((progress - 0.5) / 0.5)) * 0.14;
      const [wide, tall] = [size.width * scale, size.height * scale];
      context.drawImage(ending, (size.width - wide) / 2, (size.height - tall) / 2, wide, tall);
    } else journey!(context, clamp((progress - 0.42) / 0.58));
    context.globalAlpha = 1;
  };
};

/** A picture as the film meets it and as it leaves it, which differ where the camera travels over it. */
type Shown = { opening: Alive; closing: Alive; openingView: Canvas; closingView: Canvas; journey?: Journey };

const readShown = async (path: string, size: Size, backwards: { wide: boolean; tall: boolean }) => {
  const journey = await readJourney(path, size, backwards);
  const aliveIn = (canvas: Canvas): Alive => ({ pixels: pixelsOf(canvas), nearness: nearnessOf(canvas) });
  const openingView = journey
    ? paint(size.width, size.height, (context) => journey(context, 0))
    : await readCover(path, size);
  const closingView = journey
    ? paint(size.width, size.height, (context) => journey(context, 1))
    : openingView;
  const opening = aliveIn(openingView);
  const closing = journey ? aliveIn(closingView) : opening;
  return { opening, closing, openingView, closingView, journey } satisfies Shown;
};

/** What happens in turn: the camera travels over a picture, or one picture becomes the next; from and to are shares of the film. */
type Leg = { picture: number; isJourney: boolean; from: number; to: number };

const legsOf = (pictures: readonly Shown[]): Leg[] => {
  const legs = pictures.flatMap(({ journey }, picture) => [
    ...(journey ? [{ picture, isJourney: true, takes: 2 }] : []),
    ...(picture < pictures.length - 1 ? [{ picture, isJourney: false, takes: 1 }] : []),
  ]);
  const all = legs.reduce((sum, { takes }) => sum + takes, 0);
  let over = 0;
  return legs.map(({ picture, isJourney, takes }) => {
    const from = over / all;
    over += takes;
    return { picture, isJourney, from, to: over / all };
  });
};

export const createStills = async (plan: FilmPlan) => {
  const size = { width: plan.width, height: plan.height };
  const ofRole = (role: FilmPlan['images'][number]['role']) =>
    plan.images.filter((image) => image.role === role).map((image) => image.path);
  const [first, references, last] = [ofRole('first'), ofRole('reference'), ofRole('last')];
  const openings = [...first, ...references];
  if (openings.length + last.length === 0) return undefined;
  const drift = driftOf(plan);
  const { move } = plan.spec.camera;
  const backwards = { wide: move === 'pan_left', tall: move === 'tilt_up' };
  const buffer = new ImageData(size.width, size.height);
  const target = new Uint32Array(buffer.data.buffer);

  if (openings.length === 0)
    return { isWhole: false, draw: () => {}, bookend: await createEnding(last[0]!, size, backwards) };

  const pictures: Shown[] = [];
  for (const path of [...openings, ...last]) pictures.push(await readShown(path, size, backwards));
  const flows = pictures.slice(1).map(({ openingView }, n) => ({
    there: flowBetween(pictures[n]!.closingView, openingView, size),
    back: flowBetween(openingView, pictures[n]!.closingView, size),
  }));
  const legs = legsOf(pictures);
  const [near, far] = [createField(24, 14), createField(24, 14)];
  const other = new Uint32Array(target.length);

  const add = (field: Field, flow: Field, amount: number) => {
    for (let at = 0; at < field.x.length; at += 1) {
      field.x[at]! += flow.x[at]! * amount;
      field.y[at]! += flow.y[at]! * amount;
    }
  };
  const enliven = (context: Context, { closing }: Shown, travelled: number) => {
    setOut(near, closing, size, drift, travelled);
    warp(closing.pixels, target, size, near, 1);
    context.putImageData(buffer, 0, 0);
  };
  /** `done` of the way from a picture to the next: away from the one that is left, to rest on the other. */
  const change = (context: Context, from: number, done: number) => {
    const share = smooth((done - 0.12) / 0.76);
    if (share === 0) return enliven(context, pictures[from]!, smooth(done));
    const [{ closing }, { opening }] = [pictures[from]!, pictures[from + 1]!];
    setOut(near, closing, size, drift, smooth(done));
    add(near, flows[from]!.there, -share);
    warp(closing.pixels, target, size, near, 1);
    setOut(far, opening, size, drift, 0);
    add(far, flows[from]!.back, share - 1);
    warp(opening.pixels, other, size, far, 1);
    mixInto(target, other, smooth((share - 0.2) / 0.6));
    context.putImageData(buffer, 0, 0);
  };
  const draw = (context: Context, { progress }: Moment) => {
    const leg = legs.findLast(({ from }) => from <= progress);
    if (!leg) return enliven(context, pictures[0]!, smooth(progress));
    const done = (progress - leg.from) / (leg.to - leg.from);
    if (leg.isJourney) pictures[leg.picture]!.journey!(context, done);
    else change(context, leg.picture, done);
  };
  return { isWhole: true, draw, bookend: undefined };
};

/** Films of given pictures: brought to life by a camera that sees depth in them, and changed one into the next. */

import { ImageData } from '@napi-rs/canvas';
import { type Canvas, type Context, clamp, type Moment, type Size } from './brush.ts';
import type { FilmPlan } from './film.ts';
import { flowBetween, nearnessOf } from './flow.ts';
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

export const createStills = async (plan: FilmPlan) => {
  const size = { width: plan.width, height: plan.height };
  const ofRole = (role: FilmPlan['images'][number]['role']) =>
    plan.images.filter((image) => image.role === role).map((image) => image.path);
  const [first, references, last] = [ofRole('first'), ofRole('reference'), ofRole('last')];
  const openings = [...first, ...references];
  if (openings.length + last.length === 0) return undefined;
  const drift = driftOf(plan);
  const buffer = new ImageData(size.width, size.height);
  const target = new Uint32Array(buffer.data.buffer);

  if (openings.length === 0) {
    const ending = await readCover(last[0]!, size);
    // The made scene gives way to the picture, which comes to rest as the film ends.
    const bookend = (context: Context, { progress }: Moment) => {
      const share = smooth((progress - 0.5) / 0.46);
      if (share === 0) return;
      context.globalAlpha = share;
      const scale = 1 + (1 - smooth((progress - 0.5) / 0.5)) * 0.14;
      const [wide, tall] = [size.width * scale, size.height * scale];
      context.drawImage(ending, (size.width - wide) / 2, (size.height - tall) / 2, wide, tall);
      context.globalAlpha = 1;
    };
    return { isWhole: false, draw: () => {}, bookend };
  }

  const canvases = await Promise.all([...openings, ...last].map((path) => readCover(path, size)));
  const pictures: Alive[] = canvases.map((canvas) => ({
    pixels: pixelsOf(canvas),
    nearness: nearnessOf(canvas),
  }));
  const flows = canvases.slice(1).map((canvas, n) => ({
    there: flowBetween(canvases[n]!, canvas, size),
    back: flowBetween(canvas, canvases[n]!, size),
  }));
  const [near, far] = [createField(24, 14), createField(24, 14)];
  const other = new Uint32Array(target.length);
  const end = pictures.length - 1;

  const add = (field: Field, flow: Field, amount: number) => {
    for (let at = 0; at < field.x.length; at += 1) {
      field.x[at]! += flow.x[at]! * amount;
      field.y[at]! += flow.y[at]! * amount;
    }
  };
  const draw = (context: Context, { progress }: Moment) => {
    const position = end === 0 ? 0 : progress * end;
    const current = Math.min(Math.max(0, end - 1), Math.floor(position));
    const share = end === 0 ? 0 : smooth((position - current - 0.12) / 0.76);
    // Away from a picture that is left, back to rest on one that ends the film.
    const travelled = end === 0 ? smooth(progress) : smooth(position - current);
    setOut(near, pictures[current]!, size, drift, travelled);
    if (share > 0) add(near, flows[current]!.there, -share);
    warp(pictures[current]!.pixels, target, size, near, 1);
    if (share > 0) {
      const next = pictures[current + 1]!;
      setOut(far, next, size, drift, 0);
      add(far, flows[current]!.back, share - 1);
      warp(next.pixels, other, size, far, 1);
      mixInto(target, other, smooth((share - 0.2) / 0.6));
    }
    context.putImageData(buffer, 0, 0);
  };
  return { isWhole: true, draw, bookend: undefined };
};

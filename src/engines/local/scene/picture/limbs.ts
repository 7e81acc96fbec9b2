/** Legs cut from a lit sprite at hip and knee, to be drawn at any angle. */

import { type Canvas, type Context, type Point, paint } from './brush.ts';
import { drawnLeg } from './drawn-legs.ts';
import type { Bones, Joint, LegRig } from './leg-rigs.ts';

type Disc = Point & { radius: number };
/** `left` and `top` are where the piece lies in the sprite. */
type Piece = { canvas: Canvas; left: number; top: number };
export type Limb = {
  hip: Point;
  knee: Point;
  foot: Point;
  /** Towards which side the knee gives way: 1 to the right. */
  bend: 1 | -1;
  upper: Piece;
  lower: Piece;
};
export type Legs = {
  /** The sprite without legs. */
  body: Canvas;
  near: Limb[];
  far: Limb[];
  /** Line on which the feet stand, from the sprite's upper edge. */
  ground: number;
  /** From hip to ground, of the shortest leg. */
  length: number;
  /** From the lower edge of the body to the ground, amid the legs. */
  clearance: number;
  /** Straight-legged; then the body is this much higher than in the art. */
  isUpright: boolean;
  raise: number;
};

const span = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);

/** Around two discs and what lies between them. */
const traceBone = (context: Context, a: Disc, b: Disc) => {
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const tilt = Math.acos(Math.max(-1, Math.min(1, (a.radius - b.radius) / Math.max(1e-6, span(a, b)))));
  context.beginPath();
  context.arc(a.x, a.y, a.radius, angle + tilt, angle - tilt + Math.PI * 2);
  context.arc(b.x, b.y, b.radius, angle - tilt, angle + tilt);
  context.closePath();
};

/** `fades` where it grows out of the body, which shows the same there. */
const cutBone = (source: Canvas, a: Disc, b: Disc, fades = false): Piece => {
  const left = Math.floor(Math.min(a.x - a.radius, b.x - b.radius)) - 1;
  const top = Math.floor(Math.min(a.y - a.radius, b.y - b.radius)) - 1;
  const wide = Math.ceil(Math.max(a.x + a.radius, b.x + b.radius)) + 1 - left;
  const tall = Math.ceil(Math.max(a.y + a.radius, b.y + b.radius)) + 1 - top;
  const canvas = paint(wide, tall, (context) => {
    context.translate(-left, -top);
    traceBone(context, a, b);
    context.clip();
    context.drawImage(source, 0, 0);
    if (!fades) return;
    const along = (angle: number, far: number) =>
      [a.x + Math.cos(angle) * far, a.y + Math.sin(angle) * far] as const;
    const down = Math.atan2(b.y - a.y, b.x - a.x);
    const veil = context.createLinearGradient(...along(down, -a.radius), ...along(down, a.radius * 0.5));
    veil.addColorStop(0, 'rgba(0,0,0,1)');
    veil.addColorStop(1, 'rgba(0,0,0,0)');
    context.globalCompositeOperation = 'destination-out';
    context.fillStyle = veil;
    context.fillRect(left, top, wide, tall);
  });
  return { canvas, left, top };
};

const inShade = ({ canvas, ...place }: Piece, depth: number): Piece => ({
  ...place,
  canvas: paint(canvas.width, canvas.height, (context) => {
    context.drawImage(canvas, 0, 0);
    context.globalCompositeOperation = 'source-atop';
    context.fillStyle = `rgba(34,14,52,${depth})`;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }),
});

const cutLeg = (source: Canvas, bones: Bones, rig: LegRig): Limb => {
  const { width, height } = source;
  const at = ([x, y, halfWidth]: Joint): Disc => ({
    x: (x / 100) * width,
    y: (y / 100) * height,
    radius: (halfWidth / 100) * width,
  });
  const [hip, knee, foot] = bones.map(at) as [Disc, Disc, Disc];
  const cross = (knee.x - hip.x) * (foot.y - hip.y) - (knee.y - hip.y) * (foot.x - hip.x);
  const isBent = Math.abs(cross) > span(hip, foot) ** 2 * 0.06;
  const leg = rig.drawn ? drawnLeg(source, rig.drawn, hip, knee, foot) : source;
  return {
    hip,
    knee,
    foot,
    // Those that are straight fold as ours do: the knee goes forward, which is to the left; a bird's goes back.
    bend: rig.drawn?.foot === 'toes' ? 1 : isBent && !rig.upright ? (cross > 0 ? 1 : -1) : -1,
    upper: cutBone(leg, hip, knee, !rig.drawn && !rig.upright),
    // Nothing else is on the canvas of a drawn leg, and its toes reach out.
    lower: cutBone(leg, knee, rig.drawn ? { ...foot, radius: foot.radius * 5 } : foot),
  };
};

export const withoutLegs = (sprite: Canvas, { belly }: LegRig): Canvas => {
  const { width, height } = sprite;
  return paint(width, height, (context) => {
    context.drawImage(sprite, 0, 0);
    context.globalCompositeOperation = 'destination-out';
    context.beginPath();
    for (const [x, y] of belly) context.lineTo((x / 100) * width, (y / 100) * height);
    context.lineTo((belly.at(-1)![0] / 100) * width, height + 1);
    context.lineTo((belly[0]![0] / 100) * width, height + 1);
    context.fill();
  });
};

/** Height of a line given by its points. */
const lineAt = (line: LegRig['belly'], x: number) => {
  const next = Math.max(
    1,
    line.findIndex(([at]) => at >= x),
  );
  const [[fromX, fromY], [toX, toY]] = [line[next - 1]!, line[next]!];
  return fromY + ((toY - fromY) * (x - fromX)) / Math.max(1e-6, toX - fromX);
};

export const cutLegs = (sprite: Canvas, rig: LegRig): Legs => {
  const { width, height } = sprite;
  const near = rig.near.map((bones) => cutLeg(sprite, bones, rig));
  const far = near.map((limb, n): Limb => {
    const aside = ((rig.apart[n] ?? 0) / 100) * width;
    const shifted = ({ x, y }: Point) => ({ x: x + aside, y });
    const moved = (piece: Piece) => ({
      ...inShade(piece, rig.upright ? 0.2 : 0.3),
      left: piece.left + aside,
    });
    return {
      ...limb,
      hip: shifted(limb.hip),
      knee: shifted(limb.knee),
      foot: shifted(limb.foot),
      upper: moved(limb.upper),
      lower: moved(limb.lower),
    };
  });
  const body = withoutLegs(sprite, rig);
  const ground = Math.max(...near.map(({ foot }) => foot.y), height * 0.96);
  const length = Math.min(...near.map(({ hip }) => ground - hip.y));
  const middle = near.reduce((sum, { hip }) => sum + hip.x / near.length, 0);
  const clearance = ground - (lineAt(rig.belly, (middle / width) * 100) / 100) * height;
  const straight = ({ hip, knee, foot }: Limb) => span(hip, knee) + span(knee, foot);
  const raise = rig.upright ? Math.max(0, straight(near[0]!) * 0.985 - length) : 0;
  return {
    body,
    near,
    far,
    ground,
    length: length + raise,
    clearance,
    raise,
    isUpright: rig.upright === true,
  };
};

const drawPiece = (
  context: Context,
  piece: Piece,
  from: Point,
  restAngle: number,
  to: Point,
  angle: number,
  stretch: number,
) => {
  context.save();
  context.translate(to.x, to.y);
  context.rotate(angle);
  if (stretch !== 1) context.scale(stretch, 1);
  context.rotate(-restAngle);
  context.drawImage(piece.canvas, piece.left - from.x, piece.top - from.y);
  context.restore();
};

const angleOf = (from: Point, to: Point) => Math.atan2(to.y - from.y, to.x - from.x);

/** Hip and foot where they are asked to be: the knee finds its place, and a leg too short is drawn longer. */
export const drawLimb = (context: Context, limb: Limb, hip: Point, foot: Point, bend = limb.bend) => {
  const [upper, lower] = [span(limb.hip, limb.knee), span(limb.knee, limb.foot)];
  const wanted = span(hip, foot);
  const stretch = Math.max(1, wanted / (upper + lower) / 0.999);
  const [a, b] = [upper * stretch, lower * stretch];
  const reach = Math.max(wanted, Math.abs(a - b) + 0.01);
  const cosine = (a * a + reach * reach - b * b) / (2 * a * reach);
  const fold = Math.acos(Math.max(-1, Math.min(1, cosine)));
  const thigh = angleOf(hip, foot) - bend * fold;
  const knee = { x: hip.x + Math.cos(thigh) * a, y: hip.y + Math.sin(thigh) * a };
  drawPiece(
    context,
    limb.lower,
    limb.knee,
    angleOf(limb.knee, limb.foot),
    knee,
    angleOf(knee, foot),
    stretch,
  );
  drawPiece(context, limb.upper, limb.hip, angleOf(limb.hip, limb.knee), hip, thigh, stretch);
};

/** The lower half alone, flat on the ground. */
export const drawShank = (context: Context, limb: Limb, knee: Point, angle: number) =>
  drawPiece(context, limb.lower, limb.knee, angleOf(limb.knee, limb.foot), knee, angle, 1);

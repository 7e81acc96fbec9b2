/** Subjects with their pictures: recoloured as asked, lit, cut where they bend, in the order they are drawn in. */

import type { SceneSpec } from '../understand/scene-spec.ts';
import { wholeStem } from './art-habits.ts';
import { blinkTimes, lidsFor } from './blinks.ts';
import { type Canvas, clamp } from './brush.ts';
import { castRoles, type Role } from './cast.ts';
import { hex } from './colour.ts';
import { eyesOf } from './eyes.ts';
import type { Figure } from './figure.ts';
import type { Eye } from './find-eyes.ts';
import { cutPair } from './front-legs.ts';
import type { Art } from './leg-rigs.ts';
import { cutLegs } from './limbs.ts';
import { branch } from './random.ts';
import { lightSprite, recoloured, type Sprite } from './sprites.ts';
import type { Scenery } from './stage.ts';
import { wingRigs } from './wing-rigs.ts';
import { growWings } from './wings.ts';

export type Actor = { role: Role; sprite: Sprite; figure: Figure };

const seenEyes = ({ subject }: Role, picture: Canvas) =>
  // Nobody knows what a user's picture shows.
  subject.character === null ? eyesOf(wholeStem(subject), picture) : [];

const figureOf = (
  { subject, manner }: Role,
  { canvas }: Sprite,
  art: Art,
  eyes: Eye[],
  blinks: number[],
): Figure => {
  const stem = wholeStem(subject);
  const scale = canvas.height / art.picture.height;
  const scaled = eyes.map(({ x, y, wide, tall }) => ({
    x: x * scale,
    y: y * scale,
    wide: wide * scale,
    tall: tall * scale,
  }));
  return {
    whole: canvas,
    legs: manner === 'legs' && art.legs ? cutLegs(canvas, art.legs) : undefined,
    pair: manner === 'legs' && art.front ? cutPair(canvas, art.front) : undefined,
    wings: manner === 'wings' ? growWings(canvas, wingRigs[stem]!, art.legs) : undefined,
    lids: lidsFor(canvas, scaled),
    blinks,
  };
};

export const createActors = (
  spec: SceneSpec,
  seed: number,
  scenery: Scenery,
  art: ReadonlyMap<number, Art>,
  lengthSeconds: number,
): Actor[] => {
  const { frame, light } = scenery;
  const lampSide = light.lamp.x - 0.5 > 0 ? 1 : -1;
  const roles = castRoles(spec, frame, seed, lampSide, lengthSeconds, art).filter((role) =>
    art.has(role.index),
  );
  const coloured = new Map<number, Canvas>();
  const eyes = new Map<number, Eye[]>();
  const actors = roles.map((role, number): Actor => {
    const own = art.get(role.index)!;
    const { colour } = role.subject;
    const picture =
      coloured.get(role.index) ?? (colour ? recoloured(own.picture, hex(colour.hex)) : own.picture);
    coloured.set(role.index, picture);
    const mist = clamp((1 - role.depth) * light.hazeDensity * 0.62, 0, 0.6);
    const size = role.height * Math.max(1, role.approach);
    const sprite = lightSprite(picture, size, light, mist);
    const seen = eyes.get(role.index) ?? seenEyes(role, own.picture);
    eyes.set(role.index, seen);
    const blinks = blinkTimes(branch(seed, `blink ${number}`), lengthSeconds);
    return { role, sprite, figure: figureOf(role, sprite, own, seen, blinks) };
  });
  // Far ones first; what stands behind or under another goes just before it.
  const order = ({ role }: Actor): number =>
    role.leader
      ? order({ role: role.leader } as Actor) + (role.offset.behind ? -0.5 : 0.5)
      : role.depth * 1000 + role.x * 0.001;
  return actors.sort((a, b) => order(a) - order(b));
};

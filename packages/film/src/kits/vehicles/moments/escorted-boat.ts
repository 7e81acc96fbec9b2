/** A boat under way with dolphins that leap beside it, or with a whale that comes up next to it. */

import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, scaling, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { dolphins, whales } from '../../animals/sea/whales.ts';
import { type Kit, type KitOptions, plainOptions } from '../../kit.ts';
import type { Model, Particle, PoseInput } from '../../model.ts';
import { combineModels, type Member } from '../../shared/combine-models.ts';
import { sailboat } from '../water/sailboat.ts';
import { ships } from '../water/ships.ts';
import { smallBoats } from '../water/small-boats.ts';

/** Metres a second of the boat and of those who keep up with it. */
const pace = 4.5;
/** Share of the time that a dolphin is out of the water, and seconds from one leap to the next. */
const [airShare, period] = [0.72, 2];

type Flight = { y: number; climb: number; since: number };

/** Height over the water, how steeply it goes, and seconds since it went out or in. */
const flightAt = (time: number, start: number, height: number): Flight => {
  const u = ((((time + start) / period) % 1) + 1) % 1;
  if (u >= airShare) {
    const below = (u - airShare) / (1 - airShare);
    return {
      // The back and its fin stay out of the water.
      y: 0.06 * height * Math.cos(2 * Math.PI * below) - 0.06 * height,
      climb: -0.3 + 0.6 * below,
      since: (u - airShare) * period,
    };
  }
  const t = (u / airShare) * 2 - 1;
  return {
    y: height * (1 - t * t),
    climb: (-4 * height * t) / (airShare * period),
    since: u * period,
  };
};

/** Water thrown up where a body breaks the surface, left behind by what goes on. */
const burst = ([x, y, z]: Vec3, since: number, size: number, count: number): Particle[] =>
  since > 0.9
    ? []
    : Array.from({ length: count }, (_, n) => {
        const [a, b] = [(n * 0.618) % 1, (n * 0.377) % 1];
        const up = size * (1.2 + 2.4 * b) * since - 3.4 * since * since;
        const isMist = n % 4 === 0;
        return {
          position: [
            x - pace * 0.5 * since + (a - 0.5) * size * (0.6 + 1.6 * since),
            y + Math.max(0, up),
            z + (((n * 0.733) % 1) - 0.5) * size * (0.6 + 1.4 * since),
          ] as Vec3,
          size: size * (isMist ? 0.2 + 0.2 * since : 0.03 + 0.03 * b),
          colour: [0.9, 0.95, 0.98] as Vec3,
          opacity: (isMist ? 0.35 : 0.8) * (1 - since / 0.9),
          ...(isMist && { wisp: n * 1.7 }),
        };
      });

const vesselFor = (traits: readonly string[], options: KitOptions): Model => {
  const has = (word: string) => traits.includes(word);
  const change = { colour: options.colour, detail: options.detail };
  if (has('sailboat')) return sailboat.build(plainOptions('sailboat', change));
  if (has('yacht')) return ships.build(plainOptions('yacht', change));
  if (has('fishing boat')) return ships.build(plainOptions('fishing boat', change));
  if (has('rowboat'))
    return smallBoats.build(plainOptions('rowboat', { ...change, traits: ['without oars'] }));
  return ships.build(plainOptions('speedboat', { ...change, colour: options.colour ?? fromHex('#b3352a') }));
};

const dolphinMembers = (
  vessel: Model,
  water: number,
  { traits, seed }: KitOptions,
): { members: Member[]; particles: (input: PoseInput) => Particle[]; near: number } => {
  const noun = traits.includes('orca') ? 'orca' : 'dolphin';
  const count = traits.includes('pod') ? 4 : 1;
  // Beside tall sails they would be lost at their true size.
  const size = (noun === 'orca' ? 0.75 : 1.25) * Math.max(1, Math.min(1.7, vessel.size[2] / 6));
  const body = dolphins.build(
    plainOptions(noun, { seed, colour: noun === 'dolphin' ? fromHex('#3f5468') : null }),
  );
  const [, tall, long] = body.size;
  const height = long * size * 0.36;
  const beside = vessel.size[0] * 0.5 + long * size * 0.5;
  const spots = Array.from({ length: count }, (_, n) => ({
    x: vessel.size[2] * (count === 1 ? 0.14 : 0.42 - 0.3 * n) + (n % 2 ? 0.5 : 0),
    z: beside + (n % 2) * long * size * 0.42,
    start: n * period * 0.27 + 0.5,
  }));
  const members = spots.map(
    ({ x, z, start }): Member => ({
      model: body,
      act: (input) => {
        const { y, climb, since } = flightAt(input.time, start, height);
        return {
          at: multiply(
            translation(x, water + y + tall * size * 0.3, z),
            rotationY(Math.PI / 2),
            rotationX(-Math.atan(climb / pace)),
            scaling(size),
            translation(0, -tall * 0.5, 0),
          ),
          input: {
            ...input,
            action: y > 0 ? 'jump' : 'swim',
            actionTime: since,
            actionSeconds: airShare * period,
            speed: pace,
            phase: start,
          },
        };
      },
    }),
  );
  const particles = ({ time }: PoseInput) =>
    spots.flatMap(({ x, z, start }) => {
      const { since, y } = flightAt(time, start, height);
      const fore = y < 0 || since > airShare * period * 0.5 ? long * size * 0.3 : -long * size * 0.1;
      return burst([x + fore, water, z], since, long * size * 0.42, 70);
    });
  return { members, particles, near: beside + long * size * 0.6 };
};

/** It lifts its head out of the water, blows and rolls forward until the tail is seen, again and again. */
const whaleMembers = (
  vessel: Model,
  water: number,
  options: KitOptions,
): ReturnType<typeof dolphinMembers> => {
  const body = whales.build(plainOptions('whale', { seed: options.seed }));
  const [, tall, long] = body.size;
  const size = Math.min(1, (vessel.size[2] * 2.4) / long);
  const z = -(vessel.size[0] * 0.5 + tall * size * 1.2);
  const turn = ({ time }: PoseInput) => time * 1.15 + 0.4;
  const member: Member = {
    model: body,
    act: (input) => {
      const a = turn(input);
      return {
        at: multiply(
          translation(-long * size * 0.04, water + tall * size * (0.28 + 0.2 * Math.sin(a)), z),
          rotationY(Math.PI / 2),
          rotationX(-0.2 * Math.cos(a) - 0.06),
          scaling(size),
          translation(0, -tall * 0.5, 0),
        ),
        input: { ...input, action: 'swim', speed: 1.5, phase: 0 },
      };
    },
  };
  const particles = (input: PoseInput): Particle[] => {
    const spout = Array.from({ length: 60 }, (_, n) => {
      const age = (input.time * 0.7 + n / 60) % 1;
      const rise = long * size * 0.24 * Math.sqrt(age);
      return {
        position: [
          long * size * (0.26 - 0.06 * age) + (((n * 0.618) % 1) - 0.5) * 0.9 * age,
          water + tall * size * 0.75 + rise,
          z + (((n * 0.377) % 1) - 0.5) * 0.9 * age,
        ] as Vec3,
        size: 0.12 + 0.45 * age,
        colour: [0.92, 0.95, 0.98] as Vec3,
        opacity: 0.34 * (1 - age),
        wisp: n * 1.9,
      };
    });
    const foam = Array.from({ length: 90 }, (_, n) => {
      const age = (input.time * 0.8 + n * 0.618) % 1;
      const along = ((n * 0.377) % 1) - 0.5;
      return {
        position: [
          along * long * size * 0.9 - age,
          water + 0.1 + 0.5 * age * (1 - age),
          z + tall * size * (0.42 + 0.3 * age),
        ] as Vec3,
        size: 0.16 + 0.3 * age,
        colour: [0.9, 0.95, 0.98] as Vec3,
        opacity: 0.5 * (1 - age),
        ...(n % 2 && { wisp: n * 1.3 }),
      };
    });
    return [...spout, ...foam];
  };
  return { members: [member], particles, near: vessel.size[0] * 0.5 };
};

const build = (options: KitOptions): Model => {
  const vessel = vesselFor(options.traits, options);
  const water = vessel.waterline ?? 0.3;
  const isWhale = options.traits.includes('whale');
  const { members, particles, near } = (isWhale ? whaleMembers : dolphinMembers)(vessel, water, options);
  const boat: Member = {
    model: vessel,
    act: (input) => ({
      at: rotationY(Math.PI / 2),
      input: { ...input, action: 'sail', speed: isWhale ? 0.5 : pace },
    }),
  };
  // Wakes are in the boat's own space, which looks along x here.
  const foam = (input: PoseInput): Particle[] =>
    (vessel.pose?.({ ...input, action: 'sail', speed: isWhale ? 0.5 : pace }).particles ?? []).map(
      (particle) => ({
        ...particle,
        position: [particle.position[2], particle.position[1], -particle.position[0]] as Vec3,
      }),
    );
  const [wide, high, long] = vessel.size;
  const model = combineModels(
    [boat, ...members],
    // Masts may leave the picture, the animals may not.
    { size: [isWhale ? long * 2.1 : long * 0.95, Math.max(2.2, Math.min(high, long * 0.5)), wide + near] },
    (input) => [...foam(input), ...particles(input)],
  );
  return { ...model, waterline: water };
};

export const escortedBoat: Kit = {
  name: 'boat with dolphins',
  nouns: ['boat with dolphins', 'boat beside a whale'],
  locomotion: 'floats',
  build,
};

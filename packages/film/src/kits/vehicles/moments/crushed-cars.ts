/** A monster truck that drives over a row of old cars and flattens them, or jumps over them. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { identity, multiply, rotationX, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { type Kit, type KitOptions, plainOptions } from '../../kit.ts';
import type { Model, Particle, PoseInput } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { combineModels, type Member } from '../../shared/combine-models.ts';
import { buildCar } from '../road/car.ts';
import { buildVintageCar } from '../road/vintage-car.ts';
import { monsterTruck } from '../road/work-vehicles.ts';

const cars = [-2.7, -0.75, 1.2, 3.15];
const paints = ['#8a5a3a', '#5f7a6a', '#a08a4a', '#6a5a72'];
/** Half the way between the axles of the truck, and heights of a flattened and of a whole car. */
const [axle, flat, whole] = [1.75, 0.72, 1.35];
/** Below this height, in metres, a car keeps its shape. */
const stiff = 0.42;

/** Where the ramp of a jump begins and ends, and its height. */
const [rampFrom, rampTo, rampHigh] = [-7, -4.2, 1.1];

const ramp = (): Member => {
  const wedge: Vec3[][] = [-1.9, 1.9].map((z) => [
    [rampFrom, 0.02, z],
    [rampTo, 0.02, z],
    [rampTo, rampHigh, z],
    [rampFrom, 0.06, z],
  ]);
  const body = new MeshBuilder().paint(fromHex('#a0764a'), 'wood').loft(wedge);
  return { model: assembleModel({ ramp: body }), act: (input) => ({ at: identity(), input }) };
};

/** Along the picture, in metres. */
const wayOf = ({ time, actionSeconds }: PoseInput, isJump: boolean): number => {
  const seconds = Number.isFinite(actionSeconds) ? Math.max(2, actionSeconds) : 4;
  const u = clamp(time / seconds);
  return isJump ? -8.4 + 17 * u : -6.6 + 9.2 * u;
};

/** What a wheel stands on; ahead of the front wheels the cars are still whole. */
const heightUnder = (x: number): number => {
  const rise = smoothstep(cars[0]! - 1.9, cars[0]! - 0.2, x) * smoothstep(cars[3]! + 2.1, cars[3]! + 0.4, x);
  return rise * (flat + 0.2 + 0.14 * Math.cos(((x - cars[0]!) / 1.95) * 2 * Math.PI));
};

/** Height over the ground and how far the nose is up. */
const stanceAt = (x: number, isJump: boolean): [number, number] => {
  if (isJump) {
    // Up the ramp, through the air, down on all wheels.
    const climb = clamp((x + axle - rampFrom) / (rampTo - rampFrom));
    const u = clamp((x - rampTo + axle) / 13.5);
    const up = rampHigh * climb * (1 - u) + 4 * 1.7 * u * (1 - u);
    return [u > 0 ? up : up * 0.6, u > 0 ? 0.34 * (1 - u) - 0.28 * u * smoothstep(1, 0.9, u) : 0.34 * climb];
  }
  const [front, rear] = [heightUnder(x + axle), heightUnder(x - axle)];
  return [(front + rear) / 2, Math.atan2(front - rear, axle * 2)];
};

const crush = (model: Model, at: number, isJump: boolean): Member => {
  const body = model.parts.find(({ name }) => name === 'body')!.mesh.positions;
  const turned = multiply(translation(at, 0, 0), rotationY(0.06 * Math.sin(at * 5)));
  return {
    model,
    act: (input) => ({ at: turned, input: { ...input, speed: 0, travelled: 0 } }),
    change: (parts, input) => {
      const front = wayOf(input, isJump) + axle;
      const pressed = isJump ? 0 : smoothstep(at - 1.5, at + 0.15, front);
      if (pressed === 0) return parts;
      const out = new Float32Array(body.length);
      for (let n = 0; n < body.length; n += 3) {
        const [x, y, z] = [body[n]!, body[n + 1]!, body[n + 2]!];
        const dent = noise(x * 2.3 + at, y * 1.7, z * 2.1) - 0.5;
        const squeezed = stiff + (y - stiff) * ((flat - stiff) / (whole - stiff)) * (0.8 + 0.7 * dent);
        out[n] = x * (1 + 0.07 * pressed) + dent * 0.12 * pressed;
        out[n + 1] = y < stiff ? y * (1 - 0.2 * pressed) : y + (squeezed - y) * pressed;
        out[n + 2] = z + dent * 0.16 * pressed;
      }
      return { ...parts, body: out, lit: null };
    },
  };
};

/** Dust behind the wheels and where a car gives way. */
const dustAt = (input: PoseInput, isJump: boolean): Particle[] => {
  const x = wayOf(input, isJump);
  const [y] = stanceAt(x, isJump);
  if (isJump && y > 0.4) return [];
  return Array.from({ length: 26 }, (_, n) => {
    const age = (input.time * 0.9 + n / 26) % 1;
    const side = n % 2 ? 1 : -1;
    const wheel = n % 4 < 2 ? -axle : axle * 0.6;
    return {
      position: [
        x + wheel - age * 1.9,
        0.2 + age * 0.9 * (0.5 + noise(n, 1, 2)),
        side * (1.5 + age * 0.8),
      ] as Vec3,
      size: 0.22 + 0.5 * age,
      colour: [0.62, 0.52, 0.4] as Vec3,
      opacity: 0.34 * (1 - age),
      wisp: n,
    };
  });
};

const build = ({ colour, traits, seed, detail }: KitOptions): Model => {
  const isJump = traits.includes('jumps');
  const truck = monsterTruck.build({ ...plainOptions('monster truck'), colour, seed, detail });
  const isOld = !traits.includes('new cars');
  const row = cars.map((at, n) => {
    const paint = fromHex(paints[n]!);
    const model = isOld && n % 2 ? buildVintageCar(paint, 1) : buildCar('sedan', paint, [], seed + n, 1);
    return crush(model, at, isJump);
  });
  const driver: Member = {
    model: truck,
    act: (input) => {
      const x = wayOf(input, isJump);
      const [y, nose] = stanceAt(x, isJump);
      return {
        at: multiply(translation(x, y, 0), rotationY(Math.PI / 2), rotationX(-nose)),
        input: { ...input, speed: 3, travelled: x + 9 },
      };
    },
  };
  return combineModels(
    [driver, ...row, ...(isJump ? [ramp()] : [])],
    { size: isJump ? [16.5, 5, 5] : [13.4, 4.2, 5] },
    (input) => dustAt(input, isJump),
  );
};

export const crushedCars: Kit = {
  name: 'monster truck crushing cars',
  nouns: ['monster truck crushing cars', 'monster truck over cars'],
  locomotion: 'none',
  build,
};

/** Fish and whales: a lofted body that undulates as a whole, fins included. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationX, translation } from '../../../math/matrix.ts';
import { createRandom, type Random } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit, KitOptions } from '../../kit.ts';
import type { Model, PoseInput } from '../../model.ts';
import { addLoft, createDeformer, type LoftPaint, type Section } from '../shared/loft.ts';

export type SwimmerContext = {
  builder: MeshBuilder;
  length: number;
  centreY: number;
  colour: Vec3 | null;
  detail: 0 | 1 | 2;
  random: Random;
  /** Share of the length from the nose, sideways and up from the middle line, in shares of the length. */
  at: (t: number, side: number, up: number) => Vec3;
};

export type Swimmer = {
  nouns: string[];
  /** Metres from nose to the root of the tail fin. */
  length: number;
  sections: Section[];
  paint: (colour: Vec3 | null, random: Random) => LoftPaint;
  addFins: (context: SwimmerContext) => void;
  /** Which way the body swings: fish sideways, whales up and down. */
  swing: 'sideways' | 'updown';
  /** Swing of the tail in shares of the length, beats a second, waves along the body. */
  amplitude: number;
  beat: number;
  waves?: number;
  /** How far forward the swing begins, as a share of the length from the nose. */
  stiff?: number;
  material?: 'satin' | 'glossy' | 'skin';
  squareness?: number;
  /** On land it lifts its chest and head. */
  raises?: boolean;
};

/** Acts of one that is out of the water. */
const raised = new Set([
  'pose',
  'sit',
  'stand',
  'look',
  'clap',
  'roar',
  'talk',
  'sing',
  'howl',
  'balance',
  'eat',
  'catch',
]);

const bendBody = (swimmer: Swimmer, length: number, centreY: number, input: PoseInput) => {
  const { amplitude, beat, waves = 0.75, stiff = 0.3, swing } = swimmer;
  const hurry = Math.min(2.2, 0.6 + Math.sqrt(input.speed / length) * 0.6);
  const w = input.time * beat * hurry * 2 * Math.PI + input.phase * 4;
  const isLeaping = input.action === 'jump' || input.action === 'dive' || input.action === 'launch';
  const arch = isLeaping
    ? 0.5 * Math.sin(Math.min(1, input.actionTime / Math.max(0.5, input.actionSeconds)) * Math.PI * 2 + 0.6) +
      0.35
    : 0;
  const lift = swimmer.raises && raised.has(input.action) && input.speed < 0.3 ? 1.5 : 0;
  const turn = Math.max(-1, Math.min(1, input.turnRate)) * 0.25;
  const offset = (t: number) => {
    const share = smoothstep(stiff * 0.2, 1.05, t) ** 1.2;
    return amplitude * length * share * Math.sin(w - t * waves * 2 * Math.PI) + 0.012 * length * Math.sin(w);
  };
  return (x: number, y: number, z: number, out: Vec3) => {
    const t = 0.5 - z / length;
    const d = offset(t);
    const slope = (offset(t + 0.01) - offset(t - 0.01)) / (0.02 * length);
    const curve = (t - 0.4) * (t - 0.4) * length;
    if (swing === 'sideways') {
      out[0] = x + d + turn * curve;
      out[1] = y - arch * curve * 0.6;
      out[2] = z + x * (slope + 2 * turn * (t - 0.4));
    } else {
      const bendSlope = slope - arch * 2 * (t - 0.4) * 0.8;
      out[0] = x + turn * curve;
      const front = Math.max(0, 0.56 - t);
      out[1] = y + d * (lift ? 0.3 : 1) - arch * curve * 0.8 + lift * front * front * length;
      // A bent body is shorter along the ground, and its head stays level.
      out[2] = z + (y - centreY) * (bendSlope - 0.8 * lift * front) - 0.42 * lift * front * front * length;
    }
  };
};

const build = (swimmer: Swimmer, options: KitOptions): Model => {
  const isYoung = options.age === 'baby' || options.age === 'child' || options.traits.includes('baby');
  const length = swimmer.length * (isYoung ? 0.5 : 1);
  const random = createRandom(options.seed);
  const lowest = Math.max(...swimmer.sections.map(([, , , bottom, middle = 0]) => bottom - middle));
  const highest = Math.max(...swimmer.sections.map(([, , top, , middle = 0]) => top + middle));
  const widest = Math.max(...swimmer.sections.map(([, width]) => width));
  const centreY = lowest * length;
  const builder = new MeshBuilder();
  const rows = [34, 22, 12][options.detail]!;
  const columns = [22, 14, 8][options.detail]!;
  addLoft(builder, swimmer.sections, length, centreY, swimmer.paint(options.colour, random), {
    rows,
    columns,
    material: swimmer.material ?? 'satin',
    squareness: swimmer.squareness ?? 0.85,
  });
  const at = (t: number, side: number, up: number): Vec3 => [
    side * length,
    centreY + up * length,
    (0.5 - t) * length,
  ];
  swimmer.addFins({ builder, length, centreY, colour: options.colour, detail: options.detail, random, at });
  const deform = createDeformer(builder.mesh);
  const top: Vec3 = [0, centreY + highest * length, length * 0.05];
  return {
    size: [widest * 2 * length, (lowest + highest) * length, length * 1.18],
    parts: [{ name: 'body', mesh: builder.mesh }],
    anchors: {
      back: top,
      top,
      head: [0, centreY + highest * length * 0.7, length * 0.35],
      mouth: [0, centreY, length * 0.5],
      neck: [0, centreY, length * 0.25],
    },
    waterline: centreY + highest * length * 0.45,
    pose: (input) => {
      const bend = bendBody(swimmer, length, centreY, input);
      const moved: Vec3 = [0, 0, 0];
      bend(...top, moved);
      const nose: Vec3 = [0, 0, 0];
      bend(0, centreY + 0.05 * length, length * 0.5, nose);
      return {
        parts: { body: deform(bend) },
        anchors: {
          back: multiply(translation(...moved), rotationX(0)),
          ...(swimmer.raises && { mouth: multiply(translation(...nose), rotationX(0)) }),
        },
      };
    },
  };
};

export const swimmerKit = (
  name: string,
  speeds: { slow: number; fast: number },
  swimmers: Swimmer[],
): Kit => ({
  name,
  nouns: swimmers.flatMap((swimmer) => swimmer.nouns),
  locomotion: 'swims',
  speeds,
  build: (options) =>
    build(swimmers.find((swimmer) => swimmer.nouns.includes(options.noun)) ?? swimmers[0]!, options),
});

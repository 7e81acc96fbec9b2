/** Two hands on the keys of a piano, from near: fingers come down and the keys under them go down. */

import { MeshBuilder } from '../../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../../../../math/matrix.ts';
import type { Kit } from '../../../../kit.ts';
import { assembleModel } from '../../../../shared/assemble-model.ts';
import { buildFlatHand } from './hand.ts';

const [keyWide, keyLong, count] = [0.0235, 0.15, 36];
/** Height of the keys' upper side. */
const keyTop = 0.032;

const xOf = (key: number) => (key - (count - 1) / 2) * keyWide;
/** C D E F G A B: black keys follow all but E and B. */
const hasBlack = (key: number) => ![2, 6].includes(key % 7) && key < count - 1;

const chords = [
  [9, 11, 13, 20, 22, 24],
  [8, 11, 13, 20, 22, 25],
  [10, 12, 14, 21, 23, 25],
  [9, 11, 14, 19, 22, 24],
];
/** Seconds that a chord is held. */
const beat = 0.62;

export const pianoHands: Kit = {
  name: 'hands playing piano keys',
  nouns: ['hands playing piano keys'],
  locomotion: 'none',
  build: ({ traits }) => {
    const isDark = !/white piano/.test(traits.join(' '));
    const lacquer = fromHex(isDark ? '#0c0c0f' : '#f2f0ea');
    const body = new MeshBuilder();
    const long = count * keyWide + 0.02;
    body.paint(lacquer, 'glossy').box([0, 0.008, 0.02], [long + 0.06, 0.016, 0.24], 0.004);
    body.box([0, 0.022, keyLong / 2 + 0.028], [long + 0.06, 0.03, 0.03], 0.006);
    // The fall board, with a strip of felt at its foot.
    body.box([0, 0.085, -0.095], [long + 0.06, 0.14, 0.02], 0.006);
    body.paint(fromHex('#a01c24'), 'cloth').box([0, 0.034, -0.082], [long, 0.008, 0.006]);
    body.paint(fromHex('#d8a33c'), 'metal').box([0, 0.12, -0.0845], [0.1, 0.012, 0.001]);
    for (const side of [-1, 1])
      body.paint(lacquer, 'glossy').box([side * (long / 2 + 0.03), 0.04, 0], [0.06, 0.08, 0.23], 0.008);
    const keys: Record<string, MeshBuilder> = {};
    for (let key = 0; key < count; key += 1) {
      const white = new MeshBuilder();
      white
        .paint(fromHex('#f8f5ec'), 'glossy')
        .box([xOf(key), keyTop - 0.008, 0], [keyWide - 0.0014, 0.016, keyLong], 0.0015);
      keys[`key${key}`] = white;
      if (hasBlack(key))
        body
          .paint(fromHex('#101014'), 'glossy')
          .box([xOf(key) + keyWide / 2, keyTop + 0.004, -0.027], [0.0125, 0.016, 0.096], 0.0025);
    }
    const cloth = fromHex('#1c1e26');
    const [left, right] = [buildFlatHand(-1, cloth), buildFlatHand(1, cloth)];
    return assembleModel(
      {
        body,
        ...keys,
        handLeft: left.hand,
        sleeveLeft: left.sleeve,
        handRight: right.hand,
        sleeveRight: right.sleeve,
      },
      {
        size: [0.44, 0.12, 0.24],
        anchors: { top: [0, keyTop, 0] },
        pose: ({ time }) => {
          const now = Math.floor(time / beat);
          const within = time / beat - now;
          const down = within < 0.72;
          const chord = chords[now % chords.length]!;
          const pressed = new Set(down ? chord : []);
          const handAt = (side: number) => {
            const middle = (n: number) => {
              const notes = chords[n % chords.length]!.slice(side < 0 ? 0 : 3, side < 0 ? 3 : 6);
              return xOf(notes.reduce((sum, note) => sum + note, 0) / notes.length);
            };
            const move = Math.max(0, (within - 0.72) / 0.28);
            const x = middle(now) + (middle(now + 1) - middle(now)) * move * move * (3 - 2 * move);
            const lift = down ? 0 : 0.02 * Math.sin(Math.PI * move);
            return multiply(
              translation(x, keyTop - 0.008 + lift, 0.045 + 0.006 * Math.sin(time * 2 + side)),
              rotationY(side * 0.14),
              rotationZ(side * 0.06 * Math.sin(time * 3.4)),
              rotationX(-0.05 - lift * 3),
            );
          };
          const [onLeft, onRight] = [handAt(-1), handAt(1)];
          return {
            parts: {
              ...Object.fromEntries(
                Array.from({ length: count }, (_, key) => [
                  `key${key}`,
                  translation(0, pressed.has(key) ? -0.008 : 0, 0),
                ]),
              ),
              handLeft: onLeft,
              sleeveLeft: onLeft,
              handRight: onRight,
              sleeveRight: onRight,
            },
            anchors: {},
          };
        },
      },
    );
  },
};

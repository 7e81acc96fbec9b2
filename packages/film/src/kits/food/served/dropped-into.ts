/** A glass, cup or bowl that ice, fruit or sugar falls into: it splashes, sinks a little and floats. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp, fraction, lerp } from '../../../math/interpolate.ts';
import {
  type Matrix,
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  scaling,
  translation,
} from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Particle } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs } from '../../shared/shapes.ts';
import { addSplashCrown } from '../close-up/fruit-splash.ts';
import { createLiquid, findVessel, liquidTone } from './liquid-vessels.ts';

const addBerry = (b: MeshBuilder, colour: string, r: number) => {
  b.paint(fromHex(colour), 'glossy').sphere([0, 0, 0], r, 20);
};

const addStrawberry = (b: MeshBuilder) => {
  b.paint(
    (p) => (Math.sin(p[0] * 900) * Math.sin(p[1] * 700) > 0.86 ? fromHex('#f4d060') : fromHex('#d81824')),
    'glossy',
  ).lathe(pairs(0, -0.021, 0.008, -0.017, 0.015, -0.004, 0.0165, 0.006, 0.012, 0.014, 0, 0.016), 24);
  for (let n = 0; n < 6; n += 1)
    b.paint(fromHex('#3f8a2c'), 'leaf').at(rotationY(n), (k) =>
      k.sphere([0.007, 0.016, 0], [0.009, 0.0015, 0.0035], 10),
    );
};

const addCitrus = (b: MeshBuilder, colour: string) =>
  b.at(rotationX(1.1), (k) => {
    k.paint(fromHex(colour), 'glossy').cylinder(-0.003, 0.003, 0.022, 0.022, 30);
    k.paint(fromHex('#fff4c8'), 'satin').cylinder(-0.0034, 0.0034, 0.019, 0.019, 30);
    for (let n = 0; n < 8; n += 1)
      k.paint(fromHex(colour), 'glossy').at(rotationY((n / 8) * 2 * Math.PI), (s) =>
        s.sphere([0, 0, 0.0105], [0.005, 0.0042, 0.007], 10),
      );
  });

const addIce = (b: MeshBuilder, size: number) => {
  b.paint([0.8, 0.92, 1], 'glass').box([0, 0, 0], [size, size, size], size * 0.16);
  b.paint([1, 1, 1], 'clear').sphere([size * 0.05, 0, 0], size * 0.3, 8);
};

type Item = { count: number; size: number; floats: boolean; add: (b: MeshBuilder, room: number) => void };
const addTomato = (b: MeshBuilder) => {
  b.paint(fromHex('#d8281c'), 'glossy').sphere([0, 0, 0], [0.024, 0.021, 0.024], 24);
  for (let n = 0; n < 5; n += 1)
    b.paint(fromHex('#3f8a2c'), 'leaf').at(rotationY(n * 1.26), (k) =>
      k.sphere([0.007, 0.021, 0], [0.009, 0.0016, 0.003], 8),
    );
};

const items: [RegExp, Item][] = [
  [/vegetable|tomato|pepper/, { count: 5, size: 0.045, floats: true, add: addTomato }],
  [/ice/, { count: 4, size: 0.024, floats: true, add: (b, room) => addIce(b, room * 0.62) }],
  [/strawberr/, { count: 4, size: 0.034, floats: true, add: addStrawberry }],
  [/blueberr/, { count: 7, size: 0.018, floats: true, add: (b) => addBerry(b, '#3a4a8a', 0.009) }],
  [
    /raspberr|cherr|cranberr/,
    { count: 5, size: 0.02, floats: true, add: (b) => addBerry(b, '#b8102c', 0.011) },
  ],
  [/olive/, { count: 2, size: 0.02, floats: false, add: (b) => addBerry(b, '#7d9a2c', 0.01) }],
  [/orange/, { count: 2, size: 0.04, floats: true, add: (b) => addCitrus(b, '#f08a1c') }],
  [/lime/, { count: 2, size: 0.04, floats: true, add: (b) => addCitrus(b, '#7ab83a') }],
  [/lemon/, { count: 2, size: 0.04, floats: true, add: (b) => addCitrus(b, '#f4d21f') }],
  [
    /sugar/,
    {
      count: 3,
      size: 0.016,
      floats: false,
      add: (b) => b.paint(fromHex('#fbfaf4'), 'matte').box([0, 0, 0], [0.015, 0.015, 0.015], 0.0015),
    },
  ],
  [
    /marshmallow/,
    {
      count: 4,
      size: 0.022,
      floats: true,
      add: (b) => b.paint(fromHex('#fffaf4'), 'satin').cylinder(-0.01, 0.01, 0.01, 0.01, 20),
    },
  ],
  [
    /cookie|biscuit|oreo/,
    {
      count: 1,
      size: 0.05,
      floats: false,
      add: (b) =>
        b.at(rotationX(1.4), (k) =>
          k.paint(fromHex('#b5763a'), 'satin').cylinder(-0.004, 0.004, 0.024, 0.024, 28),
        ),
    },
  ],
  [
    /mint/,
    {
      count: 3,
      size: 0.02,
      floats: true,
      add: (b) => b.paint(fromHex('#3f9a3a'), 'leaf').sphere([0, 0, 0], [0.014, 0.002, 0.008], 14),
    },
  ],
  [
    /coin/,
    {
      count: 3,
      size: 0.02,
      floats: false,
      add: (b) =>
        b.at(rotationX(0.6), (k) =>
          k.paint(fromHex('#e0b83a'), 'metal').cylinder(-0.001, 0.001, 0.011, 0.011, 26),
        ),
    },
  ],
];

/** When the drops of a splash are up and where. */
const splashAt = (level: number, radius: number, age: number, tone: Vec3): Particle[] =>
  age < 0 || age > 1
    ? []
    : Array.from({ length: 70 }, (_, n) => {
        const [turn, speed] = [n * 2.4, 0.35 + 0.65 * fraction(n * 0.37)];
        const out = radius * (0.3 + 1.5 * age * speed);
        return {
          position: [
            Math.cos(turn) * out,
            level + Math.max(-0.002, (0.42 * age - 0.46 * age * age) * speed * radius * 17),
            Math.sin(turn) * out,
          ],
          size: radius * (0.04 + 0.025 * (n % 3)),
          colour: tone,
          opacity: 0.95 * clamp((1 - age) * 4),
        };
      });

/** The remainder of a cube that melts, as a share of its first size. */
const meltedSize = (t: number) => lerp(1.15, 0.25, clamp(t * 1.06));

export const droppedInto: Kit = {
  name: 'drink with something dropped in',
  nouns: ['drink with something dropped in'],
  locomotion: 'none',
  build: ({ traits, colour, seed }) => {
    const dropped = traits.find((trait) => trait.startsWith('dropped ')) ?? 'dropped ice';
    const held = traits.find((trait) => trait.startsWith('held ')) ?? 'held water glass';
    const item = items.find(([names]) => names.test(dropped))?.[1] ?? items[0]![1];
    const vessel = findVessel(held);
    const tone = colour ?? liquidTone(held);
    const random = createRandom(seed);
    // One strawberry falls once, as filmed at high speed; of ice or sugar there is always some more.
    const isOne =
      /(?:berry|cherry|olive|slice|lime|lemon|cube|marshmallow|tomato|cookie|biscuit|coin|pepper)$/.test(
        dropped,
      );
    const melts = traits.includes('melting');
    const count = isOne ? 1 : item.count;
    const body = new MeshBuilder();
    vessel.add(body, null);
    // Coins fall on coins, not into a drink.
    const isDry = /coin/.test(dropped) && /jar|piggy|box/.test(held);
    // Around ice that melts the drink is as deep in colour as spirits are, not as juice.
    const deep: Vec3 | null = tone && melts ? [tone[0] * 0.62, tone[1] * 0.45, tone[2] * 0.3] : tone;
    const liquid = createLiquid(vessel, isDry ? fromHex('#c89a2c') : deep);
    const room = liquid.radiusAt(vessel.full);
    const heap = new MeshBuilder();
    for (let n = 0; n < (isDry ? 60 : 0); n += 1) {
      const [angle, out] = [n * 2.4, room * 0.8 * Math.sqrt(((n % 20) + 0.5) / 20)];
      heap
        .paint(fromHex(n % 4 ? '#e0b83a' : '#c8ccd2'), 'metal')
        .at(
          multiply(
            translation(Math.cos(angle) * out, -0.004 * Math.floor(n / 20), Math.sin(angle) * out),
            rotationX(0.5 * Math.sin(n * 1.7)),
            rotationZ(0.5 * Math.cos(n * 2.3)),
          ),
          (k) => k.cylinder(-0.001, 0.001, 0.0115, 0.0115, 22),
        );
    }
    const parts: Record<string, MeshBuilder> = {};
    const falls = Array.from({ length: count }, (_, n) => {
      const [b, crown] = [new MeshBuilder(), new MeshBuilder()];
      b.at(scaling(isOne && item.size < room ? 1.3 : 1), (k) => item.add(k, room));
      parts[`item ${n}`] = b;
      if (!isDry && !melts) addSplashCrown(crown, tone);
      parts[`crown ${n}`] = crown;
      const angle = (n / count) * 2 * Math.PI + random() * 0.5;
      const out = count === 1 ? 0 : room * 0.42;
      return {
        // The first hits the surface early, the last before the end.
        hit: isOne ? 0.3 : 0.2 + (0.56 * n) / Math.max(1, count - 1 || 1),
        x: Math.cos(angle) * out,
        z: Math.sin(angle) * out,
        turn: random() * 3,
      };
    });
    const spray: Vec3 = tone ? [tone[0] * 1.1, tone[1] * 1.1, tone[2] * 1.1] : [0.85, 0.94, 1];
    return assembleModel(
      { body, ...(isDry ? { heap } : { drink: liquid.builder }), ...parts },
      {
        size: [vessel.radius * 2.2, vessel.height + 0.045, vessel.radius * 2.2],
        anchors: { top: [0, vessel.height, 0], grip: [0, vessel.height / 2, 0] },
        pose: ({ time, actionTime, actionSeconds }) => {
          const t = actionTime / Math.max(0.1, actionSeconds);
          const bottom = vessel.inside[0]![1];
          const rise = falls.filter(({ hit }) => t > hit).length / falls.length;
          const level = lerp(
            bottom,
            vessel.full,
            isDry ? 0.15 + 0.3 * rise : melts ? 0.8 + 0.18 * t : 0.86 + 0.12 * rise,
          );
          const moved: Record<string, Matrix | null> = {};
          const particles: Particle[] = [];
          let stir = 0;
          for (const [n, { hit, x, z, turn }] of falls.entries()) {
            if (melts) {
              // Cubes that melt lie in the drink from the start; they shrink and float apart.
              const left = meltedSize(t);
              const lift = item.size * (0.18 - 0.15 * t) + (n % 2) * item.size * 0.35 * (1 - t);
              moved[`item ${n}`] = multiply(
                translation(x, level + lift, z),
                rotationY(turn + 0.4 * t),
                rotationZ(0.25 * Math.sin(n * 2 + t * 2)),
                scaling(left),
              );
              moved[`crown ${n}`] = null;
              continue;
            }
            const since = (t - hit) * 5;
            // Before: falling from above the picture. After: down under the surface and up again.
            const bob =
              item.floats || isDry
                ? level + item.size * (0.12 - Math.exp(-since * 1.6) * Math.cos(since * 3.4) * 0.9)
                : Math.max(bottom + item.size * 0.6, level - since * 0.05);
            const y = since < 0 ? level + (since * since * 0.09 - since * 0.02) : bob;
            const spin = since < 0 ? turn + since * 1.4 : turn + 0.1 * Math.sin(time * 1.3 + n);
            moved[`item ${n}`] = multiply(
              translation(x * (since < 0 ? 0.55 : 1), y, z * (since < 0 ? 0.55 : 1)),
              rotationY(spin),
              rotationZ(since < 0 ? spin * 0.7 : 0.25 * Math.sin(n * 2)),
            );
            if (since >= 0 && since < 1.6) stir = Math.max(stir, 1 - since / 1.6);
            const age = since / (isOne ? 3 : 1.3);
            const up = !isDry && age > 0 && age < 0.7 ? Math.sin((age / 0.7) * Math.PI) : 0;
            const wide = room * (0.6 + 0.55 * age);
            moved[`crown ${n}`] =
              up > 0.03
                ? multiply(translation(x, level - 0.002, z), scaling(wide, room * 1.1 * up, wide))
                : null;
            if (!isDry) particles.push(...splashAt(level, room, age, spray));
          }
          return {
            parts: {
              ...(isDry
                ? { heap: translation(0, level, 0) }
                : { drink: liquid.update(level, 0.0012 + 0.005 * stir, time) }),
              ...moved,
            },
            anchors: {},
            particles,
          };
        },
      },
    );
  },
};

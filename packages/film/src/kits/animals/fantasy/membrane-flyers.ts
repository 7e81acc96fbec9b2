/** Bats and pterosaurs: a body carried by wings of skin. */

import { appendMesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { SoftBody } from '../../../geometry/soft-body.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { addEar } from '../shared/ears.ts';
import { addEye } from '../shared/eyes.ts';
import { growFur } from '../shared/fur.ts';
import { buildMembraneWings, type MembraneWing, poseMembraneWings } from '../shared/membrane-wings.ts';

const membraneFlyer = (
  nouns: string[],
  size: number,
  hex: string,
  skinHex: string,
  kind: 'bat' | 'pterosaur',
  beat: number,
  speeds: { slow: number; fast: number },
): Kit => ({
  name: nouns[0]!,
  nouns,
  locomotion: 'flies',
  speeds,
  build: ({ colour, detail }) => {
    const tone = colour ?? fromHex(hex);
    const s = size;
    const y = 0.3 * s;
    const isBat = kind === 'bat';
    const body = new SoftBody();
    const style = { material: isBat ? ('fur' as const) : ('skin' as const), blend: 0.06 * s };
    const paint = (_x: number, py: number): Vec3 =>
      mix(tone, mix(tone, [1, 0.9, 0.75], 0.5), py < y ? 0.6 : 0);
    body.ellipsoid([0, y, 0], [0.13 * s, 0.13 * s, 0.27 * s], paint, style);
    const head: Vec3 = isBat ? [0, y + 0.06 * s, 0.3 * s] : [0, y + 0.16 * s, 0.42 * s];
    body.capsule([0, y, 0.15 * s], head, [0.09 * s, 0.06 * s], paint, style);
    body.ellipsoid(head, [0.1 * s, 0.1 * s, 0.11 * s], paint, style);
    if (isBat)
      body.ellipsoid([0, head[1] - 0.02 * s, head[2] + 0.09 * s], [0.05 * s, 0.045 * s, 0.06 * s], paint, {
        ...style,
        blend: 0.03 * s,
      });
    for (const sign of [1, -1])
      body.capsule(
        [sign * 0.07 * s, y - 0.04 * s, -0.2 * s],
        [sign * 0.1 * s, y - 0.1 * s, -0.42 * s],
        [0.045 * s, 0.018 * s],
        tone,
        style,
      );
    const mesh = body.mesh({
      low: [-0.3 * s, 0, -0.6 * s],
      high: [0.3 * s, 0.75 * s, 0.75 * s],
      cell: [0.018, 0.03, 0.05][detail]! * s,
      occlusionReach: 0.1 * s,
      parents: [-1],
    });
    const b = new MeshBuilder().bone(0);
    for (const sign of [1, -1]) {
      addEye(b, [sign * 0.07 * s, head[1] + 0.03 * s, head[2] + 0.06 * s], [sign * 0.7, 0.1, 0.7], {
        radius: 0.022 * s,
        iris: isBat ? null : fromHex('#e8a82a'),
      });
      if (isBat)
        addEar(b, {
          base: [sign * 0.06 * s, head[1] + 0.06 * s, head[2] - 0.01 * s],
          direction: [sign * 0.4, 1, 0],
          facing: [sign * 0.3, 0, 1],
          length: 0.2 * s,
          width: 0.14 * s,
          outline: 'pointed',
          outside: scale(tone, 0.8),
          inside: mix(tone, fromHex('#c88a80'), 0.5),
          material: 'skin',
        });
    }
    b.paint(scale(tone, 0.5), 'satin');
    if (isBat) b.sphere([0, head[1] + 0.005 * s, head[2] + 0.15 * s], 0.018 * s, 8);
    else {
      b.paint(mix(tone, fromHex('#e8c06a'), 0.5), 'satin').tube(
        [
          [0, head[1], head[2]],
          [0, head[1] - 0.02 * s, head[2] + 0.25 * s],
          [0, head[1] - 0.06 * s, head[2] + 0.55 * s],
        ],
        [0.075 * s, 0.045 * s, 0.006 * s],
        10,
      );
      b.tube(
        [
          [0, head[1] - 0.05 * s, head[2]],
          [0, head[1] - 0.07 * s, head[2] + 0.25 * s],
          [0, head[1] - 0.07 * s, head[2] + 0.48 * s],
        ],
        [0.05 * s, 0.03 * s, 0.005 * s],
        8,
      );
      b.paint(fromHex('#c8502a'), 'skin').tube(
        [
          [0, head[1] + 0.05 * s, head[2]],
          [0, head[1] + 0.15 * s, head[2] - 0.2 * s],
          [0, head[1] + 0.2 * s, head[2] - 0.4 * s],
        ],
        [0.06 * s, 0.035 * s, 0.006 * s],
        9,
      );
    }
    appendMesh(mesh, b.mesh);
    const wing: MembraneWing = {
      span: (isBat ? 1.05 : 1.5) * s,
      chord: (isBat ? 0.55 : 0.5) * s,
      skin: colour ? scale(colour, 0.8) : fromHex(skinHex),
      bone: scale(tone, 0.7),
      thickness: 0.022 * s,
      fingers: isBat ? 5 : 3,
    };
    const parts = [{ name: 'body', mesh }, ...buildMembraneWings(wing)];
    if (isBat && detail < 2)
      parts.push({
        name: 'fur',
        mesh: growFur(mesh, { count: 2500, lengthAt: () => 0.05 * s, combAt: () => [0, -0.4, -1] }),
      });
    if (isBat) {
      const rock = new MeshBuilder();
      rock.paint(
        (p): Vec3 => scale(fromHex('#6a5f56'), 0.7 + 0.5 * noise(p[0] * 9, p[1] * 9, p[2] * 9)),
        'rock',
      );
      rock.lathe(
        [
          [0, 0.42 * s],
          [0.3 * s, 0.5 * s],
          [0.9 * s, 0.75 * s],
          [2.2 * s, 1.1 * s],
          [2.4 * s, 1.6 * s],
        ],
        18,
        (angle, y) => 1 + 0.18 * Math.sin(angle * 3 + y * 5),
      );
      parts.push({ name: 'perch', mesh: rock.mesh });
    }
    const shoulder: Vec3 = [0.1 * s, y + 0.06 * s, 0.12 * s];
    return {
      size: [wing.span * 2, 0.6 * s, 1.1 * s],
      parts,
      anchors: {
        back: [0, y + 0.13 * s, 0],
        top: [0, y + 0.13 * s, 0],
        head: [0, head[1] + 0.1 * s, head[2]],
        mouth: [0, head[1], head[2] + 0.2 * s],
      },
      pose: ({ time, phase, action, turnRate }) => {
        const hangs = isBat && action === 'hang';
        const isResting =
          hangs || action === 'sleep' || action === 'stand' || action === 'sit' || action === 'lie';
        const glides = !isBat && Math.sin(time * 0.7 + phase) > 0.1 ? 0.3 : 1;
        const w = time * beat * Math.PI * 2 + phase * 5;
        const flap = isResting
          ? -0.3 + 0.03 * Math.sin(time * 2.2 + phase)
          : 0.12 + 0.75 * glides * Math.sin(w);
        const place = multiply(
          translation(0, isResting ? 0 : -0.07 * s * glides * Math.sin(w - 0.3), 0),
          rotationZ(-Math.max(-0.5, Math.min(0.5, turnRate))),
          hangs
            ? multiply(translation(0, 0.35 * s, 0), rotationX(Math.PI / 2 + 0.06 * Math.sin(time * 1.7)))
            : rotationX(-0.08),
        );
        return {
          parts: {
            body: [place],
            fur: [place],
            perch: hangs ? translation(0, 0.35 * s, 0) : null,
            ...poseMembraneWings(
              wing,
              place,
              shoulder,
              flap,
              isResting ? -0.6 : 0.55 * glides * Math.sin(w - 1),
              hangs ? 0.92 : isResting ? 0.75 : 0.04,
            ),
          },
          anchors: {},
        };
      },
    };
  },
});

export const bats = membraneFlyer(
  ['bat', 'fruit bat', 'vampire bat'],
  0.32,
  '#3a2c28',
  '#2a1e20',
  'bat',
  3.2,
  { slow: 3, fast: 7 },
);
export const pterosaurs = membraneFlyer(
  ['pterodactyl', 'pterosaur', 'pteranodon'],
  2.2,
  '#8a7048',
  '#a8804a',
  'pterosaur',
  0.8,
  { slow: 6, fast: 12 },
);

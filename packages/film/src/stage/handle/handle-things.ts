/** Things that are worked at move by move: they change under a tool that goes its way over them, and hands follow its handle. */

import type { Mesh } from '../../geometry/mesh.ts';
import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { findKit } from '../../kits/find-kit.ts';
import { foodOf, isKnownFood } from '../../kits/food/served/cut-foods.ts';
import { type Kit, plainOptions } from '../../kits/kit.ts';
import { fromHex, lighten } from '../../math/colour.ts';
import { clamp } from '../../math/interpolate.ts';
import {
  multiply,
  rotationZ,
  scaling,
  transformPoint,
  translation,
  translationTo,
} from '../../math/matrix.ts';
import { scale as scaled, type Vec3 } from '../../math/vector.ts';
import type { HandlingLook } from '../../scene/handling.ts';
import type { Act } from '../../scene/scene.ts';
import type { Actor } from '../actor.ts';
import { resize } from '../cast/fit-sizes.ts';
import { mainColour } from '../change/recolour.ts';
import { movePose } from '../change/shapes.ts';
import { subdivided } from '../change/subdivide.ts';
import { type Box, bakeModel, boxOf, layAcross } from './bake-model.ts';
import { changeOf } from './becomings.ts';
import type { Change } from './change.ts';
import { holdTool, placeTool } from './hold-tool.ts';
import { bareHands, type Work, wayOf } from './tool-ways.ts';

/** Longer or higher, in metres, a thing is worked at where it stands. */
const [longest, highest] = [1.9, 0.75];
/** A smaller thing is drawn up to this much larger, so that it is seen in the hands. */
const [least, mostGrown] = [0.16, 1.6];

/** What lies on one of these needs no other board. */
const underlays = /board|plate|tray|bowl|pan$|dish/;

/** Food has its own colour within. */
const fleshOf = ({ thing, model }: Actor): Vec3 => {
  const words = `${thing.name} ${thing.kit ?? ''}`;
  return isKnownFood(words) ? fromHex(foodOf(words).flesh) : lighten(mainColour(model), 0.35);
};

const toneOf = (look: HandlingLook, target: Actor, tool: Actor | null): Vec3 => {
  if (tool?.thing.colour) return fromHex(tool.thing.colour.hex);
  return look.tone ? fromHex(look.tone) : fleshOf(target);
};

/** A plain board, or a plate, as large as what lies on it asks. */
const underlay = (name: string, kit: Kit, { low, high }: Box): Mesh | null => {
  const [width, depth] = [high[0] - low[0], high[2] - low[2]];
  if (/board/.test(name))
    return new MeshBuilder()
      .paint(fromHex('#c89450'), 'wood')
      .box([0.06, 0.009, 0], [Math.max(0.3, width * 1.5), 0.018, Math.max(0.2, depth * 1.7)], 0.005).mesh;
  const model = kit.build(plainOptions(name, { detail: 1 }));
  const size = Math.max(1, (Math.max(width, depth) * 1.25) / model.size[0]);
  return bakeModel(model, scaling(size, 1, size));
};

type Bench = { target: Actor; change: Change; box: Box; workAt: (time: number) => Work };

/** Its own model on what lies under it, piece by piece. */
const settleTarget = (
  target: Actor,
  look: HandlingLook,
  tone: Vec3,
  window: [number, number],
): Bench | null => {
  const grown = clamp(least / Math.max(...target.size), 1, mostGrown);
  const source = look.becomes === 'crumpled' ? subdivided(target.model) : target.model;
  const plain = layAcross(source, target.scale * grown, look.isLaid);
  if (!plain) return null;
  const lies = target.support.kind === 'on' ? target.support.host.thing.kit : null;
  const under = look.base && !underlays.test(lies ?? '') ? findKit(look.base) : undefined;
  const board = under ? underlay(look.base!, under, boxOf(plain)) : null;
  const rise = board ? Math.min(0.02, boxOf(board).high[1]) : 0;
  const whole = {
    ...plain,
    positions: plain.positions.map((value, n) => (n % 3 === 1 ? value + rise : value)),
  };
  const box = boxOf(whole);
  const change = changeOf(look.becomes, whole, fleshOf(target), tone);
  const [from, until] = window;
  const workAt = (time: number): Work => ({
    time,
    done: clamp((time - from) / (until - from)),
    box,
    change,
  });
  const pieces = { ...(board && { board }), ...change.pieces };
  target.model = {
    size: [
      Math.max(box.high[0] - box.low[0], 0.12) * 1.1,
      box.high[1],
      Math.max(box.high[2] - box.low[2], 0.12) * 1.1,
    ],
    parts: Object.entries(pieces).map(([name, mesh]) => ({ name, mesh })),
    anchors: {
      top: [0, box.high[1], 0],
      inside: [0, box.low[1] + (box.high[1] - box.low[1]) * 0.62, 0],
      handlebarLeft: [0, 0, 0],
    },
    pose: ({ time }) => ({ parts: change.place(workAt(time).done), anchors: {} }),
  };
  target.scale = 1;
  target.size = target.model.size;
  return { target, change, box, workAt };
};

/** The other hand steadies the thing on the side that is not worked at. */
const steadyAt = ({ box, done, change }: Work): Vec3 => {
  const { low, high } = box;
  return [
    low[0] + Math.min(0.04, (high[0] - low[0]) * 0.2),
    Math.max(low[1] + 0.02, change.topAt(done) * 0.7),
    high[2] * 0.3,
  ];
};

/** The tool stands and the thing goes up and down it. */
const grateAt = (bench: Bench, tool: Actor | null, look: HandlingLook): void => {
  const { target, box, workAt } = bench;
  const { model } = target;
  const tall = tool ? tool.size[1] : 0.26;
  const shift = (time: number): Vec3 => [
    0.075 + (box.high[1] - box.low[1]) / 2,
    tall * (0.5 + 0.26 * Math.sin(time * 6)) - box.low[1],
    0,
  ];
  target.model = {
    ...model,
    size: [0.36, Math.max(model.size[1], tall), 0.3],
    anchors: { ...model.anchors, handRight: [0.1, 0.2, 0], handLeft: [0, tall, 0] },
    pose: (input) => {
      const work = workAt(input.time);
      const parts = work.change.place(work.done);
      const worn = clamp(1 - 0.45 * work.done);
      const at = shift(input.time);
      return {
        parts: { ...parts, whole: multiply(translationTo(at), rotationZ(Math.PI / 2), scaling(worn, 1, 1)) },
        anchors: {
          handRight: translation(at[0] + 0.03, at[1] + box.high[0] * worn * 0.7, at[2]),
          handLeft: translation(-0.02, tall, 0.01),
        },
      };
    },
  };
  if (!tool) return;
  tool.support = { kind: 'on', host: target, anchor: 'handlebarLeft', offset: [0, look.base ? 0.015 : 0, 0] };
  tool.isBound = true;
};

const settle = (worker: Actor | null, target: Actor, tool: Actor | null, act: Act, seconds: number): void => {
  const look = act.handling!;
  const { begin = 0, end = 1 } = act;
  const window: [number, number] = [
    (begin + 0.08 * (end - begin)) * seconds,
    (end - 0.1 * (end - begin)) * seconds,
  ];
  const bench = settleTarget(target, look, toneOf(look, target, tool), window);
  if (!bench) return;
  if (look.stroke === 'grate') {
    grateAt(bench, tool, look);
    return;
  }
  const way = tool && wayOf(look.stroke);
  const { model } = target;
  const { workAt } = bench;
  const held = way && holdTool(tool, way.contact);
  const isTwoHanded = look.stroke === 'roll';
  const handsAt = (time: number): [Vec3, Vec3] => {
    const work = workAt(time);
    if (!held || !way) return bareHands(look.stroke, work);
    const root = placeTool(way.place(work), held.contact);
    return [transformPoint(root, held.grip), isTwoHanded ? transformPoint(root, held.far) : steadyAt(work)];
  };
  const [right, left] = handsAt(seconds / 2);
  target.model = {
    ...model,
    ...(worker && { anchors: { ...model.anchors, handRight: right, handLeft: left } }),
    pose: (input) => {
      const own = model.pose!(input);
      const hands = handsAt(input.time);
      return {
        ...own,
        anchors: { handRight: translationTo(hands[0]), handLeft: translationTo(hands[1]) },
      };
    },
  };
  if (!held || !tool || !way) return;
  const before = tool.model;
  tool.model = {
    ...movePose(held.mesh, (time) => placeTool(way.place(workAt(time)), held.contact)),
    size: scaled(before.size, tool.scale),
  };
  tool.measured ??= before;
  tool.scale = 1;
  tool.size = tool.model.size;
  tool.support = { kind: 'on', host: target, anchor: 'handlebarLeft', offset: [0, 0, 0] };
  tool.isBound = true;
};

/** Food that is stirred fills the vessel from side to side. */
const fillWith = (actors: readonly Actor[], vessel: Actor): void => {
  for (const actor of actors)
    if (actor.kit?.name === 'mixture' && actor.support.kind === 'on' && actor.support.host === vessel) {
      actor.support = { kind: 'on', host: vessel, anchor: 'inside', offset: [0, 0, 0] };
      resize(actor, (Math.min(vessel.size[0], vessel.size[2]) * 0.72) / actor.size[0]);
    }
};

const isWorkable = ({ size, thing, model }: Actor, { isLaid }: HandlingLook): boolean =>
  thing.person === null &&
  Math.max(...size) < longest &&
  (isLaid || size[1] < highest) &&
  model.parts.every(({ mesh }) => mesh.bones.length === 0);

/** After everybody has what is theirs in the hands; a thing that is worked at twice is so by the first. */
export const handleThings = (actors: readonly Actor[], seconds: number): void => {
  const settled = new Set<Actor>();
  for (const actor of actors) {
    const { thing, copy } = actor;
    const act = thing.acts.find(({ handling, object }) => handling && object !== null);
    if (!act) continue;
    const worker = thing.person ? actor : null;
    const of = (index: number | null) =>
      actors.find((one) => one.thingIndex === index && one.copy === copy) ??
      actors.find((one) => one.thingIndex === index);
    const target = of(act.object);
    const tool = worker ? (of(act.instrument) ?? null) : actor;
    if (!target || target === actor || settled.has(target) || !isWorkable(target, act.handling!)) continue;
    settled.add(target);
    fillWith(actors, target);
    settle(worker, target, tool === target ? null : tool, act, seconds);
    // Left alone it is seen from where somebody would work at it.
    if (!worker) target.isBound = true;
  }
};

/** Tools that work by themselves: the thing has its front to the viewer. */
export const turnHandled = (actors: readonly Actor[], azimuth: number): void => {
  for (const { thing, support } of actors)
    if (!thing.person && thing.acts[0]?.handling && support.kind === 'on') support.host.yaw = azimuth;
};

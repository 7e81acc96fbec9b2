/** Stage to film: everything built into one world, and a pose for every frame. */

import type { AnchorName, Lamp, Model, Particle, PoseInput } from '../../kits/model.ts';
import type { BuiltSet } from '../../kits/set.ts';
import { identity, invert, type Matrix, positionOf, transformPoint } from '../../math/matrix.ts';
import { addScaled, type Vec3 } from '../../math/vector.ts';
import type { FrameState } from '../../render/frame-state.ts';
import { triangleFlags, World } from '../../render/world.ts';
import type { PlacePart } from '../../scene/place-part.ts';
import { type Actor, beatAt, beatsOf, carrierAt, isInHand, rootOf } from '../actor.ts';
import type { Pause } from '../cast/cast.ts';
import { limitTriangles } from '../cast/limit-cast.ts';
import { changePlaceParts } from '../change/change-place.ts';
import { effectsAt } from '../effects/effects-at.ts';
import { isLoose } from '../move/catch-prey.ts';
import { rootMatrixAt } from '../move/ground-contact.ts';
import { holdsOf } from '../move/holds.ts';
import { handTargets, supportedMatrix } from '../move/support-matrix.ts';
import { actionArea } from '../place/action-area.ts';
import { byDepth } from '../pose-order.ts';
import { openingAt } from '../spoken-line.ts';
import type { Stage } from '../stage.ts';
import { collectActEffects } from './act-effects.ts';
import { changeThings } from './change-things.ts';
import { type Contact, contactsOf, pouredDrops, pouringAt } from './contacts.ts';
import { collectEmissions, inAmbientLight } from './emissions.ts';
import { clearFog, fillLight, lampsAtHour, moonFor, nearestLamps, shadowArea } from './frame-light.ts';
import { holdsHands, joinedHands, leadsByHand } from './hand-in-hand.ts';
import {
  type AnimalTouch,
  animalTouchAt,
  findAnimalTouches,
  touchedByAnimal,
} from './hands/animal-touches.ts';
import { gestureOf } from './hands/gestures.ts';
import { gapToGoals } from './hands/reached.ts';
import { renumbered } from './hands/surface-points.ts';
import { findTouches, gapOf, renumber, type Touch, touchAt, touchedBy } from './hands/touches.ts';
import { leaveOutUnseen, type MovingPiece } from './leave-out-unseen.ts';
import { createLines, drawLines, type Performer } from './lines.ts';
import { findMirror, mirrorFor } from './mirror-plane.ts';
import { ModelInstance } from './model-instance.ts';
import { onBlack } from './on-black.ts';
import { heightOfWork, posedAction } from './posed-action.ts';
import { isStill, seatOf } from './rest-of-actor.ts';

export type Film = {
  world: World;
  /** With `only`, the others stay as they are: for measuring a few of a large cast. */
  poseFrame: (filmTime: number, only?: ReadonlySet<Actor>) => FrameState;
  /** Makes the world smaller once the camera is where it stays; `isLeftOut` has a 1 for what goes though it would be seen. */
  leaveOutUnseen: (isLeftOut?: Uint8Array | null) => void;
  /** The actor a triangle belongs to, by the object number that the world keeps for it. */
  actorOf: Map<number, Actor>;
  /** The part of the place that an object shows, of those that change. */
  partOf: Map<number, PlacePart>;
  /** Where a hand or another anchor is, as it was last posed. */
  anchorOf: (actor: Actor, name: AnchorName) => Matrix | undefined;
  rootOf: (actor: Actor) => Matrix | undefined;
  /** Gives up the world and the models of the cast: all that takes memory. */
  dispose: () => void;
  /** How far a hand, mouth or paw is from where it touches something, as last posed; null: nothing is touched then. */
  touchGapOf: (actor: Actor) => number | null;
  /** How far busy hands are from what they work at, over the ground, as last posed. */
  gapOf: (actor: Actor) => Vec3 | null;
};

const withoutMeshes = ({ size, anchors }: Model): Model => ({ size, anchors, parts: [] });

export type FilmOptions = {
  /** A given picture is the background, so no set is built and nothing is drawn where no model is. */
  isBeforePlate?: boolean;
  /** Only the cast, which may still be moved about: for looking at it before the set is built. */
  isDraft?: boolean;
  pause?: Pause;
};

/** Seconds in which a body gets up, sits down or begins to walk. */
const changeOfPosture = 0.5;

export const buildFilm = async (
  stage: Stage,
  { isBeforePlate = false, isDraft = false, pause = async () => {} }: FilmOptions = {},
): Promise<Film> => {
  const { set, clock, scene } = stage;
  // Tall things are placed when the camera is known.
  const actors = isDraft ? stage.actors.filter((actor) => rootOf(actor).role !== 'landmark') : stage.actors;
  const world = new World();
  const built: BuiltSet =
    isBeforePlate || isDraft
      ? { pieces: [], lamps: [], mirrorHeight: null }
      : changePlaceParts(set.build(actionArea(stage)), stage);
  await pause();
  if (!isDraft) changeThings(stage);
  limitTriangles(
    actors,
    built.pieces.reduce((sum, { mesh }) => sum + mesh.materials.length, 0),
  );
  const addPiece = ({ mesh, matrix, castsNoShadow }: BuiltSet['pieces'][number]) =>
    world.add(
      mesh,
      matrix ?? identity(),
      triangleFlags.merged | (castsNoShadow ? triangleFlags.castsNoShadow : 0),
    );
  for (const piece of built.pieces) if (!piece.update) addPiece(piece);
  const roots = new Map<Actor, Matrix>();
  const order = byDepth(actors);
  const performers: Performer[] = [];
  const middle = clock.seconds / 2;
  const add = (actor: Actor) => {
    const root = actor.support.kind === 'free' ? rootMatrixAt(actor, set, middle) : identity();
    roots.set(actor, root);
    const model = (isDraft && actor.measured) || actor.model;
    performers.push({ actor, instance: new ModelInstance(world, model, root) });
  };
  const still = isDraft ? [] : order.filter(isStill);
  for (const actor of still) add(actor);
  world.freeze();
  const partOf: Film['partOf'] = new Map();
  const moving = built.pieces.flatMap((piece): MovingPiece[] => {
    const { update, swing } = piece;
    if (!update) return [];
    const item = addPiece(piece);
    if (piece.part) partOf.set(world.objects[item.firstTriangle]!, piece.part);
    const move: MovingPiece['move'] = (time, camera) => {
      const change = update(time, camera);
      if (change instanceof Float32Array) world.deform(item, change, identity());
      else world.place(item, change);
    };
    return [{ item, move, swing }];
  });
  for (const actor of order) if (!still.includes(actor)) add(actor);
  const instanceOf = new Map(performers.map(({ actor, instance }) => [actor, instance]));
  const lines = createLines(performers, world);
  const mirror =
    findMirror(
      still.flatMap((actor) => actor.model.parts.map(({ mesh }) => ({ mesh, matrix: roots.get(actor)! }))),
    ) ?? findMirror(built.pieces);
  // Their meshes are in the world now.
  built.pieces.length = 0;

  const freed = (held: Actor, time: number): boolean => {
    const release = stage.releases.get(held);
    return isLoose(release, time) && release.frees === true;
  };
  const inputFor = (
    actor: Actor,
    root: Matrix,
    time: number,
    seatHeight: number | null,
    beat = beatAt(actor, time),
  ): PoseInput => {
    const way = actor.path?.(time);
    // A thing under the chin is not looked at.
    const isOwn = actor.target?.support.kind === 'held' && actor.target.support.host === actor;
    const target = actor.target && !isOwn ? roots.get(actor.target) : undefined;
    const toModel = target ? invert(root) : undefined;
    const eyes =
      target &&
      addScaled(positionOf(target), [0, 1, 0], actor.target!.size[1] * heightOfWork(actor, actor.target!));
    return {
      time,
      action: posedAction(actor, beat.action),
      actionTime: time - beat.from,
      actionSeconds: Math.min(beat.until, clock.seconds) - beat.from,
      speed: (way?.speed ?? 0) / actor.scale,
      travelled: (way?.travelled ?? 0) / actor.scale,
      turnRate: way?.turnRate ?? 0,
      phase: actor.phase,
      lookAt: toModel && eyes ? transformPoint(toModel, eyes) : null,
      seatHeight,
      ...(actor.thing.person && holdsOf(actor, order, (held) => freed(held, time))),
      wind: scene.weather.includes('wind') || scene.weather.includes('storm') ? 6 : 1.5,
      darkness: stage.lighting.darkness,
    };
  };

  const hasHandInHand = order.some(
    (actor) => holdsHands(actor) || order.some((other) => leadsByHand(actor, other)),
  );
  let touches: Touch[] = [];
  let animalTouches: AnimalTouch[] = [];
  const touchGaps = new Map<Actor, number | null>();
  const poseFrame = (filmTime: number, only?: ReadonlySet<Actor>): FrameState => {
    const time = clock.at(filmTime);
    stage.lighting = stage.lightingAt(filmTime / stage.seconds);
    const shot = stage.shots.find(({ until }) => filmTime < until) ?? stage.shots.at(-1)!;
    const camera = shot.at(filmTime);
    const particles: Particle[] = [];
    const lamps: Lamp[] = lampsAtHour(built.lamps, stage);
    const beams = [...(built.beams ?? [])];
    for (const { move } of moving) move(time, camera);
    /** Held things that an act has put where it needs them. */
    const planned = new Map<Actor, Matrix>();
    for (const { actor, instance } of performers) {
      if (still.includes(actor) || (only && !only.has(actor))) continue;
      let root: Matrix;
      let seatHeight: number | null = null;
      let hands: ReturnType<typeof handTargets> & Contact = {};
      const release = stage.releases.get(actor);
      const plannedRoot = planned.get(actor);
      if (plannedRoot) root = plannedRoot;
      else if (isLoose(release, time)) root = rootMatrixAt({ ...actor, path: release.path }, set, time);
      else if (actor.support.kind === 'free') {
        root = rootMatrixAt(actor, set, time);
        seatHeight = seatOf(actor, time);
      } else {
        const host = carrierAt(actor.support, time);
        const carried = supportedMatrix(actor, instanceOf.get(host)!, roots.get(host)!, time);
        root = carried.root;
        seatHeight = carried.seatHeight;
        hands = handTargets(actor, instanceOf.get(host)!, root);
      }
      roots.set(actor, root);
      const pouring = pouringAt(actor, root, instanceOf, time, clock.seconds);
      if (pouring) {
        planned.set(pouring.vessel, pouring.root);
        if (pouring.flow > 0.5)
          particles.push({
            position: pouring.from,
            end: pouring.to,
            size: 0.009,
            colour: pouring.colour,
            opacity: 0.95,
          });
        particles.push(...pouredDrops(pouring));
      }
      hands = { ...hands, ...contactsOf(actor, root, instanceOf, pouring, time, clock.seconds) };
      if (hasHandInHand) {
        const rootFor = (mate: Actor) =>
          mate.support.kind === 'free' ? rootMatrixAt(mate, set, time) : roots.get(mate);
        hands = { ...joinedHands(actor, order, root, rootFor, seatHeight), ...hands };
      }
      const touch = touches.find((one) => one.actor === actor);
      const limb = animalTouches.find((one) => one.actor === actor);
      const goals = touch
        ? touchAt(touch, root, world, time)
        : limb
          ? animalTouchAt(limb, root, world, time)
          : {};
      const isBusy = (hand: 'handLeft' | 'handRight') => order.some((one) => isInHand(one, actor, hand));
      // In a close-up they would hide the face.
      const isFar = !scene.camera.shot.endsWith('close_up');
      hands = { ...(isFar && gestureOf(actor, time, seatHeight, isBusy)), ...goals, ...hands };
      const mouthOpen = openingAt(stage.lines, actor.thingIndex, filmTime);
      const input = { ...inputFor(actor, root, time, seatHeight), ...hands, mouthOpen };
      const beat = beatAt(actor, time);
      const before = beatsOf(actor).findLast(({ until }) => until <= time);
      // From one posture into the next, not with a jump of the limbs.
      const come = before && before.action !== beat.action ? (time - beat.from) / changeOfPosture : 1;
      const left = come < 1 && {
        ...input,
        ...inputFor(actor, root, time, seatOf(actor, beat.from - 0.02) ?? seatHeight, before),
      };
      const pose = instance.pose(root, input, left ? { input: left, share: come } : null);
      touchGaps.set(actor, gapToGoals(goals, instance, root));
      collectEmissions(pose, root, actor.scale, particles, lamps, beams);
      collectActEffects(actor, root, time, stage, particles, lamps);
    }
    drawLines(lines, roots, world, time);
    const centre = stage.subject.centreAt(time);
    const effects = effectsAt(scene.effects, scene.weather, {
      time,
      camera,
      centre,
      size: Math.max(0.5, stage.subject.extent.height),
      groundAt: set.ground,
      isIndoors: set.isIndoors,
      setting: scene.setting,
      mirrorHeight: built.mirrorHeight,
      darkness: stage.lighting.darkness,
      wind: scene.weather.includes('wind') || scene.weather.includes('storm') ? 5 : 0.8,
    });
    particles.push(...effects.particles, ...inAmbientLight(built.particles?.(time, camera), stage.lighting));
    beams.push(...effects.beams);
    lamps.push(...effects.lamps);
    const { light, sky, grade } = stage.lighting;
    const range = shot.framing.distance;
    const state: FrameState = {
      time: filmTime,
      camera,
      light: {
        ...light,
        // Fog that is right for a street would swallow a mountain: the subject stays clear.
        fogDensity: Math.min(
          light.fogDensity,
          clearFog(light.fogDensity) / Math.max(1, range - light.fogStart * 0.5),
        ),
        fogStart: Math.max(light.fogStart, range * (light.fogDensity > 0.05 ? 0.12 : 0.35)),
        lamps: nearestLamps([...lamps, ...fillLight(stage, camera.position, centre, range)], centre),
        skyColour:
          effects.flash > 0 ? addScaled(light.skyColour, [1.4, 1.5, 1.8], effects.flash) : light.skyColour,
        shadowSoftness: Math.max(0.015, Math.min(light.shadowSoftness, range * 0.02)),
      },
      sky: { ...sky, moon: moonFor(stage, filmTime / stage.seconds) },
      grade: { ...grade, exposure: grade.exposure * (1 + effects.flash * 0.6) },
      style: scene.style,
      shadow: shadowArea(stage, filmTime),
      mirrorHeight: built.mirrorHeight,
      mirror: mirrorFor(mirror, camera.position, light),
      focus: shot.focusAt(filmTime),
      isBackgroundStill: set.isIndoors,
      particles,
      beams,
      fade: 0,
    };
    return isBeforePlate ? onBlack(state) : state;
  };
  // Before they touch anything, hands are where the act has them; what they touch is the same in every frame.
  if (!isDraft && (hasHandInHand || order.some((actor) => touchedBy(actor) ?? touchedByAnimal(actor)))) {
    poseFrame(stage.seconds / 2);
    touches = findTouches(order, instanceOf, roots, world);
    animalTouches = findAnimalTouches(order, instanceOf, roots, world);
  }
  const actorOf = new Map(performers.map(({ actor, instance }) => [instance.object, actor]));
  const isSet = (object: number) => !actorOf.has(object);
  return {
    world,
    poseFrame,
    leaveOutUnseen: (isLeftOut = null) => {
      // An upright mirror shows what is behind the camera.
      if (mirror) return;
      const { mirrorHeight } = built;
      const numbers = leaveOutUnseen({ world, stage, isSet, moving, mirrorHeight, isLeftOut });
      touches = renumber(touches, numbers);
      animalTouches = animalTouches.map((touch) => ({ ...touch, point: renumbered(touch.point, numbers) }));
    },
    touchGapOf: (actor) => touchGaps.get(actor) ?? null,
    gapOf: (actor) => gapOf(actor, instanceOf, roots, world),
    actorOf,
    partOf,
    anchorOf: (actor, name) => instanceOf.get(actor)?.anchor(name),
    rootOf: (actor) => instanceOf.get(actor)?.root,
    dispose: () => {
      world.clear();
      performers.length = 0;
      moving.length = 0;
      instanceOf.clear();
      for (const actor of stage.actors) {
        actor.model = withoutMeshes(actor.model);
        delete actor.measured;
      }
    },
  };
};

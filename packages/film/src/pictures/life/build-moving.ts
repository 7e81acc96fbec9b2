/** The layers of a picture with what moves each of them. */

import { smoothstep } from '../../math/interpolate.ts';
import { buildLayers, refineSky, veilOf } from '../layers/build-layers.ts';
import { calmRelief } from '../layers/calm-relief.ts';
import { coverFrame } from '../layers/draw-mesh.ts';
import { findShadow } from '../layers/find-shadow.ts';
import { straightAround } from '../layers/straight-lines.ts';
import type { Picture } from '../picture.ts';
import type { Plane } from '../plane.ts';
import { mouthOf, type Puppet, spritesOf } from '../puppet/build-puppet.ts';
import { copyArms, turnRotor } from '../rotor/turn-rotor.ts';
import { wheelsOn } from '../rotor/wheels-on.ts';
import type { Box, SeenPicture, SeenThing } from '../see/seen-picture.ts';
import { maskWithin } from '../see/within-box.ts';
import { aimOf, goesRound, isTurntable, moveFor } from './aim-camera.ts';
import { cameraMotion } from './camera.ts';
import { type Cast, maskOf } from './cast/cast-subject.ts';
import { type CutOut, chooseCuts, cutRotors, joinMasks, othersOf } from './cast/choose-cuts.ts';
import { isAnyLeaving, settleCuts } from './cast/settle-cuts.ts';
import { turningOf } from './list-not-drawn.ts';
import { addHeads, headBox } from './motion/add-heads.ts';
import { keepWhole } from './motion/keep-whole.ts';
import { waveMotion } from './motion/limb-motions.ts';
import { breathMotion, type Motion } from './motion/motions.ts';
import { boxOfMask, motionsOf } from './motion/mover-motions.ts';
import { keepEdges, leanMotion, motionOn } from './motion/sheet-motions.ts';
import { mayTurnRound, turnRound } from './motion/turn-round.ts';
import { createClaims, type Moving, movingLayer } from './moving.ts';
import { moveRegions } from './regions/move-regions.ts';
import type { PartAct, WishedThing, Wishes } from './wishes.ts';

const armOf = (people: Cast['people']) => {
  for (const { thing, wish } of people) {
    const { pose } = thing;
    if (!pose || !wish?.waves) continue;
    for (const side of ['left', 'right'] as const) {
      const [elbow, wrist] = [pose[`${side} elbow`], pose[`${side} wrist`]];
      const isSeen = elbow.score > 0.3 && wrist.score > 0.3 && wrist.y < 0.97 && elbow.y < 0.97;
      if (isSeen) return { thing, elbow, wrist };
    }
  }
  return null;
};

/** Ways on the ground, where a thing's shadow goes with it. */
const groundTravels = new Set<WishedThing['travel']>(['leave', 'approach', 'recede', 'vanish']);
const standsOnGround = ({ travel, isFlying }: WishedThing): boolean => groundTravels.has(travel) && !isFlying;

/** Share of straight lines around a thing from which on nothing is bent with it. */
const mostStraight = 0.1;

/** Asked only of the face or an arm, which have acts of their own. */
const isOfHead = ({ face, waves, travel, acts }: WishedThing): boolean =>
  travel === null &&
  (face.size > 0 || waves || (acts.size > 0 && [...acts].every((act) => headActs.has(act))));

const headActs = new Set<PartAct>(['lower_head', 'lift_head', 'tilt_head']);

/** Share of the picture from which on a subject hides what is in the air behind it. */
const leastVeiled = 0.04;

export const buildMoving = (
  picture: Picture,
  given: SeenPicture,
  wishes: Wishes,
  cast: Cast,
  { seed, mounted }: { seed: number; mounted: Box | null },
) => {
  const seen = { ...given, nearness: calmRelief(picture, given, goesRound(wishes.camera)) };
  const { wish, movers } = cast;
  const skyMask = seen.sky ? refineSky(picture, seen.sky.mask) : null;
  const layersOf = (cuts: readonly CutOut[]) => {
    const subject = joinMasks(cuts);
    const first = cuts[0];
    const parts = cuts.map(({ matte }) => matte);
    const others = othersOf(
      picture,
      seen,
      cuts.flatMap((cut) => cut.movers.map(({ thing }) => thing)),
    );
    const found = first && standsOnGround(first.movers[0]!.wish) ? findShadow(picture, first.matte) : null;
    // A part that is dark by its own colour is no shadow.
    const shadow =
      found && others
        ? { ...found, values: found.values.map((dark, at) => (others.values[at]! > 0.5 ? 0 : dark)) }
        : found;
    const isLeaving = isAnyLeaving(cuts);
    const masks = { subject, parts, others, sky: skyMask, nearness: seen.nearness, isLeaving, shadow };
    return buildLayers(picture, masks, seed);
  };
  // Over a mount nothing can leave the picture.
  const chosen = [
    ...(mounted ? [] : chooseCuts(picture, seen, movers)),
    ...cutRotors(picture, skyMask, movers),
  ];
  const { cuts, layers, reach } = settleCuts(chosen, seen, picture, layersOf);
  const leading = cuts.find((cut) => cut.movers.some((mover) => mover.wish === wish)) ?? cuts[0];
  const coarse = leading?.mask ?? (cast.thing ? maskOf(seen, [cast.thing]) : null);
  const box = coarse && boxOfMask(coarse);
  const isRoundTurn = ({ thing, wish: own }: Cast['movers'][number]) => {
    const mask = own.spins
      ? (thing.matte ?? (seen.subject && maskWithin(seen.subject.mask, thing.box)))
      : null;
    return mask !== null && mayTurnRound(own, mask, seen.isFlat);
  };
  const move = moveFor(
    wishes.camera,
    movers.flatMap((mover) => (mover.wish.spins && (seen.isFlat || isRoundTurn(mover)) ? [] : [mover.wish])),
    cuts.length > 0,
  );
  const camera = cameraMotion(move, {
    horizon: seen.horizon,
    isFlat: seen.isFlat,
    ...aimOf(move, cast.thing, box),
  });
  const { claims, claim } = createClaims();
  const { ground, all, hasSky, hasWater, hasHair } = moveRegions(
    picture,
    layers,
    { seen, wishes, skyMask, seed, isMounted: mounted !== null },
    { claims, claim },
  );
  const fronts = cuts.map((cut, n) => {
    const front = movingLayer(layers.subjects[n]!, []);
    all.push(front);
    return { front, cut };
  });
  const layerOf = (thing: SeenThing) =>
    fronts.find(({ cut }) => cut.movers.some((mover) => mover.thing === thing))?.front ?? ground;
  const acting = fronts.map(({ front, cut }) => {
    // Things that cannot be parted go as the first of them does.
    const mover = cut.movers[0]!;
    if (cut.rotor) {
      copyArms(front.layer, cut.rotor);
      return {
        front,
        mover,
        mask: cut.mask,
        motions: [turnRotor(cut.rotor)],
        puppet: null,
        shown: new Set<PartAct>(),
        isRotor: true,
      };
    }
    return {
      front,
      mover,
      mask: cut.mask,
      isRotor: false,
      ...motionsOf(mover, cut.mask, picture, {
        isFlat: seen.isFlat,
        isCut: true,
        horizon: seen.horizon,
        reach,
      }),
    };
  });
  // Things that are not cut out move as a part of the picture, a little, and their surroundings with them.
  const held = movers.filter(({ thing }) => layerOf(thing) === ground);
  const rotors = new Set(acting.flatMap(({ isRotor, mover }) => (isRotor ? [mover.wish] : [])));
  const staying = held.flatMap((mover) => {
    const mask = mover.thing.matte ?? (seen.subject && maskWithin(seen.subject.mask, mover.thing.box));
    if (!mask) return [];
    // Turned to and fro as a part of the picture it would wobble.
    const spins = mover.wish.spins && !isTurntable(mover.wish);
    const still = { ...mover, wish: { ...mover.wish, travel: null, isFlying: false, spins } };
    return [
      {
        mover,
        mask,
        ...motionsOf(still, mask, picture, { isFlat: false, isCut: false, horizon: seen.horizon }),
      },
    ];
  });
  const shown = new Map<WishedThing, Set<PartAct>>();
  const puppets = new Set<SeenThing>();
  for (const { mover, puppet, shown: own } of [...acting, ...staying]) {
    if (puppet) puppets.add(mover.thing);
    shown.set(mover.wish, new Set([...(shown.get(mover.wish) ?? []), ...own]));
  }
  for (const person of cast.people) {
    const on = layerOf(person.thing);
    const own = seen.subject && maskWithin(seen.subject.mask, person.thing.box);
    if (own && person.thing.isSubject) on.motions.push(motionOn(own, breathMotion(boxOfMask(own))));
    const behind = on === ground ? own : null;
    // Heads of puppets are parts of them.
    if (!person.thing.face && puppets.has(person.thing)) continue;
    const ofHead = person.thing.face ? [...(person.wish?.acts ?? [])].filter((act) => headActs.has(act)) : [];
    const acts = [...person.face, ...ofHead.map((act) => act.replace('_', ' '))].join(' and ');
    if (acts && person.wish)
      claim(
        `${person.wish.name}: ${acts}`,
        headBox(person.thing),
        on,
        () => addHeads(on, [person], behind),
        true,
      );
    else addHeads(on, [person], behind);
  }
  const openMouth = (on: Moving, { wish: own }: Cast['movers'][number], puppet: Puppet | null) => {
    const mouth = puppet && mouthOf(puppet, on.layer);
    if (mouth) claim(`mouth of the ${own.name}`, mouth.box, on, () => on.before.push(mouth.change), true);
  };
  let hasArm = false;
  for (const { front, mover, motions, puppet } of acting) {
    // A limb that is lifted off the body goes with it; the bends of its parts are its own.
    for (const { role, layer, motion, isBehind } of puppet ? spritesOf(puppet, mover, front.layer) : []) {
      const sprite = movingLayer(layer, [motion, ...motions.filter((one) => one !== puppet!.motion)]);
      all.splice(all.indexOf(front) + (isBehind ? 0 : 1), 0, sprite);
      hasArm ||= role === 'arm';
    }
  }
  /** Wheels lie on the vehicle, turn, and go where it goes. */
  const addWheels = (
    { wish: own }: Cast['movers'][number],
    mask: Plane,
    on: Moving,
    goes: readonly Motion[],
    travels: readonly Motion[],
  ) => {
    const isAsked = own.rotor === 'wheel';
    if (own.nature !== 'vehicle' || seen.isFlat || !(isAsked || travels.length > 0)) return;
    const turning = wheelsOn(picture, own, mask, on.layer.nearness[0]!, travels);
    if (!turning) return;
    const { layer, turn } = turning;
    const sprite = movingLayer(layer, [turn, ...goes]);
    all.splice(all.indexOf(on) + 1, 0, sprite);
    if (!isAsked) return;
    rotors.add(own);
    claims.push({ words: turningOf(own), box: boxOfMask(mask), parts: new Set([turn]) });
  };
  for (const { front, mover, mask, motions, isRotor } of acting)
    if (!isRotor) addWheels(mover, mask, front, motions, mover.wish.travel ? motions : []);
  const arm = hasArm ? null : armOf(cast.people);
  if (arm) {
    const on = layerOf(arm.thing);
    const wave = keepWhole(waveMotion(arm.elbow, arm.wrist), on.layer);
    claim('waving', arm.thing.box, on, () => on.motions.push(wave));
  }
  for (const { front, mover, mask, motions, puppet, isRotor } of acting) {
    const { wish: own } = mover;
    openMouth(front, mover, puppet);
    if (motions.length === 0 && isOfHead(own)) continue;
    const words = isRotor ? turningOf(own) : `movement of the ${own.name}`;
    claim(words, boxOfMask(mask), front, () => front.motions.push(...motions));
    if (own.travel === 'vanish') {
      front.opacityAt = ({ progress }) => Math.round(256 * (1 - smoothstep(0.15, 0.8, progress)));
      claims.at(-1)!.parts = new Set([front.opacityAt]);
    }
  }
  for (const { mover, mask, motions, puppet } of staying) {
    const { wish: own } = mover;
    openMouth(ground, mover, puppet);
    if (mayTurnRound(own, mask, seen.isFlat)) {
      const turn = turnRound(ground.layer, mask, boxOfMask(mask));
      claim(`turning of the ${own.name}`, boxOfMask(mask), ground, () => ground.before.push(turn), true);
      continue;
    }
    // Lines that are straight would be seen to bend.
    const mayLean = own.travel !== null && straightAround(picture, mask) < mostStraight;
    const lean = mayLean ? [leanMotion(own, boxOfMask(mask), picture)] : [];
    const moves = [...motions, ...lean].map((motion) => keepWhole(motionOn(mask, motion), ground.layer));
    if (moves.length === 0 && (isOfHead(own) || isTurntable(own))) continue;
    const add = () => ground.motions.push(...moves);
    addWheels(mover, mask, ground, moves, []);
    if (own.travel) add();
    else claim(`movement of the ${own.name}`, boxOfMask(mask), ground, add);
  }
  if (mounted)
    for (const moving of all)
      if (moving === ground || moving.layer === layers.sky) moving.motions.push(keepEdges(mounted));
  // The camera comes last, so that the other motions see corners at rest.
  for (const moving of all) moving.motions.push(camera);
  for (const moving of all)
    if (moving.layer === layers.ground || moving.layer === layers.sky)
      // Drawn into the picture by other motions, its edges go back.
      moving.motions.push((mesh, _layer, { size }) => coverFrame(mesh, size));
  // A small thing is far away, and as deep in the fog as all around it.
  const isVeiled = fronts.length === 0 && seen.subject && seen.subject.share > leastVeiled && !seen.isFlat;
  return {
    all,
    claims,
    ground,
    fronts: fronts.map(({ front }) => front),
    veil: isVeiled ? veilOf(picture, seen.subject!.mask) : null,
    box,
    skyMask,
    held,
    shortened: new Set(reach !== null ? cuts.flatMap((cut) => cut.movers.map((mover) => mover.wish)) : []),
    rotors,
    hasArm: hasArm || arm !== null,
    shown,
    hasSky,
    hasWater,
    hasHair,
  };
};

/** Lamps and moon of one frame. */

import type { Lamp } from '../../kits/model.ts';
import { fromHex } from '../../math/colour.ts';
import { smoothstep } from '../../math/interpolate.ts';
import { rotationY, transformDirection } from '../../math/matrix.ts';
import { addScaled, dot, mix, normalize, scale, type Vec3 } from '../../math/vector.ts';
import type { FrameState } from '../../render/frame-state.ts';
import type { NamedColour } from '../../scene/named-colour.ts';
import type { Change } from '../../scene/scene.ts';
import { isDim, type Stage } from '../stage.ts';

const isCourse = ({ scene }: Stage): boolean =>
  scene.timeOfDay === 'day_to_night' || scene.timeOfDay === 'night_to_day';

/** Share of their light that lamps and the light by the camera have in a room that is seen to get dark. */
const leftInDark = 0.3;

/** Lamps of the set; where the hour changes they are lit as it gets dark, in a room no more than leaves it dark. */
export const lampsAtHour = (lamps: readonly Lamp[], stage: Stage): Lamp[] =>
  isCourse(stage)
    ? lamps.map((lamp) => ({
        ...lamp,
        colour: scale(lamp.colour, stage.lighting.darkness * (stage.set.isIndoors ? leftInDark : 1)),
      }))
    : isDim(stage.scene)
      ? lamps.map((lamp) => ({ ...lamp, colour: scale(lamp.colour, 0.42) }))
      : [...lamps];

/** Lamps near the action count most. */
export const nearestLamps = (lamps: Lamp[], centre: Vec3): Lamp[] => {
  const weight = ({ position, colour, reach }: Lamp) => {
    const range = Math.hypot(position[0] - centre[0], position[1] - centre[1], position[2] - centre[2]);
    return range - reach - Math.max(...colour) * 0.5;
  };
  return lamps.length <= 24 ? lamps : lamps.toSorted((a, b) => weight(a) - weight(b)).slice(0, 24);
};

/** Light that a hero in the shade of woods or walls gets: about half of what the sun gives. */
const lightInShade = 1.1;
/** How far a lamp reaches, in its distances from what it is for. */
const reachInShade = 3;

/** By day a patch of light around a hero in the shade, who would be lost among dark trees. */
const shadeLight = ({ lighting, shade }: Stage, eye: Vec3, centre: Vec3, range: number): Lamp => {
  const back = normalize([eye[0] - centre[0], 0, eye[2] - centre[2]]);
  const away = addScaled(scale(back, range * 0.35), [0, 1, 0], range * 0.6);
  const { sunColour } = lighting.light;
  // The share of a lamp's light at its distance, as the renderer has it.
  const left = (1 - 1 / reachInShade) ** 2 / (0.35 * dot(away, away) + 0.4);
  return {
    position: addScaled(centre, away, 1),
    colour: scale(sunColour, (shade * lightInShade) / (left * Math.max(...sunColour, 1e-3))),
    reach: reachInShade * Math.hypot(...away),
  };
};

/** A soft light by the camera, so that nobody is a silhouette at night, in the shade or against the sun unless the prompt wants it. */
export const fillLight = (stage: Stage, eye: Vec3, centre: Vec3, range: number): Lamp[] => {
  const { lighting, set, scene } = stage;
  if (lighting.darkness < 0.25 && !set.isIndoors)
    return stage.shade > 0 ? [shadeLight(stage, eye, centre, range)] : [];
  // Close to a small thing the same lamp would burn it out.
  const inDark = set.isIndoors && isCourse(stage) ? 1 - (1 - leftInDark) * lighting.darkness : 1;
  const strength =
    (isDim(scene) ? 0.5 : 1) *
    inDark *
    (set.isIndoors ? (lighting.darkness > 0.9 ? 1.5 : 0.8) : 1.1) *
    Math.min(1, range / 3);
  const towards = normalize([centre[0] - eye[0], centre[1] - eye[1], centre[2] - eye[2]]);
  const position = addScaled(addScaled(eye, towards, range * 0.4), [0, 1, 0], range * 0.28);
  return [
    {
      position,
      colour: scale([1.5, 1.38, 1.22], strength * Math.max(1, range * 0.16)),
      reach: 2 + range * 1.2,
    },
  ];
};

/** Optical depth allowed between camera and subject: more in thick fog, hardly any in clear air. */
export const clearFog = (density: number) =>
  density > 0.05 ? 0.95 : density > 0.02 ? 0.55 : density > 0.005 ? 0.3 : 0.12;

/** The ground that the shadow map covers. */
export const shadowArea = ({ shots, subject, clock }: Stage, filmTime: number): FrameState['shadow'] => {
  const shot = shots.find(({ until }) => filmTime < until) ?? shots.at(-1)!;
  const reach = Math.max(3, shot.framing.distance * 1.25, subject.extent.width * 0.8);
  return { centre: subject.centreAt(clock.at(filmTime)), halfSize: Math.min(60, reach) };
};

/** How much of the moon is lit, 0 new to 1 full; one that waxes or wanes goes through its phases. */
const phaseOf = (details: readonly string[], share: number): number => {
  const passed = smoothstep(0.05, 0.9, share);
  if (details.includes('moon_waxes')) return 0.08 + 0.92 * passed;
  if (details.includes('moon_wanes')) return 1 - 0.92 * passed;
  return details.includes('crescent_moon') ? 0.3 : 1;
};

const usualMoon: Vec3 = [1.25, 1.2, 1.05];
const ofMoon = (colour: NamedColour | null | undefined): Vec3 =>
  colour ? mix(scale(fromHex(colour.hex), 1.3), [1, 1, 1], 0.08) : usualMoon;
const moonColour = ({ fromColour, colour, begin, end }: Change, share: number): Vec3 =>
  mix(ofMoon(fromColour), ofMoon(colour), smoothstep(begin, end, share));

/** Where the prompt names the moon, it stands in the picture's upper third. */
export const moonFor = ({ scene, shots }: Stage, share: number): FrameState['sky']['moon'] => {
  if (!scene.effects.includes('moon')) return null;
  const first = shots[0]!.at(0);
  const turn = rotationY(-0.22);
  const flat = normalize([first.forward[0], 0, first.forward[2]]);
  const aside = transformDirection(turn, flat);
  // A rising moon begins behind the horizon or the ridge.
  const details = scene.setting.details ?? [];
  const isRising = details.includes('moonrise');
  const change = scene.setting.changes?.find(({ of, colour }) => of === 'moon' && colour);
  const isWatched =
    change !== undefined || details.some((detail) => detail === 'moon_waxes' || detail === 'moon_wanes');
  const raised = isRising ? -0.3 + 0.62 * share : 0.3;
  const up = first.forward[1] + raised / first.focalLength;
  return {
    direction: normalize([aside[0], isRising ? up : Math.max(0.1, up), aside[2]]),
    radius: isWatched ? 0.11 : isRising ? 0.065 : 0.05,
    colour: change ? moonColour(change, share) : usualMoon,
    phase: phaseOf(details, share),
  };
};

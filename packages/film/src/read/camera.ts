/** "The camera pans left", "a drone shot zooming through a tunnel": what the camera does. */

import type { CameraMove } from '../scene/scene.ts';
import type { VerbChunk } from './chunk.ts';
import type { Parser } from './clause.ts';
import { isAnimate } from './entities.ts';
import { addOnce } from './reading.ts';
import { byPhrase, words } from './rows/list.ts';
import { cameraVerbs } from './rows/verbs.ts';

const moveOf = byPhrase(
  Object.fromEntries(
    Object.entries(cameraVerbs).map(([move, row]) => [move, words(row).join(',')]),
  ) as Partial<Record<CameraMove, string>>,
);
const opposites: Partial<Record<CameraMove, Record<string, CameraMove>>> = {
  pan_right: { left: 'pan_left' },
  tilt_up: { down: 'tilt_down' },
  zoom_in: { out: 'zoom_out', back: 'zoom_out', away: 'zoom_out' },
  dolly_in: {
    out: 'dolly_out',
    back: 'dolly_out',
    away: 'dolly_out',
    left: 'pan_left',
    right: 'pan_right',
    up: 'crane_up',
    down: 'crane_down',
    around: 'orbit',
    along: 'follow',
    over: 'drone',
    alongside: 'follow',
    backwards: 'dolly_out',
  },
  crane_up: { down: 'crane_down' },
};

export const cameraNouns = new Set(
  words('camera shot view footage lens video scene pov perspective drone-shot hyperlapse'),
);

/** The move, with the words behind the verb that turn it: "pulls [back]", "pans to the [left]". */
export const cameraMove = ({ chunks, reading }: Parser, at: number, chunk: VerbChunk): CameraMove | null => {
  const [verb, particle] = chunk.verb.split(' ') as [string, string?];
  const move = moveOf.get(verb);
  if (!move) return null;
  const next = chunks[at + 1];
  const turn =
    particle ??
    chunk.direction ??
    (next?.type === 'direction'
      ? next.direction
      : next?.type === 'adverb' || next?.type === 'prep'
        ? next.text.split(' ')[0]
        : '') ??
    '';
  return move === 'orbit' ? orbitAs(reading, chunks.slice(at + 1)) : (opposites[move]?.[turn] ?? move);
};

const counterclockwise = new Set(words('counterclockwise anticlockwise counter-clockwise anti-clockwise'));

/** "Orbits around in a clockwise direction": in the same sentence. */
const orbitAs = ({ units }: Parser['reading'], following: Parser['chunks']): CameraMove => {
  for (const chunk of following) {
    const said = units.slice(chunk.start, chunk.end).map(({ text }) => text);
    if (chunk.type === 'word' && chunk.tag === 'stop') break;
    if (said.some((text) => counterclockwise.has(text))) return 'orbit_counterclockwise';
    if (said.some((text) => text === 'clockwise')) return 'orbit_clockwise';
  }
  return 'orbit';
};

/** Notes a verb of the camera; true when it was one. */
export const readCameraVerb = (parser: Parser, at: number, chunk: VerbChunk): boolean => {
  const { reading } = parser;
  const { camera } = reading.facts.picture;
  if (chunk.verb === 'be') return true;
  const move = cameraMove(parser, at, chunk);
  if (move) addOnce(camera.moves, move);
  for (const word of chunk.manner)
    camera.pace ??= ['slowly', 'gradually', 'gently'].includes(word)
      ? 'slow'
      : ['quickly', 'rapidly', 'fast'].includes(word)
        ? 'fast'
        : null;
  return true;
};

const focusing = new Set(words('focus concentrate center centre hone'));
const settling = new Set(words('linger settle rest land stop pause end'));
/** "Focusing on a lathe", "settles on her hands": what comes behind is what the camera looks at. */
export const looksAtNext = ({ chunks, clause, reading }: Parser, at: number, chunk: VerbChunk): boolean => {
  const [prep, subject] = [chunks[at + 1], chunks[at + 2]];
  if (prep?.type !== 'prep' || !['on', 'in on', 'upon'].includes(prep.text) || subject?.type !== 'group')
    return false;
  const verb = chunk.verb.split(' ')[0]!;
  const { entities, picture } = reading.facts;
  const isSomebody = (one: number) => isAnimate(entities[one]!.noun) || entities[one]!.partOf !== null;
  const isCamera = clause.isCamera || (picture.camera.moves.length > 0 && !clause.subjects.some(isSomebody));
  return focusing.has(verb) ? isCamera : clause.isCamera && settling.has(verb);
};

/** "With sunlight streaming through it": no thing that was named before streams. */
export const isOfLight = ({ chunks, clause, reading }: Parser, at: number, { form }: VerbChunk): boolean => {
  const [prep, light] = [chunks[at - 2], chunks[at - 1]];
  return (
    form === 'ing' &&
    prep?.type === 'prep' &&
    prep.text === 'with' &&
    light?.type === 'group' &&
    lights.has(light.head) &&
    clause.boundary === 'none' &&
    !reading.facts.entities.some(({ noun }) => noun === light.noun)
  );
};
const lights = new Set(words('sunlight moonlight light sunshine starlight daylight mist fog rain snow wind'));

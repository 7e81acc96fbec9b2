/** Quoted words: those that somebody says, and who of the scene says them. */

import type { Event, Facts, Speech } from '../facts/facts.ts';
import { findKit } from '../kits/find-kit.ts';
import type { Thing } from '../scene/scene.ts';
import type { Beat, Line, Screenplay } from './screenplay.ts';

/** Verbs that are something else unless words are said: a telephone is answered, a taxi called. */
const alsoSaid = new Set(['answer', 'call', 'cry', 'add', 'continue', 'explain']);

const says = ({ agents, step }: Event, { speaker, step: at }: Speech): boolean =>
  speaker !== null && step === at && agents.includes(speaker);

/** "He answers 'Yes'": he speaks. */
export const withSpeakers = (facts: Facts): Facts => ({
  ...facts,
  events: facts.events.map((event) =>
    alsoSaid.has(event.verb) && facts.speech.some((one) => says(event, one))
      ? { ...event, verb: 'speak' }
      : event,
  ),
});

/** A sign that says "Open" has no voice. */
const hasVoice = ({ person, kit }: Thing): boolean =>
  person !== null || !['none', undefined].includes(findKit(kit ?? '')?.locomotion);

/** The lines of a film, and the quoted words that nobody in it says. */
export const writeLines = (
  { speech }: Facts,
  { beats, cast }: Pick<Screenplay, 'beats' | 'cast'>,
): { lines: Line[]; unsaid: string[] } => {
  const lines: Line[] = [];
  const unsaid: string[] = [];
  for (const { speaker, words, step } of speech) {
    const beat = beats.findIndex(({ steps }) => steps.includes(step));
    const thing = cast.find((one) => one.entity === speaker && one.beat === beat)?.thing;
    if (thing !== undefined && hasVoice(beats[beat]!.scene.things[thing]!))
      lines.push({ words, beat, thing });
    else unsaid.push(words);
  }
  return { lines, unsaid };
};

/** Speakers are seen from where their lips can be. */
export const frameSpeakers = (beats: readonly Beat[], lines: readonly Line[]): Beat[] =>
  beats.map((beat, at) => {
    const speaker = lines.find((line) => line.beat === at)?.thing;
    const { camera } = beat.scene;
    if (speaker === undefined || camera.shot !== 'auto') return beat;
    const subject = camera.subject ?? speaker;
    return { ...beat, scene: { ...beat.scene, camera: { ...camera, shot: 'medium', subject } } };
  });

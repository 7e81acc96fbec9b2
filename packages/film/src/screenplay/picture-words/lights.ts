/** Light that passes over what a picture shows, or comes from it. */

import type { Facts } from '../../facts/facts.ts';
import type { LightWish } from '../../pictures/life/wishes.ts';
import { set } from './nouns.ts';

const shining = set(
  'glow, shine, gleam, glisten, glint, glitter, sparkle, shimmer, light up, pulse, flicker, glimmer, illuminate, flash, radiate',
);
const passing = set(
  'sweep, pass, glide, slide, move, run, travel, slip, go, wash, play, dance, roll, pan, cross',
);
/** What can pass over something as light. */
const lightNouns = set(
  'light, sheen, reflection, gleam, glint, highlight, shimmer, sweep, beam, shine, glare, flare',
);
/** What shines of itself in the sky, or on the water: of them the hour and the regions tell. */
const skyNouns = set(
  'sun, moon, star, sky, city, window, lamp, streetlight, lantern, water, river, sea, lake, ocean',
);

/** Lights that go on or out are switched: they pass over nothing. */
const switching = set('on, off, out, up, down');

const isPassing = (verb: string): boolean => {
  const [bare, ...particles] = verb.split(' ');
  return passing.has(bare!) && !particles.some((particle) => switching.has(particle));
};

export const isShining = (verb: string): boolean => shining.has(verb) || shining.has(verb.split(' ')[0]!);

export const lightOf = ({ events, entities }: Facts): LightWish | null => {
  const isOf = (agents: readonly number[], nouns: ReadonlySet<string>) =>
    agents.some((index) => nouns.has(entities[index]!.head));
  if (events.some(({ agents, verb }) => isPassing(verb) && isOf(agents, lightNouns))) return 'sweep';
  const glows = events.some(
    ({ agents, verb }) =>
      isShining(verb) && agents.length > 0 && !isOf(agents, lightNouns) && !isOf(agents, skyNouns),
  );
  return glows ? 'glow' : null;
};

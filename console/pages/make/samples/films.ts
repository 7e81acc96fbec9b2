/** Films that the service made, each with a still of it. */
import type { Sentence } from '../../../parts/text/say.ts';
import astronautFilm from './astronaut.mp4';
import astronaut from './astronaut.webp';
import auroraFilm from './aurora.mp4';
import aurora from './aurora.webp';
import balloonsFilm from './balloons.mp4';
import balloons from './balloons.webp';
import foxFilm from './fox.mp4';
import fox from './fox.webp';
import gardenFilm from './garden.mp4';
import garden from './garden.webp';
import lighthouseFilm from './lighthouse.mp4';
import lighthouse from './lighthouse.webp';
import parisFilm from './paris.mp4';
import paris from './paris.webp';
import trainFilm from './train.mp4';
import train from './train.webp';
import whaleFilm from './whale.mp4';
import whale from './whale.webp';

export type SampleFilm = {
  still: string;
  /** The mean of the still, which stands for it until it is loaded. */
  colour: string;
  film: string;
  prompt: Sentence;
  /** A few words for it, where there is no room for the still. */
  idea?: Sentence;
};

/** The first stands large. */
export const sampleFilms: SampleFilm[] = [
  {
    still: aurora,
    colour: '#65858f',
    film: auroraFilm,
    prompt: 'Northern lights over a log cabin in the snow',
    idea: 'Northern lights',
  },
  {
    still: astronaut,
    colour: '#bd6a45',
    film: astronautFilm,
    prompt: 'An astronaut riding a horse on Mars',
    idea: 'An astronaut on Mars',
  },
  {
    still: lighthouse,
    colour: '#898f95',
    film: lighthouseFilm,
    prompt: 'A lighthouse on a cliff, waves crashing against the rocks, storm clouds',
  },
  {
    still: whale,
    colour: '#c4ab95',
    film: whaleFilm,
    prompt: 'A whale jumping out of the ocean at sunset',
    idea: 'A whale at sunset',
  },
  {
    still: garden,
    colour: '#a69b5d',
    film: gardenFilm,
    prompt: 'Cherry blossoms falling in a Japanese garden with a pond and a red bridge',
  },
  { still: fox, colour: '#c6bbb3', film: foxFilm, prompt: 'A red fox trotting through a snowy forest' },
  {
    still: train,
    colour: '#71896b',
    film: trainFilm,
    prompt: 'A steam train crossing a stone bridge over a misty valley',
    idea: 'A steam train in the mist',
  },
  {
    still: paris,
    colour: '#908278',
    film: parisFilm,
    prompt: 'A woman in a red dress walking along a rainy Paris street with an umbrella',
  },
  {
    still: balloons,
    colour: '#b5a088',
    film: balloonsFilm,
    prompt: 'A hot air balloon festival at sunrise over green hills',
  },
];

/** The bundler names it relative to the script, beside which it lies. */
export const assetUrl = (name: string): string => `assets/${name.replace(/^\.\//, '')}`;

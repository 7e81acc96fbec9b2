/** Nouns of two everyday meanings: what a thing does, where it is and what is beside it tell which one is meant. */

import type { Action } from '../scene/actions.ts';
import type { Place } from '../scene/scene.ts';

/** By itself the noun has the meaning of its table; where one of the conditions holds it is `instead`. */
export type NounSense = {
  instead: string;
  /** It does one of these. */
  actions?: Action[];
  verbs?: RegExp;
  places?: Place[];
  /** A thing of such a name is there. */
  company?: string[];
  /** A thing of such a nature is there. */
  companyNatures?: string[];
  /** Somebody there does one of these. */
  companyActions?: RegExp;
  isRidden?: boolean;
  /** Of this material, or called so. */
  look?: RegExp;
  /** Things said to be on it are inside it. */
  isEntered?: boolean;
  /** Only where the noun was taken for this nature. */
  nature?: string;
  /** The other thing does nothing by itself and is called by its name. */
  isStill?: boolean;
};

export const nounSenses: Record<string, NounSense> = {
  crane: {
    instead: 'crane bird',
    actions: ['fly', 'dance', 'walk', 'eat', 'drink', 'sleep', 'swim', 'sing'],
    places: ['lake', 'river', 'swamp', 'meadow', 'japanese_garden', 'forest', 'snowfield'],
  },
  coach: { instead: 'coach bus', actions: ['drive'], verbs: /^(?:park|drive)/, places: ['highway', 'road'] },
  camper: {
    instead: 'camper van',
    actions: ['drive'],
    verbs: /^(?:park|drive)/,
    places: ['highway', 'road'],
  },
  'cable car': {
    instead: 'gondola lift',
    places: ['mountains', 'mountain_top', 'snowfield', 'valley', 'hills', 'cliff'],
  },
  pitcher: { instead: 'baseball pitcher', actions: ['throw', 'run', 'catch'], places: ['stadium'] },
  wheel: {
    instead: 'hamster wheel',
    company: ['hamster', 'mouse', 'gerbil', 'rat', 'squirrel'],
    isEntered: true,
  },
  tank: {
    instead: 'aquarium',
    company: ['fish', 'goldfish', 'tropical fish', 'shark', 'turtle', 'jellyfish', 'octopus', 'seahorse'],
    companyNatures: ['fish'],
    isStill: true,
  },
  pot: { instead: 'planter', companyNatures: ['plant'] },
  boat: { instead: 'sailboat', verbs: /^sail/, actions: ['sail'] },
  plant: { instead: 'seedling', company: ['stone', 'rock', 'boulder', 'cliff'] },
  broom: { instead: 'flying broom', isRidden: true },
  bass: {
    instead: 'bass guitar',
    nature: 'fish',
    companyNatures: ['instrument'],
    companyActions: /^play_/,
  },
  cage: {
    instead: 'birdcage',
    companyNatures: ['bird', 'insect'],
    company: ['mouse', 'rat', 'rabbit', 'guinea pig', 'chameleon', 'gerbil', 'squirrel', 'ferret'],
  },
  perch: { instead: 'bird stand', companyNatures: ['bird'], isStill: true },
  iron: { instead: 'hot iron', company: ['anvil', 'forge', 'blacksmith'] },
  glasses: {
    instead: 'wine glass',
    company: ['wine', 'bottle of wine', 'champagne', 'bottle', 'wine bottle', 'sommelier'],
  },
  oven: { instead: 'stone oven', look: /stone|brick|clay|wood fired|traditional/ },
};

/** Kits of what stands by itself, and those of the same thing in a hand. */
export const heldKits: Record<string, string> = {
  cage: 'birdcage',
  flag: 'hand flag',
  sign: 'protest sign',
  parasol: 'paper umbrella',
  telescope: 'spyglass',
  fan: 'folding fan',
};

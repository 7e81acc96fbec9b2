/** The movements that are asked of a given picture, by the thing or person that makes them. Plain data: prompts are read elsewhere. */

import type { CameraMove, Direction } from '../../scene/scene.ts';

export type Travel = 'leave' | 'rise' | 'fall' | 'approach' | 'recede' | 'grow' | 'shrink' | 'vanish';
export type Air =
  | 'rain'
  | 'snow'
  | 'fog'
  | 'leaves'
  | 'petals'
  | 'fireflies'
  | 'sparks'
  | 'steam'
  | 'smoke'
  | 'lightning'
  | 'seeds'
  | 'bubbles'
  | 'confetti'
  | 'dust'
  | 'rays';
export type FaceWish = 'blink' | 'wink' | 'smile' | 'laugh' | 'look' | 'turn' | 'nod' | 'talk' | 'shake';
/** What a part of a body does, or the whole of it where it stands; the ways of going are seen in its legs or wings. */
export type PartAct =
  | 'lower_head'
  | 'lift_head'
  | 'tilt_head'
  | 'nod'
  | 'shake'
  | 'turn'
  | 'look'
  | 'call'
  | 'yawn'
  | 'chew'
  | 'feed'
  | 'wag'
  | 'raise_leg'
  | 'jump'
  | 'hop'
  | 'walk'
  | 'run'
  | 'gallop'
  | 'flap'
  | 'spread'
  | 'swim';
/** Light that comes over a picture: of an hour, or of a storm. */
export type HourWish = 'night' | 'dusk' | 'sunset' | 'day' | 'storm';
/** Parts of a picture that move by themselves. */
export type RegionName = 'sky' | 'water' | 'plants' | 'fire' | 'lights' | 'hair';
/** Light that is said to pass over what is seen, or to come from it. */
export type LightWish = 'sweep' | 'glow';

/** Somebody or something that the prompt names and that is no region. */
export type WishedThing = {
  name: string;
  /** Its noun and what that is a kind of, nearest first, in plain nouns: `swan`, `bird`, `animal`. */
  kinds: readonly string[];
  nature: 'person' | 'animal' | 'vehicle' | 'other';
  /** As it is said to look, red, green and blue; which of several is meant. */
  colour: readonly [number, number, number] | null;
  /** Said with "a": the picture may not show it yet. */
  isNew: boolean;
  /** Several of it: all that are seen are meant. */
  isMany: boolean;
  /** It is said where something happens, but nothing happens to it. */
  isPlace: boolean;
  travel: Travel | null;
  direction: Direction | null;
  acts: ReadonlySet<PartAct>;
  isFlying: boolean;
  /** Enters, passes or crosses: it is not in the picture when the film begins. */
  isComing: boolean;
  face: ReadonlySet<FaceWish>;
  waves: boolean;
  sways: boolean;
  /** Turns round, again and again. */
  spins: boolean;
  /** A part of it, or itself, that turns about a hub: "sail", "rotor". */
  rotor: string | null;
  /** Noun of what kicks or throws it, away from which it goes. */
  pushedBy: string | null;
  /** On what it comes down. */
  landsOn: WishedThing | null;
  /** Goes by turning about itself, as a ball does. */
  rolls: boolean;
  /** What it is a part of where no thing of its own is found. */
  region: 'plants' | 'fire' | null;
  /** Verbs with no motion that a picture can be given. */
  notShown: readonly string[];
};

export type Wishes = {
  things: WishedThing[];
  camera: CameraMove;
  /** Regions that are said to move or are named in what happens. */
  regions: ReadonlySet<RegionName>;
  /** How the water goes: down a fall, along a bed, or to and fro in waves where nothing is said. */
  waterWay: 'fall' | 'river' | null;
  wind: boolean;
  air: ReadonlySet<Air>;
  hour: HourWish | null;
  light: LightWish | null;
  /** Clouds are named. */
  hasClouds: boolean;
  /** How fast clouds go, 1 where nothing is said. */
  cloudPace: number;
  /** Events that are asked of a part of the picture that cannot be moved by itself: "the house: collapse". */
  notShown: readonly string[];
  /** Snow lies at the end. */
  isSnowLying: boolean;
  /** How fast, 1 as usual. */
  pace: number;
};

/** What a film of a prompt will show, told before it is made: by the same reading and the same screenplay. */

import { direct } from './direct.ts';
import type { Facts } from './facts/facts.ts';
import type { PictureContents } from './read-given-picture.ts';
import type { Scene, Style, Thing } from './scene/scene.ts';
import { readWishes } from './screenplay/read-wishes.ts';
import type { Screenplay, Substitution } from './screenplay/screenplay.ts';
import { completeScene } from './stage/cast/complete-scene.ts';
import { limitCopies } from './stage/cast/limit-cast.ts';
import { placeFor } from './stage/place/choose-place.ts';
import { toldActs } from './told-acts.ts';
import { type InPicture, lookInPicture } from './told-in-picture.ts';
import { createRetelling } from './understand/chinese/retell.ts';
import { isChinese } from './understand/chinese/translate.ts';
import { isOtherLanguage } from './understand/words/is-other-language.ts';

export type SummaryThing = {
  /** With colour and material, in the singular; in the words of the prompt where it is Chinese and has them. */
  name: string;
  count: number;
  /** In the order in which it is done. */
  does: string[];
  /** Words in quotation marks. */
  says: string[];
  /** Not named in the prompt, but it must be there. */
  isImplied: boolean;
};

export type SummaryBeat = {
  /** Of the film's length, 0 to 1. */
  share: number;
  place: string;
  /** Whether the prompt said so, or it was chosen to fit. */
  isPlaceStated: boolean;
  timeOfDay: string;
  weather: string[];
  style: string;
  /** `auto`: the film chooses. */
  cameraMove: string;
  shot: string;
  things: SummaryThing[];
  /** Moon, petals, fireflies: what is seen and has no body, in the words of the prompt where it is Chinese. */
  effects: string[];
};

export type PromptSummary = {
  /** Neither English nor Chinese: what was read is by chance, and no words of it are told. */
  isOtherLanguage: boolean;
  beats: SummaryBeat[];
  shownAs: Substitution[];
  /** Words that name something to see which the film will not show. */
  notDrawn: string[];
  /** Words that may be added to the prompt, about what it leaves open. */
  suggestions: string[];
};

const plain = (name: string): string => name.replaceAll('_', ' ');

const nameOf = ({ name, colour, material }: Thing): string =>
  [colour?.name, material, name]
    .filter((word) => typeof word === 'string' && word !== '')
    .filter((word, at, all) => at === all.length - 1 || !all.at(-1)!.includes(word!))
    .join(' ');

/** As it is staged: with what must be there, in no greater number than is drawn. */
const stagedAs = (scene: Scene): Scene => limitCopies(completeScene(scene));

/** Of several that the prompt does not count a given picture shows as many as it has. */
const isUncounted = ({ name }: Thing, facts: Facts | undefined): boolean =>
  facts?.entities.some(({ noun, count }) => noun === name && count === null) ?? false;

const beatOf = (
  prompt: string,
  screenplay: Screenplay,
  at: number,
  hasPicture: boolean,
  inPicture: InPicture | null,
): SummaryBeat => {
  const retell = createRetelling(prompt);
  const { scene, share } = screenplay.beats[at]!;
  const staged = stagedAs(scene);
  const lines = screenplay.lines.filter(({ beat }) => beat === at);
  return {
    share,
    place: plain(placeFor(staged)),
    isPlaceStated: scene.setting.isStated,
    timeOfDay: plain(scene.timeOfDay),
    weather: scene.weather.map(plain),
    style: plain(scene.style),
    cameraMove: plain(scene.camera.move),
    shot: plain(scene.camera.shot),
    // Thirty spectators are one entry of thirty.
    things: staged.things.flatMap((thing, index) =>
      (hasPicture && thing.isImplied) || inPicture?.isAbsent(thing.name)
        ? []
        : {
            name: retell(nameOf(thing)),
            count: hasPicture && isUncounted(thing, screenplay.facts) ? 1 : thing.count,
            does:
              index < scene.things.length
                ? toldActs(screenplay, at, index, !isChinese(prompt)).map(retell)
                : [],
            says: lines.filter((line) => line.thing === index).map(({ words }) => words),
            isImplied: thing.isImplied,
          },
    ),
    effects: scene.effects.map((effect) => retell(plain(effect))),
  };
};

type Phrases = { english: string[]; chinese: string[] };
/** What a prompt may leave open, and words for it that the reader understands. */
const open: { isOpen: (picture: Facts['picture'], hasPicture: boolean) => boolean; phrases: Phrases }[] = [
  {
    isOpen: ({ times, isTimelapse }) => times.length === 0 && !isTimelapse,
    phrases: { english: ['at sunset', 'at night'], chinese: ['日落时分', '夜晚'] },
  },
  {
    isOpen: ({ weather }) => weather.length === 0,
    phrases: { english: ['in thick fog'], chinese: ['大雾'] },
  },
  {
    isOpen: ({ camera }) => camera.moves.length === 0,
    phrases: { english: ['slow dolly in', 'the camera orbits around'], chinese: ['镜头缓慢推近'] },
  },
  {
    // A picture has its shot.
    isOpen: ({ camera }, hasPicture) => camera.shot === null && !hasPicture,
    phrases: { english: ['close-up'], chinese: ['特写'] },
  },
];

const suggestionsFor = (prompt: string, facts: Facts | undefined, hasPicture: boolean): string[] => {
  if (!facts || prompt.trim() === '') return [];
  const language = /\p{Script=Han}/u.test(prompt) ? 'chinese' : 'english';
  return open
    .filter(({ isOpen }) => isOpen(facts.picture, hasPicture))
    .flatMap(({ phrases }) => phrases[language]);
};

/** What happens in no picture, whatever it shows. A thing that has no model may be in the picture. */
const notInPictures = (
  missing: readonly string[],
  { beats, facts }: Screenplay,
  inPicture: InPicture | null,
): string[] => {
  const wishes = readWishes(beats[0]!.scene, facts);
  return [
    ...missing.filter((word) => !wishes.things.some(({ name }) => name === word)),
    ...wishes.notShown,
    // Models that are added to the picture do what models do.
    ...wishes.things.flatMap(({ name, notShown }) =>
      inPicture?.notThere.has(name) ? [] : notShown.map((verb) => `${name}: ${verb}`),
    ),
    ...(inPicture?.lacking ?? []),
  ];
};

export const summarisePrompt = (
  prompt: string,
  {
    picture = null,
    hasPicture = picture !== null,
    ...options
  }: {
    seconds?: number;
    style?: Style | null;
    /** One picture is given, in which the film happens. */
    hasPicture?: boolean;
    /** As far as it is known what that picture shows. */
    picture?: PictureContents | null;
  } = {},
): PromptSummary => {
  const screenplay = direct(prompt, options);
  const { beats, shownAs, notDrawn, facts } = screenplay;
  const missing = [...notDrawn, ...beats.flatMap(({ scene }) => scene.notDrawn)];
  const retell = createRetelling(prompt);
  const isOther = isOtherLanguage(prompt);
  const inPicture = picture && lookInPicture(picture, readWishes(beats[0]!.scene, facts));
  const summary: PromptSummary = {
    isOtherLanguage: isOther,
    beats: beats.map((_, at) => beatOf(prompt, screenplay, at, hasPicture, inPicture)),
    shownAs: shownAs
      .map(({ asked, shown }) => ({ asked: retell(asked), shown: retell(shown) }))
      .filter(({ asked, shown }) => asked !== shown),
    notDrawn: [...new Set(hasPicture ? notInPictures(missing, screenplay, inPicture) : missing)].map(retell),
    suggestions: suggestionsFor(prompt, facts, hasPicture),
  };
  return isOther ? { ...summary, shownAs: [], notDrawn: [], suggestions: [] } : summary;
};

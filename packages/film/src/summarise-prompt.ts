/** What a film of a prompt will show, told before it is made: by the same reading and the same screenplay. */

import { direct } from './direct.ts';
import type { Facts } from './facts/facts.ts';
import type { Scene, Style, Thing } from './scene/scene.ts';
import type { Screenplay, Substitution } from './screenplay/screenplay.ts';
import { completeScene } from './stage/cast/complete-scene.ts';
import { limitCopies } from './stage/cast/limit-cast.ts';
import { placeFor } from './stage/place/choose-place.ts';
import { toldActs } from './told-acts.ts';
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

const beatOf = (prompt: string, screenplay: Screenplay, at: number): SummaryBeat => {
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
    things: staged.things.map((thing, index) => ({
      name: retell(nameOf(thing)),
      count: thing.count,
      does:
        index < scene.things.length ? toldActs(screenplay, at, index, !isChinese(prompt)).map(retell) : [],
      says: lines.filter((line) => line.thing === index).map(({ words }) => words),
      isImplied: thing.isImplied,
    })),
    effects: scene.effects.map((effect) => retell(plain(effect))),
  };
};

type Phrases = { english: string[]; chinese: string[] };
/** What a prompt may leave open, and words for it that the reader understands. */
const open: { isOpen: (picture: Facts['picture']) => boolean; phrases: Phrases }[] = [
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
    isOpen: ({ camera }) => camera.shot === null,
    phrases: { english: ['close-up'], chinese: ['特写'] },
  },
];

const suggestionsFor = (prompt: string, facts: Facts | undefined): string[] => {
  if (!facts || prompt.trim() === '') return [];
  const language = /\p{Script=Han}/u.test(prompt) ? 'chinese' : 'english';
  return open.filter(({ isOpen }) => isOpen(facts.picture)).flatMap(({ phrases }) => phrases[language]);
};

export const summarisePrompt = (
  prompt: string,
  options: { seconds?: number; style?: Style | null } = {},
): PromptSummary => {
  const screenplay = direct(prompt, options);
  const { beats, shownAs, notDrawn, facts } = screenplay;
  const retell = createRetelling(prompt);
  const isOther = isOtherLanguage(prompt);
  const summary: PromptSummary = {
    isOtherLanguage: isOther,
    beats: beats.map((_, at) => beatOf(prompt, screenplay, at)),
    shownAs: shownAs
      .map(({ asked, shown }) => ({ asked: retell(asked), shown: retell(shown) }))
      .filter(({ asked, shown }) => asked !== shown),
    notDrawn: [...new Set([...notDrawn, ...beats.flatMap(({ scene }) => scene.notDrawn)])].map(retell),
    suggestions: suggestionsFor(prompt, facts),
  };
  return isOther ? { ...summary, shownAs: [], notDrawn: [], suggestions: [] } : summary;
};

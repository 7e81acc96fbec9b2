/** Reads English text into a draft: one pass over the tagged words, dispatching on what each means here. */

import { chooseMeaning, type Role } from './choose-meaning.ts';
import { addOnce, type Draft, newDraft } from './draft.ts';
import type { Meaning } from './lexicon.ts';
import { noteSetting } from './note-setting.ts';
import { colourInName, readVerb } from './read-phrase.ts';
import { readWords } from './read-words.ts';
import { createSubjectReader } from './subject-reader.ts';
import { has, isVerb, type Token, tagWords } from './tag-words.ts';
import type { Thing } from './things.ts';
import {
  clauseOpeners,
  glows,
  kin,
  materials,
  objectPronouns,
  pronouns,
  relatives,
} from './vocabulary/turning-words.ts';

/** "Down the street" is along it. */
const isAlong = ({ text }: Token, next: Token | undefined) =>
  (text === 'down' || text === 'up') && (has(next, 'determiner', 'place') || next?.unknown === 'noun');

export const readScene = (text: string): Draft => {
  const draft = newDraft();
  const tokens = tagWords(readWords(text));
  const subjects = createSubjectReader(draft);
  let before: Role = 'start';
  let ofCamera = false;
  let negated = false;
  let lastVerbWasCamera = false;
  let afterCopula = false;
  let afterOf = false;
  /** Verbs of weather and light ("neon lights twinkle") belong to no subject. */
  let muted = false;
  let clauseIsOpen = true;
  let pendingPlace: 'main' | 'behind' = 'main';
  let at = 0;

  const verbFollows = () => {
    const next = tokens[at + 1];
    if (next?.text === 'is' || next?.text === 'are') return isVerb(tokens[at + 2]);
    return isVerb(next) || (has(next, 'pace') && isVerb(tokens[at + 2]));
  };
  /** "A dark noir alley". */
  const leadsToPlace = () =>
    has(tokens[at + 1], 'place') ||
    (has(tokens[at + 1], 'style', 'mood', 'size') && has(tokens[at + 2], 'place'));
  const endClause = (hard: boolean) => {
    const keeps =
      !hard &&
      subjects.hasModifiers() &&
      (tokens[at + 1]?.unknown === 'adjective' ||
        has(tokens[at + 1], 'colour', 'size', 'thing', 'tone', 'count'));
    if (!keeps) subjects.flush(afterCopula);
    subjects.untie();
    if (hard) subjects.endSentence();
    else subjects.join();
    ofCamera = false;
    negated = false;
    afterCopula = false;
    afterOf = false;
    muted = false;
    clauseIsOpen = true;
    pendingPlace = 'main';
    before = 'start';
  };
  const moveCamera = (move: Draft['move']) => {
    const pace = subjects.takePace();
    if (pace !== null) draft.cameraSpeed = pace;
    if (draft.move === null || draft.move === 'pan_right') draft.move = move;
    lastVerbWasCamera = true;
  };
  const perform = (meaning: Extract<Meaning, { is: 'action' | 'link' }>, token: Token) => {
    if (negated || muted) return;
    lastVerbWasCamera = false;
    const { does, link } = readVerb(meaning, token);
    const precedesNoun = meaning.form === 'participle' || meaning.form === 'past';
    const beforeNoun =
      before === 'determiner' || before === 'modifier' || (before === 'preposition' && !link);
    const startsPhrase =
      before === 'start' && (!subjects.hasAgents() || (has(tokens[at + 1], 'thing') && !link));
    if (does && precedesNoun && (beforeNoun || startsPhrase)) {
      subjects.modify({ action: does, verb: token.text });
      before = 'modifier';
      return;
    }
    if (does && glows.has(does) && before === 'noun' && meaning.form === 'participle') {
      subjects.actAsLast(does, token.text);
      before = 'verb';
      return;
    }
    const pace = subjects.takePace();
    if (does) subjects.act(does, pace, token.text);
    else if (pace !== null) subjects.hasten(pace);
    if (link) subjects.tieNext(link);
    before = 'verb';
  };
  const namePlace = (meaning: Extract<Meaning, { is: 'place' }>, token: Token) => {
    subjects.flush(false);
    subjects.untie();
    if (meaning.named) addOnce(draft.notDrawn, token.text);
    const next = tokens[at + 1];
    const qualifies = next?.meanings.some((one) => one.is === 'place' && one.place !== 'sky') ?? false;
    draft.places.push({ place: meaning.place, behind: pendingPlace === 'behind' || qualifies });
    pendingPlace = 'main';
    before = 'noun';
  };

  /** "A bowl of ramen" is ramen; "a basket of kittens" is kittens in a basket. */
  const fill = (content: Thing) => {
    if (/^(?:food|drink)/.test(content.kind)) subjects.dropLastFor(content, false);
    else subjects.tieNext('inside', true);
  };

  const handle = (meaning: Meaning, token: Token) => {
    switch (meaning.is) {
      case 'thing':
        if (negated) addOnce(draft.absent, meaning.thing);
        else if (meaning.thing.kind === 'body-parts' && subjects.hasAgents()) {
          subjects.discard();
          addOnce(draft.notDrawn, token.text);
        } else {
          if (before === 'noun' && has(tokens[at - 1], 'thing')) subjects.dropLastFor(meaning.thing);
          else if (afterOf) fill(meaning.thing);
          afterOf = false;
          const own = ['its', 'their'].includes(tokens[at - 1]?.text ?? '') && kin.has(token.text);
          const animal = own ? subjects.animal() : undefined;
          if (animal) subjects.modify({ definite: false });
          const { colour, name } = colourInName(meaning.thing.name);
          if (colour) subjects.modify({ colour });
          subjects.name(name, animal ?? meaning.thing, null, meaning.plural, verbFollows());
        }
        before = 'noun';
        return;
      case 'character':
        subjects.name(meaning.username, null, meaning.username, false, verbFollows());
        before = 'noun';
        return;
      case 'place':
        if (!negated) namePlace(meaning, token);
        // A fireplace is a room and its fire.
        for (const other of token.meanings) if (other.is === 'extra') noteSetting(draft, other, negated);
        return;
      case 'camera':
      case 'cameraOnly':
        if (negated) draft.move = 'static';
        else moveCamera(meaning.move);
        before = 'other';
        return;
      case 'pace':
        setPace(meaning.pace);
        return;
      case 'colour':
        if (before === 'verb' && !has(tokens[at + 1], 'thing', 'colour', 'size')) afterCopula = true;
        subjects.modify({ colour: meaning.colour });
        before = 'modifier';
        return;
      case 'count':
        subjects.modify({ count: meaning.count });
        before = 'modifier';
        return;
      case 'size':
        subjects.modify({ size: meaning.size });
        before = 'modifier';
        return;
      case 'action':
      case 'link':
        perform(meaning, token);
        return;
      case 'passiveLink':
        subjects.tieNext(meaning.kind, true);
        pendingPlace = 'behind';
        before = 'preposition';
        return;
      case 'preposition':
        subjects.flush(afterCopula);
        subjects.tieNext(meaning.kind);
        pendingPlace =
          ['beside', 'in_front_of', 'behind', 'around', 'above'].includes(meaning.kind) &&
          draft.places.length > 0
            ? 'behind'
            : 'main';
        before = 'preposition';
        return;
      case 'direction':
        if (!isAlong(token, tokens[at + 1])) subjects.head(meaning.direction);
        before = 'other';
        return;
      case 'tone':
        if (meaning.colour.name === 'dark' && leadsToPlace()) {
          draft.isDark = true;
          before = 'modifier';
          return;
        }
        noteSetting(draft, meaning, negated);
        before = 'modifier';
        return;
      default:
        if (!noteSetting(draft, meaning, negated)) grammar(meaning.is, token);
        else if (meaning.is === 'mood') before = 'modifier';
        else nominal();
    }
  };

  /** Light, weather and the like end a noun phrase: its colour is theirs, so it goes to the palette. */
  const nominal = () => {
    if (clauseIsOpen && !has(tokens[at + 1], 'thing', 'character')) muted = true;
    if (!has(tokens[at + 1], 'thing', 'character')) subjects.flush(false);
    if (!has(tokens[at + 1], 'thing')) subjects.untie();
    before = has(tokens[at + 1], 'thing', 'place') ? 'modifier' : 'noun';
  };

  const setPace = (pace: number) => {
    const next = tokens[at + 1];
    const aheadIsCamera = ofCamera || has(next, 'camera');
    if (aheadIsCamera && !(ofCamera && lastVerbWasCamera)) subjects.modify({ pace });
    else if (ofCamera || lastVerbWasCamera) draft.cameraSpeed = pace;
    else if (isVerb(next) || has(next, 'thing', 'colour', 'size') || next?.text === 'camera') {
      if (next?.text === 'camera') draft.cameraSpeed = pace;
      else subjects.modify({ pace });
    } else subjects.hasten(pace);
    before = isVerb(next) && subjects.hasAgents() ? 'other' : 'modifier';
  };

  const grammar = (is: Meaning['is'], token: Token) => {
    if (relatives.has(token.text) && before === 'noun') subjects.relative();
    else if (is === 'determiner') {
      subjects.modify({
        definite: ['the', 'this', 'that', 'these', 'those', 'its', 'their'].includes(token.text),
      });
      before = 'determiner';
      return;
    } else if (is === 'conjunction') {
      if (afterCopula && subjects.hasAgents()) subjects.flush(true);
      if (!subjects.hasModifiers()) subjects.join();
      before = before === 'verb' ? 'verb' : before === 'modifier' ? 'modifier' : 'start';
      return;
    } else if (is === 'negation') {
      negated = true;
      before = 'determiner';
      return;
    } else if (is === 'copula' || token.text === 'make') {
      afterCopula = true;
    } else if (token.text === 'camera' || token.text === 'lens') {
      ofCamera = true;
      lastVerbWasCamera = false;
    } else if (token.text === 'of' && before === 'noun') {
      afterOf = has(tokens[at - 1], 'thing');
      before = 'preposition';
      return;
    } else if (token.text === 'from' || token.text === 'for') {
      before = 'preposition';
      return;
    } else if (token.text === 'with') {
      subjects.tieNext('with');
      pendingPlace = draft.places.length > 0 ? 'behind' : 'main';
      before = 'preposition';
      return;
    } else if (pronouns.has(token.text)) subjects.refer();
    else if (clauseOpeners.has(token.text)) {
      subjects.flush(afterCopula);
      subjects.untie();
      negated = false;
      ofCamera = false;
    }
    before = pronouns.has(token.text) ? 'pronoun' : 'other';
  };

  const miss = (token: Token) => {
    if (token.unknown === null) {
      before = 'other';
      return;
    }
    // "On a table": a word that is a verb elsewhere.
    const isNamed = before === 'determiner' || before === 'modifier' || before === 'preposition';
    const kind = token.unknown === 'verb' && isNamed ? 'noun' : token.unknown;
    if (negated && kind === 'noun') return;
    const previous = tokens[at - 1];
    const last = draft.notDrawn.at(-1);
    if (kind === 'noun' && before === 'noun' && materials.has(previous?.text ?? '')) {
      subjects.dropLastWhole();
      addOnce(draft.notDrawn, `${previous!.text} ${token.text}`);
    } else if (kind === 'noun' && previous?.unknown === 'noun' && last !== undefined) {
      draft.notDrawn[draft.notDrawn.length - 1] = `${last} ${token.text}`;
    } else addOnce(draft.notDrawn, token.text);
    if (kind === 'noun' && has(tokens[at + 1], 'thing')) before = 'modifier';
    else if (kind === 'noun' || kind === 'quote') {
      // Its colour and its doings are not drawn either.
      subjects.discard();
      if (clauseIsOpen) muted = true;
      before = 'noun';
    } else before = kind === 'adjective' ? 'modifier' : 'verb';
  };

  for (; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (token.stop) {
      endClause(token.stop === 'stop');
      continue;
    }
    const next = tokens[at + 1];
    const hasNoThing = !next || next.stop || has(next, 'preposition', 'link', 'conjunction');
    if (hasNoThing && objectPronouns.has(token.text) && subjects.tieToEarlier(token.text)) {
      before = 'noun';
      continue;
    }
    const meaning = chooseMeaning(token, {
      before,
      next,
      ofCamera,
      hasAgents: subjects.hasAgents(),
    });
    const wasNegated = negated;
    if (
      has(token, 'preposition', 'thing', 'character', 'link') ||
      token.text === 'with' ||
      pronouns.has(token.text)
    ) {
      clauseIsOpen = false;
      if (!has(token, 'preposition')) muted = false;
    }
    if (meaning) handle(meaning, token);
    else miss(token);
    if (wasNegated && (before as Role) === 'noun' && !has(tokens[at + 1], 'conjunction')) negated = false;
  }
  endClause(true);
  draft.notDrawn = [...new Set(draft.notDrawn.map((text) => text.slice(0, 80)))];
  return draft;
};

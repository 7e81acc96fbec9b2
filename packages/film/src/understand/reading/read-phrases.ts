/** Groups tagged words into noun phrases, verbs and joining words; camera words are noted and taken out. */

import type { Meaning, VerbMeaning } from '../lexicon.ts';
import { meaningsOf } from '../lexicon.ts';
import { find, has, lookUp, type Token } from '../tag-words.ts';
import { addColour, type Draft } from './draft.ts';
import { noteSetting, settingKinds } from './note-setting.ts';
import { newModifiers, type Phrase } from './phrases.ts';

/** What the word before did in the sentence. */
type Role = 'start' | 'determiner' | 'modifier' | 'noun' | 'verb' | 'preposition' | 'pronoun' | 'other';

const pronouns = new Set(['it', 'they', 'he', 'she', 'i', 'we', 'you']);
const objectPronouns = new Set(['her', 'him', 'it', 'them', 'himself', 'herself', 'itself', 'themselves']);
const relatives = new Set(['that', 'which', 'who', 'whose', 'where']);
const clauseOpeners = new Set(['while', 'whilst', 'as', 'when', 'then', 'but', 'before the', 'after']);
const smallPrepositions: Record<string, 'facing' | 'beside' | 'on'> = {
  to: 'facing',
  from: 'beside',
  for: 'beside',
  off: 'on',
};
const definite = new Set(['the', 'this', 'that', 'these', 'those', 'its', 'their']);
const possessive = new Set(['his', 'her', 'its', 'their', 'my', 'your', 'our', 'own']);
const busy = new Set(['busy', 'crowded', 'packed', 'bustling']);

/** Participles of these before a plural describe it, even at the start: "falling leaves". */
const intransitive = new Set(
  'fly fall burn dance run swim float melt shine grow bloom erupt explode swing spin sleep sing jump steam smoke rise roll bounce flow hover crawl march slide break roar'.split(
    ' ',
  ),
);

/** "In the snow", "at night": phrases that bring their own preposition. */
const adverbial =
  /^(in|at|on|under|by|through|into|above|among|between|over|across|beneath|below|inside|with|against) ./;
const isAdverbial = (token: Token) => adverbial.test(token.text) && has(token, ...settings);

const settings: Meaning['is'][] = [
  'place',
  'time',
  'season',
  'weather',
  'lyingSnow',
  'effect',
  'mood',
  'style',
];
/** These speak to or of what follows, whatever their preposition. */
const facingVerbs = new Set([
  'look',
  'talk',
  'howl',
  'roar',
  'wave',
  'point',
  'shoot',
  'reach',
  'read',
  'type',
  'fall',
  'punch',
  'drink',
  'eat',
  'kick',
  'hit',
  'fight',
  'write',
  'paint',
  'laugh',
  'dig',
  'hug',
  'pet',
  'shake_hands',
  'dance',
  'bow',
  'chase',
  'flee',
  'photograph',
  'blow',
]);
const tailsWithoutThing = new Set([
  'catch',
  'up',
  'down',
  'net',
  'tennis',
  'back',
  'line',
  'note',
  'notes',
  'fire breathing',
  'go',
  'out',
  'off',
  'away',
  'over',
  'flight',
  'port',
  'wing',
  'ground',
  'wild',
  'war',
  'stones',
  'log',
  'mine',
  'hole',
  'song',
  'home',
  'class',
  'still',
  'shell',
  'hops',
  'shot',
  'lock',
  'lead',
  'way',
  'sail',
  'fight',
  'hops',
  'jack',
  'jacks',
  'play',
  'tag',
  'fly',
  'grass',
  'magic',
]);

const nounKinds: Meaning['is'][] = [
  'thing',
  'character',
  'group',
  'event',
  'place',
  'region',
  'time',
  'season',
  'weather',
  'lyingSnow',
  'effect',
  'garment',
  'bodyPart',
];
const modifierKinds: Meaning['is'][] = [
  'colour',
  'tone',
  'count',
  'size',
  'age',
  'hair',
  'material',
  'trait',
  'mood',
  'style',
  'region',
  'weather',
  'lyingSnow',
  'season',
  'time',
];

export const readPhrases = (tokens: Token[], draft: Draft): Phrase[] => {
  const phrases: Phrase[] = [];
  let modifiers = newModifiers();
  let pending: 'none' | 'determiner' | 'modifier' = 'none';
  let nouns: { text: string; meanings: Meaning[] }[] = [];
  let pace: number | null = null;
  let ofCamera = false;
  let lastVerbWasCamera = false;
  let clauseHasVerb = false;
  let clauseHasNoun = false;
  let at = 0;

  const reset = () => {
    modifiers = newModifiers();
    pending = 'none';
    nouns = [];
  };
  const role = (): Role => {
    if (nouns.length > 0) return 'noun';
    if (pending !== 'none') return pending;
    const last = phrases.at(-1);
    switch (last?.is) {
      case undefined:
      case 'stop':
      case 'comma':
      case 'while':
        return 'start';
      case 'verb':
      case 'unknownVerb':
        return 'verb';
      case 'noun':
        return 'noun';
      case 'preposition':
      case 'passive':
      case 'of':
      case 'negation':
        return 'preposition';
      case 'pronoun':
      case 'relative':
        return 'pronoun';
      default:
        return 'other';
    }
  };
  const wasPlural = () => {
    const last = phrases.at(-1);

    const thing = nouns.at(-1)?.meanings.find((one) => one.is === 'thing');
    if (thing?.is === 'thing') return thing.plural || modifiers.isMany || (modifiers.count ?? 1) > 1;
    if (nouns.at(-1)?.meanings.some(({ is }) => is === 'group')) return true;
    return last?.is === 'noun'
      ? last.plural || (last.modifiers.count ?? 1) > 1
      : nouns.length > 0 && /s$/.test(nouns.at(-1)!.text);
  };
  /** "A sloop and a schooner race". */
  const isJoined = () => {
    const [before, and] = phrases.slice(nouns.length > 0 ? -2 : -3);
    return before?.is === 'noun' && and?.is === 'and';
  };
  const closeNoun = () => {
    const head = nouns.at(-1);
    if (head) {
      const thing = head.meanings.find((one) => one.is === 'thing');
      const character = head.meanings.find((one) => one.is === 'character');
      modifiers.compound = nouns.slice(0, -1).map(({ text, meanings }) => {
        const noun = meanings.find((one) => one.is === 'thing');
        return { text, meanings, noun: noun?.is === 'thing' ? noun.noun : null };
      });
      phrases.push({
        is: 'noun',
        text: head.text,
        meanings: head.meanings,
        noun: thing?.is === 'thing' ? thing.noun : null,
        plural: thing?.is === 'thing' && thing.plural,
        isUnknown: head.meanings.length === 0,
        character: character?.is === 'character' ? character.username : null,
        modifiers,
      });
      clauseHasNoun = true;
      reset();
    } else if (pending === 'modifier') {
      phrases.push({ is: 'adjectives', modifiers });
      reset();
    } else reset();
  };
  /** Words of the camera end a noun phrase, and what stood before them describes nothing. */
  const endNoun = () => {
    if (nouns.length > 0) closeNoun();
    else reset();
  };
  const push = (phrase: Phrase) => {
    closeNoun();
    phrases.push(phrase);
  };

  /** Whether a token can go on with a noun phrase. */
  const isNounish = (token: Token | undefined): boolean => {
    if (!token || token.stop || isAdverbial(token)) return false;
    if (token.unknown === 'noun' || token.unknown === 'adjective' || token.unknown === 'quote') return true;
    if (has(token, 'preposition', 'passive', 'conjunction', 'negation', 'copula', 'determiner')) return false;
    return has(token, ...nounKinds, ...modifierKinds) || isModifyingParticiple(token);
  };
  const isModifyingParticiple = (token: Token) => {
    const verb = find(token, 'verb');
    return verb !== undefined && (verb.form === 'participle' || verb.form === 'past') && verb.action !== null;
  };
  const isPlural = (token: Token | undefined) =>
    token?.meanings.some((one) => one.is === 'thing' && one.plural) || has(token, 'effect', 'place');

  /** Whether the token is a verb here, a participle that describes the next noun, or neither. */
  const verbUse = (token: Token, verb: VerbMeaning): 'verb' | 'modifier' | 'none' => {
    const before = role();
    const next = tokens[at + 1];
    const isNominal = has(token, ...nounKinds.filter((kind) => kind !== 'region'), 'size', 'trait', 'style');
    const inPhrase = before === 'determiner' || before === 'modifier' || before === 'preposition';
    if (verb.form === 'participle' || verb.form === 'past') {
      const nextDescribes = isNounish(next) && !has(next, 'verb');
      const compound = isNounish(next) && isModifyingParticiple(next!);
      if (inPhrase) {
        if (nextDescribes || compound)
          return has(token, 'thing') && !intransitive.has(verb.action ?? '') ? 'none' : 'modifier';
        if (before === 'preposition' && !isNominal) return 'verb';
        return 'none';
      }
      if (has(token, 'weather', 'effect') && !(before === 'noun' && verb.form === 'participle')) {
        if (nextDescribes) return 'modifier';
        return 'none';
      }
      if (verb.form === 'past' && isNominal)
        return before === 'noun' || before === 'pronoun' ? 'verb' : 'none';
      if (
        (before === 'start' || before === 'other' || before === 'verb') &&
        nextDescribes &&
        isPlural(next) &&
        intransitive.has(verb.action ?? '')
      )
        return 'modifier';
      return 'verb';
    }
    if (inPhrase) return 'none';
    if (before === 'pronoun') return 'verb';
    if (before === 'noun') {
      // "Make the dog sleep".
      const causes =
        verb.form === 'base' &&
        phrases.some(
          (one) => one.is === 'verb' && one.verb.form === 'base' && /^(?:make|let|have)$/.test(one.verb.base),
        );
      if (causes && !isNounish(next)) return 'verb';
      if (verb.form === 'base' && isJoined()) return 'verb';
      if (verb.form === 'base')
        return wasPlural() && !(isNominal && isNounish(next))
          ? 'verb'
          : isNominal
            ? 'none'
            : wasPlural()
              ? 'verb'
              : 'none';
      return isNominal && (clauseHasVerb || wasPlural()) ? 'none' : 'verb';
    }
    if (isNominal) return 'none';
    if (before === 'verb') return 'none';
    if (before === 'other') return clauseHasNoun ? 'verb' : 'none';
    const begins = phrases.length === 0 || phrases.at(-1)?.is === 'stop';
    return verb.form === 'base' && !clauseHasNoun && begins ? 'verb' : 'none';
  };

  const useVerb = (token: Token, verb: VerbMeaning) => {
    push({ is: 'verb', text: token.text, verb, pace });
    pace = null;
    clauseHasVerb = true;
    lastVerbWasCamera = false;
    splitTail(token, verb);
  };
  /** "Blowing out candles", "flying around": the verb's phrase holds its object, or the preposition of what follows. */
  const splitTail = (token: Token, verb: VerbMeaning) => {
    const words = token.text.split(' ');
    if (words.length === 1) return;
    const next = tokens[at + 1];
    const preposition = meaningsOf(words.at(-1)!)?.find((one) => one.is === 'preposition');
    if (preposition?.is === 'preposition') {
      if (!facingVerbs.has(verb.action ?? '') && (has(next, 'determiner') || isNounish(next)))
        phrases.push({ is: 'preposition', text: words.at(-1)!, tie: preposition.tie });
      return;
    }
    const direction = meaningsOf(words.at(-1)!)?.find((one) => one.is === 'direction');
    if (
      direction?.is === 'direction' &&
      /^(?:up|down|away|forward)$/.test(words.at(-1)!) &&
      [
        'walk',
        'run',
        'ride',
        'drive',
        'climb',
        'ski',
        'slide',
        'roll',
        'fly',
        'row',
        'march',
        'flow',
        'skate',
        'swim',
        'dive',
        'float',
        'fall',
      ].includes(verb.action ?? '')
    ) {
      phrases.push({ is: 'direction', direction: direction.direction });
      if (has(next, 'determiner') || isNounish(next))
        phrases.push({ is: 'preposition', text: words.at(-1)!, tie: 'along' });
      return;
    }
    for (const length of [3, 2, 1]) {
      if (length >= words.length) continue;
      const tail = words.slice(-length);
      const all = lookUp(tail);
      const meanings = all.filter(({ is }) => is === 'thing' || is === 'effect');
      // "Beating its chest".
      if (all.some(({ is }) => is === 'bodyPart') && /^(?:her|his|their|its)$/.test(words.at(-length - 1)!))
        return;
      if (meanings.length === 0 || tailsWithoutThing.has(tail.join(' '))) continue;
      const marker = words.at(-length - 1)!;
      if (/^(?:her|his|their|its|my)$/.test(marker)) modifiers.isPossessive = true;
      nouns.push({ text: tail.join(' '), meanings });
      if (!isNounish(next)) closeNoun();
      return;
    }
  };

  const moveCamera = (move: Draft['move'], negated: boolean) => {
    if (negated) draft.move = 'static';
    else if (draft.move === null || draft.move === 'pan_right' || draft.move === 'drone') draft.move = move;
    if (pace !== null) draft.cameraSpeed = pace;
    pace = null;
    lastVerbWasCamera = true;
  };

  const setPace = (value: number) => {
    const next = tokens[at + 1];
    const aheadIsCamera = ofCamera || has(next, 'camera') || next?.text === 'camera';
    if (next?.text === 'camera') draft.cameraSpeed = value;
    else if (aheadIsCamera && !(ofCamera && lastVerbWasCamera)) pace = value;
    else if (ofCamera || lastVerbWasCamera) draft.cameraSpeed = value;
    else if (has(next, 'verb') && role() !== 'verb') pace = value;
    else if (isNounish(next) || pending !== 'none') pending = pending === 'none' ? 'none' : 'modifier';
    else push({ is: 'pace', pace: value });
  };

  const addNoun = (token: Token, meanings: Meaning[]) => {
    nouns.push({ text: token.text, meanings });
  };

  const addModifier = (token: Token): boolean => {
    const next = tokens[at + 1];
    const continues = isNounish(next);
    const afterNoun = nouns.length > 0;
    if (afterNoun) closeNoun();
    let used = false;
    const colour = find(token, 'colour');
    if (colour) {
      modifiers.colour ??= colour.colour;
      used = true;
    }
    const tone = find(token, 'tone');
    if (tone && !used) {
      if (tone.colour.name === 'dark') {
        if (has(next, 'place') || has(tokens[at + 2], 'place')) draft.isDark = true;
        else if (!continues) addColour(draft.palette, tone.colour);
      } else if (tone.colour.name === 'vivid' && continues) modifiers.traits.push('colourful');
      else if (!has(next, 'thing')) addColour(draft.palette, tone.colour);
      used = true;
    }
    const count = find(token, 'count');
    if (count && !used) {
      modifiers.count ??= count.count;
      modifiers.isMany ||= count.isMany;
      used = true;
    }
    const size = find(token, 'size');
    if (size && !used) {
      modifiers.size ??= size.size;
      used = true;
    }
    const age = find(token, 'age');
    if (age) {
      modifiers.age ??= age.age;
      used = true;
    }
    const hair = find(token, 'hair');
    if (hair) {
      modifiers.hair = { name: token.text, hex: hair.hex };
      used = true;
    }
    const material = find(token, 'material');
    if (material && !colour) {
      modifiers.material ??= material.material;
      used = true;
    }
    const trait = find(token, 'trait');
    if (trait) {
      modifiers.traits.push(trait.trait);
      if (busy.has(trait.trait)) modifiers.isBusy = true;
      used = true;
    }
    for (const meaning of token.meanings) {
      if (!settingKinds.has(meaning.is) || meaning.is === 'place') continue;
      if (meaning.is === 'lyingSnow' && token.text === 'snowy') noteSnowy(next);
      noteSetting(draft, meaning, phrases.at(-1)?.is === 'negation');
      used = true;
    }
    if (used) pending = 'modifier';
    return used;
  };
  /** A snowy night has falling snow; snowy mountains need none. */
  const noteSnowy = (next: Token | undefined) => {
    const place = find(next, 'place')?.place;
    const town =
      place && ['street', 'city', 'village', 'road', 'square', 'alley', 'railway', 'park'].includes(place);
    if (town || (next && has(next, 'time', 'season'))) noteSetting(draft, { is: 'weather', weather: 'snow' });
  };

  const handleWord = (token: Token) => {
    const next = tokens[at + 1];
    const before = role();
    const { text } = token;
    if (
      has(token, 'silent') &&
      has(token, 'thing') &&
      !['determiner', 'modifier', 'preposition'].includes(before)
    )
      return;
    const isModifier = has(token, ...modifierKinds);
    const isNoun = has(token, ...nounKinds);
    const asNoun = isNoun && !(isModifier && isNounish(next) && !has(token, 'place'));
    // "An orange cat", "a glass bowl", "a rainy street".
    if (isModifier && (!isNoun || (isNounish(next) && !isVerbNext()))) {
      if (
        isNoun &&
        has(token, 'thing') &&
        !has(token, ...modifierKinds.filter((kind) => kind !== 'material')) &&
        !isNounish(next)
      ) {
        addNoun(token, token.meanings);
        return;
      }
      if (has(token, 'place') && isNounish(next)) {
        addNoun(token, token.meanings);
        return;
      }
      if (isNoun || !has(token, 'thing')) {
        if (addModifier(token)) return;
      }
    }
    if (asNoun || isNoun) {
      // A second noun goes on with the phrase; after a plural it begins a new one.
      if (nouns.length > 0 && wasPlural() && !has(nouns.at(-1) as unknown as Token, 'place')) closeNoun();
      addNoun(token, token.meanings);
      return;
    }
    if (isModifier && addModifier(token)) return;
    if (text === 'of') {
      push({ is: 'of' });
      return;
    }
    const small = smallPrepositions[text];
    if (small) {
      push({ is: 'preposition', text, tie: small });
      return;
    }
    if (before === 'determiner' || before === 'modifier') {
      if (isNounish(next)) return;
      // "Turquoise water", "warm light": nothing by itself, but it colours the picture.
      if (modifiers.colour) addColour(draft.palette, modifiers.colour);
      reset();
      return;
    }
    if (nouns.length > 0) closeNoun();
  };
  const isVerbNext = () => {
    const next = tokens[at + 1];
    const verb = find(next, 'verb');
    return (
      verb !== undefined &&
      !has(next, ...nounKinds) &&
      !(isModifyingParticiple(next!) && isNounish(tokens[at + 2]) && pending !== 'none')
    );
  };

  const handleUnknown = (token: Token) => {
    const before = role();
    const next = tokens[at + 1];
    const inPhrase = before === 'determiner' || before === 'modifier' || before === 'preposition';
    if (token.unknown === null) {
      if (nouns.length > 0) closeNoun();
      return;
    }
    // "A UFO abducting a cow": no list knows the verb, but its ending and place do.
    if (/ing$/.test(token.text) && token.text.length > 5 && before === 'noun') {
      push({ is: 'unknownVerb', text: token.text, isPast: false });
      clauseHasVerb = true;
      return;
    }
    if (token.unknown === 'adjective' || (token.unknown === 'verb' && inPhrase && isNounish(next))) {
      if (nouns.length > 0) closeNoun();
      modifiers.traits.push(token.text);
      pending = 'modifier';
      return;
    }
    const isVerb =
      token.unknown === 'verb' &&
      !inPhrase &&
      (/(?:ing|ed|s)$/.test(token.text) || before === 'pronoun' || (before === 'noun' && wasPlural()));
    if (isVerb) {
      push({ is: 'unknownVerb', text: token.text, isPast: token.text.endsWith('ed') });
      clauseHasVerb = true;
      return;
    }
    addNoun(token, []);
  };

  for (; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const next = tokens[at + 1];
    if (token.stop) {
      // "A big, red apple": a comma inside a noun phrase.
      const goesOn =
        token.stop === 'comma' && nouns.length === 0 && pending === 'modifier' && isNounish(next);
      if (goesOn) continue;
      push({ is: token.stop });
      ofCamera = false;
      clauseHasVerb = false;
      clauseHasNoun = false;
      pace = null;
      continue;
    }
    if (token.text === 'camera' || token.text === 'lens') {
      if (
        !(
          nouns.length === 0 &&
          pending !== 'none' &&
          has(token, 'thing') &&
          !has(next, 'cameraOnly', 'camera', 'verb')
        ) ||
        /camera/.test(next?.text ?? '')
      ) {
        ofCamera = true;
        lastVerbWasCamera = false;
        reset();
        continue;
      }
    }
    const negated = phrases.at(-1)?.is === 'negation';
    if (ofCamera && has(token, 'camera', 'cameraOnly')) {
      const move = find(token, 'camera') ?? find(token, 'cameraOnly')!;
      endNoun();
      moveCamera(move.move, negated);
      continue;
    }
    if (has(token, 'camera')) {
      const camera = find(token, 'camera')!;
      const isWeak =
        camera.weak &&
        (clauseHasNoun ||
          nouns.length > 0 ||
          (has(token, 'verb') && pending === 'none' && phrases.length > 0));
      if (!isWeak) {
        for (const meaning of token.meanings)
          if (meaning.is === 'angle' || meaning.is === 'shot') noteSetting(draft, meaning);
        endNoun();
        moveCamera(camera.move, negated);
        continue;
      }
      token.meanings = token.meanings.filter(({ is }) => is !== 'camera');
      if (!has(token, 'verb'))
        token.meanings.push(
          ...(meaningsOf(token.text.split(' ')[0]!)?.filter(({ is }) => is === 'verb') ?? []),
        );
    }
    token.meanings = token.meanings.filter(({ is }) => is !== 'cameraOnly');
    if (has(token, 'shot', 'angle', 'timelapse', 'slowMotion') && !has(token, 'thing')) {
      for (const meaning of token.meanings) noteSetting(draft, meaning, negated);
      endNoun();
      continue;
    }
    if (isAdverbial(token)) {
      const lead = find(
        { ...token, meanings: meaningsOf(adverbial.exec(token.text)![1]!) ?? [] },
        'preposition',
      );
      push({ is: 'preposition', text: token.text, tie: lead?.tie ?? 'in' });
      addNoun(token, token.meanings);
      closeNoun();
      continue;
    }
    const paceWord = find(token, 'pace');
    if (paceWord) {
      if (has(token, 'mood')) noteSetting(draft, find(token, 'mood')!);
      setPace(paceWord.pace);
      continue;
    }
    if (relatives.has(token.text) && role() === 'noun') {
      push({ is: 'relative' });
      continue;
    }
    if (
      objectPronouns.has(token.text) &&
      !isNounish(next) &&
      role() !== 'start' &&
      !(token.text === 'her' && find(next, 'verb')?.form === 'third')
    ) {
      push({ is: 'pronoun', text: token.text, isObject: true });
      continue;
    }
    if (pronouns.has(token.text)) {
      push({ is: 'pronoun', text: token.text, isObject: false });
      continue;
    }
    if (clauseOpeners.has(token.text)) {
      push({ is: 'while' });
      clauseHasVerb = false;
      clauseHasNoun = false;
      continue;
    }
    if (has(token, 'determiner')) {
      closeNoun();
      modifiers.hasDeterminer = true;
      modifiers.isDefinite = definite.has(token.text);
      modifiers.isPossessive = possessive.has(token.text);
      pending = 'determiner';
      continue;
    }
    if (has(token, 'conjunction')) {
      // "A black and white cat".
      if (nouns.length === 0 && pending === 'modifier' && isNounish(next)) continue;
      push({ is: 'and' });
      continue;
    }
    if (has(token, 'negation')) {
      push({ is: 'negation' });
      continue;
    }
    if (has(token, 'copula')) {
      push({ is: 'copula' });
      continue;
    }
    const verb = find(token, 'verb');
    if (verb) {
      // "A skyline reflected in a river".
      if (verb.form === 'past' && role() === 'noun' && has(token, 'effect')) {
        closeNoun();
        for (const meaning of token.meanings) noteSetting(draft, meaning);
        continue;
      }
      const use = verbUse(token, verb);
      if (use === 'modifier') {
        if (nouns.length > 0) closeNoun();
        const trait = find(token, 'trait');
        if (trait) modifiers.traits.push(trait.trait);
        else if (verb.action) modifiers.acts.push({ action: verb.action, text: verb.base });
        for (const meaning of token.meanings) if (meaning.is === 'effect') noteSetting(draft, meaning);
        pending = 'modifier';
        continue;
      }
      if (use === 'verb') {
        useVerb(token, verb);
        continue;
      }
      if (!has(token, ...nounKinds, ...modifierKinds, 'preposition', 'direction')) {
        // "A ride", "the climb": named, but nothing to see.
        const [first, ...rest] = token.text.split(' ');
        const event = meaningsOf(first!)?.filter(({ is }) => is === 'event') ?? [];
        const tail = meaningsOf(rest.join(' '))?.find((one) => one.is === 'preposition');
        // "A bicycle race through the streets".
        if (event.length > 0 && tail?.is === 'preposition' && nouns.length > 0) {
          nouns.push({ text: first!, meanings: event });
          push({ is: 'preposition', text: rest.join(' '), tie: tail.tie });
          continue;
        }
        // "A dragon dance".
        if (nouns.length > 0 && verb.action && ['dance', 'fight', 'jump', 'march'].includes(verb.action))
          modifiers.acts.push({ action: verb.action, text: verb.base });
        if (modifiers.colour && !isNounish(next)) addColour(draft.palette, modifiers.colour);
        if (!isNounish(next)) endNoun();
        continue;
      }
    }
    const passive = find(token, 'passive');
    if (passive) {
      push({ is: 'passive', text: token.text, tie: passive.tie });
      continue;
    }
    const direction = find(token, 'direction');
    if (direction && !(has(token, 'preposition') && isNounish(next))) {
      const leads =
        (token.text === 'down' || token.text === 'up') && (has(next, 'determiner') || isNounish(next));
      push({ is: 'direction', direction: direction.direction });
      if (leads) push({ is: 'preposition', text: token.text, tie: 'along' });
      continue;
    }
    const preposition = find(token, 'preposition');
    if (preposition && !(has(token, 'thing') && role() === 'determiner')) {
      push({ is: 'preposition', text: token.text, tie: preposition.tie });
      continue;
    }
    if (token.isWhole) {
      if (nouns.length > 0) closeNoun();
      handleWord(token);
      if (nouns.length > 0) closeNoun();
    } else if (token.meanings.length > 0) handleWord(token);
    else handleUnknown(token);
  }
  closeNoun();
  return phrases;
};

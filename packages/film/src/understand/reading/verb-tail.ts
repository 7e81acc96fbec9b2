/** What the words behind a verb name: "blowing out candles", "flying around". */

import { meaningsOf, type VerbMeaning } from '../lexicon.ts';
import { has, lookUp, type Token } from '../tag-words.ts';
import { closeNoun, isNounish, type PhraseState } from './phrase-state.ts';

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

/** Up, down and away with these are ways to go. */
export const goes: ReadonlySet<string> = new Set([
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
]);

const tailsWithoutThing = new Set([
  'catch',
  'watch',
  'wristwatch',
  'steps',
  'step',
  'first steps',
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

/** "Blowing out candles", "flying around": the verb's phrase holds its object, or the preposition of what follows. */
export const splitTail = (state: PhraseState, token: Token, verb: VerbMeaning) => {
  const words = token.text.split(' ');
  if (words.length === 1) return;
  const next = state.tokens[state.at + 1];
  const preposition = meaningsOf(words.at(-1)!)?.find((one) => one.is === 'preposition');
  if (preposition?.is === 'preposition') {
    if (!facingVerbs.has(verb.action ?? '') && (has(next, 'determiner') || isNounish(next)))
      state.phrases.push({ is: 'preposition', text: words.at(-1)!, tie: preposition.tie });
    return;
  }
  const direction = meaningsOf(words.at(-1)!)?.find((one) => one.is === 'direction');
  if (
    direction?.is === 'direction' &&
    /^(?:up|down|away|forward)$/.test(words.at(-1)!) &&
    goes.has(verb.action ?? '')
  ) {
    state.phrases.push({ is: 'direction', direction: direction.direction });
    if (has(next, 'determiner') || isNounish(next))
      state.phrases.push({ is: 'preposition', text: words.at(-1)!, tie: 'along' });
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
    // "Having a picnic on a blanket": the blanket is the one that follows.
    if (tail[0] === 'picnic' && state.tokens.some(({ text }) => /blanket|cloth|rug/.test(text))) return;
    const marker = words.at(-length - 1)!;
    if (/^(?:her|his|their|its|my)$/.test(marker)) state.modifiers.isPossessive = true;
    state.nouns.push({ text: tail.join(' '), meanings });
    if (!isNounish(next)) closeNoun(state);
    return;
  }
};

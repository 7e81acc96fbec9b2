/**
 * What a clause asks, by the notions in it: a few telling ones decide, if every other word is one that adds nothing to
 * that question. A word that might ask for more ("about", "formal", "why") is in no lexicon and leaves the clause to
 * the language model.
 */
import type { Concept } from './concepts.ts';
import type { Intent } from './intent.ts';
import { rules } from './rules.ts';

const harmless = new Set<Concept>([
  'be',
  'rec',
  'who',
  'and',
  'filler',
  'all',
  'whole',
  'voice',
  'speech',
  'wish',
]);
const isOrderToMeasure = new Set<Concept>(['examine', 'list', 'write']);
/** Questions of measure, which may be put as orders to measure. */
const measured = new Set<Intent['kind']>([
  'duration',
  'count-words',
  'count-sentences',
  'sum-of-numbers',
  'pace',
  'loudness',
  'pitch',
  'pauses',
  'longest-pause',
  'language',
]);

/** Questions that are answered by one notion alone: "Duration?", "English, please." */
const alone: Partial<Record<Concept, Intent>> = {
  english: { kind: 'translate' },
  loud: { kind: 'loudness' },
  translate: { kind: 'translate' },
  number: { kind: 'numbers' },
  text: { kind: 'transcribe' },
};

const ofLanguage = new Set<Concept>(['say', 'hear', 'speech', 'rec', 'language', 'voice']);

const isAsked = new Set<Concept>(['rec', 'who', 'speech', 'many', 'what']);
const isOfSaying = new Set<Concept>(['say', 'hear', 'mean', 'version', 'text', 'translate', 'rec', 'who']);
const isKnownKind = new Set<Concept>(['music', 'noise', 'silence']);

/** "Is there an echo?", "Play some music", "How long is the break?": the words are ours, but ask for something else. */
const isOtherwise = (kind: Intent['kind'], told: Concept[]): boolean => {
  if (kind === 'repeat') return told[0] === 'be';
  const has = (...concepts: Concept[]) => concepts.every((concept) => told.includes(concept));
  const hasNone = (concepts: Set<Concept>) => !told.some((concept) => concepts.has(concept));
  if (kind === 'language') return has('kind') || (has('who') && hasNone(ofLanguage));
  // "Which words are English?", "How is her English?", "into English and French"
  if (kind === 'translate')
    return (
      ((has('what', 'word', 'be') || has('how', 'be')) && hasNone(isOfSaying)) ||
      (has('english', 'and') && told.indexOf('language-name') > told.indexOf('english'))
    );
  // "What is said during the pauses?"
  if (kind === 'pauses')
    return (
      has('long', 'how') || told[told.indexOf('pause') - 1] === 'long' || (has('what', 'say') && !has('many'))
    );
  // "How long is a minute?"
  if (kind === 'duration') return has('long', 'be', 'seconds') && hasNone(isAsked);
  // "How many long words", "What kind of music".
  if (kind === 'count-words') return told[told.indexOf('word') - 1] === 'long';
  if (kind === 'kind-of-sound') return !has('or') && !hasNone(isKnownKind);
  return (kind === 'is-music' || kind === 'longest-pause') && told[0] === 'run';
};

export const findByConcepts = (order: Concept[]): Intent | undefined => {
  const found = new Set(order);
  const told = order.filter((concept) => concept !== 'filler');
  const rule = rules.find(
    ({ intent, needs, allows = [] }) =>
      !isOtherwise(intent.kind, told) &&
      needs.every((group) => group.some((concept) => found.has(concept))) &&
      [...found].every(
        (concept) =>
          harmless.has(concept) ||
          (concept === told[0] && isOrderToMeasure.has(concept) && measured.has(intent.kind)) ||
          (concept === 'modal' && found.has('hear')) ||
          allows.includes(concept) ||
          needs.some((group) => group.includes(concept)),
      ),
  );
  if (rule) return rule.intent;
  const telling = [...found].filter((concept) => !harmless.has(concept));
  return telling.length === 1 && !found.has('be') ? alone[telling[0]!] : undefined;
};

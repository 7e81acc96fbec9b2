/**
 * Questions worded in a way no pattern knows: a few telling words decide, if every other word of the clause is one
 * that adds nothing. A word that might ask for more ("about", "formal", "why") leaves the clause to the language model.
 */
import { whisperLanguages } from '../../../../domain/languages.ts';
import type { Intent } from './intent.ts';

const setOf = (...lines: string[]): Set<string> => new Set(lines.join(' ').split(' '));

const fillers = setOf(
  'rec who the a an this that these those of in on at for to from with by into as and or so then also if whether',
  'is are was were be been being am do does did has have had can could would will should may might',
  'me my us our your her his their its it own please kindly just now here there only back out up over exactly exact',
  'precisely full whole complete entire actually all any every each everything whatever what which how first',
  'tell give show make get let know need want like see find provide return produce hear hears heard hearing listen',
  'say says said saying speak speaks speaking spoke spoken talk talks talking utter utters uttered use uses used using',
  'mention mentions mentioned contain contains include includes voice attached given provided below above read reads',
);
const saying = setOf('say says said saying spoken speaks speaking talking uttered hear heard mentioned');
const languages = new Set(Object.values(whisperLanguages));

type Row = {
  intent: Intent;
  /** One of each group must be there. */
  groups: Set<string>[];
  /** Words that add nothing to this question, though they would to others. */
  also?: Set<string>;
};

const english = setOf('english');
const rows: Row[] = [
  {
    intent: { kind: 'translate' },
    groups: [setOf('translate translation translated translating')],
    also: setOf('english words speech text language original quick'),
  },
  {
    intent: { kind: 'translate' },
    groups: [english, setOf('say says said saying mean means put turn render give be')],
  },
  {
    intent: { kind: 'language' },
    groups: [setOf('language languages tongue')],
    also: setOf('detect identify name recognise recognize determine guess kind'),
  },
  { intent: { kind: 'language' }, groups: [setOf('is are was does do'), languages], also: languages },
  {
    intent: { kind: 'count-words' },
    groups: [setOf('word words'), setOf('many count number total')],
    also: setOf('separate individual single altogether long'),
  },
  {
    intent: { kind: 'numbers' },
    groups: [
      setOf('numbers number figures digits'),
      setOf('list which what name every all any extract write tell pick find note'),
    ],
    also: setOf('down numerical phone telephone'),
  },
  {
    intent: { kind: 'duration' },
    groups: [setOf('how'), setOf('long seconds minutes')],
    also: setOf('many last lasts lasting run runs go goes length audio exactly'),
  },
  {
    intent: { kind: 'duration' },
    groups: [setOf('length duration runtime')],
    also: setOf('seconds minutes total time audio'),
  },
  { intent: { kind: 'repeat' }, groups: [setOf('repeat echo')], also: setOf('after again words verbatim') },
  {
    intent: { kind: 'transcribe' },
    groups: [setOf('transcribe transcript transcription transcribed verbatim word-for-word')],
    also: setOf('write down text words word create clean accurate speech'),
  },
  {
    intent: { kind: 'transcribe' },
    groups: [setOf('what everything whatever words'), saying],
    also: setOf('write down type note text words put writing'),
  },
  {
    intent: { kind: 'transcribe' },
    groups: [setOf('every each all'), setOf('word words')],
    also: setOf('write down'),
  },
];

export const findByWords = (clause: string): Intent | undefined => {
  const words = clause.split(' ');
  return rows.find(({ groups, also }) => {
    const isKnown = (word: string) =>
      fillers.has(word) || also?.has(word) || groups.some((group) => group.has(word));
    return words.every(isKnown) && groups.every((group) => words.some((word) => group.has(word)));
  })?.intent;
};

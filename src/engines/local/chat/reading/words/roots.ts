/** The form of a word that stands for all its forms. */
import nlp from 'compromise';
import type { Described } from './token.ts';

/** The infinitive of a word that was not taken for a verb. */
export const infinitive = (word: string): string => {
  const doc = nlp(word).tag('PastTense') as unknown as Described;
  doc.compute('root');
  return doc.json({ terms: { root: true } })[0]?.terms[0]?.root ?? word;
};

/** The tagger leaves these without their infinitive. */
const participles = new Map(
  'seen see,taken take,given give,eaten eat,written write,driven drive,ridden ride,spoken speak,stolen steal,broken break,chosen choose,frozen freeze,forgotten forget,hidden hide,bitten bite,beaten beat,fallen fall,flown fly,grown grow,known know,thrown throw,shown show,drawn draw,worn wear,torn tear,sworn swear,swum swim,sat sit,bit bite,drew draw,lay lie,rose rise,burnt burn,woken wake,shaken shake,risen rise,sewn sew,proven prove,mistaken mistake,redone redo,undone undo,overtaken overtake,done do,gone go'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** `tagged`: the root that the tagger gives, which is the word itself of some verbs ("got up"). */
export const rootOf = (word: string, tagged: string, tags: ReadonlySet<string>): string => {
  // "The bread is done".
  if (word === 'done' && !tags.has('Verb')) return word;
  const known = participles.get(word);
  if (known && (tags.has('Verb') || /^(?:done|gone)$/.test(word))) return known;
  if (tags.has('Infinitive')) return word;
  return tagged === word && tags.has('PastTense') && !word.endsWith('ed') ? infinitive(word) : tagged;
};

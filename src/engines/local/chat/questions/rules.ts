/**
 * Which concepts form which question: at least one of each required group must be present, and every other concept must
 * be allowed or be filler. A word without a concept ("about", "formal", "why") passes the clause to the language model.
 */
import { linesOf } from './expressions.ts';
import type { Intent } from './intent.ts';
import { type Concept, listWords } from './lexicon.ts';

type Rule = { kind: Intent['kind']; needs: Concept[][]; allows: Set<Concept> };

const groups: Record<string, string> = {
  $asking: 'what how',
  $saying: 'say hear speech',
  $written: 'write text transcribe',
};
const conceptsOf = (text: string): Concept[] =>
  listWords(text.replace(/\$\w+/g, (name) => groups[name]!)) as Concept[];

/** Each question: its required groups, and what else may be present. The first match wins. */
const rules: Rule[] = linesOf(`
  longest-pause: longest, pause silence; make run $asking many long length time seconds place list word sentence say speech
  pauses: pause; run $asking $saying many often count number any list sentence word long silence total make
  sum-of-numbers: sum total, number; $asking $saying total sum any
  pace: word, seconds, many count per speed; statistic $asking $saying per
  pace: speed, how be say what speech who word voice; statistic $asking $saying many word seconds per too or any list height
  kind-of-sound: or what, music noise silence sound, or kind; what $saying voice music noise silence sound or any kind
  kind-of-sound: what, kind, rec sound; hear or
  is-music: music, be any hear kind rec run; run hear any kind
  is-silent: silence; any sound too hear
  loudness: loud quiet; statistic $asking $saying loud quiet many height voice sound too or
  pitch: pitch; statistic $asking $saying height voice or too many
  pitch: height, voice say speech; run statistic $asking voice or too sound
  translate: translate, english; what make how $saying $written word version language-name language voice mean modal
  language: say, language-name english, who; or language-name english voice
  translate: english, say mean write make turn what version text how speech, rec what who version text how speech mean; $asking $saying $written word version mean voice modal
  translate: translate; what $saying word text sentence make
  language: language; what $saying list language-name english voice kind or text
  language: be, language-name english; say speech or english language-name voice modal
  count-words: word, many count total; $asking $saying $written count many total list long voice
  count-sentences: sentence, many count total; $asking $saying count many total
  duration: long length many, long length seconds time; run $asking time seconds say speech many total too voice count sound long length
  duration: how, time; run many seconds what say
  numbers: number, list what all any say hear write; run $saying what list write any text
  repeat: repeat; what $saying $written again back word sentence version
  repeat: say, again back; what hear word
  transcribe: transcribe; what make turn $saying $written word version voice list
  transcribe: write make turn, say hear rec text word speech version, write text; turn what make $saying $written word version voice
  transcribe: what all, say hear text; what $saying $written word voice version
  transcribe: text, say hear version; what $saying $written word voice version
  transcribe: what all say text, word; what $saying $written voice version
  transcribe: word, rec; $written make
  is-speech: any, say voice speech; hear word any voice $saying
  translate: english
  numbers: number
  transcribe: text
`).map((line) => {
  const [kind, needs, allows = ''] = line.split(/: |; /) as [Intent['kind'], string, string?];
  const needed = needs.split(', ').map(conceptsOf);
  return { kind, needs: needed, allows: new Set([...conceptsOf(allows), ...needed.flat()]) };
});

const ignorable = new Set(conceptsOf('be rec who and filler all whole voice speech wish'));
const commandVerbs = new Set(conceptsOf('examine list write'));
/** Questions about measurements may begin with one of these: "List the pauses". */
const measurementKinds = new Set(
  listWords(`duration count-words count-sentences sum-of-numbers pace loudness pitch pauses longest-pause
    language`),
);

/** "Is there an echo?", "Play some music", "How long is the break?": known words that ask for something else. */
const asksSomethingElse = (kind: Intent['kind'], meaningful: Concept[]): boolean => {
  const has = (text: string) => conceptsOf(text).every((concept) => meaningful.includes(concept));
  const hasAny = (text: string) => conceptsOf(text).some((concept) => meaningful.includes(concept));
  const before = (concept: Concept) => meaningful[meaningful.indexOf(concept) - 1];
  switch (kind) {
    case 'language':
      return has('kind') || (has('who') && !hasAny('say hear speech rec language voice'));
    // "Which words are English?", "How is her English?", "into English and French"
    case 'translate':
      return (
        ((has('what word be') || has('how be')) && !hasAny('say hear mean version text translate rec who')) ||
        (has('english and') && meaningful.indexOf('language-name') > meaningful.indexOf('english'))
      );
    // "What is said during the pauses?"
    case 'pauses':
      return has('long how') || before('pause') === 'long' || (has('what say') && !has('many'));
    // "How long is a minute?"
    case 'duration':
      return has('long be seconds') && !hasAny('rec who speech many what');
    // "How many long words", "What kind of music".
    case 'count-words':
      return before('word') === 'long';
    case 'kind-of-sound':
      return !has('or') && hasAny('music noise silence');
    default:
      return (kind === 'is-music' || kind === 'longest-pause') && meaningful[0] === 'run';
  }
};

export const findByConcepts = (order: Concept[]): Intent | undefined => {
  const found = new Set(order);
  const meaningful = order.filter((concept) => concept !== 'filler');
  const addsNothing = (concept: Concept, { kind, allows }: Rule): boolean =>
    ignorable.has(concept) ||
    allows.has(concept) ||
    (concept === meaningful[0] && commandVerbs.has(concept) && measurementKinds.has(kind)) ||
    (concept === 'modal' && found.has('hear'));
  const rule = rules.find(
    (candidate) =>
      !asksSomethingElse(candidate.kind, meaningful) &&
      // One concept alone is a question ("English, please."), unless something is said of it ("Who is English?").
      (candidate.allows.size > 1 || !found.has('be')) &&
      candidate.needs.every((group) => group.some((concept) => found.has(concept))) &&
      [...found].every((concept) => addsNothing(concept, candidate)),
  );
  return rule && ({ kind: rule.kind } as Intent);
};

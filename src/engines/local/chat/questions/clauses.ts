/** A question cut into what it asks, with what it talks about replaced by short names the patterns know. */

/**
 * `rec` stands for the recordings, `who` for whoever is heard, `q0` for the first quoted text and so on. Which of
 * several recordings is meant is in `recordings`, by position: 1 is the first, -1 the last; empty when not said.
 */
export type Clause = { text: string; recordings: number[]; quoted: string[] };

const ordinals: Record<string, number> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  fifth: 5,
  '5th': 5,
  last: -1,
  final: -1,
  latest: -1,
};
const numbers: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5 };

const thing =
  '(?:recordings?|audios?|clips?|files?|sounds?|tracks?|tapes?|snippets?|samples?|memos?|voice ?notes?|wavs?|mp3s?|speech|utterances?|messages?)';
const determiner =
  '(?:the|this|that|these|those|my|our|your|an?|each|every|all|both|any|attached|following|given|above|same|whole|entire|full|complete|original|english|spoken|short|here|two|three|four|five)';
const adjective = '(?:audio|voice|sound|speech|spoken|recorded|wav|mp3)';
const ordinalWord = `(?:${Object.keys(ordinals).join('|')})`;

const ordinalThing = new RegExp(
  `\\b(?:${determiner} )*(${ordinalWord})(?: and (?:the )?(${ordinalWord}))? (?:${adjective} )?(?:${thing}|one|ones)\\b`,
  'g',
);
const numberedThing = new RegExp(
  `\\b(?:${determiner} )*(?:${adjective} )?${thing} (?:number |no |# ?)?(\\d|one|two|three|four|five)\\b`,
  'g',
);
const plainThing = new RegExp(`\\b(?:${determiner} )*(?:${adjective} )?${thing}\\b`, 'g');
const pointing =
  /\b(?:the audio|this one|that one|each one|each of them|all of them|both of them|them|it|this|these|those|both|rec rec)\b/g;
const people =
  /\b(?:(?:the|this|that|an?|his|her|their|its) )?(?:speaker|person|man|woman|guy|lady|boy|girl|child|narrator|voice|reader|caller|user|people|speakers|talker)(?: (?:speaking|talking|in rec|who (?:is )?(?:speaks|speaking|talks|talking)))*\b|\b(?:he|she|they|we|you|i|someone|somebody|anyone|anybody)\b/g;

const contractions: [RegExp, string][] = [
  [/\bwhat'?s\b/g, 'what is'],
  [/\bwho's\b/g, 'who is'],
  [/\b(it|that|there|here|he|she)'s\b/g, '$1 is'],
  [/\bi'd\b/g, 'i would'],
  [/\bi'm\b/g, 'i am'],
  [/\bi've\b/g, 'i have'],
  [/\b(you|they|we)'re\b/g, '$1 are'],
  [/\b(do|does|did|is|are|was)n't\b/g, '$1 not'],
];

/** Words after which a new question begins, if a joining word stands before them. */
const openers =
  '(?:how|what|which|who|whether|if|where|when|why|tell|say|give|list|count|translate|transcribe|summari[sz]e|explain|describe|write|repeat|name|is|are|does|do|did|also|then|answer|guess)';
const joints = new RegExp(`(?:,? (?:and|then|and then|and also|plus)|,) (?=${openers}\\b)`);

const quotes =
  /"([^"]+)"|“([^”]+)”|‘([^’]+)’|«([^»]+)»|「([^」]+)」|(?<=^|[\s(:])'([^']+(?:'[a-z][^']*)*)'(?=$|[\s).,;:!?])/g;

const nameThings = (text: string): { text: string; recordings: number[] } => {
  const recordings: number[] = [];
  const named = text
    .replace(ordinalThing, (_, one: string, other?: string) => {
      recordings.push(ordinals[one]!, ...(other ? [ordinals[other]!] : []));
      return 'rec';
    })
    .replace(numberedThing, (_, number: string) => {
      recordings.push(numbers[number] ?? Number(number));
      return 'rec';
    })
    .replace(plainThing, 'rec')
    .replace(people, 'who')
    .replace(pointing, 'rec')
    .replace(/\brec(?: (?:and |or )?rec)+\b/g, 'rec')
    .replace(/\s+/g, ' ')
    .trim();
  return { text: named, recordings };
};

export const readClauses = (question: string): Clause[] => {
  const quoted: string[] = [];
  let text = question
    .normalize('NFKC')
    .replace(
      quotes,
      (...found) => ` q${quoted.push(found.slice(1, 7).find((group) => group !== undefined)) - 1} `,
    )
    .toLowerCase()
    .replaceAll('’', "'");
  for (const [pattern, plain] of contractions) text = text.replace(pattern, plain);
  return text
    .split(/[.?!;:\n]+(?=\s|$)|[。？！；]/)
    .flatMap((sentence) => sentence.split(joints))
    .map((part) => part.replace(/[^\p{L}\p{N}'%+#-]+/gu, ' ').trim())
    .filter((part) => part !== '')
    .map((part) => ({ ...nameThings(part), quoted }));
};

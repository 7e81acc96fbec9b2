/** A question cut into what it asks. */
import { nameThings } from './name-things.ts';
import { correctSpelling } from './spelling.ts';
import { writeOut } from './write-out.ts';

/**
 * `rec` stands for the recordings, `who` for whoever is heard, `q0` for the first quoted text and so on. Which of
 * several recordings is meant is in `recordings`, by position: 1 is the first, -1 the last; empty when not said.
 */
export type Clause = {
  text: string;
  recordings: number[];
  quoted: string[];
  /** The same cut at each comma and "and". */
  pieces: Clause[];
  /** Names several things by "and", not one by a list of what it may be. */
  isJoined: boolean;
};

/** Words after which a new question begins, if a joining word stands before them. */
const openers =
  '(?:(?:over |in |for |at |from |with |to )?(?:how|what|which)|could|can|would|will|please|kindly|let|type|put|make|extract|identify|detect|convert|turn|render|also|reply|respond|suggest|provide|send|show|find|return|include|add|check|compare|calculate|estimate|rate|mark|point|offer|create|recommend|note|jot|output|state|report|print|draft|prepare|propose|fix|correct|shorten|rewrite|paraphrase|classify|highlight|analy[sz]e|discuss|evaluate|judge|decide|comment|compose|generate|save|email|forward|measure|sum|get|read|pick|pull|echo|listen|how|what|which|whom|whether|if|where|when|why|tell|say|give|list|count|translate|transcribe|summari[sz]e|explain|describe|write|repeat|name|is|are|does|do|did|also|then|answer|guess)';
const joints = new RegExp(`(?:,? (?:and|then|and then|and also|plus|but|so)|,|:) (?=${openers}\\b(?!'))`);

const quotes =
  /"([^"]+)"|“([^”]+)”|‘([^’]+)’|«([^»]+)»|「([^」]+)」|(?<=^|[\s(:])'([^']+(?:'[a-z][^']*)*)'(?=$|[\s).,;:!?])/g;

/** Lower case, with quoted texts named, slips corrected and contractions written out. */
export const readSentences = (question: string): { sentences: string[]; quoted: string[] } => {
  const quoted: string[] = [];
  const text = question
    .normalize('NFKC')
    .replace(/^\s*(?:hey|hi|hello|dear|ok|okay)(?: there)? \p{L}+,/iu, '')
    .replace(
      quotes,
      (...found) => ` q${quoted.push(found.slice(1, 7).find((group) => group !== undefined)) - 1} `,
    )
    .toLowerCase()
    .replaceAll('’', "'");
  const sentences = text
    .split(/[.?!;¿¡]+(?=\s|$|[¿¡])|[。？！；\n]|\s[-–—>]+\s|^[¿¡]/)
    .map((sentence) => sentence.replace(/[^\p{L}\p{N}\p{M}',:%+#&-]+/gu, ' ').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  return { sentences, quoted };
};

/** "My headphones broke, so please write it down." */
const reason = new RegExp(`^(?!(?:${openers})\\b)[^,]*,? so (?=${openers}\\b(?!'))`);
/** "In English, what does he say?" asks one thing. */
const topic =
  /^((?:(?!(?:how|what|which|is|does|do|did|can|could|tell|give|list|count|repeat|write|type|transcribe|translate|and|i|you|he|she|they|we|it|please|only)\b)[\p{L}'-]+(?: |(?=[,:]))){1,4})[,:] (?=(?:how|what|which)\b)/u;

const tidy = (part: string): string =>
  part
    .replace(/[,:&+]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export const readClauses = (sentence: string, quoted: string[]): Clause[] => {
  const text = writeOut(correctSpelling(writeOut(sentence)))
    .replace(topic, '$1 ')
    .replace(reason, '')
    .replace(/^as an? [\p{L} ]+, /u, '');
  const named = (part: string): Clause => ({
    ...nameThings(tidy(part)),
    quoted,
    pieces: [],
    isJoined: false,
  });
  return text
    .split(joints)
    .filter((part) => tidy(part) !== '')
    .map((part) => ({
      ...named(part),
      isJoined: / (?:and|plus) |&|\+/.test(part) && !/ or /.test(part),
      pieces: part
        .split(/,|:|&|\+| (?:and|plus|as well as) /)
        .filter((piece) => tidy(piece) !== '')
        .map(named),
    }));
};

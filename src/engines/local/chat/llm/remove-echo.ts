/**
 * Removes instructions that a small language model repeats in its answer, while the answer is streamed. Only a sentence
 * that begins like an instruction is held back until its end.
 */

const sentenceEnd = /[.!?…]["'”)]*(?=\s)|\n/;
/** Sentences of a system message that say how to answer. Others may be facts, and be part of an answer. */
const instruction =
  /^(?:answer|reply|respond|speak|be|keep|use|do not|don't|never|always|you are|this is a spoken|what was said in a recording)\b/i;
const label = /^\s*(?:answer|assistant)\s*:\s*/i;
/** The share of a sentence's words that are in one instruction. */
const echoShare = 0.8;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

const instructionsOf = (systemText: string): string[][] =>
  systemText
    .split(/(?<=[.!?…])\s+|\n/)
    .filter((sentence) => instruction.test(sentence.trim()))
    .map(wordsOf);

export const createEchoFilter = (systemText: string, emit: (text: string) => void) => {
  const instructions = instructionsOf(systemText);
  let pending = '';
  let written = '';
  /** The beginning of the current sentence was emitted. */
  let isInSentence = false;

  const write = (text: string): void => {
    const clean = written === '' ? text.replace(label, '').trimStart() : text;
    if (clean === '') return;
    written += clean;
    emit(clean);
  };

  const isEcho = (sentence: string): boolean => {
    const words = wordsOf(sentence.replace(label, ''));
    return instructions.some((known) => {
      const shared = words.filter((word) => known.includes(word)).length;
      return words.length > 1 && words[0] === known[0] && shared >= words.length * echoShare;
    });
  };

  const mayBeEcho = (text: string): boolean => {
    const [first] = wordsOf(text);
    const isWordWhole = /[\p{L}\p{N}'][^\p{L}\p{N}']/u.test(text);
    return !isWordWhole || label.test(text) || instructions.some((known) => known[0] === first);
  };

  /** False: more text is needed. */
  const readSentence = (): boolean => {
    const end = sentenceEnd.exec(pending);
    if (!end) {
      if (!isInSentence && mayBeEcho(pending)) return false;
      isInSentence = true;
      write(pending);
      pending = '';
      return false;
    }
    const sentence = pending.slice(0, end.index + end[0].length);
    pending = pending.slice(sentence.length);
    if (isInSentence || !isEcho(sentence)) write(sentence);
    isInSentence = false;
    return pending !== '';
  };

  return {
    push(delta: string): void {
      pending += delta;
      while (readSentence()) {
        // Each call takes one sentence.
      }
    },
    /** Returns all that was emitted. */
    end(): string {
      if (isInSentence || !isEcho(pending)) write(pending);
      pending = '';
      return written;
    },
  };
};

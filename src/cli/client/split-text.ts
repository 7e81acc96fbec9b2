/** Splits text into parts that fit one request: at the ends of sentences, inside one only where it is too long. */

export const splitAtSentences = (text: string, limit: number): string[] => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });
  const sentences = [...segmenter.segment(text)].flatMap(({ segment }) => cutLong(segment, limit));
  const parts: string[] = [];
  let part = '';
  for (const sentence of sentences) {
    if ((part + sentence).trimEnd().length > limit) {
      parts.push(part);
      part = '';
    }
    part += sentence;
  }
  return [...parts, part].map((one) => one.trim()).filter((one) => one !== '');
};

const cutLong = (sentence: string, limit: number): string[] => {
  if (sentence.trimEnd().length <= limit) return [sentence];
  const space = sentence.lastIndexOf(' ', limit);
  // Never inside a surrogate pair.
  const whole = /[\ud800-\udbff]/.test(sentence[limit - 1]!) ? limit - 1 : limit;
  const at = space > 0 ? space : whole;
  return [sentence.slice(0, at), ...cutLong(sentence.slice(at), limit)];
};

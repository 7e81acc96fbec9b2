/** A thing of a reading and what it does, as a phrase: "dragon lands, breathes fire", "3 × knight: run, talk". */

type Thing = { name: string; count: number; does: string[]; says: string[] };

const irregular: Record<string, string> = { be: 'is', have: 'has' };

/** The reading names verbs as dictionaries do. */
const thirdPerson = (verb: string): string => {
  const [first = '', ...rest] = verb.split(' ');
  const ending = /(?:[sxz]|[cs]h|o)$/.test(first) ? 'es' : 's';
  const inflected = irregular[first] ?? first.replace(/(?<![aeiou])y$/, 'ie') + ending;
  return [inflected, ...rest].join(' ');
};

const isLatin = (words: string): boolean => /^[\p{Script=Latin}\s'-]+$/u.test(words);

export const thingWords = ({ name, count, does, says }: Thing): string => {
  const quoted = says.map((words) => `“${words}”`);
  if (count === 1 && isLatin(name) && does.length > 0 && does.every(isLatin))
    return [`${name} ${does.map(thirdPerson).join(', ')}`, ...quoted].join(', ');
  const counted = count > 1 ? `${count} × ${name}` : name;
  const acts = [...does, ...quoted];
  if (acts.length === 0) return counted;
  return isLatin(name) ? `${counted}: ${acts.join(', ')}` : `${counted}：${acts.join('、')}`;
};

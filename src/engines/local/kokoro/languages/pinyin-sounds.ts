/** Syllables of pinyin as Kokoro's symbols. */

const initials: Record<string, string> = {
  b: 'p',
  p: 'pʰ',
  m: 'm',
  f: 'f',
  d: 't',
  t: 'tʰ',
  n: 'n',
  l: 'l',
  g: 'k',
  k: 'kʰ',
  h: 'x',
  j: 'ʨ',
  q: 'ʨʰ',
  x: 'ɕ',
  zh: 'ꭧ',
  ch: 'ꭧʰ',
  sh: 'ʂ',
  r: 'ɻ',
  z: 'ʦ',
  c: 'ʦʰ',
  s: 's',
};

/** The tone stands where the 0 is. */
const finals: Record<string, string> = {
  a: 'a0',
  ai: 'ai0',
  an: 'a0n',
  ang: 'a0ŋ',
  ao: 'au0',
  e: 'ɤ0',
  ei: 'ei0',
  en: 'ə0n',
  eng: 'ə0ŋ',
  er: 'aɚ0',
  o: 'wo0',
  ong: 'ʊ0ŋ',
  ou: 'ou0',
  i: 'i0',
  ia: 'ja0',
  ian: 'jɛ0n',
  iang: 'ja0ŋ',
  iao: 'jau0',
  ie: 'je0',
  in: 'i0n',
  ing: 'i0ŋ',
  iong: 'jʊ0ŋ',
  iu: 'jou0',
  u: 'u0',
  ua: 'wa0',
  uai: 'wai0',
  uan: 'wa0n',
  uang: 'wa0ŋ',
  ui: 'wei0',
  un: 'wə0n',
  uo: 'wo0',
  ü: 'y0',
  üe: 'ɥe0',
  üan: 'ɥɛ0n',
  ün: 'y0n',
  ueng: 'wə0ŋ',
  io: 'jo0',
  ê: 'ɛ0',
};

const tones = ['', '→', '↗', '↓', '↘', ''];

/** Spellings of syllables that begin with a vowel. */
const withoutInitial = (letters: string): string => {
  if (/^yu/.test(letters)) return letters.replace(/^yu/, 'ü');
  if (/^yi/.test(letters)) return letters.slice(1);
  if (letters === 'you') return 'iu';
  if (letters === 'yong') return 'iong';
  if (/^y/.test(letters)) return letters.replace(/^y/, 'i');
  if (letters === 'wu') return 'u';
  if (letters === 'wei') return 'ui';
  if (letters === 'wen') return 'un';
  if (letters === 'weng') return 'ueng';
  return letters.replace(/^w/, 'u');
};

/** `syllable` as "zhong1"; empty: it is none. */
export const pinyinSounds = (syllable: string): string => {
  const [, letters = '', tone = '0'] =
    /^([a-zêü]+)([0-5]?)$/.exec(syllable.toLowerCase().replaceAll('v', 'ü')) ?? [];
  if (letters === '') return '';
  const mark = tones[Number(tone || '0')] ?? '';
  const initial = /^(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcs])/.exec(letters)?.[0] ?? '';
  let rest = initial === '' ? withoutInitial(letters) : letters.slice(initial.length);
  if (/^[jqx]$/.test(initial)) rest = rest.replace(/^u/, 'ü');
  // The vowel of "si" and "shi" is the consonant drawn out.
  if (rest === 'i' && /^(?:zh|ch|sh|r|z|c|s)$/.test(initial)) return `${initials[initial]}ɨ${mark}`;
  // "ng", "m" and the r at the end of a word have no vowel.
  const final = finals[rest] ?? (rest === 'r' ? 'ɚ0' : undefined);
  if (final === undefined) return '';
  const vowel = rest === 'o' && /^[bpmf]?$/.test(initial) === false ? 'o0' : final;
  return `${initials[initial] ?? ''}${vowel.replace('0', mark)}`;
};

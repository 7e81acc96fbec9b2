/** Decides for words in capitals: spelled letter by letter, or read as a word. */
import english from './english.json' with { type: 'json' };

/** From A to Z. */
const letterNames =
  'ay bee see dee ee eff jee aitch eye jay kay ell em en oh pee cue ar ess tee you vee double-you ex why zee'.split(
    ' ',
  );

/** Two and three letters that are words even in capitals. */
const shortWords = new Set(
  (
    'am an as at be by do go he hi if in is it me my no of oh ok on or so to up us we all and any are ask bad bag ' +
    'bar bed big bit box boy bus but buy can car cat cry cut dad day did die dog don dry due eat egg end eye far ' +
    'few fit fix fly for fun get god got had has hat her hey him his hit hot how ice ill its job joy key kid law ' +
    'lay let lie lot low mad man map may men met mix mom new nor not now odd off oil old one our out own pay pen ' +
    'pet put ran raw red rid run sad saw say sea see set she shy sit six sky son sun tax tea ten the tie tip too ' +
    'top toy try two use van war was way wet who why win won yes yet you zoo ram rom sim pin gif lan wan mac sat'
  ).split(' '),
);

/** Longer initials that have vowels but are not read as a word. */
const spelled = new Set('HTTP HTTPS HTML USSR NAACP OECD ESPN AARP ISBN US'.split(' '));
const asWritten: Record<string, string> = english.initials;

const vowels = /[AEIOUY]/;

const spell = (letters: string): string =>
  [...letters.toUpperCase()].map((letter) => letterNames[letter.charCodeAt(0) - 65] ?? letter).join(' ');

const sayWord = (word: string): string => {
  const special = asWritten[word];
  if (special) return special;
  if (spelled.has(word) || !vowels.test(word)) return spell(word);
  if (word.length <= 3 && !shortWords.has(word.toLowerCase())) return spell(word);
  return word;
};

/** In a text that is all capitals, capitals do not mark initials. */
const isAllCapitals = (text: string): boolean => {
  const words = text.match(/\b[A-Za-z]{2,}\b/g) ?? [];
  return words.length > 3 && words.filter((word) => word === word.toUpperCase()).length > words.length * 0.6;
};

export const sayInitials = (text: string): string => {
  if (isAllCapitals(text)) return text.replace(/\b[A-Z]{2,}\b/g, (word) => word.toLowerCase());
  return text
    .replace(/\b(Wi-?Fi)\b/g, 'why-fy')
    .replace(/\b([A-Z]{2,5})(s|'s|’s)?(?![A-Za-z])/g, (_all, word: string, ending: string = '') => {
      const said = sayWord(word);
      if (said === word || ending !== 's') return `${said}${ending}`;
      return `${said}${/(?:s|x|ch)$/.test(said) ? 'es' : 's'}`;
    })
    .replace(/\b((?:[A-Z]\.){2,})/g, (_all, letters: string) => spell(letters.replaceAll('.', '')));
};

/** Whether a prompt is in a language that is not read: neither English nor Chinese. */

const setOf = (words: string): Set<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Words of grammar. One that English shares with others, as "in", "die", "den" or "son", tells nothing and is in neither set. */
const english = setOf(`
  a the of with and at to by from into through while as is are his her their its that which who over under onto
  behind near between then up down out off across along around above below against beside inside towards`);

const other = setOf(`
  der das dem des ein eine einen einem einer und ist im mit durch auf von zu zum zur über unter nicht sich vor aus
  bei nach wie neben zwischen während sie wir ihr sein seine
  le la les un une du de dans sur avec et est au aux qui sous sa ses il elle devant pendant vers sans
  el los las uno unos unas del con por sobre que y su mientras hacia bajo está junto
  lo gli una di della dello delle dei degli nel nella nello sul sulla che mentre verso tra fra
  um uma os da dos nas em ao à pela pelo enquanto sob nos
  het een op naar voor uit bij aan onder terwijl zijn haar
  en ett och i på som med genom är det av till vid om og gjennom gennem ved
  w na z przez się nad przy jest oraz v ze přes je
  bir ile için altında üzerinde içinde
  egy az és ja joka läpi yang dengan seekor sebuah pada
  în pe cu și`);

const isEnglish = (word: string): boolean => english.has(word);
const isOther = (word: string): boolean => other.has(word);

/** "Café", "piñata" and "jalapeño" are English words with a letter of another language. */
const accented = /[À-ɏḀ-ỿ]/;

/** Words that are spoken or written in the film may be in any language. */
const withoutQuotations = (prompt: string): string =>
  prompt
    .replace(/["“„«「『][^"”“»」』]*["”“»」』]/gu, ' ')
    .replace(/(^|\s)['‘][^'’]*['’](?=\s|[.,!?]|$)/gu, ' ');

const lettersOf = (text: string, script: RegExp): number => text.match(script)?.length ?? 0;

/** From this share of the letters on, a sentence is in another script, and not a name or a sign that is in it. */
const otherScriptShare = 0.25;
const fewestLetters = 3;

const isOtherScript = (text: string): boolean => {
  const all = lettersOf(text, /\p{L}/gu);
  const known = lettersOf(text, /[\p{Script=Latin}\p{Script=Han}]/gu);
  return all - known >= fewestLetters && (all - known) / all >= otherScriptShare;
};

const fewestWords = 2;
/** So many words of a name for each English word of grammar: "Dan and Die Antwoord". */
const namedBesideEnglish = 2;
/** Of all words; a name has fewer beside an English sentence. */
const otherWordShare = 0.25;

const isOtherLatin = (text: string): boolean => {
  const words =
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/\p{Script=Latin}+/gu) ?? [];
  const ofGrammar = words.filter(isOther);
  const foreign = words.filter((word) => isOther(word) || accented.test(word)).length;
  return (
    // The words of a name are few: "Los Angeles", "Rio de Janeiro", "El Niño".
    new Set(ofGrammar).size + (foreign - ofGrammar.length) >= fewestWords &&
    words.length > 3 &&
    foreign > namedBesideEnglish * words.filter(isEnglish).length &&
    foreign / words.length >= otherWordShare
  );
};

export const isOtherLanguage = (prompt: string): boolean => {
  const text = withoutQuotations(prompt);
  return isOtherScript(text) || isOtherLatin(text);
};

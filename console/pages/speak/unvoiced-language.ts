/** Recognises texts in languages that no voice of a model speaks, before they are spoken and charged. */

/** Frequent words, most of them of this language alone. */
const frequentWords: Record<string, string> = {
  en: 'the of and to in is that it was for on are with as they be at this have from or by but not what all were we when your can there an which she do how their if will',
  es: 'el la los las de que y en un una es por con para su lo como pero más este esta porque cuando muy también hay está son fue',
  fr: 'le la les de des du et est en un une que qui dans pour pas sur au avec il elle ce cette sont nous vous je ne mais',
  it: 'il lo la i gli le di del della che e è un una per con non sono si da come più ma anche questo questa molto',
  pt: 'o os as de do da que e é em um uma para com não por mais se na no como mas foi ao ele ela você está são',
  de: 'der die das und ist nicht ich du wir ihr sie es ein eine einen mit auf für von zu den dem im auch wie aber oder wenn noch nur schon guten morgen tag danke bitte',
  nl: 'het een van en niet ik je wij zij met op voor aan dat die deze zijn was maar ook naar bij nog wel geen goede dank',
  sv: 'och att det som en är jag du vi inte på för med av den till har om men ett kan så när var',
  da: 'og at det som en er jeg du vi ikke på for med af den til har om men et kan så når var de',
  pl: 'i w nie na się że jest do to jak ale za od po są czy dla tak już był tylko może dzień dobry',
  cs: 'a je v se na že to s z do jak ale po pro jsem jsou byl také nebo dobrý den',
  tr: 've bir bu da de için ile çok ne var mı ben sen o biz gibi daha değil kadar ama iyi',
  ro: 'și este nu în la un o cu de pe care din mai sunt ce dar sau pentru bună ziua',
  hu: 'a az és hogy nem is egy van ez de meg csak már mint volt jó napot',
  fi: 'ja on ei se että hän mutta kun niin ovat oli minä sinä me hyvää tämä myös vain',
  id: 'yang dan di ini itu dengan untuk tidak dari dalam akan pada juga saya ada ke selamat',
  vi: 'và là của có không được cho một những trong với này người đã tôi bạn xin chào',
};

const wordsOf = Object.entries(frequentWords).map(
  ([language, words]) => [language, new Set(words.split(' '))] as const,
);

const scripts: [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Devanagari}/gu, 'hi'],
];

const share = 0.3;
const leastWords = 2;

/** The language of a text as far as it is clear; null when in doubt. */
const languageOf = (text: string): string | null => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, language] of scripts)
    if ((text.match(script)?.length ?? 0) > letters * share) return language;
  const tokens = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scores = wordsOf
    .map(([language, words]) => ({ language, score: tokens.filter((token) => words.has(token)).length }))
    .toSorted((one, other) => other.score - one.score);
  const [best, second] = scores;
  return best!.score >= leastWords && best!.score > second!.score ? best!.language : null;
};

/** The code of the language that a text is in and that is not among the spoken ones; null when there is none. */
export const unvoicedLanguage = (text: string, spoken: string[]): string | null => {
  const language = languageOf(text);
  return language === null || spoken.includes(language) ? null : language;
};

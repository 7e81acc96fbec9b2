/** Detects which of the supported languages a text is in, by function words; English when in doubt. */

import type { builtInSpeechLanguages } from '../../../../domain/models.ts';

export type SpokenLanguage = (typeof builtInSpeechLanguages)[number];

type LatinLanguage = Exclude<SpokenLanguage, 'hi' | 'ja' | 'zh'>;

const functionWords: Record<LatinLanguage, Set<string>> = {
  en: words(
    'the of and to in is a i that it was for on are with as his they be at this have from or had by but not what all ' +
      'were we when your can said there an each which she do how their if will up other about out many then them ' +
      'you he her him my would could should has been please than because before after over into just like very only ' +
      'some any our more these those who why where here now one two never always every between against while',
  ),
  es: words(
    'el la los las de del que y en un una es por con para su al lo como más pero sus le ya o este sí porque esta ' +
      'entre cuando muy sin sobre también me hasta hay donde quien desde todo nos durante está son fue hola gracias usted',
  ),
  fr: words(
    'le la les de des du et est en un une que qui dans pour pas sur au avec il elle ce cette sont nous vous je ne se ' +
      "mais ou où plus par leur bien été être avoir fait c'est n'est qu'il d'un d'une aux bonjour merci comme tout très",
  ),
  it: words(
    'il lo la i gli le di del della che e è in un una per con non sono si da al come più ma anche nel alla dei delle ' +
      'questo questa ho hai ha noi voi loro molto perché quando dove chi tutto ciao grazie sul dal nella',
  ),
  pt: words(
    'o os as de do da dos das que e é em um uma para com não por mais se na no como mas foi ao ele ela seu sua ou ' +
      'quando muito nos já está eu também só pelo pela até isso entre era depois sem mesmo aos você olá obrigado são',
  ),
};

/** Letters and signs that decide between languages with common words. */
const distinctiveLetters: [RegExp, LatinLanguage][] = [
  [/[ñ¿¡]/g, 'es'],
  [/[ãõ]|ção|ções|lh[aeo]|nh[aeo]/g, 'pt'],
  [/[êœùâîû]|\b[ldjnmtsc]['’](?=[aeiouhéê])/g, 'fr'],
  [/[òì]|\bgli|zione\b|\b(?:dell|nell|all|sull)['’]/g, 'it'],
];

function words(list: string): Set<string> {
  return new Set(list.split(' '));
}

export const eastAsianScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Japanese text has kana among its characters, Chinese none. */
export const eastAsianLanguage = (text: string): 'ja' | 'zh' | undefined => {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  return /\p{Script=Han}/u.test(text) ? 'zh' : undefined;
};

export const detectTextLanguage = (text: string): SpokenLanguage => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  if (devanagari > letters * 0.4) return 'hi';
  const eastAsian = eastAsianLanguage(text);
  if (eastAsian !== undefined && count(text, eastAsianScript) > letters * 0.3) return eastAsian;
  const lower = text.toLowerCase().replaceAll('’', "'");
  const tokens = lower.match(/[\p{L}']+/gu) ?? [];
  const scores = new Map<LatinLanguage, number>();
  for (const [language, list] of Object.entries(functionWords) as [LatinLanguage, Set<string>][]) {
    scores.set(language, tokens.filter((token) => list.has(token)).length);
  }
  for (const [pattern, language] of distinctiveLetters) {
    scores.set(language, scores.get(language)! + 1.5 * (lower.match(pattern)?.length ?? 0));
  }
  const [best] = [...scores].sort((a, b) => b[1] - a[1]);
  const [language, score] = best!;
  const clear = score > scores.get('en')! * 1.2 && score >= Math.max(1.5, tokens.length * 0.15);
  return clear ? language : 'en';
};

/** The languages Whisper knows, by ISO 639-1 code (639-3 for Hawaiian, which has none). */
const codes = `
  af am ar as az ba be bg bn bo br bs ca cs cy da de el en es et eu fa fi fo fr gl gu ha haw he hi hr ht hu hy id
  is it ja jv ka kk km kn ko la lb ln lo lt lv mg mi mk ml mn mr ms mt my ne nl nn no oc pa pl ps pt ro ru sa sd
  si sk sl sn so sq sr su sv sw ta te tg th tk tl tr tt uk ur uz vi yi yo zh`;

/** Whisper's names where they differ from those of Unicode. */
const otherNames: Record<string, string> = {
  bn: 'bengali',
  mi: 'maori',
  my: 'myanmar',
  nn: 'nynorsk',
  tl: 'tagalog',
};
const unicodeNames = new Intl.DisplayNames(['en'], { type: 'language' });

/** Code to English name. */
export const whisperLanguages: Readonly<Record<string, string>> = Object.fromEntries(
  codes
    .trim()
    .split(/\s+/)
    .map((code) => [code, otherNames[code] ?? unicodeNames.of(code)!.toLowerCase()]),
);

export const languageName = (code: string): string => whisperLanguages[code] ?? code;

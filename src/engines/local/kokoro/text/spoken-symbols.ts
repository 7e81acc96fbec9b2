/** Marks of plain text and markup: said, turned into pauses, or left out. */

type Rule = [RegExp, string | ((match: string) => string)];

const marks: Rule[] = [
  [/[\u200B\u200C\u2060\uFEFF\u00AD]/g, ''],
  [/[\u00A0\u2000-\u200A\u202F\u3000]/g, ' '],
  [/[‘’‚‛]/g, "'"],
  [/[«»„‟]/g, '"'],
  [/```[\s\S]*?```/g, (block: string) => block.slice(3, -3)],
  // An address may have one pair of brackets of its own.
  [/\[([^\][]+)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)?\)/g, '$1'],
  [/^\s{0,3}#{1,6}\s+/gm, ''],
  [
    /^[^\S\n]*(?:[-*•‣▪]|\d{1,2}[.)])\s+(?=\S)/gm,
    (bullet: string) => bullet.replace(/[-*•‣▪\s]/g, '').replace(/[.)]$/, ', '),
  ],
  [/^[^\S\n]*(?:[-=_*][^\S\n]*){3,}$/gm, ''],
  [/\*\*|__|`|~~/g, ''],
  [/(?<=\w)\*|\*(?=\w)/g, ''],
  [/\s--+\s|\s[–—]\s|—/g, ' — '],
  [/\.{3,}|…/g, '… '],
  [/([!?])[!?]+/g, '$1'],
];

const said: Rule[] = [
  [/\s?&\s?/g, ' and '],
  [/#(?=\d)/g, 'number '],
  [/#(?=\p{L})/gu, 'hashtag '],
  [/(?<=\s|^)@(?=\w)/g, 'at '],
  [/(?<=\s)@(?=\s)/g, 'at'],
  [/\s?±\s?/g, ' plus or minus '],
  [/\s?×\s?/g, ' times '],
  [/\s?÷\s?/g, ' divided by '],
  [/\s?≈\s?/g, ' about '],
  [/\s?≠\s?/g, ' is not equal to '],
  [/\s?(?:≤|<=)\s?/g, ' at most '],
  [/\s?(?:≥|>=)\s?/g, ' at least '],
  [/\s?(?:→|->|=>)\s?/g, ' to '],
  [/\s=\s|(?<=\d)=(?=\d)/g, ' equals '],
  [/(?<=\d)\s?\+\s?(?=\d)|(?<=\s)\+(?=\s)/g, ' plus '],
  [/(?<=\w)\+(?=\s|$|[.,;])/g, ' plus'],
  [/~(?=\s?\d)/g, 'about '],
  [/(?<=\s)<(?=\s)/g, 'less than'],
  [/(?<=\s)>(?=\s)/g, 'greater than'],
  [/(?<=\p{L})\s?\/\s?(?=\p{L})/gu, ' or '],
  [/[©®™]/g, ''],
  [/°/g, ' degrees '],
  [/[_|\\^~*<>{}=@#+]/g, ' '],
];

const apply = (text: string, rules: Rule[]): string =>
  rules.reduce(
    (changed, [pattern, replacement]) =>
      typeof replacement === 'string'
        ? changed.replace(pattern, replacement)
        : changed.replace(pattern, replacement),
    text,
  );

export const cleanMarks = (text: string): string => apply(text, marks);

export const saySymbols = (text: string): string => apply(text, said);

/** Flags, faces, hands and signs: they go by these names alone, so that "a smiling face" stays part of a person. */

const peoples = `Afghanistan afghan; Albania albanian; Algeria algerian; Argentina argentine,argentinian; Armenia armenian; Australia
australian,aussie; Austria austrian; Bangladesh bangladeshi; Belarus belarusian; Belgium belgian; Bolivia bolivian; Brazil brazilian;
Bulgaria bulgarian; Cambodia cambodian; Cameroon cameroonian; Canada canadian; Chile chilean; China chinese; Colombia colombian; Costa Rica
costa rican; Croatia croatian; Cuba cuban; Cyprus cypriot; Czechia czech; Denmark danish; Ecuador ecuadorian; Egypt egyptian; Estonia
estonian; Ethiopia ethiopian; European Union eu,european; Finland finnish; France french; Georgia georgian; Germany german; Ghana ghanaian;
Greece greek; Guatemala guatemalan; Haiti haitian; Hungary hungarian; Iceland icelandic; India indian; Indonesia indonesian; Iran iranian;
Iraq iraqi; Ireland irish; Israel israeli; Italy italian; Jamaica jamaican; Japan japanese; Jordan jordanian; Kazakhstan kazakh; Kenya kenyan;
Kuwait kuwaiti; Latvia latvian; Lebanon lebanese; Lithuania lithuanian; Luxembourg luxembourgish; Malaysia malaysian; Malta maltese; Mexico
mexican; Mongolia mongolian; Morocco moroccan; Nepal nepali,nepalese; Netherlands dutch; New Zealand kiwi; Nigeria nigerian; North Korea
north korean; Norway norwegian; Pakistan pakistani; Panama panamanian; Peru peruvian; Philippines philippine,filipino; Poland polish;
Portugal portuguese; Qatar qatari; Romania romanian; Russia russian; Saudi Arabia saudi; Scotland scottish; Serbia serbian; Singapore
singaporean; Slovakia slovak; Slovenia slovenian; South Africa south african; South Korea korean,south korean; Spain spanish; Sri Lanka sri
lankan; Sweden swedish; Switzerland swiss; Syria syrian; Taiwan taiwanese; Tanzania tanzanian; Thailand thai; Tunisia tunisian; Türkiye
turkish,turkey; Uganda ugandan; Ukraine ukrainian; United Arab Emirates emirati; United Kingdom british,uk,great britain; United Nations un;
United States american,us,usa,america; Uruguay uruguayan; Venezuela venezuelan; Vietnam vietnamese; Wales welsh; England english`;

/** "Costa Rica costa rican": the country is what begins with capitals. */
const adjectives = new Map(
  peoples
    .replaceAll('\n', ' ')
    .split(';')
    .map((entry) => /^\s*((?:\p{Lu}\p{L}*\s)+)\s*(.+)$/u.exec(entry)!)
    .map(([, country, names]) => [country!.trim(), names!.split(',').map((name) => name.trim())] as const),
);

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'")
    .replaceAll('&', 'and');

const flagNames = (label: string): string[] => {
  const country = label.replace(/^flag: /, '');
  if (country === label)
    return [label, ...(label === 'chequered flag' ? ['checkered flag', 'finish flag'] : [])];
  return [country, ...(adjectives.get(country) ?? [])].flatMap((name) => [
    `flag of ${name}`,
    `flag of the ${name}`,
    `${name} flag`,
  ]);
};

const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const keycapNames = (label: string): string[] => {
  const key = label.replace('keycap: ', '');
  return digits[Number(key)] ? [`number ${key}`, `number ${digits[Number(key)]}`, `digit ${key}`] : [];
};

const endsAsSign = /(?:sign|symbol|mark|emblem|badge|button|circle|square|cross|star|crescent|box|letter)$/;
const asSign = (label: string) => (endsAsSign.test(label) ? [label] : [`${label} sign`, `${label} symbol`]);

const asEmoji = (label: string): string[] =>
  /\bface\b/.test(label)
    ? [label.replace(/\bface\b/, 'emoji'), label.replace(/\bface\b/, 'smiley'), `${label} emoji`]
    : [`${label} emoji`];

const shapeNames = (label: string): string[] => {
  if (/medium|small|button|dot/.test(label)) return [];
  const name = label.replace(/^large | large\b/g, '').replace(/ pointed (?:up|down)/, '');
  return label.endsWith('circle')
    ? [name, name.replace('circle', 'disc'), name.replace('circle', 'sphere')]
    : [name];
};

/** Undefined for what is named like other things. */
export const signNames = (label: string, group: number, kind: string): string[] | undefined => {
  const names = (): string[] | undefined => {
    if (group === 9) return flagNames(label);
    if (group === 8) {
      if (kind === 'geometric') return shapeNames(label);
      if (kind === 'keycap') return keycapNames(label);
      if (kind === 'alphanum') return /^[A-Z!]+ button$/.test(label) ? [label] : [];
      if (kind === 'arrow') return [];
      return asSign(label);
    }
    if (group === 1 && /^hand/.test(kind)) return label === 'middle finger' ? [] : [label];
    if (group !== 0 || kind === 'face-costume' || label === 'skull' || label === 'red heart')
      return undefined;
    if (kind === 'emotion') return /balloon|bubble|mark|symbol|ZZZ/.test(label) ? [label] : asSign(label);
    return kind.startsWith('face') ? asEmoji(label) : [label];
  };
  return names()?.map(plain);
};

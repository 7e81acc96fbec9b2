/** Japanese numbers as they are said, with the counters that change them. */

const ones = ['ゼロ', 'イチ', 'ニ', 'サン', 'ヨン', 'ゴ', 'ロク', 'ナナ', 'ハチ', 'キュー'];
const hundreds: Record<number, string> = { 1: 'ヒャク', 3: 'サンビャク', 6: 'ロッピャク', 8: 'ハッピャク' };
const thousands: Record<number, string> = { 1: 'セン', 3: 'サンゼン', 8: 'ハッセン' };

const underTenThousand = (value: number): string => {
  const [thousand, hundred, ten, one] = [1000, 100, 10, 1].map((unit) => Math.floor(value / unit) % 10) as [
    number,
    number,
    number,
    number,
  ];
  return [
    thousand === 0 ? '' : (thousands[thousand] ?? `${ones[thousand]}セン`),
    hundred === 0 ? '' : (hundreds[hundred] ?? `${ones[hundred]}ヒャク`),
    ten === 0 ? '' : `${ten === 1 ? '' : ones[ten]}ジュー`,
    one === 0 ? '' : ones[one]!,
  ].join('');
};

const wholeNumber = (value: number): string => {
  if (value === 0) return 'ゼロ';
  const parts = [
    [1e8, 'オク'],
    [1e4, 'マン'],
    [1, ''],
  ] as const;
  return parts
    .map(([unit, name]) => {
      const part = Math.floor(value / unit) % 10_000;
      return part === 0 ? '' : `${part === 1 && name === '' ? 'イチ' : underTenThousand(part)}${name}`;
    })
    .join('');
};

const days: Record<number, string> = {
  1: 'ツイタチ',
  2: 'フツカ',
  3: 'ミッカ',
  4: 'ヨッカ',
  5: 'イツカ',
  6: 'ムイカ',
  7: 'ナノカ',
  8: 'ヨーカ',
  9: 'ココノカ',
  10: 'トーカ',
  14: 'ジューヨッカ',
  20: 'ハツカ',
  24: 'ニジューヨッカ',
};

const endsIn = (spoken: string, changes: Record<string, string>): string => {
  const found = Object.entries(changes).find(([end]) => spoken.endsWith(end));
  return found ? spoken.slice(0, -found[0].length) + found[1] : spoken;
};

/** The number with its counter. */
const counted: Record<string, (value: number, spoken: string) => string> = {
  時: (_, spoken) => `${endsIn(spoken, { ヨン: 'ヨ', ナナ: 'シチ', キュー: 'ク' })}ジ`,
  月: (_, spoken) => `${endsIn(spoken, { ヨン: 'シ', ナナ: 'シチ', キュー: 'ク' })}ガツ`,
  日: (value, spoken) => days[value] ?? `${spoken}ニチ`,
  年: (_, spoken) => `${endsIn(spoken, { ヨン: 'ヨ' })}ネン`,
  分: (_, spoken) =>
    `${endsIn(spoken, { イチ: 'イップ', サン: 'サンプ', ヨン: 'ヨンプ', ロク: 'ロップ', ハチ: 'ハップ', ジュー: 'ジュップ' }).replace(/(?<!プ)$/, 'フ')}ン`,
  人: (value, spoken) =>
    value === 1 ? 'ヒトリ' : value === 2 ? 'フタリ' : `${endsIn(spoken, { ヨン: 'ヨ' })}ニン`,
  つ: (value, spoken) =>
    ['', 'ヒトツ', 'フタツ', 'ミッツ', 'ヨッツ', 'イツツ', 'ムッツ', 'ナナツ', 'ヤッツ', 'ココノツ'][value] ??
    spoken,
  個: (_, spoken) => `${endsIn(spoken, { イチ: 'イッ', ロク: 'ロッ', ハチ: 'ハッ', ジュー: 'ジュッ' })}コ`,
  回: (_, spoken) => `${endsIn(spoken, { イチ: 'イッ', ロク: 'ロッ', ハチ: 'ハッ', ジュー: 'ジュッ' })}カイ`,
  歳: (value, spoken) =>
    value === 20 ? 'ハタチ' : `${endsIn(spoken, { イチ: 'イッ', ハチ: 'ハッ', ジュー: 'ジュッ' })}サイ`,
  本: (_, spoken) =>
    `${endsIn(spoken, { イチ: 'イッポ', サン: 'サンボ', ロク: 'ロッポ', ハチ: 'ハッポ', ジュー: 'ジュッポ' }).replace(/(?<![ポボ])$/, 'ホ')}ン`,
  円: (_, spoken) => `${endsIn(spoken, { ヨン: 'ヨ' })}エン`,
};

const kanjiDigits = '〇一二三四五六七八九';
const kanjiUnits: Record<string, number> = { 十: 10, 百: 100, 千: 1000 };

const fromKanji = (text: string): number => {
  let [total, section, digit] = [0, 0, 0];
  for (const sign of text) {
    const value = kanjiDigits.indexOf(sign);
    if (value >= 0) digit = value;
    else if (sign === '万' || sign === '億') {
      total += (section + digit || 1) * (sign === '万' ? 1e4 : 1e8);
      [section, digit] = [0, 0];
    } else {
      section += (digit || 1) * kanjiUnits[sign]!;
      digit = 0;
    }
  }
  return total + section + digit;
};

const counters = Object.keys(counted).join('');

const say = (digits: string, counter: string | undefined): string => {
  const [whole = '', fraction] = digits.replaceAll(',', '').split('.');
  const isLong = whole.length > 11 || /^0\d/.test(whole);
  const spoken = isLong
    ? [...whole].map((digit) => ones[Number(digit)]).join('')
    : wholeNumber(Number(whole));
  if (fraction !== undefined)
    return `${spoken}テン${[...fraction].map((digit) => ones[Number(digit)]).join('')}${counter ?? ''}`;
  return counter === undefined ? spoken : counted[counter]!(Number(whole), spoken);
};

export const sayJapaneseNumbers = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/(\d{4})[-/](\d{1,2})[-/](\d{1,2})/g, '$1年$2月$3日')
    .replace(
      /(\d{1,2}):(\d{2})/g,
      (_, hour: string, minute: string) => `${Number(hour)}時${minute === '00' ? '' : `${Number(minute)}分`}`,
    )
    .replace(/¥\s*([\d,]+)/g, '$1円')
    .replace(/[%]/g, 'パーセント')
    .replace(/[一二三四五六七八九十百千万億]{2,}|[一二三四五六七八九十](?=[時分円歳個本])/g, (kanji) =>
      /[十百千万億]/.test(kanji) || kanji.length === 1 ? String(fromKanji(kanji)) : kanji,
    )
    .replace(
      new RegExp(`(\\d+(?:,\\d{3})*(?:\\.\\d+)?)([${counters}])?`, 'g'),
      (_, digits: string, counter?: string) => say(digits, counter),
    );

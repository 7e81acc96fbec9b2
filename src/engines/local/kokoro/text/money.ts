/** Amounts of money in English text, as words. */
import { cardinal, decimal } from './number-words.ts';

type Currency = { one: string; many: string; part: string; parts: string };

const dollar: Currency = { one: 'dollar', many: 'dollars', part: 'cent', parts: 'cents' };
const currencies: Record<string, Currency> = {
  $: dollar,
  US$: { ...dollar, one: 'US dollar', many: 'US dollars' },
  '£': { one: 'pound', many: 'pounds', part: 'penny', parts: 'pence' },
  '€': { one: 'euro', many: 'euros', part: 'cent', parts: 'cents' },
  '¥': { one: 'yen', many: 'yen', part: 'sen', parts: 'sen' },
  '₹': { one: 'rupee', many: 'rupees', part: 'paisa', parts: 'paise' },
  '₩': { one: 'won', many: 'won', part: 'jeon', parts: 'jeon' },
  '₽': { one: 'ruble', many: 'rubles', part: 'kopek', parts: 'kopeks' },
};
const codes: Record<string, string> = { USD: 'US$', GBP: '£', EUR: '€', JPY: '¥', INR: '₹' };
const magnitudes: Record<string, string> = {
  k: 'thousand',
  m: 'million',
  mn: 'million',
  bn: 'billion',
  b: 'billion',
  t: 'trillion',
  tn: 'trillion',
};

const amount = (sign: string, number: string, magnitude: string | undefined): string => {
  const currency = currencies[sign]!;
  if (magnitude) {
    const word = magnitudes[magnitude.toLowerCase()] ?? magnitude.toLowerCase();
    return `${decimal(number)} ${word} ${currency.many}`;
  }
  const [whole = '0', fraction = ''] = number.replaceAll(',', '').split('.');
  if (fraction.length !== 2 && fraction !== '') return `${decimal(number)} ${currency.many}`;
  const parts = Number(fraction);
  const main = `${cardinal(whole)} ${Number(whole) === 1 ? currency.one : currency.many}`;
  if (parts === 0) return main;
  const small = `${cardinal(String(parts))} ${parts === 1 ? currency.part : currency.parts}`;
  return Number(whole) === 0 ? small : `${main} and ${small}`;
};

const number = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const magnitude = String.raw`(?:\s?(?:thousand|million|billion|trillion)\b|(?:bn|mn|tn|[kKmMbBtT])\b)`;
const before = new RegExp(String.raw`(-?)(US\$|[$£€¥₹₩₽])\s?(${number})(${magnitude})?`, 'g');
const after = new RegExp(
  String.raw`(?<![\w.])(${number})(${magnitude})?\s?(USD|GBP|EUR|JPY|INR|€|£)(?!\w)`,
  'g',
);

export const sayMoney = (text: string): string =>
  text
    .replace(
      before,
      (_all, minus: string, sign: string, digits: string, size?: string) =>
        `${minus ? 'minus ' : ''}${amount(sign, digits, size?.trim())}`,
    )
    .replace(after, (_all, digits: string, size: string | undefined, code: string) =>
      amount(codes[code] ?? code, digits, size?.trim()),
    );

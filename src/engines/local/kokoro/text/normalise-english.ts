/** Converts English text to words: no digits, signs or abbreviations remain. */
import { sayAbbreviations } from './abbreviations.ts';
import { sayDatesAndTimes } from './dates-and-times.ts';
import { sayInitials } from './initials.ts';
import { sayMoney } from './money.ts';
import { sayNumbers, sayPhones } from './numbers.ts';
import { saySymbols } from './spoken-symbols.ts';
import { sayUnits } from './units.ts';
import { sayWebAddresses } from './web-addresses.ts';

/** The order matters: each step consumes its digits and signs before a more general one sees them. */
const steps = [
  sayWebAddresses,
  sayMoney,
  sayAbbreviations,
  sayDatesAndTimes,
  sayPhones,
  sayUnits,
  saySymbols,
  sayNumbers,
  sayInitials,
];

export const normaliseEnglish = (text: string): string =>
  steps
    .reduce((spoken, step) => step(spoken), text)
    .replace(/[^\S\n]+/g, ' ')
    .trim();

/** The code of an invitation or voucher, as it is shown and as it may be typed. */
import { randomBytes } from 'node:crypto';

/** Its hash is stored. Letters that are mistaken for each other when typed are left out; 20 of them have 100 bits. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const groups = 4;
const groupLength = 5;

export const makeVoucherSecret = (): string => {
  const bytes = randomBytes(groups * groupLength);
  const text = [...bytes].map((byte) => letters[byte % letters.length]).join('');
  return text.match(new RegExp(`.{${groupLength}}`, 'g'))!.join('-');
};

/** As it may be typed: in any case, with or without dashes and spaces. */
export const normaliseVoucherSecret = (text: string): string => text.toUpperCase().replaceAll(/[\s-]/g, '');

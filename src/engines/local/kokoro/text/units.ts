/** Measures in English text: a number followed by a unit. */
import english from './english.json' with { type: 'json' };
import { decimal } from './number-words.ts';

/** Singular and plural; a unit with one form for both is written once. */
const units: Record<string, string[]> = english.units;

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const names = Object.keys(units)
  .sort((a, b) => b.length - a.length)
  .map(escapePattern)
  .join('|');
const number = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const measure = new RegExp(String.raw`(?<![\w.])([-−]?)(${number})(\s?)(${names})(?![\w²³/])`, 'g');
const range = new RegExp(
  String.raw`(?<![\w.])(${number})\s?[–—-]\s?(${number})(\s?)(${names})(?![\w²³/])`,
  'g',
);
/** After a space these are as often a letter as a unit. */
const onlyAttached = new Set(['x', 'l', 'h', 's']);

const isUnit = (space: string, unit: string): boolean => space === '' || !onlyAttached.has(unit);

const height = /(?<![\w.])(\d)['′]\s?(\d{1,2})(?:["”″]|(?!\w))/g;

export const sayUnits = (text: string): string =>
  text
    .replace(height, (_all, feet: string, inches: string) => `${decimal(feet)} foot ${decimal(inches)}`)
    .replace(range, (all, low: string, high: string, space: string, unit: string) =>
      isUnit(space, unit) ? `${decimal(low)} to ${decimal(high)} ${units[unit]!.at(-1)}` : all,
    )
    .replace(measure, (all, minus: string, digits: string, space: string, unit: string) => {
      if (!isUnit(space, unit)) return all;
      const [one] = units[unit]!;
      return `${minus ? 'minus ' : ''}${decimal(digits)} ${digits === '1' ? one : units[unit]!.at(-1)}`;
    });

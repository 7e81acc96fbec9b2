/** Measures in English text: a number followed by a unit. */
import { decimal } from './number-words.ts';

/** Singular and plural; a unit with one form for both is written once. */
const units: Record<string, [string, string]> = {
  '%': ['percent', 'percent'],
  '°C': ['degree Celsius', 'degrees Celsius'],
  '°F': ['degree Fahrenheit', 'degrees Fahrenheit'],
  '°': ['degree', 'degrees'],
  'km/h': ['kilometer per hour', 'kilometers per hour'],
  'm/s': ['meter per second', 'meters per second'],
  'km²': ['square kilometer', 'square kilometers'],
  'm²': ['square meter', 'square meters'],
  'm³': ['cubic meter', 'cubic meters'],
  km: ['kilometer', 'kilometers'],
  cm: ['centimeter', 'centimeters'],
  mm: ['millimeter', 'millimeters'],
  m: ['meter', 'meters'],
  mi: ['mile', 'miles'],
  mph: ['mile per hour', 'miles per hour'],
  ft: ['foot', 'feet'],
  yd: ['yard', 'yards'],
  kg: ['kilogram', 'kilograms'],
  mg: ['milligram', 'milligrams'],
  g: ['gram', 'grams'],
  lb: ['pound', 'pounds'],
  lbs: ['pound', 'pounds'],
  oz: ['ounce', 'ounces'],
  ml: ['milliliter', 'milliliters'],
  mL: ['milliliter', 'milliliters'],
  L: ['liter', 'liters'],
  l: ['liter', 'liters'],
  ms: ['millisecond', 'milliseconds'],
  s: ['second', 'seconds'],
  sec: ['second', 'seconds'],
  min: ['minute', 'minutes'],
  mins: ['minute', 'minutes'],
  h: ['hour', 'hours'],
  hr: ['hour', 'hours'],
  hrs: ['hour', 'hours'],
  KB: ['kilobyte', 'kilobytes'],
  kB: ['kilobyte', 'kilobytes'],
  MB: ['megabyte', 'megabytes'],
  GB: ['gigabyte', 'gigabytes'],
  TB: ['terabyte', 'terabytes'],
  Mbps: ['megabit per second', 'megabits per second'],
  Gbps: ['gigabit per second', 'gigabits per second'],
  Hz: ['hertz', 'hertz'],
  kHz: ['kilohertz', 'kilohertz'],
  MHz: ['megahertz', 'megahertz'],
  GHz: ['gigahertz', 'gigahertz'],
  W: ['watt', 'watts'],
  kW: ['kilowatt', 'kilowatts'],
  MW: ['megawatt', 'megawatts'],
  kWh: ['kilowatt hour', 'kilowatt hours'],
  V: ['volt', 'volts'],
  mAh: ['milliamp hour', 'milliamp hours'],
  kcal: ['kilocalorie', 'kilocalories'],
  dB: ['decibel', 'decibels'],
  px: ['pixel', 'pixels'],
  fps: ['frame per second', 'frames per second'],
  x: ['times', 'times'],
};

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
      isUnit(space, unit) ? `${decimal(low)} to ${decimal(high)} ${units[unit]![1]}` : all,
    )
    .replace(measure, (all, minus: string, digits: string, space: string, unit: string) => {
      if (!isUnit(space, unit)) return all;
      const [one, many] = units[unit]!;
      return `${minus ? 'minus ' : ''}${decimal(digits)} ${digits === '1' ? one : many}`;
    });

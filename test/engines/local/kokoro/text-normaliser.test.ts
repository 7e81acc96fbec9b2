import assert from 'node:assert/strict';
import test from 'node:test';
import { dropEmoji, nameEmoji } from '../../../../src/engines/local/kokoro/text/emoji.ts';
import { normaliseEnglish } from '../../../../src/engines/local/kokoro/text/normalise-english.ts';
import { cleanMarks } from '../../../../src/engines/local/kokoro/text/spoken-symbols.ts';

const spoken = (text: string) => normaliseEnglish(dropEmoji(cleanMarks(text)));

const groups: Record<string, [string, string][]> = {
  'whole numbers': [
    ['I have 3 cats', 'I have three cats'],
    ['0', 'zero'],
    ['room 101', 'room one hundred one'],
    ['1,000,000 stars', 'one million stars'],
    ['2,500 people', 'two thousand five hundred people'],
    ['agent 007', 'agent zero zero seven'],
    ['-5 points', 'minus five points'],
    ['pages 10-20', 'pages ten to twenty'],
  ],
  'decimals, fractions, versions': [
    ['3.14', 'three point one four'],
    ['0.5 or .25', 'zero point five or zero point two five'],
    ['1/2 cup', 'one half cup'],
    ['3/4 full', 'three quarters full'],
    ['2 1/2 hours', 'two and a half hours'],
    ['½ mile', 'one half mile'],
    ['v1.2.3', 'version one point two point three'],
  ],
  'ordinals and Roman numerals': [
    ['1st, 2nd, 3rd, 21st', 'first, second, third, twenty-first'],
    ['the 12th of 40th', 'the twelfth of fortieth'],
    ['Chapter IV', 'Chapter four'],
    ['Henry VIII', 'Henry the eighth'],
  ],
  years: [
    ['in 1999', 'in nineteen ninety-nine'],
    ['in 1905', 'in nineteen oh five'],
    ['in 1800', 'in eighteen hundred'],
    ['in 2005', 'in two thousand five'],
    ['in 2024', 'in twenty twenty-four'],
    ['the 1990s', 'the nineteen nineties'],
    ["the '80s", 'the eighties'],
    ['1939-1945', 'nineteen thirty-nine to nineteen forty-five'],
  ],
  dates: [
    ['March 5, 2024', 'March fifth, twenty twenty-four'],
    ['2024-01-31', 'January thirty-first, twenty twenty-four'],
    ['12/25/2023', 'December twenty-fifth, twenty twenty-three'],
    ['4 July 1776', 'the fourth of July, seventeen seventy-six'],
    ['on the 4th of July', 'on the fourth of July'],
    ['Jan. 3', 'January third'],
    ['May 2020', 'May twenty twenty'],
  ],
  times: [
    ['at 3:30 PM.', 'at three thirty pee em.'],
    ['at 9am', 'at nine ay em'],
    ['at 10:05', 'at ten oh five'],
    ['at 12:00', "at twelve o'clock"],
    ['at 15:45', 'at fifteen forty-five'],
    ['He left at 5 p.m. She stayed.', 'He left at five pee em. She stayed.'],
  ],
  money: [
    ['$24.50', 'twenty-four dollars and fifty cents'],
    ['$1', 'one dollar'],
    ['$0.99', 'ninety-nine cents'],
    ['£5m', 'five million pounds'],
    ['$1.5 billion', 'one point five billion dollars'],
    ['€3.50', 'three euros and fifty cents'],
    ['100 EUR', 'one hundred euros'],
  ],
  units: [
    ['5 km', 'five kilometers'],
    ['1 kg', 'one kilogram'],
    ['-5°C', 'minus five degrees Celsius'],
    ['75%', 'seventy-five percent'],
    ['10-15 km/h', 'ten to fifteen kilometers per hour'],
    ['16GB', 'sixteen gigabytes'],
    ['3.2GHz', 'three point two gigahertz'],
    [`6'2" tall`, 'six foot two tall'],
  ],
  abbreviations: [
    ['Dr. Smith', 'Doctor Smith'],
    ['Mr. Jones and Mrs. Smith', 'Mister Jones and Missus Smith'],
    ['St. Paul', 'Saint Paul'],
    ['221 Baker St.', 'two hundred twenty-one Baker Street'],
    ['e.g. cats, dogs, etc. and so on', 'for example, cats, dogs, et cetera and so on'],
    ['It ends, etc. That is all.', 'It ends, et cetera. That is all.'],
    ['No. 5', 'number five'],
    ['cats vs. dogs', 'cats versus dogs'],
  ],
  initials: [
    ['the FBI', 'the eff bee eye'],
    ['NASA', 'NASA'],
    ['two APIs', 'two ay pee eyes'],
    ['the U.S. army', 'the you ess army'],
    ['I am NOT sure', 'I am NOT sure'],
    ['THIS IS A VERY LOUD TEXT', 'this is A very loud text'],
  ],
  'addresses and numbers to dial': [
    ['see https://example.com/docs.', 'see example dot com slash docs.'],
    ['mail me@example.org', 'mail me at example dot org'],
    ['visit example.com', 'visit example dot com'],
    ['(555) 123-4567', 'five five five, one two three, four five six seven'],
  ],
  'signs and markup': [
    ['Tom & Jerry', 'Tom and Jerry'],
    ['item #5', 'item number five'],
    ['#winning', 'hashtag winning'],
    ['2 + 2 = 4', 'two plus two equals four'],
    ['~50 people', 'about fifty people'],
    ['**bold** and `code`', 'bold and code'],
    ['[a link](https://example.com)', 'a link'],
    ['# Title', 'Title'],
    ['well done 🎉👍🏽 you', 'well done you'],
    ['he/she', 'he or she'],
  ],
};

for (const [name, cases] of Object.entries(groups)) {
  test(`says ${name}`, () => {
    for (const [written, said] of cases) assert.equal(spoken(written), said, written);
  });
}

test('leaves no digit and no sign unsaid', () => {
  const text =
    'On 3/4/21 @ 5:07pm, 12% of $1,299.99 (~£900) = R2D2 + 0x1F; call 911 or +44 20 7946 0958 <now> 1e9!';
  assert.doesNotMatch(spoken(text), /[\d$£%@+=<>~#*_|]/);
});

test('names emoji where there is nothing else to say', () => {
  assert.equal(nameEmoji('🎉 👍🏽'), 'party popper, thumbs up');
  assert.equal(nameEmoji('text only'), '');
});

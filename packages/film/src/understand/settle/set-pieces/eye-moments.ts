/** An eye that fills the picture: whose it is, what it does, and what it reflects. */

import type { SetPiece } from './set-piece.ts';

const irisHues: Record<string, string> = {
  blue: '#3f86d8',
  green: '#4f9a4a',
  brown: '#6a3a18',
  hazel: '#8a6a2c',
  amber: '#c8862c',
  gold: '#e0b040',
  golden: '#e0b040',
  yellow: '#e8c83a',
  red: '#c8201c',
  purple: '#8a4ad0',
  violet: '#8a4ad0',
  grey: '#8a949c',
  gray: '#8a949c',
  silver: '#b8c2cc',
  black: '#14100e',
  white: '#e8ecf0',
};

/** "Changing from brown to blue": the iris has both colours, one after the other. */
const irisChange = (text: string): string[] => {
  const change =
    /\b(?:chang|turn|shift|transform|fad|morph|go)(?:es|ing|s|e)?(?: colou?r)?(?: slowly| gradually)?(?: from (?:bright |deep |dark |light )?([a-z]+))? (?:in)?to (?:bright |deep |glowing |icy |dark |light )?([a-z]+)/.exec(
      text,
    );
  const [from, to] = [irisHues[change?.[1] ?? ''], irisHues[change?.[2] ?? '']];
  return to ? [...(from ? [`iris from ${from}`] : []), `iris to ${to}`] : [];
};

/** "A green eye", "eyes of deep blue": the colour of the iris as it is from the start. */
const irisColour = (text: string): string[] => {
  const [, before, after] =
    /\b([a-z]+)(?:[ -](?:coloured|colored|human|cat|woman's|man's|girl's|person's))? eyes?\b|\b(?:eyes? (?:of|with an?)|iris of) (?:(?:bright|deep|dark|light|piercing|emerald|vivid) )?([a-z]+)\b/.exec(
      text,
    ) ?? [];
  const hue = irisHues[before ?? after ?? ''];
  return hue ? [`iris from ${hue}`] : [];
};

/** What the pupil does; "reacts to light" narrows it. */
const pupilChange = (text: string): string[] => {
  if (!/\bpupils?\b|\b(?:dilat|constrict)/.test(text)) return [];
  const narrows =
    /contract|constrict|shr[iau]nk|smaller|narrow|tighten|clos(?:es|ing) (?:up|down)|react|bright|light (?:hits|shin|flash)/.test(
      text,
    );
  const widens = /dilat|bigger|larger|wid(?:e|er|ens|ening)\b|grow|expand|enlarg|open(?:s|ing) up/.test(text);
  if (narrows && widens && /\band\b|then/.test(text)) return ['pupil narrows and widens'];
  return widens ? ['pupil widens'] : narrows ? ['pupil narrows'] : [];
};

/** The owner of the eye; both of them where more than one is named. */
const eyeOf = (text: string) => {
  const owner =
    /\b(cat|kitten|dog|puppy|tiger|lion|leopard|wolf|husky|fox|horse|owl|eagle|elephant|snake|crocodile|lizard|chameleon|dinosaur|dragon)/.exec(
      text,
    )?.[1] ?? '';
  const kind: Record<string, string> = { kitten: 'cat', puppy: 'dog', leopard: 'tiger', husky: 'wolf' };
  return `${kind[owner] ?? owner} ${/\beyes\b/.test(text) ? 'eyes' : 'eye'} in close-up`.trim();
};

/** What may be seen in an eye; the first that is named is. */
const reflected: readonly [RegExp, string][] = [
  [
    /\b(?:city|town|building|skyline|house)s?\b[a-z ]{0,12} (?:on fire|burning|in flames)|burning (?:city|town|building|skyline|house)/,
    'burning city',
  ],
  [/\bgalax|milky way|nebula|\bcosmos|\bcosmic|universe|\bspace\b/, 'galaxy'],
  [/\bfire(?!works|fl)|flame|burning|inferno|explosion|bonfire|candle/, 'fire'],
  [/\bcity|skyline|skyscraper|neon|street|downtown|new york|tokyo|fireworks/, 'city'],
  [/\bclock|\bwatch\b|ticking/, 'clock'],
  [/\bearth\b|planet|\bworld\b/, 'earth'],
  [/\bmoon/, 'moon'],
  [/\bstars?\b|starry|night sky/, 'stars'],
  [/lightning|thunder|storm/, 'lightning'],
  [/sunset|sunrise|\bsun\b|ocean|\bsea\b|beach|waves?\b/, 'sunset'],
  [/mountain/, 'mountains'],
  [/forest|\btrees?\b|jungle|woods\b/, 'forest'],
];

/** "Reflecting a galaxy", "a universe inside", "with stars in it". */
const reflection = (text: string): string[] => {
  const isReflecting =
    /reflect|mirror|inside|within|contain|reveal|show|filled with|\b(?:in|into) (?:it|them|the (?:iris|pupil|eyes?)|(?:her|his|its|an?|one|someone's|the) (?:[a-z'-]+ ){0,4}(?:iris|pupil|eyes?))\b|\beyes? (?:made |full )?(?:of|with) (?:an? |the )?(?:galax|univers|nebula|star|fire|flame|cosm)|\b(?:galaxy|galactic|cosmic|clock|fire|fiery) (?:iris|pupil|eyes?)/;
  const name = isReflecting.test(text) && reflected.find(([words]) => words.test(text))?.[1];
  return name ? [`reflects ${name}`] : [];
};

export const eyeMoments: readonly SetPiece[] = [
  {
    says: [
      /\beyes?\b(?! (?:level|patch|contact|doctor|exam|test|drops|shadow|mask|view|of (?:a|the) (?:storm|hurricane)))|\bpupils? (?:dilat|contract|constrict|shrink)/,
      /\b(?:close.?up|macro)[a-z -]{0,16} (?:of|on) (?:(?!with|and|in\b|on\b)[a-z'-]+ ){0,5}eyes?\b|\biris\b|\bpupils? (?:slowly |suddenly |is |are )?(?:dilat|contract|constrict|shrink|narrow|widen|get|becom|grow|react|expand)|eyelid|eyelash|\beyes? (?:slowly |suddenly )?(?:open|clos|blink|flutter|dilat|reflect|stares?|staring|looking|with)|(?:open|clos|blink)\w* (?:an?|the|one) (?:[a-z]+ )?eyes?|\b(?:reflect\w*|mirrored|seen) (?:[a-z]+ ){0,3}in (?:an?|the|her|his|one|someone's|my) (?:[a-z'-]+ ){0,4}(?:eyes?|iris|pupil)\b|^(?:an?|the|two|[a-z]+) (?:(?:human|cat|[a-z]+'s?|blue|green|brown|hazel|beautiful|single|giant|huge) ){0,3}eyes?\b(?! (?:sparkl|well|widen|narrow|fill|twinkl|dart|lit|light|soften|glisten|brim|gleam))/,
    ],
    unless:
      /bird.?s.eye|worm.s eye|\beyes (?:are |were )?(?:closed|shut)|clos\w* (?:his|her|its|their) eyes|(?:glow|shin)ing (?:red |green |yellow )?eyes|\bface\b|portrait|smil|london eye|camera|needle|robot|(?:pair of|two|both) (?:[a-z]+ )?eyes/,
    kit: (text) => eyeOf(text),
    shows: /./,
    act: 'stand',
    traits: [
      [/\btears?\b|cry|weep/, 'weeps'],
      [/./, 'faces the camera'],
    ],
    details: ['no_floor'],
    words: (text) => [
      ...(pupilChange(text).length > 0
        ? []
        : /open/.test(text)
          ? ['opens']
          : /clos(?:es|ing)/.test(text)
            ? ['closes']
            : []),
      ...pupilChange(text),
      ...reflection(text),
      ...(irisChange(text).length > 0 ? irisChange(text) : irisColour(text)),
    ],
    takesColour: true,
    takesFigures: true,
    effects: 'own',
    notPlaces: /./,
    place: 'studio',
    isClose: true,
  },
];

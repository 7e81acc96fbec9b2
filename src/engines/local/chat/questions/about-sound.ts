/** Ways to ask how a recording sounds. */
import { asks, be, type Row, say, where } from './fragments.ts';
import type { Measure } from './intent.ts';

const comparisons: Record<string, [Measure, boolean]> = {
  long: ['duration', true],
  short: ['duration', false],
  loud: ['loudness', true],
  quiet: ['loudness', false],
  soft: ['loudness', false],
  fast: ['pace', true],
  quick: ['pace', true],
  slow: ['pace', false],
  high: ['pitch', true],
  deep: ['pitch', false],
  low: ['pitch', false],
};
const comparison = `(${Object.keys(comparisons).join('|')})(?:er|est|r|st)`;

export const aboutSound: Row[] = [
  [
    `how long(?: (?:${be}|does|did|do|the|rec|who|last|lasts|take|takes|run|runs|go on|in seconds|length|playing time|for|speak|talk))*${where}`,
    asks({ kind: 'duration' }),
  ],
  [
    `how much (?:rec|time)(?: (?:${be}|does|do|did|there|rec|who|take|takes|last|have|contain|up))*${where}`,
    asks({ kind: 'duration' }),
  ],
  [
    `(?:what is )?(?:the )?(?:exact )?(?:duration|length|running time|playing time|runtime)(?: in seconds)?${where}(?: in seconds)?`,
    asks({ kind: 'duration' }),
  ],
  [
    `how many (?:seconds|minutes|secs)(?: (?:long|${be}|does|do|did|record|recorded|rec|who|last|take|of|there|audio|have|has|in|run))*`,
    asks({ kind: 'duration' }),
  ],
  [
    `how long (?:${be}|do|does|last) (?:(?:rec|who) )?(?:last )?(?:together|altogether|in total|combined|in all)`,
    asks({ kind: 'total-duration' }),
  ],
  [
    `(?:what is )?(?:the )?(?:total|combined|overall|summed) (?:duration|length|time)${where}`,
    asks({ kind: 'total-duration' }),
  ],
  [
    `how many (?:different )?(?:rec|recs)(?: (?:${be}|did|do|have|there|who|send|sent|give|gave|given|get|got|attached|attach|provided|uploaded|shared|here))*`,
    asks({ kind: 'count-recordings' }),
  ],
  [
    `how (?:fast|quickly|slowly|slow|quick)(?: (?:${be}|does|do|did|who|rec|speak|speaks|speaking|talk|talks|talking|spoken|the|speech|pace))*${where}`,
    asks({ kind: 'pace' }),
  ],
  [
    `(?:what is )?(?:the )?(?:rec rate|rec speed|rec pace|speaking rate|rate of speech|speaking speed|speaking pace|pace|words per minute|how many words (?:per|a) minute)(?: (?:of|who|is|does|do|speaking|${say}))*${where}`,
    asks({ kind: 'pace' }),
  ],
  [
    `how many words (?:per|a) minute(?: (?:${be}|does|do|did|who|rec|speak|speaks|speaking|talk|spoken))*${where}`,
    asks({ kind: 'pace' }),
  ],
  [
    `how (?:loud|quiet|loudly|quietly|soft)(?: (?:${be}|does|do|did|who|rec|speak|speaks|speaking|talk|talks|talking|spoken|the|it))*${where}`,
    asks({ kind: 'loudness' }),
  ],
  [
    `(?:what is )?(?:the )?(?:loudness|volume|sound level|level|volume level)(?: of who)?${where}`,
    asks({ kind: 'loudness' }),
  ],
  [
    `how (?:high|deep|low)(?:-pitched| pitched)?(?: (?:${be}|does|do|who|rec|the|voice|pitch|who's|speak|speaks|sound|sounds))*${where}`,
    asks({ kind: 'pitch' }),
  ],
  [
    `(?:what is )?(?:the )?(?:median |average |mean |voice )?pitch(?: (?:of|who|range|voice|the|who's))*${where}`,
    asks({ kind: 'pitch' }),
  ],
  [
    `(?:how many|count(?: the)?) (?:pauses|breaks|silences)(?: (?:${be}|does|do|did|who|rec|there|make|makes|made|in))*${where}`,
    asks({ kind: 'pauses' }),
  ],
  [`${be} there (?:any )?(?:pauses|breaks)${where}`, asks({ kind: 'pauses' })],
  [
    `(?:how long is |what is |where is )?(?:the )?longest (?:pause|silence|break)(?: that who makes)?${where}`,
    asks({ kind: 'longest-pause' }),
  ],
  ['who (?:speak|talk)ing (?:in|on) rec', asks({ kind: 'is-speech' })],
  [`${be} (?:rec )?(?:an? )?who (?:speak|talk)ing${where}`, asks({ kind: 'is-speech' })],
  [
    `${be} there (?:any )?(?:who|talking|speaking|voices?|a (?:human )?voice)(?: (?:speaking|talking|heard|present))*${where}`,
    asks({ kind: 'is-speech' }),
  ],
  [`(?:does|do|did) who (?:speak|talk|say anything)${where}`, asks({ kind: 'is-speech' })],
  [
    `(?:can|could|do|did) who hear (?:any |an? )?(?:human )?(?:who (?:speak|talk)(?:ing)?|voices?|talking|speaking|words)${where}`,
    asks({ kind: 'is-speech' }),
  ],
  [
    `(?:does|do|did) rec (?:contain|have|include|feature) (?:any |an? )?(?:human )?(?:who|voices?|talking|speaking|words)${where}`,
    asks({ kind: 'is-speech' }),
  ],
  ['can who be heard', asks({ kind: 'is-speech' })],
  [`${be} (?:rec|there|that)? ?(?:any |just )?music(?: playing)?${where}`, asks({ kind: 'is-music' })],
  [
    `${be} (?:rec|there)(?: just| only| completely| all)? (?:silent|silence|empty|no sounds?|no rec)(?: at all)?${where}`,
    asks({ kind: 'is-silent' }),
  ],
  [
    `(?:what (?:kind|sort|type) of (?:rec|sound)(?: ${be} (?:rec|there))?|${be} (?:rec|there) (?:speech|rec|music|silence|noise)(?: (?:or|speech|music|silence|noise|rec))+)${where}`,
    asks({ kind: 'kind-of-sound' }),
  ],
  [
    `(?:in |on |of )?(?:which|what|whom)(?: of)?(?: rec| who| one| of| the| two| three)*(?: (?:${be}|has|have|do|does|did|who|speaks?|speaking|talks?|talking|sounds?|lasts?|the|a|voice|spoken|said))* ${comparison}(?: (?:one|rec|voice|pitch|pitched|who|speaker|duration|speech|spoken))*${where}`,
    ([, word]) => ({ kind: 'compare', measure: comparisons[word!]![0], most: comparisons[word!]![1] }),
  ],
  [
    `(?:which|what)(?: of)?(?: rec| one)?(?: who)?(?: (?:has|have|contains|uses|says|speaks))? (?:the )?(more|most|fewer|fewest|less|least) words`,
    ([, word]) => ({ kind: 'compare', measure: 'words', most: word!.startsWith('mo') }),
  ],
];

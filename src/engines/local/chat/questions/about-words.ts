/** Ways to ask what is said. */
import { asks, be, number, numberOf, place, type Row, say, where } from './fragments.ts';

/** What is said is more than this. */
const partOfSpeech =
  '(?:music|notes?|chords?|melody|song|chorus|verses?|refrain|questions?|answers?|names?|numbers?|dates?|words?|sentences|phrases?|lines?|parts?|half|halves|minutes?|seconds?|beginning|start|end|ending|middle|rest|first|second|third|last|final|next|opening|closing|introduction|intro|conclusion)';

export const aboutWords: Row[] = [
  [
    `(?:transcribe|transcript|transcription|transcripts|write(?: down| out)?|type(?: out| up)?|note down|jot down|take down|caption|dictate)(?: (?:of|for|me|rec|who|exactly|exact|what|whatever|everything|words?|that|${be}|${say}|has|have|been|just|down|sends?|the|into|to|as|in|text|writing))*`,
    asks({ kind: 'transcribe' }),
  ],
  [
    // Whatever is to be transcribed is the recording, unless it is a part of it or a way to do it.
    `(?:transcribe|(?:transcript|transcription) (?:of|for|from)) (?:(?!(?:in|into|to|and|but|then|or|if|how|why|what|where|when|without|with (?:timestamps?|times|timecodes?|speakers?|names?|punctuation)|only|just|except|${partOfSpeech}|\\p{L}+ly)\\b)[\\p{L}'-]+ ?){1,7}`,
    asks({ kind: 'transcribe' }),
  ],
  [
    `translate (?!(?:the )?(?:words?|phrases?|names?|terms?|q\\d)\\b)(?:(?!(?:in|into|to|and|but|then|or|if|how|why|what|where|when|q\\d)\\b)[\\p{L}'-]+ ?){1,6} (?:in)?to english`,
    asks({ kind: 'translate' }),
  ],
  [
    `(?:what|which) (?:exactly )?(?:does|did|do) (?:rec|who|rec's \\w+)(?: just)? say(?: exactly)?${where}`,
    asks({ kind: 'transcribe' }),
  ],
  [
    `what(?: exactly)? (?:is|was|are|were)(?: being| who)? (?:said|spoken|saying)(?: exactly)?${where}`,
    asks({ kind: 'transcribe' }),
  ],
  [`what(?: exactly)? (?:has|have|had) (?:who )?(?:been )?said${where}`, asks({ kind: 'transcribe' })],
  [
    `what (?:who )?(?:said|says|is saying|was saying|is said|was said|rec says)${where}`,
    asks({ kind: 'transcribe' }),
  ],
  [`what (?:can|do|did) who hear${where}`, asks({ kind: 'transcribe' })],
  [
    `(?:what (?:is|are|were) )?(?:the )?(?:exact |spoken |literal )?(?:text|words|transcript|transcription|wording|content|contents)(?: ${be})?(?: ${say})?${where}`,
    asks({ kind: 'transcribe' }),
  ],
  ['read(?: out)? rec(?: (?:to|for) (?:me|us)| out| aloud)*', asks({ kind: 'transcribe' })],
  [`what (?:is|was) (?:on|in|inside) rec`, asks({ kind: 'transcribe' })],
  [`(?:which|what) words ${be} (?:spoken|said|used)${where}`, asks({ kind: 'transcribe' })],
  [
    `(?:give|send|show|make|provide|get|return|produce|create|output)(?: who| me)?(?: with)?(?: the| a| an)?(?: full| exact| complete| verbatim| word-for-word)?(?: text| transcript| transcription| words)+(?: of what who ${say})?${where}`,
    asks({ kind: 'transcribe' }),
  ],
  [
    `(?:convert|turn|put|change) (?:rec|what who ${say}) (?:in)?to (?:written )?(?:text|words|writing)`,
    asks({ kind: 'transcribe' }),
  ],
  [`(?:speech|rec)(?: |-)to(?: |-)text`, asks({ kind: 'transcribe' })],
  [
    `translate(?: (?:rec|who|what|whatever|everything|that|${be}|${say}|has|been))*(?: from \\w+)?(?: (?:in)?to english)?(?: from \\w+)?`,
    asks({ kind: 'translate' }),
  ],
  [
    `(?:translation|(?:give|provide|make)(?: who| me)? (?:the |an? )?(?:english )?translation)${where}(?: (?:in)?to english| in english)?`,
    asks({ kind: 'translate' }),
  ],
  [`what (?:does|do|did) (?:rec|who)(?: say| mean)? in english`, asks({ kind: 'translate' })],
  [`what (?:is|was)(?: being| rec| who)?(?: said| saying)? in english`, asks({ kind: 'translate' })],
  [`what (?:does|do) (?:rec|that|what who ${say}) mean in english`, asks({ kind: 'translate' })],
  [`(?:put|say|write) (?:rec|what who ${say}) in(?:to)? english`, asks({ kind: 'translate' })],
  [
    `(?:repeat|say|echo|read back|play back|recite)(?: (?:rec|who|that|after|back|again|exactly|word|words|for|what|whatever|me|just|everything|${say}))+`,
    asks({ kind: 'repeat' }),
  ],
  ['repeat', asks({ kind: 'repeat' })],
  [
    `(?:what|which) language(?: or dialect)?(?: ${be})?(?: (?:rec|who|being|used|in|this|${say}|speaking))*${where}`,
    asks({ kind: 'language' }),
  ],
  [
    `(?:in )?(?:what|which) language (?:${be}|do|does) (?:rec|who)(?: (?:in|speak|speaks|speaking|spoken|recorded|using|use))*${where}`,
    asks({ kind: 'language' }),
  ],
  [
    `(?:name|identify|detect|recogni[sz]e|determine|what is|guess)? ?(?:the )?(?:spoken )?language(?: (?:used|who (?:is )?(?:speaks?|speaking)|being|${say}))*${where}`,
    asks({ kind: 'language' }),
  ],
  [
    `(?:how many|count|(?:give |what is )?(?:the )?(?:number|count|total number) of) (?:the )?(?:spoken )?words(?: (?:${be}|does|do|did|who|rec|there|in|being|has|have|contain|contains|use|uses|say|says|said|spoken|speak|speaks|heard|of|on|altogether|total))*`,
    asks({ kind: 'count-words' }),
  ],
  [`(?:what is )?(?:the )?word count${where}`, asks({ kind: 'count-words' })],
  [
    `(?:how many|count(?: the)?) sentences(?: (?:${be}|does|do|did|who|rec|there|in|contain|contains|say|says|said|spoken))*`,
    asks({ kind: 'count-sentences' }),
  ],
  [
    `(?:list|give(?: who| me)?|name|extract|write down|what ${be}|which|what|find|note|collect) (?:all )?(?:of )?(?:the )?(?:numbers|figures|digits)(?: (?:that|which|${be}|who|does|do|did|rec|say|says|said|saying|mentioned|mentions|mention|spoken|heard|hear|can|in|there|being|used|you))*${where}`,
    asks({ kind: 'numbers' }),
  ],
  [
    `(?:what|which) (?:phone |telephone )?number (?:${be}|does|do|did) (?:rec|who)? ?(?:say|said|mentioned|spoken|mention)${where}`,
    asks({ kind: 'numbers' }),
  ],
  [
    `(?:add up|sum up|add|sum|(?:what is |calculate |compute |give (?:who|me) )?(?:the )?(?:sum|total) of) (?:all )?(?:of )?(?:the )?numbers(?: (?:that|${be}|who|said|says|mentioned|heard|spoken|together|up))*${where}`,
    asks({ kind: 'sum-of-numbers' }),
  ],
  ['(?:what is )?their (?:sum|total)', asks({ kind: 'sum-of-numbers' })],
  ['(?:add|sum|total) rec(?: (?:all|up|together))*', asks({ kind: 'sum-of-numbers' })],
  [
    `(?:what ${be}|which ${be}|give(?: who)?|say|name|tell who)? ?(?:the )?(first|last|final|opening|closing)(?: ${number})? (?:spoken )?words?(?: (?:that|who|${be}|${say}|does|do|heard))*${where}`,
    ([, edge, count]) => ({
      kind: 'edge-words',
      edge: /first|opening/.test(edge!) ? 'first' : 'last',
      count: numberOf(count),
    }),
  ],
  [
    `(?:which|what)(?: ${number})? words (?:come|are|were)(?: said| spoken)? (first|last)${where}`,
    ([, count, edge]) => ({
      kind: 'edge-words',
      edge: edge === 'last' ? 'last' : 'first',
      count: numberOf(count),
    }),
  ],
  [
    `(?:which|what) word (?:comes|is|was|does (?:rec|who))(?: (?:said|spoken|start|begin|end|finish|open|close|with|come|who))* ?(first|last|start with|begin with|end with)(?: (?:${say}|who|that|heard))*${where}`,
    ([, edge]) => ({ kind: 'edge-words', edge: /last|end/.test(edge!) ? 'last' : 'first', count: 1 }),
  ],
  [
    `(?:with )?(?:what|which) word (?:does|do|did) (?:rec|who) (start|begin|open|end|finish|close)(?: with)?`,
    ([, edge]) => ({ kind: 'edge-words', edge: /end|finish|close/.test(edge!) ? 'last' : 'first', count: 1 }),
  ],
  [
    `(?:what is|what was|which is|give who|say|name)? ?(?:the )?${place} (?:spoken )?word(?: (?:that|who|${be}|${say}))*${where}`,
    ([, which]) => ({ kind: 'nth-word', position: numberOf(which) }),
  ],
  [
    `${be} (?:the )?(?:words|texts?) (?:in |of )?(?:rec )?(?:both )?(?:identical|the same|equal)${where}`,
    asks({ kind: 'same-words' }),
  ],
  [`${be} the same(?: (?:thing|words|text|sentence))? ${say}${where}`, asks({ kind: 'same-words' })],
  [
    `(?:do|does|${be}) (?:rec|who)(?: (?:both|all))? (?:say |saying |contain |have )?the same(?: (?:thing|words|text|rec|sentence))?(?: ${say})?${where}`,
    asks({ kind: 'same-words' }),
  ],
];

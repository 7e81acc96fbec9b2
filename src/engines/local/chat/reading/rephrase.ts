/** Puts questions that can be asked in several ways into the one that the reader knows. */

const reporters = String.raw`(?:according to|in the (?:opinion|view|words) of) (?:the |an? |his |her |their |this )?[\w-]+(?: [\w-]+)?`;
const about = '(?:real|main|actual|true|only)';

/** A wording, and how it is put; each once, in this order. */
const rows: [asked: RegExp, plain: string][] = [
  [
    /^\W*(?:(?:please|could you|can you|would you|will you|and|so|now|also),?\s+)*(?:tell me|do you (?:know|remember)|i(?:'d| would) like to know|i wonder|remind me)(?: again| please)?,?\s+(?=(?:who|what|which|when|where|why|how|whether)\b)/i,
    '',
  ],
  [new RegExp(String.raw`^\W*${reporters},\s*`, 'i'), ''],
  [new RegExp(String.raw`,?\s+${reporters}(?=\W*$)`, 'i'), ''],
  [/\bwhom\b/i, 'who'],
  [
    new RegExp(
      String.raw`^\W*(?:for what reason|how come|what (?:is|was|were|are) the (?:${about} )?(?:reasons?|causes?|grounds?) (?:why|that|for|of|behind)|what (?:caused|causes|has caused|led to|leads to|is causing|was causing|is to blame for|was to blame for))\b`,
      'i',
    ),
    'Why',
  ],
  [/^\W*(what (?:do|does|did|is|are|was|were)\b.*?)\s+for the reason\b/i, '$1'],
  [
    /^\W*who (is|was|will be) (?:now |currently |from now on )?(?:responsible for|in charge of|looking after)\b/i,
    'Who handles',
  ],
  [/^\W*(?:what (?:quantity|amount|number)|which (?:quantity|amount|number)) of\b/i, 'How many'],
  [/\b(?:set|sets|setting|head|heads|heading) off\b/i, 'leave'],
  [/\b(?:get|got|getting) to know(?: each other| one another)?\b/i, 'meet'],
  [/\b(did|does|do) (.{1,40}?) take up\b/i, '$1 $2 start'],
  [
    /^\W*(?:is|was) it (?:ok|okay|fine|all right|allowed|permitted|possible) (?:to|if (?:i|you|we|one|people))\b/i,
    'May I',
  ],
  [/^\W*how late (?=(?:is|does|do|are)\b.*\b(?:open|run|stay|work|serve)\b)/i, 'Until when '],
  [
    /^\W*what (do|does|did|will|must|should) (.+?) (?:have to |need to )?pay\b(?! (?:for|with|by)\b)/i,
    'How much $1 $2 pay',
  ],
  [/^\W*what (?:does it mean|is it a sign of|will happen|would happen) (?=(?:if|when)\b)/i, 'What happens '],
  [/^\W*(?:at what age|at which age)\b/i, 'How old'],
  [/^\W*what age\b/i, 'How old'],
  [
    /^\W*what (?:is|was|will be) the (?:total |full )?(?:price|cost|fee|fare|charge) (?:of|for)\s+(.+?)\W*$/i,
    'How much does $1 cost?',
  ],
  [/^\W*what (do|does|did|will|would) (.+?) cost\b/i, 'How much $1 $2 cost'],
  [
    /^\W*(?:is|was) it (?:said|true|right|correct|stated|the case) that\s+(?:(?=the|an?|all|most|some|they|he|she|it|there|we|you|i)\b)/i,
    'Do ',
  ],
];

export const rephrase = (question: string): string =>
  rows.reduce((text, [asked, plain]) => text.replace(asked, plain), question);

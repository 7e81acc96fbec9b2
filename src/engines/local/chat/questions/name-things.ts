/** What a clause talks about, replaced by short names the patterns know: `rec` for the recordings, `who` for whoever is heard. */
const ordinals: Record<string, number> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  fifth: 5,
  '5th': 5,
  last: -1,
  final: -1,
  latest: -1,
};
const numbers: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5 };

const thing =
  '(?:recordings?|audios?|clips?|files?|sounds?|tracks?|tapes?|snippets?|samples?|memos?|voice ?notes?|voice ?mails?|wavs?|mp3s?|oggs?|flacs?|speech|utterances?|messages?|attachments?|podcasts?|excerpts?|extracts?|segments?|uploads?|microphone|mic|soundbites?|inputs?|videos?|footage)';
/** What a recording may be of: "this lecture" is the recording, "the lecture" may be what it tells of. */
const event =
  '(?:interview|call|conversation|lecture|meeting|song|talk|lesson|sermon|story|poem|debate|discussion|episode|show|broadcast|report|announcement|statement|passage|dialogue|monologue|presentation|reading|prayer|joke|media|material)';
const determiner =
  '(?:the|this|that|these|those|my|our|your|his|her|an?|each|every|all|both|any|attached|enclosed|following|given|above|same|whole|entire|full|complete|original|english|spoken|short|little|quick|old|new|uploaded|here|two|three|four|five)';
const adjective = '(?:audio|voice|sound|speech|spoken|recorded|wav|mp3|short|old|attached)';
/** Words that end a description: what stands before them is no adjective of the recording. */
const noAdjective =
  '(?:an?|the|this|that|in|of|on|to|is|are|was|were|and|or|for|from|with|at|as|by|about|into|does|do|did|has|have|had|that|which|what|how|who|he|she|it|they|i|we|you|length|duration|language|words?|numbers?|first|second|third|last|next|other|text|transcript|translation|speaker|person|man|woman|pauses?|volume|pitch|music|longest|total|same|sum|peak|average|number|main|pace|speed|voice|say|says|said|long|loud|quiet|silent|empty|fast|slow|just|only|any|there|not|no|\\w+est|longer|shorter|louder|quieter|faster|slower|higher|lower|deeper)';
const described = `(?:this|that|these|those|the|my|our|your|his|her)(?: (?!${noAdjective}\\b)[\\p{L}'-]+){1,3} `;

const ordinalWord = `(?:${Object.keys(ordinals).join('|')})`;

const ordinalThing = new RegExp(
  `\\b(?:${determiner} )*(${ordinalWord})(?: and (?:the )?(${ordinalWord}))? (?:${adjective} )?(?:${thing}|one|ones)\\b`,
  'g',
);
const numberedThing = new RegExp(
  `\\b(?:${determiner} )*(?:${adjective} )?${thing} (?:number |no |# ?)?(\\d|one|two|three|four|five)\\b`,
  'g',
);
const plainThing = new RegExp(
  `\\b(?:(?:${determiner} )*(?:${adjective} )?|${described}(?:${adjective} )?)${thing}\\b(?! of (?:the|a) )|\\b(?:this|that) (?:(?!${noAdjective}\\b)[\\p{L}'-]+ )?(?:${event}|bit|part|one here)\\b`,
  'gu',
);
/** Whoever it is that says something; a law or a letter says it in writing. */
const anySpeaker =
  /(\bwhat (?:does |did |do |is |was )?)(?:the|this|that|my|our|your) (?!(?:law|bible|book|article|study|letter|contract|news|rules?|signs?|label|report|text|word|first|second|last|other|next)\b)[\p{L}-]+(?= (?:(?:is |was |has )?(?:says?|said|saying)\b))/gu;
/** To transcribe "the lecture" is to transcribe the recording. */
const isAboutSpeech =
  /\b(?:transcri|write|text|type\b|translat|said\b|spoken\b|mention|says?\b|talk|speak|hear|words?\b|language|written|writing|word for word|verbatim)/;
const anyEvent = new RegExp(
  `\\b(?:the|my|our|attached|following)(?: (?!${noAdjective}\\b)[\\p{L}'-]+)? ${event}\\b(?! (?:that |which )?(?:he|she|they|we|you|i) (?:mention|describe|talk|name|quote|like|want))`,
  'gu',
);
const pointing =
  /\b(?:the audio|this one|that one|each one|each of them|all of them|both of them|them|it|this|these|those|both|rec rec)\b/g;
const kin =
  'grand(?:father|mother|pa|ma)|gran|granny|grandad|father|mother|mom|mum|dad|brother|sister|uncle|aunt|cousin|wife|husband|son|daughter|friend|neighbou?r|boss|manager|landlord|landlady|doctor|teacher|professor|colleague|coworker|client|customer|agent|lawyer|tutor|student|interviewer|host|guest|presenter|announcer|singer|actor|actress|reporter|journalist|lecturer|operator|chap|fella|fellow|dude|male|female|kids|men|women|ladies|children';
const people = new RegExp(
  `\\b(?:(?:the|this|that|these|those|an?|his|her|their|its|my|our|your|both|all)(?: (?:two|three|four))?(?: (?:\\w+an|\\w+ish|old|young|nice))? )?(?:speaker|person|man|woman|guy|gentleman|lady|boy|girl|child|kid|narrator|reader|caller|user|people|speakers|talker|(?<!(?:his|her|their) )(?:${kin}))(?: (?:speaking|talking|(?:on|in) rec|on the (?:phone|line|radio)|on (?:tape|air)|whom (?:is )?(?:speaks|speaking|talks|talking)))*(?! of)\\b|\\b(?:he|she|they|we|you|i|someone|somebody|anyone|anybody|everyone|everybody)\\b`,
  'g',
);

/** Which of several recordings is meant is in `recordings`, by position: 1 is the first, -1 the last. */
export const nameThings = (text: string): { text: string; recordings: number[] } => {
  const recordings: number[] = [];
  const named = text
    .replace(/\b(\w+est) sounds?\b/g, '$1 sound-in-it')
    // What is asked for is the phrase.
    .replace(/\b((?:say|says|said|mention|hear) (?:thank|love|miss|see|bless)) you\b/g, '$1you')
    .replace(
      /\b(there (?:is |any )*|is there |are there |any |hears? |contains? (?:any )?|have (?:any )?|human |without |no )speech\b/g,
      '$1talking',
    )
    .replace(
      /\b(?:an?|any|some) (?:person|man|woman|human|child|people)\b(?= (?:speaking|talking))/g,
      'someone',
    )
    .replace(
      /\b(write|give|make|prepare|draft|need|want|hold|compose|record)( me| us)? an? (speech|message|song|recording)\b/g,
      '$1$2 another-$3',
    )
    .replace(/\bhear (?:any|some)(?:one|body)$/, 'hear voices')
    .replace(ordinalThing, (_, one: string, other?: string) => {
      recordings.push(ordinals[one]!, ...(other ? [ordinals[other]!] : []));
      return 'rec';
    })
    .replace(numberedThing, (_, number: string) => {
      recordings.push(numbers[number] ?? Number(number));
      return 'rec';
    })
    .replace(plainThing, 'rec')
    .replace(isAboutSpeech.test(text) ? anyEvent : /$^/, 'rec')
    .replace(anySpeaker, '$1who')
    // "Is the lady speaking Russian?" asks about speaking, "what the lady speaking says" does not.
    .replace(people, (found: string, at: number, whole: string) =>
      /^(?:is|are|was|were) $/.test(whole.slice(0, at))
        ? `who${/ (?:speak|talk)ing\b/.exec(found)?.[0] ?? ''}`
        : 'who',
    )
    .replace(/(\p{L}+)'s\b/gu, '$1')
    .replace(pointing, 'rec')
    .replace(/\brec(?: (?:and |or )?rec)+\b/g, 'rec')
    .replace(
      /\brec (?:of|from|by|left by|sent by|with|that|which)(?: (?:rec|who))+(?: (?:left|sent|gave|got|received|made|recorded|just|who|me|us))*\b/g,
      'rec',
    )
    .replace(/\s+/g, ' ')
    .trim();
  return { text: named, recordings };
};

/** Contractions and set phrases, written the way the patterns know them. */
const wordings: [RegExp, string][] = [
  [
    /,? (?:would you say|do you (?:think|reckon)(?! (?:of|about)\b)|in your opinion|by the way|if any,?|as far as you can tell)\b/g,
    '',
  ],
  [/\b(how (?:long|fast|loud|high|deep|many))'s\b/g, '$1 is'],
  [/\b(?:run|running|play|playing|recording|total) time\b/g, 'runtime'],
  [/\bwordcount\b/g, 'word count'],
  [/\b(what|which) types? of\b/g, '$1 kind of'],
  [/\bbackground music\b|\bmusic(?: playing)? in the background\b/g, 'music'],
  [/\b(?:sample|sampling|bit|frame|data|heart) rate|speed of (?:sound|light)\b/g, 'bitrate'],
  [/\bwords?-per-minute\b/g, 'words per minute'],
  [/\bword (?:is|was|comes) (?:the )?(first|last)(?: one)?\b/g, 'word comes $1'],
  // What is asked of the one who answers is not about the recording.
  [
    /\b(?:(?<!how )(?:do|did|are|were|have) you (?=say|said|speak|talk)|(?:do|did|can|should|would) you (?=speak|understand|like|think|recommend|prefer|mean|sing|play|believe|suggest))/g,
    'yourself ',
  ],
  [/\blet's\b/g, 'let us'],
  [/\b(every|each) single\b/g, '$1'],
  [/\b(high|low|deep|fast|slow|loud|quiet|soft) one\b/g, '$1'],
  [/\bnothing but\b/g, 'only'],
  [/\bword[ -](?:for|by)[ -]word\b/g, 'verbatim'],
  [/\bwhat would be\b/g, 'what is'],
  [/\bmakes? up\b/g, 'contain'],
  [/\bspell out\b/g, 'write out'],
  [/ (?:going|supposed|meant|likely) to be\b/g, ''],
  [/\bmake out\b/g, 'hear'],
  [/\bvery (first|last)\b/g, '$1'],
  [/\b(?:speech|voice) recognition\b/g, 'transcription'],
  [/\bwould (that|this|it) be\b/g, 'is $1'],
  [/\b(?:sounds?|looks?|seems?) like\b/g, 'is'],
  [/ (?:the heck|the hell|on earth|in the world)\b/g, ''],
  [/\b(?:once more|one more time|another time)\b/g, 'again'],
  [/\b(what|how|where)'?s\b/g, '$1 is'],
  [/\bwho\b/g, 'whom'],
  [/\b(it|that|there|here|he|she)'s\b/g, '$1 is'],
  [/\bi'd\b/g, 'i would'],
  [/\bi'm\b/g, 'i am'],
  [/\bi've\b/g, 'i have'],
  [/\b(you|they|we)'re\b/g, '$1 are'],
  [/\b(do|does|did|is|are|was|were|could|would|should|has|have)n't\b/g, '$1 not'],
  [/\bcan't\b/g, 'cannot'],
];

export const writeOut = (text: string): string =>
  wordings.reduce((written, [pattern, plain]) => written.replace(pattern, plain), text);

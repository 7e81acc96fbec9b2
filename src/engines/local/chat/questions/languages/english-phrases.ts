/**
 * English phrases that need more than single words, in clauses as `readClauses` leaves them: `rec` stands for the
 * recordings, `who` for the people heard and `q0` for a quoted text.
 */
const be = '(?:is|are|was|were)';
const say =
  '(?:says?|said|saying|speaks?|spoke|spoken|talks?|talking|utters?|reads?|sang|sings?|tells?|told)';
const where = '(?: (?:in|of|on|from|for|during|within|throughout|inside|to|with) rec)?';
const number = '(?<number>\\d+|one|two|three|four|five|six|seven|eight|nine|ten)';
const places = 'second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth';
const theWord = '(?:(?:the )?(?:words?|phrase|name|term|expression|sentence|number) )';
const sayIt = '(?:use|say|mention|hear|repeat|utter|pronounce)';
const heard =
  '(?:said|spoken|mentioned|used|heard|uttered|repeated|appear|appears|occur|occurs|(?:come|comes|turn|turns|crop|crops|pop|pops) up|be heard)';
/** Speech consists of more than this. */
const part =
  '(?:music|notes?|chords?|melody|song|chorus|verses?|refrain|questions?|answers?|names?|numbers?|dates?|words?|sentences|phrases?|lines?|parts?|half|halves|minutes?|seconds?|beginning|start|end|ending|middle|rest|first|second|third|last|final|next|opening|closing|introduction|intro|conclusion)';
const modal = '(?:can|could|would|will|may|might)';
const one = '(?:who|me|us|you|someone|somebody|i|we)';
const knowing = '(?:know|hear|see|learn|find out|understand|have|get|read)';
const finite =
  "(?:is|are|was|were|am|has|have|had|do|does|did|got|get|gets|came|comes|left|sent|gave|took|went|made|said|says|keeps?|kept|found|lost|speaks?|spoke|works?|goes|cannot|could not|can not|will|won't|missed|only|just|really|also|already|still|never|always|actually|recently|accidentally|\\w+ed|\\w+n't)";
const openers =
  '(?:over |in |for |at |from |with |to )?(?:how|what|which)|could|can|would|will|please|kindly|let|type|put|make|extract|identify|detect|convert|turn|render|also|reply|respond|suggest|provide|send|show|find|return|include|add|check|compare|calculate|estimate|rate|mark|point|offer|create|recommend|note|jot|output|state|report|print|draft|prepare|propose|fix|correct|shorten|rewrite|paraphrase|classify|highlight|analy[sz]e|discuss|evaluate|judge|decide|comment|compose|generate|save|email|forward|measure|sum|get|read|pick|pull|echo|listen|how|what|which|whom|whether|if|where|when|why|tell|say|give|list|count|translate|transcribe|summari[sz]e|explain|describe|write|repeat|name|is|are|does|do|did|also|then|answer|guess';
const thing =
  '(?:recordings?|audios?|clips?|files?|sounds?|tracks?|tapes?|snippets?|samples?|memos?|voice ?notes?|voice ?mails?|wavs?|mp3s?|oggs?|flacs?|speech|utterances?|messages?|attachments?|podcasts?|excerpts?|extracts?|segments?|uploads?|microphone|mic|soundbites?|inputs?|videos?|footage)';
/** Kinds of recordings: "this lecture" is the recording, "the lecture" may be its subject. */
const event =
  '(?:interview|call|conversation|lecture|meeting|song|talk|lesson|sermon|story|poem|debate|discussion|episode|show|broadcast|report|announcement|statement|passage|dialogue|monologue|presentation|reading|prayer|joke|media|material)';
const determiner =
  '(?:the|this|that|these|those|my|our|your|his|her|an?|each|every|all|both|any|attached|enclosed|following|given|above|same|whole|entire|full|complete|original|english|spoken|short|little|quick|old|new|uploaded|here|two|three|four|five)';
const adjective = '(?:audio|voice|sound|speech|spoken|recorded|wav|mp3|short|old|attached)';
/** Words that end a description: words before them are not adjectives of the recording. */
const noAdjective =
  '(?:an?|the|this|that|in|of|on|to|is|are|was|were|and|or|for|from|with|at|as|by|about|into|does|do|did|has|have|had|that|which|what|how|who|he|she|it|they|i|we|you|length|duration|language|words?|numbers?|first|second|third|last|next|other|text|transcript|translation|speaker|person|man|woman|pauses?|volume|pitch|music|longest|total|same|sum|peak|average|number|main|pace|speed|voice|say|says|said|long|loud|quiet|silent|empty|fast|slow|just|only|any|there|not|no|\\w+est|longer|shorter|louder|quieter|faster|slower|higher|lower|deeper)';
const kin =
  'grand(?:father|mother|pa|ma)|gran|granny|grandad|father|mother|mom|mum|dad|brother|sister|uncle|aunt|cousin|wife|husband|son|daughter|friend|neighbou?r|boss|manager|landlord|landlady|doctor|teacher|professor|colleague|coworker|client|customer|agent|lawyer|tutor|student|interviewer|host|guest|presenter|announcer|singer|actor|actress|reporter|journalist|lecturer|operator|chap|fella|fellow|dude|male|female|kids|men|women|ladies|children';

const described = `(?:this|that|these|those|the|my|our|your|his|her)(?: (?!${noAdjective}\\b)[\\p{L}'-]+){1,3} `;
const ordinal = '(?:first|1st|second|2nd|third|3rd|fourth|4th|fifth|5th|last|final|latest)';

/** Phrases that need more than single words: tables of regular expressions, one or more per line. */
export const phrases = {
  /** Expands contractions and set phrases to the wording that the other tables use. */
  setPhrases: String.raw`
    ,? (?:would you say|do you (?:think|reckon)(?! (?:of|about)\b)|in your opinion|by the way|if any,?|as far as you can tell)\b =>
    \b(how (?:long|fast|loud|high|deep|many))'s\b => $1 is
    \b(?:run|running|play|playing|recording|total) time\b => runtime
    \b(what|which) types? of\b => $1 kind of
    \bbackground music\b|\bmusic(?: playing)? in the background\b => music
    \b(?:sample|sampling|bit|frame|data|heart) rate|speed of (?:sound|light)\b => bitrate
    \bwords?-per-minute\b => words per minute
    \bword (?:is|was|comes) (?:the )?(first|last)(?: one)?\b => word comes $1
    # A question to the assistant itself is not about the recording.
    \b(?:(?<!how )(?:do|did|are|were|have) you(?= (?:say|said|speak|talk))|(?:do|did|can|should|would) you(?= (?:speak|understand|like|think|recommend|prefer|mean|sing|play|believe|suggest))) => yourself
    \blet's\b => let us
    \b(high|low|deep|fast|slow|loud|quiet|soft) one\b => $1
    \bnothing but\b => only
    \bword[ -](?:for|by)[ -]word\b => verbatim
    \bmake out\b => hear
    \bvery (first|last)\b => $1
    \b(?:sounds?|looks?|seems?) like\b => is
    \b(?:once more|one more time|another time)\b => again
    \b(what|how|where)'?s\b => $1 is
    \bwho\b => whom
    \b(it|that|there|here|he|she)'s\b => $1 is
    \bi'd\b => i would
    \bi'm\b => i am
    \bi've\b => i have
    \b(you|they|we)'re\b => $1 are
    \b(do|does|did|is|are|was|were|could|would|should|has|have)n't\b => $1 not
    \bcan't\b => cannot`,
  /** Intents by the wording of a whole clause. */
  patterns: String.raw`
    transcribe: (?:transcribe|(?:transcript|transcription) (?:of|for|from)) (?:(?!(?:in|into|to|and|but|then|or|if|how|why|what|where|when|without|with (?:timestamps?|times|timecodes?|speakers?|names?|punctuation)|only|just|except|${part}|\p{L}+ly)\b)[\p{L}'-]+ ?){1,7}
    transcribe: (?:what (?:is|are|were) )?(?:the )?(?:exact |spoken |literal )?(?:text|words|transcript|transcription|wording|content|contents)(?: ${be})?(?: ${say})?${where}
    transcribe: read(?: out)? rec(?: (?:to|for) (?:me|us)| out| aloud)*
    transcribe: what (?:is|was) (?:on|in|inside) rec
    repeat: (?:repeat|say|echo|read back|play back|recite)(?: (?:rec|who|that|after|back|again|exactly|word|words|for|what|whatever|me|just|everything|${say}))+
    sum-of-numbers: (?:add|sum|total) rec(?: (?:all|up|together))*
    sum-of-numbers: (?:what is )?their (?:sum|total)
    edge-words: (?:what ${be}|which ${be}|give(?: who)?|say|name|tell who)? ?(?:the )?(?<edge>first|last|final|opening|closing)(?: ${number})? (?:spoken )?words?(?: (?:that|who|${be}|${say}|does|do|heard))*${where}
    edge-words: (?:which|what)(?: ${number})? words (?:come|are|were)(?: said| spoken)? (?<edge>first|last)${where}
    edge-words: (?:which|what) word (?:comes|is|was|does (?:rec|who))(?: (?:said|spoken|start|begin|end|finish|open|close|with|come|who))* ?(?<edge>first|last|start with|begin with|end with)(?: (?:${say}|who|that|heard))*${where}
    edge-words: (?:with )?(?:what|which) word (?:does|do|did) (?:rec|who) (?<edge>start|begin|open|end|finish|close)(?: with)?
    nth-word: (?:what is|what was|which is|give who|say|name)? ?(?:the )?(?<place>${places}|\d+(?:st|nd|rd|th)) (?:spoken )?word(?: (?:that|who|${be}|${say}))*${where}
    same-words: ${be} (?:the )?(?:words|texts?) (?:in |of )?(?:rec )?(?:both )?(?:identical|the same|equal)${where}
    same-words: ${be} the same(?: (?:thing|words|text|sentence))? ${say}${where}
    same-words: (?:do|does|${be}) (?:rec|who)(?: (?:both|all))? (?:say |saying |contain |have )?the same(?: (?:thing|words|text|rec|sentence))?(?: ${say})?${where}
    duration: how many (?:seconds|minutes|secs)(?: (?:long|${be}|does|do|did|record|recorded|rec|who|last|take|of|there|audio|have|has|in|run))*
    total-duration: how long (?:${be}|do|does|last) (?:(?:rec|who) )?(?:last )?(?:together|altogether|in total|combined|in all)
    total-duration: (?:what is )?(?:the )?(?:total|combined|overall|summed) (?:duration|length|time)${where}
    count-recordings: how many (?:different )?(?:rec|recs)(?: (?:rec|${be}|did|do|have|there|who|send|sent|give|gave|given|get|got|attached|attach|provided|upload|uploaded|share|shared|here))*
    is-speech: ${be} (?:rec )?(?:an? )?who (?:speak|talk)ing${where}
    is-speech: ${be} there (?:any )?(?:who|talking|speaking|voices?|a (?:human )?voice)(?: (?:speaking|talking|heard|present))*${where}
    is-speech: (?:does|do|did) who (?:speak|talk|say anything)${where}
    is-speech: (?:can|could|do|did) who hear (?:any |an? )?(?:human )?(?:who (?:speak|talk)(?:ing)?|voices?|talking|speaking|words)${where}
    is-silent: ${be} (?:rec|there)(?: just| only| completely| all)? (?:silent|silence|empty|no sounds?|no rec)(?: at all)?${where}
    compare: (?:in |on |of )?(?:which|what|whom)(?: of)?(?: rec| who| one| of| the| two| three)*(?: (?:${be}|has|have|do|does|did|who|speaks?|speaking|talks?|talking|sounds?|lasts?|the|a|voice|spoken|said))* (?<quality>long|short|loud|quiet|soft|fast|quick|slow|high|deep|low)(?:er|est|r|st)(?: (?:one|rec|voice|pitch|pitched|who|speaker|duration|speech|spoken))*${where}
    compare: (?:which|what)(?: of)?(?: rec| one)?(?: who)?(?: (?:has|have|contains|uses|says|speaks))? (?:the )?(?<quality>more|most|fewer|fewest|less|least) words
    count-phrase: how (?:many times|often|frequently) (?:does|do|did|can) (?:rec|who)(?: ${sayIt})+ ${theWord}?(?<phrase>.+?)${where}
    count-phrase: how (?:many times|often|frequently) (?:${be}|does|do|did|can) ${theWord}?(?<phrase>.+?) ${heard}${where}
    count-phrase: (?:count )?how (?:many times|often|frequently) (?:who (?:says?|said|uses?|used|mentions?|mentioned) ${theWord}?(?<phrase>.+?)|${theWord}?(?<subject>.+?) ${be} ${heard})${where}
    count-phrase: (?:count|(?:what is )?(?:the )?number of) (?:the )?(?:times|occurrences|mentions|uses)(?: (?:of|that|who|${be}))*(?: (?:of|says?|said|uses?|used|mentions?|mentioned)) ${theWord}?(?<phrase>.+?)${where}
    says: (?:does|do|did|can) (?:rec|who)(?: actually| ever)? (?:say|mention|utter|${sayIt}(?= (?:the )?(?:word|phrase|q))) ${theWord}?(?<phrase>q\d+|[^\s]+(?: [^\s]+){0,2}?)(?: (?:anywhere|somewhere|at all))?${where}
    says: (?:does|do|did|can) (?:rec|who)(?: actually| ever)? (?:contain|include|have) ${theWord}?(?<phrase>q\d+)${where}
    says: ${be} (?:the )?(?:(?:word|phrase|name) (?<phrase>.+?)|words (?<subject>q\d+)) (?:said|spoken|mentioned|used|heard|in rec|there)(?: (?:anywhere|somewhere|at all))?${where}
    says: ${be} there (?:an? |any )?(?:mentions?|uses?|occurrences?) of ${theWord}?(?<phrase>q\d+)${where}
    says: ${be} (?<phrase>q\d+) (?:said|spoken|mentioned|used|heard|in rec)${where}`,
  /** Polite phrases before a question. */
  leads: String.raw`
    (?:(?:i|we|who) (?:am|are) )?going to (?:need|want)
    please|kindly|hi|hello|hey|hi there|hello there|dear \w+|ok|okay|so|well|now|then|also|and|but|next|finally|first|firstly|secondly|first of all|second|alright|right|um|oh|bro|dude|man|mate|buddy|friend|sir|madam|guys|everyone|yo
    always|simply|just|only|exactly|precisely|roughly|approximately|about|quickly|maybe|perhaps|briefly
    ${modal} ${one}(?: (?:please|kindly|possibly|maybe|perhaps|just|also|quickly|all))*(?: be able to)?
    ${modal} ${one} (?:please )?(?:mind|be so (?:kind|good) (?:as )?to|do (?:me|who) a favou?r and|help (?:me|who)(?: to)?)
    (?:need|want)(?: to)?(?: know)?|(?:figure|work|find|make) out|be so (?:kind|good) (?:as )?to|be (?:willing|prepared|happy|able|ready) to|be an? \w+ and|be \w+ enough to|be a dear and|do (?:me|who) a favou?r and|do (?:me|who) a favou?r|go ahead and|try to|feel free to|make sure to|remember to|be able to|mind|do (?:who|you) mind
    (?:is it|would it be) possible (?:for ${one} )?to|(?:rec )?(?:is|would) (?:rec )?(?:be )?possible to|any (?:idea|chance|clue|way)(?: (?:that|of))?(?: ${one} (?:could|can|would|will|might))?|(?:do|does|did) ${one} (?:happen to )?know|have ${one} any idea|are ${one} able to|is who able to
    ${one} (?:would|will) be (?:grateful|glad|happy|thankful|delighted|obliged) (?:if|to|for)(?: ${one} (?:could|would|can|will))?
    ${one} (?:(?:only|just|really|also|still|urgently|simply|first) )?(?:want|need|require|would like|would love|wish|have|like|must|hope|got|am trying|are trying|try|should like|would appreciate)(?: ${one})?(?: (?:to|a|an|the))*(?: ${knowing})?(?: about)?
    ${one} (?:was|were|am|are) (?:just )?(?:hoping|looking|trying|after|going)(?: (?:for|to|that|if))?(?: ${one})?(?: (?:could|can|would|will|might))?
    (?:it )?(?:would|will) (?:rec )?(?:be )?(?:great|nice|good|lovely|helpful|useful|perfect) (?:if|to)(?: ${one})?(?: (?:could|can|would))?|what about|how about|is there a way to|looking for|time to|help
    ${one} (?:wonder|am wondering|was wondering|am curious|ask|am asking)(?: ${one})?(?: (?:if|whether|about))?
    (?:tell|show|give|send|get|let|inform|remind|advise|teach)(?: ${one})?(?: ${knowing})?
    (?:(?:answer|reply|respond)(?! (?:who|him|her|them|rec|in)\b)|come back|get back to ${one})(?: (?:with|by|to ${one}|only|just))*|question|(?:manage|try|attempt|be able|happen|be sure) to
    ${one} (?:cannot|can not|could not|do not|did not) (?:tell|know|hear|understand|catch|recogni[sz]e|see|get)
    help ${one}(?: to)?(?: ${knowing})?|know
    (?:${modal} )?(?:${one} )?(?:would )?(?!not\b)[a-z]+ ${one} (?:please )?to(?: ${knowing})?
    (?:have a )?(?:listen|look|hear)(?: (?:to|at))?(?: rec| who)?(?: carefully| closely)?(?: and| then)?
    (?:in|from|for|using|with|on|of|within|after|regarding|about|based on|given) rec|after listening|once who (?:have|has) listened
    whether|if|that|your (?:task|job|role|goal) is(?: to)?|who are to|who should|to|the|an?`,
  /** Phrases after a question that ask nothing. */
  tails: String.raw`
    please|thanks(?: (?:a lot|so much|in advance))?|thank (?:you|who)(?: (?:very|so) much)?|cheers|lol|haha|asap
    for (?:me|us)|to (?:me|us)|or not|as well|too
    in (?:the )?order(?: (?:of appearance|they|who|rec|in which|that|as) ?.*)?|though|tho|bro|dude|mate|buddy|sir
    madam|man|friend|when who (?:have|has|get|gets|can)(?: .*)?|much appreciated|exactly|precisely|verbatim
    word for word|word by word|literally|in full|fully|completely|accurately|faithfully|correctly|out loud|aloud|here
    (?:like |right )?now|then|again|(?:real |really |super )?(?:quick|quickly)|roughly|approximately|in total|overall
    briefly|no commentary|no comments|no explanations?|without (?:any )?(?:commentary|comments?|explanations?)|as text
    in text|in writing|in (?:one|a) (?:word|sentence|number)|in words|in seconds|only|nothing else|nothing more
    with no \w+(?: \w+)?
    without (?:any |an? |extra |further |other |your |own )*(?:comment|expla|interpret|timestamp|quot|anything|add|chang|summar|translat|leaving|skip|omit|edit|introduc|preamble|format|punctuat)\w*(?: .*)?
    instead of .*|(?:keeping|making|leaving) .*
    as an? (?:(?:plain|simple|written|single) )?(?:text|string|paragraph|favou?r|number|figure|sentence|word|whole|file|document)(?: \w+)?
    in (?:\w+ )?form(?:at)?|in the form of .*|if who please|for (?:my|our|work|school)(?: (?!clip\b|rec\b)\w+){0,3}
    because .*|since (?:i|we|who) .*|so (?:that )?(?:i|we|who) .*|rather than .*|or what|would who|will who|could who
    can who|(?:that )?who (?:can )?hear
    (?:that )?who (?:have |had )?(?:just )?(?:sent|gave|attached|recorded|uploaded|send|sends|left|got|received)(?: (?:who|me|you|us))?
    carefully|today|above|below|attached|if possible|if (?:who|you) (?:can|could|would|do not mind)
    at (?:all|any point|some point)|somewhere|anywhere`,
  /** Clauses that ask nothing. */
  empties: String.raw`
    (?:many |best |kind |warm )?(?:thanks|regards|wishes|cheers)(?: .*)?|have a (?:nice|good|great|lovely) .*
    be an? \w+|(?:thank|thanking) who(?: .*)?|thank you|please|hello|hi|hey|ok|okay
    good (?:morning|day|evening|afternoon)|rec|who|just kidding
    (?:the following|these|(?:one|two|three|four|a few|several|some|a couple of)) (?:things?|questions?)
    here (?:is|are|comes) .*|listen(?: to)? .*
    (?:answer|reply|respond|output|return|format)(?: (?:briefly|shortly|concisely|only|just|precisely|exactly|in|with|by|as|an?|the|one|single|short|full|word|words|sentence|number|digits?|figure|yes|or|no|english|plain|text|name|language|of|who|rec))*
    be (?:brief|concise|precise|exact|short|accurate|careful)
    (?:(?:just|only|with|the|an?|one|single|number|digits?|figure|word|name|answer|text|please|yes or no)(?: |$))+
    (?:do not|does not|never|no|not|without|avoid|skip|omit|leave out|ignore|except)(?: .*)?
    (?:just|only|nothing) (?:that|else|more|rec)
    (?:because |since |as )?who (?:cannot|can not|could not|do not|did not|am not|was not|have not|missed) .*
    (?:and )?(?:no|without)(?: (?:any|an|a|extra|further|added|other))* (?:commentary|comments?|explanations?|punctuation|quotes|quotation marks|words|text|timestamps?)
    nothing else|only that|rec only|(?:can|could|would|do|will) who(?: (?:tell|help|do (?:rec|that|so)))?|yes or no
    true or false|q\d+`,
  /** Looks like a question about a recording but asks for something else. */
  misleading: String.raw`
    # Does she say how long?
    ^(?:does|do|did) (?:rec|who) (?:say|mention|tell|explain|ask) (?:how|what|which|when|where|why)\b
    # Does he count the words?
    ^(?:does|did) who (?:count|list|add|translate|transcribe|write|type|note|hear|listen)\b
    # How long does it take to say that?
    ^how long (?:does|did|do|would|will) (?:rec|who) take (?:who )?to (?!play|listen|hear)
    # How do you count words?
    ^how (?:do|does|did|can|could|would|should|to) (?:who )?(?:count|transcribe|translate|repeat|write|add|measure|record|list|detect|identify|convert|turn|make|pause|pronounce)\b
    # How do I say thank you in English?
    ^how (?:do|does|can|would|should) who say (?!rec\b|what\b|that\b|in\b)
    # How fast is too fast?
    ^how (\w+) is (?:too|\1)\b
    # What is this word? What is a transcript? What is the English word for that?
    ^(?:what|which) (?:is|was) (?:this|that|the|rec) word$|^what (?:is|are) an?|\b(?:word|term|name) for\b
    # Tell me what language to use. Translate this word.
    \b(?:what|which) (?:languages?|words?|numbers?) (?:to|who should|who need)\b|^translate (?:this|that|the|rec) (?:word|phrase|term|name)\b
    # What is being translated? Which numbers does she add?
    ^(?:what|which)\b.*\b(?:translated|transcribed|repeated|counted|numbers? .*add)$
    # Which words are said by both? Translate it for a child.
    \bsaid by (?:rec|both)$|^translate\b.* for who$|^(?:what|which) words?\b.* both\b
    # Which speaker is right? Which voice speaks English?
    ^(?:(?:which|what) who (?:is|are|was|were|does|do|did)|which who \w+s|(?:which|what) voice)\b(?!.*(?:er|est|words)\b)
    # What does he talk about?
    ^(?:what|which|whom) .* (?:for|about|(?<!(?:start|begin|end|finish|open|close) )with|of|like|from)$
    # What is there to say? What should I say?
    ^what (?:is|are|else|more)\b.* to (?:say|tell|speak|talk)\b|^what (?:can|could|should|shall|would|must|will) who (?:say|tell|write|speak|talk)\b
    # When do they say it begins?
    ^(?:how|when|where|which|what) .*\b(?:do|does|did) who (?:say|think|claim|mention|believe) (?:(?:rec|who) (?!in\b)\w|that\b|there\b|the (?!words?\b|phrase\b|name\b|same\b))
    # Is he speaking to me? Is someone speaking in the background?
    \b(?:speak|talk|say)(?:s|ing)? (?:to|with|like|as) (?:who|me|us)\b|\b(?:speak|talk)(?:s|ing)?\b.* in the background
    # Is it too long for a wedding? Translate it for a child.
    \b(?:too|enough)\b.* for\b|\bfor an? (?:child|kid|beginner|layman|\w+ year old)\b
    # Name a language. Guess the number. Rate his English. Do what he says.
    ^(?:name|guess|list|give|tell|say|pick|find|choose|think of)(?: (?:me|us|who))? (?:an?|any|another|some|one|two|three|five|ten) (?:languages?|numbers?|sentences?|pauses?|words?(?! count))\b|^guess the (?!language|dialect|tongue|duration|length)|^rate (?!of\b)|^(?:do|follow|obey) (?:what|as)\b`,
  openers,
  /** Describes circumstances. */
  statement: String.raw`^(?:because |since |as |but |and |so |well |okay |ok |now |sorry |today |yesterday )*(?:(?:it|this|that|there|rec) (?:who |rec )?${finite}\b|(?:i|we|he|she|they|who|you) [a-z']+\b|(?:who|rec) (?!is\b)\w+s\b|(?:the|a|an|my|our|his|her|this|that|some|who|rec)(?: [\p{L}']+){1,4}? ${finite}\b(?! *$)|(?:before|after|while|when|as|since|because|although|though|until) (?:i|we|he|she|they|it|who|rec|you)\b|(?:for|due to|at|in|during) (?:my|our|a|an|the|his|her) [\p{L}' ]+$)`,
  /** Words that turn a statement into a question: "I need a summary", "I wonder why". */
  wishes:
    /\b(?:trying to (?:figure|find|work|make) out|trying to (?:identify|determine|understand|transcribe)|want|need|like|love|wish|wonder|wondering|hope|must|(?<!rec )should|ask|asking|question|curious|interested|please|tell|give|explain|summary|summari[sz]e|appreciate|grateful|expect|prefer|require|looking|help|(?:have|has|had|need) to|could|would|can who|let|show|know whether|know if|know what|know why|know how|describe|answer|write|transcribe|translate|repeat|list|count|why|what|how|which|where|when)\b/,
  /** "How many are there?" after "Count the words": the same question again. */
  repeatsQuestion:
    /^(?:how many(?: (?:are|is|were|was|there|rec|of|who|do|does|get|have))*|(?:list|name|count|give|tell)(?: (?:rec|who|me|us))+|which ones(?: .*)?|what (?:do|does|will|would) (?:who|rec) (?:get|come to|find|add up to)|(?:if (?:yes|so|any|there are)(?: any)? )?which(?: ones?)?|if (?:yes|so|any|there are)(?: any)?|(?:give|tell|report|say|name|show)(?: (?:who|me|us))? (?:the|your) (?:result|answer|total|number|sum|count)|how long(?: exactly)?|identify rec|which one is rec|what is the (?:result|answer|total|number|sum))$/,
  wantsBareAnswer:
    /\b(?:only|just)(?: with)?(?: (?:the|a|an|one))*(?: single)? (?:number|digit|figure|word|language|name|answer|text|transcript|transcription|translation|yes)|\b(?:number|text|transcript)(?: of \w+)? only\b|\b(?:one|single) (?:word|number)\b|\byes or no\b|nothing else|nothing more|no (?:commentary|comments?|explanations?|other (?:words|text))|without (?:any )?(?:commentary|comments?|explanations?)/i,
  /** "Could you say it slowly?": how to speak, not how the recording is spoken. */
  tellsHowToSpeak: /^(?:say|speak|talk|read)\b.*\b(?:slow|slowly|fast|quickly|quietly|loud|loudly)\b/,
  /** Words that are not a phrase to search for, but ask for something: "Does he say why?" */
  asksForMore:
    /^(?:an?|the (?!word)|his|her|their|my|our|its|why|how|what|which|where|when|whom?|whether|if|that|any\w*|some\w*|more|less|who|rec|about|to|goodbye to|so|yes to|the same|it|\w+sel(?:f|ves)|each other|one another|identical|different|correctly|clearly|loudly|twice|again)\b|\bto (?:him|her|them|me|us|who)$/,
  /** "In English, what does he say?" asks one thing. */
  topic:
    /^((?:(?!(?:how|what|which|is|does|do|did|can|could|tell|give|list|count|repeat|write|type|transcribe|translate|and|i|you|he|she|they|we|it|please|only)\b)[\p{L}'-]+(?: |(?=[,:]))){1,4})[,:] (?=(?:how|what|which)\b)/u,
  /** Replaces what a clause refers to by short names: positions first, then the recordings, then people. */
  beforeNames: String.raw`
    \b(\w+est) sounds?\b => $1 sound-in-it
    # The requested thing is the phrase.
    \b((?:say|says|said|mention|hear) (?:thank|love|miss|see|bless)) you\b => $1you
    \b(there (?:is |any )*|is there |are there |any |hears? |contains? (?:any )?|have (?:any )?|human |without |no )speech\b => $1talking
    \b(?:an?|any|some) (?:person|man|woman|human|child|people)\b(?= (?:speaking|talking)) => someone
    \b(write|give|make|prepare|draft|need|want|hold|compose|record)( me| us)? an? (speech|message|song|recording)\b => $1$2 another-$3
    \bhear (?:any|some)(?:one|body)$ => hear voices`,
  ordinalThing: `\\b(?:${determiner} )*(${ordinal})(?: and (?:the )?(${ordinal}))? (?:${adjective} )?(?:${thing}|one|ones)\\b`,
  numberedThing: `\\b(?:${determiner} )*(?:${adjective} )?${thing} (?:number |no |# ?)?(\\d|one|two|three|four|five)\\b`,
  thing: `\\b(?:(?:${determiner} )*(?:${adjective} )?|${described}(?:${adjective} )?)${thing}\\b(?! of (?:the|a) )|\\b(?:this|that) (?:(?!${noAdjective}\\b)[\\p{L}'-]+ )?(?:${event}|bit|part|one here)\\b`,
  /** To transcribe "the lecture" means to transcribe the recording. */
  aboutSpeech:
    /\b(?:transcri|write|text|type\b|translat|said\b|spoken\b|mention|says?\b|talk|speak|hear|words?\b|language|written|writing|word for word|verbatim)/,
  event: `\\b(?:the|my|our|attached|following)(?: (?!${noAdjective}\\b)[\\p{L}'-]+)? ${event}\\b(?! (?:that |which )?(?:he|she|they|we|you|i) (?:mention|describe|talk|name|quote|like|want))`,
  people: `\\b(?:(?:the|this|that|these|those|an?|his|her|their|its|my|our|your|both|all)(?: (?:two|three|four))?(?: (?:\\w+an|\\w+ish|old|young|nice))? )?(?:speaker|person|man|woman|guy|gentleman|lady|boy|girl|child|kid|narrator|reader|caller|user|people|speakers|talker|(?<!(?:his|her|their) )(?:${kin}))(?: (?:speaking|talking|(?:on|in) rec|on the (?:phone|line|radio)|on (?:tape|air)|whom (?:is )?(?:speaks|speaking|talks|talking)))*(?! of)\\b|\\b(?:he|she|they|we|you|i|someone|somebody|anyone|anybody|everyone|everybody)\\b`,
  afterNames: String.raw`
    (\p{L}+)'s\b => $1
    \b(?:the audio|this one|that one|each one|each of them|all of them|both of them|them|it|this|these|those|both|rec rec)\b => rec`,
};

/** What stands around a question and asks nothing itself: courtesy, how the answer shall look, circumstances. */

const modal = '(?:can|could|would|will|may|might)';
const one = '(?:who|me|us|you|someone|somebody|i|we)';
const knowing = '(?:know|hear|see|learn|find out|understand|have|get|read)';

const leads = [
  '(?:(?:i|we|who) (?:am|are) )?going to (?:need|want)',
  'please|kindly|hi|hello|hey|hi there|hello there|dear \\w+|ok|okay|so|well|now|then|also|and|but|next|finally|first|firstly|secondly|first of all|second|alright|right|um|oh|bro|dude|man|mate|buddy|friend|sir|madam|guys|everyone|yo',
  'always|simply|just|only|exactly|precisely|roughly|approximately|about|quickly|maybe|perhaps|briefly',
  `${modal} ${one}(?: (?:please|kindly|possibly|maybe|perhaps|just|also|quickly|all))*(?: be able to)?`,
  `${modal} ${one} (?:please )?(?:mind|be so (?:kind|good) (?:as )?to|do (?:me|who) a favou?r and|help (?:me|who)(?: to)?)`,
  '(?:need|want)(?: to)?(?: know)?|(?:figure|work|find|make) out|be so (?:kind|good) (?:as )?to|be (?:willing|prepared|happy|able|ready) to|be an? \\w+ and|be \\w+ enough to|be a dear and|do (?:me|who) a favou?r and|do (?:me|who) a favou?r|go ahead and|try to|feel free to|make sure to|remember to|be able to|mind|do (?:who|you) mind',
  `(?:is it|would it be) possible (?:for ${one} )?to|(?:rec )?(?:is|would) (?:rec )?(?:be )?possible to|any (?:idea|chance|clue|way)(?: (?:that|of))?(?: ${one} (?:could|can|would|will|might))?|(?:do|does|did) ${one} (?:happen to )?know|have ${one} any idea|are ${one} able to|is who able to`,
  `${one} (?:would|will) be (?:grateful|glad|happy|thankful|delighted|obliged) (?:if|to|for)(?: ${one} (?:could|would|can|will))?`,
  `${one} (?:(?:only|just|really|also|still|urgently|simply|first) )?(?:want|need|require|would like|would love|wish|have|like|must|hope|got|am trying|are trying|try|should like|would appreciate)(?: ${one})?(?: (?:to|a|an|the))*(?: ${knowing})?(?: about)?`,
  `${one} (?:was|were|am|are) (?:just )?(?:hoping|looking|trying|after|going)(?: (?:for|to|that|if))?(?: ${one})?(?: (?:could|can|would|will|might))?`,
  `(?:it )?(?:would|will) (?:rec )?(?:be )?(?:great|nice|good|lovely|helpful|useful|perfect) (?:if|to)(?: ${one})?(?: (?:could|can|would))?|what about|how about|is there a way to|looking for|time to|help`,
  `${one} (?:wonder|am wondering|was wondering|am curious|ask|am asking)(?: ${one})?(?: (?:if|whether|about))?`,
  `(?:tell|show|give|send|get|let|inform|remind|advise|teach)(?: ${one})?(?: ${knowing})?`,
  `(?:(?:answer|reply|respond)(?! (?:who|him|her|them|rec|in)\\b)|come back|get back to ${one})(?: (?:with|by|to ${one}|only|just))*|question|(?:manage|try|attempt|be able|happen|be sure) to`,
  `${one} (?:cannot|can not|could not|do not|did not) (?:tell|know|hear|understand|catch|recogni[sz]e|see|get)`,
  `help ${one}(?: to)?(?: ${knowing})?|know`,
  `(?:${modal} )?(?:${one} )?(?:would )?(?!not\\b)[a-z]+ ${one} (?:please )?to(?: ${knowing})?`,
  `(?:have a )?(?:listen|look|hear)(?: (?:to|at))?(?: rec| who)?(?: carefully| closely)?(?: and| then)?`,
  '(?:in|from|for|using|with|on|of|within|after|regarding|about|based on|given) rec|after listening|once who (?:have|has) listened',
  'whether|if|that|your (?:task|job|role|goal) is(?: to)?|who are to|who should|to|the|an?',
].join('|');

export const lead = new RegExp(`^(?:${leads})\\b ?`);

export const tail =
  / ?\b(?:please|thanks(?: (?:a lot|so much|in advance))?|thank (?:you|who)(?: (?:very|so) much)?|cheers|lol|haha|asap|for (?:me|us)|to (?:me|us)|or not|as well|too|in (?:the )?order(?: (?:of appearance|they|who|rec|in which|that|as) ?.*)?|though|tho|bro|dude|mate|buddy|sir|madam|man|friend|when who (?:have|has|get|gets|can)(?: .*)?|much appreciated|exactly|precisely|verbatim|word for word|word by word|literally|in full|fully|completely|accurately|faithfully|correctly|out loud|aloud|here|(?:like |right )?now|then|again|(?:real |really |super )?(?:quick|quickly)|roughly|approximately|in total|overall|briefly|no commentary|no comments|no explanations?|without (?:any )?(?:commentary|comments?|explanations?)|as text|in text|in writing|in (?:one|a) (?:word|sentence|number)|in words|in seconds|only|nothing else|nothing more|with no \w+(?: \w+)?|without (?:any |an? |extra |further |other |your |own )*(?:comment|expla|interpret|timestamp|quot|anything|add|chang|summar|translat|leaving|skip|omit|edit|introduc|preamble|format|punctuat)\w*(?: .*)?|instead of .*|(?:keeping|making|leaving) .*|as an? (?:(?:plain|simple|written|single) )?(?:text|string|paragraph|favou?r|number|figure|sentence|word|whole|file|document)(?: \w+)?|in (?:\w+ )?form(?:at)?|in the form of .*|if who please|for (?:my|our|work|school)(?: (?!clip\b|rec\b)\w+){0,3}|because .*|since (?:i|we|who) .*|so (?:that )?(?:i|we|who) .*|rather than .*|or what|would who|will who|could who|can who|(?:that )?who (?:can )?hear|(?:that )?who (?:have |had )?(?:just )?(?:sent|gave|attached|recorded|uploaded|send|sends|left|got|received)(?: (?:who|me|you|us))?|carefully|today|above|below|attached|if possible|if (?:who|you) (?:can|could|would|do not mind)|at (?:all|any point|some point)|somewhere|anywhere)$/;

const constraint =
  '(?:do not|does not|never|no|not|without|avoid|skip|omit|leave out|ignore|except)(?: .*)?|(?:just|only|nothing) (?:that|else|more|rec)';

export const empty = new RegExp(
  `^(?:(?:(?:many |best |kind |warm )?(?:thanks|regards|wishes|cheers)(?: .*)?|have a (?:nice|good|great|lovely) .*|be an? \\w+|(?:thank|thanking) who(?: .*)?|thank you|please|hello|hi|hey|ok|okay|good (?:morning|day|evening|afternoon)|rec|who|just kidding|(?:the following|these|(?:one|two|three|four|a few|several|some|a couple of)) (?:things?|questions?)|here (?:is|are|comes) .*|listen(?: to)? .*|(?:answer|reply|respond|output|return|format)(?: (?:briefly|shortly|concisely|only|just|precisely|exactly|in|with|by|as|an?|the|one|single|short|full|word|words|sentence|number|digits?|figure|yes|or|no|english|plain|text|name|language|of|who|rec))*|be (?:brief|concise|precise|exact|short|accurate|careful)|(?:(?:just|only|with|the|an?|one|single|number|digits?|figure|word|name|answer|text|please|yes or no)(?: |$))+|${constraint}|(?:because |since |as )?who (?:cannot|can not|could not|do not|did not|am not|was not|have not|missed) .*|(?:and )?(?:no|without)(?: (?:any|an|a|extra|further|added|other))* (?:commentary|comments?|explanations?|punctuation|quotes|quotation marks|words|text|timestamps?)|nothing else|only that|rec only|(?:can|could|would|do|will) who(?: (?:tell|help|do (?:rec|that|so)))?|yes or no|true or false|q\\d+))$`,
);

export const wantsBareAnswer =
  /\b(?:only|just)(?: with)?(?: (?:the|a|an|one))*(?: single)? (?:number|digit|figure|word|language|name|answer|text|transcript|transcription|translation|yes)|\b(?:number|text|transcript)(?: of \w+)? only\b|\b(?:one|single) (?:word|number)\b|\byes or no\b|nothing else|nothing more|no (?:commentary|comments?|explanations?|other (?:words|text))|without (?:any )?(?:commentary|comments?|explanations?)/i;

/** Words by which a statement asks after all: "I need a summary", "I wonder why". */
const wishes =
  /\b(?:trying to (?:figure|find|work|make) out|trying to (?:identify|determine|understand|transcribe)|want|need|like|love|wish|wonder|wondering|hope|must|(?<!rec )should|ask|asking|question|curious|interested|please|tell|give|explain|summary|summari[sz]e|appreciate|grateful|expect|prefer|require|looking|help|(?:have|has|had|need) to|could|would|can who|let|show|know whether|know if|know what|know why|know how|describe|answer|write|transcribe|translate|repeat|list|count|why|what|how|which|where|when)\b/;

const finite =
  "(?:is|are|was|were|am|has|have|had|do|does|did|got|get|gets|came|comes|left|sent|gave|took|went|made|said|says|keeps?|kept|found|lost|speaks?|spoke|works?|goes|cannot|could not|can not|will|won't|missed|only|just|really|also|already|still|never|always|actually|recently|accidentally|\\w+ed|\\w+n't)";
const statement = new RegExp(
  `^(?:because |since |as |but |and |so |well |okay |ok |now |sorry |today |yesterday )*(?:(?:it|this|that|there|rec) (?:who |rec )?${finite}\\b|(?:i|we|he|she|they|who|you) [a-z']+\\b|(?:who|rec) (?!is\\b)\\w+s\\b|(?:the|a|an|my|our|his|her|this|that|some|who|rec)(?: [\\p{L}']+){1,4}? ${finite}\\b(?! *$)|(?:before|after|while|when|as|since|because|although|though|until) (?:i|we|he|she|they|it|who|rec|you)\\b|(?:for|due to|at|in|during) (?:my|our|a|an|the|his|her) [\\p{L}' ]+$)`,
  'u',
);

/** Tells circumstances and asks nothing. */
export const isStatement = (clause: string): boolean => statement.test(clause) && !wishes.test(clause);

/** "For my podcast I need to know how long it is": what is asked comes after. */
export const circumstance =
  /^(?!(?:what|how|which|is|are|was|were|do|does|did|when|why|where|whom|can|could)\b)(?:[\p{L}']+ ){1,12}?(?:(?:(?:who|i|we) (?:need|want|would like|have|must|got|am|are supposed)|and must|and need|and want) (?:to(?: (?:know|hear|see|find out))?|know)|let me know)\b ?/u;

/** "How many are there?" after "Count the words": the same once more. */
export const repeatsQuestion =
  /^(?:how many(?: (?:are|is|were|was|there|rec|of|who|do|does|get|have))*|(?:list|name|count|give|tell)(?: (?:rec|who|me|us))+|which ones(?: .*)?|what (?:do|does|will|would) (?:who|rec) (?:get|come to|find|add up to)|(?:if (?:yes|so|any|there are)(?: any)? )?which(?: ones?)?|if (?:yes|so|any|there are)(?: any)?|(?:give|tell|report|say|name|show)(?: (?:who|me|us))? (?:the|your) (?:result|answer|total|number|sum|count)|how long(?: exactly)?|identify rec|which one is rec|what is the (?:result|answer|total|number|sum))$/;

/** Looks like a question about a recording and asks for something else. Beside each row what it is for. */
export const isMisleading = new RegExp(
  [
    // Does she say how long?
    '^(?:does|do|did) (?:rec|who) (?:say|mention|tell|explain|ask) (?:how|what|which|when|where|why)\\b',
    // Does he count the words?
    '^(?:does|did) who (?:count|list|add|translate|transcribe|write|type|note|hear|listen)\\b',
    // How long does it take to say that?
    '^how long (?:does|did|do|would|will) (?:rec|who) take (?:who )?to (?!play|listen|hear)',
    // How do you count words?
    '^how (?:do|does|did|can|could|would|should|to) (?:who )?(?:count|transcribe|translate|repeat|write|add|measure|record|list|detect|identify|convert|turn|make|pause|pronounce)\\b',
    // How do I say thank you in English?
    '^how (?:do|does|can|would|should) who say (?!rec\\b|what\\b|that\\b|in\\b)',
    // How fast is too fast?
    '^how (\\w+) is (?:too|\\1)\\b',
    // What is this word? What is a transcript? What is the English word for that?
    '^(?:what|which) (?:is|was) (?:this|that|the|rec) word$',
    '^what (?:is|are) an? ',
    '\\b(?:word|term|name) for\\b',
    // Tell me what language to use. Translate this word.
    '\\b(?:what|which) (?:languages?|words?|numbers?) (?:to|who should|who need)\\b',
    '^translate (?:this|that|the|rec) (?:word|phrase|term|name)\\b',
    // What is being translated? Which numbers does she add?
    '^(?:what|which)\\b.*\\b(?:translated|transcribed|repeated|counted|numbers? .*add)$',
    // Which words are said by both?
    '^(?:what|which) words?\\b.* both\\b',
    // Which speaker is right? Which voice speaks English?
    '^(?:(?:which|what) who (?:is|are|was|were|does|do|did)|which who \\w+s|(?:which|what) voice)\\b(?!.*(?:er|est|words)\\b)',
    // What does he talk about?
    '^(?:what|which|whom) .* (?:for|about|(?<!(?:start|begin|end|finish|open|close) )with|of|like|from)$',
    // What is there to say? What should I say?
    '^what (?:is|are|else|more)\\b.* to (?:say|tell|speak|talk)\\b',
    '^what (?:can|could|should|shall|would|must|will) who (?:say|tell|write|speak|talk)\\b',
    // When do they say it begins?
    '^(?:how|when|where|which|what) .*\\b(?:do|does|did) who (?:say|think|claim|mention|believe) (?:(?:rec|who) (?!in\\b)\\w|that\\b|there\\b|the (?!words?\\b|phrase\\b|name\\b|same\\b))',
    // Is he speaking to me? Is someone speaking in the background?
    '\\b(?:speak|talk|say)(?:s|ing)? (?:to|with|like|as) (?:who|me|us)\\b',
    '\\b(?:speak|talk)(?:s|ing)?\\b.* in the background',
    // Is it too long for a wedding? Translate it for a child.
    '\\b(?:too|enough)\\b.* for\\b',
    '\\bfor an? (?:child|kid|beginner|layman|\\w+ year old)\\b',
    // Name a language. Guess the number. Rate his English. Do what he says.
    '^(?:name|guess|list|give|tell|say|pick|find|choose|think of)(?: (?:me|us|who))? (?:an?|any|another|some|one|two|three|five|ten) (?:languages?|numbers?|sentences?|pauses?|words?(?! count))\\b',
    '^guess the (?!language|dialect|tongue|duration|length)',
    '^rate (?!of\\b)',
    '^(?:do|follow|obey) (?:what|as)\\b',
  ].join('|'),
);

/** "Could you say it slowly?": how to speak, not how it is spoken. */
export const tellsHowToSpeak =
  /^(?:say|speak|talk|read)\b.*\b(?:slow|slowly|fast|quickly|quietly|loud|loudly)\b/;

/** English words for each concept, in clauses as `readClauses` leaves them. The phrases are in english-phrases.ts. */
export const english = {
  locale: 'en',
  words: {
    filler: `
      the a an this that these those of in on at for to from with by into onto within during through throughout over
      between inside as so then also both if whether than while do does did done doing has have had having got gets me
      my us our your her his their its mine he him them it she i we you please kindly just simply now here there only
      out up off down along precisely exactly exact accurately accurate faithfully faithful carefully careful clean
      plain raw actual currently actually really roughly approximately directly together altogether combined overall
      original current tell give get let provide return produce create send help look find output state report hand
      offer deliver supply prepare generate obtain fetch share post paste print perform process handle see view manage
      able happen try accept submit attached attachment given provided uploaded below above following recorded sent
      enclosed included thing things stuff bit piece lot job task request document doc sheet line lines block result
      results screen contain contains containing contained include includes including feature features featured use
      uses used using involve involves occur occurs appear appears stretch period lol haha hey hi hello dear thanks
      thank cheers ok okay sure sorry oh um uh ah asap immediately away possible possibly maybe perhaps mind favour
      favor basically literally`,
    'language-name': 'farsi mandarin cantonese flemish filipino kurdish irish gaelic esperanto',
    run: 'come comes coming take takes taking took run runs running go goes play plays playing played',
    turn: 'put puts convert converted turn turned change transform transfer',
    make: 'make makes made making',
    examine: 'check measure calculate compute establish estimate verify confirm determine',
    what: 'what which whatever',
    how: 'how',
    many: 'many much',
    often: 'often times frequently',
    count: 'count counts counted counting tally amount quantity',
    total: 'total totals totalling',
    sum: 'sum add adds added adding plus addition',
    list: `
      called detection identification recognition list lists listed enumerate extract extracts pick pull collect name
      identify detect recognise recognize guess spot specify distinguish quote quoted quotes`,
    all: 'all every each everything everybody',
    any: 'any some anything anyone anybody someone somebody human',
    or: 'or',
    per: 'per',
    word: 'word words',
    sentence: 'sentence sentences',
    number: 'number numbers digit digits figure figures numerical numeric numerals numeral values value',
    language: 'language languages tongue lang lingo dialect',
    english: 'english',
    translate: `
      translate translates translated translating translation translations interpret interpretation render rendered
      rendering rendition`,
    mean: 'mean means meant meaning',
    version: 'copy version equivalent form format',
    say: `
      say says said saying speak speaks speaking spoke spoken talk talks talking talked utter utters uttered uttering
      mention mentions mentioned telling tells told dictate dictates dictated read reads reading pronounce pronounced`,
    hear: 'decipher discern catch understand hear hears heard hearing listen listening audible',
    write: 'write writes writing wrote written type typed typing jot note',
    text: 'lyrics text texts wording contents content page paper subtitles subtitle captions',
    transcribe: `
      transcribe transcribes transcribed transcribing transcript transcripts transcription transcriptions caption
      dictation verbatim typewritten write-up writeup word-for-word speech-to-text voice-to-text`,
    repeat: 'repeat echo parrot recite mimic imitate reiterate',
    again: 'again same',
    back: 'back',
    long: 'long lengthy',
    length: 'length duration runtime playtime timespan extent',
    time: 'time last lasts lasted lasting',
    seconds: 'second seconds secs sec minute minutes mins min',
    speed: `
      fast quick quickly rapid rapidly slow slowly speed rate pace tempo wpm velocity swift swiftly brisk`,
    loud: 'loud loudly loudness volume level decibel decibels db dbfs noisy peak amplitude intensity gain',
    quiet: 'quiet quietly soft softly faint',
    pause: 'pause pauses paused pausing gap gaps break breaks hesitation hesitations stops',
    longest: 'longest biggest greatest largest',
    place: 'where when',
    pitch: 'pitch pitched frequency hertz hz fundamental high-pitched low-pitched',
    height: 'high low deep range',
    voice: 'voice voices',
    speech: 'speech',
    music: 'music song songs melody singing instrumental',
    silence: 'silence silent silences empty blank nothing mute muted soundless',
    noise: 'noise noises',
    sound: 'sound sounds',
    kind: 'kind kinds sort category',
    whole: 'whole entire full complete completely entirely totally fully',
    statistic: 'average median maximum minimum typical',
    too: 'too very rather quite enough',
    modal: 'can may would could should might will shall must',
    be: 'is are was were be been being am',
    wish: '',
    rec: 'rec',
    who: 'who',
    and: 'and , &',
  },
  /** Common misspellings and short forms. */
  shortForms: `
    u=you ur=your r=are y=why pls=please plz=please plss=please thx=thanks ty=thanks wat=what wut=what wht=what
    wuts=what_is wats=what_is whats=what_is what're=what_are hows=how_is shes=she_is hes=he_is theyre=they_are
    gimme=give_me lemme=let_me wanna=want_to gonna=going_to im=i_am ive=i_have dont=do_not doesnt=does_not cant=cannot
    couldnt=could_not msg=message vm=voicemail vid=video rec=recording eng=english b4=before howmany=how_many
    howlong=how_long iz=is hw=how dis=this dat=that da=the teh=the wich=which wrds=words wordz=words sayin=saying
    lenght=length`,
  /** Other words whose spelling is corrected, besides those that determine the question. */
  things: 'recording recordings message messages speaker speakers voicemail person please',
};

/** Scores, shots and races as the reader knows them. */

export const sportPhrases: readonly [RegExp, string][] = [
  // A burning arrow is part of the bow's model: its flame follows the draw and the flight.
  [
    /\b(?:shoot|fir|loos|launch|releas|aim)(?:ing|es|s) (?:an?|the|his|her) (?:[a-z]{1,12} )?(?:flaming|burning|fiery|fire|lit|blazing) arrow\b/gi,
    'shooting with a fire bow',
  ],
  // Strings that are played are seen on their instrument.
  [/\b(?:the |six )?(guitar|violin|cello|harp|banjo|ukulele) strings\b/gi, 'a $1'],
  [
    /\b(?:the )?strings of (?=(?:an?|the|his|her) (?:[a-z]{1,12} )?(?:guitar|violin|cello|harp|banjo|ukulele)\b)/gi,
    '',
  ],
  [/\b(crowd|audience|fans|spectators) (?:goes|go|going) (?:wild|crazy|nuts)\b/gi, '$1 cheering'],
  [/\bice hockey (?=players?|match|game|team)/gi, 'hockey '],
  [
    /\b(?:fight|battl|scrambl|compet|duel|wrestl|struggl|skat|chas)(?:ing|s|es|e) (?:hard )?(?:for|over|after|with)? ?(?:a|the) (?:hockey )?puck\b/gi,
    'standing beside a puck',
  ],
  // Before the goal itself is read: the kick is no bicycle.
  [
    /\b(?:scor|do|perform|attempt|mak|try|execut|hitt?|kick|tak)(?:ing|es|e|s)? (?:(?:a|the|an?) (?:[a-z]{1,20} ){0,2}(?:goal|ball) (?:with|by|from|off|in) )?(?:an? )?(?:[a-z]{1,20} ){0,2}(?:bicycle|overhead|scissors?)[ -]kick(?: goal)?\b/gi,
    'doing an overhead kick',
  ],
  [
    /\b(?:with|in|by) an? (?:[a-z]{1,20} ){0,2}(?:bicycle|overhead|scissors?)[ -]kick\b/gi,
    'doing an overhead kick',
  ],
  [/\b(?:bicycle|scissors?)[ -]kick(s|ing)?\b(?! (?:exercise|crunch))/gi, 'overhead kick'],
  [
    /\b(?:hit|smash|slugg?)(?:ting|ing|s|es)? an? (?:[a-z]{1,20} )?home ?run\b/gi,
    'hitting with a baseball bat',
  ],
  [
    /\b(?:shoot|sink|mak|score|tak|hitt?)(?:ing|s|es)? an? (?:[a-z]{1,20} )?(?:three.pointer|three.point shot|jump shot|free throw|layup|buzzer beater)\b/gi,
    'shooting a basketball',
  ],
  [
    /\btak(?:ing|es) an? (?:penalty|penalty kick|free kick|corner kick)\b/gi,
    'kicking a soccer ball at the goal',
  ],
  [/\bscor(?:ing|es) an? (?:[a-z]{1,20} )?(?:penalty|goal)\b/gi, 'kicking a soccer ball into the goal'],
  [/\b(?:runn?|div|scor)(?:ing|s|es)? (?:for|into|to) (?:a|the) (?:touchdown|end ?zone)\b/gi, 'running'],
  [
    /\bwith (?:his |her |their |both )?(?:arms|hands) (?:raised|up|lifted|in the air)(?: high)?\b/gi,
    'raising arms',
  ],
  [/\bscor(?:ing|es) an? (?:[a-z]{1,20} )?touchdown\b/gi, 'running'],
  [/\bspik(?:ing|es) (?:a|the) (?:volley)?ball\b/gi, 'playing volleyball'],
  [/\bserv(?:ing|es) (?:a|the) (?:tennis )?ball\b/gi, 'serving'],
  [/\b(slalom|ski) (?:course|race|gates?)\b/gi, 'snowy slope'],
  [
    /(?<=\b(?:cars?|motorcycles?|motorbikes?|go.?karts?|karts?|racers?)\b[^.]{0,40}\b(?:on|around|round|along)) (a|the) (?:race ?)?track\b/gi,
    ' $1 racetrack',
  ],
  [/\b(?:horse race|derby)\b(?! (?:car|truck))/gi, 'jockeys racing on horses'],
  [
    /\b(?:karate|judo|taekwondo|kung ?fu|martial arts?) (?:master|teacher|expert|student|champion|sensei)\b/gi,
    'karate fighter',
  ],
];

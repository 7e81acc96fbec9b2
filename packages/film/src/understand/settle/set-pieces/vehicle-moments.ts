/** Moments of vehicles and of building sites that one model shows as a whole: cars under a truck, children who get into a bus, a rescue by air, a tower that is being built. */

import type { SetPiece } from './set-piece.ts';

const aboard =
  /\b(?:kids?|child(?:ren)?|students?|pupils?|schoolchildren|boys?|girls?|passengers?|people|commuters?|person|man|woman)\b/;

export const vehicleMoments: readonly SetPiece[] = [
  {
    says: [/\bpit[ -]?(?:stops?|crews?|lanes?)\b/],
    unless: /toy|leaving|speeding|overtak/,
    kit: 'racing car in its pit',
    shows: /\bcars?$|formula|\bf1|racer|\bpit|tires?$|tyres?$|wheels?$|mechanic|crew/,
    takesFigures: true,
    place: 'highway',
    details: ['racetrack'],
    notPlaces: /./,
  },
  // What lies on a belt goes by with it; what a forklift moves is on its fork.
  {
    says: [/\bconveyor|\bassembly line|\bproduction line/],
    unless: /sushi|\bcars?\b|robot/,
    kit: 'conveyor belt',
    shows:
      /conveyor|\bbelt|line$|box|package|parcel|carton|bottle|\bcans?\b|fruit|apple|orange|tomato|cookie|chocolate|cand|biscuit|goods|product/,
    traits: [
      [/bottle|\bcans?\b|\bjars?\b/, 'bottles'],
      [/apple|fruit|tomato|orange|peach/, 'fruit'],
      [/cookie|chocolate|cand|biscuit|sweets/, 'sweets'],
    ],
    withPeople: true,
    place: 'factory',
  },
  {
    says: [/\bfork.?lift/, /box|crate|pallet|goods|cargo|carton|package/],
    kit: 'forklift',
    shows: /fork.?lift|box|crate|pallet|goods|cargo|carton|package/,
    withPeople: true,
    place: 'warehouse',
    act: 'drive',
  },
  {
    says: [
      /\b(?:sky ?scrapers?|(?:office |apartment |residential |tall |high.?rise |glass )(?:buildings?|towers?|blocks?)|high.?rises?|towers?|tower blocks?|buildings?)\b/,
      /\b(?:(?:being|getting) (?:built|constructed|erected)|under construction|construction of|construction (?:time.?lapse|progress|process)|(?:building|constructing|construction).{0,20}time.?lapse|time.?lapse.{0,20}(?:building of|construct))|\b(?:rising|rises|growing|grows) (?:floor by floor|from the ground|story by story|storey by storey)/,
    ],
    unless:
      /worker|builder|crew|engineer|lego|block tower|cards?\b|toy|blocks? (?:tower|castle)|sand|cathedral|eiffel|pyramid|house\b|eating|walking|lunch/,
    kit: 'tower being built',
    shows:
      /scraper|building|tower|high.?rise|block|crane|scaffold|construction|frame|floors?$|steel|beam|\bsite/,
    traits: [
      [
        /time.?lapse|hyper.?lapse|floor by floor|story by story|storey by storey|from the ground|being built|getting built/,
        'rises',
      ],
    ],
    withPeople: true,
    place: 'city',
    notPlaces: /construction|site|scaffold/,
  },
  {
    says: [
      /\b(?:monster|bigfoot) trucks?\b/,
      /crush|smash|flatten|squash|stomp|destroy|wreck|(?:driv|roll|run|climb|rid|go)\w* (?:right )?(?:over|on top of)|jump|leap|fly|flies|soar|launch/,
      /\b(?:cars?|vehicles?|wrecks?|bus(?:es)?|junk|sedans?|vans?)\b/,
    ],
    kit: 'monster truck crushing cars',
    shows: /truck|\bcars?$|vehicle|wreck|bus$|junk|sedan|\bvan|row|ramp|dust/,
    traits: [
      [/\b(?:jump|leap|fly|flies|soar|launch)/, 'jumps'],
      [/\bnew\b|modern|sports/, 'new cars'],
    ],
    withPeople: true,
    place: 'stadium',
  },
  {
    says: [
      /\b(?:school ?)?bus\b/,
      aboard,
      /pick(?:s|ing)? (?:\w+ ){0,3}up\b|pick(?:s|ing)? up|\bboard(?:s|ing)?\b|get(?:s|ting)? (?:on|onto|into|in)\b|climb(?:s|ing)? (?:on|onto|into|aboard)|step(?:s|ping)? (?:on|onto|into)|stop(?:s|ping)? (?:for|to|at)|drop(?:s|ping)? (?:\w+ ){0,3}off|drop(?:s|ping)? off|get(?:s|ting)? off|line up|lining up/,
    ],
    unless: /wait(?:s|ing)? (?:for|at)|dog|cat|toy|double.?decker|window/,
    kit: 'bus at its stop',
    shows: /bus|kerb|curb|door|stop$|sidewalk/,
    traits: [
      [/school|kids?\b|child|pupil|boys?\b|girls?\b/, 'school'],
      [/^(?!.*(?:school|kids?\b|child|pupil|boys?\b|girls?\b))/, 'city'],
      [/^(?!.*(?:school|kids?\b|child|pupil|boys?\b|girls?\b))/, 'adults'],
      [/drop(?:s|ping)? (?:\w+ ){0,3}off|drop(?:s|ping)? off|get(?:s|ting)? off/, 'gets out'],
    ],
    takesFigures: true,
    place: 'street',
    details: ['suburban'],
  },
  // On a pad of its own; the pad lies on a mountain, on a roof or on an airfield.
  ...(['mountain_top', 'rooftop', 'airport'] as const).map(
    (place): SetPiece => ({
      says: [
        /\b(?:helicopter|chopper)\b/,
        /\b(?:land(?:s|ing|ed)?|touch(?:es|ing)? down|set(?:s|ting)? down|com(?:es|ing) down|descend(?:s|ing)?)\b/,
        place === 'mountain_top'
          ? /\b(?:mountain|alpine|alps|summit|peak|cliff)/
          : place === 'rooftop'
            ? /\broof|\bhospital|\bskyscraper|\btop of (?:a|an|the) (?:[a-z]{1,12} )?(?:building|tower)/
            : /\bpad\b|helipad|heliport|landing (?:zone|spot|circle)/,
      ],
      unless: /toy|\brope|winch|hoist|ladder|ship\b|carrier|yacht|\boil rig/,
      kit: (text) =>
        `${/\brescue|hospital|ambulance|medical/.test(text) ? 'rescue ' : /military|army/.test(text) ? 'military ' : ''}helicopter landing on a pad`,
      shows:
        /helicopter|chopper|\bpad$|helipad|rescue|mountain|peak|cliff|roof|building|hospital|skyscraper|tower/,
      takesFigures: true,
      // How high the roof is shows only from above it.
      ...(place === 'rooftop' && { isFromAbove: true }),
      place,
      notPlaces: /./,
    }),
  ),
  {
    says: [
      /\b(?:rescue )?(?:helicopter|chopper)s?\b/,
      /rescu|sav(?:es|ing)|winch|hoist|airlift|lifting|evacuat/,
    ],
    unless: /\bsea\b|ocean|flood|boat|ship|ladder|water|roof/,
    kit: 'helicopter rescue',
    shows: /helicopter|chopper|rope|cable|winch|ladder|mountain|peak|cliff|ledge|harness|stretcher/,
    takesFigures: true,
    place: 'mountain_top',
    notPlaces: /mountain|peak|cliff|alps|summit|slope|ledge/,
  },
];

/** Petals, confetti, sparks or leaves that come down over somebody: they fall, and nobody stands under a bath's shower or on another. */

const light =
  '(?:[a-z-]{1,15} ){0,2}(?:petals|blossoms|confetti|leaves|feathers|glitter|streamers|sparks|snowflakes|embers)';
const kind = '(?:(?:gentle|sudden|soft|light|heavy|golden|bright|big|beautiful|colou?rful|sparkling) )?';

export const fallingPhrases: readonly [RegExp, string][] = [
  [/\b(?:a |the )?(?:[a-z]{1,12} )?shower of (?:meteors|meteorites|shooting stars)\b/gi, 'meteor shower'],
  // What flies off something already has its verb.
  [
    new RegExp(
      `\\b(?:a |the )?${kind}showers? of ((?:[a-z-]{1,15} )?sparks)(?= (?:fl(?:y|ies|ying)|from|off|shooting|spraying)\\b)`,
      'gi',
    ),
    '$1',
  ],
  [
    new RegExp(
      `(?:,? \\b(?:under|beneath|through|in|amid|into|by|with) )?\\b(?:a |the )?${kind}(?:showers?|rain|cascade|flurry) of (${light})\\b(?: (?:falling|coming down|raining down|floating down))?`,
      'gi',
    ),
    ', $1 falling',
  ],
  [new RegExp(`,? ?\\b(?:being |getting )?showered (?:with|by|in) (${light})\\b`, 'gi'), ', $1 falling'],
  // It falls on both of them; the second is not on the first.
  [
    /\b(snow|rain|petals|blossoms|confetti|leaves|feathers|glitter|snowflakes) ((?:gently |softly |slowly )?(?:falling|raining down|floating down|drifting down|coming down)) (?:down )?(?:on|onto|over|upon|around) (?=(?:the )?newlyweds\b|(?:[a-z]{1,12} ){1,3}and (?:a |an |the |his |her )?[a-z]{1,12}\b)/gi,
    '$1 $2, ',
  ],
];

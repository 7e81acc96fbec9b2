/** Moments of nature that one model shows as a whole: a wave that breaks, a tree that carries a village. */

import type { SetPiece } from './set-piece.ts';

export const natureMoments: readonly SetPiece[] = [
  {
    says: [
      /\btrees?\b|treehouse/,
      /\b(?:village|houses|huts|homes|town|city)\b/,
      /branch|treetop|built in|in (?:the|a|its) (?:\w+ )?trees?\b|canopy|rope bridge|of treehouses/,
    ],
    unless: /christmas|leaf|leaves fall|blossom|street|snow(?:y|ing)/,
    kit: 'tree village',
    shows: /tree|branch|village|house|hut|home|bridge/,
    withPeople: true,
    place: 'forest',
    notPlaces: /village|town|city|branch|tree/,
  },
  {
    says: [
      /\b(?:giant|huge|massive|enormous|monster|towering|big|perfect|curling|breaking|crashing) (?:\w+ )?wave\b|\btsunami\b|\btidal wave\b|\bwave (?:curling|breaking)\b/,
    ],
    unless:
      /surf|boat|ship|sail|lighthouse|rocks?\b|cliff|board|swim|pirate|whale|beach|pier|waves\b|sandcastle|hand/,
    kit: 'giant wave',
    shows: /^(?:wave|tsunami|tidal wave|giant wave)$/,
    place: 'sea',
    notPlaces: /^(?:shore|coast|sea|ocean)/,
    act: 'flow',
  },
];

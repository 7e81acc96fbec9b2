/** Moments on the water that one model shows as a whole: dolphins beside a boat, a gondolier at his oar, a crew in white water. */

import type { SetPiece } from './set-piece.ts';

const boats =
  /\b(?:(?:sail|motor|speed|fishing |sailing |row|small |wooden )?boats?|yachts?|dinghy|vessel)\b/;
const besideBoat =
  /\b(?:alongside|beside|next to|along with|near|by|in front of|ahead of|following|follows?|escort\w*|around|with|past|racing|races?|from|towards?|approach\w*|under)\b/;
const boatTrait: [RegExp, string][] = [
  [/\bsail/, 'sailboat'],
  [/\byacht/, 'yacht'],
  [/\bfish(?:ing|erm[ae]n)/, 'fishing boat'],
  [/\brow|\bsmall (?:wooden )?boat|\bwooden boat|\bdinghy/, 'rowboat'],
];

export const waterMoments: readonly SetPiece[] = [
  {
    says: [/\bwater.?ski(?:s|ing|ers?)?\b|\bwake ?board(?:s|ing|ers?)?\b/],
    // An animal that does it is its own model.
    unless:
      /squirrel|\bdogs?\b|\bcats?\b|monkey|\bbears?\b|panda|penguin|elephant|rabbit|frog|robot|santa|lion|tiger/,
    kit: 'water skier behind a boat',
    shows: /ski|board|boat|rope|line|wake|water|vest/,
    traits: [
      [/\bwake ?board/, 'board'],
      [/\b(?:woman|girl|lady)\b/, 'woman'],
    ],
    takesFigures: true,
    place: 'sea',
  },
  {
    says: [/\bdolphins?\b|\bporpoises?\b|\borcas?\b|\bkiller whales?\b/, boats, besideBoat],
    unless: /underwater|attack|toy|sink|paper boat|\bkayak|\bcanoe/,
    kit: 'boat with dolphins',
    shows: /dolphin|porpoise|orca|killer whale|boat|yacht|dinghy|vessel|wake/,
    traits: [
      ...boatTrait,
      [/\borca|killer whale/, 'orca'],
      [/\bdolphins\b|\bporpoises\b|\borcas\b|\bwhales\b|\bpod\b/, 'pod'],
    ],
    place: 'sea',
    notPlaces: /^(?:ocean|sea|water|waves?)/,
  },
  {
    says: [/\bwhales?\b/, boats, besideBoat],
    unless: /underwater|attack|toy|sink|swallow|killer|jump|leap|breach|paper boat/,
    kit: 'boat beside a whale',
    shows: /whale|boat|yacht|dinghy|vessel|wake/,
    traits: [...boatTrait, [/whale/, 'whale']],
    place: 'sea',
    notPlaces: /^(?:ocean|sea|water|waves?)/,
  },
  {
    says: [/\bgondolas?\b|\bgondoliers?\b/],
    unless: /\bski\b|\blift\b|cable|\balps?\b|mountain|snow|balloon|airship|race|regatta|gondolas\b/,
    kit: 'gondola with gondolier',
    // The small bridge over the canal belongs to the place.
    shows: /gondola|\boar|paddle|water|bridge/,
    notPlaces: /bridge/,
    traits: [
      [/\b(?:couple|lovers|tourists|passengers|two people|family|newlyweds|bride)\b/, 'two'],
      [/\b(?:woman|girl|lady|tourist|passenger)\b/, 'one'],
      [/\bsing/, 'singing'],
      [/\bbridges?\b/, 'under a bridge'],
    ],
    takesFigures: true,
    place: 'river',
    act: 'sail',
  },
  {
    says: [
      /\braft(?:s|ing|ers?)?\b/,
      /rapids|white.?water|\brafting\b|\brafters?\b|wild river|raging|rushing|rough/,
    ],
    unless: /bamboo|log raft|wooden raft|\bcalm\b|\bpool\b|\bsea\b|ocean|\blake\b/,
    kit: 'raft in white water',
    shows: /raft|boat|paddle|\boar|helmet|vest|rapids|foam|splash/,
    takesFigures: true,
    place: 'river',
    details: ['rapids'],
    act: 'row',
  },
];

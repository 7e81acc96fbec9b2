/** Moments of toys: marbles that roll, a top that spins, dominoes that fall. */

import type { SetPiece } from './set-piece.ts';

export const toyMoments: readonly SetPiece[] = [
  {
    says: [/\bmarbles\b/, /roll|floor|table|spill|scatter|play|race|track|jar/],
    unless: /statue|column|sculpture|\bjar\b/,
    kit: 'rolling marbles',
    shows: /marble|glass ball/,
    place: 'room',
    isClose: true,
  },
  {
    says: [/\b(?:spinning|toy|wooden|colou?rful|twirling) top\b|\btop (?:spins|spinning|twirl)/],
    unless: /mountain|on top|tree|hill|roof/,
    kit: 'top that spins',
    shows: /\btop\b/,
    place: 'room',
    isClose: true,
  },
  {
    says: [/domino/, /fall|toppl|tip|knock|chain|effect|tumbl/, /spiral|swirl|coil|circle|circular|curl/],
    unless: /pizza/,
    kit: 'falling dominoes',
    shows: /domino|chain|line|row|spiral|swirl|circle/,
    traits: [[/./, 'spiral']],
    place: 'room',
    isFromAbove: true,
  },
  {
    says: [/domino/, /fall|toppl|tip|knock|chain|effect|tumbl/],
    unless: /pizza/,
    kit: 'falling dominoes',
    shows: /domino|chain|line|row/,
    place: 'room',
  },
];

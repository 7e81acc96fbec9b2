/** What hands do, seen from near: drawing, kneading, typing, folding, carving, spreading. */

import type { SetPiece } from './set-piece.ts';

export const handMoments: readonly SetPiece[] = [
  {
    says: [
      /\b(?:draw(?:s|ing)?|sketch(?:es|ing)?|paint(?:s|ing)?|writ(?:es|ing)|doodl\w+|illustrat\w+|colou?ring)\b/,
      /\bhands?\b|pencil (?:draw|sketch)|brush (?:paint|writ)|being (?:drawn|sketched)|time.?lapse of a (?:draw|sketch)/,
    ],
    unless:
      /wall|mural|fence|house paint|hand.?painted|face paint|nails|graffiti|typewriter|blackboard|chalkboard|whiteboard|pottery|vase|\bpot\b|sand\b|holding hands|handstand|easel/,
    kit: 'hand drawing on paper',
    shows: /./,
    words: (text) => [text.slice(0, 78)],
    byHands: true,
    place: 'room',
    notPlaces: /./,
    effects: 'own',
    isClose: true,
  },
  {
    says: [/\bhands?\b|close-?up|macro/, /\bknead/, /dough|bread|pasta/],
    kit: 'hands kneading dough',
    shows: /./,
    byHands: true,
    place: 'kitchen',
    isClose: true,
  },
  {
    says: [/\bhands?\b|fingers|close-?up/, /\btyp(?:es|ing)\b|\bcoding\b/, /keyboard|laptop|computer|code/],
    unless: /piano|synth|typewriter|phone/,
    kit: 'hands typing on a laptop',
    shows: /./,
    byHands: true,
    place: 'office',
    isClose: true,
  },
  {
    says: [
      /\bhands?\b|fingers|close-?up/,
      /\b(?:sculpt|mou?ld|shap|form)\w*/,
      /\bclay\b|sculpture|bust|pottery/,
    ],
    unless: /wheel|potter\b|spinning/,
    kit: 'hands shaping clay',
    shows: /./,
    words: (text) => [text.slice(0, 78)],
    byHands: true,
    place: 'workshop',
    isClose: true,
  },
  {
    says: [/\bfold(?:s|ed|ing)?\b/, /origami|paper (?:crane|bird|swan)/],
    kit: 'hands folding origami',
    shows: /./,
    words: (text) => [text.slice(0, 78)],
    byHands: true,
    place: 'room',
    notPlaces: /./,
    isClose: true,
  },
  {
    says: [
      /\bspread(?:s|ing)?\b|\bbutter(?:ing|s|ed)\b/,
      /butter|jam|marmalade|jelly|nutella|cream cheese|honey|avocado|chocolate/,
      /toast|bread|bagel|sandwich|cracker|bun\b/,
    ],
    unless: /melt|\b(?:woman|man|girl|boy|child|mother|father|chef|grandmother)\b/,
    kit: 'spread on toast by hand',
    shows: /./,
    words: (text) => [text.slice(0, 78)],
    byHands: true,
    place: 'kitchen',
    isClose: true,
  },
  {
    says: [/\bhands?\b|close-?up/, /\b(?:carv|whittl|chisel)\w*/, /wood\w*|spoon|figurine/],
    unless: /\b(?:turkey|pumpkin|stone|ice|ham|roast|surfer|skier)\b/,
    kit: 'wood carved by hand',
    shows: /./,
    words: (text) => [(/\b(?:carv|whittl|chisel)\w*.{0,70}/.exec(text)?.[0] ?? '').slice(0, 78)],
    byHands: true,
    place: 'workshop',
    isClose: true,
  },
];

/** "Seen from behind", "side view", "over the shoulder": the side from which the main thing is looked at. */

import { statedViews } from '../../scene/stated-view.ts';
import type { Draft } from '../draft.ts';

/** Where nothing follows that something could be behind of. */
const ends =
  '(?= *(?:[,.;:!]|$|with\\b|as\\b|while\\b|at (?:sunset|sunrise|dawn|dusk|night)\\b|in (?:the )?(?:rain|snow|fog)\\b))';
const looked = '(?:seen|viewed|view|shot|filmed|shown|looking|watched|angle|camera|pictured|follow\\w*)';

const wordings: readonly [RegExp, string][] = [
  [
    /\bover[- ](?:the|his|her|their)[- ]shoulder\b(?=.{0,12}\b(?:shot|view|of|angle)\b)/,
    statedViews.shoulder,
  ],
  [/\b(?:shot|view|angle|seen|filmed|camera) over (?:the|his|her) shoulder\b/, statedViews.shoulder],
  [
    /\bfrom (?:the |one )?side\b(?! to\b)|\bside[- ](?:view|on view|shot|angle|profile)\b|\bin profile\b|\bprofile (?:view|shot)\b/,
    statedViews.side,
  ],
  [
    new RegExp(
      `\\b${looked} (?:directly |straight )?from (?:behind|the (?:back|rear))\\b|\\bfrom (?:behind|the (?:back|rear))${ends}|\\b(?:rear|back) view\\b|\\bback to (?:the camera|us)\\b`,
    ),
    statedViews.behind,
  ],
  [/\bfrom the front\b|\bfront(?:al)? view\b|\bhead[- ]on\b(?! collision| crash)/, statedViews.front],
];

export const stateView = (prompt: string, { things }: Draft): void => {
  const text = prompt.toLowerCase();
  const view = wordings.find(([words]) => words.test(text))?.[1];
  const main = things.find(({ isImplied }) => !isImplied);
  if (!view || !main || main.traits.includes('faces the camera')) return;
  // Which way it goes is said by the side it is seen from.
  for (const act of main.acts)
    if (act.direction === 'toward' || act.direction === 'away') act.direction = null;
  main.traits.push(view);
};

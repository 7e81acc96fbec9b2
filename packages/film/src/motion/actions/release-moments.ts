/** When, as a part of one repetition, the ball or arrow leaves the hand or foot, and how long a repetition takes. */
export const releaseMoments = {
  throw: { at: 0.5, seconds: 1.6 },
  kick: { at: 0.46, seconds: 1.6 },
  overhead_kick: { at: 0.5, seconds: 3.4 },
  hit: { at: 0.46, seconds: 1.5 },
  shoot: { at: 0.62, seconds: 3 },
  catch: { at: 0.5, seconds: 1.6 },
  dunk: { at: 0.42, seconds: 4 },
} as const;

/** Share of the act at which a hand closes on what it picks up. */
export const pickShare = 0.45;

/** Shares of a swing by which it has begun when the film does, so that it is not only seen wound up: with a racket, with a club. */
export const swingStart = { racket: 0.22, club: 0.45 } as const;

/** Share of one swing at a moment, for those that are done again and again. */
export const swingShare = (t: number, seconds: number, start: number): number => {
  const times = Math.max(1, Math.round(seconds / releaseMoments.hit.seconds));
  return ((t / seconds) * times + (times > 1 ? start : 0)) % 1;
};

/** A putt: seconds from one to the next, and the shares at which the ball is struck and is in the hole. */
export const puttTimes = { seconds: 2, struck: 0.34, holed: 0.84 } as const;
export const puttShare = (t: number): number => (t / puttTimes.seconds + 0.12) % 1;
/** Where the hole is from the ball, metres to the left of who putts. */
export const puttLength = 1.15;

/** Shares of a dunk at which its doer leaves the ground and slams the ball in; how much longer the hands stay on the rim. */
export const dunkTimes = { leap: 0.16, slam: 0.42, lasting: 1.2 } as const;

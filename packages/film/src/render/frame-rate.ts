/** Frames a second of every film. */
export const framesPerSecond = 24;

/** A colour of the prompt: its word and its value. */

export type NamedColour = { name: string /** `#rrggbb` */; hex: string };

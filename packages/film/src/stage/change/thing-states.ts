/** States in which a thing is from the start: how it looks is that of the change which leads there. */

const words =
  'broken, shattered, smashed, cracked, dirty, muddy, dusty, stained, grimy, burnt, burned, charred, scorched, rotten, moldy, mouldy, decayed, wilted, withered, leafless, dead, frozen, melted, deflated, faded, tarnished, scratched, weathered, crumpled';

const states: ReadonlySet<string> = new Set(words.split(', '));

/** Of what has no life: a dirty dog is painted by its own kit, and a frozen lake is a place. */
export const isStateOfThing = (adjective: string): boolean => states.has(adjective);

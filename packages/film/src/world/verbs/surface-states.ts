/** Verbs after which the surface of a thing looks another way: "a mirror fogs up", "paint peels". */

const rows: Record<string, string> = {
  fogged: 'fog, fog up, fog over, mist, mist up, mist over, steam up, cloud over',
  frosted: 'frost, frost up, frost over, ice over, ice up',
  peeled: 'peel, peel off, peel away, flake, flake off, chip',
  wrinkled: 'wrinkle, crease, crumple, crinkle',
  tarnished: 'tarnish, dull',
  dusty: 'gather dust, collect dust',
  wet: 'soak, dampen',
  rusty: 'rust, rust over, rust away, corrode',
};

const states = new Map(
  Object.entries(rows).flatMap(([state, verbs]) => verbs.split(', ').map((verb) => [verb, state] as const)),
);

export const surfaceStateOf = (verb: string): string | undefined => states.get(verb);

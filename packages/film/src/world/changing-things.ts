/** What stands for ground, walls and stuffs that are no things of their own, where a film is about how they change. */

const rows: Record<string, string> = {
  'paved walkway': 'path pathway walkway footpath sidewalk pavement paving lane',
  'wooden floorboards': 'floor flooring floorboards parquet',
  'bank of snow': 'snow slush',
  rock: 'sandstone granite limestone marble basalt slate stone',
  fabric: 'cloth textile silk linen cotton',
  cuboid: 'cuboid block pixels',
};

const standIns = new Map(
  Object.entries(rows).flatMap(([kit, nouns]) => nouns.split(' ').map((noun) => [noun, kit] as const)),
);

/** The noun of a kit that shows it. */
export const shownWhenChanging = (head: string): string | undefined => standIns.get(head);

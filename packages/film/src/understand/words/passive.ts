/** "A cake being cut": said again with somebody who does it, as it has to be shown. */

/** What is done by hand, as it is said in the passive and of whoever does it. */
const work: Record<string, string> = {
  cut: 'cutting',
  sliced: 'slicing',
  chopped: 'chopping',
  carved: 'carving',
  peeled: 'peeling',
  kneaded: 'kneading',
  rolled: 'rolling',
  decorated: 'decorating',
  whisked: 'whisking',
  grilled: 'grilling',
  fried: 'frying',
  painted: 'painting',
  repaired: 'repairing',
  fixed: 'repairing',
  assembled: 'building',
  built: 'building',
  sewn: 'sewing',
  knitted: 'knitting',
  ironed: 'ironing',
  folded: 'folding',
  washed: 'washing',
  polished: 'polishing',
  brushed: 'brushing',
  combed: 'combing',
  groomed: 'brushing',
  fed: 'feeding',
  petted: 'petting',
  walked: 'walking',
  watered: 'watering',
  planted: 'planting',
  picked: 'picking',
  harvested: 'harvesting',
  wrapped: 'wrapping',
  unwrapped: 'unwrapping',
  opened: 'opening',
  carried: 'carrying',
  pushed: 'pushing',
  pulled: 'pulling',
  played: 'playing',
  written: 'writing',
  typed: 'typing',
  served: 'serving',
  examined: 'examining',
  rescued: 'rescuing',
};

/** Bounded, so that long prompts cost no more than their length. */
const thing = '\\b((?:an? |the |some |two )?(?:[a-z-]{1,24} ){0,3}?[a-z-]{1,24})';
const done = Object.keys(work).join('|');
const byNobody = new RegExp(
  `^((?:close-up|macro shot|slow motion|shot) of )?${thing} (?:is |are )?being (${done})\\b(?!.{0,60} by )`,
  'i',
);

export const nameWhoDoes = (text: string): string =>
  text.replace(
    byNobody,
    (_, shot: string | undefined, what: string, verb: string) =>
      `${shot ?? ''}${shot ? "a person's hands" : 'A person'} ${work[verb.toLowerCase()]} ${what}`,
  );

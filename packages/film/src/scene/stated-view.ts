/** From which side the prompt says its subject is seen: a trait of the subject, and how it is turned to the camera then. */

export const statedViews = {
  side: 'seen from the side',
  behind: 'seen from behind',
  front: 'seen from the front',
  quarter: 'seen at an angle',
  shoulder: 'seen over the shoulder',
} as const;

export const viewSides = ['side', 'behind', 'front', 'shoulder'] as const;
export type ViewSide = (typeof viewSides)[number];

/** Radians from facing the camera. */
const turns: Record<string, number> = {
  [statedViews.side]: Math.PI / 2,
  [statedViews.behind]: Math.PI - 0.1,
  [statedViews.front]: 0.06,
  [statedViews.quarter]: 0.7,
  [statedViews.shoulder]: Math.PI - 0.42,
};

/** Null: the prompt leaves it open. */
export const statedTurn = (traits: readonly string[]): number | null => {
  const stated = traits.find((trait) => trait in turns);
  return stated === undefined ? null : turns[stated]!;
};

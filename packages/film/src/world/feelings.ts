/** Nouns of what somebody feels, by the look that a face shows it with; parts of a face that tell it. */

const rows: Record<string, string> = {
  sad: 'sadness, sorrow, grief, tear, melancholy, frustration, disappointment, shame, regret, desperation, despair, misery, heartbreak, loneliness, guilt, longing',
  angry: 'anger, fury, rage, wrath, annoyance, irritation, hatred',
  scared: 'fear, terror, horror, panic, dread, anxiety',
  surprised: 'surprise, shock, awe, wonder, amazement, astonishment, disbelief, confusion',
  happy:
    'joy, happiness, delight, excitement, amusement, laughter, glee, relief, pride, pleasure, satisfaction, enthusiasm, smile, grin, playfulness',
  disgusted: 'distaste, disgust, revulsion, contempt',
  embarrassed: 'embarrassment, shyness, bashfulness',
};

const words = (text: string) => text.split(',').map((word) => word.trim());

const feelings: ReadonlyMap<string, string> = new Map(
  Object.entries(rows).flatMap(([look, nouns]) => words(nouns).map((noun) => [noun, look] as const)),
);

/** The look of a face that shows a feeling; undefined where the noun is none. */
export const lookOfFeeling = (noun: string): string | undefined => feelings.get(noun);

/** What moves in a face: none of it is done with the body. */
export const facialParts: ReadonlySet<string> = new Set(
  words('face, cheek, nose, chin, lip, mouth, eye, eyebrow, brow, forehead, jaw, nostril, eyelid, lash'),
);

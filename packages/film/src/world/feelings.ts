/** Nouns of what somebody feels, by the look that a face shows it with; parts of a face that tell it. */

const rows: Record<string, string> = {
  tearful: 'tear',
  sad: 'sadness, sorrow, grief, melancholy, frustration, disappointment, shame, regret, desperation, despair, misery, heartbreak, worry, concern, nervousness, apprehension, distress, loneliness, guilt, longing',
  angry: 'anger, fury, rage, wrath, annoyance, irritation, hatred',
  scared: 'fear, terror, horror, panic, dread, anxiety',
  surprised: 'surprise, shock, awe, wonder, amazement, astonishment, disbelief',
  thoughtful: 'concentration, confusion, thought, focus, contemplation, skepticism, scepticism, doubt',
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

/** What a part of the face does, by the feeling that it shows. */
const movements: Record<string, Record<string, string>> = {
  surprised: {
    mouth: 'drop, open, gape, fall',
    jaw: 'drop, fall',
    eyebrow: 'shoot, rise, raise, lift, arch',
    brow: 'shoot, rise, raise, lift, arch',
    eye: 'widen, bulge',
  },
  thoughtful: {
    eyebrow: 'furrow, knit, crease',
    brow: 'furrow, knit, crease',
    forehead: 'crease, furrow, wrinkle',
  },
  disgusted: { nose: 'scrunch, wrinkle, crinkle', lip: 'curl' },
  sad: { lip: 'tremble, quiver, shake', chin: 'tremble, quiver, wobble', mouth: 'droop', eye: 'water, well' },
  angry: {
    jaw: 'clench, tighten',
    nostril: 'flare',
    eye: 'narrow, blaze, burn',
    face: 'redden, darken, contort',
    tooth: 'grit',
  },
  embarrassed: { cheek: 'flush, blush, burn, redden', face: 'flush, blush' },
  happy: {
    lip: 'curve, part, smile',
    eye: 'sparkle, twinkle, crinkle, shine, gleam, dance',
    face: 'beam, glow, light, brighten',
    cheek: 'glow, dimple',
  },
};

const shownBy: ReadonlyMap<string, string> = new Map(
  Object.entries(movements).flatMap(([look, parts]) =>
    Object.entries(parts).flatMap(([part, verbs]) =>
      words(verbs).map((verb) => [`${part} ${verb}`, look] as const),
    ),
  ),
);

/** The look of a face of which a part moves: "her chin quivers"; undefined where it shows no feeling. */
export const lookOfMovement = (part: string, verb: string): string | undefined =>
  shownBy.get(`${part} ${verb}`);

/** Acts of the face alone, by the look that shows them where no feeling is named. */
const expressiveVerbs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    happy: 'smile, grin, beam, smirk, chuckle, giggle, laugh',
    sad: 'frown, pout, sigh, sulk',
    tearful: 'cry, weep, sob',
    angry: 'scowl, glare, glower',
    surprised: 'gasp, gape',
    disgusted: 'grimace, wince',
    embarrassed: 'blush',
  }).flatMap(([look, verbs]) => words(verbs).map((verb) => [verb, look] as const)),
);

/** The look of somebody who smiles or frowns; undefined where the verb is done with the body. */
export const lookOfVerb = (verb: string): string | undefined => expressiveVerbs.get(verb);

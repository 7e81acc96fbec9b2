/** What faces show, by the adjectives that a scene gives to somebody. */

const words = {
  tearful: 'tearful, crying, weeping, sobbing',
  angry:
    'angry, furious, mad, grumpy, annoyed, enraged, irate, irritated, frustrated, cross, outraged, fuming, hostile, aggressive, fierce, scowling, frowning',
  sad: 'sad, unhappy, lonely, heartbroken, depressed, worried, disappointed, desperate, ashamed, gloomy, miserable, upset, sorrowful, melancholic, anxious, nervous, dejected, hurt, grieving',
  scared: 'scared, frightened, terrified, horrified, alarmed, panicked, afraid',
  surprised: 'surprised, shocked, amazed, astonished, startled, stunned, awestruck, dumbfounded, bewildered',
  happy:
    'happy, joyful, laughing, excited, cheerful, delighted, overjoyed, thrilled, ecstatic, elated, jubilant, gleeful',
  disgusted:
    'disgusted, sceptical, skeptical, repulsed, revolted, grossed out, contemptuous, suspicious, nauseated',
  embarrassed: 'embarrassed, shy, bashful, blushing, sheepish',
  thoughtful:
    'thoughtful, focused, concentrated, pensive, contemplative, thinking, pondering, puzzled, confused, reflective, lost in thought, perplexed, doubtful, undecided',
  tired: 'tired, sleepy, exhausted, drowsy, weary, fatigued',
  bored: 'bored, indifferent, uninterested, apathetic, listless, unimpressed, disinterested',
} as const;

export type Expression = keyof typeof words;

const byWord: ReadonlyMap<string, Expression> = new Map(
  (Object.entries(words) as [Expression, string][]).flatMap(([expression, list]) =>
    list.split(',').map((word) => [word.trim(), expression] as const),
  ),
);

export const expressionsOf = (traits: readonly string[]): Expression[] =>
  traits.flatMap((trait) => byWord.get(trait) ?? []);

export const expressionOf = (traits: readonly string[]): Expression | null =>
  expressionsOf(traits)[0] ?? null;

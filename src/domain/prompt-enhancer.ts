/** What `enhance_prompt` adds: light, lens and motion, each only where the prompt does not speak of it already. */

const additions: { spoken: RegExp; phrase: string }[] = [
  { spoken: /\b(light|lit|sun|moon|glow|neon|shadow|dawn|dusk|noon|night)/i, phrase: 'soft natural light' },
  { spoken: /\b(lens|focus|bokeh|close-up|wide|macro|depth of field)/i, phrase: 'shallow depth of field' },
  {
    spoken: /\b(camera|pan|zoom|dolly|orbit|drone|handheld|static|timelapse)/i,
    phrase: 'slow, steady camera movement',
  },
  { spoken: /\b(detail|texture|4k|8k|sharp)/i, phrase: 'fine detail' },
];

export const enhancePrompt = (prompt: string): string => {
  const missing = additions.filter(({ spoken }) => !spoken.test(prompt)).map(({ phrase }) => phrase);
  return missing.length === 0 ? prompt : `${prompt.trim().replace(/[.\s]+$/, '')}, ${missing.join(', ')}.`;
};

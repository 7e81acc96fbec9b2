const longest = 90;

/** The prompt as a heading; a long one ends after a whole word, or anywhere in a language that has no spaces. */
export const titleOf = ({ prompt }: { prompt: string }): string => {
  if (prompt.length <= longest) return prompt;
  const cut = prompt.slice(0, longest - 1);
  const word = cut.lastIndexOf(' ');
  return `${cut.slice(0, word > longest / 2 ? word : undefined).replace(/[\s,;:]+$/u, '')}…`;
};

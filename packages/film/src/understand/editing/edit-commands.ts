/** What an edit prompt asks to swap, remove, add or scale; the rest of it is read like any prompt. */

export type EditCommand =
  | { does: 'replace'; what: string; with: string }
  | { does: 'remove'; what: string }
  | { does: 'add'; what: string }
  | { does: 'scale'; what: string; by: 'larger' | 'smaller' | 'faster' | 'slower' | 'more' | 'fewer' }
  | { does: 'set'; text: string };

const swaps = [
  /^(?:please\s+)?(?:replace|swap(?: out)?|substitute|exchange)\s+(?<what>.+?)\s+(?:with|for|by)\s+(?<with>.+)$/,
  /^(?:change|turn|transform|convert|switch|make)\s+(?<what>.+?)\s+(?:into|to|to be)\s+(?<with>(?!the (?:left|right)).+)$/,
  /^(?:change|turn|transform|convert|switch)\s+(?<what>.+?)\s+(?<with>(?:red|blue|green|yellow|pink|purple|orange|white|black|brown|grey|gray|golden|gold|silver|turquoise)\b.*)$/,
  /^(?:use|show|put|have)?\s*(?<with>.+?)\s+(?:instead of|in place of|rather than)\s+(?<what>.+)$/,
  /^(?:instead of|rather than)\s+(?<what>[^,]+),\s*(?<with>.+)$/,
];
const removal =
  /^(?:please\s+)?(?:remove|delete|erase|drop|lose|get rid of|take (?:away|out)|no more|without|no|hide|eliminate)\s+(?<what>.+)$/;
const addition =
  /^(?:please\s+)?(?:also\s+)?(?:add|include|insert|introduce|put in|bring in|give it)\s+(?<what>.+)$/;

const scales: [RegExp, Extract<EditCommand, { does: 'scale' }>['by']][] = [
  [/\b(?:bigger|larger|taller|huger)\b/, 'larger'],
  [/\b(?:smaller|tinier|shorter)\b/, 'smaller'],
  [/\b(?:faster|quicker|speed (?:it )?up|more quickly)\b/, 'faster'],
  [/\b(?:slower|slow (?:it )?down|more slowly)\b/, 'slower'],
  [/\bmore\b(?! (?:and|light|detail|dramatic|realistic|vivid|colorful|colourful))/, 'more'],
  [/\b(?:fewer|less)\b/, 'fewer'],
];

const commandOf = (clause: string): EditCommand => {
  for (const pattern of swaps) {
    const groups = pattern.exec(clause)?.groups;
    if (groups) return { does: 'replace', what: groups.what!, with: groups.with! };
  }
  const removed = removal.exec(clause)?.groups;
  if (removed) return { does: 'remove', what: removed.what! };
  for (const [pattern, by] of scales) {
    if (pattern.test(clause)) return { does: 'scale', what: clause.replace(pattern, ' '), by };
  }
  const added = addition.exec(clause)?.groups;
  if (added) return { does: 'add', what: added.what! };
  return { does: 'set', text: clause.replace(/^(?:paint|colou?r|dye)\s+(?=the|it|them|all)/, 'make ') };
};

/** Verbs that open a command of their own after "and" or a comma. */
const opens =
  /(?:[.;\n]+|,?\s+(?:and|then|but)\s+(?=(?:then\s+)?(?:replace|swap|change|turn|remove|delete|add|make|paint|get rid|set|switch|include|use|put|no|without|take)\b)|,\s*(?=(?:replace|swap|change|turn|remove|delete|add|make|paint|get rid|set|switch|include|use|no|without|take)\b))/;

export const editCommands = (edit: string): EditCommand[] =>
  edit
    .slice(0, 10_000)
    .toLowerCase()
    .replace(/[’]/g, "'")
    // Runs of blanks would cost the patterns time that grows with their square.
    .replace(/[^\S\n]+/g, ' ')
    .split(opens)
    .map((clause) => clause.trim().replace(/^then\s+/, ''))
    .filter(Boolean)
    .map(commandOf);

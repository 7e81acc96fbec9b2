/** Paths to values inside a larger value, as validators report them and as people read them. */

/** /messages/0/content -> messages, 0, content */
export const parsePointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** messages, 0, content -> messages[0].content */
export const formatPath = (path: readonly (string | number)[]): string =>
  path.reduce<string>((text, part) => {
    if (/^\d+$/.test(String(part))) return `${text}[${part}]`;
    return text === '' ? String(part) : `${text}.${part}`;
  }, '');

/** Untrusted text on a terminal: a name, a prompt, a server's message. */

type Stream = { write(text: string): unknown; isTTY?: boolean | undefined };

/**
 * Control characters except newline and tab, marks of direction, and tags, which are not seen: shown as codes, so that
 * they have no effect.
 */
const harmful = /[^\P{Cc}\n\t]|\p{Bidi_Control}|[\u{e0000}-\u{e007f}]/gu;

/** Escapes everything that could move the cursor, set the title, fill the clipboard or hide text. */
export const printable = (text: string): string =>
  text.replaceAll(harmful, (mark) => `\\u{${mark.codePointAt(0)!.toString(16)}}`);

/** The same in one line, for a cell or a message: a line break would forge the next line. */
export const printableLine = (text: string): string =>
  printable(text).replaceAll(/[\n\t\u2028\u2029]/g, (mark) => `\\u{${mark.codePointAt(0)!.toString(16)}}`);

/** Files and pipes get the text as it is. */
export const writeText = (stream: Stream, text: string): void => {
  stream.write(stream.isTTY === true ? printable(text) : text);
};

/** Texts of others on a terminal: a name, a prompt, a message of a server. */

type Stream = { write(text: string): unknown; isTTY?: boolean | undefined };

/** Control characters but for line and tab, and marks that turn letters around: shown as codes, so that they do nothing. */
const harmful = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;

/** What could move the cursor, set the title, fill the clipboard or hide words is made visible. */
export const printable = (text: string): string =>
  text.replaceAll(harmful, (mark) => `\\u{${mark.codePointAt(0)!.toString(16)}}`);

/** Files and pipes get the text as it is. */
export const writeText = (stream: Stream, text: string): void => {
  stream.write(stream.isTTY === true ? printable(text) : text);
};

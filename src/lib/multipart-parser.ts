/**
 * Cuts a multipart body (RFC 7578) into its parts while it arrives. It knows no streams: bytes go in, parts come out in
 * the same call, which takes a tenth of the time of a parser built of streams.
 */

export type PartHead = {
  name: string | undefined;
  isFile: boolean;
  /** Of a text; undefined is UTF-8. */
  charset: string | undefined;
};
export type PartReader = { data(bytes: Buffer): void; end(): void };

export class MultipartBroken extends Error {
  override readonly name = 'MultipartBroken';
}

/** Two headers of a part with a long file name need a tenth of it. */
const maxHeadBytes = 16 * 1024;
const lineEnd = Buffer.from('\r\n');
const headEnd = Buffer.from('\r\n\r\n');
const [carriageReturn, dash, space, tab] = [13, 45, 32, 9];

/** Undefined when the content type names none. */
export const boundaryOf = (contentType: string): string | undefined => {
  const match = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType);
  return match?.[1] ?? match?.[2];
};

type State = 'body' | 'delimited' | 'head' | 'over';

export const createMultipartParser = (boundary: string, onPart: (head: PartHead) => PartReader) => {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  let part: PartReader | undefined;
  // The first delimiter has no line before it to end.
  let bytes: Buffer = lineEnd;
  let at = 0;

  /** Where a delimiter may begin whose rest is still to come. */
  const safeEnd = (): number => {
    let end = Math.max(at, bytes.length - delimiter.length + 1);
    for (;;) {
      end = bytes.indexOf(carriageReturn, end);
      if (end === -1) return bytes.length;
      if (bytes.compare(delimiter, 0, bytes.length - end, end) === 0) return end;
      end += 1;
    }
  };

  /** Each reads from `at`, moves it on, and returns what comes next; nothing while more bytes are needed. */
  const states: Record<State, () => State | undefined> = {
    body() {
      const found = bytes.indexOf(delimiter, at);
      const end = found === -1 ? safeEnd() : found;
      if (end > at) part?.data(bytes.subarray(at, end));
      at = end;
      if (found === -1) return undefined;
      part?.end();
      part = undefined;
      at += delimiter.length;
      return 'delimited';
    },

    delimited() {
      while (bytes[at] === space || bytes[at] === tab) at += 1;
      if (bytes.length < at + 2) return undefined;
      if (bytes[at] === dash && bytes[at + 1] === dash) return 'over';
      if (bytes.compare(lineEnd, 0, 2, at, at + 2) !== 0)
        throw new MultipartBroken('a delimiter is not followed by a line end');
      // It stays: the empty line of a part without headers begins with it.
      return 'head';
    },

    head() {
      const end = bytes.indexOf(headEnd, at);
      if ((end === -1 ? bytes.length : end) - at > maxHeadBytes)
        throw new MultipartBroken('the headers of a part are too long');
      if (end === -1) return undefined;
      part = onPart(readHead(bytes.toString('utf8', at, end)));
      at = end + headEnd.length;
      return 'body';
    },

    /** What follows the last delimiter is for nobody. */
    over() {
      at = bytes.length;
      return undefined;
    },
  };
  let state: State = 'body';

  return {
    write(chunk: Buffer): void {
      bytes = at < bytes.length ? Buffer.concat([bytes.subarray(at), chunk]) : chunk;
      at = 0;
      for (let next: State | undefined = state; next; next = states[state]()) state = next;
    },

    /** Of the body. */
    end(): void {
      if (state !== 'over') throw new MultipartBroken('the last delimiter is missing');
    },
  };
};

const readHead = (text: string): PartHead => {
  const disposition = /^content-disposition:(.*)/im.exec(text)?.[1] ?? '';
  const type = /^content-type:(.*)/im.exec(text)?.[1] ?? '';
  const parameters = /^\s*form-data\b/i.test(disposition) ? parametersOf(disposition) : new Map();
  return {
    name: parameters.get('name'),
    isFile:
      parameters.has('filename') ||
      parameters.has('filename*') ||
      /^\s*application\/octet-stream\b/i.test(type),
    charset: parametersOf(type).get('charset'),
  };
};

const parametersOf = (value: string): Map<string, string> =>
  new Map(
    Array.from(
      value.matchAll(/;\s*([^\s=;"]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s;]*))/g),
      ([, name, quoted, plain]) => [name!.toLowerCase(), quoted?.replace(/\\(["\\])/g, '$1') ?? plain ?? ''],
    ),
  );

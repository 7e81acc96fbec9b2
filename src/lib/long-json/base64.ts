/** Decodes base64 in pieces, standard or URL alphabet; line breaks and missing padding are accepted. */

const notBase64 = () => new SyntaxError('not base64');

export const createBase64Decoder = () => {
  let [characters, padding] = [0, 0];
  let rest = '';

  const decodeWhole = (text: string): Buffer => {
    const bytes = Buffer.from(text, 'base64');
    // Buffer skips invalid characters.
    if (bytes.length !== Math.floor((text.length * 3) / 4)) throw notBase64();
    return bytes;
  };

  return {
    /** The bytes completed by this piece. Throws a SyntaxError. */
    decode(piece: string): Buffer {
      const compact = piece.replace(/[\r\n]+/g, '');
      const end = compact.indexOf('=');
      const coded = end < 0 ? compact : compact.slice(0, end);
      if (coded !== '' && padding > 0) throw notBase64();
      if (end >= 0) {
        padding += compact.length - end;
        if (padding > 2 || /[^=]/.test(compact.slice(end))) throw notBase64();
      }
      characters += coded.length;
      const text = rest === '' ? coded : rest + coded;
      const groupsEnd = text.length - (text.length % 4);
      rest = text.slice(groupsEnd);
      return decodeWhole(text.slice(0, groupsEnd));
    },

    /** The last bytes. Throws a SyntaxError, also for empty input. */
    end(): Buffer {
      if (characters === 0 || rest.length === 1 || (characters + padding) % 4 === 1) throw notBase64();
      return decodeWhole(rest);
    },
  };
};

import { createBase64Decoder } from '../../src/lib/long-json/base64.ts';

/** Undefined for invalid base64. */
export const decodeBase64 = (text: string): Buffer | undefined => {
  const decoder = createBase64Decoder();
  try {
    return Buffer.concat([decoder.decode(text), decoder.end()]);
  } catch {
    return undefined;
  }
};

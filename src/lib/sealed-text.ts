/** Text encrypted for storage: AES-256-GCM, bound to what it belongs to. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;
const version = 'v1.';

/** `context` has to be the same when it is opened: a text that was moved elsewhere cannot be read there. */
export const createSealer = (secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, 'kinora', 'sealed text', 32));
  return {
    seal(text: string, context: string): string {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return version + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },

    /** Undefined: it was sealed with another secret, for another context, or is damaged. */
    open(sealed: string, context: string): string | undefined {
      if (!sealed.startsWith(version)) return undefined;
      const bytes = Buffer.from(sealed.slice(version.length), 'base64url');
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
          .setAAD(Buffer.from(context))
          .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
        const text = decipher.update(bytes.subarray(nonceBytes + tagBytes));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
};
export type Sealer = ReturnType<typeof createSealer>;

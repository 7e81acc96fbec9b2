/** Creates and hashes API keys: the secret is shown once and only its hash is stored. */
import { hash, randomBytes } from 'node:crypto';

export const makeSecret = (): string => `kin_${randomBytes(32).toString('base64url')}`;

/** Plain SHA-256 suffices: the secret has 256 random bits, so there is nothing to guess. */
export const hashSecret = (secret: string): string => hash('sha256', secret);

export const hintOf = (secret: string): string => `${secret.slice(0, 6)}…${secret.slice(-4)}`;

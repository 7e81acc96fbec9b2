/** A change that somebody made to the service: who, what, to whom. */

export type AuditEntry = {
  id: string;
  actor: string;
  /** Such as `key.create`. */
  action: string;
  /** What was changed: an account's name, a key's id, a task's. */
  subject: string;
  /** What was set; money in credits, and never a secret. */
  details: Record<string, unknown>;
  createdAt: number;
};

/** Who acts where nobody is signed in. */
export const commandLine = 'command line';

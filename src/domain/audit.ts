/** An entry of the audit log: who changed what, and whose. */

export type AuditEntry = {
  id: string;
  actor: string;
  /** Such as `key.create`. */
  action: string;
  /** The subject of the change: an account's name, a key's id, a task's. */
  subject: string;
  /** The values that were set; money in credits, and never a secret. */
  details: Record<string, unknown>;
  createdAt: number;
};

/** The actor of changes made at the command line, where nobody is signed in. */
export const commandLine = 'command line';

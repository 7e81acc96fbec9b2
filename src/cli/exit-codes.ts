/** Exit codes that scripts can act on. The table is in docs/cli.md. */

export const exitCodes = {
  ok: 0,
  /** An error the operator can fix, or a bug. */
  failed: 1,
  usage: 2,
  /** The server does not accept the request: a parameter, a file format, the content policy. */
  refused: 3,
  /** No key, a wrong one, or one without permission. */
  notAllowed: 4,
  money: 5,
  notFound: 6,
  /** Rate limit or overload, after all retries. */
  busy: 7,
  /** The server cannot be reached, or fails. */
  server: 8,
  videoFailed: 9,
  /** A file of this machine cannot be read or written. */
  file: 10,
  /** Ctrl-C. */
  interrupted: 130,
} as const;

type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Ends the command with a message and a code. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: ExitCode;
  /** Of the API's error, for --json. */
  readonly details: { code?: string; param?: string; request_id?: string };

  constructor(exitCode: ExitCode, message: string, details: CommandError['details'] = {}, cause?: unknown) {
    super(message, { cause });
    this.exitCode = exitCode;
    this.details = details;
  }
}

export const exitCodeOfStatus = (status: number): ExitCode => {
  if (status === 401 || status === 403) return exitCodes.notAllowed;
  if (status === 402) return exitCodes.money;
  if (status === 404) return exitCodes.notFound;
  if (status === 429 || status === 503) return exitCodes.busy;
  return status >= 500 ? exitCodes.server : exitCodes.refused;
};

/** A file system error, with the path. */
export const fileError = (path: string, error: unknown): CommandError => {
  const { code, message } = error as NodeJS.ErrnoException;
  const reasons: Record<string, string> = {
    ENOENT: 'there is no such file or folder',
    EACCES: 'this user may not use it',
    EISDIR: 'it is a folder',
    ENOTDIR: 'a part of the path is not a folder',
    ENOSPC: 'the disk is full',
  };
  return new CommandError(exitCodes.file, `${path}: ${reasons[code ?? ''] ?? message}.`, {}, error);
};

/** Settings of commands that use a server. Separate from the service's settings, so that commands start fast. */
import { homedir } from 'node:os';
import { join } from 'node:path';

export type ClientSettings = {
  serverUrl: string | null;
  apiKey: string | null;
  /** Whether the data folder was named, and is not just that of the current folder. */
  namesDataDir: boolean;
  /** The file in which `kinora login` keeps a server and its key. */
  loginPath: string;
  /** The variables that tell a terminal's kind. */
  terminal: Partial<Record<'TERM' | 'TERM_PROGRAM' | 'LC_TERMINAL' | 'TMUX' | 'STY', string | undefined>>;
};

export const loadClientSettings = (
  env: Record<string, string | undefined> = process.env,
): ClientSettings => ({
  serverUrl: env.KINORA_SERVER_URL || null,
  apiKey: env.KINORA_API_KEY || null,
  namesDataDir: Boolean(env.KINORA_DATA_DIR),
  terminal: {
    TERM: env.TERM,
    TERM_PROGRAM: env.TERM_PROGRAM,
    LC_TERMINAL: env.LC_TERMINAL,
    TMUX: env.TMUX,
    STY: env.STY,
  },
  loginPath: join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'kinora', 'login.json'),
});

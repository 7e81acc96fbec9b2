/** A setting as operators see it. */
export type SettingView = {
  /** Its name in the config file. */
  name: string;
  /** Its environment variable, where it has one. */
  variable: string | null;
  /** The effective value; secrets masked. */
  value: unknown;
  source: string;
};

/** Definition of a command: its place in the tree, its help with examples, and its tools. */
import { Command } from 'commander';
import type { ClientSettings } from '../config/client-settings.ts';
import type { Config } from '../config/config.ts';
import type { Store } from '../store.ts';

export type { Command } from 'commander';

export type CommandContext = {
  version: string;
  loadConfig: () => Promise<Config>;
  /** Opens the database for one command and closes it afterwards. */
  withStore: <T>(use: (store: Store) => Promise<T>) => Promise<T>;
  loadClientSettings: () => ClientSettings;
  print: (text: string) => void;
  stdin: NodeJS.ReadStream;
  stdout: NodeJS.WriteStream;
  stderr: NodeJS.WriteStream;
  setExitCode: (code: number) => void;
};

/** A file of `commands/` exports one of these, and `program.ts` lists it. */
export type CommandFamily = (program: Command, context: CommandContext) => void;

type CommandHelp = {
  description: string;
  /** Whole command lines, as they are typed. */
  examples: string[];
};

/** Adds a command with an action; a group's own name (`keys`) is a plain `program.command('keys')`. */
export const addCommand = (
  parent: Command,
  nameAndArguments: string,
  help: CommandHelp,
  { hidden = false } = {},
): Command =>
  parent
    .command(nameAndArguments, { hidden })
    .description(help.description)
    .option('--json', 'print JSON for scripts')
    .addHelpText('after', `\nExamples:\n${help.examples.map((line) => `  ${line}`).join('\n')}`);

export const versionOptions = ['-V', '--version'];

export const createRootCommand = (version: string): Command =>
  new Command('kinora')
    .description('Video, speech and transcripts: the service, and commands that use it.')
    .version(version, versionOptions.join(', '), 'print the version')
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'print help of a command')
    .configureHelp({ showGlobalOptions: false });

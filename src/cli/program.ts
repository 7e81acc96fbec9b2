/** The command tree. A new group is a file in `commands/` and a line here. */
import { CommanderError } from 'commander';
import { UsageError } from './arguments.ts';
import {
  type Command,
  type CommandContext,
  type CommandFamily,
  createRootCommand,
  versionOptions,
} from './command.ts';

/** Loaded on demand: a command waits only for its own imports. */
const families: Record<string, () => Promise<CommandFamily>> = {
  serve: async () => (await import('./commands/serve.ts')).addServe,
  video: async () => (await import('./commands/video.ts')).addVideo,
  videos: async () => (await import('./commands/videos.ts')).addVideos,
  transcribe: async () => (await import('./commands/transcribe.ts')).addTranscribe,
  say: async () => (await import('./commands/say.ts')).addSay,
  ask: async () => (await import('./commands/ask.ts')).addAsk,
  characters: async () => (await import('./commands/characters.ts')).addCharacters,
  balance: async () => (await import('./commands/balance.ts')).addBalance,
  login: async () => (await import('./commands/login.ts')).addLogin,
  keys: async () => (await import('./commands/keys.ts')).addKeys,
  accounts: async () => (await import('./commands/accounts.ts')).addAccounts,
  console: async () => (await import('./commands/console.ts')).addConsole,
  models: async () => (await import('./commands/models.ts')).addModels,
  webhooks: async () => (await import('./commands/webhooks.ts')).addWebhooks,
  completion: async () => (await import('./commands/completion.ts')).addCompletion,
  complete: async () => (await import('./commands/complete.ts')).addComplete,
  migrate: async () => (await import('./commands/migrate.ts')).addMigrate,
  backup: async () => (await import('./commands/backup.ts')).addBackup,
  upgrade: async () => (await import('./commands/upgrade.ts')).addUpgrade,
};

/** `names`: of the families it has; all of them unless said. */
export const createProgram = async (
  context: CommandContext,
  names: readonly string[] = Object.keys(families),
): Promise<Command> => {
  const program = createRootCommand(context.version);
  for (const name of names) (await families[name]!())(program, context);
  forEachCommand(program, (command) =>
    // The caller prints errors; only requested help is printed here.
    command
      .exitOverride()
      .configureOutput({ writeOut: context.print, writeErr: () => {}, outputError: () => {} }),
  );
  return program;
};

/** Help, completion and a misspelt command need all families. */
const familiesFor = ([word = '']: string[]): readonly string[] | undefined => {
  if (versionOptions.includes(word)) return [];
  return Object.hasOwn(families, word) && word !== 'completion' ? [word] : undefined;
};

/** Runs one command line; throws a UsageError when it is wrong. */
export const runProgram = async (context: CommandContext, words: string[]): Promise<void> => {
  const program = await createProgram(context, familiesFor(words));
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return;
      throw new UsageError(explain(error, findCommand(program, words)), usageOf(program, words));
    }
    if (error instanceof UsageError) throw new UsageError(error.message, usageOf(program, words));
    throw error;
  }
};

const explain = ({ code, message }: CommanderError, command: Command): string => {
  if (code === 'commander.help')
    return command.parent ? `${command.name()} needs a command.` : 'A command is missing.';
  const [, unknown, suggestion = ''] = /^error: unknown command '(.*)'([\s\S]*)$/.exec(message) ?? [];
  return unknown === undefined
    ? message.replace(/^error: /, '')
    : `There is no command "${unknown}".${suggestion}`;
};

export const forEachCommand = (command: Command, visit: (command: Command) => void): void => {
  visit(command);
  for (const child of command.commands) forEachCommand(child, visit);
};

/** The deepest command named by the words. */
const findCommand = (command: Command, [word, ...rest]: string[]): Command => {
  const child = command.commands.find((candidate) => candidate.name() === word);
  return child ? findCommand(child, rest) : command;
};

const usageOf = (program: Command, words: string[]): string => {
  const command = findCommand(program, words);
  const path = pathOf(command);
  if (command.commands.length === 0) return `Usage: ${path} ${command.usage()}\nMore: ${path} --help\n`;
  // Without hidden ones, as --help has them.
  const lines = command
    .createHelp()
    .visibleCommands(command)
    .filter((child) => child.name() !== 'help')
    .map((child) => {
      const actions = child.commands.map((action) => action.name()).join('|');
      return `  ${path} ${child.name()} ${actions || child.usage().replace('[options]', '').trim()}`.trimEnd();
    });
  return `Usage:\n${lines.join('\n')}\nMore: ${path} --help\n`;
};

const pathOf = (command: Command): string =>
  command.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name();

/** The command tree. A new group is a file in `commands/` and a line here. */
import { CommanderError } from 'commander';
import { UsageError } from './arguments.ts';
import { type Command, type CommandContext, type CommandFamily, createRootCommand } from './command.ts';
import { addAccounts } from './commands/accounts.ts';
import { addAsk } from './commands/ask.ts';
import { addBackup } from './commands/backup.ts';
import { addCompletion } from './commands/completion.ts';
import { addConsole } from './commands/console.ts';
import { addKeys } from './commands/keys.ts';
import { addLogin } from './commands/login.ts';
import { addMigrate } from './commands/migrate.ts';
import { addModels } from './commands/models.ts';
import { addSay } from './commands/say.ts';
import { addServe } from './commands/serve.ts';
import { addTranscribe } from './commands/transcribe.ts';
import { addUpgrade } from './commands/upgrade.ts';
import { addVideo } from './commands/video.ts';
import { addVideos } from './commands/videos.ts';
import { addWebhooks } from './commands/webhooks.ts';

const families: CommandFamily[] = [
  addServe,
  addVideo,
  addVideos,
  addTranscribe,
  addSay,
  addAsk,
  addLogin,
  addKeys,
  addAccounts,
  addConsole,
  addModels,
  addWebhooks,
  addCompletion,
  addMigrate,
  addBackup,
  addUpgrade,
];

export const createProgram = (context: CommandContext): Command => {
  const program = createRootCommand(context.version);
  for (const addFamily of families) addFamily(program, context);
  forEachCommand(program, (command) =>
    // The caller prints errors; only requested help is printed here.
    command
      .exitOverride()
      .configureOutput({ writeOut: context.print, writeErr: () => {}, outputError: () => {} }),
  );
  return program;
};

/** Runs one command line; throws a UsageError when it is wrong. */
export const runProgram = async (context: CommandContext, words: string[]): Promise<void> => {
  const program = createProgram(context);
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
  const lines = command.commands.map((child) => {
    const actions = child.commands.map((action) => action.name()).join('|');
    return `  ${path} ${child.name()} ${actions || child.usage().replace('[options]', '').trim()}`.trimEnd();
  });
  return `Usage:\n${lines.join('\n')}\nMore: ${path} --help\n`;
};

const pathOf = (command: Command): string =>
  command.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name();

/** The tree of commands as the completion scripts need it. */
import type { Argument, Option } from 'commander';
import type { Command } from '../command.ts';
import { ModelOption } from '../model-option.ts';

/** Words that only a server knows; `kinora complete` prints them. */
export type RemoteValues = 'videos' | 'models' | 'characters';

/** The possible values: these words, a file, what a server has, or anything. */
export type CompletionValues = { words: string[]; isFile: boolean; remote?: RemoteValues };

export type CompletedOption = {
  /** Such as -o and --output. */
  flags: string[];
  description: string;
  /** Null: it takes no value. */
  value: CompletionValues | null;
};

export type CompletedCommand = {
  /** Such as "kinora keys create". */
  path: string;
  commands: { name: string; description: string }[];
  options: CompletedOption[];
  arguments: CompletionValues;
};

export const commandTree = (command: Command, parentPath = ''): CompletedCommand[] => {
  const path = parentPath === '' ? command.name() : `${parentPath} ${command.name()}`;
  const args = command.registeredArguments;
  return [
    {
      path,
      commands: visible(command).map((child) => ({
        name: child.name(),
        description: firstSentence(child.description()),
      })),
      options: command.createHelp().visibleOptions(command).map(completedOption),
      arguments: {
        words: args.flatMap(({ argChoices }) => argChoices ?? []),
        isFile: args.some(namesFile),
        ...remoteOf(args.map((argument) => `<${argument.name()}>`).join(' ')),
      },
    },
    ...visible(command).flatMap((child) => commandTree(child, path)),
  ];
};

/** Without those that only scripts use, and without `help`, which commander adds. */
const visible = (command: Command): Command[] =>
  command.commands.filter((child) => command.createHelp().visibleCommands(command).includes(child));

/** All but the first, in double quotes: the words that lead to another command. */
export const quotedPaths = (tree: CompletedCommand[]): string[] =>
  tree.slice(1).map(({ path }) => `"${path}"`);

/** For bash and zsh: what completes the value of each option. */
export const optionCases = (
  tree: CompletedCommand[],
  complete: (values: CompletionValues) => string,
): string =>
  tree
    .flatMap(({ path, options }) =>
      options.flatMap(({ flags, value }) =>
        value === null
          ? []
          : [
              `    ${flags.map((flag) => `"${path} ${flag}"`).join(' | ')}) ${complete(value) || ':'}; return ;;`,
            ],
      ),
    )
    .join('\n');

const completedOption = (option: Option): CompletedOption => ({
  flags: [option.short, option.long].filter((flag) => flag !== undefined && flag !== null),
  description: option.description,
  value: option.required || option.optional ? valuesOf(option) : null,
});

const valuesOf = (option: Option): CompletionValues => ({
  words: option instanceof ModelOption ? option.names : (option.argChoices ?? []),
  isFile: /<(file|folder)>/.test(option.flags),
  ...(option instanceof ModelOption ? { remote: 'models' as const } : remoteOf(option.flags)),
});

const remoteOf = (names: string): { remote?: RemoteValues } => {
  if (names.includes('<video-id>')) return { remote: 'videos' };
  return names.includes('<character>') ? { remote: 'characters' } : {};
};

const namesFile = (argument: Argument): boolean => /^(file|folder)/.test(argument.name());

const firstSentence = (text: string): string => /^[^.]*/.exec(text)![0];

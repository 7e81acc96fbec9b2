import {
  type CompletedCommand,
  type CompletedOption,
  type CompletionValues,
  optionCases,
  quotedPaths,
} from './command-tree.ts';

/** `path` would be zsh's own array of program folders. */
export const zshScript = (tree: CompletedCommand[]): string => `#compdef kinora
# Completion of kinora for zsh: put this file, named _kinora, in a folder of $fpath.
_kinora() {
  local at=kinora i
  local -a names flags
  for ((i = 2; i < CURRENT; i++)); do
    case "$at $words[i]" in
      ${quotedPaths(tree).join(' | ')}) at="$at $words[i]" ;;
    esac
  done
  case "$at $words[CURRENT-1]" in
${optionCases(tree, values)}
  esac
  case "$at" in
${tree.map(commandCase).join('\n')}
  esac
}
if [[ $funcstack[1] == _kinora ]]; then _kinora "$@"; else compdef _kinora kinora; fi
`;

/** Within single quotes; a colon separates a word from its description. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const described = (word: string, description: string): string =>
  quoted(`${word.replaceAll(':', '\\:')}:${description}`);

const values = ({ words, isFile, remote }: CompletionValues): string =>
  [
    ...(remote === undefined ? [] : [`compadd -- \${(f)"$(kinora complete ${remote} 2>/dev/null)"}`]),
    ...(words.length > 0 ? [`compadd -- ${words.map(quoted).join(' ')}`] : []),
    ...(isFile ? ['_files'] : []),
  ].join('; ');

const describedFlags = ({ flags, description }: CompletedOption): string[] =>
  flags.map((flag) => described(flag, description));

const commandCase = ({ path, commands, options, arguments: given }: CompletedCommand): string => {
  const names = commands.map(({ name, description }) => described(name, description));
  return `    "${path}")
      names=(${names.join(' ')})
      flags=(${options.flatMap(describedFlags).join(' ')})
      if [[ $words[CURRENT] == -* ]]; then _describe option flags; else
        (( $#names )) && _describe command names
        ${values(given) || ':'}
      fi ;;`;
};

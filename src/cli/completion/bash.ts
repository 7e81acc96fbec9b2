import { type CompletedCommand, type CompletionValues, optionCases, quotedPaths } from './command-tree.ts';

/** Words are letters, digits, dots, dashes, underscores and colons: none needs quoting within double quotes. */
export const bashScript = (tree: CompletedCommand[]): string => `# Completion of kinora for bash:
#   kinora completion bash > ~/.local/share/bash-completion/completions/kinora
_kinora() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} path=kinora i
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$path \${COMP_WORDS[i]}" in
      ${quotedPaths(tree).join(' | ')}) path="$path \${COMP_WORDS[i]}" ;;
    esac
  done
  case "$path $prev" in
${optionCases(tree, reply)}
  esac
  case "$path" in
${tree.map(commandCase).join('\n')}
  esac
}
complete -o filenames -F _kinora kinora
`;

const reply = ({ words, isFile }: CompletionValues): string =>
  [
    ...(words.length > 0 ? [`COMPREPLY+=($(compgen -W "${words.join(' ')}" -- "$cur"))`] : []),
    ...(isFile ? ['COMPREPLY+=($(compgen -f -- "$cur"))'] : []),
  ].join('; ');

/** Options are offered only after a dash, where an argument could also stand. */
const commandCase = ({ path, commands, options, arguments: values }: CompletedCommand): string => {
  const names = [...commands.map(({ name }) => name), ...values.words];
  const flags = options.flatMap((option) => option.flags);
  const rest = reply({ words: names, isFile: values.isFile });
  const all = reply({ words: flags, isFile: false });
  return rest === ''
    ? `    "${path}") ${all} ;;`
    : `    "${path}") if [[ $cur == -* ]]; then ${all}; else ${rest}; fi ;;`;
};

import { type CompletedCommand, type CompletionValues, optionCases, quotedPaths } from './command-tree.ts';

/**
 * Words are letters, digits, dots, dashes, underscores and colons: none needs quoting within double quotes. Bash takes
 * a colon for the end of a word, so the line is split here, and what it keeps of an id is cut off again.
 */
export const bashScript = (tree: CompletedCommand[]): string => `# Completion of kinora for bash:
#   kinora completion bash > ~/.local/share/bash-completion/completions/kinora
_kinora() {
  local -a line
  local path=kinora i
  if [[ -n $COMP_LINE ]]; then
    read -ra line <<< "\${COMP_LINE:0:COMP_POINT}"
    [[ \${COMP_LINE:0:COMP_POINT} == *[[:space:]] ]] && line+=("")
  else
    line=("\${COMP_WORDS[@]:0:COMP_CWORD+1}")
  fi
  local last=$((\${#line[@]} - 1))
  local cur=\${line[last]} prev=\${line[last-1]}
  COMPREPLY=()
  for ((i = 1; i < last; i++)); do
    case "$path \${line[i]}" in
      ${quotedPaths(tree).join(' | ')}) path="$path \${line[i]}" ;;
    esac
  done
  _kinora_words
  if [[ $cur == *:* && $COMP_WORDBREAKS == *:* && -n $COMP_LINE ]]; then
    COMPREPLY=("\${COMPREPLY[@]#"\${cur%"\${cur##*:}"}"}")
  fi
}
_kinora_words() {
  case "$path $prev" in
${optionCases(tree, reply)}
  esac
  case "$path" in
${tree.map(commandCase).join('\n')}
  esac
}
complete -o filenames -F _kinora kinora
`;

const reply = ({ words, isFile, remote }: CompletionValues): string =>
  [
    ...(remote === undefined
      ? []
      : [`COMPREPLY+=($(compgen -W "$(kinora complete ${remote} 2>/dev/null)" -- "$cur"))`]),
    ...(words.length > 0 ? [`COMPREPLY+=($(compgen -W "${words.join(' ')}" -- "$cur"))`] : []),
    ...(isFile ? ['COMPREPLY+=($(compgen -f -- "$cur"))'] : []),
  ].join('; ');

/** Options are offered only after a dash, where an argument could also stand. */
const commandCase = ({ path, commands, options, arguments: values }: CompletedCommand): string => {
  const names = [...commands.map(({ name }) => name), ...values.words];
  const flags = options.flatMap((option) => option.flags);
  const rest = reply({ ...values, words: names });
  const all = reply({ words: flags, isFile: false });
  return rest === ''
    ? `    "${path}") ${all} ;;`
    : `    "${path}") if [[ $cur == -* ]]; then ${all}; else ${rest}; fi ;;`;
};

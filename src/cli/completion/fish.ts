import {
  type CompletedCommand,
  type CompletedOption,
  type CompletionValues,
  quotedPaths,
  type RemoteValues,
} from './command-tree.ts';

export const fishScript = (tree: CompletedCommand[]): string => `# Completion of kinora for fish:
#   kinora completion fish > ~/.config/fish/completions/kinora.fish
function __kinora_path
  set -l path kinora
  for word in (commandline -opc)[2..-1]
    switch "$path $word"
      case ${quotedPaths(tree).join(' ')}
        set path "$path $word"
    end
  end
  echo $path
end
complete -c kinora -f
${tree.flatMap(linesOf).join('\n')}
`;

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const linesOf = ({ path, commands, options, arguments: given }: CompletedCommand): string[] => {
  const at = `complete -c kinora -n 'test (__kinora_path) = "${path}"'`;
  return [
    ...commands.map(({ name, description }) => `${at} -a ${quoted(name)} -d ${quoted(description)}`),
    ...(given.words.length > 0 ? [`${at} -a ${quoted(given.words.join(' '))}`] : []),
    ...(given.remote === undefined ? [] : [`${at} -a ${quoted(remoteWords(given.remote))}`]),
    ...(given.isFile ? [`${at} -F`] : []),
    ...options.map((option) => `${at}${optionWords(option)}`),
  ];
};

const optionWords = ({ flags, description, value }: CompletedOption): string => {
  const names = flags.map((flag) =>
    flag.startsWith('--') ? ` -l ${flag.slice(2)}` : ` -s ${flag.slice(1)}`,
  );
  return `${names.join('')}${value === null ? '' : valueWords(value)} -d ${quoted(description)}`;
};

const valueWords = ({ words, isFile, remote }: CompletionValues): string => {
  const all = [...words, ...(remote === undefined ? [] : [remoteWords(remote)])];
  return ` -r${all.length > 0 ? ` -a ${quoted(all.join(' '))}` : ''}${isFile ? ' -F' : ''}`;
};

const remoteWords = (remote: RemoteValues): string => `(kinora complete ${remote} 2>/dev/null)`;

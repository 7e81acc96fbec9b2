import { Argument } from 'commander';
import { addCommand, type CommandFamily } from '../command.ts';
import { bashScript } from '../completion/bash.ts';
import { commandTree } from '../completion/command-tree.ts';
import { fishScript } from '../completion/fish.ts';
import { zshScript } from '../completion/zsh.ts';
import { printResult } from '../output.ts';

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript };
type Shell = keyof typeof scripts;

export const addCompletion: CommandFamily = (program, context) => {
  addCommand(program, 'completion', {
    description: 'Print a script that lets a shell complete the commands and options of kinora.',
    examples: [
      'source <(kinora completion bash)',
      'kinora completion bash > ~/.local/share/bash-completion/completions/kinora',
      'kinora completion zsh > ~/.zfunc/_kinora',
      'kinora completion fish > ~/.config/fish/completions/kinora.fish',
    ],
  })
    .addArgument(new Argument('<shell>', 'which shell').choices(Object.keys(scripts)))
    .action((shell: Shell, { json }: { json?: boolean }) => {
      const tree = commandTree(program);
      printResult(context, json, tree, scripts[shell](tree));
    });
};

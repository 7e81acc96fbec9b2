/** A Dockerfile as stages of instructions, and which files .dockerignore lets into a build. */
export type Instruction = { name: string; text: string };
export type Stage = { name: string; from: string; instructions: Instruction[] };

export const parseDockerfile = (text: string): Stage[] => {
  const stages: Stage[] = [];
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  for (const line of lines) {
    const [, name, rest] = /^([A-Z]+)\s+(.+)$/.exec(line) ?? [];
    if (name === undefined || rest === undefined) throw new Error(`Not an instruction: ${line}`);
    if (name === 'FROM') {
      const [, from, stage] = /^(\S+) AS (\S+)$/.exec(rest) ?? [];
      if (from === undefined || stage === undefined) throw new Error(`A stage without a name: ${line}`);
      stages.push({ name: stage, from, instructions: [] });
    } else {
      const stage = stages.at(-1);
      if (!stage) throw new Error(`Before the first FROM: ${line}`);
      stage.instructions.push({ name, text: rest });
    }
  }
  return stages;
};

/** Unlike a shell's, Docker's `*` also fits names that begin with a dot. */
const toRegExp = (glob: string): RegExp =>
  new RegExp(`^${glob.replaceAll(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')}$`);

/** The last pattern that fits a path or a folder above it decides, as Docker does it. */
export const createIgnore = (text: string): ((path: string) => boolean) => {
  const patterns = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ fits: toRegExp(line.replace(/^!/, '')), isKept: line.startsWith('!') }));
  return (path) => {
    const words = path.split('/');
    const parents = words.map((_, index) => words.slice(0, index + 1).join('/'));
    const decided = patterns.findLast(({ fits }) => parents.some((parent) => fits.test(parent)));
    return decided !== undefined && !decided.isKept;
  };
};

/** `KEY=value KEY=value` of an ENV instruction. */
export const parseEnv = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(/\s+/).map((pair) => pair.split(/=(.*)/s).slice(0, 2) as [string, string]));

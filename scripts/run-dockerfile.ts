/**
 * Runs the Dockerfile without a container engine: the commands of the stages that a target needs, in the same order, each
 * stage on a bare folder; then starts what the image starts, as its user, until its health check passes, and stops it.
 *
 *   npx node scripts/run-dockerfile.ts [TARGET] [--keep]
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createIgnore, parseDockerfile, parseEnv, type Stage } from './dockerfile.ts';

const context = fileURLToPath(new URL('..', import.meta.url));
const target = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? 'kinora';
const stages = parseDockerfile(readFileSync(join(context, 'Dockerfile'), 'utf8'));
const isIgnored = createIgnore(readFileSync(join(context, '.dockerignore'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'kinora-image-'));
chmodSync(folder, 0o755);
// The base image's Node is 24, as is the one that runs this.
const path = `${dirname(process.execPath)}:${process.env.PATH}`;

const stageOf = (name: string): Stage => {
  const stage = stages.find((each) => each.name === name);
  if (!stage) throw new Error(`There is no stage ${name}.`);
  return stage;
};
const say = (line: string) => process.stdout.write(`${line}\n`);
const linkTree = (from: string, to: string) => {
  mkdirSync(dirname(to), { recursive: true });
  execFileSync('cp', ['-al', from, to]);
};

type Built = { root: string; workDir: string; env: Record<string, string>; last: Map<string, string> };
const built = new Map<string, Built>();

const copyInto = (image: Built, text: string): void => {
  const words = text.split(/\s+/);
  const fromStage = words[0]?.startsWith('--from=') ? words.shift()!.slice(7) : undefined;
  const to = words.pop()!;
  for (const source of words) {
    const place = to.startsWith('/') ? join(image.root, to) : join(image.root, image.workDir, to);
    const isFolder = to.endsWith('/') || words.length > 1;
    const final = isFolder ? join(place, source.split('/').at(-1)!) : place;
    if (fromStage !== undefined) {
      rmSync(final, { recursive: true, force: true });
      linkTree(join(build(fromStage).root, source), final);
      continue;
    }
    cpSync(join(context, source), final, {
      recursive: true,
      filter: (file) => {
        const name = relative(context, file);
        return !isIgnored(name) || !existsSync(file);
      },
    });
    if (!existsSync(final)) throw new Error(`.dockerignore leaves out ${source}`);
  }
};

const build = (name: string): Built => {
  const known = built.get(name);
  if (known) return known;
  const { from, instructions } = stageOf(name);
  const base = stages.some((stage) => stage.name === from) ? build(from) : undefined;
  say(`FROM ${from} AS ${name}`);
  const image: Built = {
    root: join(folder, name),
    workDir: base?.workDir ?? '/',
    env: { ...base?.env },
    last: new Map(base?.last),
  };
  if (base) linkTree(base.root, image.root);
  else mkdirSync(image.root);
  for (const { name: instruction, text } of instructions) {
    say(`  ${instruction} ${text}`);
    if (instruction === 'WORKDIR') {
      image.workDir = text;
      mkdirSync(join(image.root, text), { recursive: true });
    } else if (instruction === 'ENV') Object.assign(image.env, parseEnv(text));
    else if (instruction === 'COPY') copyInto(image, text);
    else if (instruction === 'RUN') {
      const { status } = spawnSync('sh', ['-ec', text], {
        cwd: join(image.root, image.workDir),
        env: { ...process.env, ...image.env, PATH: path },
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      if (status !== 0) throw new Error(`It failed: ${text}`);
    } else image.last.set(instruction, text);
  }
  built.set(name, image);
  return image;
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

const tryImage = async ({ root, workDir, env, last }: Built): Promise<void> => {
  const [uid, gid] = last.get('USER')!.split(':').map(Number);
  // Only root may become somebody else.
  const owner = process.getuid?.() === 0 ? { uid, gid } : {};
  const inside = (value: string) => (value.startsWith(workDir) ? join(root, value) : value);
  const options = {
    ...owner,
    cwd: join(root, workDir),
    env: {
      ...Object.fromEntries(Object.entries(env).map(([key, value]) => [key, inside(value)])),
      PATH: path,
      HOME: join(root, workDir, 'data'),
      KINORA_PORT: String(await freePort()),
    },
  };
  const words = (instruction: string): string[] =>
    JSON.parse(last.get(instruction)!.replace(/^.*CMD /, '')) as string[];
  const run = (all: string[]) => spawnSync(all[0]!, all.slice(1), { ...options, encoding: 'utf8' });
  const entry = words('ENTRYPOINT');
  say(`${entry.join(' ')} --version: ${run([...entry, '--version']).stdout.trim()}`);
  const all = [...entry, ...words('CMD')];
  const service = spawn(all[0]!, all.slice(1), { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => service.once('exit', resolve));
  for (let tries = 1; ; tries += 1) {
    const { status, stderr } = run(words('HEALTHCHECK'));
    if (status === 0) break;
    if (tries === 60 || service.exitCode !== null)
      throw new Error(`The image does not get healthy. ${stderr}`);
    await delay(1000);
  }
  say('The health check passes.');
  service.kill('SIGTERM');
  const code = await ended;
  if (code !== 0) throw new Error(`The image ended with ${code}.`);
  say('It ends when asked to.');
};

try {
  const image = build(target);
  const megabytes = execFileSync('du', ['-sm', image.root], { encoding: 'utf8' }).split('\t')[0];
  say(`${target}: ${megabytes} MB beside the base image`);
  await tryImage(image);
} finally {
  if (process.argv.includes('--keep')) say(folder);
  else rmSync(folder, { recursive: true, force: true });
}

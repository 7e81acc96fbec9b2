/**
 * Adds to package-lock.json the platform packages that the registry at hand did not have when it was written. They are
 * for other systems and never fetched here, but `npm ci` refuses a lockfile without them. Takes away which Node the
 * packages ask for: they run on the Node that is one of them, and npm would warn about the machine's own.
 * Run after every npm install.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

type Entry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
  engines?: Record<string, string>;
};
export type Lockfile = { packages: Record<string, Entry> };

const systems: [RegExp, string][] = [
  [/android/, 'android'],
  [/darwin|\bmac\b/, 'darwin'],
  [/win32|\bwin\b/, 'win32'],
  [/freebsd/, 'freebsd'],
  [/linux/, 'linux'],
];
const processors = ['arm64', 'x64', 'ia32', 'riscv64', 'ppc64', 's390x', 'loong64', 'armv7l', 'arm'];

const isOurs = (path: string): boolean => !path.includes('node_modules/');

export const packagesWithEngines = ({ packages }: Lockfile): string[] =>
  Object.keys(packages).filter((path) => !isOurs(path) && packages[path]!.engines !== undefined);

/** The optional packages that entries name and the lockfile lacks. */
export const missingPackages = ({ packages }: Lockfile): { name: string; version: string; dev: boolean }[] =>
  Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(
        ([name]) => !(`${path}/node_modules/${name}` in packages) && !(`node_modules/${name}` in packages),
      )
      .map(([name, version]) => ({ name, version, dev: entry.dev === true })),
  );

const placeholder = ({ name, version, dev }: { name: string; version: string; dev: boolean }): Entry => {
  const system = systems.find(([pattern]) => pattern.test(name))?.[1];
  const processor = processors.find((candidate) => new RegExp(`[-/]${candidate}\\b`).test(name));
  if (system === undefined || processor === undefined) throw new Error(`What system is ${name} for?`);
  return {
    version,
    cpu: [processor === 'armv7l' ? 'arm' : processor],
    ...(dev && { dev }),
    ...(name.includes('musl') && { libc: ['musl'] }),
    optional: true,
    os: [system],
  };
};

export const completeLockfile = (path: string): string[] => {
  const lockfile = JSON.parse(readFileSync(path, 'utf8')) as Lockfile;
  const missing = missingPackages(lockfile);
  for (const one of missing) lockfile.packages[`node_modules/${one.name}`] = placeholder(one);
  for (const path of packagesWithEngines(lockfile)) delete lockfile.packages[path]!.engines;
  lockfile.packages = Object.fromEntries(
    Object.entries(lockfile.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`);
  return missing.map(({ name }) => name);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(completeLockfile('package-lock.json').join('\n'));
}

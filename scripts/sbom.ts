/** npm run sbom: what is installed, as a CycloneDX 1.6 document on standard output. The same lockfile gives the same bytes. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

type LockEntry = {
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  os?: string[];
  cpu?: string[];
};
export type Lockfile = { packages: Record<string, LockEntry> };
export type LockedPackage = Omit<LockEntry, 'version'> & {
  path: string;
  name: string;
  version: string;
  licence: string | undefined;
};

export const readLockfile = (): Lockfile =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;

/** As the package says it itself where the lockfile does not, and undefined where it is not installed here. */
const licenceOf = (path: string, locked: string | undefined): string | undefined => {
  if (locked) return locked;
  try {
    const { license } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as {
      license?: string | { type?: string };
    };
    return typeof license === 'string' ? license : license?.type;
  } catch {
    return undefined;
  }
};

/** Without our own packages, which are links. */
export const lockedPackages = ({ packages }: Lockfile): LockedPackage[] =>
  Object.entries(packages).flatMap(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.link || entry.version === undefined) return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return [{ ...entry, path, name, version: entry.version, licence: licenceOf(path, entry.license) }];
  });

const purlOf = ({ name, version }: LockedPackage) =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${encodeURIComponent(version)}`;

/** An integrity is one hash or more, in base64. */
const hashesOf = ({ integrity = '' }: LockedPackage) =>
  integrity
    .split(' ')
    .filter((one) => one.startsWith('sha512-'))
    .map((one) => ({ alg: 'SHA-512', content: Buffer.from(one.slice(7), 'base64').toString('hex') }));

const componentOf = (locked: LockedPackage) => {
  const { licence } = locked;
  const isExpression = licence !== undefined && / (?:OR|AND|WITH) /.test(licence);
  return {
    type: 'library',
    'bom-ref': `${purlOf(locked)}#${locked.path}`,
    name: locked.name,
    version: locked.version,
    scope: locked.dev ? 'excluded' : locked.optional ? 'optional' : 'required',
    purl: purlOf(locked),
    hashes: hashesOf(locked),
    licenses:
      licence === undefined ? [] : isExpression ? [{ expression: licence }] : [{ license: { id: licence } }],
  };
};

const uuidOf = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};

export const createSbom = (lockfile: Lockfile) => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(lockfile))}`,
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': 'kinora',
        name: 'kinora',
        version,
        licenses: [{ license: { id: 'Apache-2.0' } }],
      },
    },
    components: lockedPackages(lockfile)
      .map(componentOf)
      .sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)),
  };
};

if (import.meta.main) process.stdout.write(`${JSON.stringify(createSbom(readLockfile()), null, 2)}\n`);

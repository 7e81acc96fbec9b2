/** The packages that come with `npm ci`: their licences, their hashes and what they may run while they are installed. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createSbom, lockedPackages, readLockfile } from '../scripts/sbom.ts';

const lockfile = readLockfile();
const packages = lockedPackages(lockfile);
const readText = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** Licences that ask for no more than their notice. */
const permissive = new Set([
  ...[
    'MIT',
    'Apache-2.0',
    'ISC',
    'BSD-2-Clause',
    'BSD-3-Clause',
    '0BSD',
    'BlueOak-1.0.0',
    'Unlicense',
    'CC0-1.0',
  ],
  'AFL-2.1',
]);

/** Packages whose licence asks for more, or is not said, and why they may be here. Docs: docs/LICENCES.md. */
const exceptions: Record<string, string> = {
  '@echogarden/espeak-ng-emscripten': 'GPL-3.0; loaded only in the speech process',
  '@img/sharp-*': 'libvips is LGPL-3.0-or-later: a dynamic library that can be replaced',
  'axe-core': 'MPL-2.0; tests only',
  mediabunny: 'MPL-2.0; comes with node-av for a part of it that is never loaded',
  '@shinyoshiaki/jspack': 'its package.json says nothing; its LICENSE file is BSD-3-Clause',
};

const isException = (name: string) =>
  Object.keys(exceptions).some((pattern) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  );

/** One of the alternatives, or all of what is joined by AND. */
const isPermissive = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((licence) => permissive.has(licence.trim())));

/** Packages for systems that are not offered here have neither hash nor licence in the lockfile. */
const isForThisSystem = ({ os, cpu }: { os?: string[]; cpu?: string[] }) =>
  (os?.includes('linux') ?? true) && (cpu?.some((one) => one === 'x64' || one === 'arm64') ?? true);

test('every package that is installed has a permissive licence, or a reason', () => {
  const wrong = packages
    .filter((one) => one.integrity && isForThisSystem(one) && !isException(one.name))
    .filter(({ licence }) => licence === undefined || !isPermissive(licence));
  assert.deepEqual(
    wrong.map(({ name, licence }) => `${name}: ${licence}`),
    [],
  );
});

test('every exception is in use, and named in docs/LICENCES.md where it is part of the service', () => {
  const text = readText('docs/LICENCES.md');
  for (const [pattern, reason] of Object.entries(exceptions)) {
    const name = pattern.replace('*', '');
    assert.ok(
      packages.some((one) => one.name.startsWith(name)),
      `${pattern} is not installed any more`,
    );
    if (!/tests only/.test(reason))
      assert.ok(text.includes(name.startsWith('@img') ? 'sharp' : name), pattern);
  }
});

test('every package has a SHA-512 hash, but those for systems that the registry here lacks', () => {
  const without = packages.filter(({ integrity }) => !integrity?.startsWith('sha512-'));
  const installed = without.filter(
    (one) => one.optional !== true || (isForThisSystem(one) && !/musl/.test(one.name)),
  );
  assert.deepEqual(
    installed.map(({ name }) => name),
    [],
  );
});

test('every package that would run a script when it is installed is allowed or forbidden to, and explained', () => {
  const { allowScripts } = JSON.parse(readText('package.json')) as { allowScripts: Record<string, boolean> };
  const explained = readText('docs/LICENCES.md');
  const withScripts = packages.filter((one) => one.hasInstallScript && isForThisSystem(one));
  assert.deepEqual(
    withScripts.map(({ name }) => name).filter((name) => allowScripts[name] === undefined),
    [],
    'package.json: allowScripts',
  );
  for (const name of Object.keys(allowScripts))
    assert.ok(explained.includes(`\`${name}\``), `${name} is not explained`);
});

test('the bill of materials names every package with its hash, and is the same each time', () => {
  const sbom = createSbom(lockfile);
  assert.equal(sbom.bomFormat, 'CycloneDX');
  assert.equal(sbom.components.length, packages.length);
  assert.equal(new Set(sbom.components.map((one) => one['bom-ref'])).size, packages.length);
  assert.match(
    sbom.serialNumber,
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  const fastify = sbom.components.find(({ name }) => name === 'fastify')!;
  assert.equal(fastify.hashes[0]!.content.length, 128);
  assert.deepEqual(fastify.licenses, [{ license: { id: 'MIT' } }]);
  assert.equal(JSON.stringify(createSbom(lockfile)), JSON.stringify(sbom));
});

#!/usr/bin/env -S node --max-semi-space-size=4
// Plain JavaScript that any Node runs: hands over to the Node 24 that came with the packages where this one is older.
import { spawn } from 'node:child_process';
import module, { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { bundledProgram } from './current-bundle.js';

const [major] = process.versions.node.split('.').map(Number);

if (major >= 24) {
  // Later starts find code compiled.
  // Beside the packages and not in /tmp, where another user of the machine could put code before us.
  // In the environment too, for the processes of engines.
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
    new URL('../node_modules/.cache/compiled', import.meta.url),
  );
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  const source = new URL('../src/cli/kinora.ts', import.meta.url);
  const { main } = await import((bundledProgram(source) ?? source).href);
  await main(process.argv.slice(2));
  module.flushCompileCache();
} else {
  const node = createRequire(import.meta.url).resolve('node/bin/node');
  // Megabytes for young objects: with V8's own 16 the spent buffers of uploads lie about until they are 64 MB.
  const flags = ['--max-semi-space-size=4'];
  const child = spawn(node, [...flags, fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === null ? 1 : 128);
  });
}

/** The longest task of the page's thread while a library of 10,000 videos is scrolled, by the CPU time it took. */
import { setTimeout as delay } from 'node:timers/promises';
import { startRig } from '../../test/support/console/browser.ts';
import { copyVideos } from '../../test/support/copy-videos.ts';

const videos = 10_000;
const barMs = 50;
const steps = 120;

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  dur?: number;
  args?: { name?: string };
};

const rig = await startRig();
try {
  const { service } = rig;
  const id = await service.createTask({ prompt: 'A tide' });
  await service.finished(id);
  copyVideos(service.dataDir, id, videos);
  const { page } = await rig.open({ path: 'library' });
  await page.waitForSelector('.tile img');
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] });
  for (let step = 0; step < steps; step++) {
    await page.mouse.wheel(0, 600);
    await delay(30);
  }
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threads = trace.traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const tasks = trace.traceEvents.filter(
    (event) =>
      event.name.endsWith('RunTask') &&
      threads.some(({ pid, tid }) => pid === event.pid && tid === event.tid),
  );
  const times = tasks.map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1000).toSorted((one, other) => other - one);
  const scrolled = await page.evaluate('window.scrollY');
  console.log(`${videos} videos, scrolled ${scrolled} px, ${tasks.length} tasks`);
  console.log(
    `longest tasks: ${times
      .slice(0, 5)
      .map((ms) => `${ms.toFixed(1)} ms`)
      .join(', ')}`,
  );
  const passes = tasks.length > 0 && times[0]! <= barMs;
  console.log(`${passes ? 'PASS' : 'FAIL'}: no task over ${barMs} ms`);
  process.exitCode = passes ? 0 : 1;
} finally {
  await rig.stop();
}

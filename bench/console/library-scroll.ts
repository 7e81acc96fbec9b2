/** The longest task of the page's thread while a library of 10,000 videos is scrolled, by the CPU time it took. */
import { setTimeout as delay } from 'node:timers/promises';
import { copyVideos } from '../../test/support/copy-videos.ts';
import { openConsole } from './browser.ts';

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

const subject = await openConsole();
try {
  const { page, url, dataDir, request } = subject;
  const made = await request('/v1/videos', {
    method: 'POST',
    body: formOf({ model: 'beta-2', prompt: 'A tide', seconds: '4', size: '480x480' }),
  });
  const { id } = (await made.json()) as { id: string };
  for (;;) {
    const { status } = (await (await request(`/v1/videos/${id}`)).json()) as { status: string };
    if (status === 'completed') break;
    await delay(500);
  }
  copyVideos(dataDir, id, videos);
  await page.goto(`${url}/console/library`);
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
  await subject.stop();
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

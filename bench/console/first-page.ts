/**
 * How long the first page takes on a CPU four times slower, and how much is sent before it shows.
 * Judged by the CPU time of the page's thread, four times over: it does not change with what else the machine does.
 */
import { openConsole } from './browser.ts';

const slowness = 4;
const rounds = 7;
const bars = { seconds: 1.5, kilobytes: 70 };

const subject = await openConsole();
try {
  const { page, url } = subject;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const urls = new Map<string, string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!urls.get(requestId)?.includes('/console/api/')) bytes += encodedDataLength;
  });
  const work = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
  const measures: { seconds: number; cpuSeconds: number; kilobytes: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    await page.goto('about:blank');
    await session.send('Network.clearBrowserCache');
    bytes = 0;
    const workBefore = await work();
    const started = performance.now();
    await page.goto(`${url}/console/make`, { waitUntil: 'commit' });
    // The form can be filled in and sent.
    await page.waitForSelector('.make-button:enabled');
    const seconds = (performance.now() - started) / 1000;
    measures.push({ seconds, cpuSeconds: Math.max((await work()) - workBefore, 0), kilobytes: bytes / 1024 });
  }
  const median = (values: number[]) =>
    values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
  const cpuSeconds = median(measures.map((measure) => measure.cpuSeconds));
  const kilobytes = median(measures.map((measure) => measure.kilobytes));
  console.log(
    `first page: ${median(measures.map(({ seconds }) => seconds)).toFixed(2)} s here, ${cpuSeconds.toFixed(3)} s CPU of the page's thread`,
  );
  console.log(
    `${(cpuSeconds * slowness).toFixed(2)} s on a CPU ${slowness} times slower; page and assets ${kilobytes.toFixed(0)} KB`,
  );
  const passes = cpuSeconds * slowness <= bars.seconds && kilobytes <= bars.kilobytes;
  console.log(`${passes ? 'PASS' : 'FAIL'}: at most ${bars.seconds} s and ${bars.kilobytes} KB`);
  process.exitCode = passes ? 0 : 1;
} finally {
  await subject.stop();
}

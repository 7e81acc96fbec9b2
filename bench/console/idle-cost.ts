/** The cost of an open console for the server, against the same server with none. */
import { setTimeout as delay } from 'node:timers/promises';
import { processUsage } from '../process-usage.ts';
import { openConsole } from './browser.ts';

const seconds = 30;
const barPercent = 2;

const subject = await openConsole();
try {
  const { page, url, kinora } = subject;
  const share = async () => {
    const before = processUsage(kinora.pid).cpuSeconds;
    await delay(seconds * 1000);
    return ((processUsage(kinora.pid).cpuSeconds - before) / seconds) * 100;
  };
  await delay(5000);
  const costs: [string, number][] = [];
  for (const path of ['make', 'library', 'operator/overview']) {
    await page.goto(`${url}/console/${path}`);
    await page.waitForSelector('h1');
    await delay(5000);
    costs.push([path, await share()]);
  }
  await page.close();
  await delay(2000);
  const without = await share();
  for (const [path, cost] of costs)
    console.log(`${path} open: ${cost.toFixed(2)} % of a core, without: ${without.toFixed(2)} %`);
  const maxCost = Math.max(...costs.map(([, cost]) => cost - without));
  console.log(`${maxCost < barPercent ? 'PASS' : 'FAIL'}: under ${barPercent} % of a core`);
  process.exitCode = maxCost < barPercent ? 0 : 1;
} finally {
  await subject.stop();
}

/** DNS resolution of host names chosen by users. */
import type { LookupAddress } from 'node:dns';
import { Resolver, lookup as systemLookup } from 'node:dns/promises';

/** The second attempt waits twice as long. */
const answerMs = 2000;
const tries = 2;
/** Of the four threads that also do file I/O. */
const systemLookupsAtOnce = 2;

export type ResolveName = (hostname: string) => Promise<LookupAddress[]>;

/**
 * Queries name servers without a thread: the system's lookup blocks one of four while a server does not respond, and
 * all file reads would wait behind a few such names. It does not read /etc/hosts.
 */
export const createDnsResolver =
  (servers?: readonly string[]): ResolveName =>
  async (hostname) => {
    // By definition never sent to a name server.
    if (/(^|\.)localhost\.?$/i.test(hostname)) return [{ address: '127.0.0.1', family: 4 }];
    // A new resolver per name: it uses the name servers configured now.
    const resolver = new Resolver({ timeout: answerMs, tries });
    if (servers) resolver.setServers(servers);
    const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
    return [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
    ];
  };

/** The system's lookup, with /etc/hosts and search domains; a few at a time. */
export const createSystemResolver = (): ResolveName => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (hostname) => {
    if (running >= systemLookupsAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await systemLookup(hostname, { all: true });
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
};

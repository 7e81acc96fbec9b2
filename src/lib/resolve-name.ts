/** Names that users chose, to addresses. */
import type { LookupAddress } from 'node:dns';
import { Resolver, lookup as systemLookup } from 'node:dns/promises';

/** The second try waits twice as long. */
const answerMs = 2000;
const tries = 2;
/** Of the four threads that also read and write files. */
const systemLookupsAtOnce = 2;

export type ResolveName = (hostname: string) => Promise<LookupAddress[]>;

/**
 * Asks name servers without a thread: the system's own lookup takes one of four for as long as a server is silent, and
 * everything that reads a file would wait behind a few such names. It knows nothing of /etc/hosts.
 */
export const createPublicNames =
  (servers?: readonly string[]): ResolveName =>
  async (hostname) => {
    // By its definition never asked of a server.
    if (/(^|\.)localhost\.?$/i.test(hostname)) return [{ address: '127.0.0.1', family: 4 }];
    // One for each name: it knows the servers that are set now.
    const resolver = new Resolver({ timeout: answerMs, tries });
    if (servers) resolver.setServers(servers);
    const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
    return [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
    ];
  };

/** As the system knows names, /etc/hosts and search domains included; a few at a time. */
export const createSystemNames = (): ResolveName => {
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

/** How many connections one network may have open: each takes a file descriptor, also one that asks for nothing. */
import type { Server } from 'node:net';
import { createCounter } from '../lib/counter.ts';
import { invalidCidrs, isPublicAddress, matchesCidr, networkOf, siteOf } from '../lib/ip-address.ts';
import { networksOfSite } from '../services/account-limits.ts';

/** Three times as many as an account has streams and requests, and a share of those that the process may open. */
const mostConnections = 4096;
const shareOfFiles = 1 / 4;

export const connectionLimit = (mostFiles: number): number =>
  Math.min(mostConnections, Math.floor(mostFiles * shareOfFiles));

/**
 * Proxies bring the connections of many clients. One on a private network may not have been named, and nobody from
 * elsewhere has such an address.
 */
export const mayBeProxy = (address: string, trusted: false | number | string[]): boolean => {
  if (typeof trusted === 'number' || !isPublicAddress(address)) return true;
  return (
    trusted !== false &&
    matchesCidr(
      address,
      trusted.filter((one) => invalidCidrs([one]).length === 0),
    )
  );
};

/** Closes those beyond it at once. */
export const limitConnections = (
  server: Server,
  { most, isFree }: { most: number; isFree: (address: string) => boolean },
): void => {
  const open = createCounter<string>();
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    // It is gone already.
    if (remoteAddress === undefined || isFree(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const site = siteOf(remoteAddress) ?? network;
    const taken = new Set([network, site]);
    if (open.of(network) >= most || open.of(site) >= (site === network ? most : most * networksOfSite)) {
      socket.destroy();
      return;
    }
    for (const each of taken) open.add(each, 1);
    socket.once('close', () => {
      for (const each of taken) open.add(each, -1);
    });
  });
};

/** Connections to allowed addresses only, checked at the moment of connecting. */
import { isIP, type LookupFunction } from 'node:net';
import type { buildConnector } from 'undici';
import type { ResolveName } from './resolve-name.ts';

export type AddressCheck = (ip: string) => boolean;

export type AddressRule = {
  lookup: ResolveName;
  isAllowed: AddressCheck;
  refusal: (reason: 'forbidden_address' | 'unreachable') => Error;
};

/** Connects to the address that was checked, so a DNS answer that changes in between has no effect. */
const checkedLookup =
  ({ lookup, isAllowed, refusal }: AddressRule): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined) callback(refusal('unreachable'), '');
        else if (!addresses.every(({ address }) => isAllowed(address)))
          callback(refusal('forbidden_address'), '');
        else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error) => callback(error, ''),
    );
  };

export const checkedConnector = (
  build: typeof buildConnector,
  rule: AddressRule,
  limits: buildConnector.BuildOptions,
): buildConnector.connector => {
  const connect = build({ ...limits, lookup: checkedLookup(rule) });
  return (options, callback) => {
    // For an IP address in the URL no lookup happens.
    if (isIP(options.hostname) !== 0 && !rule.isAllowed(options.hostname))
      callback(rule.refusal('forbidden_address'), null);
    else connect(options, callback);
  };
};

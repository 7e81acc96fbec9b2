import { isIP, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Cidr = { base: Address; prefixBits: number };

const globalUnicast = ipaddr.IPv6.parse('2000::');
const nat64 = ipaddr.IPv6.parse('64:ff9b::');

/** Strict on form: the shorthands the parser knows (`10.1`, `0x7f.1`, `010.0.0.1`) are read differently elsewhere. */
const parseAddress = (ip: string): Address | undefined => {
  if (isIP(ip) === 0) return undefined;
  if (!isIPv6(ip)) return ipaddr.IPv4.parse(ip);
  // The parser takes `::a.b.c.d` for `::ffff:a.b.c.d`; the URL parser's hexadecimal form leaves no doubt.
  const { hostname } = new URL(`http://[${ip.replace(/%.*$/, '')}]`);
  return ipaddr.process(hostname.slice(1, -1));
};

const isPublicIpv6 = (address: ipaddr.IPv6): boolean => {
  // On IPv6-only networks resolvers hand out every IPv4 host as 64:ff9b::a.b.c.d.
  if (address.match(nat64, 96)) return new ipaddr.IPv4(address.toByteArray().slice(12)).range() === 'unicast';
  return address.match(globalUnicast, 3) && address.range() === 'unicast';
};

/** True only for a public internet address; false for anything else, malformed text included. */
export const isPublicAddress = (ip: string): boolean => {
  const address = parseAddress(ip);
  if (address === undefined) return false;
  return address instanceof ipaddr.IPv6 ? isPublicIpv6(address) : address.range() === 'unicast';
};

/** Some proxies name the port too, which is another one for each connection. */
const withoutPort = (ip: string): string =>
  isIP(ip) === 0 ? (/^\[?([\d.]+|[\da-f:.]+(?=\]))\]?:\d{1,5}$/i.exec(ip)?.[1] ?? ip) : ip;

const firstParts = ({ parts }: ipaddr.IPv6, count: number): string =>
  parts
    .slice(0, count)
    .map((part) => part.toString(16))
    .join(':');

/** The address unit of one client: an IPv4 address, or the /64 of an IPv6 address. */
export const networkOf = (ip: string): string => {
  const text = withoutPort(ip);
  const address = parseAddress(text);
  return address instanceof ipaddr.IPv6 ? firstParts(address, 4) : text;
};

/** The /48 of an IPv6 address: providers of tunnels give 65,536 networks to one client. */
export const siteOf = (ip: string): string | undefined => {
  const address = parseAddress(withoutPort(ip));
  return address instanceof ipaddr.IPv6 ? `${firstParts(address, 3)}::/48` : undefined;
};

const parseCidr = (text: string): Cidr | undefined => {
  const [ip = '', prefix, ...rest] = text.trim().split('/');
  const base = ip.includes('%') ? undefined : parseAddress(ip);
  if (base === undefined || rest.length > 0) return undefined;
  const widthBits = base.kind() === 'ipv4' ? 32 : 128;
  if (prefix === undefined) return { base, prefixBits: widthBits };
  if (!/^\d{1,3}$/.test(prefix)) return undefined;
  // `::ffff:10.0.0.0/104` counts its prefix from the start of the IPv6 form.
  const prefixBits = Number(prefix) - (isIPv6(ip) && widthBits === 32 ? 96 : 0);
  return prefixBits >= 0 && prefixBits <= widthBits ? { base, prefixBits } : undefined;
};

/** The entries that are neither an address nor a CIDR block. */
export const invalidCidrs = (list: readonly string[]): string[] =>
  list.filter((entry) => parseCidr(entry) === undefined);

/** A list with an invalid entry matches nothing, so that a damaged allow-list denies rather than allows. */
export const matchesCidr = (ip: string, list: readonly string[]): boolean => {
  const address = parseAddress(withoutPort(ip));
  const blocks = list.map(parseCidr);
  if (address === undefined || blocks.includes(undefined)) return false;
  return blocks.some(
    (block) => block!.base.kind() === address.kind() && address.match(block!.base, block!.prefixBits),
  );
};

import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Of IPv6, only this block is handed out for the public network; what embeds or tunnels an IPv4 address is not. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Its message is the reason that the back office shows for the attempt. */
export class PrivateAddressError extends Error {
  constructor() {
    super('private address');
    this.name = 'PrivateAddressError';
  }
}

/**
 * True for an address of the public network. False for private, loopback, link-local, unique-local, carrier-grade NAT,
 * multicast, documentation and every other special range, also when written as an IPv6 address that maps to one, and
 * for what is no address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  return ip.range() === 'unicast' && (ip.kind() === 'ipv4' || ip.match(GLOBAL_IPV6));
}

/**
 * A `lookup` for `node:http` that yields public addresses only. The connection goes to exactly what it yields, so a name
 * that resolves differently a moment later (DNS rebinding) gains nothing. `node:net` does not call it for an address
 * written as such: judge those beforehand.
 */
export function publicLookup(lookup: typeof systemLookup = systemLookup): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const addresses = found.filter(({ address }) => isPublicAddress(address));
      const [first] = addresses;
      if (!first) return callback(new PrivateAddressError(), []);
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}

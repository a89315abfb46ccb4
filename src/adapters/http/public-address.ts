import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The only IPv6 block of the public network. Addresses in it that tunnel IPv4 have another range than `unicast`. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** The back office shows its message as the reason of the failed attempt. */
export class PrivateAddressError extends Error {
  constructor() {
    super('private address');
    this.name = 'PrivateAddressError';
  }
}

/**
 * Returns true for an address of the public network. Returns false for private, loopback, link-local, unique-local,
 * carrier-grade NAT, multicast, documentation and every other special range, also when written as an IPv6 address that
 * maps to such a range, and for a text that is not an IP address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  return ip.range() === 'unicast' && (ip.kind() === 'ipv4' || ip.match(GLOBAL_IPV6));
}

/**
 * Returns a `lookup` for `node:http` that returns public addresses only. The connection goes to exactly these
 * addresses, so a name that resolves differently a moment later (DNS rebinding) gains nothing. `node:net` does not call
 * it for a host that is an IP address: check such a host beforehand.
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

import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { ApiEnv } from '../api-env.ts';

/** One household or server holds at least this much of IPv6: a limit for each single address would be none. */
const IPV6_NETWORK_BITS = 64;

/**
 * The address that a limit counts for: the socket's, or behind `trustProxy` proxies the one that the outermost of them
 * saw (each writes at the right, so what the client made up stands further left). Kept in memory only: never in a log
 * or a table.
 */
export function clientAddress<E extends ApiEnv>(c: Context<E>, trustProxy: number): string {
  const socket = c.env?.incoming?.socket.remoteAddress;
  if (trustProxy === 0) return addressKey(socket);
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').filter((entry) => entry.trim());
  return addressKey(forwarded.at(-trustProxy) ?? forwarded[0] ?? socket);
}

/** An address in one spelling, an IPv6 address as its /64 network; `unknown` for what is none. */
export function addressKey(address: string | undefined): string {
  // Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`.
  const bare = address
    ?.trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  if (!bare || !ipaddr.isValid(bare)) return 'unknown';
  const ip = ipaddr.process(bare);
  if (ip.kind() === 'ipv4') return ip.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${ip.toString()}/${IPV6_NETWORK_BITS}`).toString();
}

/** True for a call from this very machine that no proxy passed on. */
export function isLocalCall(c: Context<ApiEnv>): boolean {
  const address = c.env?.incoming?.socket.remoteAddress;
  if (!address || !ipaddr.isValid(address) || ipaddr.process(address).range() !== 'loopback') return false;
  return !['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some(
    (name) => c.req.header(name) !== undefined,
  );
}

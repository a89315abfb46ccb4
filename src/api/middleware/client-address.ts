import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { Caller } from '../../app/asker.ts';
import type { ApiEnv } from '../api-env.ts';

/**
 * A household or a server has at least an IPv6 network of this size, so a limit for each single address has no effect.
 */
const IPV6_NETWORK_BITS = 64;

/**
 * Returns the address that a rate limit counts for: that of the socket, or behind `trustProxy` proxies the address that
 * the outermost proxy saw. (Each proxy appends its entry at the right, so entries that the client invented are further
 * left.) The address is only in memory, never in a log or a table.
 */
export const clientAddress = <E extends ApiEnv>(c: Context<E>, trustProxy: number): string =>
  forwardedAddress(c.env?.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'), trustProxy);

/** Does the same as `clientAddress` for a request outside the API, from its socket and its `X-Forwarded-For` header. */
export function forwardedAddress(
  socket: string | undefined,
  header: string | undefined,
  trustProxy: number,
): string {
  if (trustProxy === 0) return addressKey(socket);
  const forwarded = (header ?? '').split(',').filter((entry) => entry.trim());
  return addressKey(forwarded.at(-trustProxy) ?? forwarded[0] ?? socket);
}

/** Returns id, client address and user agent of the request, for attempts with a password or a code. */
export const callerOf = <E extends ApiEnv>(c: Context<E>, trustProxy: number): Caller => ({
  requestId: c.get('requestId'),
  address: clientAddress(c, trustProxy),
  userAgent: c.req.header('user-agent'),
});

/** Returns an address in one spelling, an IPv6 address as its /64 network; `unknown` for a text that is no address. */
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

/** Returns true for a request from this machine that no proxy forwarded. */
export function isLocalCall(c: Context<ApiEnv>): boolean {
  if (!isOwnMachine(c.env?.incoming?.socket.remoteAddress)) return false;
  return !['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some(
    (name) => c.req.header(name) !== undefined,
  );
}

/** Whether an address is one of this machine: 127.0.0.0/8, also written as IPv6, or ::1. */
export const isOwnMachine = (address: string | undefined): boolean =>
  address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';

interface Target {
  host?: string;
  path?: string;
}
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;

/**
 * Blocks connections to other machines: names other than `localhost` are not found, addresses other than loopback refuse. For
 * tests with random inputs, which may contain any host. Returns the function that ends the block.
 */
export function withoutNetwork(): () => void {
  const { lookup, resolve4, resolve6, Resolver } = dns;
  const { connect } = Socket.prototype;
  const notFound = (host: string) => Object.assign(new Error(`no network: ${host}`), { code: 'ENOTFOUND' });
  const refuse = (host: string, ...rest: unknown[]) => {
    const callback = rest.at(-1) as (error: Error) => void;
    queueMicrotask(() => callback(notFound(host)));
  };
  Object.assign(dns, {
    lookup: (host: string, ...rest: unknown[]) =>
      (LOOPBACK.test(host) ? (lookup as (...all: unknown[]) => void) : refuse)(host, ...rest),
    resolve4: refuse,
    resolve6: refuse,
    // Without it, nodemailer uses the functions above.
    Resolver: undefined,
  });
  syncBuiltinESMExports();
  Socket.prototype.connect = function guarded(this: Socket, ...args: unknown[]) {
    // `net.connect` passes its normalised arguments as one array.
    const [first] = Array.isArray(args[0]) ? args[0] : args;
    const { host = 'localhost', path } = Object(first) as Target;
    const isName = !/^[\d.:a-f]+$/i.test(host);
    if (path !== undefined || LOOPBACK.test(host) || isName)
      return (connect as (...all: unknown[]) => Socket).apply(this, args);
    queueMicrotask(() => this.destroy(notFound(host)));
    return this;
  } as typeof connect;
  return () => {
    Object.assign(dns, { lookup, resolve4, resolve6, Resolver });
    syncBuiltinESMExports();
    Socket.prototype.connect = connect;
  };
}

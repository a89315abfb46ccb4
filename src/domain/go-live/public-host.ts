import { isLoopback } from '../settings/loopback.ts';

/** Reserved domains, which no visitor can reach (RFC 2606 and RFC 6761). */
const EXAMPLE = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)$/;

/** Names that only an internal network resolves. */
const INTERNAL = /(?:^|\.)(?:local|internal|lan|home\.arpa)$/;

/** Returns whether a host is of a domain that is reserved for examples. */
export const isExampleHost = (hostname: string): boolean => EXAMPLE.test(hostname.toLowerCase());

/** Returns whether a host, in the spelling of `URL`, is known only on this machine or its own network. */
export const isLocalHost = (hostname: string): boolean =>
  isLoopback(hostname) || INTERNAL.test(hostname) || !/[.:]/.test(hostname);

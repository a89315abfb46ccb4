/** Reserved names: RFC 2606, sections 2 and 3. */
const RESERVED = /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost)$/;

/** Whether a host is reserved for examples and tests, so that it has no pages. */
export const isReservedHost = (host: string): boolean => RESERVED.test(host.toLowerCase());

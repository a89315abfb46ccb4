/** Names that belong to nobody: RFC 2606, sections 2 and 3. */
const RESERVED = /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost)$/;

/** Whether a host is one for examples and tests, where no page can be. */
export const isReservedHost = (host: string): boolean => RESERVED.test(host.toLowerCase());

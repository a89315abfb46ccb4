/** What the source of a received message says about its sending, in the order in which it is shown. */
export const originalChecks = ['spf', 'dkim', 'dmarc', 'aligned', 'unsubscribe'] as const;
export type OriginalCheck = (typeof originalChecks)[number];

/** `found`: the result that the receiver wrote down, such as `softfail`; absent: it wrote none. */
export interface OriginalFinding {
  check: OriginalCheck;
  passes: boolean;
  found?: string | undefined;
}

/** Both must be signed for the one click of RFC 8058. */
const UNSUBSCRIBE = ['list-unsubscribe', 'list-unsubscribe-post'];

/**
 * Reads the source of a message that arrived (« show original »): the receiver's results of SPF, DKIM and DMARC, whether a signature is of
 * the sender's own domain, and whether it covers the headers of unsubscribing. Undefined: the text has no such headers.
 */
export function readOriginal(source: string): OriginalFinding[] | undefined {
  const headers = headersOf(source);
  const results = headers.find(({ name }) => name === 'authentication-results')?.value;
  const signatures = headers
    .filter(({ name }) => name === 'dkim-signature')
    .map(({ value }) => tagsOf(value));
  if (results === undefined && signatures.length === 0) return undefined;
  const from = headers.find(({ name }) => name === 'from')?.value ?? '';
  const [, domain = ''] = /@([\w.-]+)[^@]*$/.exec(from) ?? [];
  const own = signatures.filter((tags) =>
    isAligned(domain.toLowerCase(), tags.get('d')?.toLowerCase() ?? ''),
  );
  const covers = own.some((tags) => {
    const signed = (tags.get('h') ?? '').toLowerCase().split(/[\s:]+/);
    return UNSUBSCRIBE.every((name) => signed.includes(name));
  });
  const verdict = (check: 'spf' | 'dkim' | 'dmarc'): OriginalFinding => {
    const found = new RegExp(`\\b${check}=(\\w+)`, 'i').exec(results ?? '')?.[1]?.toLowerCase();
    return { check, passes: found === 'pass', found };
  };
  return [
    verdict('spf'),
    verdict('dkim'),
    verdict('dmarc'),
    { check: 'aligned', passes: own.length > 0 },
    { check: 'unsubscribe', passes: covers },
  ];
}

/** Relaxed alignment: the same domain, or one below the other. */
const isAligned = (from: string, signer: string): boolean =>
  from !== '' &&
  signer !== '' &&
  (from === signer || from.endsWith(`.${signer}`) || signer.endsWith(`.${from}`));

/** Returns the headers of a message in their order, with folded lines joined. */
function headersOf(source: string): { name: string; value: string }[] {
  const [head = ''] = source.trimStart().split(/\r?\n[ \t]*\r?\n/, 1);
  return head
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [{ name: name.toLowerCase(), value }];
    });
}

/** Returns the tags of a signature (RFC 6376, 3.2). */
const tagsOf = (value: string): Map<string, string> =>
  new Map(
    value.split(';').map((part) => {
      const [name = '', ...rest] = part.split('=');
      return [name.trim().toLowerCase(), rest.join('=').trim()];
    }),
  );

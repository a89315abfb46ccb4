/** Parameters of an address that choose nothing: they follow a visitor. */
const TRACKING =
  /^(?:utm_\w+|mtm_\w+|pk_\w+|mc_[ce]id|fbclid|gclid|msclkid|igshid|si|_ga|_gl|ref|amp|share)$/i;

/** An address within a blog, without its differences that choose no other article. */
interface ArticleAddress {
  /** Host without `www.`, with its port. */
  host: string;
  /** Decoded, without the final slash. */
  path: string;
  query: string;
  /** WordPress's number in `?p=12`. */
  number: number | undefined;
  /** With its `#`; empty: none. */
  fragment: string;
}

/** Returns the parts of an address that choose an article; `undefined` for one that is no web address. */
export function articleAddress(address: string): ArticleAddress | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  const number = Number(url.searchParams.get('p') ?? url.searchParams.get('page_id'));
  return {
    host: url.host.replace(/^www\./, ''),
    path: decoded(url.pathname).replace(/\/+$/, ''),
    query: url.searchParams.toString(),
    number: Number.isSafeInteger(number) && number > 0 ? number : undefined,
    fragment: url.hash,
  };
}

/** Whether two addresses lead to the same article, at whatever part of it. */
export function isSameArticle(one: string, other: string): boolean {
  const [a, b] = [articleAddress(one), articleAddress(other)];
  return a !== undefined && b !== undefined && a.host === b.host && a.path === b.path && a.query === b.query;
}

/**
 * Returns the forms in which the blog may name the address: with both schemes, with and without `www.` and the final slash, and with
 * escaped letters in both cases.
 */
export function articleAddressForms(address: string): string[] {
  const parts = articleAddress(address);
  if (!parts) return [];
  const { host, path, query } = parts;
  const escapedPath = encodeURI(path);
  const paths = new Set([
    path,
    escapedPath,
    escapedPath.replaceAll(/%[\dA-F]{2}/g, (sign) => sign.toLowerCase()),
  ]);
  const end = query === '' ? '' : `?${query}`;
  return ['http://', 'https://'].flatMap((scheme) =>
    ['', 'www.'].flatMap((www) =>
      [...paths].flatMap((one) => ['', '/'].map((slash) => `${scheme}${www}${host}${one}${slash}${end}`)),
    ),
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

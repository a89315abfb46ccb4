/** Parameters that track a visitor and do not select the content. */
const TRACKING =
  /^(?:utm_\w+|mtm_\w+|pk_\w+|mc_[ce]id|fbclid|gclid|msclkid|igshid|si|_ga|_gl|ref|amp|share)$/i;
/** Parameters that still select an article when the path names one: a number, or a language of Polylang and WPML. */
const CHOOSING = /^(?:p|page_id|lang)$/;

/** An address within a blog, reduced to the parts that select an article. */
interface ArticleAddress {
  /** Host without `www.`, with its port. */
  host: string;
  /** Decoded, without doubled and final slashes and the ending of AMP. */
  path: string;
  query: string;
  /** WordPress's number in `?p=12`. */
  number: number | undefined;
  /** With its `#`; empty: none. */
  fragment: string;
}

/** Returns the parts of an address that select an article; `undefined` if it is not a web address. */
export function articleAddress(address: string): ArticleAddress | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  const path = decoded(url.pathname)
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?:\/amp)?\/?$/, '');
  const isNamed = path !== '' && !path.endsWith('.php');
  for (const name of [...url.searchParams.keys()])
    if (isNamed ? !CHOOSING.test(name) : TRACKING.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  const number = Number(url.searchParams.get('p') ?? url.searchParams.get('page_id'));
  return {
    host: url.host.replace(/^www\./, ''),
    path,
    query: url.searchParams.toString(),
    number: Number.isSafeInteger(number) && number > 0 ? number : undefined,
    fragment: url.hash,
  };
}

/** Whether two addresses are of the same article; fragments are ignored. */
export function isSameArticle(one: string, other: string): boolean {
  const [a, b] = [articleAddress(one), articleAddress(other)];
  return (
    a !== undefined &&
    b !== undefined &&
    a.host === b.host &&
    isSamePath(a.path, b.path) &&
    a.query === b.query
  );
}

/** WordPress answers a path in any case: it writes slugs in small letters. */
const isSamePath = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Returns the forms in which the blog may name the address: with both schemes, with and without `www.` and the final slash, and with
 * escaped letters in both cases.
 */
export function articleAddressForms(address: string): string[] {
  const parts = articleAddress(address);
  if (!parts) return [];
  const { host, path, query } = parts;
  const paths = new Set(
    [path, path.toLowerCase()].flatMap((one) => {
      const escaped = encodeURI(one);
      return [one, escaped, escaped.replaceAll(/%[\dA-F]{2}/g, (sign) => sign.toLowerCase())];
    }),
  );
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

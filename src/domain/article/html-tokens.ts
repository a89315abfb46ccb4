/** A part of sanitised HTML. */
export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'close'; name: string };

const TAG = /<(\/?)([a-z][a-z\d]*)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*\/?>/g;
const ATTRIBUTE = /([a-z-]+)(?:="([^"]*)")?/g;

/**
 * Reads HTML as `articleHtml` writes it, where each `<` begins a tag. Anything else is text, in which `<` and `>` are escaped.
 * Values of attributes stay escaped.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  let at = 0;
  for (const found of html.matchAll(TAG)) {
    const [tag, slash, name = '', attributes = ''] = found;
    if (found.index > at) yield textToken(html.slice(at, found.index));
    at = found.index + tag.length;
    if (slash) yield { kind: 'close', name };
    else {
      const pairs = [...attributes.matchAll(ATTRIBUTE)].map(
        ([, key = '', value = '']) => [key, value] as const,
      );
      yield { kind: 'open', name, attributes: new Map(pairs) };
    }
  }
  if (at < html.length) yield textToken(html.slice(at));
}

const textToken = (text: string): HtmlToken => ({
  kind: 'text',
  text: text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
});

/** Unescapes a text or an attribute's value. The sanitiser escapes only these four characters. */
export const unescaped = (value: string): string =>
  value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Escapes a text for the content of an element or the value of an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

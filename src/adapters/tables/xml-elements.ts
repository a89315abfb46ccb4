/** An element of a document: what is between its name and `>`, and what is between its tags. */
export interface XmlElement {
  attributes: string;
  body: string;
}

/**
 * Yields the elements of a name, in their order; such an element inside of another one is a part of its body. Each step ends
 * behind the one before, so that a hostile document takes no longer than its length.
 * @throws Error for an element that does not end
 */
export function* elements(xml: string, name: string): Generator<XmlElement> {
  const start = `<${name}`;
  const close = `</${name}>`;
  let from = xml.indexOf(start);
  while (from >= 0) {
    const after = from + start.length;
    let next = after;
    // `<row` also begins `<rowBreaks`.
    if (' \t\r\n/>'.includes(xml[after] ?? ' ')) {
      const tag = xml.indexOf('>', after);
      if (tag < 0) throw new Error('An element that does not end.');
      const isEmpty = xml[tag - 1] === '/';
      const end = isEmpty ? tag : xml.indexOf(close, tag);
      if (end < 0) throw new Error('An element that does not end.');
      const attributes = xml.slice(after, isEmpty ? tag - 1 : tag);
      next = isEmpty ? tag + 1 : end + close.length;
      yield { attributes, body: isEmpty ? '' : xml.slice(tag + 1, end) };
    }
    from = xml.indexOf(start, next);
  }
}

/** Returns an attribute's value as it is written, of a tag that begins with a space before its first one. */
export function attribute(attributes: string, name: string): string | undefined {
  for (const quote of ['"', "'"]) {
    const start = ` ${name}=${quote}`;
    const at = attributes.indexOf(start);
    if (at < 0) continue;
    const end = attributes.indexOf(quote, at + start.length);
    if (end >= 0) return attributes.slice(at + start.length, end);
  }
  return undefined;
}

/** Some writers put a prefix before the names of a workbook's elements: `<x:row>`. */
export function withoutPrefix(xml: string): string {
  const prefix = /<(\w+):(?:worksheet|workbook|sst|styleSheet)\b/.exec(xml.slice(0, 4096))?.[1];
  return prefix === undefined ? xml : xml.replaceAll(new RegExp(`<(/?)${prefix}:`, 'g'), '<$1');
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Returns a text without the escapes of XML; entities of the document's own are not known. */
export const plainText = (text: string): string => (text.includes('&') ? unescaped(text) : text);

const unescaped = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

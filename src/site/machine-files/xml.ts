const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes a text for an element or an attribute. Control characters cannot be written in XML and are left out. */
const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML forbids
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Returns `<name>text</name>`. */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** Returns `<name key="value"/>`. */
export const emptyElement = (name: string, attributes: Record<string, string>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('')}/>`;

/** Returns an XML document with these lines, which must be escaped already (`element`, `emptyElement`). */
export const xmlDocument = (lines: readonly string[]): string =>
  `${['<?xml version="1.0" encoding="UTF-8"?>', ...lines].join('\n')}\n`;

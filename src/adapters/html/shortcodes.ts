import type { LeftKind } from '../../domain/article/article-mark.ts';

/*
 * Shortcodes of page builders and plugins that were not rendered, such as `[vc_row]`. Ordinary words in brackets are kept: a
 * shortcode has a closing tag, an attribute, an underscore in its name, or a name of this list.
 */

const MARK = /\[(\/?)([a-z][a-z\d]*(?:[_-][a-z\d]+)*)((?:\s[^[\]]*)?)(\/?)\]/gi;
const ATTRIBUTE = /\s[\w-]+\s*=\s*["'“”«»″′„‘’]?/;
const KNOWN =
  /^(?:contact-form-\d|contact-form|gravityforms?|wpforms|formidable|ninja-forms?|fluentform|mailpoet|mc4wp-form|gallery|playlist|caption|embed|audio|video|toc|ez-toc|lwptoc|simpletoc|metaslider|envira-gallery|ngg|smartslider3|tablepress|elementor-template|instagram-feed|custom-facebook-feed|rev-slider|layerslider|button|row|column|divider|spacer|sc|soundcloud|youtube|vimeo|spotify|bandcamp|deezer)$/i;
/** These count only with an attribute or a closing tag, because they may be ordinary words. */
const WORDS =
  /^(?:caption|embed|audio|video|button|row|column|sc|gallery|playlist|soundcloud|youtube|vimeo|spotify|bandcamp|deezer|spacer|divider)$/i;
const ADDRESS = /https?:\/\/[^\s"'“”«»″′„‘’<>\]|]+/i;
const LABEL = /\s(?:title|text|label|button_text|content|alt)\s*=\s*["'“”«»″′„‘’]+([^"“”«»″„[\]]+)["“”«»″„]/i;

/** A part of a text that had shortcodes. */
export type ShortcodePart =
  | { kind: 'text'; text: string }
  /** An address in a shortcode, with its label. */
  | { kind: 'address'; address: string; label: string }
  /** Content that the shortcode would have rendered. */
  | { kind: 'left'; what: LeftKind };

/** Returns the parts of a text: texts between shortcodes, and their addresses or contents; and the number of shortcodes. */
export function takeShortcodes(text: string): { parts: ShortcodePart[]; removed: number } {
  if (!text.includes('[')) return { parts: [{ kind: 'text', text }], removed: 0 };
  const marks = [...text.matchAll(MARK)];
  const closed = new Set(marks.filter(([, slash]) => slash).map(([, , name = '']) => name.toLowerCase()));
  const parts: ShortcodePart[] = [];
  let at = 0;
  let removed = 0;
  for (const found of marks) {
    const [mark, slash, name = '', attributes = ''] = found;
    if (!isShortcode({ slash: slash !== '', name, attributes }, closed)) continue;
    parts.push({ kind: 'text', text: text.slice(at, found.index) });
    at = found.index + mark.length;
    removed += 1;
    const drawn = slash ? undefined : contentOf(name, attributes);
    if (drawn) parts.push(drawn);
  }
  parts.push({ kind: 'text', text: text.slice(at) });
  return { parts: parts.filter((part) => part.kind !== 'text' || part.text !== ''), removed };
}

/** Returns a plain text without the shortcodes. */
export const withoutShortcodes = (text: string): string =>
  takeShortcodes(text)
    .parts.map((part) => (part.kind === 'text' ? part.text : ' '))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

function isShortcode(
  { slash, name, attributes }: { slash: boolean; name: string; attributes: string },
  closed: ReadonlySet<string>,
): boolean {
  if (slash || name.includes('_') || closed.has(name.toLowerCase())) return true;
  if (ATTRIBUTE.test(attributes)) return true;
  return KNOWN.test(name) && !WORDS.test(name);
}

function contentOf(name: string, attributes: string): ShortcodePart | undefined {
  const plain = /%3A%2F%2F/i.test(attributes)
    ? attributes.replaceAll(/%3A/gi, ':').replaceAll(/%2F/gi, '/')
    : attributes;
  const [address] = ADDRESS.exec(plain) ?? [];
  const label = LABEL.exec(attributes)?.[1]?.trim() ?? '';
  if (address !== undefined) return { kind: 'address', address, label };
  if (/form|mailpoet|mc4wp/i.test(name)) return { kind: 'left', what: 'form' };
  if (/gallery|image|slider|ngg/i.test(name)) return { kind: 'left', what: 'image' };
  if (/video|vimeo|youtube/i.test(name)) return { kind: 'left', what: 'video' };
  if (/audio|playlist|soundcloud|spotify/i.test(name)) return { kind: 'left', what: 'audio' };
  if (/table|feed|template|chart|map|widget/i.test(name)) return { kind: 'left', what: 'content' };
  return undefined;
}

import { unescaped } from './html-tokens.ts';

/** The last steps of `articleBody`. They read only HTML that it printed. */

const EMPTY =
  /<(p|h[2-6]|a|figure|figcaption|blockquote|strong|em|ul|ol|dl|del|ins|mark|small)\b[^>]*>(?:\s|&nbsp;|<br>)*<\/\1>/g;
/** Each round empties one more level of nested elements. No editor nests empty elements deeper. */
const ROUNDS = 6;
const LINK = /<a [^>]*>((?:(?!<\/a>)[\s\S])*)<\/a>/g;
const EMPTY_HEADER = /<th\b[^>]*>(?:\s|&nbsp;|<br>)*<\/th>/g;

/** A list of terms without another one in it. */
const TERMS = /<dl>((?:(?!<\/?dl>)[\s\S])*)<\/dl>/g;

/**
 * A list in which no term is followed by an explanation becomes a plain `div`: a screen reader would read it out as a broken list.
 */
function termsOrPlain(list: string, content: string): string {
  const term = content.indexOf('<dt>');
  if (term >= 0 && content.lastIndexOf('<dd>') > term) return list;
  return `<div>${content.replaceAll(/<(\/?)d[td]>/g, '<$1div>')}</div>`;
}

/** A `details` element without a `summary`: the browser would add one in its own language. */
const CLOSED = /<details[^>]*>(?!\s*<summary)((?:(?!<\/?details)[\s\S])*)<\/details>/g;

/** Removes elements without content and links without words, and gives empty headers and lists of terms plain elements. */
export function withoutEmpty(html: string): string {
  let text = html.replaceAll(LINK, (link, content: string) => (hasWords(content) ? link : content));
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = text.replaceAll(EMPTY, '');
    if (next === text) break;
    text = next;
  }
  return text
    .replaceAll(EMPTY_HEADER, '<td></td>')
    .replaceAll(TERMS, termsOrPlain)
    .replaceAll(CLOSED, '<div>$1</div>');
}

/** Whether a link has a name: a text, or a picture with an alternative text. */
const hasWords = (content: string): boolean =>
  content.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') !== '' || /\salt="[^"]/.test(content);

/** Renumbers headings: they begin at the second level and skip none. Those of the second level get an id for the contents. */
export function tidyHeadings(html: string): { html: string; sections: { id: string; text: string }[] } {
  const sections: { id: string; text: string }[] = [];
  /** The original levels of the headings above the current one. */
  const open: number[] = [];
  const tidied = html.replaceAll(
    /<h([2-6])((?:\s[a-z]+="[^"<>]*")*)>((?:(?!<\/h\1>)[\s\S])*)<\/h\1>/g,
    (_heading, was: string, attributes: string, content: string) => {
      while (open.length > 0 && (open.at(-1) ?? 0) >= Number(was)) open.pop();
      open.push(Number(was));
      const level = Math.min(6, open.length + 1);
      if (level > 2) return `<h${level}${attributes}>${content}</h${level}>`;
      const own = /\sid="([^"]*)"/.exec(attributes)?.[1];
      const id = own ?? `partie-${sections.length + 1}`;
      sections.push({ id, text: textOf(content) });
      return `<h2${own === undefined ? ` id="${id}"` : ''}${attributes}>${content}</h2>`;
    },
  );
  return { html: tidied, sections };
}

const textOf = (content: string): string =>
  unescaped(content.replaceAll(/<[^>]*>/g, ' ').replaceAll('&nbsp;', '\u00a0'))
    .replaceAll(/[ \t\n]+/g, ' ')
    .trim();

import sanitizeHtml from 'sanitize-html';

/** The longest article that is read, in characters: cleaning takes time, during which visitors wait. */
export const MAX_HTML = 500_000;

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
/** The page has the title as its `h1`. */
const HIGHEST = 2;

const hasClass = (attribs: sanitizeHtml.Attributes, name: string): boolean =>
  (attribs['class'] ?? '').split(/\s+/).includes(name);

/** Returns the transformer of an element that is `tagName` where it has a class, and stays itself elsewhere. */
const whereClass =
  (name: string, tagName: string): sanitizeHtml.Transformer =>
  (own, attribs) => ({ tagName: hasClass(attribs, name) ? tagName : own, attribs: {} });

/** Captions and galleries of WordPress's classic editor, whose themes print them without `figure`. */
const captions: Record<string, sanitizeHtml.Transformer> = {
  div: (own, attribs) => ({
    tagName: hasClass(attribs, 'wp-caption') || hasClass(attribs, 'gallery') ? 'figure' : own,
    attribs: {},
  }),
  p: whereClass('wp-caption-text', 'figcaption'),
  dl: whereClass('gallery-item', 'figure'),
  dt: whereClass('gallery-icon', 'div'),
  dd: whereClass('gallery-caption', 'figcaption'),
};

const TAGS = [
  ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'cite', 'q', 'pre', 'code', 'kbd'],
  ...[
    'strong',
    'em',
    'a',
    'figure',
    'figcaption',
    'img',
    'hr',
    'br',
    'sup',
    'sub',
    'abbr',
    'del',
    'ins',
    'mark',
  ],
  ...['small', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/**
 * Returns the HTML of an article with the elements and attributes of an allow-list only. Headings begin at the second level
 * and skip none. A picture has its address in `data-src`, so that no browser fetches it from the blog; an embed is a link
 * with `data-embed`. Links are complete; scripts, styles and forms leave no content.
 * @param base address of the article, for links that are not complete
 */
export function articleHtml(html: string, base: string): string {
  const level = levels();
  const resolved = (value: string | undefined): string | undefined => {
    if (value === undefined || !URL.canParse(value, base)) return undefined;
    const url = new URL(value, base);
    return ['http:', 'https:'].includes(url.protocol) && url.username === '' ? url.href : undefined;
  };
  const link: sanitizeHtml.Transformer = (_tag, { href, title }) => {
    const mail = /^mailto:[^\s<>"]{3,254}$/i.test(href ?? '') ? href : undefined;
    const to = mail ?? resolved(href);
    return { tagName: 'a', attribs: { ...(to && { href: to }), ...(title && { title }) } };
  };
  const embed: sanitizeHtml.Transformer = (_tag, { src }) => {
    const to = resolved(src);
    if (to === undefined) return { tagName: 'span', attribs: {} };
    const { host } = new URL(to);
    return { tagName: 'a', attribs: { href: to, 'data-embed': host }, text: host };
  };
  const clean = sanitizeHtml(html.slice(0, MAX_HTML), {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'title', 'data-embed'],
      img: ['data-src', 'alt', 'width', 'height'],
      ol: ['start'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      abbr: ['title'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    // The content of these elements is no text of the article.
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'template',
      'svg',
      'math',
      'object',
      'title',
    ],
    transformTags: {
      ...Object.fromEntries(
        HEADINGS.map((name) => [name, () => ({ tagName: level(Number(name.slice(1))), attribs: {} })]),
      ),
      b: 'strong',
      i: 'em',
      s: 'del',
      a: link,
      iframe: embed,
      ...captions,
      img: (_tag, { src, alt = '', width = '', height = '', ...others }) => {
        // A blog that loads its pictures late has their addresses here, and an empty picture in `src`.
        const from = resolved(others['data-src'] ?? others['data-lazy-src'] ?? src);
        const size = /^\d{1,5}$/;
        return {
          tagName: 'img',
          attribs: {
            ...(from && { 'data-src': from }),
            alt: alt.slice(0, 1000),
            ...(size.test(width) && size.test(height) && { width, height }),
          },
        };
      },
    },
    exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
      (tag === 'img' && attribs['data-src'] === undefined) ||
      // A paragraph of spaces is a gap that the blog's design needed.
      (tag === 'p' && text.trim() === '' && (mediaChildren?.length ?? 0) === 0),
  });
  return clean.toWellFormed().trim();
}

/** Returns the function that gives each heading, in the order of the text, a level that skips none. */
function levels(): (level: number) => string {
  /** The levels of the headings above the present one, as the blog wrote them. */
  const open: number[] = [];
  return (level) => {
    while (open.length > 0 && (open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    return `h${Math.min(6, HIGHEST + open.length - 1)}`;
  };
}

/** Counts the words of sanitised HTML. */
export function wordsIn(html: string): number {
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&[a-z#\d]+;/gi, ' ');
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

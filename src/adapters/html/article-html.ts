import sanitizeHtml from 'sanitize-html';
import { articleMark } from '../../domain/article/article-mark.ts';
import { articlePart, PART_PREFIX } from '../../domain/article/article-part.ts';
import { readMedia } from './article-media.ts';
import { parseHtml } from './html-tree.ts';
import { idsOf, ownFragment } from './kept-ids.ts';
import { resolverOf } from './media-address.ts';

/** The longest article that is read, in characters: cleaning takes time, during which visitors wait. */
export const MAX_HTML = 500_000;

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
/** The page has the title as its `h1`. */
const HIGHEST = 2;

const hasClass = (attribs: sanitizeHtml.Attributes, name: string): boolean =>
  (attribs['class'] ?? '').split(/\s+/).includes(name);

/** The block editor's button is a link; it is stored as `data-button`. */
const isButton = (attribs: sanitizeHtml.Attributes): boolean =>
  hasClass(attribs, 'wp-block-button__link') || attribs['data-button'] !== undefined;

/** Returns the transformer that renames an element with the class to `tagName`, and leaves other elements unchanged. */
const whereClass =
  (name: string, tagName: string): sanitizeHtml.Transformer =>
  (own, attribs) => ({ tagName: hasClass(attribs, name) ? tagName : own, attribs: generalOf(attribs) });

/** Captions and galleries of WordPress's classic editor, whose themes print them without `figure`. */
const captions: Record<string, sanitizeHtml.Transformer> = {
  div: (own, attribs) => ({
    tagName: hasClass(attribs, 'wp-caption') || hasClass(attribs, 'gallery') ? 'figure' : own,
    attribs: generalOf(attribs),
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
  ...['details', 'summary', 'bdi', 'bdo', 'span', 'div'],
];

/** An article as it is stored. */
export interface ArticleHtml {
  html: string;
  /** Number of media and forms that this site's page does not show: each is a link to the blog or to its own address. */
  left: number;
  /** Number of removed shortcodes of page builders. */
  shortcodes: number;
}

/**
 * Returns the HTML of an article with the elements and attributes of an allow-list only. Headings begin at the second level
 * and skip none. A picture has its address in `data-src`, so that no browser fetches it from the blog; an embed is a link
 * with `data-embed`, as are files and content that stays on the blog (`domain/article/article-mark.ts`). Links are absolute,
 * except those to a part of the article; the content of scripts and styles is removed.
 * @param base address of the article, which completes relative links
 */
export function readArticleHtml(html: string, base: string): ArticleHtml {
  const { html: marked, ...counts } = readMedia(html.slice(0, MAX_HTML), base);
  return { html: sanitised(marked, base), ...counts };
}

/** The HTML of `readArticleHtml` alone. */
export const articleHtml = (html: string, base: string): string => readArticleHtml(html, base).html;

/** Attributes that any element may have. Their values are checked by `general`. */
const GENERAL = ['id', 'lang', 'dir'];
const VALUES: Readonly<Record<string, RegExp>> = {
  lang: /^[a-z]{2,3}(?:-[a-z\d]{1,8}){0,4}$/i,
  dir: /^(?:ltr|rtl|auto)$/i,
};
const SIZE = /^\d{1,5}$/;
const generalOf = (attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes =>
  Object.fromEntries(Object.entries(attribs).filter(([name]) => GENERAL.includes(name)));

function sanitised(html: string, base: string): string {
  const level = levels();
  const ids = idsOf(parseHtml(html), base);
  const resolve = resolverOf(base);
  const isKept = (id: string) => ids.has(id) || id.startsWith(PART_PREFIX);

  const general: sanitizeHtml.Transformer = (own, { id, ...attribs }) => {
    const kept = Object.entries(attribs).filter(([name, value]) => VALUES[name]?.test(value) ?? true);
    const result = { ...Object.fromEntries(kept), ...(id && isKept(id) && { id: articlePart(id) }) };
    return { tagName: own, attribs: result };
  };
  const link: sanitizeHtml.Transformer = (_tag, attribs) => {
    const { href = '', title, name, 'data-embed': mark } = attribs;
    const fragment = ownFragment(href, base);
    const call = /^(?:mailto|tel|sms):[^\s<>"]{3,254}$/i.test(href.trim()) ? href.trim() : undefined;
    const local = fragment !== undefined && isKept(fragment) ? `#${articlePart(fragment)}` : undefined;
    // An empty address, or one of the top of the page, would link to the article in the blog.
    const web = /^(?:#(?:top)?)?$/i.test(href.trim()) ? undefined : resolve(completed(href, base));
    const to = call ?? local ?? web;
    const isMarked = to !== undefined && to === web && mark !== undefined;
    return {
      tagName: 'a',
      attribs: {
        ...(name && { id: name }),
        ...generalOf(attribs),
        ...(to && { href: to }),
        ...(title && { title }),
        // The blog must not choose the name of the host: it is taken from the address.
        ...(isMarked && { 'data-embed': articleMark(mark) ? mark : new URL(to).host }),
        ...(to && isButton(attribs) && { 'data-button': '' }),
      },
    };
  };
  const clean = sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      '*': GENERAL,
      a: ['href', 'title', 'data-embed', 'data-button'],
      img: ['data-src', 'alt', 'width', 'height'],
      ol: ['start'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      abbr: ['title'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
    // The content of these elements is not part of the article's text.
    nonTextTags: ['script', 'style', 'textarea', 'option', 'template', 'svg', 'math', 'object', 'title'],
    transformTags: {
      ...Object.fromEntries(
        HEADINGS.map((name) => [
          name,
          (_own: string, attribs: sanitizeHtml.Attributes) => ({
            tagName: level(Number(name.slice(1))),
            attribs: generalOf(attribs),
          }),
        ]),
      ),
      b: 'strong',
      i: 'em',
      s: 'del',
      section: 'div',
      article: 'div',
      font: 'span',
      ...captions,
      a: link,
      img: (_tag, { alt = '', width = '', height = '', ...others }) => {
        const from = resolve(others['data-src']);
        return {
          tagName: 'img',
          attribs: {
            ...(from && { 'data-src': from }),
            alt: alt.slice(0, 1000),
            ...(SIZE.test(width) && SIZE.test(height) && { width, height }),
          },
        };
      },
      '*': general,
    },
    exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
      (tag === 'img' && attribs['data-src'] === undefined) ||
      // A paragraph of spaces is a gap that the blog's design needed.
      (tag === 'p' && text.trim() === '' && (mediaChildren?.length ?? 0) === 0),
  });
  return withoutPlain(clean).toWellFormed().trim();
}

/** Completes a link to a part that the article lacks here, such as the comments, with its address in the blog. */
const completed = (href: string, base: string): string =>
  href.trim().startsWith('#') && URL.canParse(href.trim(), base) ? new URL(href.trim(), base).href : href;

/** Removes the tags of `span` and `div` elements without an attribute: the sanitiser can only keep both or drop both. */
function withoutPlain(html: string): string {
  const open: Record<string, boolean[]> = { span: [], div: [] };
  return html.replaceAll(
    /<(\/?)(span|div)((?:\s[^>]*)?)>/g,
    (tag, slash: string, name: string, attributes: string) => {
      const isPlain = slash ? (open[name]?.pop() ?? false) : attributes.trim() === '';
      if (!slash) open[name]?.push(isPlain);
      return isPlain ? '' : tag;
    },
  );
}

/** Returns the function that gives each heading, in the order of the text, a level that skips none. */
function levels(): (level: number) => string {
  /** The levels of the headings above the current one, as the blog wrote them. */
  const open: number[] = [];
  return (level) => {
    while (open.length > 0 && (open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    return `h${Math.min(6, HIGHEST + open.length - 1)}`;
  };
}

/** Counts the words of sanitised HTML. */
export function wordsIn(html: string): number {
  const text = html.replaceAll(/<[^<>]*>/g, ' ').replaceAll(/&[a-z#\d]+;/gi, ' ');
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

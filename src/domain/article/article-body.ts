import { articleMark, type FileKind, type LeftKind } from './article-mark.ts';
import { type Embed, embedOf } from './embed.ts';
import { escaped, type HtmlToken, htmlTokens, unescaped } from './html-tokens.ts';
import { tidyHeadings, withoutEmpty } from './tidy-html.ts';

/** Width and height that the blog states for a picture, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Renders the pictures, embeds and links of an article as HTML for its page. */
export interface ArticleDrawing {
  /** Returns the picture of the media library with this id; empty: it cannot be shown. */
  picture(id: string, alt: string): string;
  /** Replaces a picture that has no copy here. `alt` may be empty; `inLink`: it is inside a link and must not contain one. */
  missing(alt: string, address: string, inLink: boolean, size: PictureSize | undefined): string;
  /** Returns the target of a link: its own address, or the path of the article's page here. */
  link(address: string): string;
  player(embed: Embed): string;
  /** A link to embedded content of a site that is not a known vendor. */
  elsewhere(address: string, host: string): string;
  /** A link to a sound or a film, by the name of its file. */
  file(kind: FileKind, name: string, address: string): string;
  /** Replaces content that stays on the blog; `name` may be empty. */
  left(kind: LeftKind, name: string, address: string): string;
  /** Accessible names of the scrollable boxes around a table and around code. */
  table: string;
  code: string;
}

export interface ArticleBody {
  html: string;
  /** The headings of the first level, for the contents. */
  sections: { id: string; text: string }[];
  /** The origins of the frames that a click may open. */
  frames: string[];
}

/** The elements that may be printed as they are. */
const PLAIN: ReadonlySet<string> = new Set(
  'p h2 h3 h4 h5 h6 ul ol li blockquote cite q code kbd strong em figure figcaption sup sub abbr del ins mark small dl dt dd caption thead tbody tfoot tr th td span div details summary bdi bdo'.split(
    ' ',
  ),
);
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/** Elements that need one of these parents. Elsewhere they would be read out as broken lists or lost by the browser. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['table', 'thead', 'tbody', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
  figcaption: ['figure'],
  summary: ['details'],
};
/** The replacement of such an element elsewhere. */
const STAND_IN: Readonly<Record<string, string>> = {
  li: 'div',
  dt: 'div',
  dd: 'div',
  figcaption: 'div',
  caption: 'div',
  summary: 'div',
};
/** The only children that these elements may have. Any other child is wrapped in the last one. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = { ul: ['li'], ol: ['li'], dl: ['dt', 'dd'] };

const isHeading = (name: string): boolean => /^h\d$/.test(name);

/** No editor nests deeper. Without a limit, the time for a hostile text would grow with the square of its depth. */
const DEEPEST = 32;

interface OpenElement {
  /** As in the source; empty for a wrapper that this module added. */
  name: string;
  /** As printed; empty: not printed. */
  printed: string;
  close: string;
}

/**
 * Returns the body of an article's page from the sanitised HTML of the blog. For any input, it prints only elements
 * and attributes of its own list, and corrects contradictory HTML: items without a list, links in links, headings that
 * skip a level, empty elements. Tables and code scroll inside their own box.
 */
export function articleBody(html: string, draw: ArticleDrawing): ArticleBody {
  const out: string[] = [];
  const open: OpenElement[] = [];
  const frames = new Set<string>();
  /** The marked link that is being read. At its end, its HTML replaces `out[at]` and contains its text. */
  let mark: { value: string; href: string; text: string; at: number } | undefined;
  const ignored = new Map<string, number>();
  const tableTag = `<div class="article-scroll" role="group" tabindex="0" aria-label="${escaped(draw.table)}"><table>`;
  const preTag = `<pre role="group" tabindex="0" aria-label="${escaped(draw.code)}">`;

  const parent = (): string => open.findLast(({ printed }) => printed !== '')?.printed ?? '';
  const isIn = (name: string): boolean => open.some(({ printed }) => printed === name);
  const push = (name: string, printed: string, tag: string, close: string) => {
    out.push(tag);
    open.push({ name, printed, close });
  };
  const pop = () => out.push(open.pop()?.close ?? '');

  /** Wraps a child of a list in an item, if it is not one. */
  function wrapIn(name: string): void {
    const children = CHILDREN[parent()];
    const child = children?.at(-1);
    if (child !== undefined && !children?.includes(name)) push('', child, `<${child}>`, `</${child}>`);
  }

  function openTag(name: string, attributes: ReadonlyMap<string, string>): void {
    // A real item closes the wrapper around the content before it.
    if (Object.hasOwn(PARENTS, name) && open.at(-1)?.name === '') pop();
    wrapIn(name);
    if (VOID.has(name)) out.push(voidTag(name, attributes));
    else if (name === 'a') openLink(attributes);
    else if (name === 'table' && !isIn('table')) push(name, name, tableTag, '</table></div>');
    else if (name === 'table') push(name, name, '<table>', '</table>');
    else if (name === 'pre') push(name, name, preTag, '</pre>');
    else openPlain(name, attributes);
  }

  function openPlain(name: string, attributes: ReadonlyMap<string, string>): void {
    const parents = PARENTS[name];
    const isNested = isHeading(name) && open.some(({ printed }) => isHeading(printed));
    const misplaced = parents !== undefined && !parents.includes(parent());
    const printed = misplaced ? (STAND_IN[name] ?? '') : name;
    // The space separates the words of two misplaced elements whose tags are not printed.
    if (!PLAIN.has(name) || isNested || printed === '') push(name, '', '', parents ? ' ' : '');
    else {
      const kept = misplaced ? '' : attributesOf(name, attributes);
      push(name, printed, `<${printed}${kept}>`, `</${printed}>`);
    }
  }

  function openLink(attributes: ReadonlyMap<string, string>): void {
    const href = unescaped(attributes.get('href') ?? '');
    const value = attributes.get('data-embed');
    const general = attributesOf('a', attributes);
    const isLink = /^(?:https?:\/\/|mailto:|tel:|sms:|#article-[\w-]+$)/i.test(href);
    if (isIn('a') || !isLink) {
      // With an id, it is the target of a link in the article.
      if (general === '') push('a', '', '', '');
      else push('a', 'span', `<span${general}>`, '</span>');
    } else if (value === undefined) {
      const title = attributes.get('title');
      const named = title ? ` title="${escaped(unescaped(title))}"` : '';
      const look = attributes.has('data-button') ? ' class="article-button"' : '';
      push('a', 'a', `<a href="${escaped(draw.link(href))}"${named}${look}${general}>`, '</a>');
    } else {
      push('a', '', '', '');
      mark = { value: unescaped(value), href, text: '', at: out.length - 1 };
    }
  }

  /** Renders the marked link when it ends. */
  function drawMark(): void {
    if (!mark) return;
    out[mark.at] = drawingOf(mark);
    mark = undefined;
  }

  function drawingOf({ value, href, text }: { value: string; href: string; text: string }): string {
    const known = articleMark(value);
    const name = unescaped(text).trim();
    if (known?.kind === 'file') return draw.file(known.of, name, href);
    // Without a name, such a link has the host of the blog as its text.
    if (known) return draw.left(known.of, name === new URL(href).host ? '' : name, href);
    const embed = embedOf(href);
    if (!embed) return draw.elsewhere(href, value);
    frames.add(new URL(embed.frame).origin);
    return draw.player(embed);
  }

  function voidTag(name: string, attributes: ReadonlyMap<string, string>): string {
    if (name !== 'img') return `<${name}>`;
    const alt = unescaped(attributes.get('alt') ?? '').trim();
    const id = attributes.get('data-media');
    if (id !== undefined) return draw.picture(unescaped(id), alt);
    const address = unescaped(attributes.get('data-src') ?? '');
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return '';
    return draw.missing(alt, address, isIn('a'), sizeOf(attributes));
  }

  /** Whether a tag belongs to an element that is nested too deep. The element is not printed, its text is. */
  function isIgnored({ kind, name }: { kind: 'open' | 'close'; name: string }): boolean {
    const count = ignored.get(name) ?? 0;
    if (kind === 'close' ? count === 0 : VOID.has(name) || open.length < DEEPEST) return false;
    ignored.set(name, count + (kind === 'open' ? 1 : -1));
    return true;
  }

  function take(token: HtmlToken): void {
    if (token.kind !== 'text' && isIgnored(token)) return;
    if (token.kind === 'close') {
      const index = open.findLastIndex(({ name }) => name === token.name);
      if (index < 0) return;
      if (token.name === 'a') drawMark();
      while (open.length > index) pop();
    } else if (mark) {
      if (token.kind === 'text') mark.text += token.text;
    } else if (token.kind === 'open') openTag(token.name, token.attributes);
    else {
      if (token.text.trim() !== '') wrapIn('');
      out.push(token.text);
    }
  }

  for (const token of htmlTokens(html)) take(token);
  drawMark();
  while (open.length > 0) pop();
  return { ...tidyHeadings(withoutEmpty(out.join(''))), frames: [...frames] };
}

/** The attributes that are printed for an element, each with its allowed values. */
const KEPT: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  ol: { start: /^-?\d{1,6}$/ },
  th: { scope: /^(?:row|col|rowgroup|colgroup)$/, colspan: /^\d{1,3}$/, rowspan: /^\d{1,3}$/ },
  td: { colspan: /^\d{1,3}$/, rowspan: /^\d{1,3}$/ },
  abbr: { title: /\S/ },
};
/** The attributes that are printed for any element. */
const GENERAL: Readonly<Record<string, RegExp>> = {
  id: /^article-[\w-]+$/,
  lang: /^[a-z]{2,3}(?:-[a-z\d]{1,8}){0,4}$/i,
  dir: /^(?:ltr|rtl|auto)$/,
};

function attributesOf(name: string, attributes: ReadonlyMap<string, string>): string {
  return Object.entries({ ...KEPT[name], ...GENERAL })
    .map(([key, allowed]) => {
      const value = attributes.get(key);
      return value !== undefined && allowed.test(value) ? ` ${key}="${escaped(unescaped(value))}"` : '';
    })
    .join('');
}

/** Returns the size of a picture; `undefined` without both of its sides. */
function sizeOf(attributes: ReadonlyMap<string, string>): PictureSize | undefined {
  const [width, height] = ['width', 'height'].map((side) => {
    const typed = attributes.get(side) ?? '';
    return /^[1-9]\d{0,4}$/.test(typed) ? Number(typed) : undefined;
  });
  return width === undefined || height === undefined ? undefined : { width, height };
}

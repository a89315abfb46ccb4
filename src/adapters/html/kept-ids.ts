import { isSameArticle } from '../../domain/article/article-link.ts';
import { articlePart } from '../../domain/article/article-part.ts';
import { type HtmlNode, isElement } from './html-tree.ts';

/** Elements that keep their own id through the sanitiser. */
export const TAGS_WITH_ID =
  /^(?:p|h[1-6]|li|dt|dd|td|th|a|sup|sub|figure|blockquote|figcaption|ol|ul|table|span|div|section|article|details|summary)$/;

/** Returns the fragment of a link to the article's own page; `undefined`: the link is to another page. */
export function ownFragment(href: string | undefined, base: string): string | undefined {
  const text = href?.trim() ?? '';
  if (!text.includes('#') || !URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  if (url.hash.length < 2 || !isSameArticle(url.href, base)) return undefined;
  try {
    return decodeURIComponent(url.hash.slice(1));
  } catch {
    return url.hash.slice(1);
  }
}

/** Returns the ids of an article that are kept: those that a link of its text names, and those of headings, which other articles may name. */
export function idsOf(tree: readonly HtmlNode[], base: string): ReadonlySet<string> {
  const named = new Set<string>();
  const present = new Set<string>();
  const headings = new Set<string>();
  const waiting = tree.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!('children' in node)) continue;
    for (const child of node.children.toReversed()) waiting.push(child);
    if (!isElement(node)) continue;
    const { name, attribs } = node;
    const fragment = name === 'a' ? ownFragment(attribs['href'], base) : undefined;
    if (fragment !== undefined) named.add(fragment);
    const id = attribs['id'] ?? (name === 'a' ? attribs['name'] : undefined);
    if (id) present.add(id);
    if (id && /^h[1-6]$/.test(name)) headings.add(id);
  }
  // `readMedia` has given elements that it replaced their ids in the form of the page.
  return new Set([...named, ...headings].filter((id) => present.has(id) || present.has(articlePart(id))));
}

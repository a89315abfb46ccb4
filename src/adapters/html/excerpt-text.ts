import { articleAddress, isSameArticle } from '../../domain/article/article-link.ts';
import { type HtmlElement, hasClass, isElement, isText, parseHtml, textBelow } from './html-tree.ts';
import { plainText } from './plain-text.ts';
import { withoutShortcodes } from './shortcodes.ts';

const MORE = /more-?link|link-?more|more-?tag|read-?more|continue-?reading|excerpt-more/i;
/** Marks at the end of a text that was cut: WordPress's own, and those of themes. */
const CUT = /(?:\s*(?:\[\s*(?:…|\.{3})\s*\]|\(\s*(?:…|\.{3})\s*\)|…|\.{3}))+$/u;
/** The "read more" text of a theme that strips its link, after a mark of a cut text. */
const INVITATION =
  /(…|\.{3}|[[(]\s*(?:…|\.{3})\s*[\])])\s*(?:continue reading|read (?:more|the|full)|lire (?:la suite|plus|l[’']article)|continuer la lecture|en savoir plus|seguir leyendo|leer más|continuar leyendo|ler mais|continu(?:e|ar) (?:lendo|a ler)|weiterlesen|mehr lesen|leggi (?:tutto|di più)|continua a leggere|lees (?:meer|verder))\b.{0,300}$/iu;
/** Signs around an invitation that was removed. */
const LEFT_OVER = /(?:\s[→›➔.])+$/u;

/**
 * Returns an excerpt as plain text, without the "read more" link that many themes add, in any language, and with one ellipsis
 * where it was cut.
 * @param link address of the article
 * @returns an empty text for a value without one
 */
export function excerptText(value: unknown, link: string, maxLength: number): string {
  if (typeof value !== 'string') return '';
  const html = value.slice(0, maxLength * 6 + 2000);
  const removed = [...invitations(html, link)].toSorted((a, b) => (b.startIndex ?? 0) - (a.startIndex ?? 0));
  const kept = removed.reduce(
    (text, { startIndex, endIndex }) =>
      startIndex === null || endIndex === null ? text : text.slice(0, startIndex) + text.slice(endIndex + 1),
    html,
  );
  return withoutShortcodes(plainText(kept, maxLength) ?? '')
    .replace(INVITATION, '$1')
    .replace(removed.length > 0 ? LEFT_OVER : '', '')
    .replace(CUT, '…');
}

/** Whether a link opens the article itself, also by its number, which `link` does not contain. */
function leadsTo(href: string, link: string): boolean {
  if (!URL.canParse(href, link)) return false;
  const to = new URL(href, link).href;
  const [own, other] = [articleAddress(link), articleAddress(to)];
  return isSameArticle(to, link) || (other?.number !== undefined && other.host === own?.host);
}

function invitations(html: string, link: string): Set<HtmlElement> {
  const found = new Set<HtmlElement>();
  let last: HtmlElement | undefined;
  const waiting = parseHtml(html).toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isText(node) && /[\p{L}\p{N}]/u.test(node.data)) last = undefined;
    if (!isElement(node)) continue;
    const isOwn = node.name === 'a' && leadsTo(node.attribs['href'] ?? '', link);
    if (hasClass(node, MORE)) found.add(node);
    else if (isOwn && textBelow(node) !== '') last = node;
    else for (const child of node.children.toReversed()) waiting.push(child);
  }
  if (last) found.add(last);
  return found;
}

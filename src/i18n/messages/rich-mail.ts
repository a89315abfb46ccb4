import type { Locale } from '../../domain/locale/locale.ts';
import { escapeHtml } from '../../domain/text/escape-html.ts';

/** The parts of a mail; text and HTML have the same. */
export interface MailParts {
  heading?: { title: string; artist: string };
  before: string;
  button?: { text: string; href: string };
  after: readonly string[];
  /** A second link, after a text. */
  link?: { text: string; href: string };
  foot: readonly string[];
  links: readonly { text: string; href: string }[];
}

/** System fonts, one column, no picture: nothing is loaded, so that nobody sees when a mail is read. */
const STYLE = `body{margin:0;padding:24px 20px;font:16px/1.5 -apple-system,"Segoe UI",Roboto,Arial,sans-serif;color:#1b1a1f;background:#fff}
main{max-width:480px;margin:0 auto}h1{margin:0;font-size:26px;line-height:1.2}p{margin:14px 0}a{color:inherit}
.b{display:block;margin:22px 0;padding:16px;border-radius:8px;font-weight:700;text-align:center;text-decoration:none;color:#fff;background:#1b1a1f}
footer{margin-top:28px;padding-top:14px;border-top:1px solid #d5d2d8;font-size:14px;color:#5c5963}footer p{margin:4px 0}
@media (prefers-color-scheme:dark){body{color:#efedf2;background:#131217}.b{color:#131217;background:#efedf2}footer{border-color:#3b3942;color:#a9a6b0}}`;

/** Writes a mail in text and HTML that say the same. */
export function richMail(locale: Locale, subject: string, parts: MailParts) {
  const { heading, before, button, after, link, foot, links } = parts;
  const text = [
    heading && [heading.title, heading.artist].filter(Boolean).join('\n'),
    before,
    button && `${button.text}\n${button.href}`,
    ...after,
    link && `${link.text}\n${link.href}`,
    foot.join('\n'),
    links.map((one) => `${one.text}\n${one.href}`).join('\n'),
  ];
  const p = (content: string) => `<p>${escapeHtml(content)}</p>`;
  const a = (one: { text: string; href: string }, more = '') =>
    `<a${more} href="${escapeHtml(one.href)}">${escapeHtml(one.text)}</a>`;
  const html = [
    heading && `<h1>${escapeHtml(heading.title)}</h1>`,
    heading?.artist && p(heading.artist),
    before && p(before),
    button && a(button, ' class="b"'),
    ...after.map(p),
    link && `<p>${escapeHtml(link.text)} ${a({ ...link, text: link.href.replace(/^https?:\/\//, '') })}</p>`,
    `<footer>${foot.map(p).join('')}<p>${links.map((one) => a(one)).join(' · ')}</p></footer>`,
  ];
  return {
    subject,
    text: `${text.filter(Boolean).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${STYLE}</style></head><body><main>${html.filter(Boolean).join('')}</main></body></html>`,
  };
}

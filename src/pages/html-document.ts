import { createHash } from 'node:crypto';
import { scriptAddresses } from 'virtual:script-addresses';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderedPage } from '../contracts/site.ts';
import type { Locale } from '../domain/locale/locale.ts';
import { pagePolicy } from '../domain/page-policy/page-policy.ts';
import type { PageSources } from '../domain/page-policy/page-sources.ts';
import { escapeHtml } from '../domain/text/escape-html.ts';
import { afterFirstPaint } from '../site/layout/after-first-paint.ts';
import { mergeSheets } from './document/merge-sheets.ts';
import type { PageScript } from './page-scripts.ts';

/** Returns the source by which a policy permits an inline script or style. */
const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** An element of the head, and the source that permits it in the page's content security policy. */
export interface HeadElement {
  html: string;
  sources: PageSources;
}

/** Joins style sheets to one element: a page is painted after one request and not after two. */
export function pageStyles(...sheets: readonly string[]): HeadElement {
  const css = mergeSheets(sheets);
  return { html: `<style>${css}</style>`, sources: { 'style-src': [sourceOf(css)] } };
}

/** Starts scripts, and loads the fonts, after the first paint of a page (`site/layout/start-page.ts`). */
const starterOf = (start: string) => {
  const sources: PageSources = { 'script-src': [sourceOf(start)] };
  return (...scripts: readonly PageScript[]): HeadElement => ({
    html: `<script data-scripts="${scripts.map((script) => scriptAddresses[script]).join(' ')}">${start}</script>`,
    sources,
  });
};
export const scriptsAfterPaint = starterOf(afterFirstPaint.site);
export const landingScriptsAfterPaint = starterOf(afterFirstPaint.landing);

/** A script in the page itself, for code that must not wait for a request. */
export const inlineScript = (script: string): HeadElement => ({
  html: `<script>${script}</script>`,
  sources: { 'script-src': [sourceOf(script)] },
});

/** Starts scripts as soon as the page has been read. */
export const moduleScripts = (...scripts: readonly PageScript[]): HeadElement => ({
  html: scripts.map((script) => `<script type="module" src="${scriptAddresses[script]}"></script>`).join(''),
  sources: {},
});

/** The language of an alternate address. React would write `hrefLang`, which programs without an HTML parser do not find. */
export const hreflang = (language: string) => ({ hreflang: language });

/** The languages as Open Graph names them. */
export const ogLocales = { fr: 'fr_FR', en: 'en_GB', es: 'es_ES', pt: 'pt_BR' } as const;

interface HtmlDocument {
  locale: Locale;
  /** Title, description and links. */
  head: ReactNode;
  /** Its scripts and styles. */
  elements: readonly HeadElement[];
  /** Attributes of the body; one with the value `undefined` is left out. */
  attributes?: Readonly<Record<`data-${string}`, string | undefined>>;
  /** HTML of the body. */
  body: string;
  /** The sources from which the page loads, besides its own styles and scripts. */
  sources?: readonly PageSources[];
}

/** Builds an HTML document, with a content security policy that permits only the sources that it needs. */
export function htmlDocument(document: HtmlDocument): RenderedPage {
  const { locale, head, elements, attributes = {}, body, sources = [] } = document;
  const data = Object.entries(attributes).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`,
  );
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'content-security-policy': pagePolicy([...elements.map((element) => element.sources), ...sources]),
    },
    body: `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${renderToStaticMarkup(head)}${elements.map(({ html }) => html).join('')}</head><body${data.join('')}>${body}</body></html>`,
  };
}

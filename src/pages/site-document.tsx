import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageLocals, RenderedPage } from '../contracts/site.ts';
import { widgetSources } from '../domain/booking/widget.ts';
import { isAnnounced } from '../domain/content/announcement.ts';
import { type Locale, locales, localizePath } from '../domain/locale/locale.ts';
import { type PageSources, PREVIEW_SOURCES } from '../domain/page-policy/page-sources.ts';
import { rssPath } from '../domain/site-map/machine-files.ts';
import { pageAddress } from '../domain/site-map/page-address.ts';
import { shareImagePath, shareImageSize } from '../domain/site-map/share-image.ts';
import { tagSources } from '../domain/tag-id/tag-sources.ts';
import { agencyDay } from '../domain/time/agency-day.ts';
import { fillFigures } from '../i18n/format-figure.ts';
import { textsOf } from '../i18n/site-texts.ts';
import { ConsentBanner } from '../site/consent/ConsentBanner.tsx';
import { ConsentSettings } from '../site/consent/ConsentSettings.tsx';
import consent from '../site/consent/consent.css?inline';
import consentDialog from '../site/consent/consent-dialog.css?inline';
import flow from '../site/flow/flow.css?inline';
import { Announcement } from '../site/layout/Announcement.tsx';
import { cachedMarkup } from '../site/layout/cached-markup.ts';
import { Footer } from '../site/layout/Footer.tsx';
import { Header, type HeaderTone } from '../site/layout/Header.tsx';
import { iconInPage } from '../site/layout/icon-in-page.ts';
import layout from '../site/layout/layout.css?inline';
import { shownLists } from '../site/layout/shown-lists.ts';
import { SimulatorHost } from '../site/simulator/SimulatorHost.tsx';
import simulator from '../site/simulator/simulator.css?inline';
import { JsonLd } from '../site/structured-data/JsonLd.tsx';
import { organization } from '../site/structured-data/organization.ts';
import type { Thing } from '../site/structured-data/thing.ts';
import { webSite } from '../site/structured-data/web-site.ts';
import skipLink from '../ui/skip-link.css?inline';
import { themeColor } from '../ui/theme-color.ts';
import tokens from '../ui/tokens.css?inline';
import { conformityAt } from './accessibility-audit.ts';
import { markEnglishTerms } from './document/english-terms.ts';
import {
  type HeadElement,
  hreflang,
  htmlDocument,
  ogLocales,
  pageStyles,
  scriptsAfterPaint,
} from './html-document.ts';
import type { PageContext } from './page.ts';
import type { PageScript } from './page-scripts.ts';

/** Returns the styles of a page of the site: its own, then those of all pages. */
export const siteStyles = (...own: readonly string[]) =>
  pageStyles(...own, skipLink, tokens, layout, consent, consentDialog, flow, simulator);

interface SiteDocument {
  /** The page's path without language prefix. */
  path: string;
  /** The parameters of the address that the page in another language needs as well. */
  query?: Readonly<Record<string, string>> | undefined;
  title: string;
  description: string;
  /** The background below the header. */
  tone: HeaderTone;
  /** A result of `siteStyles`. */
  styles: HeadElement;
  /** Further elements of the head. */
  elements?: readonly HeadElement[];
  /** The scripts that the page starts, besides those of every page. */
  scripts?: readonly PageScript[];
  main: ReactNode;
  /**
   * The structured data of the page's subject. The agency and the site are always included, so it can refer to them.
   */
  jsonLd?: readonly Thing[];
  /** The languages in which the page exists; absent: all. */
  languages?: readonly Locale[];
  /** The days (ISO) on which an edited text was published and last changed. */
  article?: { published: string; updated: string };
  /** For pages that are opened by a secret link only: noindex, and without tags, which would learn the address. */
  unlisted?: boolean;
  /** The canonical address of a text that exists in one language: the page then lists no translations. */
  canonical?: string;
  /** Excludes the page from search engines; unlike `unlisted`, its tags are loaded. */
  noindex?: boolean;
  /** The page whose share picture is shown; absent: its own. */
  share?: string;
  /** A picture of the page's subject, which replaces the share picture. */
  image?: { url: string; width: number; height: number } | undefined;
  /** The addresses behind the page's buttons to book a call. */
  calendars?: readonly (string | undefined)[];
  /** The hosts from which the page loads, besides those of the tags and the calendar. */
  sources?: readonly PageSources[];
  /** A feed of the page's subject, beside that of the guides. */
  feed?: { title: string; href: string };
}

/** Renders a page of the site: its head, the header, the page itself, the footer and the host element of the simulator. */
export async function siteDocument(context: PageContext, page: SiteDocument): Promise<RenderedPage> {
  const { locale, site, preview } = context;
  const {
    path,
    query,
    tone,
    main,
    unlisted = false,
    calendars = [],
    scripts = [],
    elements = [],
    sources = [],
    languages = locales,
  } = page;
  const t = textsOf(locale, site.content);
  // A preview shows the draft of an announcement outside its period, and no cookie banner.
  const tags = unlisted ? {} : site.tags;
  const cookiesHref = localizePath(locale, '/cookies');
  const announced =
    t.announcement.text !== '' && (preview !== undefined || isAnnounced(t.announcement, Date.now()));
  const lists = await shownLists(context, locale, t);
  const conformity = conformityAt(Date.now());
  const year = Number.parseInt(agencyDay(Date.now()), 10);
  /**
   * Caches a part that many pages share: rendering it takes half the time of a page that is rendered for each visitor
   * (decision record 0039).
   */
  const cached = (name: string, part: () => ReactNode) =>
    cachedMarkup(site, name, () => renderToStaticMarkup(part()));

  const body = [
    renderToStaticMarkup(
      <>
        <a className="skip-link" href="#main">
          {t.layout.skip}
        </a>
        {announced && <Announcement label={t.agency.announcement} t={t.announcement} />}
      </>,
    ),
    preview === undefined &&
      cached(`consent ${locale} ${unlisted}`, () => (
        <ConsentBanner t={t.consent} tags={tags} cookiesHref={cookiesHref}>
          <ConsentSettings t={t.consent} cookiesHref={cookiesHref} />
        </ConsentBanner>
      )),
    markEnglishTerms(
      locale,
      renderToStaticMarkup(
        <>
          <Header {...{ locale, path, query, tone, lists, languages }} t={t.layout} brand={site.brand} />
          <main id="main" tabIndex={-1}>
            {main}
          </main>
        </>,
      ),
    ),
    cached(`footer ${locale} ${path === '/'} ${year} ${conformity} ${JSON.stringify(lists)}`, () => (
      <Footer
        {...{ locale, path, site, year, lists, conformity }}
        t={t.layout}
        manageCookies={t.consent.manage}
      />
    )),
    cached(`simulator ${locale}`, () => (
      <SimulatorHost
        locale={locale}
        t={t.layout}
        bookingUrls={site.bookingUrls}
        costs={site.costs}
        fee={site.company.fee}
        contactHref={localizePath(locale, '/#contact')}
        privacyHref={localizePath(locale, '/privacy')}
      />
    )),
  ];
  return htmlDocument({
    locale,
    head: <Head context={context} page={page} />,
    elements: [scriptsAfterPaint(...scripts, 'site'), ...elements, page.styles],
    body: body.filter(Boolean).join(''),
    sources: [...(preview ? [PREVIEW_SOURCES] : tagSources(tags)), widgetSources(calendars), ...sources],
  });
}

function Head({
  context: { locale, site },
  page,
}: {
  context: PageLocals & { locale: Locale };
  page: SiteDocument;
}) {
  const { path, title, description, tone, jsonLd = [], article, unlisted = false, canonical, feed } = page;
  const { noindex = unlisted, share = path, image, languages = locales } = page;
  const t = textsOf(locale, site.content);
  const fullTitle = `${title} · ${site.brand}`;
  const address = (language: Locale) => pageAddress(site.url, language, path);
  const translated = !unlisted && canonical === undefined;
  const picture = image ?? {
    url: site.url + shareImagePath(locale, unlisted ? '/' : share),
    ...shareImageSize,
  };
  const others = canonical ? [] : languages.filter((language) => language !== locale);
  const things = [
    organization(site),
    webSite(site, { ...t.home.meta, description: fillFigures(locale, t.home.meta.description) }),
    ...jsonLd,
  ];
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      {!unlisted && <link rel="canonical" href={canonical ?? address(locale)} />}
      {translated &&
        languages.map((language) => (
          <link key={language} rel="alternate" {...hreflang(language)} href={address(language)} />
        ))}
      {translated && <link rel="alternate" {...hreflang('x-default')} href={address('fr')} />}
      {feed && <link rel="alternate" type="application/rss+xml" title={feed.title} href={feed.href} />}
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${t.layout.nav.guides} · ${site.brand}`}
        href={rssPath(locale)}
      />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={iconInPage} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta name="theme-color" content={themeColor[tone]} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {article && <meta property="article:published_time" content={article.published} />}
      {article && <meta property="article:modified_time" content={article.updated} />}
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {!unlisted && <meta property="og:url" content={canonical ?? address(locale)} />}
      <meta property="og:locale" content={ogLocales[locale]} />
      {others.map((language) => (
        <meta key={language} property="og:locale:alternate" content={ogLocales[language]} />
      ))}
      <meta property="og:image" content={picture.url} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={fullTitle} />
      <meta name="twitter:card" content="summary_large_image" />
      <JsonLd things={things} />
    </>
  );
}

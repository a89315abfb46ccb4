import type { SiteFacts } from '../../contracts/site.ts';
import { type ConformityState, STATEMENT_PATH } from '../../domain/accessibility/conformity.ts';
import { parseMarks } from '../../domain/content/marks.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { OWN_DATA_PATH } from '../../domain/own-data/own-data.ts';
import { isPlaceholder } from '../../domain/settings/placeholder.ts';
import { simulatorHref } from '../../domain/simulator/opener.ts';
import { type PagePath, SITE_PLAN_PATH } from '../../domain/site-map/pages.ts';
import { FIGURES_PATH, figureTexts } from '../../i18n/claim-source.ts';
import { accessibilityState } from '../../i18n/dictionaries/accessibility-state/index.ts';
import { ownData } from '../../i18n/dictionaries/own-data/index.ts';
import { questionBox } from '../../i18n/dictionaries/question-box/index.ts';
import { sitePlan } from '../../i18n/dictionaries/site-plan/index.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/format.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import { Logo } from './Logo.tsx';
import { homeAnchor } from './links.ts';
import type { ShownLists } from './shown-lists.ts';

/** The services with a page of their own; their names are the same in every language. */
const offers = [
  ['YouTube Ads', '/youtube-ads'],
  ['Meta Ads', '/meta-ads'],
  ['Spotify Ads', '/spotify-ads'],
] as const;

interface FooterProps {
  locale: Locale;
  path: string;
  t: PageDictionary['layout'];
  /** Label of the button that opens the cookie settings. */
  manageCookies: string;
  site: SiteFacts;
  year: number;
  lists: ShownLists;
  /** The state of the accessibility statement, which every footer names. */
  conformity: ConformityState;
}

interface FooterLink {
  href: string;
  label: string;
  external?: boolean;
}

export function Footer({ locale, path, t, manageCookies, site, year, lists, conformity }: FooterProps) {
  const page = (target: PagePath) => localizePath(locale, target);
  const home = (anchor: string) => homeAnchor(locale, path, anchor);
  // A demonstration has no blog: its samples replace it.
  const blogLink = site.blogUrl
    ? [{ href: site.blogUrl, label: t.footer.blog, external: true }]
    : site.demo
      ? [{ href: page('/articles'), label: t.footer.blog }]
      : [];
  const columns: { title: string; links: FooterLink[]; button?: string }[] = [
    {
      title: t.footer.navigation,
      links: [
        { href: home('services'), label: t.nav.services },
        ...offers.map(([label, target]) => ({ href: page(target), label })),
        { href: home('about'), label: t.nav.about },
        // A demonstration always links to this page; a synchronisation adds its articles later.
        ...(lists.articlePages || site.demo ? [{ href: page('/articles'), label: t.nav.articles }] : []),
        ...(lists.reviews ? [{ href: page('/all-reviews'), label: t.nav.reviews }] : []),
        { href: home('contact'), label: t.nav.contact },
      ],
    },
    {
      title: t.footer.resources,
      links: [
        ...blogLink,
        { href: simulatorHref(), label: t.footer.simulator },
        { href: page('/planificateur-de-sortie'), label: t.footer.planner },
        { href: page('/expertise-marketing-musical'), label: t.nav.guides },
        ...(lists.faq ? [{ href: page('/faq'), label: t.nav.faq }] : []),
        { href: page('/questions'), label: questionBox[locale].name },
        { href: page('/glossaire'), label: t.footer.glossary },
        // Without a claim the page would be empty.
        ...(site.claims.all.length > 0
          ? [{ href: page(FIGURES_PATH), label: figureTexts[locale].footer }]
          : []),
      ],
    },
    {
      title: t.footer.legal,
      links: [
        { href: page('/privacy'), label: t.footer.privacy },
        { href: page('/terms'), label: t.footer.terms },
        { href: page('/cookies'), label: t.footer.cookies },
        { href: page('/legal'), label: t.footer.notice },
        { href: page(STATEMENT_PATH), label: accessibilityState[locale][conformity] },
        { href: page(SITE_PLAN_PATH), label: sitePlan[locale].name },
        { href: localizePath(locale, OWN_DATA_PATH), label: ownData[locale].link },
      ],
      button: manageCookies,
    },
  ];
  return (
    <footer className="on-dark">
      <div className="page-width">
        <div className="footer-parts">
          <div>
            <Logo brand={site.brand} />
            <p className="text-muted" data-content="company">
              <MarkedText marks={parseMarks(t.footer.pitch)} />
            </p>
            {site.partnerUrl && (
              <ExternalLink href={site.partnerUrl} newTab={t.footer.newTab}>
                {t.footer.partner}
              </ExternalLink>
            )}
          </div>
          {columns.map(({ title, links, button }) => (
            <nav key={title} aria-label={title}>
              <h2 className="mb-2 font-text text-small font-semibold tracking-normal text-muted">{title}</h2>
              <ul>
                {links.map(({ href, label, external }) => (
                  <li key={href}>
                    {external ? (
                      <ExternalLink href={href} newTab={t.footer.newTab}>
                        {label}
                      </ExternalLink>
                    ) : (
                      <a href={href} className="footer-link">
                        {label}
                      </a>
                    )}
                  </li>
                ))}
                {button && (
                  <li>
                    <button type="button" className="footer-link" data-manage-cookies="">
                      {button}
                    </button>
                  </li>
                )}
              </ul>
            </nav>
          ))}
        </div>
        <p className="border-t border-line py-6 text-small text-muted">
          {fill(t.footer.copyright, { year, brand: site.brand })}
          {!isPlaceholder(site.company.name) && ` ${fill(t.footer.publisher, { name: site.company.name })}`}
        </p>
      </div>
    </footer>
  );
}

function ExternalLink({ href, newTab, children }: { href: string; newTab: string; children: string }) {
  return (
    <a href={href} className="footer-link" target="_blank" rel="noopener">
      {children}
      <svg viewBox="0 0 10 10" className="size-2.5 text-muted" aria-hidden="true">
        <path d="M1.5 8.5L8 2M3 1.5h5.5V7" className="stroke" />
      </svg>
      <span className="sr-only"> {newTab}</span>
    </a>
  );
}

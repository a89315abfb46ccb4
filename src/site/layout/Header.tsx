import { type Locale, locales, localizePath } from '../../domain/locale/locale.ts';
import { simulatorHref } from '../../domain/simulator/opener.ts';
import type { PagePath } from '../../domain/site-map/pages.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LanguageSelector } from './LanguageSelector.tsx';
import { Logo } from './Logo.tsx';
import { homeAnchor } from './links.ts';
import type { ShownLists } from './shown-lists.ts';

/** The background below the header before the page is scrolled. */
export type HeaderTone = 'dark' | 'light';

interface HeaderProps {
  locale: Locale;
  path: string;
  /** The parameters of the address that the page in another language needs as well. */
  query?: Readonly<Record<string, string>> | undefined;
  tone: HeaderTone;
  t: PageDictionary['layout'];
  brand: string;
  lists: ShownLists;
  /** The languages in which the page exists. */
  languages?: readonly Locale[] | undefined;
}

/**
 * The header of every public page. The two menus are native popovers: without any script they open, close on Escape and
 * on a click outside, and give the focus back.
 */
export function Header({
  locale,
  path,
  query = {},
  tone,
  t,
  brand,
  lists,
  languages = locales,
}: HeaderProps) {
  const links = navigation(locale, path, t.nav, lists);
  const current = (section: string | undefined) =>
    section && section === sectionOf(path) ? 'true' : undefined;
  const plannerPath: PagePath = '/planificateur-de-sortie';
  const planner = { href: localizePath(locale, plannerPath), label: t.footer.planner, section: 'planner' };
  return (
    <header className={`site-header ${tone === 'dark' ? 'on-dark' : ''}`} data-header="">
      <div className="page-width flex h-16 items-center gap-4">
        <a
          href={localizePath(locale, '/')}
          className="mr-auto no-underline"
          aria-label={fill(t.nav.home, { brand })}
        >
          <Logo brand={brand} />
        </a>
        <nav aria-label={t.nav.label} className="hidden lg:block">
          <ul className="nav-row">
            {links.map(({ href, label, section }) => (
              <li key={href}>
                <a href={href} className="nav-link" aria-current={current(section)}>
                  {label}
                </a>
              </li>
            ))}
            <li>
              <a href={simulatorHref()} className="icon-button nav-simulate">
                {t.nav.simulate}
              </a>
            </li>
          </ul>
        </nav>
        <LanguageSelector {...{ locale, path, query, languages }} t={t.language} />
        <button type="button" className="icon-button lg:hidden" popoverTarget="menu" aria-label={t.nav.open}>
          <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
            <path d="M3 7h18M3 12h18M3 17h18" className="stroke" />
          </svg>
        </button>
      </div>
      <div id="menu" popover="auto" className="menu on-dark">
        <div className="page-width flex h-16 items-center justify-between">
          <Logo brand={brand} />
          <button
            type="button"
            className="icon-button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label={t.nav.close}
          >
            <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" className="stroke" />
            </svg>
          </button>
        </div>
        <nav aria-label={t.nav.label} className="page-width flex grow flex-col justify-between gap-8 py-6">
          <ul className="flex flex-col">
            {/* Its name does not fit into the row on a wide screen. */}
            {[...links.slice(0, 3), planner, ...links.slice(3)].map(({ href, label, section }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={current(section)}
                  className="block border-b border-line py-3 font-display text-h3 font-bold tracking-tight no-underline"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <ButtonLink href={simulatorHref()}>{t.nav.simulate}</ButtonLink>
        </nav>
      </div>
    </header>
  );
}

function navigation(locale: Locale, path: string, nav: PageDictionary['layout']['nav'], lists: ShownLists) {
  const home = (anchor: string) => homeAnchor(locale, path, anchor);
  return [
    { href: home('services'), label: nav.services, section: 'services' },
    { href: home('about'), label: nav.about, section: undefined },
    { href: localizePath(locale, '/expertise-marketing-musical'), label: nav.guides, section: 'guides' },
    ...(lists.articles ? [{ href: home('articles'), label: nav.articles, section: 'articles' }] : []),
    ...(lists.reviews ? [{ href: home('reviews'), label: nav.reviews, section: 'reviews' }] : []),
    ...(lists.faq ? [{ href: home('faq'), label: nav.faq, section: 'faq' }] : []),
    { href: home('contact'), label: nav.contact, section: 'contact' },
  ];
}

/** The section of the site to which the pages of an address belong, each with the entry of the navigation that leads to it. */
const SECTIONS: readonly [pages: RegExp, section: string][] = [
  [/^\/(?:youtube|meta|spotify)-ads$/, 'services'],
  [/^\/(?:guide-|guides$|expertise-|roi-|kpi-)/, 'guides'],
  [/^\/articles(?:\/|$)/, 'articles'],
  [/^\/(?:all-reviews|avis)(?:\/|$)/, 'reviews'],
  [/^\/faq$/, 'faq'],
  [/^\/contact$/, 'contact'],
  [/^\/planificateur-de-sortie$/, 'planner'],
];

/** Returns the section of a page without language prefix; `undefined`: none of the navigation. */
const sectionOf = (path: string): string | undefined => SECTIONS.find(([pages]) => pages.test(path))?.[1];

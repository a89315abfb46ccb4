import { viewOf } from '../app/landing/landing-view.ts';
import { openLandingPreview } from '../app/landing/preview-landing.ts';
import type { LiveLandings } from '../app/ports/landing.ts';
import type { PageLocals } from '../contracts/site.ts';
import { landingIn } from '../domain/landing/landing-address.ts';
import { landingPath } from '../domain/landing/landing-path.ts';
import type { LandingView } from '../domain/landing/landing-view.ts';
import { type Locale, splitPath } from '../domain/locale/locale.ts';
import { agencyDay } from '../domain/time/agency-day.ts';
import type { LandingSource } from '../http-front/landing-page.ts';
import type { Composition } from './compose.ts';

/** Everything that the pages of the site need of the landing pages. */
export interface LandingPagesOfSite extends LandingSource {
  /** The data for the page at a path; `undefined`: it is a landing page that is not online. */
  locals(path: string): Partial<PageLocals> | undefined;
  /** The moment until which the page at a path looks as now; infinite for most pages. */
  trueUntil(path: string, time: number): number;
}

const SITEMAP = '/sitemap.xml';
/** The frame in which the office draws a page: no landing page. */
const FRAME_SLUG = 'preview';

export function createLandingSource({
  landing: { liveLandings: landings },
  ports,
}: Pick<Composition, 'landing' | 'ports'>): LandingPagesOfSite {
  const { siteUrl, clock } = ports;

  function view(slug: string, locale: Locale): { landing: LandingView } | undefined {
    const shown = landings.bySlug(slug);
    if (!shown || 'movedTo' in shown) return undefined;
    const { page, version } = shown;
    if (!version.languages.includes(locale)) return undefined;
    const drawn = { ...version, id: page.id, slug: page.slug, pictures: landings.picturesOf(version) };
    const drawnPage = viewOf(drawn, locale, { siteUrl, now: clock.now() });
    return drawnPage && { landing: drawnPage };
  }

  return {
    find(slug) {
      const shown = landings.bySlug(slug);
      return shown && ('movedTo' in shown ? shown : { languages: shown.version.languages });
    },
    view: (slug, locale) => view(slug, locale)?.landing,
    preview: (code, locale) => openLandingPreview(ports, code, locale),
    locals(path) {
      if (path === SITEMAP) return { landings: listed(landings.all()) };
      const asked = landingIn(splitPath(path).path);
      return asked && asked.slug !== FRAME_SLUG ? view(asked.slug, splitPath(path).locale) : {};
    },
    trueUntil(path, time) {
      if (path === SITEMAP) return landings.nextChange(time);
      const asked = landingIn(splitPath(path).path);
      return asked ? landings.trueUntil(asked.slug, time) : Number.POSITIVE_INFINITY;
    },
  };
}

const listed = (pages: ReturnType<LiveLandings['all']>) =>
  pages
    .filter(({ page }) => !page.demo)
    .map(({ page, version }) => ({
      path: landingPath(page.slug),
      languages: version.languages,
      updated: agencyDay(Math.max(version.at, page.publishAt ?? 0)),
    }));

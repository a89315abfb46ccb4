import { openReport } from '../app/campaign/share-report.ts';
import { openPixelsLink } from '../app/landing/artist-pixel-link.ts';
import { viewOf } from '../app/landing/landing-view.ts';
import { openLandingPreview } from '../app/landing/preview-landing.ts';
import { openFigures } from '../app/landing/share-figures.ts';
import type { LiveLandings } from '../app/ports/landing/landing.ts';
import type { PageLocals } from '../contracts/site.ts';
import type { LandingVariant } from '../domain/landing/counts/landing-count.ts';
import { contentOfArm } from '../domain/landing/counts/landing-test.ts';
import type { LandingView } from '../domain/landing/counts/landing-view.ts';
import { ARM_MARK, landingIn, OUT } from '../domain/landing/landing-address.ts';
import { landingPath } from '../domain/landing/landing-path.ts';
import { type Locale, locales, localizePath, splitPath } from '../domain/locale/locale.ts';
import { isOutAhead } from '../domain/reminder/reminder.ts';
import { REPORT_PATH } from '../domain/report/content-report.ts';
import { agencyDay } from '../domain/time/agency-day.ts';
import type { LandingSource } from '../http-front/landing-page.ts';
import type { Composition } from './compose.ts';

/** All data about landing pages that the pages of the site need. */
export interface LandingPagesOfSite extends LandingSource {
  /** The data for the page at a path; `undefined` for a landing page that is not online. */
  locals(path: string): Partial<PageLocals> | undefined;
  /** The moment, in epoch milliseconds, until which a rendered page at a path stays valid; infinite for most pages. */
  trueUntil(path: string, time: number): number;
  /**
   * The moment, in epoch milliseconds, at which the landing page at a path goes offline, infinite for none; `undefined`
   * at another path.
   */
  endsAt(path: string): number | undefined;
  /** The paths of the pages that are online, in their languages, and those at which a slug is or was. */
  onlinePaths(): string[];
  pathsOf(slugs: ReadonlySet<string>): string[];
}

const SITEMAP = '/sitemap.xml';
/** The slug of the frame in which the back office previews a draft: no landing page has it. */
const FRAME_SLUG = 'preview';

export function createLandingSource({
  landing: { liveLandings: landings },
  ports,
}: Pick<Composition, 'landing' | 'ports'>): LandingPagesOfSite {
  const { clock } = ports;

  function view(
    slug: string,
    locale: Locale,
    arm: LandingVariant = 'a',
    isOut = false,
  ): { landing: LandingView } | undefined {
    const shown = landings.bySlug(slug);
    if (!shown || 'movedTo' in shown) return undefined;
    const { page, version } = shown;
    if (!version.languages.includes(locale)) return undefined;
    const test = landings.testOf(page);
    const content = test ? contentOfArm(version.content, test.change, arm) : version.content;
    const drawn = {
      ...version,
      content,
      id: page.id,
      slug: page.slug,
      pictures: landings.picturesOf(content),
    };
    const { releaseAt } = content.shared;
    const now = isOut && releaseAt !== null ? Math.max(clock.now(), releaseAt) : clock.now();
    const drawnPage = viewOf(drawn, locale, { siteUrl: ports.siteUrl, now });
    if (!drawnPage) return undefined;
    return {
      landing: {
        ...drawnPage,
        ...(test && { variant: arm }),
        ...(page.demo && { isExample: true }),
        ...(Object.keys(page.artistTags).length > 0 &&
          !content.shared.isForYoung && { artistTags: page.artistTags }),
      },
    };
  }

  return {
    find(slug) {
      const shown = landings.bySlug(slug);
      if (!shown || 'movedTo' in shown) return shown;
      const isTested = landings.testOf(shown.page) !== undefined;
      const isOutSomewhere = isOutAhead(shown.version.content.shared, clock.now());
      return {
        languages: shown.version.languages,
        ...(isTested && { isTested }),
        ...(isOutSomewhere && { isOutSomewhere }),
      };
    },
    view: (slug, locale, arm) => view(slug, locale, arm)?.landing,
    isKnown: landings.isKnown,
    afterEnd: landings.afterEnd,
    preview: (code, locale) => openLandingPreview(ports, code, locale),
    figures: (code, locale) => openFigures(ports, code, locale),
    pixels: (code, locale) => openPixelsLink(ports, code, locale),
    report: (code) => openReport(ports, code),
    locals(kept) {
      const [path = '', mark] = kept.split(ARM_MARK);
      if (path === SITEMAP) return { landings: listed(landings.all().filter(({ page }) => !page.demo)) };
      if (splitPath(path).path === REPORT_PATH) return { landings: listed(landings.all()) };
      const asked = onlineIn(path);
      return asked ? view(asked.slug, splitPath(path).locale, mark === 'b' ? 'b' : 'a', mark === OUT) : {};
    },
    trueUntil(kept, time) {
      const [path = ''] = kept.split(ARM_MARK);
      if (path === SITEMAP) return landings.nextChange(time);
      const asked = onlineIn(path);
      return asked ? landings.trueUntil(asked.slug, time) : Number.POSITIVE_INFINITY;
    },
    endsAt(kept) {
      const asked = onlineIn(kept.split(ARM_MARK, 1)[0] ?? '');
      const shown = asked && landings.bySlug(asked.slug);
      if (!shown || 'movedTo' in shown) return undefined;
      return shown.page.unpublishAt ?? Number.POSITIVE_INFINITY;
    },
    onlinePaths: () => landings.all().flatMap(({ page }) => inAllLanguages(page.slug)),
    pathsOf: (slugs) => [...slugs].flatMap(inAllLanguages),
  };
}

/** A language that a page does not have leads to one that it has, also while no process answers. */
const inAllLanguages = (slug: string): string[] =>
  locales.map((locale) => localizePath(locale, landingPath(slug)));

/** The landing page at a cached path; `undefined` for the preview frame and for the page of a closed link. */
function onlineIn(path: string) {
  const asked = landingIn(splitPath(path).path);
  return asked && asked.slug !== FRAME_SLUG && asked.report === undefined ? asked : undefined;
}

const listed = (pages: ReturnType<LiveLandings['all']>) =>
  pages.map(({ page, version }) => ({
    path: landingPath(page.slug),
    languages: version.languages,
    updated: agencyDay(Math.max(version.at, page.publishAt ?? 0)),
  }));

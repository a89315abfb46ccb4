import type {
  LandingDetail,
  LandingItem,
  LandingThumbnail,
  LandingVersionSummary,
} from '../../contracts/landing/landing.ts';
import { languagesOf } from '../../domain/landing/landing-content.ts';
import { landingAddress } from '../../domain/landing/landing-path.ts';
import { landingState } from '../../domain/landing/landing-schedule.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { calledNames, type NameOf } from '../account/called-names.ts';
import { mediaDto } from '../media/media-dto.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { ListedLanding, StoredLanding, StoredLandingVersion } from '../ports/landing/landing.ts';
import type { Picture } from '../ports/media.ts';
import { readBrokenLinks } from './broken-links.ts';

const iso = (at: number): string => new Date(at).toISOString();
const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at));

/** Returns the addresses of a live page in each of its languages. */
export function addressesOf(
  siteUrl: string,
  { slug, languages }: Pick<ListedLanding, 'slug' | 'languages'>,
): Partial<Record<Locale, string>> {
  if (slug === null) return {};
  return Object.fromEntries(languages.map((locale) => [locale, landingAddress(siteUrl, slug, locale)]));
}

/** Returns the fields of a landing page that list and detail share. */
function summary(page: ListedLanding, siteUrl: string, now: number) {
  const state = landingState(page, now);
  const urls = state === 'live' && page.deletedAt === null ? addressesOf(siteUrl, page) : {};
  return {
    id: page.id,
    title: page.title,
    template: page.template,
    state,
    languages: [...page.languages],
    slug: page.slug,
    url: page.languages.map((locale) => urls[locale])[0] ?? null,
    publishAt: isoOrNull(page.publishAt),
    unpublishAt: isoOrNull(page.unpublishAt),
    createdAt: iso(page.createdAt),
    updatedAt: iso(page.updatedAt),
    deletedAt: isoOrNull(page.deletedAt),
    changed: page.version !== page.publishedDraft,
    version: page.version,
    demo: page.demo,
  };
}

/** Returns a row of the list. */
export const itemDto = (
  page: ListedLanding & { visits: number; conversions: number },
  picture: Picture | undefined,
  notes: Pick<LandingItem, 'answers' | 'brokenLinks'>,
  siteUrl: string,
  now: number,
): LandingItem => ({
  ...summary(page, siteUrl, now),
  visits: page.visits,
  conversions: page.conversions,
  ...notes,
  picture: picture ? thumbnail(picture) : null,
});

function thumbnail(picture: Picture): LandingThumbnail | null {
  const { state, files, colour, focal, deletedAt } = mediaDto(picture);
  const file = files.webp[0] ?? files.jpeg;
  return state === 'ready' && deletedAt === null && file ? { ...file, colour, focal } : null;
}

export const versionSummary = (version: StoredLandingVersion, nameOf: NameOf): LandingVersionSummary => ({
  number: version.number,
  template: version.template,
  languages: [...version.languages],
  by: nameOf(version.by),
  at: iso(version.at),
});

/** Returns a page with its draft, for the editor. */
export async function detailOf(ports: Ports, page: StoredLanding): Promise<LandingDetail> {
  const now = ports.clock.now();
  const [nameOf, live, newest, oldSlugs, links, brokenOf] = await Promise.all([
    calledNames(ports.accounts),
    page.liveVersion === null ? undefined : ports.landings.version(page.id, page.liveVersion),
    ports.landings.newest(page.id),
    ports.landings.oldSlugs(page.id),
    ports.landingPreviews.open(page.id, now),
    readBrokenLinks(ports),
  ]);
  const row = summary(page, ports.siteUrl, now);
  return {
    ...row,
    content: page.content,
    updatedBy: nameOf(page.updatedBy),
    live: live ? versionSummary(live, nameOf) : null,
    newest: newest ? versionSummary(newest, nameOf) : null,
    urls: row.url === null ? {} : addressesOf(ports.siteUrl, page),
    oldSlugs,
    previews: links.draft,
    figureLinks: links.figures,
    brokenLinks: brokenOf(page.id),
  };
}

/** Returns the languages that the list shows for a page: the published languages, else those of its draft. */
export const shownLanguages = (page: StoredLanding): readonly Locale[] =>
  page.liveVersion === null ? languagesOf(page.content) : page.languages;

import type { SecretLink } from '../../contracts/secret-link.ts';
import type { LandingView } from '../../domain/landing/counts/landing-view.ts';
import { type AnswerPlace, placesOf } from '../../domain/landing/draft-answer.ts';
import { languagesOf, picturesOf } from '../../domain/landing/landing-content.ts';
import { slugOf } from '../../domain/landing/landing-slug.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Asker } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { Result } from '../result.ts';
import { viewOf } from './landing-view.ts';
import { makeLandingLink, revokeLandingLinks } from './secret-link.ts';

const draft = {
  shows: 'draft',
  path: '/p/preview',
  /** Validity in milliseconds: an artist needs some days to answer. */
  ms: 14 * 24 * 3_600_000,
  made: 'landing_preview_made',
  revoked: 'landing_previews_revoked',
} as const;

/** Identifier of the page in a preview: no report of it is ever counted. */
const UNCOUNTED = 'preview';

const NO_TAGS = { googleAnalytics: false, metaPixel: false, tiktokPixel: false } as const;

/** Creates a secret link to the draft of a page. It always shows the current draft. */
export const createLandingPreview = (
  ports: Ports,
  id: string,
  { locale }: { locale: Locale },
  asker: Asker,
): Promise<Result<SecretLink, 'not_found'>> => makeLandingLink(ports, id, locale, draft, asker);

/** Revokes the open links to the draft of a page. */
export const revokeLandingPreviews = (ports: Ports, id: string, asker: Asker) =>
  revokeLandingLinks(ports, id, draft, asker);

/** The draft of a secret link: the rendered view, and the data that an answer to it names. */
export interface OpenedDraft {
  view: LandingView;
  version: number;
  /** When it was saved, in epoch milliseconds. */
  versionAt: number;
  /** The places that a remark may name. */
  places: readonly AnswerPlace[];
}

/**
 * Returns the draft of a code in the requested language, else in its first one; `undefined` for an unknown, revoked or
 * expired code.
 */
export async function openLandingPreview(
  ports: Ports,
  code: string,
  locale: Locale,
): Promise<OpenedDraft | undefined> {
  const now = ports.clock.now();
  const opened = await ports.landingPreviews.page(ports.landingCodes.hashOf(code), 'draft', now);
  if (!opened) return undefined;
  const { page } = opened;
  const { content, template, title } = page;
  const languages = languagesOf(content);
  const shown = languages.includes(locale) ? locale : (languages[0] ?? locale);
  const pictures = await ports.media.byIds(picturesOf(content));
  const drawn = { id: UNCOUNTED, slug: page.slug ?? slugOf(title), template, content, languages, pictures };
  const view = viewOf(drawn, shown, { siteUrl: ports.siteUrl, now });
  // Visits of a draft are not counted, so it needs no tags and no consent.
  return (
    view && {
      view: { ...view, shared: { ...view.shared, tags: NO_TAGS } },
      version: page.version,
      versionAt: page.updatedAt,
      places: placesOf(template, content.shared),
    }
  );
}

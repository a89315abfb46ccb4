import type { LandingPreview } from '../../contracts/landing.ts';
import { languagesOf, picturesOf } from '../../domain/landing/landing-content.ts';
import { slugOf } from '../../domain/landing/landing-slug.ts';
import type { LandingView } from '../../domain/landing/landing-view.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { type Asker, actorOf } from '../asker.ts';
import { fail, ok, type Result } from '../result.ts';
import { landingEntry } from './landing-audit.ts';
import type { LandingPorts } from './landing-ports.ts';
import { viewOf } from './landing-view.ts';

/** An artist needs some days to answer. */
const PREVIEW_MS = 14 * 24 * 3_600_000;

/** Identifier of the page in a preview: no report of it is ever counted. */
const UNCOUNTED = 'preview';

type PreviewPorts = Pick<LandingPorts, 'clock' | 'landingCodes' | 'landingPreviews' | 'siteUrl'>;

/** Makes a secret link to the draft of a page, as it is whenever the link is opened. Only the code's hash is stored. */
export async function createLandingPreview(
  ports: PreviewPorts,
  id: string,
  { locale }: { locale: Locale },
  asker: Asker,
): Promise<Result<LandingPreview, 'not_found'>> {
  const { actorId, at } = actorOf(ports, asker);
  const code = ports.landingCodes.next();
  const expiresAt = at + PREVIEW_MS;
  const stored = await ports.landingPreviews.add(
    id,
    { hash: ports.landingCodes.hashOf(code), expiresAt, at, by: actorId },
    landingEntry(ports, asker, 'landing_preview_made', id, { after: { expiresAt } }),
  );
  if (!stored) return fail('not_found');
  return ok({
    url: ports.siteUrl + localizePath(locale, `/p/preview/${code}`),
    expiresAt: new Date(expiresAt).toISOString(),
  });
}

/** Revokes the open links to the draft of a page. */
export async function revokeLandingPreviews(
  ports: PreviewPorts,
  id: string,
  asker: Asker,
): Promise<Result<{ revoked: number }, 'not_found'>> {
  const revoked = await ports.landingPreviews.revoke(id, ports.clock.now(), (count) =>
    landingEntry(ports, asker, 'landing_previews_revoked', id, { before: { open: count } }),
  );
  return revoked === undefined ? fail('not_found') : ok({ revoked });
}

/** The draft that a code opens, in the asked language or its first one; `undefined` for a code that opens nothing. */
export async function openLandingPreview(
  ports: PreviewPorts & Pick<LandingPorts, 'media'>,
  code: string,
  locale: Locale,
): Promise<LandingView | undefined> {
  const now = ports.clock.now();
  const page = await ports.landingPreviews.page(ports.landingCodes.hashOf(code), now);
  if (!page) return undefined;
  const { content, template, title } = page;
  const languages = languagesOf(content);
  const shown = languages.includes(locale) ? locale : (languages[0] ?? locale);
  const pictures = await ports.media.byIds(picturesOf(content));
  const drawn = { id: UNCOUNTED, slug: page.slug ?? slugOf(title), template, content, languages, pictures };
  return viewOf(drawn, shown, { siteUrl: ports.siteUrl, now });
}

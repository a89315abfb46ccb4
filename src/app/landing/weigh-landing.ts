import type { LandingWeight } from '../../domain/landing/check-weight.ts';
import { picturesOf } from '../../domain/landing/landing-content.ts';
import { slugOf } from '../../domain/landing/landing-slug.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { StoredLanding } from '../ports/landing/landing.ts';
import type { Picture } from '../ports/media.ts';
import { viewOf } from './landing-view.ts';

/**
 * Returns the size of a draft as it would be sent, in bytes: it is rendered and compressed in each language to publish.
 */
export async function weighLanding(
  { clock, landingScale, media, siteUrl }: Pick<Ports, 'clock' | 'landingScale' | 'media' | 'siteUrl'>,
  { content, slug, template, title }: StoredLanding,
  languages: readonly Locale[],
): Promise<LandingWeight> {
  const pictures = await media.byIds(picturesOf(content));
  const drawn = { id: 'preview', slug: slug ?? slugOf(title), template, content, languages, pictures };
  const pages: { locale: Locale; bytes: number }[] = [];
  for (const locale of languages) {
    const view = viewOf(drawn, locale, { siteUrl, now: clock.now() });
    const bytes = view ? await landingScale.weigh(view) : null;
    if (bytes !== null) pages.push({ locale, bytes });
  }
  const head = pictures.find(({ id }) => id === content.shared.picture);
  return {
    pages,
    picture: head ? heaviestFetched(head) : null,
    share: head?.files.find(({ role }) => role === 'share')?.size ?? null,
  };
}

/** Returns the bytes of the largest file in the format that most browsers fetch; null if no file is ready. */
function heaviestFetched({ files }: Picture): number | null {
  const shown = files.filter(({ role }) => role !== 'master' && role !== 'share');
  const preferred = (['avif', 'webp', 'jpg'] as const)
    .map((format) => shown.filter((file) => file.format === format))
    .find((some) => some.length > 0);
  return preferred ? Math.max(...preferred.map(({ size }) => size)) : null;
}

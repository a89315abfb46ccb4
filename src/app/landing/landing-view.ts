import type { LandingView } from '../../domain/landing/counts/landing-view.ts';
import type { LandingContent, LandingShared, LandingTemplate } from '../../domain/landing/landing-page.ts';
import { landingAddress } from '../../domain/landing/landing-path.ts';
import { landingPictures } from '../../domain/landing/landing-pictures.ts';
import { isHttpsLink } from '../../domain/landing/links/landing-link.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { mediaDto } from '../media/media-dto.ts';
import type { Picture } from '../ports/media.ts';

/** The content of a page to render. */
export interface DrawnContent {
  id: string;
  slug: string;
  template: LandingTemplate;
  content: LandingContent;
  /** All languages of the page; it is rendered in one of them. */
  languages: readonly Locale[];
  pictures: readonly Picture[];
}

/** Returns the view of a page in a language at a time; `undefined` when it has no texts in the language. */
export function viewOf(
  { id, slug, template, content, languages, pictures }: DrawnContent,
  locale: Locale,
  { siteUrl, now }: { siteUrl: string; now: number },
): LandingView | undefined {
  const texts = content.texts[locale];
  if (!texts) return undefined;
  return {
    id,
    slug,
    template,
    locale,
    languages,
    shared: withSafeLinks(content.shared),
    texts,
    pictures: landingPictures(pictures.map(mediaDto), locale),
    now,
    address: landingAddress(siteUrl, slug, locale),
  };
}

/** Removes every stored link that is no complete `https:` address. */
function withSafeLinks(shared: LandingShared): LandingShared {
  const safe = (link: string) => (isHttpsLink(link.trim()) ? link.trim() : '');
  const { social } = shared;
  return {
    ...shared,
    actionLink: safe(shared.actionLink),
    heroLink: safe(shared.heroLink),
    callLink: safe(shared.callLink),
    afterEnd: safe(shared.afterEnd),
    platforms: shared.platforms
      .map((row) => ({ ...row, url: safe(row.url), presave: safe(row.presave) }))
      .filter(({ url, presave }) => url !== '' || presave !== ''),
    social: {
      spotify: safe(social.spotify),
      youtube: safe(social.youtube),
      instagram: safe(social.instagram),
      tiktok: safe(social.tiktok),
    },
  };
}

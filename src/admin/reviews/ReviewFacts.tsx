import { Badge } from '@mantine/core';
import type { ModeratedReviewDto } from '../../contracts/reviews/moderation.ts';
import { platformNames } from '../../domain/campaign/campaign-values.ts';
import { isLocale, localizePath } from '../../domain/locale/locale.ts';
import { reviewAnchor } from '../../domain/review/review-anchor.ts';
import { fill, formatMonth, formatNumber } from '../../i18n/format.ts';
import { languageName } from '../../i18n/language-name.ts';
import { useLanguage } from '../texts.ts';
import { Filled } from '../ui/fields/Typed.tsx';
import { Glyph } from '../ui/Glyph.tsx';

/** Facts that help a moderator to decide, besides the text: the invitation, the language, the visitors' votes. */
export function ReviewFacts({ review }: { review: ModeratedReviewDto }) {
  const { locale, t } = useLanguage();
  const { facts } = t.reviews;
  const { own, verified, invited, experience, campaignPlatform, reward, lang, helpful, status } = review;
  return (
    <ul className="review-facts">
      <Badge
        component="li"
        leftSection={<Glyph name={verified ? 'delivered' : 'not_configured'} />}
        data-state={verified ? 'delivered' : 'none'}
      >
        {!verified && (own ? facts.unverified : facts.elsewhere)}
        {verified &&
          (invited === null ? facts.verified : <Filled text={facts.invited} typed={{ name: invited }} />)}
      </Badge>
      {review.demo && (
        <Badge component="li" data-state="sample">
          {facts.demo}
        </Badge>
      )}
      {!own && verified && <li>{facts.elsewhere}</li>}
      {campaignPlatform !== null && (
        <li>{fill(facts.campaignPlatform, { platform: platformNames[campaignPlatform] })}</li>
      )}
      {experience !== null && <li>{fill(facts.experience, { month: formatMonth(locale, experience) })}</li>}
      <li>{fill(facts.reward, { answer: facts.rewards[reward ?? 'unknown'] })}</li>
      {lang !== null && <li>{isLocale(lang) ? languageName(locale, lang) : lang}</li>}
      {status === 'approved' && helpful > 0 && (
        <li>{fill(facts.helpful, { count: formatNumber(locale, helpful) })}</li>
      )}
      {status === 'approved' && (
        <li>
          <a href={`${localizePath(locale, '/all-reviews')}#${reviewAnchor(review._id)}`} data-touch>
            {facts.seeOnSite}
          </a>
        </li>
      )}
    </ul>
  );
}

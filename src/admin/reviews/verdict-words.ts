import type { ModeratedReviewDto } from '../../contracts/reviews/moderation.ts';
import type { AdminTexts } from '../texts.ts';

/** Returns the words for decisions about a review. Reviews from other sites are hidden and shown, not rejected and approved. */
export const verdictWords = ({ reviews }: AdminTexts, { own }: Pick<ModeratedReviewDto, 'own'>) =>
  own ? reviews.verdict : { ...reviews.verdict, ...reviews.hide.verdict };

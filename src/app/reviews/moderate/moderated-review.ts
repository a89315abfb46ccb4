import type { ModeratedReviewDto } from '../../../contracts/reviews/moderation.ts';
import { momentOrDay } from '../../../domain/time/agency-day.ts';
import type { JudgedReview } from '../../ports/moderation.ts';
import { moderationDto } from './list-moderation.ts';

/** Returns the documented fields, and those that a moderator needs for a fair decision. */
export function moderatedReview(review: JudgedReview): ModeratedReviewDto {
  const { own, verified, invited, experience, campaignPlatform, reward, lang, helpful } = review;
  const { decidedAt, decidedBy, ground, reason, demo, answer, answerVersion, history } = review;
  return {
    ...moderationDto(review),
    ...(!own && { createdAt: momentOrDay(review.createdAt) }),
    own,
    verified,
    invited,
    experience,
    campaignPlatform,
    reward,
    lang,
    helpful,
    decidedAt: decidedAt === null ? null : new Date(decidedAt).toISOString(),
    decidedBy,
    ground,
    reason,
    demo,
    answer: answer && { ...answer, at: new Date(answer.at).toISOString() },
    answerVersion,
    history: history.map(({ at, ...decision }) => ({ at: new Date(at).toISOString(), ...decision })),
  };
}

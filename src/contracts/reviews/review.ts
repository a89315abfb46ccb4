import { z } from 'zod';
import { campaignPlatforms } from '../../domain/campaign/campaign-values.ts';
import { locales } from '../../domain/locale/locale.ts';
import { rewards } from '../../domain/review/disclosures.ts';
import { type FeedView, feedStates } from '../feed.ts';

/**
 * A review for pages: the documented fields in the reader's language, and the facts that a screen needs to present
 * them honestly. All texts are plain text, and must be escaped.
 */
export const ReviewDto = z.object({
  id: z.string(),
  name: z.string().meta({ description: 'First name and initial of the last name.', example: 'Léa M.' }),
  initials: z.string().meta({ example: 'LM' }),
  rating: z.int().min(1).max(5).meta({ description: '5 where none was given; see `rated`.' }),
  comment: z
    .string()
    .meta({ description: 'At most 300 characters. Not the reviewer’s words unless `quoted`; may be empty.' }),
  timeAgo: z.string().nullable().meta({ example: 'il y a 3 jours' }),
  source: z.string().meta({ example: 'Google' }),
  featured: z.boolean().meta({ description: 'Five stars given, and a comment of more than 100 characters.' }),
  avatar: z.string().nullable().meta({
    description: 'Path of the site’s own copy, 88 pixels square; never an address at a third party.',
  }),
  company: z.string().nullable(),
  verified: z.boolean(),
  helpful: z.int(),
  rated: z.boolean().meta({ description: 'False: no rating was given, and none enters an average.' }),
  quoted: z.boolean().meta({ description: 'False: `comment` is a caption of the site’s own, or empty.' }),
  experience: z.string().nullable().meta({ description: 'Month of the experience.', example: 'mars 2026' }),
  campaignPlatform: z
    .enum(campaignPlatforms)
    .nullable()
    .meta({ description: 'Advertising platform of the campaign; null: not known.' }),
  reward: z
    .enum(rewards)
    .nullable()
    .meta({ description: 'Whether anything was given in return for the review; null: not known.' }),
  publishedAt: z.string().nullable().meta({ description: 'ISO 8601, never in the future.' }),
  excerpt: z.string().nullable().meta({
    description: 'Says that passages were cut out after a report, each marked `[…]`; null: none was.',
    example: 'Extrait\u00a0: un passage a été retiré après un signalement',
  }),
  lang: z.string().nullable().meta({ description: 'Language of the comment, where the source names it.' }),
  answer: z
    .object({
      text: z.string(),
      lang: z.enum(locales),
      date: z.string().meta({ example: '12 novembre 2026' }),
      answeredAt: z.string().meta({ description: 'ISO 8601.' }),
    })
    .nullable()
    .meta({ description: 'The agency’s public answer, in the one language in which it was written.' }),
});
export type ReviewDto = z.infer<typeof ReviewDto>;

const Count = z.int();
/**
 * Figures of all approved reviews. Reviews without a rating do not count in the average and the distribution; those of
 * hidden reviews do.
 */
export const ReviewStats = z.object({
  totalReviews: Count,
  hiddenReviews: Count.meta({ description: 'From other sites; hidden for a reason that is kept.' }),
  sampleReviews: Count.meta({
    description: 'Samples of a demonstration, whose ratings count; 0 on a site without demo data.',
  }),
  averageRating: z.number().nullable().meta({ description: 'One decimal; null while nobody gave a rating.' }),
  featuredCount: Count,
  ratingDistribution: z.object({ 1: Count, 2: Count, 3: Count, 4: Count, 5: Count }),
});
export type ReviewStats = z.infer<typeof ReviewStats>;

export interface ReviewsView extends FeedView<ReviewDto> {
  stats: ReviewStats;
}

/** `GET /api/reviews`. */
export const ReviewsAnswer = z.object({
  success: z.literal(true),
  data: z.array(ReviewDto),
  stats: ReviewStats,
  state: z.enum(feedStates),
  reason: z.string().optional(),
});

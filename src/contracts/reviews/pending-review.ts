import { z } from 'zod';

/** A review for moderators: the documented fields, including `_id`. */
export const PendingReviewDto = z.object({
  _id: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  rating: z.int().min(1).max(5).nullable(),
  message: z.string().nullable(),
  createdAt: z.string(),
  status: z.enum(['pending', 'approved', 'rejected']),
});
export type PendingReviewDto = z.infer<typeof PendingReviewDto>;

/** `GET /api/reviews?status=pending` or `rejected`, with a token. */
export const PendingReviewsAnswer = z.object({ success: z.literal(true), data: z.array(PendingReviewDto) });

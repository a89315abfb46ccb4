/** Responses of the reviews-widget service, in all known shapes. */

/** A review in the service's first format; `changes` replaces fields. */
export function reviewV1(changes: Record<string, unknown> = {}) {
  return {
    reviewId: 'r1',
    reviewer: {
      displayName: 'Léa Martin',
      profilePhotoUrl: 'https://lh3.googleusercontent.com/a/lea',
      isAnonymous: false,
    },
    starRating: 5,
    comment: 'Une équipe à l’écoute.',
    createTime: '2026-10-30T10:00:00Z',
    updateTime: '2026-10-30T10:00:00Z',
    ...changes,
  };
}

/** A review in the service's second format; `changes` replaces fields. */
export function reviewV2(changes: Record<string, unknown> = {}) {
  return {
    id: 'r1',
    platform: 'google',
    author: { name: 'Léa Martin', avatarUrl: 'https://lh3.googleusercontent.com/a/lea' },
    rating: { value: 5, max: 5 },
    text: 'Une équipe à l’écoute.',
    originalText: null,
    languageCode: 'fr',
    publishedAt: '2026-10-30T10:00:00Z',
    url: 'https://maps.google.com/review/1',
    ...changes,
  };
}

export const answerV1 = (reviews: unknown[]) => ({
  success: true,
  profileUrl: 'https://maps.google.com/place',
  totalReviewCount: reviews.length,
  averageRating: 4.8,
  reviews,
});

export const answerV2 = (reviews: unknown[], changes: Record<string, unknown> = {}) => ({
  success: true,
  widget: {
    gbpLocationSummary: { rating: 4.8, reviewsCount: reviews.length, writeAReviewUri: 'https://g.page/r' },
    showBranding: false,
    isExampleReviews: false,
    reviews,
    ...changes,
  },
});

export const unknownWidget = {
  success: false,
  error: { key: 'widget_not_found', message: '<b>This widget does not exist.</b>' },
};

const script = '<script>alert(1)</script><img src=x onerror=alert(2)>';

/** A review with a script in every field, in both formats at once. */
export const scriptedReview = {
  reviewId: script,
  id: script,
  reviewer: { displayName: `${script}Eve ${script}Adams`, profilePhotoUrl: 'javascript:alert(3)' },
  author: { name: script, avatarUrl: `data:text/html,${script}` },
  starRating: script,
  rating: { value: script, max: script },
  comment: `${script}Très bien&lt;script&gt;alert(4)&lt;/script&gt;`,
  text: script,
  languageCode: script,
  platform: script,
  createTime: script,
  publishedAt: script,
};

/** Many short reviews, which stay below the size limit: each is one minute older than the one before. */
export function manyReviews(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    reviewId: `r${index}`,
    reviewer: { displayName: `Nom ${index}` },
    starRating: 4,
    comment: 'Bien.',
    createTime: new Date(Date.UTC(2026, 9, 1) - index * 60_000).toISOString(),
  }));
}

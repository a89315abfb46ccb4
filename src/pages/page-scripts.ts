/** The scripts that pages start, below the folder `src`: the entries of the browser's build (`vite.site.config.ts`). */
export const pageScripts = {
  'all-reviews': 'site/reviews/all-reviews.client.ts',
  article: 'site/articles/article.client.ts',
  artist: 'site/consent/artist.client.ts',
  calculator: 'site/guides/instruments/calculator.client.ts',
  consent: 'site/consent/consent.client.ts',
  contact: 'site/contact/contact.client.ts',
  glossary: 'site/glossary/glossary.client.ts',
  home: 'site/home/home.client.ts',
  landing: 'site/landing/landing.client.ts',
  'landing-preview': 'site/landing/preview.client.ts',
  'landing-report': 'site/landing/report/report.client.ts',
  library: 'site/guides/library.client.ts',
  'own-data': 'site/own-data/own-data.client.ts',
  planner: 'site/planner/planner-page.client.ts',
  questions: 'site/questions/questions.client.ts',
  receipt: 'site/receipt/receipt.client.ts',
  review: 'site/review/review.client.ts',
  services: 'site/services/services.client.ts',
  site: 'site/layout/site.client.ts',
  sound: 'site/sound/sound.client.ts',
} as const;
export type PageScript = keyof typeof pageScripts;

import type { refusalGrounds as fr } from './fr.ts';

export const refusalGrounds = {
  not_with_us: 'the review is not about an experience with us',
  illegal: 'the review contains unlawful or insulting statements',
  others_data: 'the review exposes other people’s personal data',
  advertising: 'the review is advertising',
  duplicate: 'the review repeats another by the same author',
  conflict_of_interest: 'the author has an established conflict of interest',
  month_missing: 'the month of the experience is missing',
} satisfies typeof fr;

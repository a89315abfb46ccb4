import type { simulatorErrors as fr } from './fr.ts';

/** The messages of wrong answers of the simulator. */
export const simulatorErrors = {
  platform_error: 'Please choose a platform.',
  campaignType_error: 'Please choose a campaign type.',
  budget_error: 'The budget must be at least 500 euros.',
  budget_number_error: 'Write the budget in figures, for example 1,000.',
  budget_max_error: 'Above 10 million euros, let’s talk it through together.',
  region_error: 'Please choose a region.',
  artist_error: 'Please enter an artist name.',
  email_error: 'Please enter a valid email address.',
} satisfies typeof fr;

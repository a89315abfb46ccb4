import type { reportReasons as fr } from './fr.ts';

export const reportReasons = {
  false: 'False, or not a real experience',
  insult: 'Insult',
  personal_data: 'Personal data',
  copyright: 'Copyright',
  trademark: 'Trade mark',
  fraud: 'Fraud',
  child_protection: 'Protection of children',
  accessibility: 'Accessibility',
  other: 'Other',
} satisfies typeof fr;

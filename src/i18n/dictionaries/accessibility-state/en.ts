import type { accessibilityState as fr } from './fr.ts';

/** The link to the accessibility statement in the footer of every page. */
export const accessibilityState = {
  full: 'Accessibility: fully compliant',
  partial: 'Accessibility: partially compliant',
  none: 'Accessibility: not compliant',
} satisfies typeof fr;

import type { ConformityState } from '../../../domain/accessibility/conformity.ts';

/** The link to the accessibility statement in the footer of every page. */
export const accessibilityState = {
  full: 'Accessibilité : totalement conforme',
  partial: 'Accessibilité : partiellement conforme',
  none: 'Accessibilité : non conforme',
} satisfies Record<ConformityState, string>;

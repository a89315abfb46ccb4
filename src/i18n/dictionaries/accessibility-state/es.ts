import type { accessibilityState as fr } from './fr.ts';

/** The link to the accessibility statement in the footer of every page. */
export const accessibilityState = {
  full: 'Accesibilidad: totalmente conforme',
  partial: 'Accesibilidad: parcialmente conforme',
  none: 'Accesibilidad: no conforme',
} satisfies typeof fr;

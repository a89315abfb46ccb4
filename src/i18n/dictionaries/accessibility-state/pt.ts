import type { accessibilityState as fr } from './fr.ts';

/** The link to the accessibility statement in the footer of every page. */
export const accessibilityState = {
  full: 'Acessibilidade: totalmente conforme',
  partial: 'Acessibilidade: parcialmente conforme',
  none: 'Acessibilidade: não conforme',
} satisfies typeof fr;

import type { reading as fr } from '../fr/reading.ts';

/** What every reading page shares. */
export const reading = {
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  backHome: 'Back to the home page',
  toTop: 'Back to top',
} satisfies typeof fr;

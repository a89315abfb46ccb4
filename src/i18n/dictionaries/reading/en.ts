import type { reading as fr } from './fr.ts';

/** The texts that all reading pages share. */
export const reading = {
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  contents: 'Contents',
  backHome: 'Back to the home page',
  toTop: 'Back to top',
} satisfies typeof fr;

import type { budgetViews as fr } from './fr.ts';

/** The views of a budget, in the same words on every page and in the simulator. */
export const budgetViews: typeof fr = {
  about: '≈ {views} visualizações',
  between: 'entre {low} e {high} conforme o clipe',
};

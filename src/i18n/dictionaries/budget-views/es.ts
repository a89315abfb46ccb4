import type { budgetViews as fr } from './fr.ts';

/** The views of a budget, in the same words on every page and in the simulator. */
export const budgetViews: typeof fr = {
  about: '≈ {views} visualizaciones',
  between: 'entre {low} y {high} según el videoclip',
};

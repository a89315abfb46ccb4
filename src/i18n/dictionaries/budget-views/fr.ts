/** The views of a budget, in the same words on every page and in the simulator. */
export const budgetViews = {
  about: '≈ {views} vues',
  between: 'entre {low} et {high} selon le clip',
};

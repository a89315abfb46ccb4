/** The statements of the site's texts that the agency must confirm, in the order of the form. */
export const statements = ['costTable', 'guideAverages', 'delays', 'budgets'] as const;

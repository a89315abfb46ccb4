/** The statements of the site's texts that are true only once the agency says so, in the order of the form. */
export const statements = ['costTable', 'guideAverages', 'delays', 'budgets'] as const;

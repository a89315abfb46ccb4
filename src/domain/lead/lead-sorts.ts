/** The columns by which the list of leads can be sorted. */
export const leadSorts = ['created', 'name', 'status', 'budget', 'followUp'] as const;
export type LeadSort = (typeof leadSorts)[number];

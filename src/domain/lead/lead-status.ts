/** The stages of a lead at the agency, in the order of the pipeline. */
export const leadStatuses = ['new', 'contacted', 'qualified', 'won', 'lost'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** The statuses of the leads that are neither won nor lost. */
export const openStatuses = ['new', 'contacted', 'qualified'] as const satisfies LeadStatus[];
export const isOpen = (status: LeadStatus): boolean => openStatuses.some((open) => open === status);

/** The forms of the site that a lead can come from. */
export const formKinds = ['contact', 'simulation', 'booking', 'planner'] as const;
/** Where leads come from: a form, or the agency, which typed a lead from a call or a message. */
export const leadKinds = [...formKinds, 'manual'] as const;

/** The forms that a lead can come from. */
export const leadKinds = ['contact', 'simulation', 'booking', 'planner'] as const;

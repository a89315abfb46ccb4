/** The automations of the agency to which leads are delivered; each has one address. */
export const destinations = ['simulator', 'contact', 'booking', 'planner'] as const;
export type Destination = (typeof destinations)[number];

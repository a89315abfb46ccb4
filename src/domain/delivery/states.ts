/**
 * `not_configured`: stored, and waiting until its destination has an address. `dead`: given up until it is replayed.
 */
export const deliveryStates = ['pending', 'not_configured', 'delivered', 'dead'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/**
 * The state of all deliveries of a lead together: `dead` when one of them is dead, else `pending`, else
 * `not_configured`, else `delivered`; `none` when the lead has no delivery.
 */
export const deliverySummaries = ['dead', 'pending', 'not_configured', 'delivered', 'none'] as const;
export type DeliverySummary = (typeof deliverySummaries)[number];

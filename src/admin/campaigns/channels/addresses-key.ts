/** The key of the built addresses; it is invalidated when one is built or removed. */
export const addressesKey = ['campaign-addresses'] as const;

/** The platforms about which a call can be booked. */
export const bookingPlatforms = ['youtube', 'meta', 'tiktok', 'spotify'] as const;
export type BookingPlatform = (typeof bookingPlatforms)[number];

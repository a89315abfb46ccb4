/** What a call can be booked about. */
export const bookingPlatforms = ['youtube', 'meta', 'tiktok', 'spotify'] as const;
export type BookingPlatform = (typeof bookingPlatforms)[number];

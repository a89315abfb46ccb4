/** Path of the section below `/admin`. */
export const ROOT = '/dashboard/requests';

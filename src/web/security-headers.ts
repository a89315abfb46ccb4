import { STRICT_TRANSPORT_SECURITY } from '../contracts/https-only.ts';

/** Headers of every answer that is not the API's. One place, so that no page is forgotten. */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ...(siteUrl.startsWith('https:') && {
      'strict-transport-security': STRICT_TRANSPORT_SECURITY,
    }),
  };
}

/** For answers that show nothing: redirects, errors, files. */
export const EMPTY_CSP = "default-src 'none'; frame-ancestors 'none'";

import { STRICT_TRANSPORT_SECURITY } from '../contracts/https-only.ts';

/** Headers of every response outside the API, defined in one place so that no page lacks them. */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ...(siteUrl.startsWith('https:') && {
      'strict-transport-security': STRICT_TRANSPORT_SECURITY,
    }),
  };
}

/** For pictures, which readers of feeds, mails and shared links on other sites may show. Overrides the common header. */
export const SHOWN_ELSEWHERE = { 'cross-origin-resource-policy': 'cross-origin' };

/** Policy of responses that load nothing: redirects, errors, files. */
export const EMPTY_CSP = "default-src 'none'; frame-ancestors 'none'";

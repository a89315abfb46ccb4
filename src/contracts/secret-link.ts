import { z } from 'zod';
import { locales } from '../domain/locale/locale.ts';

/** Body of the operations that create a secret link: the language of the page that it opens. */
export const SecretLinkRequest = z.object({ locale: z.enum(locales) });

/** A new secret link. It is returned only once. */
export const SecretLink = z.object({ url: z.string(), expiresAt: z.string() });
export type SecretLink = z.infer<typeof SecretLink>;

/** Number of links that were revoked. */
export const SecretLinksRevoked = z.object({ revoked: z.int() });

import { z } from 'zod';

/** A wrong value is dropped: an act is told without it. */
const matching = (pattern: RegExp) => z.string().regex(pattern).optional().catch(undefined);

/** A click on an ad at Google, also as its cookies hold it: `GCL.<seconds>.<click>` or `2.1.k<click>$i<seconds>`. */
const googleClick = () =>
  z
    .string()
    .transform((text) => text.replaceAll(/^GCL\.\d+\.|^\d\.\d\.k|\$.*/g, ''))
    .pipe(z.string().regex(/^[\w-]{10,500}$/))
    .optional()
    .catch(undefined);

/**
 * The numbers by which an ad platform recognises a browser, as the platform's own cookies and addresses hold them. None of them
 * is hashed but `fbx`, the random number of this site for advanced matching.
 */
export const AdIdentifiers = z.object({
  /** Meta's cookie; its builder may append a short fifth part. */
  fbp: matching(/^fb\.\d\.\d{13}\.\d{1,20}(\.[\w-]{2,8})?$/),
  /** The click on an ad at Meta. */
  fbc: matching(/^fb\.\d\.\d{13}\.[\w-]{10,500}(\.[\w-]{2,8})?$/),
  /** TikTok's cookie. */
  ttp: matching(/^[\w.-]{10,500}$/),
  /** The click on an ad at TikTok. */
  ttclid: matching(/^[\w.-]{10,500}$/),
  /** The click on an ad at Google, and its two forms that name no person on Apple's systems. */
  gclid: googleClick(),
  gbraid: googleClick(),
  wbraid: googleClick(),
  /** This site's own number, for advanced matching. */
  fbx: matching(/^[\da-f-]{32,36}$/),
});
export type AdIdentifiers = z.infer<typeof AdIdentifiers>;
export type IdentifierName = keyof AdIdentifiers;
export const identifierNames = Object.keys(AdIdentifiers.shape) as IdentifierName[];

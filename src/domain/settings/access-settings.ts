import { z } from 'zod';

/** The rules of the accounts. */
export const AccessSettings = z.object({
  /** Whether an account without a second factor must set one up before anything else is open to it. */
  secondFactorRequired: z.boolean(),
  /** The same for the accounts of administrators alone. */
  secondFactorForAdmins: z.boolean(),
});
export type AccessSettings = z.infer<typeof AccessSettings>;

import { z } from 'zod';

/** The switch of the demonstration. A saved value overrides `DEMO_DATA`. */
export const DemoSettings = z.object({
  /** Whether samples, example addresses and unconfirmed figures are shown where real data is missing. */
  active: z.boolean(),
});
export type DemoSettings = z.infer<typeof DemoSettings>;

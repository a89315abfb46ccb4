import { z } from 'zod';

/** The demonstration. What is saved here wins over `DEMO_DATA`. */
export const DemoSettings = z.object({
  /** Whether samples, example addresses and figures that nobody confirmed stand where there is nothing real. */
  active: z.boolean(),
});
export type DemoSettings = z.infer<typeof DemoSettings>;

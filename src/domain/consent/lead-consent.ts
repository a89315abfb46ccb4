import { withObjection } from './choice.ts';
import type { ConsentRecord } from './consent.ts';

/** The cookie choice of a lead's visitor. `objected`: the browser sent Global Privacy Control, so that advertising is off. */
export type LeadConsent = ConsentRecord & { objected?: true };

/** Returns a choice as it is kept with a lead. @param objects whether the browser sent Global Privacy Control */
export const leadConsent = (record: ConsentRecord, objects: boolean): LeadConsent =>
  objects ? { ...withObjection(record, objects), objected: true } : record;

import type { LeadStatus } from '../../domain/lead/lead-status.ts';
import type { Lead, NewDelivery } from '../ports.ts';
import type { Note, RecordedAttempt } from './leads.ts';
import type { VisitCount } from './visit.ts';

/** Whether there is any lead, campaign or review of the site itself that is no sample: samples never stand beside it. */
export type HasRealRows = () => Promise<boolean>;

/** A sample lead with what the agency made of it. */
export interface DemoLead {
  lead: Lead;
  status: LeadStatus;
  /** An account's id. */
  assigneeId: string | null;
  notes: readonly Note[];
  /** Attempts that look made: none was ever sent, and no worker claims it. */
  delivery: NewDelivery & {
    state: 'delivered' | 'dead' | 'not_configured';
    made: readonly RecordedAttempt[];
  };
}

/** When samples were stored, and for which day: see `DemoMoments`. */
export interface DemoSeed {
  at: number;
  day: number;
}

export interface DemoStore {
  /** `undefined` while there are none, or those of a version that did not keep it. */
  seed(): Promise<DemoSeed | undefined>;
  /**
   * Stores the leads that are not stored yet, each under the id that it brings, and says how many; with the first ones also
   * the counts of visits. All of it or nothing.
   */
  addLeads(leads: readonly DemoLead[], visits: readonly VisitCount[], seed: DemoSeed): Promise<number>;
  /** Takes the sample leads out, and from the counts of visits what `addLeads` added. Says how many leads went. */
  removeLeads(): Promise<number>;
  /** Whether a lead, a delivery, a campaign or a review was changed in the back office since then. */
  touchedSince(at: number): Promise<boolean>;
}

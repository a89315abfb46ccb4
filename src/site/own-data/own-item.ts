import type { OwnItemKey, PersonConsent } from '../../domain/own-data/own-data.ts';

/** A label and its value. */
export type OwnFact = readonly [label: string, value: string];

/** A thing that is stored about a person, as their page shows it. */
export interface OwnItem {
  /** Unique on the page. */
  id: string;
  kind:
    | 'lead'
    | 'campaign'
    | 'review'
    | 'invitation'
    | 'mails'
    | 'quarantined'
    | 'answer'
    | 'reminder'
    | 'report'
    | 'request'
    | 'watch'
    | 'testimonial'
    | 'notes'
    | 'newsletter'
    | 'advertising'
    | 'adActs';
  title: string;
  /** One line. */
  about: string;
  /** How long it is stored. */
  until: string;
  /** What the person may correct in a request. */
  person?: { lead: string; name: string; phone: string };
  /** What the person may erase alone. */
  erase?: OwnItemKey;
  /** A consent that the person may withdraw. */
  consent?: PersonConsent;
  /** All of it, in groups. */
  facts: readonly (readonly OwnFact[])[];
}

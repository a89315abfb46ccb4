/** What a person asks for that staff do: to read notes of the staff, to take a testimonial off the pages, another address, or anything else. */
export const rightsKinds = ['notes', 'testimonial', 'address', 'other'] as const;
export type RightsKind = (typeof rightsKinds)[number];

/** Who wrote the request down: the person at their page, or staff. */
export const rightsOrigins = ['page', 'staff'] as const;
export type RightsOrigin = (typeof rightsOrigins)[number];

/** Months for an answer, and those that a reason adds if the person is told it within the first (GDPR, article 12(3)). */
export const [ANSWER_MONTHS, MORE_MONTHS] = [1, 2] as const;
/** Years for which a closed request is kept. */
export const RIGHTS_KEPT_YEARS = 1;
/** Days of the list of what persons did themselves. */
export const SELF_SERVED_DAYS = 7;
/** Longest reason for more time. */
export const RIGHTS_REASON_MAX = 1000;

/** What a person does at their page, as the log of changes names it. */
export const selfServed = [
  'person_exported',
  'lead_name_changed',
  'lead_phone_changed',
  'own_consents_withdrawn',
  'own_review_withdrawn',
  'own_item_erased',
  'person_erased',
] as const;

/** Returns the moment a number of calendar months later, in UTC; on the last day of a shorter month. Both in epoch milliseconds. */
export function monthsAfter(moment: number, months: number): number {
  const from = new Date(moment);
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const to = new Date(moment);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  return to.setUTCDate(Math.min(from.getUTCDate(), last));
}

/** Returns until when a request is to be answered, in epoch milliseconds. */
export const rightsDueAt = (receivedAt: number, isProlonged: boolean): number =>
  monthsAfter(receivedAt, isProlonged ? ANSWER_MONTHS + MORE_MONTHS : ANSWER_MONTHS);

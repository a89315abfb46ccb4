import { LANDING_UNDO_DAYS } from '../../domain/landing/landing-list.ts';

const DAY_MS = 86_400_000;

/** The last moment at which a deleted page can be restored, in epoch milliseconds. */
export const restorableUntil = (deletedAt: string | number): number =>
  new Date(deletedAt).getTime() + LANDING_UNDO_DAYS * DAY_MS;

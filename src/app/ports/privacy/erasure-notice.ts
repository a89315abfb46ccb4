import type { Destination } from '../../../domain/delivery/destinations.ts';

/** The notice to automations about leads which they may have received: they are deleted, or a consent is withdrawn. */
export interface ErasureNotice {
  destinations: readonly Destination[];
  /** When it is due, in epoch milliseconds. */
  at: number;
  nextId(): string;
  body(leads: string[]): string;
}

import { searchKey } from '../../domain/text/search-key.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';

/** Starts the download of a fetched file. A plain link would neither send the headers of a call nor show its error. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download starts after this task; the address must still be valid then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Returns a file name like `prospects-2026-11-21.csv` for « Prospects », with the agency's day. */
export const datedName = (name: string, ending: string, now = Date.now()): string =>
  `${searchKey(name).replaceAll(' ', '-')}-${agencyDay(now)}.${ending}`;

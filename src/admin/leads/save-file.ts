import { agencyDay } from '../../domain/time/agency-day.ts';

/** Hands a file to the browser's downloads. The call needs the token, so a plain link cannot fetch it. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download starts after this task; the address must still be good then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** `leads-2026-11-21.csv`, with the agency's day. */
export const datedName = (name: string, ending: string, now = Date.now()): string =>
  `${name}-${agencyDay(now)}.${ending}`;

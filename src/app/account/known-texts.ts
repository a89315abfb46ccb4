import type { Ports } from '../ports/all-ports.ts';

/** Returns what an attacker knows of an account: its address, its name and the names of the agency. */
export function knownTexts({ settings }: Ports, { email, name }: { email: string; name: string }): string[] {
  const { company } = settings.now();
  return [email, name, company.brand, company.name];
}

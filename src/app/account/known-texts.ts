import type { Ports } from '../ports/all-ports.ts';

/** Returns the texts that an attacker knows about an account: its address, its name and the names of the agency. */
export function knownTexts({ settings }: Ports, { email, name }: { email: string; name: string }): string[] {
  const { company } = settings.now();
  return [email, name, company.brand, company.name];
}

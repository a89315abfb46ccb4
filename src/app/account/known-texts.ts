import type { AccountPorts } from './account-ports.ts';

/** Returns what an attacker knows of an account: its address, its name and the names of the agency. */
export function knownTexts(
  { settings }: Pick<AccountPorts, 'settings'>,
  { email, name }: { email: string; name: string },
): string[] {
  const { company } = settings.now();
  return [email, name, company.brand, company.name];
}

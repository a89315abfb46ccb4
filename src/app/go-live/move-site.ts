import type { SiteAddressChange } from '../../contracts/site-address.ts';
import { judgeAddress } from '../../domain/go-live/judge-site.ts';
import { proveOwner } from '../account/prove-owner.ts';
import type { Asker, Caller } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { failFields, type Result } from '../result.ts';
import { changeSettings } from '../settings/change-settings.ts';
import type { SettingsView } from '../settings/settings-view.ts';

/** Timeout in milliseconds: longer than that of the probe itself. */
const PATIENCE_MS = 10_000;

/** Why an address is refused, by the outcome of its check. */
const refusals: Readonly<Record<string, string>> = {
  certificate: 'site_certificate',
  nowhere: 'site_nowhere',
  failing: 'site_failing',
  otherSite: 'site_other',
};

/**
 * Saves the public address if a request to it reaches this site: with another site, an error or a certificate that
 * browsers refuse it is not saved. Some servers cannot reach their own public address; such an address is saved, and
 * the go-live list says that it was not checked. Password links contain this address, so the change needs the password.
 */
export async function moveSite(
  ports: Ports,
  { url, version, ...proof }: SiteAddressChange,
  asker: Asker,
  caller: Caller,
): Promise<Result<SettingsView<'site'>, 'invalid_fields' | 'rate_limited' | 'settings_conflict'>> {
  const proven = await proveOwner(ports, proof, asker, caller);
  if (!proven.ok) return proven;
  const answer = await ports.goLive.probe.ask(`${url}/api/health`, AbortSignal.timeout(PATIENCE_MS));
  const { outcome } = judgeAddress(url, () => answer, ports.clock.now());
  const refusal = refusals[outcome];
  if (refusal !== undefined) return failFields({ url: refusal });
  return changeSettings(ports, 'site', { url, version }, asker);
}

import type {
  ReviewsWidgetTest,
  SourceTestAnswer,
  WordpressChange,
  WordpressTest,
} from '../../contracts/source-settings.ts';
import type { WordpressSettings } from '../../domain/settings/source-settings.ts';
import type { Asker } from '../asker.ts';
import type { AuditLog } from '../ports/audit.ts';
import type { ConnectionFailure } from '../ports/feeds.ts';
import type { VendorSources } from '../ports/vendor-sources.ts';
import type { Clock } from '../ports.ts';
import { fail, failFields, ok, type Result } from '../result.ts';
import { changeSettings } from './change-settings.ts';
import type { SettingsPorts, SettingsView } from './settings-ports.ts';

export interface SourceTestPorts extends Pick<SettingsPorts, 'settings'> {
  clock: Clock;
  audit: AuditLog;
  vendors: VendorSources;
}

/** Saves the connection to the blog. Without a user name there is no password either. */
export async function changeWordpress(
  ports: SettingsPorts,
  change: WordpressChange,
  asker: Asker,
): Promise<Result<SettingsView<'wordpress'>, 'settings_conflict' | 'invalid_fields'>> {
  await ports.settings.refresh();
  if (change.version !== (ports.settings.stored('wordpress')?.version ?? 0)) return fail('settings_conflict');
  const password = passwordFor(ports.settings.now().wordpress, change);
  if (!password.ok) return password;
  const appPassword = change.username === '' ? null : change.appPassword;
  return changeSettings(ports, 'wordpress', { ...change, appPassword }, asker);
}

/** Tests a connection to a blog, which need not be saved, with the stored password where none was typed. */
export async function testWordpress(
  ports: SourceTestPorts,
  typed: WordpressTest,
  asker: Asker,
): Promise<Result<SourceTestAnswer, 'invalid_fields'>> {
  await ports.settings.refresh();
  const password = passwordFor(ports.settings.now().wordpress, typed);
  if (!password.ok) return password;
  const blog = ports.vendors.blog({ ...typed, appPassword: password.value });
  return ok(await tested(ports, 'wordpress', { url: typed.url }, blog.testConnection, asker));
}

/** Tests a reviews widget, which need not be saved, with the stored key where none was typed. */
export async function testReviewsWidget(
  ports: SourceTestPorts,
  { widgetId, apiKey }: ReviewsWidgetTest,
  asker: Asker,
): Promise<SourceTestAnswer> {
  await ports.settings.refresh();
  const stored = ports.settings.now().reviewsWidget.apiKey;
  const widget = ports.vendors.widget({
    widgetId,
    apiKey: apiKey === undefined ? stored : (apiKey ?? undefined),
  });
  return tested(ports, 'reviewsWidget', { widgetId }, widget.testConnection, asker);
}

/** The password to use. A stored one is sent to the blog that it was typed for, and to no other. */
function passwordFor(
  known: WordpressSettings,
  { url, username, appPassword }: Omit<WordpressChange, 'version'>,
): Result<string | undefined, 'invalid_fields'> {
  if (username === '') return ok(undefined);
  if (typeof appPassword === 'string') return ok(appPassword);
  if (appPassword === null || known.appPassword === undefined)
    return failFields({ appPassword: 'contact_required' });
  const isSameBlog = known.url !== '' && new URL(url).origin === new URL(known.url).origin;
  return isSameBlog ? ok(known.appPassword) : failFields({ appPassword: 'password_again' });
}

async function tested(
  { clock, audit }: SourceTestPorts,
  subject: string,
  asked: Record<string, string>,
  ask: () => Promise<ConnectionFailure | undefined>,
  { who, requestId }: Asker,
): Promise<SourceTestAnswer> {
  const at = clock.now();
  const failure = await ask();
  const durationMs = Math.max(0, Math.round(clock.now() - at));
  await audit.append({
    at,
    actorId: who.account.id,
    action: 'source_tested',
    subject,
    before: null,
    after: { ...asked, result: failure?.code ?? 'found' },
    requestId,
  });
  return { reason: failure?.code ?? null, detail: failure?.detail ?? null, durationMs };
}

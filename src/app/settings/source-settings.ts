import type {
  HookSecretAnswer,
  HookSecretChange,
  ReviewsWidgetTest,
  SourceTestAnswer,
  WordpressCategories,
  WordpressChange,
  WordpressTest,
  WordpressTestAnswer,
} from '../../contracts/settings/source-settings.ts';
import { isBlogAddress, type WordpressSettings } from '../../domain/settings/source-settings.ts';
import { isSameBlog } from '../../domain/wordpress/blog-address.ts';
import type { ConnectionProblem } from '../../domain/wordpress/connection-problem.ts';
import { sampleCategories } from '../../domain/wordpress/sample-categories.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, failFields, ok, type Result } from '../result.ts';
import { changeSettings } from './change-settings.ts';
import type { SettingsView } from './settings-view.ts';

/** Saves the connection to the blog. Without a user name there is no password either. */
export async function changeWordpress(
  ports: Ports,
  change: WordpressChange,
  asker: Asker,
): Promise<Result<SettingsView<'wordpress'>, 'settings_conflict' | 'invalid_fields'>> {
  await ports.settings.refresh();
  if (change.version !== (ports.settings.stored('wordpress')?.version ?? 0)) return fail('settings_conflict');
  const known = ports.settings.now().wordpress;
  const refused = refusedAddress(ports, change.url);
  if (refused) return refused;
  const password = passwordFor(known, change);
  if (!password.ok) return password;
  const appPassword = change.username === '' ? null : change.appPassword;
  // WordPress's category numbers are not valid in another blog.
  const kept = isSameBlog(known.url, change.url) ? known.categories : [];
  const { frequency = known.frequency, categories = kept, canonical = known.canonical } = change;
  const isLeft = change.username === '' || !isSameBlog(known.url, change.url);
  const saved = await changeSettings(
    ports,
    'wordpress',
    {
      ...change,
      appPassword,
      ...(isLeft && { hookSecret: null }),
      frequency,
      categories,
      canonical,
    },
    asker,
  );
  // The articles of a disconnected blog must be deleted.
  if (saved.ok && isLeft) await ports.syncs.clear(ports.clock.now());
  return saved;
}

/** Generates the secret with which the blog signs its messages; the previous secret is refused from now on. */
export async function changeHookSecret(
  ports: Ports,
  { version }: HookSecretChange,
  asker: Asker,
): Promise<Result<HookSecretAnswer, 'settings_conflict' | 'wordpress_not_connected'>> {
  await ports.settings.refresh();
  const { appPassword, hookSecret: _, ...kept } = ports.settings.now().wordpress;
  if (kept.url === '' || kept.username === '' || appPassword === undefined)
    return fail('wordpress_not_connected');
  const hookSecret = ports.newSecret();
  const saved = await changeSettings(ports, 'wordpress', { version, ...kept, hookSecret }, asker);
  return saved.ok ? ok({ secret: hookSecret, settings: saved.value }) : saved;
}

/** Tests a connection to a blog, which need not be saved, with the stored password if no password was typed. */
export async function testWordpress(
  ports: Ports,
  typed: WordpressTest,
  asker: Asker,
): Promise<Result<WordpressTestAnswer, 'invalid_fields'>> {
  await ports.settings.refresh();
  const refused = refusedAddress(ports, typed.url);
  if (refused) return refused;
  const password = passwordFor(ports.settings.now().wordpress, typed);
  if (!password.ok) return password;
  const blog = ports.blogs.connection({ ...typed, appPassword: password.value });
  let permalinks: WordpressTestAnswer['permalinks'] = null;
  const ask = async () => {
    const found = await blog.test();
    permalinks = found.permalinks;
    return found.reason === null ? undefined : { code: found.reason, detail: found.detail };
  };
  const answer = await tested(ports, 'wordpress', { url: typed.url }, ask, asker);
  return ok({ ...answer, permalinks });
}

/** Returns the current categories of the connected blog; the documented ones if samples replace it. */
export async function readCategories({ settings, blogs, showsSamples }: Ports): Promise<WordpressCategories> {
  await settings.refresh();
  const { wordpress } = settings.now();
  if (wordpress.url !== '') return { ...(await blogs.connection(wordpress).categories()), sample: false };
  const sample = showsSamples();
  return { reason: null, detail: null, categories: sample ? [...sampleCategories] : [], sample };
}

const refusedAddress = ({ blogAllowHttp }: Ports, url: string) =>
  url !== '' && !isBlogAddress(url, blogAllowHttp) ? failFields({ url: 'https_error' }) : undefined;

/** Tests a reviews widget, which need not be saved, with the stored key if no key was typed. */
export async function testReviewsWidget(
  ports: Ports,
  { widgetId, apiKey }: ReviewsWidgetTest,
  asker: Asker,
): Promise<SourceTestAnswer> {
  await ports.settings.refresh();
  const stored = ports.settings.now().reviewsWidget.apiKey;
  const widget = ports.reviewsWidget({
    widgetId,
    apiKey: apiKey === undefined ? stored : (apiKey ?? undefined),
  });
  return tested(ports, 'reviewsWidget', { widgetId }, widget.testConnection, asker);
}

/**
 * Returns the password to use. A stored password is sent only to the blog, and for the user, for which it was typed.
 */
function passwordFor(
  known: WordpressSettings,
  { url, username, appPassword }: WordpressTest,
): Result<string | undefined, 'invalid_fields'> {
  if (username === '') return ok(undefined);
  if (typeof appPassword === 'string') return ok(appPassword);
  if (appPassword === null || known.appPassword === undefined)
    return failFields({ appPassword: 'field_required' });
  const isElsewhere = username !== known.username || !isSameBlog(known.url, url);
  return isElsewhere ? failFields({ appPassword: 'password_again' }) : ok(known.appPassword);
}

async function tested(
  { clock, audit }: Ports,
  subject: string,
  asked: Record<string, string>,
  ask: () => Promise<{ code: ConnectionProblem; detail?: string | null | undefined } | undefined>,
  asker: Asker,
): Promise<SourceTestAnswer> {
  const at = clock.now();
  const failure = await ask();
  const durationMs = Math.max(0, Math.round(clock.now() - at));
  await audit.append({
    ...actorOf({ clock }, asker),
    at,
    action: 'source_tested',
    subject,
    before: null,
    after: { ...asked, result: failure?.code ?? 'found' },
  });
  return { reason: failure?.code ?? null, detail: failure?.detail ?? null, durationMs };
}

import type {
  Rotation,
  RotationAnswer,
  WebhookChange,
  WebhookSettingsDto,
} from '../../contracts/settings/webhook-settings.ts';
import { type Destination, destinations } from '../../domain/delivery/destinations.ts';
import type { Asker } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { ok, type Result } from '../result.ts';
import { changeSettings } from '../settings/change-settings.ts';
import { readSettings } from '../settings/read-settings.ts';

const HOUR = 3_600_000;

/** Reads the hosts of the automations' addresses, and which secret signs. */
export async function readWebhooks(ports: Ports): Promise<WebhookSettingsDto> {
  const { version, secret, previousUntil } = await readSettings(ports, 'webhooks');
  const addresses = ports.settings.now().webhooks;
  const hosts = destinations.map((name): [Destination, string | null] => [
    name,
    (addresses[name] && URL.parse(addresses[name])?.host) || null,
  ]);
  const overlaps = previousUntil !== null && previousUntil > ports.clock.now();
  return {
    version,
    ...(Object.fromEntries(hosts) as Record<Destination, string | null>),
    secretHint: secret.hint,
    overlapUntil: overlaps ? new Date(previousUntil).toISOString() : null,
  };
}

/** Saves the addresses that the change contains. */
export async function changeWebhooks(
  ports: Ports,
  change: WebhookChange,
  asker: Asker,
): Promise<Result<WebhookSettingsDto, 'settings_conflict'>> {
  const { previousUntil } = ports.settings.now().webhooks;
  const saved = await changeSettings(ports, 'webhooks', { ...change, previousUntil }, asker);
  return saved.ok ? ok(await readWebhooks(ports)) : saved;
}

/** Signs with a new secret from now on, and also with the current one for the given hours. */
export async function rotateSecret(
  ports: Ports,
  { version, hours }: Rotation,
  asker: Asker,
): Promise<Result<RotationAnswer, 'settings_conflict'>> {
  const present = ports.settings.now().webhooks.secret;
  const secret = ports.newSecret();
  const change = {
    version,
    secret,
    // If none is stored, the previous secret is the one in the data folder.
    previousSecret: present ?? null,
    previousUntil: hours === 0 ? null : ports.clock.now() + hours * HOUR,
  };
  const saved = await changeSettings(ports, 'webhooks', change, asker);
  return saved.ok ? ok({ secret, settings: await readWebhooks(ports) }) : saved;
}

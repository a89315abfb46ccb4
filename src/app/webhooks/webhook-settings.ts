import type {
  Rotation,
  RotationAnswer,
  WebhookChange,
  WebhookSettingsDto,
} from '../../contracts/webhook-settings.ts';
import { changeSettings } from '../configuration/change-settings.ts';
import type { ConfigurationPorts } from '../configuration/configuration-ports.ts';
import { readSettings } from '../configuration/read-settings.ts';
import type { Asker } from '../pipeline/pipeline-ports.ts';
import { type Destination, destinations } from '../ports.ts';
import { ok, type Result } from '../result.ts';

const HOUR = 3_600_000;

/** Where the automations listen, as far as may be shown, and which secret signs. */
export async function readWebhooks(ports: ConfigurationPorts): Promise<WebhookSettingsDto> {
  const { version, secret, previousUntil } = await readSettings(ports, 'webhooks');
  const addresses = ports.configuration.now().webhooks;
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

/** Saves the addresses that are named. */
export async function changeWebhooks(
  ports: ConfigurationPorts,
  change: WebhookChange,
  asker: Asker,
): Promise<Result<WebhookSettingsDto, 'settings_conflict'>> {
  const { previousUntil } = ports.configuration.now().webhooks;
  const saved = await changeSettings(ports, 'webhooks', { ...change, previousUntil }, asker);
  return saved.ok ? ok(await readWebhooks(ports)) : saved;
}

/** Signs with a new secret from now on, and for some hours with the present one beside it. */
export async function rotateSecret(
  ports: ConfigurationPorts & { newSecret(): string },
  { version, hours }: Rotation,
  asker: Asker,
): Promise<Result<RotationAnswer, 'settings_conflict'>> {
  const present = ports.configuration.now().webhooks.secret;
  const secret = ports.newSecret();
  const change = {
    version,
    secret,
    // None stored: the kept one is the one before.
    previousSecret: present ?? null,
    previousUntil: hours === 0 ? null : ports.clock.now() + hours * HOUR,
  };
  const saved = await changeSettings(ports, 'webhooks', change, asker);
  return saved.ok ? ok({ secret, settings: await readWebhooks(ports) }) : saved;
}

import { createHash, hkdfSync } from 'node:crypto';
import type { SecretMarks } from '../../domain/process/secret-marks.ts';

interface Secrets {
  session: readonly string[];
  settings: readonly string[];
  webhook: string;
  push: string;
  reminderPush: string;
}

/** Returns the fingerprints of the secrets: eight hexadecimal digits of a hash of a key that is derived for nothing else. */
export function secretMarks({ session, settings, webhook, push, reminderPush }: Secrets): SecretMarks {
  return {
    SESSION_SECRET: session.map((secret) => mark('session', secret)),
    SETTINGS_KEY: settings.map((secret) => mark('settings', secret)),
    WEBHOOK_SECRET: [mark('webhook', webhook)],
    VAPID_PRIVATE_KEY: [mark('push', push)],
    REMINDER_VAPID_PRIVATE_KEY: [mark('reminder push', reminderPush)],
  };
}

function mark(name: string, secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `mdmc mark ${name}`, 32));
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}

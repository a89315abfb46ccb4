import { createConversionSender } from '../adapters/conversions/conversion-sender.ts';
import { createGoogleTokens } from '../adapters/conversions/google-tokens.ts';
import { createPushSender } from '../adapters/push/push-sender.ts';
import { createDemoAutomation } from '../adapters/webhooks/demo-automation.ts';
import { createWebhookSender } from '../adapters/webhooks/send-webhook.ts';
import type { ArtistPixelStore } from '../app/ports/landing/artist-pixels.ts';
import type { LiveSettings, Seal } from '../app/ports/settings.ts';
import type { Clock, Log, WebhookAddresses } from '../app/ports.ts';
import type { Env } from '../config/env.ts';
import type { Secrets } from '../config/secrets.ts';
import { signingSecrets } from '../domain/settings/webhook-settings.ts';
import { pushTexts } from '../i18n/messages/push-texts.ts';
import { createConversionWork } from '../jobs/conversion-work.ts';
import { createDeliveryWork } from '../jobs/delivery-work.ts';
import { createMailWork } from '../jobs/mail-work.ts';
import { createPushWork } from '../jobs/push-work.ts';
import type { composeMail } from './compose-mail.ts';
import type { Stores } from './compose-stores.ts';
import type { Overrides } from './overrides.ts';

interface SendingParts extends Pick<Stores, 'conversions' | 'queue' | 'pushStore'> {
  clock: Clock;
  log: Log;
  /** A number in [0, 1). */
  random: () => number;
  settings: LiveSettings;
  secrets: Secrets;
  artistPixels: ArtistPixelStore;
  mail: ReturnType<typeof composeMail> & { seal: Seal };
}

/**
 * Builds the senders of deliveries, mails and notifications, and the work of each for the queue worker.
 * @param replaced in tests, the sender of deliveries to use instead, and other origins of ad platforms
 */
export function composeSending(
  env: Env,
  parts: SendingParts,
  replaced: Pick<Overrides, 'sender' | 'adPlatforms'> = {},
) {
  const { clock, log, random, queue, pushStore, settings, secrets } = parts;
  const { allowPrivate } = env.webhooks;
  // An empty address means that the destination is switched off in the back office.
  const addresses: WebhookAddresses = {
    of: (destination) => settings.now().webhooks[destination] || undefined,
  };
  const sender =
    replaced.sender ??
    createWebhookSender({
      secrets: (now) => signingSecrets(settings.now().webhooks, secrets.webhook, now),
      allowPrivate,
      clock,
    });
  const pushSenderOf = (privateKey: string) =>
    createPushSender({
      privateKey,
      // A push service writes to the operator at this address; an address of this machine would not reach the operator.
      subject: () => {
        const { site, company } = settings.now();
        return site.url.startsWith('https:') ? site.url : `mailto:${company.contactEmail}`;
      },
      allowPrivate,
      clock,
    });
  const pushSender = pushSenderOf(secrets.push);
  const conversionSender = createConversionSender({ clock, ...replaced.adPlatforms });
  const googleTokens = createGoogleTokens({ clock, sender: conversionSender });
  return {
    addresses,
    conversionSender,
    googleTokens,
    sender,
    pushSender,
    reminderPushSender: pushSenderOf(secrets.reminderPush),
    deliveries: createDeliveryWork({
      ...{ clock, queue, sender, addresses, log, random },
      demoAutomation: env.demoData ? createDemoAutomation() : undefined,
    }),
    mails: createMailWork({ ...parts.mail, clock, log, random }),
    conversionWork: createConversionWork({
      ...{ clock, log, random, settings, conversionSender, googleTokens },
      conversions: parts.conversions,
      artistPixels: parts.artistPixels,
      seal: parts.mail.seal,
    }),
    pushes: createPushWork({ clock, log, random, pushSender, pushTexts, pushStore }),
  };
}

import type { WebhookSettingsDto } from '../../../contracts/settings/webhook-settings.ts';
import { useLanguage } from '../../texts.ts';
import { Loaded } from '../Loaded.tsx';
import { RotateSecret } from './RotateSecret.tsx';
import { useWebhookForm, WebhookForm } from './WebhookForm.tsx';

/** The addresses of the automations, and the secret that signs the messages to them. */
export function WebhooksPage() {
  return <Loaded name="webhooks">{(settings) => <Webhooks latest={settings} />}</Loaded>;
}

function Webhooks({ latest }: { latest: WebhookSettingsDto }) {
  const words = useLanguage().t.settings;
  const form = useWebhookForm(latest);
  return (
    <div className="settings-stack">
      <WebhookForm latest={latest} form={form} />
      <section className="admin-card" aria-labelledby="secret-title">
        <h2 id="secret-title">{words.secret.title}</h2>
        <RotateSecret settings={latest} waits={form.unsaved} />
      </section>
    </div>
  );
}

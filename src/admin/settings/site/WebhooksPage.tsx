import type { WebhookSettingsDto } from '../../../contracts/webhook-settings.ts';
import { Loaded } from '../Loaded.tsx';
import { useSettingsTexts } from '../settings-texts.ts';
import { RotateSecret } from './RotateSecret.tsx';
import { useWebhookForm, WebhookForm } from './WebhookForm.tsx';

/** The automations, and the secret that their messages are signed with. */
export function WebhooksPage() {
  return <Loaded<WebhookSettingsDto> name="webhooks">{(settings) => <Webhooks latest={settings} />}</Loaded>;
}

function Webhooks({ latest }: { latest: WebhookSettingsDto }) {
  const words = useSettingsTexts();
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

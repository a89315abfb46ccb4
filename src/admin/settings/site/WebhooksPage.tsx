import type { WebhookSettingsDto } from '../../../contracts/webhook-settings.ts';
import { Loaded } from '../Loaded.tsx';
import { useSettingsTexts } from '../settings-texts.ts';
import { RotateSecret } from './RotateSecret.tsx';
import { WebhookForm } from './WebhookForm.tsx';

/** The automations, and the secret that their messages are signed with. */
export function WebhooksPage() {
  const words = useSettingsTexts();
  return (
    <Loaded<WebhookSettingsDto> name="webhooks">
      {(settings) => (
        <div className="settings-stack">
          <WebhookForm latest={settings} />
          <section className="admin-card" aria-labelledby="secret-title">
            <h2 id="secret-title">{words.secret.title}</h2>
            <RotateSecret settings={settings} />
          </section>
        </div>
      )}
    </Loaded>
  );
}

import { TextInput } from '@mantine/core';
import type { WebhookSettingsDto } from '../../../contracts/webhook-settings.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Check } from '../Check.tsx';
import { SettingsForm } from '../SettingsForm.tsx';
import { useSettingsTexts } from '../settings-texts.ts';
import { type SettingsFormState, useSettingsForm } from '../use-settings-form.ts';

const destinations = ['simulator', 'contact', 'booking', 'planner'] as const;
type Destination = (typeof destinations)[number];

interface Draft {
  typed: Record<Destination, string>;
  off: Record<Destination, boolean>;
}
const forEach = <T,>(value: T) =>
  ({ simulator: value, contact: value, booking: value, planner: value }) as Record<Destination, T>;

/** What is typed of the automations: that of the page, because a new secret waits until it is saved. */
export function useWebhookForm(latest: WebhookSettingsDto): SettingsFormState<Draft> {
  const texts = useSettingsTexts().webhooks;
  return useSettingsForm<WebhookSettingsDto, Draft>({
    name: 'webhooks',
    latest,
    draftOf: () => ({ typed: forEach(''), off: forEach(false) }),
    bodyOf: ({ typed, off }) =>
      Object.fromEntries(
        destinations.flatMap((name) => (off[name] ? [[name, '']] : typed[name] ? [[name, typed[name]]] : [])),
      ),
    said: texts.saved,
  });
}

interface WebhookFormProps {
  latest: WebhookSettingsDto;
  form: SettingsFormState<Draft>;
}

/** The automations. An address that is known is not shown again: one types another, or takes it out. */
export function WebhookForm({ latest, form }: WebhookFormProps) {
  const { t } = useLanguage();
  const texts = useSettingsTexts().webhooks;
  const { typed, off } = form.draft;
  return (
    <SettingsForm form={form}>
      <section className="admin-card" aria-labelledby="webhooks-title">
        <h2 id="webhooks-title">{texts.title}</h2>
        <p className="admin-muted">{texts.intro}</p>
        <div className="settings-fields">
          {destinations.map((name) => (
            <div key={name} className="settings-field">
              <TextInput
                name={name}
                type="url"
                label={t.leads.destinations[name]}
                description={latest[name] === null ? texts.none : fill(texts.known, { host: latest[name] })}
                placeholder={latest[name] === null ? 'https://' : texts.replace}
                autoComplete="off"
                value={typed[name]}
                disabled={off[name]}
                error={form.errors[name]}
                onChange={({ currentTarget }) =>
                  form.change({ typed: { ...typed, [name]: currentTarget.value } })
                }
              />
              {latest[name] !== null && (
                <Check
                  label={texts.off}
                  name={fill(texts.offOf, { name: t.leads.destinations[name] })}
                  on={off[name]}
                  change={(on) => form.change({ off: { ...off, [name]: on } })}
                />
              )}
            </div>
          ))}
        </div>
      </section>
    </SettingsForm>
  );
}

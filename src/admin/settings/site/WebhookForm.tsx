import { Checkbox, Stack, TextInput } from '@mantine/core';
import type { WebhookSettingsDto } from '../../../contracts/settings/webhook-settings.ts';
import { type Destination, destinations } from '../../../domain/delivery/destinations.ts';
import { fill } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { SettingsForm } from '../SettingsForm.tsx';
import { type SettingsFormState, useSettingsForm } from '../use-settings-form.ts';
import { WebhookTest } from './WebhookTest.tsx';

/** The typed address of an automation: empty if the stored address is kept; `off` if it is deleted. */
interface TypedAddress {
  address: string;
  off: boolean;
}
type Draft = Record<Destination, TypedAddress>;

const blank: TypedAddress = { address: '', off: false };
const blankDraft: Draft = { simulator: blank, contact: blank, booking: blank, planner: blank };

/** Returns the addresses that were typed, and an empty text for each deleted one. The server keeps all others. */
const changesIn = (draft: Draft): Partial<Record<Destination, string>> =>
  Object.fromEntries(
    destinations.flatMap((name) => {
      const { address, off } = draft[name];
      return off ? [[name, '']] : address ? [[name, address]] : [];
    }),
  );

/** The form state of the automations. The page owns it, since no new secret can be created while it is unsaved. */
export function useWebhookForm(latest: WebhookSettingsDto): SettingsFormState<Draft> {
  return useSettingsForm({
    name: 'webhooks',
    latest,
    draftOf: () => blankDraft,
    send: (draft, version) => callApi('PUT /settings/webhooks', { body: { ...changesIn(draft), version } }),
    said: useLanguage().t.settings.webhooks.saved,
  });
}

interface WebhookFormProps {
  latest: WebhookSettingsDto;
  form: SettingsFormState<Draft>;
}

/** The form of the automations. A stored address is never shown: the user can only replace or delete it. */
export function WebhookForm({ latest, form }: WebhookFormProps) {
  const { t } = useLanguage();
  const texts = t.settings.webhooks;
  const type = (name: Destination, typed: Partial<TypedAddress>) =>
    form.change({ [name]: { ...form.draft[name], ...typed } });
  return (
    <SettingsForm form={form}>
      <section className="admin-card" aria-labelledby="webhooks-title">
        <h2 id="webhooks-title">{texts.title}</h2>
        <p className="admin-muted">{texts.intro}</p>
        <div className="settings-fields">
          {destinations.map((name) => (
            <Stack key={name} className="settings-field" gap={8}>
              <TextInput
                name={name}
                type="url"
                label={t.leads.destinations[name]}
                description={latest[name] === null ? texts.none : fill(texts.known, { host: latest[name] })}
                placeholder={latest[name] === null ? 'https://' : texts.replace}
                autoComplete="off"
                value={form.draft[name].address}
                disabled={form.draft[name].off}
                error={form.errors[name]}
                onChange={({ currentTarget }) => type(name, { address: currentTarget.value })}
              />
              {latest[name] !== null && (
                <>
                  <Checkbox
                    label={texts.off}
                    aria-label={fill(texts.offOf, { name: t.leads.destinations[name] })}
                    checked={form.draft[name].off}
                    onChange={({ currentTarget }) => type(name, { off: currentTarget.checked })}
                  />
                  <WebhookTest
                    // A changed address has no test result yet.
                    key={latest[name]}
                    destination={name}
                    waits={form.draft[name].off || form.draft[name].address !== ''}
                  />
                </>
              )}
            </Stack>
          ))}
        </div>
      </section>
    </SettingsForm>
  );
}

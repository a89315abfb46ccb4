import { Checkbox, TextInput } from '@mantine/core';
import type { ReviewsWidgetDto } from '../../../contracts/settings/source-settings.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { SecretField } from '../../ui/fields/SecretField.tsx';
import { Loaded } from '../Loaded.tsx';
import { SettingsForm } from '../SettingsForm.tsx';
import { useSettingsForm } from '../use-settings-form.ts';
import { SourceTest } from './SourceTest.tsx';

/** The connection to the widget that provides the reviews from other sites. */
export function ReviewsWidgetPage() {
  return <Loaded name="reviews-widget">{(settings) => <WidgetForm latest={settings} />}</Loaded>;
}

/** The values of the form. They never contain the stored key; an empty field keeps it. */
const draftOf = ({ widgetId }: ReviewsWidgetDto) => ({ widgetId, apiKey: '', clearKey: false });
const bodyOf = ({ widgetId, apiKey, clearKey }: ReturnType<typeof draftOf>) => ({
  widgetId,
  ...(clearKey ? { apiKey: null } : apiKey !== '' && { apiKey }),
});

function WidgetForm({ latest }: { latest: ReviewsWidgetDto }) {
  const words = useLanguage().t.settings;
  const texts = words.sources;
  const form = useSettingsForm({
    name: 'reviews-widget',
    latest,
    draftOf,
    send: (draft, version) =>
      callApi('PUT /settings/reviews-widget', { body: { ...bodyOf(draft), version } }),
    said: texts.widgetSaved,
  });
  const { draft, change } = form;
  return (
    <div className="settings-stack">
      <SettingsForm form={form}>
        <section className="admin-card" aria-labelledby="widget-title">
          <h2 id="widget-title">{texts.widgetTitle}</h2>
          <p className="admin-muted">{texts.widgetText}</p>
          <div className="settings-fields">
            <TextInput {...form.field('widgetId')} label={texts.fields.widgetId} autoComplete="off" />
            <SecretField
              {...form.field('apiKey')}
              stored={latest.apiKey}
              label={texts.fields.apiKey}
              description={latest.apiKey.set ? texts.secretSet : texts.apiKeyText}
              disabled={draft.clearKey}
            />
          </div>
          {latest.apiKey.set && (
            <Checkbox
              label={texts.clearKey}
              checked={draft.clearKey}
              onChange={({ currentTarget }) => change({ clearKey: currentTarget.checked })}
            />
          )}
          {latest.version === 0 && <p className="admin-muted">{words.form.fromServer}</p>}
        </section>
      </SettingsForm>
      <SourceTest
        typed={bodyOf(draft)}
        test={(body) => callApi('POST /settings/reviews-widget/test', { body })}
      />
    </div>
  );
}

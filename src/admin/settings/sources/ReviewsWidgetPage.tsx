import { TextInput } from '@mantine/core';
import type { ReviewsWidgetDto } from '../../../contracts/source-settings.ts';
import { PasswordField } from '../../parts/PasswordField.tsx';
import { Check } from '../Check.tsx';
import { Loaded } from '../Loaded.tsx';
import { masked } from '../masked.ts';
import { SettingsForm } from '../SettingsForm.tsx';
import { useSettingsTexts } from '../settings-texts.ts';
import { useSettingsForm } from '../use-settings-form.ts';
import { SourceTest } from './SourceTest.tsx';

/** The widget that the reviews of the profile come from. */
export function ReviewsWidgetPage() {
  return (
    <Loaded<ReviewsWidgetDto> name="reviews-widget">{(settings) => <WidgetForm latest={settings} />}</Loaded>
  );
}

/** The stored key is never in it: an empty one stays as it is. */
const draftOf = ({ widgetId }: ReviewsWidgetDto) => ({ widgetId, apiKey: '', clearKey: false });
const bodyOf = ({ widgetId, apiKey, clearKey }: ReturnType<typeof draftOf>) => ({
  widgetId,
  ...(clearKey ? { apiKey: null } : apiKey !== '' && { apiKey }),
});

function WidgetForm({ latest }: { latest: ReviewsWidgetDto }) {
  const words = useSettingsTexts();
  const texts = words.sources;
  const form = useSettingsForm({ name: 'reviews-widget', latest, draftOf, bodyOf, said: texts.widgetSaved });
  const { draft, change, errors } = form;
  return (
    <div className="settings-stack">
      <SettingsForm form={form}>
        <section className="admin-card" aria-labelledby="widget-title">
          <h2 id="widget-title">{texts.widgetTitle}</h2>
          <p className="admin-muted">{texts.widgetText}</p>
          <div className="settings-fields">
            <TextInput
              name="widgetId"
              label={texts.fields.widgetId}
              value={draft.widgetId}
              error={errors['widgetId']}
              autoComplete="off"
              onChange={({ currentTarget }) => change({ widgetId: currentTarget.value })}
            />
            <PasswordField
              name="apiKey"
              label={texts.fields.apiKey}
              description={latest.apiKey.set ? texts.secretSet : texts.apiKeyText}
              placeholder={masked(latest.apiKey)}
              autoComplete="new-password"
              value={draft.apiKey}
              error={errors['apiKey']}
              disabled={draft.clearKey}
              onChange={({ currentTarget }) => change({ apiKey: currentTarget.value })}
            />
          </div>
          {latest.apiKey.set && (
            <Check label={texts.clearKey} on={draft.clearKey} change={(clearKey) => change({ clearKey })} />
          )}
          {latest.version === 0 && <p className="admin-muted">{words.form.fromServer}</p>}
        </section>
      </SettingsForm>
      <SourceTest name="reviews-widget" typed={bodyOf(draft)} />
    </div>
  );
}

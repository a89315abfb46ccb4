import { Checkbox, TextInput } from '@mantine/core';
import type { StatementsDto } from '../../../contracts/settings/company.ts';
import { statements } from '../../../domain/settings/statements.ts';
import { fillFigures } from '../../../i18n/format-figure.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { Loaded } from '../Loaded.tsx';
import { SettingsForm } from '../SettingsForm.tsx';
import { useSettingsForm } from '../use-settings-form.ts';

/** The statements in the delivered texts that the agency must confirm, and its response time. */
export function StatementsPage() {
  return <Loaded name="statements">{(settings) => <StatementsForm latest={settings} />}</Loaded>;
}

function StatementsForm({ latest }: { latest: StatementsDto }) {
  const { locale, t } = useLanguage();
  const texts = t.settings.statements;
  const form = useSettingsForm({
    name: 'statements',
    keep: 'statements',
    latest,
    draftOf: ({ version: _version, ...draft }) => draft,
    send: (draft, version) => callApi('PUT /settings/statements', { body: { ...draft, version } }),
    said: texts.saved,
  });
  const { confirmed } = form.draft;
  return (
    <SettingsForm form={form}>
      <section className="admin-card" aria-labelledby="reply-title">
        <h2 id="reply-title">{texts.replyTitle}</h2>
        <TextInput
          {...form.field('replyHours')}
          label={texts.replyHours}
          description={texts.replyHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
        />
      </section>
      <section className="admin-card" aria-labelledby="statements-title">
        <h2 id="statements-title">{texts.title}</h2>
        <p className="admin-muted">{texts.intro}</p>
        <fieldset className="admin-field">
          <legend>{texts.confirm}</legend>
          {statements.map((statement) => (
            <Checkbox
              key={statement}
              label={texts.names[statement]}
              description={fillFigures(locale, texts.sentences[statement])}
              checked={confirmed.includes(statement)}
              onChange={({ currentTarget: { checked } }) =>
                form.change({
                  confirmed: statements.filter((one) =>
                    one === statement ? checked : confirmed.includes(one),
                  ),
                })
              }
            />
          ))}
        </fieldset>
      </section>
    </SettingsForm>
  );
}

import { Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { AccessDto } from '../../../contracts/settings/company.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { Loaded } from '../Loaded.tsx';
import { SettingsForm } from '../SettingsForm.tsx';
import { useSettingsForm } from '../use-settings-form.ts';

/** Whether administrators, or all accounts, must have a second factor. */
export function AccessRule() {
  return <Loaded name="access">{(settings) => <RuleForm latest={settings} />}</Loaded>;
}

function RuleForm({ latest }: { latest: AccessDto }) {
  const words = useLanguage().t.access.required;
  const queries = useQueryClient();
  const form = useSettingsForm({
    name: 'access',
    keep: 'access',
    latest,
    draftOf: ({ version: _version, ...draft }) => draft,
    send: async (draft, version) => {
      const saved = await callApi('PUT /settings/access', { body: { ...draft, version } });
      // The rule may apply to the account that has just set it.
      void queries.invalidateQueries({ queryKey: ['me'] });
      return saved;
    },
    said: words.saved,
  });
  return (
    <SettingsForm form={form}>
      <section className="admin-card" aria-labelledby="required-title">
        <h2 id="required-title">{words.title}</h2>
        <p className="admin-muted">{words.text}</p>
        <Switch
          label={words.admins}
          checked={form.draft.secondFactorForAdmins || form.draft.secondFactorRequired}
          disabled={form.draft.secondFactorRequired}
          onChange={({ currentTarget }) => form.change({ secondFactorForAdmins: currentTarget.checked })}
        />
        <Switch
          label={words.label}
          checked={form.draft.secondFactorRequired}
          onChange={({ currentTarget }) => form.change({ secondFactorRequired: currentTarget.checked })}
        />
      </section>
    </SettingsForm>
  );
}

import { Anchor, Button, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import type { WordpressDto } from '../../../contracts/settings/source-settings.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { SecretField } from '../../ui/fields/SecretField.tsx';
import { Loaded } from '../Loaded.tsx';
import { SettingsForm } from '../SettingsForm.tsx';
import { useSettingsForm } from '../use-settings-form.ts';
import { SourceTest } from './SourceTest.tsx';

/** The connection to the WordPress blog. */
export function WordpressPage() {
  return <Loaded name="wordpress">{(settings) => <WordpressForm latest={settings} />}</Loaded>;
}

/** The values of the form. They never contain the stored password; an empty field keeps it. */
const draftOf = ({ url, username }: WordpressDto) => ({ url, username, appPassword: '' });
const bodyOf = ({ appPassword, ...draft }: ReturnType<typeof draftOf>) => ({
  ...draft,
  ...(appPassword !== '' && { appPassword }),
});

function WordpressForm({ latest }: { latest: WordpressDto }) {
  const words = useLanguage().t.settings;
  const texts = words.sources;
  const form = useSettingsForm({
    name: 'wordpress',
    latest,
    draftOf,
    send: (draft, version) => callApi('PUT /settings/wordpress', { body: { ...bodyOf(draft), version } }),
    said: texts.blogSaved,
  });
  const { draft, change } = form;
  const field = (name: keyof typeof draft) => ({ ...form.field(name), label: texts.fields[name] });
  return (
    <div className="settings-stack">
      <SettingsForm form={form}>
        <section className="admin-card" aria-labelledby="blog-title">
          <h2 id="blog-title">{texts.blogTitle}</h2>
          <p className="admin-muted">
            {texts.blogText}{' '}
            <Anchor component={Link} to="/dashboard/wordpress" inherit underline="always">
              {texts.blogSync}
            </Anchor>
          </p>
          <div className="settings-fields">
            <TextInput {...field('url')} type="url" placeholder="https://" autoComplete="off" />
            <TextInput {...field('username')} autoComplete="off" />
            <SecretField
              {...field('appPassword')}
              stored={latest.appPassword}
              description={latest.appPassword.set ? texts.secretSet : texts.appPasswordText}
            />
          </div>
          {(draft.url !== '' || draft.username !== '') && (
            <div>
              <Button variant="default" onClick={() => change({ url: '', username: '', appPassword: '' })}>
                {texts.disconnect}
              </Button>
            </div>
          )}
          {latest.version === 0 && <p className="admin-muted">{words.form.fromServer}</p>}
        </section>
      </SettingsForm>
      <SourceTest typed={bodyOf(draft)} test={(body) => callApi('POST /settings/wordpress/test', { body })} />
    </div>
  );
}

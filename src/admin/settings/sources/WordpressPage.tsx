import { Button, TextInput } from '@mantine/core';
import type { WordpressDto } from '../../../contracts/source-settings.ts';
import { PasswordField } from '../../parts/PasswordField.tsx';
import { Loaded } from '../Loaded.tsx';
import { masked } from '../masked.ts';
import { SettingsForm } from '../SettingsForm.tsx';
import { useSettingsTexts } from '../settings-texts.ts';
import { useSettingsForm } from '../use-settings-form.ts';
import { SourceTest } from './SourceTest.tsx';

/** The connection to the blog. */
export function WordpressPage() {
  return <Loaded<WordpressDto> name="wordpress">{(settings) => <WordpressForm latest={settings} />}</Loaded>;
}

/** The stored password is never in it: an empty one stays as it is. */
const draftOf = ({ url, username }: WordpressDto) => ({ url, username, appPassword: '' });
const bodyOf = ({ appPassword, ...draft }: ReturnType<typeof draftOf>) => ({
  ...draft,
  ...(appPassword !== '' && { appPassword }),
});

function WordpressForm({ latest }: { latest: WordpressDto }) {
  const words = useSettingsTexts();
  const texts = words.sources;
  const form = useSettingsForm({ name: 'wordpress', latest, draftOf, bodyOf, said: texts.blogSaved });
  const { draft, change, errors } = form;
  const field = (name: keyof typeof draft) => ({
    name,
    label: texts.fields[name],
    value: draft[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ [name]: currentTarget.value }),
  });
  return (
    <div className="settings-stack">
      <SettingsForm form={form}>
        <section className="admin-card" aria-labelledby="blog-title">
          <h2 id="blog-title">{texts.blogTitle}</h2>
          <p className="admin-muted">{texts.blogText}</p>
          <div className="settings-fields">
            <TextInput {...field('url')} type="url" placeholder="https://" autoComplete="off" />
            <TextInput {...field('username')} autoComplete="off" />
            <PasswordField
              {...field('appPassword')}
              description={latest.appPassword.set ? texts.secretSet : texts.appPasswordText}
              placeholder={masked(latest.appPassword)}
              autoComplete="new-password"
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
      <SourceTest name="wordpress" typed={bodyOf(draft)} />
    </div>
  );
}

import { NativeSelect, TextInput } from '@mantine/core';
import type { MailSettingsDto } from '../../../contracts/mail.ts';
import { locales } from '../../../domain/locale/locale.ts';
import { mailEvents, smtpSecurities, usualPorts } from '../../../domain/mail/settings.ts';
import { languageNames } from '../../parts/language-names.ts';
import { PasswordField } from '../../parts/PasswordField.tsx';
import { Check } from '../Check.tsx';
import { masked } from '../masked.ts';
import { SettingsForm } from '../SettingsForm.tsx';
import { useSettingsTexts } from '../settings-texts.ts';
import { useSettingsForm } from '../use-settings-form.ts';
import { bodyOf, draftOf, type MailDraft } from './mail-draft.ts';

/** The server that sends, and what the agency is told of. */
export function MailForm({ latest }: { latest: MailSettingsDto }) {
  const texts = useSettingsTexts().mail;
  const form = useSettingsForm({ name: 'mail', latest, draftOf, bodyOf, said: texts.saved });
  const { draft, change, errors } = form;
  const field = (name: 'host' | 'port' | 'user' | 'sender' | 'notifyTo') => ({
    name,
    label: texts.fields[name],
    value: draft[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ [name]: currentTarget.value }),
  });
  /** Another encryption has another usual port, unless somebody chose one of their own. */
  const secure = (security: MailDraft['security']) =>
    change({
      security,
      ...(draft.port === String(usualPorts[draft.security]) && { port: String(usualPorts[security]) }),
    });
  return (
    <SettingsForm form={form}>
      <section className="admin-card" aria-labelledby="smtp-title">
        <h2 id="smtp-title">{texts.title}</h2>
        <p className="admin-muted">{texts.intro}</p>
        <div className="settings-fields">
          <TextInput {...field('host')} placeholder="smtp.example.com" />
          <NativeSelect
            label={texts.fields.security}
            value={draft.security}
            data={smtpSecurities.map((value) => ({ value, label: texts.securities[value] }))}
            onChange={({ currentTarget }) =>
              secure(smtpSecurities.find((value) => value === currentTarget.value) ?? 'starttls')
            }
          />
          <TextInput {...field('port')} inputMode="numeric" />
          <TextInput {...field('user')} />
          <PasswordField
            name="password"
            label={texts.fields.password}
            description={latest.password.set ? texts.passwordSet : undefined}
            placeholder={masked(latest.password)}
            autoComplete="new-password"
            value={draft.password}
            error={errors['password']}
            disabled={draft.clearPassword}
            onChange={({ currentTarget }) => change({ password: currentTarget.value })}
          />
          <TextInput {...field('sender')} type="email" description={texts.senderText} />
        </div>
        {latest.password.set && (
          <Check
            label={texts.clearPassword}
            on={draft.clearPassword}
            change={(clearPassword) => change({ clearPassword })}
          />
        )}
        {draft.security === 'none' && draft.host !== '' && <p role="note">{texts.openText}</p>}
      </section>
      <section className="admin-card" aria-labelledby="notify-title">
        <h2 id="notify-title">{texts.notifyTitle}</h2>
        <p className="admin-muted">{texts.notifyText}</p>
        <div className="settings-fields">
          <TextInput {...field('notifyTo')} type="email" />
          <NativeSelect
            label={texts.fields.notifyLocale}
            value={draft.notifyLocale}
            data={locales.map((value) => ({ value, label: languageNames[value] }))}
            onChange={({ currentTarget }) =>
              change({ notifyLocale: locales.find((value) => value === currentTarget.value) ?? 'fr' })
            }
          />
        </div>
        <fieldset className="admin-field">
          <legend>{texts.fields.notifyOf}</legend>
          {mailEvents.map((event) => (
            <Check
              key={event}
              label={texts.events[event]}
              on={draft.notifyOf.includes(event)}
              change={(on) =>
                change({
                  notifyOf: mailEvents.filter((one) => (one === event ? on : draft.notifyOf.includes(one))),
                })
              }
            />
          ))}
          {errors['notifyOf'] && <p className="settings-error">{errors['notifyOf']}</p>}
        </fieldset>
      </section>
    </SettingsForm>
  );
}

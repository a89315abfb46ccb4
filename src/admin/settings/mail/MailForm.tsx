import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import type { MailSettingsDto } from '../../../contracts/settings/mail.ts';
import { locales } from '../../../domain/locale/locale.ts';
import { mailEvents, smtpSecurities, usualPorts } from '../../../domain/mail/settings.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { SecretField } from '../../ui/fields/SecretField.tsx';
import { languageNames } from '../../ui/language-names.ts';
import { SettingsForm } from '../SettingsForm.tsx';
import { useSettingsForm } from '../use-settings-form.ts';

interface MailFormProps {
  latest: MailSettingsDto;
  /** Is called with whether there are values that are not stored. */
  onUnsaved: (unsaved: boolean) => void;
}

/** The form of the mail server, and of the events that the agency is notified of. */
export function MailForm({ latest, onUnsaved }: MailFormProps) {
  const texts = useLanguage().t.settings.mail;
  const form = useSettingsForm({
    name: 'mail',
    latest,
    draftOf,
    send: (draft, version) => callApi('PUT /settings/mail', { body: { ...bodyOf(draft), version } }),
    said: texts.saved,
  });
  const { draft, change, errors, unsaved } = form;
  useEffect(() => onUnsaved(unsaved), [onUnsaved, unsaved]);
  const field = (name: 'host' | 'port' | 'user' | 'sender' | 'notifyTo') => ({
    ...form.field(name),
    label: texts.fields[name],
    autoComplete: 'off',
  });
  /** Sets the encryption, and its usual port unless the user has typed another port. */
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
          <SecretField
            {...form.field('password')}
            stored={latest.password}
            label={texts.fields.password}
            description={latest.password.set ? texts.passwordSet : undefined}
            disabled={draft.clearPassword}
          />
          <TextInput {...field('sender')} type="email" description={texts.senderText} />
        </div>
        {latest.password.set && (
          <Checkbox
            label={texts.clearPassword}
            checked={draft.clearPassword}
            onChange={({ currentTarget }) => change({ clearPassword: currentTarget.checked })}
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
            <Checkbox
              key={event}
              label={texts.events[event]}
              checked={draft.notifyOf.includes(event)}
              onChange={({ currentTarget: { checked } }) =>
                change({
                  notifyOf: mailEvents.filter((one) =>
                    one === event ? checked : draft.notifyOf.includes(one),
                  ),
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

/** The values of the form as typed. They never contain the stored password. */
interface MailDraft extends Omit<MailSettingsDto, 'version' | 'port' | 'password'> {
  port: string;
  /** Empty: the stored password is kept. */
  password: string;
  clearPassword: boolean;
}

function draftOf({ version: _version, password: _password, port, ...settings }: MailSettingsDto): MailDraft {
  return { ...settings, port: String(port), password: '', clearPassword: false };
}

/** Returns the body to send. A port that is not a number is sent unchanged, so that the server refuses it. */
function bodyOf({ port, password, clearPassword, ...draft }: MailDraft) {
  return {
    ...draft,
    port: /^\d+$/.test(port.trim()) ? Number(port) : port,
    ...(clearPassword ? { password: null } : password !== '' && { password }),
  };
}

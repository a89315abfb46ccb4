import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import type { MailSettingsDto } from '../../../contracts/settings/mail.ts';
import { locales } from '../../../domain/locale/locale.ts';
import { mailEvents, smtpSecurities, usualPorts } from '../../../domain/mail/settings.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { SecretField } from '../../ui/fields/SecretField.tsx';
import { languageNames } from '../../ui/language-names.ts';
import { SettingsForm } from '../SettingsForm.tsx';
import { useSettingsForm } from '../use-settings-form.ts';

const SECONDS_AN_HOUR = 3600;

interface MailFormProps {
  latest: MailSettingsDto;
  /** Is called with whether there are values that are not stored. */
  onUnsaved: (unsaved: boolean) => void;
}

/** The form of the mail server, and of the events that the agency is notified of. */
export function MailForm({ latest, onUnsaved }: MailFormProps) {
  const { locale, t } = useLanguage();
  const texts = t.settings.mail;
  const form = useSettingsForm({
    name: 'mail',
    latest,
    draftOf,
    send: (draft, version) => callApi('PUT /settings/mail', { body: { ...bodyOf(draft), version } }),
    said: texts.saved,
  });
  const { draft, change, errors, unsaved } = form;
  useEffect(() => onUnsaved(unsaved), [onUnsaved, unsaved]);
  const field = (name: 'host' | 'port' | 'user' | 'sender' | 'notifyTo' | 'perSecond') => ({
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
          <TextInput
            {...field('perSecond')}
            inputMode="numeric"
            description={fill(texts.perSecondText, {
              count: formatNumber(locale, (Number(draft.perSecond) || 0) * SECONDS_AN_HOUR),
            })}
          />
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
interface MailDraft extends Omit<MailSettingsDto, 'version' | 'port' | 'password' | 'perSecond'> {
  port: string;
  perSecond: string;
  /** Empty: the stored password is kept. */
  password: string;
  clearPassword: boolean;
}

function draftOf({
  version: _version,
  password: _password,
  port,
  perSecond,
  ...settings
}: MailSettingsDto): MailDraft {
  return {
    ...settings,
    port: String(port),
    perSecond: String(perSecond),
    password: '',
    clearPassword: false,
  };
}

/** Returns the body to send. A figure that is not a number is sent unchanged, so that the server refuses it. */
function bodyOf({ port, perSecond, password, clearPassword, ...draft }: MailDraft) {
  return {
    ...draft,
    port: figureIn(port),
    perSecond: figureIn(perSecond),
    ...(clearPassword ? { password: null } : password !== '' && { password }),
  };
}

const figureIn = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : typed);

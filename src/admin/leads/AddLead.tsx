import { Checkbox, Group, NativeSelect, Radio, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { bookingPlatforms } from '../../domain/booking/platforms.ts';
import { leadBases, leadChannels } from '../../domain/lead/by-hand.ts';
import { PHONE_MAX_LENGTH } from '../../domain/lead/phone.ts';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import { locales } from '../../domain/locale/locale.ts';
import { languageName } from '../../i18n/language-name.ts';
import { callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { OVER_DRAWER, OverScreen } from '../ui/feedback/OverScreen.tsx';
import { Question } from '../ui/feedback/Question.tsx';
import { DayField } from '../ui/fields/DayField.tsx';
import { RequiredNote } from '../ui/fields/RequiredNote.tsx';
import { useFocusOnWrong } from '../ui/fields/use-focus-on-wrong.ts';
import { FormDialog } from '../ui/form/FormDialog.tsx';
import { useShortForm } from '../ui/form/use-short-form.ts';

/** One of e-mail address and telephone is enough. */
const aboutFields = { phone: ['email'] };
const alert = { errorProps: { role: 'alert' } } as const;

/** The form of a lead that the agency enters after a call or a message. The stored lead opens. */
export function AddLead({ close }: { close: () => void }) {
  const { locale, t } = useLanguage();
  const words = t.leads.work.add;
  const navigate = useNavigate();
  const client = useQueryClient();
  const box = useRef<HTMLFormElement>(null);
  const [leaving, setLeaving] = useState(false);
  const [followUp, setFollowUp] = useState('');
  // One idempotency key per form, so that a retried call stores no second lead.
  const [key] = useState(() => crypto.randomUUID());
  const { busy, errors, wrong, submit, edited } = useShortForm(
    'basis',
    async (typed) => {
      const { id } = await callApi('POST /leads', {
        body: {
          key,
          name: typed('name'),
          email: typed('email'),
          phone: typed('phone'),
          message: typed('message'),
          platform: bookingPlatforms.find((platform) => platform === typed('platform')) ?? null,
          channel: typed('channel') as (typeof leadChannels)[number],
          basis: typed('basis') as (typeof leadBases)[number],
          locale: locales.find((known) => known === typed('locale')) ?? locale,
          // Text that is not a day is sent unchanged, and rejected at its field.
          followUp: followUp || typed('followUp') || null,
          deliver: typed('deliver') === 'on',
        },
      });
      toastDone(words.added);
      close();
      void client.invalidateQueries({ queryKey: ['leads'] });
      void navigate(`/dashboard/leads/${id}`);
    },
    aboutFields,
  );
  useFocusOnWrong(box, wrong);
  const isEmpty = () => {
    const data = box.current && new FormData(box.current);
    return ['name', 'email', 'phone', 'message'].every((name) => !data?.get(name));
  };
  const leave = () => {
    if (isEmpty()) close();
    else setLeaving(true);
  };
  return (
    <FormDialog
      close={leave}
      closeOnClickOutside={false}
      size="lg"
      title={words.title}
      label={words.save}
      busy={busy}
      ref={box}
      onSubmit={submit}
      onChange={edited}
      over={
        leaving && (
          <OverScreen
            title={t.common.form.unsaved}
            zIndex={OVER_DRAWER}
            onClose={() => setLeaving(false)}
            closable
          >
            <Question
              confirm={words.leave}
              busy={false}
              answer={close}
              cancel={() => setLeaving(false)}
              cancelText={t.common.leaveCancel}
            >
              {t.common.leave}
            </Question>
          </OverScreen>
        )
      }
    >
      <RequiredNote />
      <Radio.Group name="channel" label={words.channel} defaultValue="phone" error={errors['channel']}>
        <Group gap="0.5rem 1.25rem" align="stretch" mt={6}>
          {leadChannels.map((channel) => (
            <Radio key={channel} value={channel} label={words.channels[channel]} />
          ))}
        </Group>
      </Radio.Group>
      <TextInput
        name="name"
        label={words.name}
        required
        dir="auto"
        autoComplete="off"
        maxLength={NAME_MAX_LENGTH}
        data-autofocus
        error={errors['name']}
        {...alert}
      />
      <div className="leads-pair">
        <TextInput
          name="phone"
          type="tel"
          label={words.phone}
          autoComplete="off"
          maxLength={PHONE_MAX_LENGTH}
          error={errors['phone']}
          {...alert}
        />
        <TextInput
          name="email"
          type="email"
          label={words.email}
          autoComplete="off"
          maxLength={EMAIL_MAX_LENGTH}
          error={errors['email']}
          {...alert}
        />
        <p className="admin-muted">{words.reach}</p>
      </div>
      <Textarea
        name="message"
        label={words.message}
        dir="auto"
        rows={3}
        maxLength={5000}
        error={errors['message']}
        {...alert}
      />
      <div className="leads-pair">
        <NativeSelect
          name="platform"
          label={words.platform}
          data={[
            { value: '', label: words.noPlatform },
            ...bookingPlatforms.map((value) => ({ value, label: t.leads.platforms[value] })),
          ]}
        />
        <NativeSelect
          name="locale"
          label={words.locale}
          defaultValue={locale}
          data={locales.map((value) => ({ value, label: languageName(locale, value) }))}
        />
        <DayField
          name="followUp"
          label={words.followUp}
          value={followUp}
          onChange={setFollowUp}
          error={errors['followUp']}
          {...alert}
        />
      </div>
      <Radio.Group
        name="basis"
        label={words.basis}
        required
        description={words.inform}
        error={errors['basis']}
        {...alert}
      >
        <Group className="leads-bases" gap="0.5rem 1.25rem" align="stretch" mt={6}>
          {leadBases.map((basis) => (
            <Radio key={basis} value={basis} label={words.bases[basis]} />
          ))}
        </Group>
      </Radio.Group>
      <Checkbox name="deliver" label={words.deliver} />
    </FormDialog>
  );
}

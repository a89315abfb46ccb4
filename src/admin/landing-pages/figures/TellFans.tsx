import { Button, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LandingReminders, ReminderTelling } from '../../../contracts/landing/reminder.ts';
import { fill, formatNumber, pluralForm } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone, toastFailure } from '../../toast.ts';
import { remindersQuery } from '../landing-queries.ts';

type News = ReminderTelling['news'];

/** What the fans who wait are told when the release has moved, or when its page has no date or is offline. */
export function TellFans({ id, reminders }: { id: string; reminders: LandingReminders }) {
  const { moved, states } = reminders;
  return (
    <>
      {moved > 0 && <Telling id={id} count={moved} about="moved" choices={['moved']} />}
      {states.paused > 0 && (
        <Telling id={id} count={states.paused} about="paused" choices={['cancelled', 'erased']} />
      )}
    </>
  );
}

interface TellingProps {
  id: string;
  count: number;
  about: 'moved' | 'paused';
  choices: readonly News[];
}

/** A press says first what it will do; a second one does it. */
function Telling({ id, count, about, choices }: TellingProps) {
  const { locale, t } = useLanguage();
  const words = t.landing.reminders.tell;
  const client = useQueryClient();
  const [asked, ask] = useState<News>();
  /** The act whose question was cancelled: its button gets the focus back. */
  const [left, leave] = useState<News>();
  const tell = useMutation({
    mutationFn: (news: News) =>
      callApi('POST /landing-pages/{id}/reminders/tell', { params: { id }, body: { news } }),
    onSuccess: (data) => {
      client.setQueryData(remindersQuery(id).queryKey, data);
      ask(undefined);
      toastDone(words.done);
    },
    onError: (error) => toastFailure(messageOf(error, t), 'failure'),
  });
  const counted = (forms: Parameters<typeof pluralForm>[1]) =>
    fill(pluralForm(locale, forms, count), { count: formatNumber(locale, count) });
  return (
    <div className="landing-reminder-note">
      <p>{counted(words[about])}</p>
      <p role="status">{asked && counted(words.ask[asked])}</p>
      <Group gap="sm" mt="sm">
        {asked ? (
          <>
            <Button
              {...(asked === 'erased' && { color: 'red' })}
              loading={tell.isPending}
              onClick={() => tell.mutate(asked)}
            >
              {words.acts[asked]}
            </Button>
            <Button
              variant="default"
              ref={takeFocus}
              onClick={() => {
                leave(asked);
                ask(undefined);
              }}
            >
              {t.common.cancel}
            </Button>
          </>
        ) : (
          choices.map((news) => (
            <Button
              key={news}
              variant="default"
              ref={news === left ? takeFocus : undefined}
              onClick={() => ask(news)}
            >
              {words.acts[news]}
            </Button>
          ))
        )}
      </Group>
    </div>
  );
}

/** The pressed button is gone: the focus goes on beside it, where a second press of the same key sends nothing. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { fill } from '../../i18n/format.ts';
import { ApiError, callApi } from '../api/call-api.ts';
import { messageOf } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { toastDone, toastFailure } from '../toast.ts';
import { DayField } from '../ui/fields/DayField.tsx';
import { Typed } from '../ui/fields/Typed.tsx';
import { FormDialog } from '../ui/form/FormDialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { inLanguage } from '../ui/language-words.ts';
import type { PartEditor } from './use-part-editor.ts';
import { usePartName } from './use-part-name.ts';
import { usePublish } from './use-publish.ts';
import { useScheduledWords } from './use-scheduled-words.ts';

interface ScheduleButtonProps {
  editor: PartEditor;
  reveal: (field: string) => void;
}

/** The button that schedules the draft. Renders nothing without a change, and while a version is scheduled. */
export function ScheduleButton({ editor, reveal }: ScheduleButtonProps) {
  const { t } = useLanguage();
  const publish = usePublish(editor, reveal);
  const [asking, setAsking] = useState(false);
  if (editor.changed.length === 0 || editor.stored.scheduled) return null;
  return (
    <>
      <Button variant="default" leftSection={<Icon name="clock" />} onClick={() => setAsking(true)}>
        {t.content.schedule.action}
      </Button>
      {asking && (
        <ScheduleDialog
          editor={editor}
          close={() => setAsking(false)}
          publish={(startsAt) => publish.mutateAsync({ startsAt })}
        />
      )}
    </>
  );
}

interface ScheduleDialogProps {
  editor: PartEditor;
  close: () => void;
  /** Publishes the draft from a minute of the agency on: `2026-12-04T18:00`. @throws ApiError */
  publish: (startsAt: string) => Promise<unknown>;
}

/** Asks for the minute, in the agency's time, from which the draft is online. */
function ScheduleDialog({ editor, close, publish }: ScheduleDialogProps) {
  const { locale: spoken, t } = useLanguage();
  const words = t.content.schedule;
  const nameOf = usePartName();
  const [at, setAt] = useState('');
  const { mutate, isPending, error } = useMutation({ mutationFn: () => publish(at), onSuccess: close });
  const fields = error instanceof ApiError ? error.fields : {};
  const wrong = error ? (fields['startsAt'] ?? Object.values(fields)[0] ?? messageOf(error, t)) : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate();
  };
  return (
    <FormDialog
      close={close}
      title={words.title}
      centered
      label={words.confirm}
      busy={isPending}
      button={{ disabled: at === '' }}
      onSubmit={submit}
    >
      <p>
        <Typed>
          {fill(words.text, { part: nameOf(editor.key), language: inLanguage(spoken, editor.locale) })}
        </Typed>
      </p>
      <DayField
        withTime
        data-autofocus
        label={words.at}
        description={t.content.field.zone}
        value={at}
        onChange={setAt}
        error={wrong}
      />
    </FormDialog>
  );
}

/** Which version is scheduled, for when, and the button that cancels it. Renders nothing when none is. */
export function ScheduledNote({ editor }: { editor: PartEditor }) {
  const { t } = useLanguage();
  const words = t.content.schedule;
  const client = useQueryClient();
  const momentOf = useScheduledWords();
  const { key, locale, stored } = editor;
  const { scheduled } = stored;
  const cancel = useMutation({
    mutationFn: (number: number) =>
      callApi('DELETE /content/{part}/schedule', {
        params: { part: key },
        query: { locale, number: String(number) },
      }),
    onSuccess: () => toastDone(words.cancelled),
    onError: (error) => toastFailure(messageOf(error, t)),
    onSettled: () => client.invalidateQueries({ queryKey: ['content'] }),
  });
  if (!scheduled) return null;
  return (
    <div className="content-scheduled" role="note">
      <p>
        <strong>{fill(words.waits, { number: scheduled.number, at: momentOf(scheduled.at) })}</strong>{' '}
        {words.first}
      </p>
      <Button
        size="xs"
        variant="default"
        loading={cancel.isPending}
        onClick={() => cancel.mutate(scheduled.number)}
      >
        {words.cancel}
      </Button>
    </div>
  );
}

import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MailListDto } from '../../../contracts/mail.ts';
import { fill } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone, toastFailure } from '../../toast.ts';
import { atLeast } from '../../ui/at-least.ts';
import { mailsQuery } from './mails-query.ts';

/** The button that sends one message at once that failed or waits for its next attempt. */
export function RetryMail({ mail: { id, subject } }: { mail: MailListDto['items'][number] }) {
  const { t } = useLanguage();
  const words = t.settings.mail;
  const queries = useQueryClient();
  const retry = useMutation({
    mutationFn: () => atLeast(callApi('POST /mails/{id}/retry', { params: { id } })),
    onSuccess: () => toastDone(words.tried),
    onError: (error) => toastFailure(messageOf(error, t), 'failure'),
    onSettled: () => queries.invalidateQueries(mailsQuery),
  });
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={fill(words.tryNowOf, { subject })}
      loading={retry.isPending}
      onClick={() => retry.mutate()}
    >
      {words.tryNow}
    </Button>
  );
}

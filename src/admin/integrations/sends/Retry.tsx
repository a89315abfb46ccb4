import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SendDestinationDto } from '../../../contracts/sends.ts';
import { fill, formatNumber, pluralForm } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { AskDialog } from '../../ui/feedback/AskDialog.tsx';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { atLeast } from '../../ui/time/at-least.ts';
import { laneName } from './lane-name.ts';
import { sendsQuery } from './sends-queries.ts';

/** Opens a way whose platform refused the access, once a person has read what is tried, and how many acts follow. */
export function Retry({ destination }: { destination: SendDestinationDto }) {
  const { locale, t } = useLanguage();
  const words = t.sends.retry;
  const { lane, repeatable } = destination;
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const name = laneName(t.sends, destination);
  const count = repeatable.waiting;
  const retry = useMutation({
    mutationFn: () =>
      atLeast(
        callApi('POST /sends/{destination}/pause', {
          params: { destination: lane },
          body: { paused: false },
        }),
      ),
    onSuccess: () => {
      setAsked(false);
      toastDone(words.done);
      return queries.invalidateQueries(sendsQuery);
    },
  });
  return (
    <>
      <Button
        variant="default"
        size="xs"
        disabled={count === 0}
        title={count === 0 ? fill(words.none, { name }) : undefined}
        onClick={() => setAsked(true)}
      >
        {words.action}
      </Button>
      <AskDialog
        opened={isAsked}
        title={fill(words.title, { name })}
        question={fill(pluralForm(locale, words.question, count), {
          count: formatNumber(locale, count),
          name,
        })}
        confirm={words.confirm}
        busy={retry.isPending}
        failure={retry.error && <CallFailure error={retry.error} />}
        answer={() => retry.mutate()}
        cancel={() => setAsked(false)}
      />
    </>
  );
}

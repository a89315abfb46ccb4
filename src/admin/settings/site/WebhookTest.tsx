import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { WebhookTestAnswer } from '../../../contracts/leads/lead.ts';
import type { Destination } from '../../../domain/delivery/destinations.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { failureWords } from '../../ui/feedback/failure-words.ts';
import { answerHint } from '../../ui/fields/answer-hint.ts';
import { Glyph } from '../../ui/Glyph.tsx';

interface WebhookTestProps {
  destination: Destination;
  /** Whether another address is typed: the test would use the stored one. */
  waits: boolean;
}

/** The button that sends a test message to a stored address, and the result. */
export function WebhookTest({ destination, waits }: WebhookTestProps) {
  const { locale, t } = useLanguage();
  const words = t.settings.webhooks;
  const test = useMutation({
    mutationFn: () => callApi('POST /webhooks/{destination}/test', { params: { destination } }),
  });
  const said = (answer: WebhookTestAnswer) => {
    const { delivered, status, error, durationMs } = answer;
    const sentence = delivered ? words.delivered : status === null ? words.failed : words.refused;
    const outcome = fill(sentence, {
      ms: formatNumber(locale, durationMs),
      status: status ?? '',
      error: error ? failureWords(t, error) : t.leads.delivery.noAnswer,
    });
    const hint = answerHint(t, answer);
    return hint ? `${outcome} · ${hint}` : outcome;
  };
  const state = test.data?.delivered ? 'delivered' : 'dead';
  const result = test.data ? said(test.data) : test.error ? messageOf(test.error, t) : undefined;
  return (
    <>
      <div>
        <Button
          variant="default"
          size="sm"
          aria-label={fill(words.testOf, { name: t.leads.destinations[destination] })}
          disabled={waits}
          loading={test.isPending}
          onClick={() => test.mutate()}
        >
          {words.test}
        </Button>
      </div>
      <p role="status" className="settings-outcome" data-state={state}>
        {waits ? (
          t.settings.secret.unsaved
        ) : result && !test.isPending ? (
          <>
            <Glyph name={state} />
            {result}
          </>
        ) : (
          ''
        )}
      </p>
    </>
  );
}

import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { WebhookDto, WebhookTestAnswer } from '../../contracts/lead.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { callApi } from '../api/call-api.ts';
import { messageOf } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { failureWords } from '../ui/failure-words.ts';
import { Glyph } from '../ui/Glyph.tsx';

/** One automation: its host, the button that sends a test message, and the result. */
export function WebhookTest({ webhook }: { webhook: WebhookDto }) {
  const { locale, t } = useLanguage();
  const words = t.leads.webhooks;
  const name = t.leads.destinations[webhook.destination];
  const test = useMutation({
    mutationFn: () =>
      callApi('POST /webhooks/{destination}/test', { params: { destination: webhook.destination } }),
  });
  const said = ({ delivered, status, error, durationMs }: WebhookTestAnswer) => {
    const sentence = delivered ? words.delivered : status === null ? words.failed : words.refused;
    return fill(sentence, {
      ms: formatNumber(locale, durationMs),
      status: status ?? '',
      error: error ? failureWords(t, error) : t.leads.delivery.noAnswer,
    });
  };
  const good = test.data?.delivered === true;
  const result = test.data ? said(test.data) : test.error ? messageOf(test.error, t) : undefined;
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className="admin-muted">{webhook.host ?? words.none}</p>
        <p role="status" className="leads-outcome" data-state={good ? 'delivered' : 'dead'}>
          {result && !test.isPending && (
            <>
              <Glyph name={good ? 'delivered' : 'dead'} />
              {result}
            </>
          )}
        </p>
      </div>
      <Button
        variant="default"
        size="sm"
        aria-label={fill(words.testOf, { name })}
        disabled={webhook.host === null}
        loading={test.isPending}
        onClick={() => test.mutate()}
      >
        {words.test}
      </Button>
    </li>
  );
}

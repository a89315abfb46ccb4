import { Button, Group } from '@mantine/core';
import type { AttemptDto, DeliveryDto } from '../../../contracts/leads/lead.ts';
import { nameIn } from '../../../i18n/export/lead-names.ts';
import { fill, formatSeconds } from '../../../i18n/format.ts';
import { type AdminTexts, useLanguage } from '../../texts.ts';
import { failureWords } from '../../ui/feedback/failure-words.ts';
import { answerHint } from '../../ui/fields/answer-hint.ts';
import { Moment } from '../../ui/time/Moment.tsx';
import { useReplay } from '../../ui/use-replay.ts';
import { DeliveryBadge } from '../DeliveryBadge.tsx';

const isReceived = (status: number) => status >= 200 && status < 300;

/**
 * Returns the outcome of an attempt in words: received, the HTTP status of a rejection, the reason of the failure, what to
 * do about a redirect or an HTML page, or that there was no response.
 */
export const outcomeOf = (attempt: AttemptDto, t: AdminTexts): string =>
  [
    attempt.status !== null &&
      (isReceived(attempt.status)
        ? t.leads.delivery.received
        : fill(t.leads.delivery.answered, { status: attempt.status })),
    attempt.error && failureWords(t, attempt.error),
    answerHint(t, attempt),
  ]
    .filter((part) => part !== null && part !== false && part !== '' && part !== undefined)
    .join(' · ') || t.leads.delivery.noAnswer;

/** A delivery to one destination: its state, every attempt with the response, and a replay button once it is dead. */
export function Delivery({ delivery }: { delivery: DeliveryDto }) {
  const { locale, t } = useLanguage();
  const words = t.leads.delivery;
  const replay = useReplay(delivery.id);
  return (
    <li className="leads-delivery">
      <Group className="leads-delivery-head" gap="0.375rem 0.75rem">
        <strong>{nameIn(t.leads.destinations, delivery.destination)}</strong>
        <DeliveryBadge state={delivery.state} />
        {delivery.state === 'pending' && delivery.nextAttemptAt && (
          <span className="admin-muted">
            {words.next} <Moment at={delivery.nextAttemptAt} show="full" />
          </span>
        )}
        {delivery.state === 'dead' && (
          <Button variant="default" size="xs" loading={replay.isPending} onClick={() => replay.mutate()}>
            {words.replay}
          </Button>
        )}
      </Group>
      <ol>
        {/* Numbered here: the server's numbers follow its schedule of attempts, which restarts with each replay. */}
        {delivery.attempts.map((attempt, before) => (
          <li key={attempt.at}>
            {fill(words.attempt, { number: before + 1 })} · <Moment at={attempt.at} show="full" /> ·{' '}
            {outcomeOf(attempt, t)} ·{' '}
            <span className="admin-figure">{formatSeconds(locale, attempt.durationMs)}</span>
          </li>
        ))}
      </ol>
    </li>
  );
}

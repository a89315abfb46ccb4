import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SendDestinationDto } from '../../../contracts/sends.ts';
import { destinationRules } from '../../../domain/conversion/destinations.ts';
import { fill, formatPercent } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { atLeast } from '../../ui/time/at-least.ts';
import { useMoments } from '../../ui/time/use-moments.ts';
import { Shares } from './Shares.tsx';
import { sendsQuery } from './sends-queries.ts';

/** What only a real account shows, each with when it was shown, and the numbers that received acts had. */
export function ProvenCard({ destination }: { destination: SendDestinationDto }) {
  const { locale, t } = useLanguage();
  const words = t.sends.proven;
  const { name, lane, proven, figures } = destination;
  const platform = t.sends.destinations[name];
  const moments = useMoments();
  const queries = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => atLeast(callApi('POST /sends/{destination}/seen', { params: { destination: lane } })),
    onSuccess: () => {
      toastDone(words.confirmed);
      return queries.invalidateQueries(sendsQuery);
    },
  });
  const points = [
    { key: 'accepted', label: words.accepted, at: proven.accepted },
    // Without a test view, it cannot be seen there.
    ...(destinationRules[name].hasTestView
      ? [{ key: 'seen', label: fill(words.seen, { name: platform }), at: proven.seen }]
      : []),
    { key: 'sent', label: words.sent, at: proven.sent },
    { key: 'twin', label: words.twin, at: proven.twin, text: words.twinText },
  ];
  const mayConfirm = proven.accepted !== null && proven.seen === null;
  return (
    <section className="admin-card" aria-labelledby="sends-proven">
      <div className="sends-head">
        <h3 id="sends-proven">{words.title}</h3>
        <span className="admin-muted">
          {fill(words.count, { done: points.filter(({ at }) => at !== null).length, total: points.length })}
        </span>
      </div>
      <ul className="sends-points">
        {points.map(({ key, label, at, text = words.not }) => (
          <li key={key} data-done={at !== null}>
            <Glyph name={at === null ? 'not_configured' : 'delivered'} />
            <div>
              <strong>{label}</strong>
              <span className="admin-muted">
                {at === null
                  ? text
                  : key === 'seen' && proven.seenBy !== null
                    ? fill(words.seenBy, { who: proven.seenBy, time: moments.short(at) })
                    : moments.short(at)}
              </span>
              {key === 'seen' && mayConfirm && (
                <Button
                  variant="default"
                  size="xs"
                  loading={confirm.isPending}
                  onClick={() => confirm.mutate()}
                >
                  {words.confirm}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {confirm.error && <CallFailure error={confirm.error} />}
      {figures.received > 0 && (
        <>
          <h3 className="sends-next">{t.sends.fields.title}</h3>
          <Shares
            shares={Object.entries(figures.fields).map(([field, count]) => {
              const share = (count ?? 0) / figures.received;
              return {
                label: t.sends.fields.names[field as keyof typeof t.sends.fields.names],
                value: formatPercent(locale, share),
                share,
              };
            })}
          />
        </>
      )}
    </section>
  );
}

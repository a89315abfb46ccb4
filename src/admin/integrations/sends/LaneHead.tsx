import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { SendDestinationDto } from '../../../contracts/sends.ts';
import { NEAR_LIMIT } from '../../../domain/conversion/lane.ts';
import { fill, formatNumber, formatPercent, pluralForm } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { atLeast } from '../../ui/time/at-least.ts';
import { useMoments } from '../../ui/time/use-moments.ts';
import { laneName } from './lane-name.ts';
import { sendsQuery } from './sends-queries.ts';

/** The name of a platform with the version of its API, the button that stops it, and what to do when it refuses the access. */
export function LaneHead({ destination }: { destination: SendDestinationDto }) {
  const { locale, t } = useLanguage();
  const words = t.sends;
  const { lane, page, state, since, apiVersion, apiEnds, on, repeatable, firstEnd, usage, alarms } =
    destination;
  const moments = useMoments();
  const queries = useQueryClient();
  const paused = state === 'paused';
  const pause = useMutation({
    mutationFn: () =>
      atLeast(
        callApi('POST /sends/{destination}/pause', {
          params: { destination: lane },
          body: { paused: !paused },
        }),
      ),
    onSuccess: () => {
      toastDone(paused ? words.resumed : words.paused);
      return queries.invalidateQueries(sendsQuery);
    },
  });
  return (
    <section aria-label={laneName(words, destination)} className="admin-stack">
      <div className="sends-head">
        <h2>
          {laneName(words, destination)}{' '}
          <span className="admin-muted">
            {apiEnds === null
              ? fill(words.versionAlone, { version: apiVersion.replace('v', '') })
              : fill(words.version, { version: apiVersion.replace('v', ''), day: moments.day(apiEnds) })}
          </span>
        </h2>
        <div className="admin-actions">
          {page && (
            <Button
              variant="default"
              component={Link}
              to={`/dashboard/landing-pages/${encodeURIComponent(page.id)}?step=4`}
            >
              {words.artistSettings}
            </Button>
          )}
          {on && (
            <Button variant="default" loading={pause.isPending} onClick={() => pause.mutate()}>
              {paused ? words.resume : words.pause}
            </Button>
          )}
        </div>
      </div>
      {pause.error && <CallFailure error={pause.error} />}
      {usage !== null && usage >= NEAR_LIMIT && (
        <p className="admin-muted">
          {fill(words.usage, {
            name: words.destinations[destination.name],
            share: formatPercent(locale, usage / 100),
          })}
        </p>
      )}
      {alarms.map(
        (kind) =>
          // A refused access has a text of its own.
          kind !== 'sends' && (
            <div className="sends-alarm" key={kind}>
              <Glyph name="warning" />
              <p>{fill(words.alarms[kind], { name: laneName(words, destination) })}</p>
            </div>
          ),
      )}
      {on && state === 'blocked' && since !== null && (
        <div className="sends-blocked">
          <Glyph name="danger" />
          <p>
            <strong>
              {fill(words.blocked.title, { name: laneName(words, destination), time: moments.short(since) })}
            </strong>{' '}
            {fill(words.blocked.text, { words: destination.words ?? words.answers.blocked })}{' '}
            {firstEnd !== null &&
              repeatable.waiting > 0 &&
              fill(pluralForm(locale, words.blocked.waiting, repeatable.waiting), {
                count: formatNumber(locale, repeatable.waiting),
                time: moments.short(firstEnd),
              })}
          </p>
        </div>
      )}
    </section>
  );
}

import { Button, Flex, Group, Switch } from '@mantine/core';
import { useState } from 'react';
import type { RadarSource } from '../../contracts/radar.ts';
import { fill, formatNumber, formatPercent } from '../../i18n/format.ts';
import { type AdminTexts, useLanguage } from '../texts.ts';
import { Moment } from '../ui/time/Moment.tsx';

export interface SourceProps {
  source: RadarSource;
  busy: boolean;
  set: (enabled: boolean) => void;
  /** Starts reading the source at once. */
  ask: () => void;
}

/** The switch of a source. A source that needs an agreement is switched on only after a confirmation. */
export function SourceSwitch({ source: { name, enabled, agreement }, busy, set }: Omit<SourceProps, 'ask'>) {
  const words = useLanguage().t.radar.sources;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Switch
        checked={enabled}
        disabled={busy}
        label={words.names[name]}
        aria-label={fill(words.switch, { source: words.names[name] })}
        onChange={({ currentTarget: { checked } }) => (checked && agreement ? setAsking(true) : set(checked))}
      />
      {asking && (
        <Group role="alert" className="radar-question" gap={8} align="stretch" mt={8} maw={384} fw={400}>
          <p>{words.confirm}</p>
          <Button
            size="xs"
            onClick={() => {
              setAsking(false);
              set(true);
            }}
          >
            {words.confirmYes}
          </Button>
          <Button size="xs" variant="default" onClick={() => setAsking(false)}>
            {words.cancel}
          </Button>
        </Group>
      )}
    </>
  );
}

/** When a source last responded, and the button that reads it at once. */
export function Age({ source: { name, okAt, state }, busy, ask }: Omit<SourceProps, 'set'>) {
  const words = useLanguage().t.radar.sources;
  return (
    <Flex className="radar-age" component="span" gap={8} align="center" wrap="wrap" display="inline-flex">
      {okAt ? <Moment at={okAt} /> : '–'}
      {state !== 'off' && state !== 'paused' && (
        <Button
          size="xs"
          variant="default"
          disabled={busy}
          aria-label={fill(words.askSource, { source: words.names[name] })}
          onClick={ask}
        >
          {words.ask}
        </Button>
      )}
    </Flex>
  );
}

export function Licence({ source: { licence, licenceUrl, agreement } }: Pick<SourceProps, 'source'>) {
  const words = useLanguage().t.radar.sources;
  return (
    <>
      <a href={licenceUrl} target="_blank" rel="noreferrer">
        {licence}
      </a>
      {agreement && <small className="admin-muted"> {words.agreement}</small>}
    </>
  );
}

/** The share of the queried items that a source knows. */
export function Coverage({ source: { name, coverage } }: Pick<SourceProps, 'source'>) {
  const { locale, t } = useLanguage();
  if (coverage.total === 0) return '–';
  return fill(t.radar.sources.coverages[name], {
    known: formatNumber(locale, coverage.known),
    total: formatNumber(locale, coverage.total),
    share: formatPercent(locale, coverage.known / coverage.total),
  });
}

export function State({ source: { state, error, nextAt } }: Pick<SourceProps, 'source'>) {
  const words = useLanguage().t.radar.sources;
  return (
    <span className="radar-state" data-state={state}>
      <span>
        {state === 'failed' && nextAt !== null ? (
          <Failure reason={reasonOf(error ?? '', words)} nextAt={nextAt} />
        ) : (
          words.states[state === 'failed' ? 'waiting' : state]
        )}
      </span>
    </span>
  );
}

function Failure({ reason, nextAt }: { reason: string; nextAt: string }) {
  const { failed } = useLanguage().t.radar.sources.states;
  const [before, after] = fill(failed, { reason }).split('{moment}');
  return (
    <>
      {before}
      <Moment at={nextAt} show="hour" />
      {after}
    </>
  );
}

/** The words for a stored failure, such as `status 429`. */
function reasonOf(error: string, { reasons }: AdminTexts['radar']['sources']): string {
  const [code = '', detail = ''] = error.split(' ');
  if (code !== 'status') return reasons[code as 'timeout'] ?? reasons.unreachable;
  if (detail === '429' || detail === '503') return fill(reasons.busy, { detail });
  return fill(detail === '403' ? reasons.refused : reasons.status, { detail });
}

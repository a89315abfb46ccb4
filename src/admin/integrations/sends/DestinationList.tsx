import { Badge } from '@mantine/core';
import type { SendDestinationDto, SendsDto } from '../../../contracts/sends.ts';
import { NEAR_LIMIT } from '../../../domain/conversion/lane.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { type Column, Records } from '../../ui/list/Records.tsx';
import { useMoments } from '../../ui/time/use-moments.ts';
import { laneName } from './lane-name.ts';
import { Retry } from './Retry.tsx';

/** The platforms, each with the state of its way and the figures of the last 24 hours. */
export function DestinationList({ sends }: { sends: SendsDto }) {
  const { t } = useLanguage();
  const columns = useColumns(sends.destinations);
  return (
    <Records
      label={t.sends.list}
      className="sends-list"
      list={{ rows: sends.destinations, idOf: ({ lane }) => lane }}
      columns={columns}
      folds={[['twins', 'received']]}
    />
  );
}

/** The number of acts of the last 24 hours that were not sent to a platform. */
export function unsentOf({ figures, untold }: Pick<SendDestinationDto, 'figures' | 'untold'>): number {
  const counts = [...Object.values(figures.unsent), ...Object.values(untold)];
  return counts.reduce((sum, count) => sum + (count ?? 0), 0);
}

/** A state in words, and its look. */
export function useLaneState() {
  const { t } = useLanguage();
  const { states } = t.sends;
  const moments = useMoments();
  return ({ on, isReady, state, since, until, answer, usage }: SendDestinationDto) => {
    if (!on) return { look: 'none', glyph: 'not_configured', words: states.off } as const;
    if (!isReady) return { look: 'not_configured', glyph: 'warning', words: states.incomplete } as const;
    // A badge has room for the hour or for the day.
    const time = since === null ? '' : moments.isToday(since) ? moments.hour(since) : moments.day(since);
    if (state === 'blocked')
      return { look: 'dead', glyph: 'danger', words: fill(states.blocked, { time }) } as const;
    if (state === 'paused')
      return { look: 'pending', glyph: 'pending', words: fill(states.paused, { time }) } as const;
    if (until !== null)
      return {
        look: 'pending',
        glyph: 'pending',
        words: fill(answer !== 'later' && (usage ?? 0) >= NEAR_LIMIT ? states.slowed : states.waits, {
          time: moments.hour(until),
        }),
      } as const;
    return { look: 'delivered', glyph: 'delivered', words: states.open } as const;
  };
}

function useColumns(all: readonly SendDestinationDto[]): Column<SendDestinationDto>[] {
  const { locale, t } = useLanguage();
  const words = t.sends;
  const { columns: labels } = words;
  const moments = useMoments();
  const stateOf = useLaneState();
  const figure = (count: number) => <span className="admin-figure">{formatNumber(locale, count)}</span>;
  return [
    {
      key: 'destination',
      label: labels.destination,
      cell: ({ name, artist, page, accountEnd }) => (
        <>
          <strong>{laneName(words, { name, artist })}</strong>
          <span className="sends-account">
            {accountEnd === null
              ? words.noAccount[name]
              : page
                ? fill(words.artistAccount, { end: accountEnd, title: page.title })
                : fill(words.account[name], { end: accountEnd })}
          </span>
        </>
      ),
      width: 'name',
      card: 'title',
    },
    {
      key: 'state',
      label: labels.state,
      cell: (destination) => {
        const { look, glyph, words: said } = stateOf(destination);
        return (
          <Badge data-state={look} leftSection={<Glyph name={glyph} />}>
            {said}
          </Badge>
        );
      },
      width: 'badge',
      card: 'badge',
    },
    {
      key: 'answer',
      label: labels.answer,
      cell: ({ answeredAt, answer }) =>
        answeredAt === null || answer === null
          ? null
          : `${moments.isToday(answeredAt) ? moments.hour(answeredAt) : moments.short(answeredAt)} ${words.answers[answer]}`,
      width: 'text',
      card: 'wide',
    },
    {
      key: 'received',
      label: labels.received,
      cell: ({ figures }) => <strong>{figure(figures.received)}</strong>,
      width: 'number',
      card: 'fact',
    },
    {
      key: 'waiting',
      label: labels.waiting,
      cell: ({ figures }) => figure(figures.waiting),
      width: 'number',
      card: 'fact',
    },
    {
      key: 'refused',
      label: labels.refused,
      cell: ({ figures }) => (
        <span className="sends-refused" data-any={figures.refused > 0}>
          {figure(figures.refused)}
        </span>
      ),
      width: 'number',
      card: 'fact',
    },
    {
      key: 'unsent',
      label: labels.unsent,
      cell: (destination) => figure(unsentOf(destination)),
      width: 'number',
      card: 'fact',
    },
    {
      key: 'twins',
      label: labels.twins,
      cell: ({ figures: { received, twins } }) =>
        received === 0 ? null : fill(words.twins, { twins, received }),
      width: 'text',
      card: 'fact',
    },
    // The column has room only while there is something to try.
    ...(all.some(isRefusing)
      ? [
          {
            key: 'retry',
            label: words.retry.action,
            header: <span className="admin-hidden">{words.retry.action}</span>,
            cell: (destination) => (isRefusing(destination) ? <Retry destination={destination} /> : ''),
            width: 'badge',
            card: 'foot',
          } satisfies Column<SendDestinationDto>,
        ]
      : []),
  ];
}

/** Whether a way is on whose platform refuses the access. */
const isRefusing = ({ on, isReady, state }: SendDestinationDto): boolean =>
  on && isReady && state === 'blocked';

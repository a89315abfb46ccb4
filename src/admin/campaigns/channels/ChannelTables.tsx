import { type ChannelFigures, leadRate, sumOf } from '../../../domain/channels/channel-figures.ts';
import { ARTICLE_PAGES, OTHER_PAGES, type SiteChannel } from '../../../domain/channels/site-channel.ts';
import { fill, formatEuro, formatNumber, pluralForm } from '../../../i18n/format.ts';
import { intervalText, oneDecimal } from '../../../i18n/one-decimal.ts';
import { useLanguage } from '../../texts.ts';
import { type Column, Records } from '../../ui/list/Records.tsx';

const CENTS = 100;
/** The name of the row with the sums of all channels. */
const TOTAL = 'total';

/** A row of sums: of a channel, of a page, or of all. */
type Sums<Name> = readonly [name: Name, figures: ChannelFigures];

interface TableProps<Name> {
  label: string;
  /** The most visits first. */
  rows: readonly Sums<Name>[];
}

/** The channels of the site with their sums above, and how many visits of each became leads. */
export function ChannelTable({ label, rows }: TableProps<SiteChannel>) {
  const { t } = useLanguage();
  const words = t.channels;
  const figures = useFigures<SiteChannel | typeof TOTAL>();
  const rate = useRate();
  const columns: Column<Sums<SiteChannel | typeof TOTAL>>[] = [
    {
      key: 'channel',
      label: words.columns.channel,
      cell: ([name]) => (name === TOTAL ? words.total : words.channels[name]),
      width: 'text',
      card: 'title',
    },
    ...figures.slice(0, LEADS),
    {
      key: 'rate',
      label: words.columns.rate,
      cell: ([, sums]) => rate(sums),
      width: 'text',
      card: 'wide',
    },
    ...figures.slice(LEADS),
  ];
  const total: Sums<typeof TOTAL> = [TOTAL, sumOf(rows.map(([, sums]) => sums))];
  return (
    <Records
      label={label}
      className="channels-records"
      list={{
        rows: [total, ...rows],
        idOf: ([name]) => name,
        rowProps: ([name]) => ({ 'data-total': name === TOTAL || undefined }),
      }}
      columns={columns}
    />
  );
}

/** The pages of the site: where visits begin, and where forms are opened and leads sent. */
export function PageTable({ label, rows }: TableProps<string>) {
  const { t } = useLanguage();
  const { columns: labels, pages } = t.channels;
  const figures = useFigures<string>();
  const nameOf = (page: string) =>
    page === ARTICLE_PAGES ? pages.articles : page === OTHER_PAGES ? pages.other : page;
  return (
    <Records
      label={label}
      className="channels-records"
      list={{ rows, idOf: ([page]) => page }}
      columns={[
        { key: 'page', label: labels.page, cell: ([page]) => nameOf(page), width: 'text', card: 'title' },
        ...figures,
      ]}
    />
  );
}

/** The number of columns up to that of the leads. */
const LEADS = 4;

/** The columns that both tables have. */
function useFigures<Name>(): Column<Sums<Name>>[] {
  const { locale, t } = useLanguage();
  const { columns: labels, unvalued } = t.channels;
  const counted = (['visits', 'simulator', 'contact', 'leads', 'won'] as const).map(
    (name): Column<Sums<Name>> => ({
      key: name,
      label: labels[name],
      cell: ([, figures]) => <span className="admin-figure">{formatNumber(locale, figures[name])}</span>,
      width: 'number',
      card: 'fact',
    }),
  );
  return [
    ...counted,
    {
      key: 'wonValue',
      label: labels.wonValue,
      cell: ([, sums]) =>
        sums.won === 0 ? null : (
          <span className="channels-pair">
            {sums.won > sums.unvalued && (
              <span className="admin-figure">{formatEuro(locale, sums.wonValue / CENTS)}</span>
            )}
            {sums.unvalued > 0 && (
              <span className="admin-muted">
                {fill(pluralForm(locale, unvalued, sums.unvalued), { count: sums.unvalued })}
              </span>
            )}
          </span>
        ),
      width: 'number',
      card: 'fact',
    },
  ];
}

/** Returns how the share of the visits that became leads is shown: with its limits, or why there is none. */
function useRate() {
  const { locale, t } = useLanguage();
  const words = t.channels;
  return (figures: ChannelFigures) => {
    const { visits, leads } = figures;
    const found = leadRate(figures);
    if (found)
      return (
        <span className="channels-pair">
          <span className="admin-figure">{oneDecimal(locale, found.rate)}</span>
          <span className="admin-muted">{intervalText(locale, words.interval, found)}</span>
        </span>
      );
    return (
      <span className="admin-muted">
        {leads > visits ? words.more : fill(pluralForm(locale, words.few, visits), { count: visits })}
      </span>
    );
  };
}

import type { ShownClaim } from '../../domain/claims/shown-claims.ts';
import { parseMarks } from '../../domain/content/marks.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { claimSource } from '../../i18n/claim-source.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { SourceLink } from '../../ui/source-link.tsx';
import { Meter } from './Meter.tsx';
import { showcaseFigures } from './showcase-figures.ts';
import { resultTexts, type ServicesTexts } from './texts.ts';

interface ResultsProps<T> {
  locale: Locale;
  eyebrow: string;
  t: T;
  claim: ShownClaim;
}

/** The figures of one campaign, in three charts drawn to these figures. */
export function MetaResults({
  locale,
  eyebrow,
  t: unfilled,
  claim,
}: ResultsProps<ServicesTexts['meta']['results']>) {
  const t = resultTexts(locale, unfilled, claim);
  const { text, value } = showcaseFigures(locale, claim);
  const results = [
    {
      ...t.reach,
      value: text('meta.showcase.views'),
      chart: <Meter share={value('meta.showcase.uniqueReach')} label={t.reach.alt} />,
    },
    {
      ...t.engagement,
      value: text('meta.showcase.interactions'),
      chart: <Meter share={value('meta.showcase.engagement')} label={t.engagement.alt} />,
    },
    {
      ...t.growth,
      value: text('meta.showcase.growth'),
      chart: <Growth t={t.growth} growth={value('meta.showcase.growth')} />,
    },
  ];
  return (
    <section
      id="results"
      className="section bg-sunk"
      aria-labelledby="results-title"
      data-content="showcases"
    >
      <div className="page-width grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.5fr]">
        <div className="flex flex-col gap-5 lg:sticky lg:top-24 lg:self-start">
          <Heading locale={locale} eyebrow={eyebrow} t={t} claim={claim} />
        </div>
        <ul className="figures results">
          {results.map(({ title, value, unit, text, chart }) => (
            <li key={title}>
              <h3 className="text-small font-semibold tracking-normal font-text text-muted">{title}</h3>
              <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
                <span className="result-figure font-display font-extrabold tracking-tight">{value}</span>
                <span className="font-semibold">{unit}</span>
              </p>
              <p className="mt-1 text-muted">
                <MarkedText marks={parseMarks(text)} />
              </p>
              {chart}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Two bands, before and after; at the documented growth of 100 %, the first has half the length of the second. */
function Growth({ t, growth }: { t: ServicesTexts['meta']['results']['growth']; growth: number }) {
  return (
    <div className="growth" role="img" aria-label={t.alt}>
      <span className="text-small text-muted">{t.before}</span>
      <Meter share={1 / (1 + Math.max(0, growth))} />
      <span className="text-small text-muted">{t.after}</span>
      <Meter share={1} />
    </div>
  );
}

/** The figures of one campaign: three counts compared by length, two shares, a price and a count. */
export function SpotifyResults({
  locale,
  eyebrow,
  t: unfilled,
  claim,
}: ResultsProps<ServicesTexts['spotify']['results']>) {
  const t = resultTexts(locale, unfilled, claim);
  const { text, value } = showcaseFigures(locale, claim);
  const lengths = [
    { key: 'spotify.showcase.streams', label: t.streams },
    { key: 'spotify.showcase.listeners', label: t.listeners },
    { key: 'spotify.showcase.saves', label: t.saves },
  ] as const;
  const shares = [
    { key: 'spotify.showcase.audioCompletion', label: t.completion },
    { key: 'spotify.showcase.videoClickRate', label: t.clicks },
  ] as const;
  const most = Math.max(1, ...lengths.map(({ key }) => value(key)));
  const tiles = [
    { key: 'spotify.showcase.costPerStream', label: t.cost },
    { key: 'spotify.showcase.playlists', label: t.playlists },
  ];
  return (
    <section id="results" className="section" aria-labelledby="results-title" data-content="showcases">
      <div className="page-width grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.5fr]">
        <div className="flex flex-col gap-5 lg:sticky lg:top-24 lg:self-start">
          <Heading locale={locale} eyebrow={eyebrow} t={t} claim={claim} />
        </div>
        <div className="figures flex flex-col">
          <ul className="flex flex-col">
            {lengths.map(({ key, label }, index) => (
              <li key={key} className="border-t border-line py-5">
                <Value text={text(key)} label={label} large={index === 0} />
                <Meter
                  share={value(key) / most}
                  {...(index === 0 && { label: t.alt })}
                  className={index === 0 ? 'mt-4' : 'mt-3'}
                />
              </li>
            ))}
          </ul>
          <ul className="grid gap-x-10 sm:grid-cols-2">
            {shares.map(({ key, label }) => (
              <li key={key} className="border-t border-line py-5">
                <Value text={text(key)} label={label} tile />
                <Meter share={value(key)} className="mt-3" />
              </li>
            ))}
            {tiles.map(({ key, label }) => (
              <li key={key} className="border-t border-line py-5">
                <Value text={text(key)} label={label} tile />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Value(props: { text: string; label: string; large?: boolean; tile?: boolean }) {
  return (
    <p className={props.tile ? '' : 'flex flex-wrap items-baseline gap-x-3'}>
      <span
        className={`font-display font-extrabold tracking-tight ${props.large ? 'stat-figure' : 'text-h3'}`}
      >
        {props.text}
      </span>
      <span className={`text-muted ${props.tile ? 'block' : ''}`}>{props.label}</span>
    </p>
  );
}

/** The heading, with the source of the figures. */
const Heading = ({ locale, eyebrow, t, claim }: ResultsProps<{ title: string; text: string }>) => (
  <>
    <SectionHeading id="results-title" eyebrow={eyebrow} title={t.title} />
    <p className="max-w-xl text-lead text-muted">
      <MarkedText marks={parseMarks(t.text)} />
    </p>
    <p className="text-small text-muted empty:hidden">
      <SourceLink source={claimSource(locale, claim)} />
    </p>
  </>
);

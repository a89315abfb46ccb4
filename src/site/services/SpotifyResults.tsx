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

interface SpotifyResultsProps {
  locale: Locale;
  eyebrow: string;
  t: ServicesTexts['spotify']['results'];
  claim: ShownClaim;
}

/** The figures of one campaign: three counts compared by length, two shares, a price and a count. */
export function SpotifyResults({ locale, eyebrow, t: unfilled, claim }: SpotifyResultsProps) {
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
          <SectionHeading id="results-title" eyebrow={eyebrow} title={t.title} />
          <p className="max-w-xl text-lead text-muted">
            <MarkedText marks={parseMarks(t.text)} />
          </p>
          <p className="text-small text-muted empty:hidden">
            <SourceLink source={claimSource(locale, claim)} />
          </p>
        </div>
        <div className="figures flex flex-col">
          <ul className="flex flex-col">
            {lengths.map(({ key, label }, index) => (
              <li key={key} className="border-t border-line py-5">
                <Value text={text(key)} label={label} large={index === 0} />
                <Meter
                  id={`length-${index}`}
                  share={value(key) / most}
                  {...(index === 0 && { label: t.alt })}
                  bars={60}
                  phase={0.7}
                  className={index === 0 ? 'mt-4 h-20' : 'mt-3 h-9'}
                />
              </li>
            ))}
          </ul>
          <ul className="grid gap-x-10 sm:grid-cols-2">
            {shares.map(({ key, label }, index) => (
              <li key={key} className="border-t border-line py-5">
                <Value text={text(key)} label={label} tile />
                <Meter
                  id={`share-${index}`}
                  share={value(key)}
                  bars={32}
                  phase={index + 2.2}
                  className="mt-3 h-9"
                />
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

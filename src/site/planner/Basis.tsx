import type { PlannerAnalysis } from '../../contracts/planner.ts';
import { dateFormat, fill, formatDate, formatPercent } from '../../i18n/format.ts';
import { Points } from './Points.tsx';
import type { Wording } from './texts.ts';

/** The names of the databases: some answer several questions. */
const databases = {
  listenbrainz: 'ListenBrainz',
  listenbrainz_artists: 'ListenBrainz',
  musicbrainz: 'MusicBrainz',
  musicbrainz_tags: 'MusicBrainz',
  wikidata: 'Wikidata',
} as const;

/** The basis of the figures: the announced share, the sources with their day and hour, and every point of the score. */
export function Basis({
  wording,
  analysis: { basis, best },
}: {
  wording: Wording;
  analysis: PlannerAnalysis;
}) {
  const { locale, t } = wording;
  const words = t.results;
  const names = [...new Set(basis.sources.map(({ name }) => databases[name]))];
  const fetchedAt = basis.fetchedAt === null ? undefined : Date.parse(basis.fetchedAt);
  const hour = dateFormat(locale, { hour: '2-digit', minute: '2-digit' });
  const announced = fill(words.announced, { share: formatPercent(locale, basis.coverage) });
  return (
    <section className="planner-basis" aria-labelledby="planner-basis">
      <h3 id="planner-basis" className="text-h4">
        {words.basis}
      </h3>
      <progress className="planner-coverage" max={1} value={basis.coverage} aria-label={announced} />
      <p className="planner-shares">
        <span>{fill(words.announcedShare, { share: formatPercent(locale, basis.coverage) })}</span>
        <span>{fill(words.notYetShare, { share: formatPercent(locale, 1 - basis.coverage) })}</span>
      </p>
      <p className="text-small text-muted">
        {basis.text}{' '}
        {fetchedAt !== undefined &&
          fill(words.fetched, { date: formatDate(locale, fetchedAt), time: hour.format(fetchedAt) })}{' '}
        {names.length > 0 && fill(words.sources, { names: names.join(', ') })}{' '}
        {basis.stale && <strong className="planner-stale">{words.stale}</strong>}
      </p>
      <Points wording={wording} best={best} />
    </section>
  );
}

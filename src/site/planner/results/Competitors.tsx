import type { PlannerAnalysis } from '../../../contracts/leads/planner.ts';
import { fill, formatDayOfMonth, formatNumber } from '../../../i18n/format.ts';
import type { Wording } from '../texts.ts';

/** The loudest announced releases of the Fridays, each with its record, and the number of those without a known genre. */
export function Competitors({
  wording: { locale, t },
  analysis: { competitors: all, basis, best },
  only,
  onAll,
}: {
  wording: Wording;
  analysis: PlannerAnalysis;
  /** The only Friday that is shown; `undefined`: all. */
  only: string | undefined;
  onAll: () => void;
}) {
  const words = t.results;
  const competitors = all.filter(({ friday }) => only === undefined || friday === only);
  return (
    <section className="planner-competitors" aria-labelledby="planner-competitors">
      <h3 id="planner-competitors" className="text-h3">
        {words.competitors}
      </h3>
      <p className="text-small text-muted">
        {all.length > 0 ? words.competitorsText : words.competitorsNone}
      </p>
      {only !== undefined && (
        <p className="planner-only">
          {competitors.length === 0 && fill(words.noneOn, { day: formatDayOfMonth(locale, only) })}
          <button type="button" className="link" onClick={onAll}>
            {words.showAll}
          </button>
        </p>
      )}
      <ul>
        {competitors.map(({ friday, artist, title, kind, releaseClass, label, url }) => (
          <li key={`${friday} ${artist} ${title}`}>
            <time dateTime={friday}>{formatDayOfMonth(locale, friday)}</time>
            <strong dir="auto">{artist}</strong>{' '}
            <span className="planner-class" data-class={releaseClass}>
              {words.classes[releaseClass]}
            </span>
            <p className="text-small text-muted">
              <bdi>{fill(words.title, { title })}</bdi>, {words.kinds[kind]}
              {label && (
                <>
                  , <bdi>{label}</bdi>
                </>
              )}
              {url && (
                <>
                  .{' '}
                  <a href={url} target="_blank" rel="noopener nofollow" className="link">
                    {words.record} <span className="sr-only">{fill(words.recordOf, { artist })}</span>
                    <span className="sr-only"> {t.contact.newTab}</span>
                  </a>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      {basis.withoutGenre > 0 && (
        <p className="text-small text-muted">
          {fill(words.withoutGenre, {
            day: formatDayOfMonth(locale, best.friday),
            count: formatNumber(locale, basis.withoutGenre),
          })}
        </p>
      )}
    </section>
  );
}

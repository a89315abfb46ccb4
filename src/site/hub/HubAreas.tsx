import type { GuideSummary } from '../../contracts/guide.ts';
import { onlyFigure, type ShownClaims } from '../../domain/claims/shown-claims.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { claimSource, exampleNote } from '../../i18n/claim-source.ts';
import { formatClaim } from '../../i18n/format-claim.ts';
import { formatFigure } from '../../i18n/format-figure.ts';
import { ExampleNote } from '../../ui/example-note.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { SourceLink } from '../../ui/source-link.tsx';
import { type Area, areas, barsOf } from './areas.ts';
import { hubTexts } from './texts.ts';

interface HubAreasProps {
  locale: Locale;
  guides: readonly GuideSummary[];
  claims: ShownClaims;
}

/** The four areas of expertise, each with its guides, and the agency's two reference figures. */
export function HubAreas({ locale, guides, claims }: HubAreasProps) {
  const { areas: t, benchmarks } = hubTexts(locale);
  const target = claims.of('return-target');
  const label = target?.ownWords?.[locale] ?? benchmarks.return;
  return (
    <section id="areas" className="section" aria-labelledby="areas-title">
      <div className="page-width">
        <div className="hub-areas-head">
          <SectionHeading id="areas-title" eyebrow={t.eyebrow} title={t.title} />
          <div>
            {target && (
              <ExampleNote note={exampleNote(locale, [{ claim: target, label }])} className="pb-4" />
            )}
            <dl className="hub-benchmarks">
              <div>
                <dt>{benchmarks.costPerView}</dt>
                <dd className="figures">{formatFigure(locale, 'youtube.costPerView')}</dd>
              </div>
              {target && (
                <div>
                  <dt>
                    <SourceLink source={claimSource(locale, target)}>{label}</SourceLink>
                  </dt>
                  <dd className="figures">{formatClaim(locale, onlyFigure(target), target.upwards)}</dd>
                </div>
              )}
            </dl>
            <p className="mt-3 text-small text-muted">{target ? benchmarks.note : benchmarks.averageNote}</p>
          </div>
        </div>
        <ul className="hub-areas">
          {areas.map((area) => (
            <li key={area} className="hub-area">
              <div>
                <h3 className="text-h3">{t[area].title}</h3>
                <p className="mt-2 text-muted">{t[area].text}</p>
                <ul aria-label={`${t.guides}, ${t[area].title}`} className="mt-3">
                  {guides
                    .filter(({ category }) => category === area)
                    .map(({ slug, name }) => (
                      <li key={slug}>
                        <a
                          href={localizePath(locale, `/${slug}`)}
                          className="link inline-flex min-h-11 items-center"
                        >
                          {name}
                        </a>
                      </li>
                    ))}
                </ul>
              </div>
              <figure>
                <AreaDrawing locale={locale} area={area} />
                <figcaption className="mt-3 text-small text-muted">{t[area].figure}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Width of the drawing of a bar. */
const WIDTH = 100;

/** Figures of an area as bars on one scale, each with its value. The caption says what they are. */
function AreaDrawing({ locale, area }: { locale: Locale; area: Area }) {
  return (
    <ul className="hub-bars figures" aria-hidden="true">
      {barsOf(area).map(({ key, span: [from, to] }) => (
        <li key={key}>
          <svg viewBox={`0 0 ${WIDTH} 1`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <path className="hub-bar-scale" d={`M0 0h${WIDTH}v1H0z`} />
            <path className="fill-signal" d={`M${shown(from)} 0H${shown(to)}v1H${shown(from)}z`} />
          </svg>
          {formatFigure(locale, key)}
        </li>
      ))}
    </ul>
  );
}

const shown = (place: number) => Math.round(place * WIDTH);

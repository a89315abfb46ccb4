import { figures } from '../../domain/benchmarks/figures.ts';
import { onlyFigure, type ShownClaim, type ShownClaims } from '../../domain/claims/shown-claims.ts';
import { parseMarks } from '../../domain/content/marks.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { type ClaimSource, claimSource } from '../../i18n/claim-source.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/format.ts';
import { formatClaim } from '../../i18n/format-claim.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { SourceLink } from '../../ui/source-link.tsx';
import { CampaignPicture } from './CampaignPicture.tsx';

interface AboutProps {
  locale: Locale;
  t: PageDictionary['home']['about'];
  claims: ShownClaims;
}

export function About({ locale, t, claims }: AboutProps) {
  const [first, last] = figures['agency.firstResults'].value;
  const days = figures['agency.minimumDays'].value;
  const stated = { first, last, days };
  const advantages = t.advantages.map((advantage) =>
    /\{(?:renewal|independent)\}/.test(advantage.title + advantage.text)
      ? claimedAdvantage(locale, advantage, t.clients, claims)
      : { title: fill(advantage.title, stated), text: fill(advantage.text, stated) },
  );
  return (
    <section id="about" className="section on-dark" aria-labelledby="about-title">
      <div className="page-width grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <div className="flex flex-col gap-6" data-content="company">
          <SectionHeading id="about-title" eyebrow={t.eyebrow} title={t.title} />
          <p className="max-w-xl text-lead text-muted">
            <MarkedText marks={parseMarks(t.text)} />
          </p>
          <CampaignPicture t={t.picture} days={days} />
        </div>
        <ol className="self-center" data-content="advantages">
          {advantages.map(({ title, text, source }: Advantage, index) => (
            <li key={title} className="grid grid-cols-[3.5rem_1fr] border-t border-line py-6 last:border-b">
              <span className="figures pt-0.5 font-display font-bold text-signal" aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-2 text-muted">
                  <MarkedText marks={parseMarks(text)} />
                  {source && (
                    <>
                      {' '}
                      <SourceLink source={source} />
                    </>
                  )}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

interface Advantage {
  title: string;
  text: string;
  source?: ClaimSource | undefined;
}

/** The advantage about the behaviour of clients: with both claims, with the one that may be shown, or without figures. */
function claimedAdvantage(
  locale: Locale,
  both: Pick<Advantage, 'title' | 'text'>,
  t: PageDictionary['home']['about']['clients'],
  claims: ShownClaims,
): Advantage {
  const [renewal, independent] = [claims.of('renewal'), claims.of('independent')];
  const written = (claim: ShownClaim | undefined) =>
    claim ? formatClaim(locale, onlyFigure(claim), claim.upwards) : '';
  const values = { renewal: written(renewal), independent: written(independent) };
  const { title, text } =
    renewal && independent ? both : renewal ? t.renewal : independent ? t.independent : t.neither;
  return {
    title: fill(title, values),
    text: fill(text, values),
    source: claimSource(locale, renewal?.basis ? renewal : independent),
  };
}

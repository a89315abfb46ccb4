import type { PagePictures } from '../../contracts/page-pictures.ts';
import { parseMarks } from '../../domain/content/marks.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { SiteTexts } from '../../i18n/site-texts.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';

interface TeamProps {
  locale: Locale;
  title: string;
  items: SiteTexts['team'];
  /** The pictures of the site, by id; a person whose picture is missing is shown without one. */
  pictures?: PagePictures | undefined;
}

/** The people of the agency. Renders nothing while nobody is published. */
export function Team({ locale, title, items, pictures = {} }: TeamProps) {
  if (items.length === 0) return null;
  return (
    <section id="team" className="section" aria-labelledby="team-title" data-content="team">
      <div className="page-width">
        <SectionHeading id="team-title" title={title} />
        <ul className="mt-10 grid gap-x-12 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {items.map(({ id, name, role, picture }) => {
            const found = pictures[picture];
            return (
              <li key={id} className="flex items-center gap-4 border-t border-line pt-5">
                {found && (
                  <div className="portrait">
                    <Picture
                      picture={found}
                      alt={found.decorative ? '' : (found.alt[locale] ?? '')}
                      sizes="56px"
                      cropped
                    />
                  </div>
                )}
                <p className="min-w-0 text-muted wrap-anywhere">
                  <bdi className="block font-display text-h4 font-bold text-ink">{name}</bdi>
                  {role}
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

interface CasesProps {
  t: SiteTexts['agency']['cases'];
  items: SiteTexts['cases'];
}

/** Campaigns of clients who permitted it: the result, and as large what fell short. Renders nothing while there is none. */
export function Cases({ t, items }: CasesProps) {
  if (items.length === 0) return null;
  return (
    <section id="cases" className="section bg-sunk" aria-labelledby="cases-title" data-content="cases">
      <div className="page-width">
        <SectionHeading id="cases-title" title={t.title} />
        <ul className="mt-10 grid gap-8 md:mt-14">
          {items.map(({ id, name, campaign, result, missed }) => (
            <li key={id} className="grid gap-x-12 gap-y-4 border-t-2 border-ink pt-6 lg:grid-cols-3">
              <div>
                <h3 className="text-h3 wrap-anywhere">{name}</h3>
                <p className="text-muted">{campaign}</p>
              </div>
              <p className="text-lead">
                <MarkedText marks={parseMarks(result)} />
              </p>
              <p className="border-l-3 border-signal pl-4 text-lead">
                <strong className="block text-small text-signal">{t.missed}</strong>
                <MarkedText marks={parseMarks(missed)} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import type { GuideSummary } from '../../contracts/guide.ts';
import type { Fee } from '../../domain/fee/fee.ts';
import { difficulties, guideCategories } from '../../domain/guide/guides.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { fill } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { FeeOfGuides } from './FeeOfGuides.tsx';
import { GuideRow } from './GuideRow.tsx';
import { emptyPlaces } from './library.ts';
import { guideTexts } from './texts.ts';
import { Way } from './Way.tsx';

/** The id of the form; the reset button outside the form refers to it. */
const FORM = 'guide-filters';

interface GuideLibraryProps {
  locale: Locale;
  fee: Fee;
  guides: readonly GuideSummary[];
}

/**
 * All guides, filtered by subject and level. guides.css filters by the checked radio buttons, without script; a script
 * only shows the number of guides left. Each combination without a guide has an item of its own, which the same rules
 * show.
 */
export function GuideLibrary({ locale, fee, guides }: GuideLibraryProps) {
  const texts = guideTexts[locale];
  const t = texts.library;
  const subjects = guideCategories.map((value) => [value, texts.categories[value]] as const);
  const levels = difficulties.map((value) => [value, texts.difficulties[value]] as const);
  return (
    <section id="guides" className="section" aria-labelledby="guides-title" data-library="">
      <div className="page-width">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <SectionHeading id="guides-title" eyebrow={t.eyebrow} title={t.title} />
          <a href={localizePath(locale, '/guides')} className="link inline-flex min-h-11 items-center">
            {t.order}
          </a>
        </div>
        {/* `dialog` without a dialog: Enter in a radio button sends no request. */}
        <form id={FORM} method="dialog" className="library-filters">
          <Choices name="category" legend={t.category} all={t.allCategories} options={subjects} />
          <Choices name="difficulty" legend={t.difficulty} all={t.allDifficulties} options={levels} />
        </form>
        <p
          role="status"
          className="figures min-h-[1.6em] mt-6 mb-4 text-muted"
          data-library-count=""
          data-texts={JSON.stringify(t.count)}
        />
        <FeeOfGuides locale={locale} fee={fee} />
        <ul className="library-list">
          {guides.map((guide) => (
            <li
              key={guide.slug}
              className="library-item guide-row"
              data-category={guide.category}
              data-difficulty={guide.difficulty}
            >
              <GuideRow locale={locale} guide={guide} figure />
            </li>
          ))}
          {emptyPlaces(guides).map(({ category, difficulty }) => (
            <li
              key={`${category} ${difficulty}`}
              className="library-empty"
              data-category={category}
              data-difficulty={difficulty}
            >
              <p className="text-h4 font-semibold">
                {fill(t.empty, {
                  category: texts.categories[category],
                  difficulty: texts.difficulties[difficulty],
                })}
              </p>
              <p className="text-muted">{t.emptyText}</p>
              <Button type="reset" form={FORM} tone="quiet">
                {t.reset}
              </Button>
            </li>
          ))}
        </ul>
        <div className="mt-8">
          <Way locale={locale} path="/planificateur-de-sortie" t={texts.planner} />
        </div>
      </div>
    </section>
  );
}

interface ChoicesProps {
  name: 'category' | 'difficulty';
  legend: string;
  all: string;
  options: readonly (readonly [value: string, label: string])[];
}

/** One criterion of the filter. Its first choice matches every guide. */
function Choices({ name, legend, all, options }: ChoicesProps) {
  return (
    <fieldset className="library-choices">
      <legend className="mb-2 text-small text-muted">{legend}</legend>
      {[['', all] as const, ...options].map(([value, label]) => (
        <label key={value} className="library-choice">
          <input type="radio" name={name} value={value} defaultChecked={value === ''} className="sr-only" />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

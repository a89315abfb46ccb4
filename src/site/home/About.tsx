import { figures } from '../../domain/benchmarks/figures.ts';
import { parseMarks } from '../../domain/content/marks.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/format.ts';
import { formatFigure } from '../../i18n/format-figure.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { CampaignPicture } from './CampaignPicture.tsx';

export function About({ locale, t }: { locale: Locale; t: PageDictionary['home']['about'] }) {
  const [first, last] = figures['agency.firstResults'].value;
  const days = figures['agency.minimumDays'].value;
  const stated = {
    first,
    last,
    days,
    renewal: formatFigure(locale, 'agency.renewal'),
    independent: formatFigure(locale, 'agency.independent'),
  };
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
          {t.advantages.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[3.5rem_1fr] border-t border-line py-6 last:border-b">
              <span className="figures pt-0.5 font-display font-bold text-signal" aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              <div>
                <h3 className="text-h4">{fill(title, stated)}</h3>
                <p className="mt-2 text-muted">
                  <MarkedText marks={parseMarks(fill(text, stated))} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

import { SectionHeading } from '../../ui/section-heading.tsx';
import type { ServiceTexts } from './texts.ts';

interface TrustProps {
  eyebrow: string;
  t: ServiceTexts['trust'];
}

/** The agency's guarantees, and a text about the results that it cannot guarantee. */
export function Trust({ eyebrow, t }: TrustProps) {
  return (
    <section id="trust" className="section on-dark" aria-labelledby="trust-title">
      <div className="page-width grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.25fr]">
        <div className="flex flex-col gap-6 lg:sticky lg:top-24 lg:self-start">
          <SectionHeading id="trust-title" eyebrow={eyebrow} title={t.title} />
          <p className="max-w-xl text-lead text-muted">{t.text}</p>
        </div>
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {t.claims.map(({ title, text }) => (
            <li key={title} className="border-t border-line py-6">
              <svg viewBox="0 0 22 16" className="h-4 w-[1.375rem]" aria-hidden="true">
                <rect className="platform-lit" x="0" y="9" width="4" height="7" rx="1.5" />
                <rect className="platform-lit" x="6" y="12" width="4" height="4" rx="1.5" />
                <rect className="platform-lit" x="12" y="5" width="4" height="11" rx="1.5" />
                <rect className="platform-lit" x="18" y="0" width="4" height="16" rx="1.5" />
              </svg>
              <h3 className="mt-4 text-h4">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

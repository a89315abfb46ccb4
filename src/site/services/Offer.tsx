import { SectionHeading } from '../../ui/section-heading.tsx';
import type { ServiceTexts } from './texts.ts';

interface OfferProps {
  eyebrow: string;
  t: ServiceTexts['offer'];
}

/** The agency's services on this platform: a row each, with name and description. */
export function Offer({ eyebrow, t }: OfferProps) {
  return (
    <section id="services" className="section" aria-labelledby="services-title">
      <div className="page-width">
        <SectionHeading id="services-title" eyebrow={eyebrow} title={t.title} />
        <ul className="mt-10 md:mt-14">
          {t.items.map(({ title, text }) => (
            <li key={title} className="offer-item">
              <h3 className="text-h4">{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

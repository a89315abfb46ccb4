import { SectionHeading } from '../../ui/section-heading.tsx';
import { type GlyphName, glyphShapes, offerGlyphs } from './glyphs.ts';
import type { Service } from './service.ts';
import type { ServiceTexts } from './texts.ts';

interface OfferProps {
  service: Service;
  eyebrow: string;
  t: ServiceTexts['offer'];
}

/** The agency's services on this platform, each with a drawing of its ad format. */
export function Offer({ service, eyebrow, t }: OfferProps) {
  const glyphs = offerGlyphs[service];
  return (
    <section id="services" className="section" aria-labelledby="services-title">
      <div className="page-width">
        <SectionHeading id="services-title" eyebrow={eyebrow} title={t.title} />
        <ul className="offer mt-10 md:mt-14">
          {t.items.map(({ title, text }, index) => (
            <li key={title} className="offer-item">
              <Glyph name={glyphs[index] ?? 'report'} />
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-2 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const looks = { frame: 'glyph-frame', rest: 'platform-rest', lit: 'platform-lit' };

function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg viewBox="0 0 64 40" className="h-10 w-16 shrink-0 lg:h-[3.75rem] lg:w-24" aria-hidden="true">
      {glyphShapes(name).map(([kind, x, y, width, height]) => (
        <rect
          key={`${x} ${y}`}
          className={looks[kind]}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={Math.min(kind === 'frame' ? 4 : 2, width / 2, height / 2)}
        />
      ))}
    </svg>
  );
}

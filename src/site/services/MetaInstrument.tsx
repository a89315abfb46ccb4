import type { ServicesTexts } from './texts.ts';

/** Ten placements: six on Facebook and four on Instagram, in the proportion of a running budget. */
const FRAMES = 10;
const FACEBOOK = 6;
/** The index of the artist's own placement. */
const YOURS = 6;

interface MetaInstrumentProps {
  t: ServicesTexts['meta']['instrument'];
  /** The two shares as formatted figures: `60 %`. */
  facebook: string;
  instagram: string;
}

/** A feed of ten upright placements, each a tenth of the budget; one of them is the artist's. */
export function MetaInstrument({ t, facebook, instagram }: MetaInstrumentProps) {
  return (
    <div className="feed" role="img" aria-label={t.alt}>
      <div className="feed-frames">
        {Array.from({ length: FRAMES }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place of a frame is its identity
          <span key={index} className={`feed-frame ${frameClass(index)}`}>
            {index === YOURS && <span className="feed-yours">{t.yours}</span>}
          </span>
        ))}
      </div>
      <p className="feed-split figures text-small">
        <span>Facebook {facebook}</span>
        <span>Instagram {instagram}</span>
      </p>
    </div>
  );
}

function frameClass(index: number): string {
  if (index === YOURS) return 'is-yours';
  return index < FACEBOOK ? 'is-facebook' : 'is-instagram';
}

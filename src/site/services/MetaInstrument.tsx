import type { ServicesTexts } from './texts.ts';

/** Five upright placements, each 9 × 16; the one in the middle is the artist's. */
const FRAMES = [0, 1, 2, 3, 4];
const YOURS = 2;

interface MetaInstrumentProps {
  t: ServicesTexts['meta']['instrument'];
}

/** A feed of upright placements, one of them the artist's. */
export function MetaInstrument({ t }: MetaInstrumentProps) {
  return (
    <div className="feed" role="img" aria-label={t.alt}>
      <div className="feed-frames">
        {FRAMES.map((index) => (
          <span key={index} className={index === YOURS ? 'feed-frame is-yours' : 'feed-frame'}>
            {index === YOURS && <span className="feed-yours">{t.yours}</span>}
          </span>
        ))}
      </div>
    </div>
  );
}

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
            {index === YOURS && (
              <>
                <Reel />
                <span className="feed-yours">{t.yours}</span>
              </>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}

/** A frame of a Reel: the sun over the sea of the example covers. */
const Reel = () => (
  <svg viewBox="0 0 90 160" preserveAspectRatio="xMidYMid slice" className="feed-reel" aria-hidden="true">
    <path d="M15 84a30 30 0 0 1 60 0z" />
    <path d="M22 90h46M27 98h36M33 106h24" className="feed-sea" />
  </svg>
);

import type { ServicesTexts } from './texts.ts';

/** A story is 9 × 16, a post of the feed 4 × 5; the Reel in the middle is the artist's. */
const FRAMES = ['story', 'post', 'yours', 'post', 'story'] as const;

interface MetaInstrumentProps {
  t: ServicesTexts['meta']['instrument'];
}

/** Placements of the platform in their sides, one of them the artist's. */
export function MetaInstrument({ t }: MetaInstrumentProps) {
  return (
    <div className="feed" role="img" aria-label={t.alt}>
      <div className="feed-frames">
        {FRAMES.map((kind, index) => (
          <span key={`${kind} ${String(index)}`} className={`feed-frame is-${kind}`}>
            {kind === 'yours' && <Reel />}
            <span className="feed-label">{t[kind]}</span>
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

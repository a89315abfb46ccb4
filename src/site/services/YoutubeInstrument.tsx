import type { ServicesTexts } from './texts.ts';

interface YoutubeInstrumentProps {
  t: ServicesTexts['youtube']['instrument'];
  /** The target watch time as text. */
  goal: string;
}

/** The first minute of a clip as a player's timeline, to scale: the skip button after 5 s, and the goal at 30 s. */
export function YoutubeInstrument({ t, goal }: YoutubeInstrumentProps) {
  return (
    <div className="timeline" role="img" aria-label={t.alt}>
      <div className="timeline-minute">
        <span className="timeline-forced" />
        <span className="timeline-kept" />
        <span className="timeline-rest" />
        <span className="timeline-skip">
          {t.skip}
          <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
            <path d="M2 2l6 4-6 4z" className="fill-current" />
            <rect x="8.5" y="2" width="1.8" height="8" className="fill-current" />
          </svg>
        </span>
        <span className="timeline-goal">
          <span className="block text-small">{t.goal}</span>
          <span className="figures block font-display text-h4 font-bold">{goal}</span>
        </span>
      </div>
      <p className="timeline-seconds figures text-small text-muted">
        {['0:00', '0:05', '0:30', '1:00'].map((time) => (
          <span key={time}>{time}</span>
        ))}
      </p>
    </div>
  );
}

import { Bars } from '../../ui/bars.tsx';
import { waveform } from '../../ui/waveform.ts';
import type { ServicesTexts } from './texts.ts';

/** One bar per second of a clip's first minute. */
const SECONDS = 60;
const SKIP_AFTER = 5;
/** `youtube.target.watchTime`: half of the minute that is shown. */
const GOAL = 30;
const texture = waveform(SECONDS, 1.1);

/** The shrinking audience: complete, then halved by the skip button, then slowly smaller. A diagram, not data. */
const heights = texture.map((wave, second) => {
  const fallen = 1 / (1 + Math.exp(-(second - SKIP_AFTER - 3) * 0.9));
  const audience = 1 - fallen * (0.42 + 0.0035 * second);
  return Math.round(audience * (0.66 + 0.34 * wave) * 1000) / 1000;
});

interface YoutubeInstrumentProps {
  t: ServicesTexts['youtube']['instrument'];
  /** The target watch time as text. */
  goal: string;
}

/** A player's timeline whose bars are the audience that is still watching. */
export function YoutubeInstrument({ t, goal }: YoutubeInstrumentProps) {
  return (
    <div className="player" role="img" aria-label={t.alt}>
      <div className="player-picture">
        {[0, 1].map((layer) => (
          <Bars
            key={layer}
            heights={heights.map((height, second) => (second % 2 === layer ? height : 0))}
            className="instrument-layer"
            barClassName={(second) => (second < GOAL ? 'platform-lit' : 'platform-rest')}
          />
        ))}
        <span className="player-skip">
          {t.skip}
          <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
            <path d="M2 2l6 4-6 4z" className="fill-current" />
            <rect x="8.5" y="2" width="1.8" height="8" className="fill-current" />
          </svg>
        </span>
        <span className="player-goal">
          <span className="block text-small">{t.goal}</span>
          <span className="figures block font-display text-h4 font-bold">{goal}</span>
        </span>
      </div>
      <div className="player-track" />
      <p className="flex justify-between gap-4 text-small text-muted">
        <span>{t.start}</span>
        <span>{t.end}</span>
      </p>
    </div>
  );
}

import { Bars } from '../../ui/bars.tsx';
import { waveform } from '../../ui/waveform.ts';
import type { ServicesTexts } from './texts.ts';

const before = waveform(34, 0.2);
const yours = waveform(20, 2.6).map((height) => Math.min(1, 0.34 + height * 0.72));
const after = waveform(34, 4.1);

/** Three waveforms in a row: the song before, the ad, the song after. */
export function SpotifyInstrument({ t }: { t: ServicesTexts['spotify']['instrument'] }) {
  return (
    <div className="airtime" role="img" aria-label={t.alt}>
      <Bars heights={before} className="airtime-wave fill-bar-rest" />
      <span className="airtime-yours">
        {[0, 1].map((layer) => (
          <Bars
            key={layer}
            heights={yours.map((height, index) => (index % 2 === layer ? height : 0))}
            className="instrument-layer platform-lit"
          />
        ))}
      </span>
      <Bars heights={after} className="airtime-wave fill-bar-rest" />
      <span className="airtime-label text-small text-muted">{t.before}</span>
      <span className="airtime-label is-yours figures text-small font-semibold">{t.yours}</span>
      <span className="airtime-label text-small text-muted">{t.after}</span>
    </div>
  );
}

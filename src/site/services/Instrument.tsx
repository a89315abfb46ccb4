import type { Locale } from '../../domain/locale/locale.ts';
import { formatFigure } from '../../i18n/format-figure.ts';
import { waveform } from '../../ui/waveform.ts';
import { MetaInstrument } from './MetaInstrument.tsx';
import { PlatformBars } from './PlatformBars.tsx';
import type { Service } from './service.ts';
import type { ServicesTexts } from './texts.ts';
import { YoutubeInstrument } from './YoutubeInstrument.tsx';

interface InstrumentProps {
  locale: Locale;
  service: Service;
  t: ServicesTexts;
}

/** The hero's picture of an ad on this platform. */
export function Instrument({ locale, service, t }: InstrumentProps) {
  if (service === 'spotify') return <SpotifyInstrument t={t.spotify.instrument} />;
  if (service === 'youtube')
    return (
      <YoutubeInstrument
        t={t.youtube.instrument}
        goal={`> ${formatFigure(locale, 'youtube.target.watchTime')}`}
      />
    );
  return (
    <MetaInstrument
      t={t.meta.instrument}
      facebook={formatFigure(locale, 'meta.split.facebook')}
      instagram={formatFigure(locale, 'meta.split.instagram')}
    />
  );
}

/** The songs have a lower level than the ad. */
const song = (phase: number) => waveform(38, phase).map((height) => height * 0.62);
const before = song(0.2);
const yours = waveform(24, 2.6).map((height) => Math.min(1, 0.34 + height * 0.72));
const after = song(4.1);

/** Three sounds in a row: the song before, the ad, the song after. */
function SpotifyInstrument({ t }: { t: ServicesTexts['spotify']['instrument'] }) {
  return (
    <div className="airtime" role="img" aria-label={t.alt}>
      <PlatformBars service="spotify" heights={before} className="fill-bar-rest" />
      <span className="airtime-yours">
        {[0, 1].map((layer) => (
          <PlatformBars
            key={layer}
            service="spotify"
            heights={yours.map((height, index) => (index % 2 === layer ? height : 0))}
            className="instrument-layer platform-lit"
          />
        ))}
      </span>
      <PlatformBars service="spotify" heights={after} className="fill-bar-rest" />
      <span className="airtime-label text-small text-muted">{t.before}</span>
      <span className="airtime-label is-yours figures text-small">
        <span className="block font-semibold">{t.yours}</span>
        <span className="block text-muted">{t.length}</span>
      </span>
      <span className="airtime-label text-small text-muted">{t.after}</span>
    </div>
  );
}

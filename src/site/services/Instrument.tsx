import type { Locale } from '../../domain/locale/locale.ts';
import { formatFigure } from '../../i18n/format-figure.ts';
import { MetaInstrument } from './MetaInstrument.tsx';
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
  return <MetaInstrument t={t.meta.instrument} />;
}

/** Three sounds in a row: the end of a song, the ad, the beginning of the next song. */
function SpotifyInstrument({ t }: { t: ServicesTexts['spotify']['instrument'] }) {
  return (
    <div className="airtime" role="img" aria-label={t.alt}>
      <span className="airtime-song" />
      <span className="airtime-yours" />
      <span className="airtime-song is-next" />
      <span className="airtime-label text-small text-muted">{t.before}</span>
      <span className="airtime-label is-yours figures text-small">
        <span className="block font-semibold">{t.yours}</span>
        <span className="block text-muted">{t.length}</span>
      </span>
      <span className="airtime-label text-small text-muted">{t.after}</span>
    </div>
  );
}

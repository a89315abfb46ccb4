import type { Locale } from '../../domain/locale/locale.ts';
import { formatFigure } from '../../i18n/format-figure.ts';
import { MetaInstrument } from './MetaInstrument.tsx';
import { SpotifyInstrument } from './SpotifyInstrument.tsx';
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

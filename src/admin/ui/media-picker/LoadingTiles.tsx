import { useLanguage } from '../../texts.ts';
import { Meter } from './Meter.tsx';

const places = Array.from({ length: 8 }, (_, place) => place);

/** Placeholders of tiles that are loading. */
export function LoadingTiles() {
  const { t } = useLanguage();
  return (
    <div role="status" aria-label={t.common.loading}>
      <span className="media-tiles" aria-hidden="true">
        {places.map((place) => (
          <span key={place} className="media-tile">
            <span className="media-tile-face">
              <span className="media-tile-none">
                <Meter />
              </span>
            </span>
            <span className="media-bar" />
            <span className="media-bar" data-short />
          </span>
        ))}
      </span>
    </div>
  );
}

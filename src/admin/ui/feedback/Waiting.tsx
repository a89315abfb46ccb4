import { useLanguage } from '../../texts.ts';

const heights = [10, 16, 24, 18, 12, 20, 8];

/** The loading sign of a section or of its rows. */
export function Waiting() {
  const { t } = useLanguage();
  return (
    <div className="admin-wait" role="status">
      <svg viewBox="0 0 62 24" width="62" height="24" aria-hidden="true">
        {heights.map((height, bar) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change
          <rect key={bar} x={bar * 9} y={24 - height} width="6" height={height} rx="2" />
        ))}
      </svg>
      <span className="admin-hidden">{t.common.loading}</span>
    </div>
  );
}

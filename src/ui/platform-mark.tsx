export type MarkedPlatform = 'youtube' | 'meta' | 'tiktok' | 'spotify';

/** Three bars in the platform's colours. The name is written in text, since we may not use the platform's logo. */
const marks: Record<MarkedPlatform, readonly [fill: string, height: number][]> = {
  youtube: [
    ['fill-youtube', 40],
    ['fill-youtube', 100],
    ['fill-youtube', 62],
  ],
  meta: [
    ['fill-meta', 78],
    ['fill-meta', 50],
    ['fill-meta', 100],
  ],
  tiktok: [
    ['fill-tiktok-cyan', 60],
    ['fill-tiktok', 100],
    ['fill-tiktok-cyan', 40],
  ],
  spotify: [
    ['fill-spotify', 100],
    ['fill-spotify', 70],
    ['fill-spotify', 44],
  ],
};

export function PlatformMark({
  platform,
  className = 'h-7 w-6',
}: {
  platform: MarkedPlatform;
  className?: string;
}) {
  return (
    <svg className={className} viewBox="0 0 24 28" aria-hidden="true" focusable="false">
      {marks[platform].map(([fill, height], index) => (
        <rect
          key={`${fill}-${height}`}
          className={fill}
          x={index * 9}
          y={28 - height * 0.28}
          width="6"
          height={height * 0.28}
          rx="1.5"
        />
      ))}
    </svg>
  );
}

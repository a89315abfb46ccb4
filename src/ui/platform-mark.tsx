export type MarkedPlatform = 'youtube' | 'meta' | 'tiktok' | 'spotify';

const fills: Record<MarkedPlatform, string> = {
  youtube: 'fill-youtube',
  meta: 'fill-meta',
  tiktok: 'fill-tiktok',
  spotify: 'fill-spotify',
};

/** A square in the platform's colour. The name is written in text, since we may not use the platform's logo. */
export function PlatformMark({ platform }: { platform: MarkedPlatform }) {
  return (
    <svg className="size-3 shrink-0" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      <rect className={fills[platform]} width="12" height="12" rx="3" />
    </svg>
  );
}

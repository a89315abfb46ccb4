import { Bars } from './bars.tsx';
import { FeedError } from './feed-error.tsx';
import { waveform } from './waveform.ts';

interface SkeletonsProps {
  /** The name of the awaited content, for screen readers and for browsers without script. */
  label: string;
  /** The error message, shown if the content never loads. */
  failed: string;
  /** The reason of that error, if there is one to show. */
  reason?: string;
  retry: string;
  count: number;
  /** The class of the grid, the same as for the awaited cards. */
  className: string;
  /** The class of a card, which sets its height. */
  card: string;
}

/** Unlit waveforms as placeholders for cards that are still loading (`browser/await-feeds.ts`). */
export function Skeletons({ label, failed, reason, retry, count, className, card }: SkeletonsProps) {
  return (
    <div data-awaited="">
      <noscript>
        <FeedError message={label} retry={retry} />
      </noscript>
      <div className={className} role="status" aria-label={label}>
        {Array.from({ length: count }, (_, index) => index * 0.9 + 0.3).map((phase) => (
          <div key={phase} className={`skeleton ${card} rounded-card border border-line p-6`}>
            <Bars heights={waveform(24, phase)} className="fill-bar-rest" />
          </div>
        ))}
      </div>
      <template>
        <FeedError message={failed} reason={reason} retry={retry} />
      </template>
    </div>
  );
}

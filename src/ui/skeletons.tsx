import { Bars } from './bars.tsx';
import { FeedError } from './feed-error.tsx';
import { waveform } from './waveform.ts';

interface SkeletonsProps {
  /** What is awaited, for a screen reader, and for whoever has no script that puts it in. */
  label: string;
  /** What is said when it never comes. */
  failed: string;
  /** Why it did not come, as far as the reader is told. */
  reason?: string;
  retry: string;
  count: number;
  /** The grid that the awaited cards will stand in. */
  className: string;
  /** Class of a card: its height. */
  card: string;
}

/** Waveforms at rest, in the places of cards that are still awaited (`browser/await-feeds.ts`). */
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

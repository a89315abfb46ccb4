import { Bars } from '../../ui/bars.tsx';
import { waveform } from '../../ui/waveform.ts';
import { minuteBars } from './minute-bars.ts';

/** All guides as one waveform: a bar for each minute of reading. The caption explains it. */
export function ReadingWave({ minutes }: { minutes: readonly number[] }) {
  const bars = minuteBars(minutes);
  const heights = waveform(bars.length, 1.1).map((height, index) => (bars[index] === undefined ? 0 : height));
  return (
    <Bars
      heights={heights}
      className="hub-wave"
      barClassName={(index) => ((bars[index] ?? 0) % 2 === 0 ? 'fill-signal' : 'hub-bar-other')}
    />
  );
}

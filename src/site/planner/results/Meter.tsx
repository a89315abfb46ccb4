import { CHANNEL_WIDTH, type MeteredFriday, segmentPath, segmentsOf } from './meter-path.ts';

interface MeterProps {
  friday: MeteredFriday;
  /** The number of releases at the top of the meter. */
  top: number;
  /** The name of the visitor's own segment, on the best Friday and on the chosen one. */
  you: string | undefined;
  /** Whether the segment is on the chosen Friday, which is not the recommended one. */
  isDashed: boolean;
}

/** The level meter of a Friday, with one segment per release. Hidden from screen readers: the table has the figures. */
export function Meter({ friday, top, you, isDashed }: MeterProps) {
  const { basis, totalRange } = friday;
  const above = basis === 'calendar' ? 0 : totalRange[1];
  return (
    <span className="planner-meter" aria-hidden="true">
      <svg
        width="100%"
        height="100%"
        viewBox={`0 0 ${CHANNEL_WIDTH} ${top}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {segmentsOf(friday, top).map((segments) => (
          <path
            key={`${segments.ink} ${segments.releaseClass}`}
            data-ink={segments.ink}
            data-class={segments.releaseClass}
            d={segmentPath(segments, top)}
          />
        ))}
      </svg>
      {you && (
        <span className="planner-place">
          <b className="planner-you" data-dashed={isDashed || undefined}>
            {you}
          </b>
          {/* The space below the segment. Its height is an attribute, because the server's page may have no style
              attribute. */}
          <svg width="0" height={`${(100 * above) / top}%`} aria-hidden="true" focusable="false" />
        </span>
      )}
    </span>
  );
}

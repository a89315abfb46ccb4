import { type Area, spansOf } from './areas.ts';

/** In units of the drawing: width of a bar, distance of two bars, number of bars per figure, width of a figure. */
const BAR = 4;
const PITCH = 7;
const BARS = 5;
const PLACE = BARS * PITCH + 8;
const HEIGHT = 84;

/** Figures of an area as small meters, to scale. The caption names them. */
export function AreaDrawing({ area }: { area: Area }) {
  const spans = spansOf(area);
  return (
    <svg
      viewBox={`0 0 ${spans.length * PLACE} ${HEIGHT}`}
      className="hub-drawing"
      preserveAspectRatio="xMinYMax"
      aria-hidden="true"
      focusable="false"
    >
      {spans.map(([from, to], figure) =>
        Array.from({ length: BARS }, (_, bar) => figure * PLACE + bar * PITCH).map((x) => (
          <g key={x}>
            <rect className="fill-bar-rest" x={x} y="0" width={BAR} height={HEIGHT} rx="2" />
            <rect
              className="fill-signal"
              x={x}
              y={(1 - to) * HEIGHT}
              width={BAR}
              height={(to - from) * HEIGHT}
              rx="2"
            />
          </g>
        )),
      )}
    </svg>
  );
}

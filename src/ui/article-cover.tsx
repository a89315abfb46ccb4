/** A figure as `figureOf` (`domain/article/own-figure.ts`) finds it in a text. */
interface CoverFigure {
  text: string;
  unit?: string | undefined;
  kind: 'money' | 'share' | 'change' | 'things' | 'number';
  count: number;
}

interface ArticleCoverProps {
  figure: CoverFigure | undefined;
  /** Shown on the cover of an article without a figure. */
  word: string;
}

/**
 * The cover of an article without a picture: the first figure of its own words, and what it says: an amount on a receipt, a
 * share as dots of a hundred, a change as two bars, things as as many discs. Hidden from screen readers, because the text beside it has the same words.
 */
export function ArticleCover({ figure, word }: ArticleCoverProps) {
  const kind = figure?.kind ?? 'word';
  return (
    <div className={`own-cover is-${kind} on-dark`} aria-hidden="true">
      {kind === 'share' && <Hundred lit={figure?.count ?? 0} />}
      {kind === 'change' && <Change to={figure?.count ?? 100} />}
      {kind === 'things' && <Discs count={figure?.count ?? 0} />}
      <span
        className="own-cover-figure figures"
        data-long={(figure?.text.length ?? 0) > (kind === 'share' || kind === 'change' ? 5 : 6) || undefined}
      >
        {figure ? <Words {...figure} /> : word}
      </span>
    </div>
  );
}

function Words({ text, unit }: CoverFigure) {
  return (
    <>
      {text}
      {unit && <span className="own-cover-unit"> {unit}</span>}
    </>
  );
}

/** Dots in rows of ten: the path `M5 5h90.1` is a row, dashed into ten dots. */
const rowOf = (row: number, dots: number) => `M5 ${row * 10 + 5}h${(dots - 1) * 10 + 0.1}`;

function Hundred({ lit }: { lit: number }) {
  const rows = Array.from({ length: 10 }, (_, row) => Math.min(10, Math.max(0, lit - row * 10)));
  return (
    <svg viewBox="0 0 100 100" className="own-cover-dots" aria-hidden="true">
      <path d={rows.map((_, row) => rowOf(row, 10)).join('')} />
      <path d={rows.flatMap((dots, row) => (dots > 0 ? rowOf(row, dots) : [])).join('')} />
    </svg>
  );
}

/** What was a hundred, and what it became, each with its number. */
function Change({ to }: { to: number }) {
  const unit = 84 / Math.max(100, to);
  return (
    <svg viewBox="0 0 100 100" className="own-cover-change" aria-hidden="true">
      {[100, to].map((value, index) => (
        <g key={value} transform={`translate(${6 + 48 * index})`}>
          <path d={`M0 84h40v${-Math.round(value * unit)}H0z`} />
          <text y="98">{value}</text>
        </g>
      ))}
    </svg>
  );
}

/** Discs on a circle, so that each overlaps its neighbours. */
function Discs({ count }: { count: number }) {
  const ring = count === 1 ? 0 : 24;
  const radius = count <= 3 ? 24 : Math.max(9, (ring * Math.PI) / count + 5);
  return (
    <svg viewBox="0 0 100 100" className="own-cover-discs" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => {
        const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
        const at = (part: number) => Math.round((50 + ring * part) * 10) / 10;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the discs have no other identity
          <circle key={index} cx={at(Math.cos(angle))} cy={at(Math.sin(angle))} r={Math.round(radius)} />
        );
      })}
    </svg>
  );
}

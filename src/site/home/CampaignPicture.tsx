import type { PageDictionary } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/format.ts';

interface CampaignPictureProps {
  t: PageDictionary['home']['about']['picture'];
  days: number;
}

/** The last day of the tests, and of selecting the best ads, in the plan of a first campaign; not measured data. */
const TEST_DAYS = 7;
const KEEP_DAYS = 14;
/** Width of a day, in units of the drawing. */
const DAY = 20;
const leftOf = (day: number) => day * DAY + 4;

/** The plan of a campaign, one bar a day; `days` is its length. Pale bars are tests that were stopped. */
export function CampaignPicture({ t, days }: CampaignPictureProps) {
  const phases = [
    [0, t.test],
    [TEST_DAYS, t.keep],
    [KEEP_DAYS, t.push],
  ] as const;
  const bars = Array.from({ length: days }, (_, day) => ({ day, ...plan(day, days) }));
  return (
    <figure className="mt-2 max-w-xl">
      <svg viewBox={`0 0 ${days * DAY} 180`} className="w-full" role="img" aria-label={fill(t.alt, { days })}>
        <path className="fill-bar-rest" d={outline(bars.filter(({ kept }) => !kept))} />
        <path className="fill-[url(#glow)]" d={outline(bars.filter(({ kept }) => kept))} />
        <path
          d={`M${TEST_DAYS * DAY} 6V180M${KEEP_DAYS * DAY} 6V180`}
          className="stroke-line"
          strokeDasharray="3 5"
        />
      </svg>
      {/* A separate SVG, so that these texts keep their size when the picture is scaled down. */}
      <svg className="h-7 w-full" aria-hidden="true" focusable="false">
        {phases.map(([day, name]) => (
          <text key={day} x={`${(100 * leftOf(day)) / (days * DAY)}%`} y="1.25rem" className="picture-label">
            {name}
          </text>
        ))}
      </svg>
      <figcaption className="figures flex justify-between text-small text-muted" aria-hidden="true">
        <span>{t.start}</span>
        <span>{fill(t.end, { days })}</span>
      </figcaption>
    </figure>
  );
}

const outline = (bars: { day: number; height: number }[]) =>
  bars
    .map(({ day, height }) => `M${leftOf(day)} 176v${3 - height}q0-3 3-3h6q3 0 3 3v${height - 3}z`)
    .join('');

function plan(day: number, days: number): { height: number; kept: boolean } {
  if (day < TEST_DAYS) return { height: 34 + ((day * 37) % 29), kept: day % 3 === 1 };
  if (day < KEEP_DAYS) return { height: 52 + (day - TEST_DAYS) * 5, kept: true };
  const rise = (day - KEEP_DAYS) / (days - KEEP_DAYS - 1);
  return { height: 84 + Math.round(86 * rise ** 0.8), kept: true };
}

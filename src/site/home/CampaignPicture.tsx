import type { PageDictionary } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/format.ts';

interface CampaignPictureProps {
  t: PageDictionary['home']['about']['picture'];
  days: number;
}

/** The last day of the tests, and of selecting the best ads, in the plan of a first campaign. */
const TEST_DAYS = 7;
const KEEP_DAYS = 14;
/** Width of a day, in units of the drawing. */
const DAY = 20;
const leftOf = (day: number) => day * DAY + 4;

/** Each ad of the plan as a line: its height in the drawing, and the day on which it is stopped; absent: it is kept. */
const ADS: readonly { y: number; stopped?: number }[] = [
  { y: 24, stopped: TEST_DAYS },
  { y: 54, stopped: KEEP_DAYS },
  { y: 92 },
  { y: 132, stopped: KEEP_DAYS },
  { y: 160, stopped: TEST_DAYS },
];
/** Half the width of the line of the kept ad on the last day: its budget rises. */
const WIDE = 26;

/** The plan of a campaign of `days` days, not measured data: ads start together, most are stopped, one gets the budget. */
export function CampaignPicture({ t, days }: CampaignPictureProps) {
  const phases = [
    [0, t.test],
    [TEST_DAYS, t.keep],
    [KEEP_DAYS, t.push],
  ] as const;
  const end = days * DAY;
  const stopped = ADS.flatMap(({ y, stopped }) =>
    stopped === undefined ? [] : [{ y, x: stopped * DAY - 8 }],
  );
  const kept = ADS.filter((ad) => ad.stopped === undefined);
  return (
    <figure className="mt-2 max-w-xl">
      <svg viewBox={`0 0 ${end} 184`} className="w-full" role="img" aria-label={fill(t.alt, { days })}>
        <path
          className="stroke text-muted"
          d={stopped.map(({ x, y }) => `M4 ${y}H${x}m-6-6 12 12m0-12-12 12`).join('')}
        />
        <path
          className="fill-[url(#glow)]"
          d={kept
            .map(
              ({ y }) =>
                `M4 ${y - 2}H${KEEP_DAYS * DAY}L${end} ${y - WIDE}v${2 * WIDE}L${KEEP_DAYS * DAY} ${y + 2}H4z`,
            )
            .join('')}
        />
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

import type { ReactNode } from 'react';
import { waveform } from '../../ui/waveform.ts';
import type { ServicesTexts } from './texts.ts';

/** The three mock-ups, each 400 × 300. They show no product's logo and no artist's name. */

type Mock = ServicesTexts['spotify']['examples']['mock'];

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A waveform that fills an area; the first `lit` bars from the left are lit. */
function Wave({ area, bars, phase, lit = bars }: { area: Area; bars: number; phase: number; lit?: number }) {
  const place = area.width / bars;
  return waveform(bars, phase).map((height, index) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: the position of a bar is its identity
      key={index}
      className={index < lit ? 'platform-lit' : 'platform-rest'}
      x={round(area.x + index * place + place * 0.2)}
      y={round(area.y + (area.height * (1 - height)) / 2)}
      width={round(place * 0.6)}
      height={round(area.height * height)}
      rx={round(Math.min(2.5, place * 0.3))}
    />
  ));
}

/** The cover of an invented single. */
function Cover({ area }: { area: Area }) {
  const { x, y, width } = area;
  const inner = { x: x + width * 0.12, y: y + width * 0.16, width: width * 0.76, height: width * 0.68 };
  return (
    <>
      <rect {...area} className="art-cover" rx={round(width * 0.06)} />
      <Wave area={inner} bars={11} phase={1.3} />
    </>
  );
}

function Pill({ x, y, width, text }: { x: number; y: number; width: number; text: string }) {
  return (
    <>
      <rect x={x} y={y} width={width} height="30" rx="15" className="platform-lit" />
      <text x={x + width / 2} y={y + 20} className="art-pill" textAnchor="middle">
        {text}
      </text>
    </>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

function Audio({ t }: { t: Mock }) {
  return (
    <>
      <Cover area={{ x: 28, y: 36, width: 132, height: 132 }} />
      <text x="182" y="62" className="art-small">
        {t.ad}
      </text>
      <text x="182" y="98" className="art-title">
        {t.track}
      </text>
      <text x="182" y="122" className="art-small">
        {t.artist}
      </text>
      <Pill x={182} y={138} width={112} text={t.listen} />
      <Wave area={{ x: 28, y: 196, width: 344, height: 72 }} bars={56} phase={2.6} lit={30} />
      <rect x="212" y="188" width="2" height="88" className="art-ink" />
    </>
  );
}

function Video({ t }: { t: Mock }) {
  return (
    <>
      <Wave area={{ x: 8, y: 70, width: 112, height: 160 }} bars={9} phase={0.4} lit={0} />
      <Wave area={{ x: 280, y: 70, width: 112, height: 160 }} bars={9} phase={3.9} lit={0} />
      <rect x="126" y="10" width="148" height="280" rx="22" className="art-phone" />
      <Wave area={{ x: 138, y: 44, width: 124, height: 150 }} bars={8} phase={5.3} />
      <text x="144" y="38" className="art-small">
        {t.ad}
      </text>
      <text x="200" y="220" className="art-title is-small" textAnchor="middle">
        {t.track}
      </text>
      <text x="200" y="238" className="art-small" textAnchor="middle">
        {t.artist}
      </text>
      <Pill x={146} y={248} width={108} text={t.listen} />
    </>
  );
}

function Display({ t }: { t: Mock }) {
  return (
    <>
      <rect x="16" y="52" width="244" height="168" rx="10" className="art-phone" />
      <Wave area={{ x: 30, y: 68, width: 216, height: 58 }} bars={30} phase={0.9} lit={0} />
      <rect x="26" y="142" width="224" height="68" rx="8" className="art-card" />
      <Cover area={{ x: 34, y: 150, width: 52, height: 52 }} />
      <text x="96" y="173" className="art-title is-tiny">
        {t.track}
      </text>
      <text x="96" y="192" className="art-small">
        {t.artist}
      </text>
      <Pill x={176} y={161} width={68} text={t.listen} />
      <rect x="280" y="20" width="104" height="260" rx="16" className="art-phone" />
      <rect x="288" y="56" width="88" height="172" rx="8" className="art-card" />
      <Cover area={{ x: 296, y: 64, width: 72, height: 72 }} />
      <text x="332" y="160" className="art-title is-tiny" textAnchor="middle">
        {t.track}
      </text>
      <text x="332" y="177" className="art-small" textAnchor="middle">
        {t.artist}
      </text>
      <Pill x={294} y={188} width={76} text={t.listen} />
      <text x="300" y="46" className="art-small">
        {t.ad}
      </text>
    </>
  );
}

export const exampleNames = ['audio', 'video', 'display'] as const;
export type ExampleName = (typeof exampleNames)[number];

const drawings: Record<ExampleName, (props: { t: Mock }) => ReactNode> = {
  audio: Audio,
  video: Video,
  display: Display,
};

/** The two formats of the third mock-up, each as the part (`viewBox`) of its drawing. */
export const displayFormats = ['0 36 276 200', '264 6 136 288'] as const;

/**
 * A part (`viewBox`) of a mock-up that is already on the page. It is hidden from screen readers: its parent is
 * labelled.
 */
export const ExamplePart = ({ name, part }: { name: ExampleName; part: string }) => (
  <svg viewBox={part} aria-hidden="true" focusable="false">
    <use href={`#art-${name}`} />
  </svg>
);

/** A mock-up. `again` shows the same drawing a second time without repeating its shapes. */
export function ExampleArt(props: { name: ExampleName; t: Mock; alt: string; again?: boolean }) {
  const { name, t, alt, again = false } = props;
  const Drawing = drawings[name];
  return (
    <svg viewBox="0 0 400 300" className="block w-full" role="img" aria-label={alt}>
      {again ? (
        <use href={`#art-${name}`} />
      ) : (
        <g id={`art-${name}`}>
          <rect width="400" height="300" className="art-ground" />
          <Drawing t={t} />
        </g>
      )}
    </svg>
  );
}

import type { ReactNode } from 'react';
import type { ServicesTexts } from './texts.ts';

/** The three mock-ups, each 400 × 300. They show no product's logo and no artist's name. */

type Mock = ServicesTexts['spotify']['examples']['mock'];

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The cover of an invented single: a sun over the sea. */
function Cover({ area }: { area: Area }) {
  const { x, y, width, height } = area;
  const sea = y + height * 0.62;
  return (
    <>
      <rect {...area} className="art-cover" rx={round(width * 0.06)} />
      <path
        d={`M${round(x + width * 0.22)} ${round(sea)}a${round(width * 0.28)} ${round(width * 0.28)} 0 0 1 ${round(width * 0.56)} 0z`}
        className="platform-lit"
      />
      {[0.68, 0.77, 0.86].map((at, index) => (
        <rect
          key={at}
          x={round(x + width * (0.22 + index * 0.07))}
          y={round(y + height * at)}
          width={round(width * (0.56 - index * 0.14))}
          height={round(height * 0.045)}
          className="platform-lit"
        />
      ))}
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
      <rect x="28" y="228" width="344" height="6" rx="3" className="platform-rest" />
      <rect x="28" y="228" width="185" height="6" rx="3" className="platform-lit" />
      <circle cx="213" cy="231" r="9" className="art-ink" />
    </>
  );
}

function Video({ t }: { t: Mock }) {
  return (
    <>
      <rect x="126" y="10" width="148" height="280" rx="22" className="art-phone" />
      <Cover area={{ x: 138, y: 50, width: 124, height: 144 }} />
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
      <path d="M30 78h150M30 96h216M30 114h186" className="art-lines" />
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

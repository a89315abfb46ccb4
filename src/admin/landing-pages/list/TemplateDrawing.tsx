import type { ReactNode } from 'react';
import type { LandingTemplate } from '../../../domain/landing/landing-page.ts';

/** The bars of the dial, one per day. */
const DAYS = 30;

/** The first screen of each template on a grid of 96 × 120; the classes give the colours. */
const drawings: Record<LandingTemplate, ReactNode> = {
  'music-artist': (
    <>
      <rect width="96" height="72" className="is-dark" />
      {[10, 22, 34, 46, 58, 70, 82].map((x, bar) => (
        <rect
          key={x}
          x={x}
          y={[34, 20, 28, 10, 24, 16, 38][bar]}
          width="6"
          height="72"
          className="is-soft"
          clipPath="inset(0 0 48px 0)"
        />
      ))}
      <rect y="72" width="96" height="48" className="is-paper" />
      <text
        x="48"
        y="84"
        textAnchor="middle"
        textLength="86"
        lengthAdjust="spacingAndGlyphs"
        className="is-name"
      >
        NOVA
      </text>
      <rect x="8" y="96" width="52" height="3" className="is-line" />
      <rect x="8" y="104" width="44" height="10" rx="2" className="is-act" />
    </>
  ),
  'album-release': (
    <>
      <rect width="96" height="120" className="is-room" />
      <circle cx="66" cy="34" r="25" className="is-dark" />
      <circle cx="66" cy="34" r="8" className="is-act" />
      <circle cx="66" cy="34" r="1.5" className="is-paper" />
      <rect width="62" height="62" y="3" className="is-sleeve" />
      <rect x="0" y="3" width="10" height="62" className="is-act" />
      <rect x="16" y="44" width="34" height="5" className="is-paper" />
      <rect x="16" y="53" width="22" height="3" className="is-paper" />
      {[76, 87, 98, 109].map((y) => (
        <g key={y}>
          <rect x="8" y={y + 7} width="80" height="0.75" className="is-hair" />
          <circle cx="12" cy={y + 1} r="2.500" className="is-act" />
          <rect x="19" y={y - 1} width="30" height="3.500" className="is-pale" />
          <rect x="74" y={y - 1} width="14" height="3.500" className="is-hair" />
        </g>
      ))}
    </>
  ),
  'music-event': (
    <>
      <rect width="96" height="120" className="is-act" />
      <path d="M8 0L60 78H20zM88 0L36 78h40z" className="is-beam" />
      <rect x="8" y="9" width="54" height="7" className="is-ink" />
      <text x="6" y="76" textLength="66" lengthAdjust="spacingAndGlyphs" className="is-day">
        13
      </text>
      <text x="80" y="76" transform="rotate(-90 80 76)" className="is-month">
        MARS
      </text>
      <rect y="79" width="96" height="2" className="is-ink" />
      <path d="M8 90h80v8a4 4 0 0 0 0 8v8H8v-8a4 4 0 0 0 0-8z" className="is-ink" />
      <rect x="17" y="98" width="34" height="4" className="is-act" />
      <path d="M66 91v22" className="is-tear" />
    </>
  ),
  'music-promotion': (
    <>
      <rect width="96" height="120" className="is-night" />
      {Array.from({ length: DAYS }, (_, day) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
          key={day}
          x="46.750"
          y="8"
          width="2.500"
          height="9"
          rx="1"
          transform={`rotate(${(360 / DAYS) * day} 48 48)`}
          className={day < 19 ? 'is-act' : 'is-unlit'}
        />
      ))}
      <circle cx="48" cy="48" r="26" className="is-soft" />
      <circle cx="60" cy="62" r="15" className="is-act" />
      <path d="M56.500 55.500v13l10-6.500z" className="is-night" />
      <rect x="14" y="98" width="68" height="6" className="is-paper" />
      <rect x="28" y="109" width="40" height="3" className="is-pale" />
    </>
  ),
};

/** A thumbnail drawing of a template. Each shows the central element of its template: a name, a sleeve, a date, a dial. */
export function TemplateDrawing({ template }: { template: LandingTemplate }) {
  return (
    <svg
      viewBox="0 0 96 120"
      className="template-drawing"
      data-template={template}
      aria-hidden="true"
      focusable="false"
      preserveAspectRatio="xMidYMid slice"
    >
      {drawings[template]}
    </svg>
  );
}

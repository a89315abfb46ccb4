const cross = 'M4 4l8 8M12 4l-8 8';
const check = 'M3.500 8.500l3 3 6-7';

/** Strokes on a 16 × 16 grid. A word with the same meaning is always beside the icon, or is the name of its button. */
const paths = {
  dead: cross,
  pending: 'M8 2.5a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11M8 5v3.250l2 1.250',
  not_configured: 'M4 8h8',
  delivered: check,
  none: 'M8 8h.01',
  person:
    'M8 8.250a2.750 2.750 0 1 0 0-5.500 2.750 2.750 0 0 0 0 5.500M2.750 13.500c.750-2.250 2.750-3.250 5.250-3.250s4.500 1 5.250 3.250',
  asc: 'M8 13V3M4.500 6.500L8 3l3.500 3.500',
  desc: 'M8 3v10M4.500 9.500L8 13l3.500-3.500',
  down: 'M4 6l4 4 4-4',
  up: 'M4 10l4-4 4 4',
  left: 'M10 3L5 8l5 5',
  right: 'M6 3l5 5-5 5',
  upload: 'M8 10.500V3M4.500 6L8 2.500 11.500 6M3 13.500h10',
  warning: 'M8 2.750L14 13H2zM8 6.500v3M8 11.250h.01',
  danger: 'M5.500 2.500h5L13.500 5.500v5L10.500 13.500h-5L2.500 10.500v-5zM8 5.250v3.500M8 10.750h.01',
  picture: 'M2.500 3.500h11v9h-11zM2.500 10.500l3-3 3 3 2-2 3 3M10.500 6h.01',
  remove: cross,
  trash: 'M3 4.500h10M6 4.500V3h4v1.500M4.500 4.500l.5 9h6l.5-9M7 7v4M9 7v4',
  restore: 'M3 8a5 5 0 1 1 1.500 3.500M3 4.500V8h3.500',
  done: check,
  objection: 'M8 2l5 2v4c0 3-2 5-5 6-3-1-5-3-5-6V4z',
  mail: 'M2.500 4h11v8.500h-11zM2.500 4.500L8 9l5.500-4.500',
  calendar: 'M2.500 4h11v9.500h-11zM2.500 7h11M5.500 2.500V4M10.500 2.500V4',
};

export function Glyph({ name }: { name: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="admin-icon admin-glyph">
      <path d={paths[name]} />
    </svg>
  );
}

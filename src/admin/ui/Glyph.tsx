/** Strokes on a grid of 16. A word with the same meaning is always beside the icon. */
const paths = {
  dead: 'M4 4l8 8M12 4l-8 8',
  pending: 'M8 2.5a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11M8 5v3.250l2 1.250',
  not_configured: 'M4 8h8',
  delivered: 'M3.500 8.500l3 3 6-7',
  none: 'M8 8h.01',
  person:
    'M8 8.250a2.750 2.750 0 1 0 0-5.500 2.750 2.750 0 0 0 0 5.500M2.750 13.500c.750-2.250 2.750-3.250 5.250-3.250s4.500 1 5.250 3.250',
  asc: 'M8 13V3M4.500 6.500L8 3l3.500 3.500',
  desc: 'M8 3v10M4.500 9.500L8 13l3.500-3.500',
  down: 'M4 6l4 4 4-4',
  up: 'M4 10l4-4 4 4',
  left: 'M10 3L5 8l5 5',
  right: 'M6 3l5 5-5 5',
};

export function Glyph({ name }: { name: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="admin-icon admin-glyph">
      <path d={paths[name]} />
    </svg>
  );
}

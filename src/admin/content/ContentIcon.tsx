/** Strokes on a grid of 16, beside a word or inside a button that has a name. */
const paths = {
  add: 'M8 3v10M3 8h10',
  bold: 'M5 3h3.750a2.400 2.400 0 0 1 0 4.800H5zM5 7.800h4.500a2.600 2.600 0 0 1 0 5.200H5z',
  break: 'M13 4v3.500a1.500 1.500 0 0 1-1.500 1.500H3.500M6.500 6l-3 3 3 3',
  desktop: 'M2 3.500h12v7.500H2zM8 11v2.500M5.500 13.500h5',
  down: 'M8 3v10M4 9l4 4 4-4',
  draft: 'M3 13l.750-3L10.500 3.250l2.250 2.250L6 12.250zM9 4.750L11.250 7',
  hidden:
    'M2 2l12 12M6.500 4a6 6 0 0 1 1.500-.200c3.500 0 5.500 3 6 4.200a9 9 0 0 1-1.700 2.300M4.500 5A8.500 8.500 0 0 0 2 8c.500 1.200 2.500 4.200 6 4.200a6 6 0 0 0 2.900-.700',
  history: 'M2.750 8a5.250 5.250 0 1 0 1.600-3.750L2.750 5.750M2.750 2.750v3h3M8 5.250V8.250l2 1.250',
  link: 'M6.500 9.500a2.500 2.500 0 0 0 3.500 0l2.500-2.500a2.500 2.500 0 0 0-3.500-3.500l-1 1M9.500 6.500a2.500 2.500 0 0 0-3.500 0L3.500 9a2.500 2.500 0 0 0 3.500 3.500l1-1',
  phone: 'M5 2h6v12H5zM7.500 12h1',
  redo: 'M12.500 6.500H7a3.500 3.500 0 0 0 0 7h2M10 4l2.500 2.500L10 9',
  remove: 'M3 4.500h10M6.500 4.500V3h3v1.500M4.500 4.500l.500 8.500h6l.500-8.500',
  reset: 'M3.500 8a4.500 4.500 0 1 0 1.500-3.350M3.500 3v3h3',
  saved: 'M3.500 8.500l3 3 6-7',
  shown:
    'M2 8c.500-1.200 2.500-4.200 6-4.200s5.500 3 6 4.200c-.500 1.200-2.500 4.200-6 4.200S2.500 9.200 2 8M8 6.250a1.750 1.750 0 1 0 0 3.500 1.750 1.750 0 0 0 0-3.500',
  tablet: 'M4 2h8v12H4zM7.500 12h1',
  undo: 'M3.500 6.500H9a3.500 3.500 0 0 1 0 7H7M6 4L3.500 6.500 6 9',
  up: 'M8 13V3M4 7l4-4 4 4',
  warning: 'M8 2.750l5.750 10.250H2.250zM8 6.500v3M8 11.250h.010',
};
export type ContentIconName = keyof typeof paths;

export function ContentIcon({ name }: { name: ContentIconName }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="admin-icon content-icon">
      <path d={paths[name]} />
    </svg>
  );
}

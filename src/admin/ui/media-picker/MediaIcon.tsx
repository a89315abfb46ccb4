/** Strokes on a grid of 16, each of a shape of its own beside its word. */
const paths = {
  upload: 'M8 10.500V3M4.500 6L8 2.500 11.500 6M3 13.500h10',
  warning: 'M8 2.750L14 13H2zM8 6.500v3M8 11.250h.01',
  danger: 'M5.500 2.500h5L13.500 5.500v5L10.500 13.500h-5L2.500 10.500v-5zM8 5.250v3.500M8 10.750h.01',
  picture: 'M2.500 3.500h11v9h-11zM2.500 10.500l3-3 3 3 2-2 3 3M10.500 6h.01',
  remove: 'M4 4l8 8M12 4l-8 8',
  trash: 'M3 4.500h10M6 4.500V3h4v1.500M4.500 4.500l.5 9h6l.5-9M7 7v4M9 7v4',
  restore: 'M3 8a5 5 0 1 1 1.500 3.500M3 4.500V8h3.500',
  done: 'M3.500 8.500l3 3 6-7',
};

export function MediaIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="admin-icon">
      <path d={paths[name]} />
    </svg>
  );
}

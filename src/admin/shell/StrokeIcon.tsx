/** An icon of one path, drawn in strokes on a grid of 24. It has no name: a text stands beside it. */
export function StrokeIcon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className="admin-icon">
      <path d={path} />
    </svg>
  );
}

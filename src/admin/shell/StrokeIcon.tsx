/** An icon of one stroked path on a 24 × 24 grid. It has no accessible name, since a text is beside it. */
export function StrokeIcon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className="admin-icon">
      <path d={path} />
    </svg>
  );
}

/** An animated progress meter, beside words with the same meaning. */
export function Meter() {
  return (
    <svg viewBox="0 0 18 16" width="18" height="16" aria-hidden="true" className="media-meter">
      <rect x="0" y="8" width="4" height="8" rx="1.5" />
      <rect x="7" y="0" width="4" height="16" rx="1.5" />
      <rect x="14" y="4" width="4" height="12" rx="1.5" />
    </svg>
  );
}

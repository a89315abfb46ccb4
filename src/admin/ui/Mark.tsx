/** A brand with more characters needs several lines in the rail. */
const LONG = 20;

/** The back office's version of the logo: three bars of a level meter and the brand name. */
export function Mark({ brand }: { brand: string }) {
  return (
    <span className="admin-mark" data-long={brand.length > LONG || undefined}>
      <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
        <rect x="0" y="6" width="4" height="8" rx="1.5" />
        <rect x="7" y="0" width="4" height="18" rx="1.5" />
        <rect x="14" y="4" width="4" height="10" rx="1.5" />
      </svg>
      <span className="admin-mark-name">{brand}</span>
    </span>
  );
}

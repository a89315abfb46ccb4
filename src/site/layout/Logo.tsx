/** From this length a brand needs several lines beside the menu button of a phone, where three lines fit. */
const LONG = 20;

/** Three bars of a level meter and the brand's name, in the display font. */
export function Logo({ brand }: { brand: string }) {
  const size = brand.length > LONG ? 'text-small leading-[1.15] sm:text-body' : 'text-h4';
  return (
    <span className={`inline-flex items-center gap-2.5 font-display font-extrabold tracking-tight ${size}`}>
      <svg viewBox="0 0 18 18" className="size-[1.125rem] shrink-0 fill-signal" aria-hidden="true">
        <rect x="0" y="6" width="4" height="8" rx="1.5" />
        <rect x="7" y="0" width="4" height="18" rx="1.5" />
        <rect x="14" y="4" width="4" height="10" rx="1.5" />
      </svg>
      {brand.length > LONG ? <span className="line-clamp-3">{brand}</span> : brand}
    </span>
  );
}

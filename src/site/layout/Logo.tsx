/** From this length a brand needs several lines beside the menu button of a phone, where three lines fit. */
const LONG = 20;

/** The brand's name alone, in the display font. */
export function Logo({ brand }: { brand: string }) {
  const size = brand.length > LONG ? 'text-small leading-[1.15] sm:text-body' : 'text-h4';
  return (
    <span className={`font-display font-extrabold tracking-tight ${size}`}>
      {brand.length > LONG ? <span className="line-clamp-3">{brand}</span> : brand}
    </span>
  );
}

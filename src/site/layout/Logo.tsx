/** Three bars of a level meter and the name, set in the display face. */
export function Logo({ brand }: { brand: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-h4 font-extrabold tracking-tight">
      <svg viewBox="0 0 18 18" className="size-[1.125rem] fill-signal" aria-hidden="true">
        <rect x="0" y="6" width="4" height="8" rx="1.5" />
        <rect x="7" y="0" width="4" height="18" rx="1.5" />
        <rect x="14" y="4" width="4" height="10" rx="1.5" />
      </svg>
      {brand}
    </span>
  );
}

interface SectionHeadingProps {
  /** The id that names the section for a screen reader. */
  id: string;
  eyebrow: string;
  title: string;
}

/** Four bars, a word and a title: how every section of the site begins. */
export function SectionHeading({ id, eyebrow, title }: SectionHeadingProps) {
  return (
    <div className="max-w-3xl">
      <p className="mb-4 flex items-center gap-3 text-small text-muted">
        <svg viewBox="0 0 18 10" className="h-2.5 w-[1.125rem] fill-current" aria-hidden="true">
          <rect x="0" y="3" width="2" height="7" />
          <rect x="5" y="0" width="2" height="10" />
          <rect x="10" y="5" width="2" height="5" />
          <rect x="15" y="2" width="2" height="8" />
        </svg>
        {eyebrow}
      </p>
      <h2 id={id} className="text-h2">
        {title}
      </h2>
    </div>
  );
}

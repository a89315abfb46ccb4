interface WithEmailProps {
  /** Holds `{email}` once, or not at all. */
  text: string;
  email: string;
}

/** A sentence whose `{email}` is a link. */
export function WithEmail({ text, email }: WithEmailProps) {
  const [before = '', after] = text.split('{email}');
  if (after === undefined) return before;
  return (
    <>
      {before}
      <a href={`mailto:${email}`} className="link wrap-anywhere">
        {email}
      </a>
      {after}
    </>
  );
}

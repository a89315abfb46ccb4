interface WithEmailProps {
  /** Contains `{email}` at most once. */
  text: string;
  email: string;
}

/** A text in which `{email}` is replaced by a link to the address. */
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

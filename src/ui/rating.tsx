/** A rating as its figure: `4 sur 5`, in each language with the figure first, in the display font. */
export function Rating({ text }: { text: string }) {
  const [figure, ...rest] = text.split(' ');
  return (
    <p className="figures text-small text-muted">
      <span className="font-display text-h3 font-extrabold text-ink">{figure}</span> {rest.join(' ')}
    </p>
  );
}

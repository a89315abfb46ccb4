/** A piece of a text with marks, as `domain/content/marks.ts` parses it. */
export type Mark =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'break' };

/** Shows a text with bold words, links and line breaks. React escapes all texts: no text ever becomes markup. */
export function MarkedText({ marks }: { marks: readonly Mark[] }) {
  return marks.map((mark, index) => {
    // The pieces of a text have no identity of their own, and never change their order.
    const key = `${index} ${mark.kind}`;
    if (mark.kind === 'break') return <br key={key} />;
    if (mark.kind === 'bold') return <strong key={key}>{mark.text}</strong>;
    if (mark.kind === 'text') return mark.text;
    return (
      <a key={key} href={mark.href} className="link">
        {mark.text}
      </a>
    );
  });
}

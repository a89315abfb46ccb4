interface ExampleNoteProps {
  /** The mark, and the sentence that names the invented part; absent: all data is real. */
  note: { mark: string; text: string } | undefined;
  className?: string;
}

/** The label at the head of an object that shows invented data. */
export function ExampleNote({ note, className = '' }: ExampleNoteProps) {
  if (!note) return null;
  return (
    <p
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted ${className}`}
      data-example=""
    >
      <span className="rounded-full border border-control-line px-3 py-0.5">{note.mark}</span>{' '}
      <span>{note.text}</span>
    </p>
  );
}

/** A key on a wide screen, beside the word of its button, which is what screen readers say. */
export const KeyCap = ({ on, children }: { on: boolean; children: string | number }) =>
  on && (
    <span className="monday-cap" aria-hidden="true">
      {children}
    </span>
  );

interface FeeNoteProps {
  /** The terms of the agency's fee. */
  terms: string;
  /** What the fee covers, and who invoices the advertising space. */
  detail: string;
  className: string;
}

/** The agency's fee beside the budgets of a page. */
export function FeeNote({ terms, detail, className }: FeeNoteProps) {
  return (
    <div className={className} data-fee="">
      <p className="font-semibold">{terms}</p>
      <p className="text-small text-muted">{detail}</p>
    </div>
  );
}

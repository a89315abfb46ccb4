interface ReportFactsProps {
  /** `note`: a line below the value; empty: none. */
  facts: readonly { label: string; value: string; note: string }[];
}

/** The large figures of a report. */
export const ReportFacts = ({ facts }: ReportFactsProps) => (
  <dl className="report-facts">
    {facts.map(({ label, value, note }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <strong>{value}</strong>
          {note && <span>{note}</span>}
        </dd>
      </div>
    ))}
  </dl>
);

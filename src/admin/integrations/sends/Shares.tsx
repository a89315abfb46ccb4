interface Share {
  label: string;
  value: string;
  /** From 0 to 1. */
  share: number;
}

/** Names with their values, each above a bar of its share. */
export function Shares({ shares }: { shares: readonly Share[] }) {
  return (
    <dl className="sends-shares">
      {shares.map(({ label, value, share }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="4" className="sends-rest" />
            <rect width={Math.max(1, share * 100)} height="4" />
          </svg>
        </div>
      ))}
    </dl>
  );
}

/** Strokes on a 24 × 24 grid; each kind has its own shape, so that it can be distinguished without colour. */
const paths = {
  blocks: 'M8.500 3.500h7l5 5v7l-5 5h-7l-5-5v-7zM12 8v5M12 16.250h.01',
  risky: 'M12 4l9 16H3zM12 10v4.500M12 17.250h.01',
  unknown:
    'M12 4l9 16H3zM10.250 12.250a1.750 1.750 0 1 1 2.600 1.500c-.6.350-.850.600-.850 1.250M12 17.500h.01',
  ok: 'M4.500 12.500l5 5L19.500 7',
};
export type Kind = keyof typeof paths;

/** Whether a heading beside it has the same meaning. */
export function StateIcon({ kind }: { kind: Kind }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      className="admin-icon go-live-icon"
      data-kind={kind}
    >
      <path d={paths[kind]} />
    </svg>
  );
}

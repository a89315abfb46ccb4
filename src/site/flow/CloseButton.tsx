/** The close button of a flow, in the corner of its header. */
export function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="flow-close" aria-label={label} onClick={() => onClick()}>
      <svg className="size-4" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path
          d="M3 3l10 10M13 3L3 13"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
    </button>
  );
}

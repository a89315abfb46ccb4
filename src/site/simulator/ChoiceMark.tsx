interface ChoiceMarkProps {
  /** One height per bar, from 0 to 1. */
  heights: readonly number[];
  /** The number of lit bars, from the left. */
  lit: number;
}

/** The mark of an answer: some bars of the brand's meter, in the size of a platform's mark. */
export function ChoiceMark({ heights, lit }: ChoiceMarkProps) {
  const place = 24 / heights.length;
  return (
    <svg className="h-7 w-6 flex-none" viewBox="0 0 24 28" aria-hidden="true" focusable="false">
      {heights.map((height, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the position of a bar is its identity
          key={index}
          className={index < lit ? 'simulator-fill-lit' : 'simulator-fill-rest'}
          x={index * place}
          y={28 - height * 28}
          width={place * 0.7}
          height={height * 28}
          rx="1.2"
        />
      ))}
    </svg>
  );
}

import { CountedFigure } from './counted-figure.tsx';

interface ClaimFigureProps {
  /** The counter that runs to the figure; absent: the figure is shown at rest. */
  counter: { target: number; suffix: string } | undefined;
  text: string;
}

/** A figure that counts up to its end, where a counter can write it. */
export const ClaimFigure = ({ counter, text }: ClaimFigureProps) =>
  counter ? <CountedFigure {...counter} /> : <span className="block">{text}</span>;

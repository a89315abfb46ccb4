import { type ReactNode, useState } from 'react';
import { useMoreBeside } from './use-more-beside.ts';
import './scroll-box.css';

interface ScrollBoxProps {
  label: string;
  /** It has so many rows that it scrolls down too, below its head. */
  tall?: boolean;
  children: ReactNode;
}

/** A wide table scrolls by itself, never the page: it says on which side there is more, and the arrow keys go there. */
export function ScrollBox({ label, tall = false, children }: ScrollBoxProps) {
  const [sides, setSides] = useState('');
  const box = useMoreBeside(setSides);
  return (
    <div className="scroll-box" data-more={sides} data-tall={tall || undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: a place that scrolls, not a group of fields */}
      <div
        ref={box}
        role="group"
        className="scroll-box-inside"
        aria-label={label}
        {...((tall || sides !== '') && { tabIndex: 0 })}
      >
        {children}
      </div>
    </div>
  );
}

import { type ReactNode, useState } from 'react';
import { useMoreBeside } from './use-more-beside.ts';
import './scroll-box.css';

interface ScrollBoxProps {
  label: string;
  /** Whether it also scrolls vertically, below its header, because it has many rows. */
  tall?: boolean;
  children: ReactNode;
}

/** A box in which a wide table scrolls, instead of the page. It marks the sides that have more columns; arrow keys scroll it. */
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

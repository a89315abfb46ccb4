import type { ReactNode } from 'react';
import { Typed } from '../fields/Typed.tsx';
import type { Upload } from './upload-queue.ts';

type Tone = 'danger' | 'warning';

/** The small picture or icon at the beginning of a line. */
export function LineFace({ tone, children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className="media-line-face" {...(tone && { 'data-tone': tone })}>
      {children}
    </span>
  );
}

interface LineTextProps {
  upload: Upload;
  tone?: Tone;
  /** How far the file is, below its name. */
  children: ReactNode;
}

export function LineText({ upload, tone, children }: LineTextProps) {
  return (
    <span className="media-line-text">
      <span className="media-line-name">
        <Typed>{upload.file.name}</Typed>
      </span>
      <span className="media-line-said" {...(tone && { 'data-tone': tone })}>
        {children}
      </span>
    </span>
  );
}

import { Box, Flex } from '@mantine/core';
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
  /** The state of the file, below its name. */
  children: ReactNode;
}

export function LineText({ upload, tone, children }: LineTextProps) {
  return (
    <Flex component="span" direction="column" gap={2}>
      <Box className="admin-truncated" component="span" fw={550} fz={14}>
        <Typed>{upload.file.name}</Typed>
      </Box>
      <span className="media-line-said" {...(tone && { 'data-tone': tone })}>
        {children}
      </span>
    </Flex>
  );
}

import { Button, Textarea } from '@mantine/core';
import { useRef } from 'react';
import { CUT, EXCERPT_MAX } from '../../../domain/review/excerpt.ts';
import { useLanguage } from '../../texts.ts';

interface ExcerptFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** The text of a review, of which the selected passage is cut. The server refuses any other change of its words. */
export function ExcerptField({ value, onChange, error }: ExcerptFieldProps) {
  const words = useLanguage().t.reports.decide;
  const field = useRef<HTMLTextAreaElement>(null);
  const cut = () => {
    const area = field.current;
    if (!area || area.selectionStart === area.selectionEnd) return area?.focus();
    const before = value.slice(0, area.selectionStart).trimEnd();
    const after = value.slice(area.selectionEnd).trimStart();
    onChange([before, CUT, after].filter(Boolean).join(' '));
    area.focus();
  };
  return (
    <div className="admin-stack">
      <Textarea
        ref={field}
        label={words.excerpt}
        description={words.excerptHint}
        autosize
        minRows={3}
        maxRows={12}
        dir="auto"
        required
        maxLength={EXCERPT_MAX}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        error={error}
        errorProps={{ role: 'alert' }}
      />
      <div className="admin-actions">
        <Button variant="default" onClick={cut}>
          {words.cut}
        </Button>
      </div>
    </div>
  );
}

import { Button, Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../texts.ts';
import { useCopy } from '../ui/use-copy.ts';

/** A new secret, with a copy button. It is shown only once. */
export function Secret({ label, secret }: { label: string; secret: string }) {
  const words = useLanguage().t.settings.secret;
  const { refused, copy } = useCopy(words.copied);
  const text = useRef<HTMLElement>(null);
  useEffect(() => {
    if (refused && text.current) getSelection()?.selectAllChildren(text.current);
  }, [refused]);
  return (
    <Stack className="settings-secret" gap={8} p="md" bg="var(--sunk)" bdrs={10}>
      <p>{label}</p>
      <p className="admin-actions">
        <code ref={text}>{secret}</code>
        <Button variant="default" size="xs" onClick={() => void copy(secret)}>
          {words.copy}
        </Button>
      </p>
      {refused && <p role="alert">{words.refused}</p>}
      <p className="admin-muted">{words.once}</p>
    </Stack>
  );
}

import { Button, Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { ScrollBox } from '../ui/ScrollBox.tsx';
import { useCopy } from '../ui/use-copy.ts';

/** The code for the blog, and where to paste it. It contains the secret, and is shown only once. */
export function HookCode({ code, address }: { code: string; address: string }) {
  const words = useLanguage().t.wordpress.hook;
  const { refused, copy } = useCopy(words.copied);
  const text = useRef<HTMLPreElement>(null);
  useEffect(() => {
    if (refused && text.current) getSelection()?.selectAllChildren(text.current);
  }, [refused]);
  return (
    <Stack className="wordpress-code" gap="sm">
      <p role="status">{words.once}</p>
      <p>{words.where}</p>
      <ScrollBox label={words.code}>
        <pre ref={text} translate="no">
          <code>{code}</code>
        </pre>
      </ScrollBox>
      <div className="admin-actions">
        <Button onClick={() => void copy(code)}>{words.copy}</Button>
      </div>
      {refused && <p role="alert">{words.refused}</p>}
      <p className="admin-muted">{fill(words.other, { address })}</p>
    </Stack>
  );
}

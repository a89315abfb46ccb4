import { Button, CopyButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../texts.ts';

/** The new recovery codes. They are shown only once: the server stores no readable copy. */
export function RecoveryCodeList({ codes, done }: { codes: readonly string[]; done: () => void }) {
  const { t } = useLanguage();
  const words = t.secondFactor.codes;
  const title = useRef<HTMLHeadingElement>(null);
  // The focused form was removed: the focus moves to the title, so that a screen reader continues there.
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h3 ref={title} tabIndex={-1}>
        {words.title}
      </h3>
      <p>{words.text}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="admin-actions">
        <CopyButton value={codes.join('\n')} timeout={3000}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? words.copied : words.copy}
            </Button>
          )}
        </CopyButton>
        <Button onClick={done}>{words.done}</Button>
      </div>
    </>
  );
}

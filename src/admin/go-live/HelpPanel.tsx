import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../texts.ts';
import { useCopy } from '../ui/use-copy.ts';

interface HelpPanelProps {
  text: string;
  command: string;
  /** The id of the point's title. */
  labelledBy: string;
}

/** The help for a point that is settled on the server, with the command to copy. */
export function HelpPanel({ text, command, labelledBy }: HelpPanelProps) {
  const words = useLanguage().t.goLive;
  const { refused, copy } = useCopy(words.copied);
  const code = useRef<HTMLElement>(null);
  useEffect(() => {
    if (refused && code.current) getSelection()?.selectAllChildren(code.current);
  }, [refused]);
  return (
    <section className="go-live-help" aria-labelledby={labelledBy}>
      <p>{text}</p>
      <div className="go-live-command">
        <code ref={code}>{command}</code>
        <Button variant="default" size="xs" onClick={() => void copy(command)}>
          {words.copy}
        </Button>
      </div>
      {refused && <p role="alert">{words.copyRefused}</p>}
    </section>
  );
}

import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useSettingsTexts } from './settings-texts.ts';

/** Something secret that is shown this once, to be copied. */
export function Secret({ label, secret }: { label: string; secret: string }) {
  const words = useSettingsTexts().secret;
  const clipboard = useClipboard({ timeout: 3000 });
  return (
    <div className="settings-secret">
      <p>{label}</p>
      <p className="admin-actions">
        <code>{secret}</code>
        <Button variant="default" size="xs" onClick={() => clipboard.copy(secret)}>
          {clipboard.copied ? words.copied : words.copy}
        </Button>
      </p>
      <p className="admin-muted">{words.once}</p>
    </div>
  );
}

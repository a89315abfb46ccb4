import { Alert, Button } from '@mantine/core';
import { useLanguage } from '../texts.ts';

interface ConflictNoticeProps {
  keepMine: () => void;
  takeTheirs: () => void;
}

/** Somebody else saved meanwhile: what was typed is all there, and whoever typed it decides. */
export function ConflictNotice({ keepMine, takeTheirs }: ConflictNoticeProps) {
  const { t } = useLanguage();
  const words = t.integrations.conflict;
  return (
    <Alert role="alert" title={words.title}>
      <div className="admin-stack">
        <p>{words.text}</p>
        <div className="admin-actions">
          <Button variant="default" onClick={keepMine}>
            {words.keepMine}
          </Button>
          <Button variant="default" onClick={takeTheirs}>
            {words.takeTheirs}
          </Button>
        </div>
      </div>
    </Alert>
  );
}

import { Alert, Button } from '@mantine/core';
import { useLanguage } from '../texts.ts';
import { differences } from './content-paths.ts';
import type { LandingEditor } from './use-landing-editor.ts';
import { useWritten } from './use-written.ts';

/** Two editors of one page: both values side by side, and the decision with which to go on. */
export function ConflictBox({ editor }: { editor: LandingEditor }) {
  const { t } = useLanguage();
  const words = t.landing.conflict;
  const { nameOf, written } = useWritten();
  const { draft, store } = editor;
  const { theirs } = draft;
  if (!theirs) return null;
  const shown = differences(draft.draft, theirs.draft);
  return (
    <Alert variant="default" role="alert" title={words.title} className="landing-conflict">
      <p>{words.text}</p>
      <div className="landing-sides">
        {shown.map((path) => (
          <section key={path} aria-label={nameOf(path)}>
            <h3>{nameOf(path)}</h3>
            <dl>
              <div>
                <dt>{words.mine}</dt>
                <dd>{written(draft.draft, path)}</dd>
              </div>
              <div>
                <dt>{words.theirs}</dt>
                <dd>{written(theirs.draft, path)}</dd>
              </div>
            </dl>
          </section>
        ))}
      </div>
      <div className="admin-actions">
        <Button variant="default" onClick={store.keepMine}>
          {words.keepMine}
        </Button>
        <Button variant="default" onClick={store.takeTheirs}>
          {words.takeTheirs}
        </Button>
      </div>
    </Alert>
  );
}

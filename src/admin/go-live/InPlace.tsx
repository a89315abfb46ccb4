import { ProvePath, TryRestore } from './Attempt.tsx';
import { DownloadBackup } from './DownloadBackup.tsx';
import { MoveSite } from './MoveSite.tsx';
import { RemoveDemo } from './RemoveDemo.tsx';

const panels = {
  address: MoveSite,
  demo: RemoveDemo,
  backup: DownloadBackup,
  restore: TryRestore,
  path: ProvePath,
};

/** The panel of a point that is fixed on this page. */
export function InPlace({ kind, close }: { kind: keyof typeof panels; close: () => void }) {
  const Panel = panels[kind];
  return <Panel close={close} />;
}

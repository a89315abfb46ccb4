import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callForBody } from '../api/call-api.ts';
import { goLiveQuery } from '../api/go-live.ts';
import { useAccount } from '../api/use-account.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { OwnerProof } from '../ui/fields/OwnerProof.tsx';
import { datedName, saveFile } from '../ui/save-file.ts';
import { factorQuery } from './factor-query.ts';

/** The form that creates and downloads a backup. It asks for the password, because a backup contains the data of every person. */
export function DownloadBackup({ close }: { close: () => void }) {
  const { t } = useLanguage();
  const words = t.goLive.backup;
  const queries = useQueryClient();
  const account = useAccount().data;
  const { data, error, refetch } = useQuery(factorQuery);
  if (error) return <Failed error={error} retry={refetch} />;
  if (!data || !account) return <Waiting />;
  return (
    <div className="go-live-help">
      <OwnerProof
        email={account.email}
        text={words.text}
        action={words.action}
        passwordOnly={!data.on}
        act={async ({ password, code }) => {
          const body = { password, ...(data.on && { code }) };
          const file = await (await callForBody('POST /backup', { body })).blob();
          saveFile(file, datedName(t.goLive.checks.backup.title, 'sqlite'));
          toastDone(words.done);
          close();
          await queries.invalidateQueries({ queryKey: goLiveQuery.queryKey });
        }}
        leave={close}
      />
    </div>
  );
}

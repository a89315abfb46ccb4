import { useQuery } from '@tanstack/react-query';
import { mondayQuery } from '../api/monday.ts';
import { useAccount } from '../api/use-account.ts';
import { useLanguage } from '../texts.ts';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Run } from './Run.tsx';
import './monday.css';

/** What waits for the account, one thing at a time, settled by keyboard or touch. */
export function MondaySection() {
  const { t } = useLanguage();
  const account = useAccount().data;
  const { data, error, refetch } = useQuery(mondayQuery);
  if (data && account)
    return <Run key={`${account.id} ${data.nextMonday}`} monday={data} account={account} />;
  return (
    <>
      <Heading>{t.sections.monday}</Heading>
      {error ? <Failed error={error} retry={refetch} /> : <Waiting />}
    </>
  );
}

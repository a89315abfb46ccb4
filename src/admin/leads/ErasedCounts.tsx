import { Button } from '@mantine/core';
import type { PersonCounts } from '../../contracts/person.ts';
import { useLanguage } from '../texts.ts';
import { PersonFacts } from './PersonFacts.tsx';

/** The numbers of deleted records: the proof for the person whose data was erased. */
export function ErasedCounts({ counts, close }: { counts: PersonCounts; close: () => void }) {
  const { t } = useLanguage();
  return (
    <div className="admin-stack" role="status">
      <PersonFacts counts={counts} />
      <div>
        <Button variant="default" onClick={close}>
          {t.common.close}
        </Button>
      </div>
    </div>
  );
}

import { Button } from '@mantine/core';
import type { ErasureAnswer } from '../../contracts/person.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Facts } from '../ui/Facts.tsx';

/** The numbers of deleted records: the proof for the person whose data was erased. */
export function ErasedCounts({ counts, close }: { counts: ErasureAnswer; close: () => void }) {
  const { locale, t } = useLanguage();
  const words = t.leads.person;
  return (
    <div className="admin-stack" role="status">
      {Object.values(counts).every((count) => count === 0) ? (
        <p>{words.nothing}</p>
      ) : (
        <Facts
          facts={(['leads', 'reviews', 'campaigns', 'consents'] as const).map((what) => ({
            label: words[what],
            value: formatNumber(locale, counts[what]),
          }))}
        />
      )}
      <div>
        <Button variant="default" onClick={close}>
          {t.common.close}
        </Button>
      </div>
    </div>
  );
}

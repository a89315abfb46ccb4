import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { type Platform, platforms } from '../../domain/simulator/inputs.ts';
import { useLanguage } from '../texts.ts';
import { type CampaignFilter, type ChangeFilter, isNarrowed } from './filter.ts';

/** Long enough to type a word, short enough to seem at once. */
const TYPING_MS = 250;

interface FilterBarProps {
  filter: CampaignFilter;
  change: ChangeFilter;
}

/** What the list is narrowed to, beside the status. Typing replaces the address: Back leaves the search at once. */
export function FilterBar({ filter, change }: FilterBarProps) {
  const { t } = useLanguage();
  const q = filter.q ?? '';
  const [typed, setTyped] = useState(q);
  const asked = useRef(q);
  const search = useDebouncedCallback((text: string) => {
    asked.current = text.trim();
    change({ q: asked.current || undefined }, true);
  }, TYPING_MS);
  // Another address (Back, a cleared filter) shows in the field; the one that the field itself asked for changes nothing.
  useEffect(() => {
    if (q !== asked.current) setTyped(q);
    asked.current = q;
  }, [q]);
  return (
    <div className="campaigns-filter">
      <TextInput
        type="search"
        aria-label={t.campaigns.filter.search}
        placeholder={t.campaigns.filter.search}
        maxLength={120}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          search(currentTarget.value);
        }}
      />
      <NativeSelect
        aria-label={t.campaigns.filter.platform}
        value={filter.platform ?? ''}
        data={[
          { value: '', label: t.campaigns.filter.allPlatforms },
          ...platforms.map((value) => ({ value, label: t.leads.platforms[value] })),
        ]}
        onChange={({ currentTarget }) =>
          change({ platform: (currentTarget.value || undefined) as Platform | undefined })
        }
      />
      <Button
        variant="default"
        className="campaigns-judged"
        aria-pressed={filter.judged === 'yes'}
        onClick={() => change({ judged: filter.judged ? undefined : 'yes' })}
      >
        {t.campaigns.filter.judged}
      </Button>
      {isNarrowed(filter) && (
        <Button
          variant="subtle"
          onClick={() => change({ q: undefined, status: undefined, platform: undefined, judged: undefined })}
        >
          {t.campaigns.filter.clear}
        </Button>
      )}
    </div>
  );
}

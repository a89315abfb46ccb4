import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AddressList } from '../../../contracts/site-addresses.ts';
import { fill } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { AskDialog } from '../../ui/feedback/AskDialog.tsx';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { Records } from '../../ui/list/Records.tsx';
import { Moment } from '../../ui/time/Moment.tsx';

interface FormerAddressesProps {
  former: AddressList['former'];
  add: () => void;
}

/** The addresses that lead to a page of the site, the newest first. */
export function FormerAddresses({ former, add }: FormerAddressesProps) {
  const { t } = useLanguage();
  const words = t.addresses.former;
  const client = useQueryClient();
  const [asked, setAsked] = useState<string>();
  const remove = useMutation({
    mutationFn: (path: string) => callApi('DELETE /content/addresses', { query: { path } }),
    onSuccess: () => {
      setAsked(undefined);
      toastDone(words.removed);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['content'] }),
  });
  return (
    <section aria-labelledby="addresses-former">
      <div className="addresses-head">
        <h2 id="addresses-former">{words.title}</h2>
        <Button variant="default" onClick={add}>
          {words.add}
        </Button>
      </div>
      <p className="admin-muted">{former.length === 0 ? words.none : words.text}</p>
      {former.length > 0 && (
        <Records
          label={words.title}
          className="addresses-records"
          list={{ rows: former, idOf: ({ path }) => path }}
          folds={[
            ['since', 'target'],
            ['target', 'path'],
          ]}
          columns={[
            {
              key: 'path',
              label: words.columns.path,
              width: 'contact',
              card: 'title',
              cell: ({ path }) => <span className="admin-breaks">{path}</span>,
            },
            {
              key: 'target',
              label: words.columns.target,
              width: 'contact',
              card: 'fact',
              cell: ({ target, leadsTo }) => (
                <span className="admin-breaks">
                  {target === leadsTo ? target : fill(words.through, { target, end: leadsTo })}
                </span>
              ),
            },
            {
              key: 'since',
              label: words.columns.since,
              width: 'date',
              card: 'fact',
              cell: ({ at }) => <Moment at={at} />,
            },
            {
              key: 'actions',
              label: words.columns.actions,
              width: 'word',
              card: 'foot',
              cell: ({ path }) => (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={fill(words.remove, { path })}
                  onClick={() => setAsked(path)}
                >
                  {words.removeShort}
                </Button>
              ),
            },
          ]}
        />
      )}
      <AskDialog
        opened={asked !== undefined}
        title={fill(words.remove, { path: asked ?? '' })}
        question={fill(words.ask, { path: asked ?? '' })}
        confirm={words.removeShort}
        busy={remove.isPending}
        failure={remove.error && <CallFailure error={remove.error} />}
        answer={() => asked !== undefined && remove.mutate(asked)}
        cancel={() => setAsked(undefined)}
      />
    </section>
  );
}

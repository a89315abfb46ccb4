import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ListedGuide } from '../../../contracts/site-addresses.ts';
import { fill } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone, toastFailure } from '../../toast.ts';
import { Typed } from '../../ui/fields/Typed.tsx';
import { code, listed } from '../../ui/language-words.ts';
import { Records } from '../../ui/list/Records.tsx';
import type { Asked } from './asked.ts';

interface GuideRowsProps {
  guides: readonly ListedGuide[];
  nameOf: (guide: ListedGuide) => string;
  ask: (asked: Asked) => void;
}

/** The guides in reading order: name, address, state, and what can be done with each. */
export function GuideRows({ guides, nameOf, ask }: GuideRowsProps) {
  const { locale, t } = useLanguage();
  const words = t.addresses;
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: (slug: string) => callApi('DELETE /content/addresses', { query: { path: `/${slug}` } }),
    onSuccess: () => toastDone(words.withdraw.restored),
    onError: (error) => toastFailure(messageOf(error, t)),
    onSettled: () => client.invalidateQueries({ queryKey: ['content'] }),
  });
  const stateOf = ({ target, online }: ListedGuide): string => {
    if (target !== null) return fill(words.state.withdrawn, { target });
    if (online.length === 0) return words.state.draft;
    return fill(words.state.online, { languages: listed(locale, online.map(code)) });
  };
  return (
    <section aria-labelledby="addresses-guides">
      <h2 id="addresses-guides">{words.guides}</h2>
      <p className="admin-muted">{words.order}</p>
      <Records
        label={words.guides}
        className="addresses-records"
        list={{ rows: guides, idOf: ({ slug }) => slug }}
        folds={[
          ['address', 'guide'],
          ['state', 'guide'],
        ]}
        columns={[
          {
            key: 'guide',
            label: words.columns.guide,
            width: 'contact',
            card: 'title',
            cell: (guide) => (
              <Link
                to={`/dashboard/content/${guide.slug}`}
                title={fill(words.act.write, { name: nameOf(guide) })}
              >
                <Typed>{nameOf(guide)}</Typed>
              </Link>
            ),
          },
          {
            key: 'address',
            label: words.columns.address,
            width: 'contact',
            card: 'subtitle',
            plain: true,
            cell: ({ slug }) => <span className="admin-breaks">{`/${slug}`}</span>,
          },
          {
            key: 'state',
            label: words.columns.state,
            width: 'contact',
            card: 'line',
            plain: true,
            cell: (guide) => stateOf(guide),
          },
          {
            key: 'actions',
            label: words.columns.actions,
            width: 'choice',
            card: 'foot',
            cell: (guide) => {
              const name = nameOf(guide);
              const button = (what: 'settings' | 'withdraw' | 'restore' | 'remove', act: () => void) => (
                <Button
                  key={what}
                  size="xs"
                  variant="default"
                  aria-label={fill(words.act[what], { name })}
                  loading={what === 'restore' && restore.isPending && restore.variables === guide.slug}
                  onClick={act}
                >
                  {words.short[what]}
                </Button>
              );
              return (
                <div className="admin-actions">
                  {guide.choices && button('settings', () => ask({ what: 'settings', guide }))}
                  {guide.target !== null
                    ? button('restore', () => restore.mutate(guide.slug))
                    : guide.published
                      ? button('withdraw', () => ask({ what: 'withdraw', guide }))
                      : button('remove', () => ask({ what: 'remove', guide }))}
                </div>
              );
            },
          },
        ]}
      />
    </section>
  );
}

import { Button, Flex } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LandingReminders } from '../../../contracts/landing/reminder.ts';
import { mayManage } from '../../../domain/account/role.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { callForBody } from '../../api/call-api.ts';
import { messageOf } from '../../api/error-message.ts';
import { useMay } from '../../api/use-account.ts';
import { useLanguage } from '../../texts.ts';
import { toastFailure } from '../../toast.ts';
import { Icon } from '../../ui/Icon.tsx';
import { datedName, saveFile } from '../../ui/save-file.ts';
import { remindersQuery } from '../landing-queries.ts';

const kinds = ['waiting', 'handed', 'withdrawn'] as const;

/** The list that fans joined by the artist's box. Only administrators hand it over, because it names persons. */
export function ArtistList({ id, list }: { id: string; list: LandingReminders['artistList'] }) {
  const { locale, t } = useLanguage();
  const words = t.landing.reminders.list;
  const client = useQueryClient();
  const mayExport = useMay(mayManage);
  const save = useMutation({
    mutationFn: async () =>
      (await callForBody('POST /landing-pages/{id}/artist-list.csv', { params: { id } })).blob(),
    onSuccess: (file) => {
      saveFile(file, datedName('artist-list', 'csv'));
      return client.invalidateQueries(remindersQuery(id));
    },
    onError: (error) => toastFailure(messageOf(error, t), 'failure'),
  });
  if (kinds.every((kind) => list[kind] === 0)) return null;
  return (
    <section className="admin-card landing-figures-card" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className="admin-muted">{words.about}</p>
      <dl className="landing-facts">
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{words.counts[kind]}</dt>
            <Flex component="dd" direction="column">
              <strong>{formatNumber(locale, list[kind])}</strong>
            </Flex>
          </div>
        ))}
      </dl>
      {list.withdrawn > 0 && <p>{words.note}</p>}
      {mayExport && (
        <Button
          variant="default"
          mt="sm"
          w="fit-content"
          leftSection={<Icon name="download" />}
          loading={save.isPending}
          onClick={() => save.mutate()}
        >
          {words.export}
        </Button>
      )}
    </section>
  );
}

import { Anchor, Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { titleOf } from '../../../domain/landing/landing-content.ts';
import { fill, formatNumber, pluralForm } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMoments } from '../../ui/time/use-moments.ts';
import { paidVisitsQuery, remindersQuery, testsQuery, waitingFans } from '../landing-queries.ts';
import { figuresPath } from '../use-landing-place.ts';
import type { LandingEditor } from '../wizard/use-landing-editor.ts';
import { QrCode } from './QrCode.tsx';
import { useOnline } from './use-online.tsx';

/** The published version with an unpublish button; for an unpublished page, a button that republishes it. */
export function OnlineState({ editor }: { editor: LandingEditor }) {
  const { t } = useLanguage();
  const words = t.landing.publish;
  const moments = useMoments();
  const { page } = editor;
  const { live, newest, state, unpublishAt } = page;
  const { unpublish, republish } = useOnline(page, titleOf(editor.values));
  if (live && state !== 'draft')
    return (
      <>
        <Group gap={8} justify="space-between">
          <span className="editor-hint">
            {fill(words.online, { number: live.number })}
            {unpublishAt && ` ${fill(words.until, { moment: moments.short(unpublishAt) })}`}
          </span>
          {page.slug !== null && <QrCode id={page.id} slug={page.slug} />}
          <Button
            variant="default"
            size="xs"
            loading={unpublish.isPending}
            onClick={() => unpublish.mutate()}
          >
            {words.unpublish}
          </Button>
        </Group>
        <Traffic editor={editor} />
        <Fans id={page.id} isOffline={state === 'ended'} />
      </>
    );
  if (!newest) return null;
  return (
    <>
      <Group gap={8} justify="space-between">
        <span className="editor-hint">{words.isOffline}</span>
        <Button
          variant="default"
          size="xs"
          loading={republish.isPending}
          onClick={() => republish.mutate({ number: newest.number })}
        >
          {fill(words.bringBack, { day: moments.day(newest.at) })}
        </Button>
      </Group>
      <Fans id={page.id} isOffline />
    </>
  );
}

/** The fans who wait: what taking the page offline means for them; while it is offline or has ended, the way to tell them or to delete them. */
function Fans({ id, isOffline }: { id: string; isOffline: boolean }) {
  const { locale, t } = useLanguage();
  const words = t.landing.publish.fans;
  const { data } = useQuery(remindersQuery(id));
  const fans = waitingFans(data);
  if (fans === 0) return null;
  return (
    <p className="editor-hint">
      <Icon name="warning" />
      {fill(pluralForm(locale, isOffline ? words.offline : words.online, fans), {
        count: formatNumber(locale, fans),
      })}
      {isOffline && (
        <>
          {' '}
          <Anchor component={Link} to={figuresPath(id)} underline="always" fz="inherit" data-touch>
            {words.tell}
          </Anchor>
        </>
      )}
    </p>
  );
}

/** Warns of what unpublishing would affect: advertisements that link to the page, and a running test. */
function Traffic({ editor: { page } }: { editor: LandingEditor }) {
  const { locale, t } = useLanguage();
  const words = t.landing.publish;
  const { data: paid = 0 } = useQuery(paidVisitsQuery(page.id));
  const { data } = useQuery(testsQuery(page.id));
  const isTested = data?.tests.some(({ state }) => state === 'running' || state === 'planned');
  const notes = [
    ...(paid > 0 ? [fill(pluralForm(locale, words.paid, paid), { count: formatNumber(locale, paid) })] : []),
    ...(isTested ? [words.tested] : []),
  ];
  return notes.map((note) => (
    <p key={note} className="editor-hint">
      <Icon name="warning" />
      {note}
    </p>
  ));
}

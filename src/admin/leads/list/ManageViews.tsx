import { ActionIcon, Button, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { LeadViewDto } from '../../../contracts/leads/lead-view.ts';
import { VIEW_NAME_MAX_LENGTH } from '../../../domain/lead/lead-values.ts';
import { fill } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone, toastFailure } from '../../toast.ts';
import { CountedInput } from '../../ui/fields/CountedInput.tsx';
import { Typed } from '../../ui/fields/Typed.tsx';
import { useShortForm } from '../../ui/form/use-short-form.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { viewsQuery } from '../lead-queries.ts';

interface ManageViewsProps {
  /** The filters and order of the list, as in its URL. */
  query: string;
  views: readonly LeadViewDto[];
  close: () => void;
}

/** Saves the present filters and order as a view, and deletes views. */
export function ManageViews({ query, views, close }: ManageViewsProps) {
  const { t } = useLanguage();
  const words = t.leads.work.views;
  const client = useQueryClient();
  const show = (saved: LeadViewDto[]) => client.setQueryData(viewsQuery.queryKey, saved);
  const { busy, errors, submit } = useShortForm('name', async (typed) => {
    show(await callApi('POST /lead-views', { body: { name: typed('name'), query } }));
    toastDone(words.saved);
    close();
  });
  const remove = async (id: string) => {
    try {
      show(await callApi('DELETE /lead-views/{id}', { params: { id } }));
      toastDone(words.removed);
    } catch (error) {
      toastFailure(messageOf(error as Error, t), 'failure');
    }
  };
  return (
    <Modal opened onClose={close} title={words.title}>
      <div className="admin-stack">
        <form onSubmit={submit} noValidate className="admin-stack">
          <CountedInput
            name="name"
            label={words.name}
            description={words.hint}
            dir="auto"
            autoComplete="off"
            max={VIEW_NAME_MAX_LENGTH}
            data-autofocus
            error={errors['name']}
          />
          <div>
            <Button type="submit" loading={busy}>
              {words.save}
            </Button>
          </div>
        </form>
        {views.length > 0 && (
          <ul className="leads-view-list" aria-label={words.title}>
            {views.map(({ id, name }) => (
              <li key={id}>
                <Typed>{name}</Typed>
                <ActionIcon
                  variant="default"
                  aria-label={fill(words.remove, { name })}
                  onClick={() => void remove(id)}
                >
                  <Glyph name="trash" />
                </ActionIcon>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Modal>
  );
}

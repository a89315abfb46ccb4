import { Button, Checkbox, Radio } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { WordpressDto } from '../../contracts/settings/source-settings.ts';
import { type ArticlesCanonical, articlesCanonicals } from '../../domain/settings/articles-canonical.ts';
import { type SyncFrequency, syncFrequencies } from '../../domain/wordpress/frequency.ts';
import { fill } from '../../i18n/format.ts';
import { callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { LeaveDialog } from '../ui/feedback/LeaveDialog.tsx';
import { useUnsavedGuard } from '../ui/feedback/use-unsaved-guard.ts';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { FormFoot } from '../ui/form/FormFoot.tsx';
import { useForm } from '../ui/form/use-form.ts';
import { atLeast } from '../ui/time/at-least.ts';
import { useProblemWords } from './blog-refused.ts';
import { categoriesQuery, connectionQuery } from './connection-queries.ts';

const draftOf = ({ frequency, categories, canonical }: WordpressDto) => ({
  ...{ frequency, categories, canonical },
});
type Draft = ReturnType<typeof draftOf>;

/** How often the blog is synchronised, which categories, and which site has the canonical addresses for search engines. */
export function Choices({ latest }: { latest: WordpressDto }) {
  const { t } = useLanguage();
  const words = t.wordpress;
  const queries = useQueryClient();
  const form = useForm<WordpressDto, Draft>({
    latest,
    draftOf,
    send: (draft, version) => {
      const { url, username } = latest;
      return atLeast(callApi('PUT /settings/wordpress', { body: { url, username, ...draft, version } }));
    },
    onSaved: (settings) => {
      queries.setQueryData(connectionQuery.queryKey, settings);
      toastDone(words.saved);
    },
    refresh: () => void queries.invalidateQueries({ queryKey: connectionQuery.queryKey }),
  });
  const guard = useUnsavedGuard(form.unsaved);
  const { draft, change } = form;
  return (
    <form onSubmit={form.onSubmit} noValidate className="admin-card" aria-labelledby="choices-title">
      <h2 id="choices-title">{words.choices}</h2>
      <Radio.Group
        label={words.frequency}
        value={draft.frequency}
        error={form.errors['frequency']}
        onChange={(frequency) => change({ frequency: frequency as SyncFrequency })}
      >
        <div className="wordpress-choices">
          {syncFrequencies.map((frequency) => (
            <Radio key={frequency} value={frequency} label={words.frequencies[frequency]} />
          ))}
        </div>
      </Radio.Group>
      <Categories chosen={draft.categories} choose={(categories) => change({ categories })} />
      <Radio.Group
        label={words.canonical}
        description={words.canonicalText}
        value={draft.canonical}
        error={form.errors['canonical']}
        onChange={(canonical) => change({ canonical: canonical as ArticlesCanonical })}
      >
        <div className="wordpress-choices">
          {articlesCanonicals.map((canonical) => (
            <Radio key={canonical} value={canonical} label={words.canonicals[canonical]} />
          ))}
        </div>
      </Radio.Group>
      <LeaveDialog guard={guard} />
      <FormFoot form={form} />
    </form>
  );
}

interface CategoriesProps {
  /** The ids of categories in WordPress; empty: all. */
  chosen: readonly number[];
  choose: (chosen: number[]) => void;
}

/** The categories of the blog. A selected one that the blog no longer has stays in the list, so that it can be removed. */
function Categories({ chosen, choose }: CategoriesProps) {
  const { t } = useLanguage();
  const words = t.wordpress;
  const problemWords = useProblemWords();
  const { data, error, refetch, isFetching } = useQuery(categoriesQuery);
  if (!data && !error) return <Waiting />;
  const { categories = [], reason = null, detail = null } = data ?? {};
  const gone = chosen.filter((id) => !categories.some((category) => category.id === id));
  const shown = [...categories, ...gone.map((id) => ({ id, name: fill(words.goneCategory, { id }) }))];
  const failure = reason !== null ? problemWords({ reason, detail }) : error ? '' : undefined;
  return (
    <>
      {shown.length > 0 && (
        <Checkbox.Group
          label={words.categories}
          description={words.categoriesText}
          value={chosen.map(String)}
          onChange={(ids) => choose(ids.map(Number))}
        >
          <div className="wordpress-choices">
            {shown.map(({ id, name }) => (
              <Checkbox key={id} value={String(id)} label={name} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      {failure === undefined && shown.length === 0 && <p className="admin-muted">{words.noCategories}</p>}
      {failure !== undefined && (
        <div className="admin-actions">
          <p role="alert">
            {words.categoriesFailed} {failure}
          </p>
          <Button variant="default" size="xs" loading={isFetching} onClick={() => void refetch()}>
            {t.common.retry}
          </Button>
        </div>
      )}
    </>
  );
}

import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { OWN_DATA_PATH } from '../../domain/own-data/own-data.ts';
import { ownData } from '../../i18n/dictionaries/own-data/index.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { OwnItem } from './own-data-items.ts';

/** What a person can do themselves with a thing: correct a request, withdraw a review or what was agreed to. */
export function ItemActs({ locale, item }: { locale: Locale; item: OwnItem }) {
  const t = ownData[locale].acts;
  const action = localizePath(locale, OWN_DATA_PATH);
  if (item.person)
    return (
      <details className="own-seen">
        <summary>
          <span className="link">{t.correct}</span>
          <span className="sr-only">{` · ${item.title}, ${item.about}`}</span>
        </summary>
        <form method="post" action={action} className="own-correct">
          <input type="hidden" name="act" value="correct" />
          <input type="hidden" name="lead" value={item.person.lead} />
          <Field label={t.name} id={`${item.id}-name`} name="name" required defaultValue={item.person.name}>
            {(props) => <input type="text" autoComplete="name" maxLength={200} {...props} />}
          </Field>
          <Field label={t.phone} id={`${item.id}-phone`} name="phone" defaultValue={item.person.phone}>
            {(props) => <input type="tel" autoComplete="tel" maxLength={40} {...props} />}
          </Field>
          <Button type="submit">{t.save}</Button>
        </form>
      </details>
    );
  if (item.kind === 'notes')
    return (
      <form method="post" action={action} className="own-seen">
        <input type="hidden" name="act" value="request" />
        <input type="hidden" name="kind" value="notes" />
        <button type="submit" className="own-act">
          {ownData[locale].items.askForNotes}
        </button>
      </form>
    );
  if (item.review === undefined && item.consent === undefined) return null;
  return (
    <form method="post" action={action} className="own-seen">
      <input type="hidden" name="act" value="withdraw" />
      {item.review !== undefined && <input type="hidden" name="review" value={item.review} />}
      {item.consent !== undefined && <input type="hidden" name="consent" value={item.consent} />}
      <button type="submit" className="own-act">
        {item.review === undefined ? t.withdraw : t.withdrawReview}
      </button>
    </form>
  );
}

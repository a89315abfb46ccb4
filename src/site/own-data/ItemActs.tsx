import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { OWN_DATA_PATH } from '../../domain/own-data/own-data.ts';
import { ownData } from '../../i18n/dictionaries/own-data/index.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { OwnItem } from './own-item.ts';

interface ItemActsProps {
  locale: Locale;
  item: OwnItem;
}

/** What a person can do themselves with a thing: correct a request, ask for notes, erase the thing, or stop what was agreed to. */
export function ItemActs({ locale, item }: ItemActsProps) {
  const t = ownData[locale].acts;
  const action = localizePath(locale, OWN_DATA_PATH);
  return (
    <>
      {item.person && (
        <details className="own-seen">
          <Summary item={item}>{t.correct}</Summary>
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
      )}
      {item.kind === 'notes' && (
        <form method="post" action={action} className="own-seen">
          <input type="hidden" name="act" value="request" />
          <input type="hidden" name="kind" value="notes" />
          <button type="submit" className="own-act">
            {ownData[locale].items.askForNotes}
          </button>
        </form>
      )}
      <EraseItem locale={locale} item={item} />
    </>
  );
}

/** The erasure of one thing, or the end of a consent. Opening it is the first step and the button the second, also without script. */
function EraseItem({ locale, item }: ItemActsProps) {
  const t = ownData[locale].acts;
  const { consent, erase } = item;
  if (consent === undefined && erase === undefined) return null;
  return (
    <details className="own-seen">
      <Summary item={item}>{consent ? t.withdraw : t.erase}</Summary>
      <form method="post" action={localizePath(locale, OWN_DATA_PATH)} className="own-sure">
        <p>{consent ? t.withdrawSure[consent] : erase && t.eraseSure[erase.kind]}</p>
        {consent && (
          <>
            <input type="hidden" name="act" value="withdraw" />
            <input type="hidden" name="consent" value={consent} />
          </>
        )}
        {erase && (
          <>
            <input type="hidden" name="act" value="eraseItem" />
            <input type="hidden" name="kind" value={erase.kind} />
            <input type="hidden" name="id" value={erase.id} />
          </>
        )}
        <Button type="submit" tone="quiet">
          {consent ? t.withdrawNow : t.eraseNow}
        </Button>
      </form>
    </details>
  );
}

/** The summary of a thing's form, which names the thing to a screen reader. */
const Summary = ({ item, children }: { item: OwnItem; children: string }) => (
  <summary>
    <span className="link">{children}</span>
    <span className="sr-only">{` · ${item.title}, ${item.about}`}</span>
  </summary>
);

import { browserStorage } from '../../domain/storage/browser-storage.ts';
import type { legalTexts } from './texts.ts';

/** The names that the site stores in the browser; a refusal deletes by the same table. On phones rows become cards. */
export function StorageTable({ t }: { t: (typeof legalTexts)['fr'] }) {
  const { caption, ...columns } = t.storage;
  return (
    <table className="storage-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {Object.entries(columns).map(([key, label]) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {browserStorage.map(({ names, place, purpose, categories, lifetime }) => (
          <tr key={`${place}-${names[0]}`}>
            <th scope="row">
              {names.map((name) => (
                <code key={name}>{name}</code>
              ))}
            </th>
            <td>{t.places[place]}</td>
            <td>{t.purposes[purpose]}</td>
            <td>{categories.map((category) => t.categories[category]).join(' + ')}</td>
            <td>{t.lifetimes[lifetime]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { LandingModel } from '../landing-model.ts';
import { Arrow, Go } from '../parts.tsx';

/**
 * The platforms, set like a track list: the mark of each is a small record with a label in the platform's colour.
 * Unless the editor fixed the order, the style sheet puts Apple Music first on Apple's phones, so that one cached page
 * serves all devices.
 */
export function Rows({ model }: { model: LandingModel }) {
  const { rows, view } = model;
  if (rows.length === 0) return null;
  const isOrdered = !view.shared.keepsOrder && rows.some(({ platform }) => platform === 'apple-music');
  return (
    <ul className={isOrdered ? 'rows has-apple' : 'rows'}>
      {rows.map((row) => (
        <li key={row.id} className={`row is-${row.platform}`}>
          <Go way={row} target={row.id} className="row-link">
            <span className={`disc of-${row.platform}`} />
            <span className="row-name">{row.text}</span> <span className="row-verb">{row.verb}</span>
            {row.href && <Arrow />}
          </Go>
        </li>
      ))}
    </ul>
  );
}

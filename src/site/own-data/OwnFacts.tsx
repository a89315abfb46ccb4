import type { OwnItem } from './own-item.ts';

/** All that is stored of one thing. */
export function OwnFacts({ facts }: Pick<OwnItem, 'facts'>) {
  return facts.map((group, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server.
    <dl key={at} className="own-facts">
      {group.map(([label, value]) => (
        <div key={label} className="own-fact">
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  ));
}

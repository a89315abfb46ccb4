import { Fragment } from 'react';
import { withoutIsolates } from './fields/Typed.tsx';

/** An e-mail address that breaks only after its @ and its dots. A part longer than its line is cut; the title has all of it. */
export const Email = ({ children }: { children: string }) => (
  <bdi className="admin-email" title={children}>
    {(withoutIsolates(children).match(/[^@.]*[@.]|[^@.]+$/g) ?? []).map((part, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no identity but its position
      <Fragment key={place}>
        {place > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </bdi>
);

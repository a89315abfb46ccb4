import { Fragment } from 'react';
import './email.css';
import { withoutIsolates } from './Typed.tsx';

/** An e-mail address, which breaks after its @ and its dots only. A part longer than its line is cut, and whole in the title. */
export const Email = ({ children }: { children: string }) => (
  <bdi className="admin-email" title={children}>
    {withoutIsolates(children)
      .split(/(?<=[@.])/)
      .map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
  </bdi>
);

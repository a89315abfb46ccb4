import { listSources, noteReading, takeReadingBack } from '../../../app/content/sources/read-sources.ts';
import { SourceList } from '../../../contracts/content-sources.ts';
import { mayPublish } from '../../../domain/account/role.ts';
import { operation } from '../../operation.ts';

const shared = { tag: 'Content', allow: mayPublish, answer: SourceList } as const;
const params = { source: 'Key of the source.' };

/** The sources of the guides. Registered before the parts: `sources` is none. */
export const sourceOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/content/sources',
    summary: 'The sources of the guides',
    description:
      'With the day on which each was last read, who read it, and the guides that show it. The oldest reading first.',
    meaning: 'The sources',
    run: ({ ports }) => listSources(ports),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/content/sources/{source}/reading',
    params,
    summary: 'Note that a source was read today',
    description: 'The guides that show it have the new day within a second.',
    meaning: 'Noted',
    fails: ['not_found'],
    run: ({ ports, params: { source }, asker }) => noteReading(ports, source, asker),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/content/sources/{source}/reading',
    params,
    summary: 'Take the reading of today back',
    description: 'The reading before it counts again.',
    meaning: 'Taken back',
    fails: ['not_found'],
    run: ({ ports, params: { source }, asker }) => takeReadingBack(ports, source, asker),
  }),
] as const;

import { readDemo, removeDemo } from '../../app/demo/remove-demo.ts';
import { DemoDto, DemoRemovedDto } from '../../contracts/demo.ts';
import { mayManage } from '../../domain/account/role.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'Before going live', allow: mayManage } as const;

/** The samples of an empty site, for administrators. */
export const demoOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/demo',
    summary: 'The number of samples of each kind',
    answer: DemoDto,
    meaning: 'The samples',
    run: ({ ports }) => readDemo(ports),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/demo/remove',
    limit: 'costly',
    summary: 'Remove the samples and end the demonstration',
    description:
      'Deletes every row that is marked as a sample, and nothing else, in one transaction. A sample picture that a text or a page shows stays. The demonstration ends in every process within a second, whatever `DEMO_DATA` says: figures that nobody confirmed and example addresses are shown no more. `npm run demo -- seed` lets `DEMO_DATA` decide again.',
    answer: DemoRemovedDto,
    meaning: 'What was removed',
    run: ({ ports, asker }) => removeDemo(ports, asker),
  }),
] as const;

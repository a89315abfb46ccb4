import { type SendPushPorts, startDuePushes } from '../app/push/send-due.ts';
import type { QueuedWork } from './queue-worker.ts';

/** Returns the work of the queue of notifications: one lane, because there are few browsers. */
export function createPushWork(ports: SendPushPorts): QueuedWork {
  return { lanes: () => ['push'], start: (_lane, limit) => startDuePushes(ports, limit) };
}

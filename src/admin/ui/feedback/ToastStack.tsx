import { Notifications } from '@mantine/notifications';
import { toastMs } from '../../toast.ts';
import { useNarrow } from '../use-narrow.ts';
import { useGivingWay } from './use-giving-way.ts';

/**
 * The toasts. On a phone they are at the top: at the bottom they would cover the buttons of a form, and a toast that appears
 * under the pointer would stay, because a hovered toast does not close.
 */
export function ToastStack() {
  useGivingWay();
  return <Notifications position={useNarrow() ? 'top-center' : 'bottom-right'} autoClose={toastMs.news} />;
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LandingDetail, LandingMove, LandingReturn } from '../../../contracts/landing/landing.ts';
import { fill, formatNumber, pluralForm } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { changeMessage } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { toastFailure } from '../../toast.ts';
import { toastWithAction } from '../../ui/feedback/action-toast.tsx';
import { Filled } from '../../ui/fields/Typed.tsx';
import { landingKey, landingPageKey, remindersQuery, waitingFans } from '../landing-queries.ts';

/**
 * Unpublishes a page, and republishes a version. Neither asks for confirmation; the toast of both can undo it, and that of an unpublished page says
 * for how many fans nothing leaves.
 */
export function useOnline({ id }: Pick<LandingDetail, 'id'>, title: string) {
  const { locale, t } = useLanguage();
  const words = t.landing.publish;
  const client = useQueryClient();
  const settled = (text: string, { page, before }: LandingMove) => {
    const fans = waitingFans(client.getQueryData(remindersQuery(id).queryKey));
    const told =
      text === words.offline && fans > 0
        ? ` ${fill(pluralForm(locale, words.fans.offline, fans), { count: formatNumber(locale, fans) })}`
        : '';
    client.setQueryData(landingPageKey(id), page);
    void client.invalidateQueries({ queryKey: landingKey });
    toastWithAction({
      message: <Filled text={text + told} typed={{ title }} />,
      label: t.common.cancel,
      act: () => (before ? republish.mutate(before) : unpublish.mutate()),
    });
  };
  const onError = (error: Error) => {
    toastFailure(changeMessage(error, t));
    void client.invalidateQueries({ queryKey: landingKey });
  };
  const unpublish = useMutation({
    mutationFn: () => callApi('POST /landing-pages/{id}/unpublish', { params: { id } }),
    onSuccess: (done) => settled(words.offline, done),
    onError,
  });
  const republish = useMutation({
    mutationFn: (body: LandingReturn) =>
      callApi('POST /landing-pages/{id}/republish', { params: { id }, body }),
    onSuccess: (done) => settled(words.back, done),
    onError,
  });
  return { unpublish, republish };
}

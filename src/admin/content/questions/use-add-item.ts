import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { TextPartKey } from '../../../domain/content/parts.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';

/** Returns the function that adds an item to the draft of a part, and opens it in the editor. @throws ApiError */
export function useAddItem() {
  const { t } = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (part: TextPartKey, locale: Locale, fields: Record<string, string>): Promise<void> => {
    const { item } = await callApi('POST /content/{part}/items', {
      params: { part },
      body: { locale, fields },
    });
    toastDone(t.questions.added);
    await client.invalidateQueries({ queryKey: ['content'] });
    await navigate(`/dashboard/content/${part}?text=${locale}&item=${encodeURIComponent(item)}`);
  };
}

import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { toastDone, toastFailure } from '../toast.ts';
import { saveFile } from './save-file.ts';

/**
 * Downloads a file of the API and saves it.
 * @param load requests the file. @throws ApiError
 * @param name of the saved file
 * @param said the sentence after the file was saved
 */
export function useDownload(load: () => Promise<Response>, name: () => string, said: string) {
  const { t } = useLanguage();
  return useMutation({
    mutationFn: async () => (await load()).blob(),
    onSuccess: (file) => {
      saveFile(file, name());
      toastDone(said);
    },
    onError: (error) => toastFailure(messageOf(error, t), 'failure'),
  });
}

import { useLanguage } from '../texts.ts';

/** Which texts are not edited here, and how they are changed. */
export function FilesNote() {
  const { t } = useLanguage();
  const words = t.content.files;
  return (
    <div className="content-files">
      <p>{words.text}</p>
      <details>
        <summary>{words.ask}</summary>
        <p>{words.how}</p>
      </details>
    </div>
  );
}

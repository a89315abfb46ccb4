import { useLanguage } from '../texts.ts';

/** The name under which WordPress lists the password. */
const APP_NAME = 'MDMC';

/**
 * The link to the page of the blog that creates an application password for this site. It has no return address: WordPress
 * would put the password into it.
 */
export function AuthoriseLink({ url }: { url: string }) {
  const words = useLanguage().t.wordpress;
  const href = authorisePage(url);
  if (href === undefined) return null;
  return (
    <a className="wordpress-authorise" href={href} target="_blank" rel="noreferrer">
      {words.authorise} <span className="admin-hidden">{words.newTab}</span>
    </a>
  );
}

function authorisePage(typed: string): string | undefined {
  const text = typed.trim();
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (!['http:', 'https:'].includes(url.protocol) || url.hostname === '') return undefined;
  const folder = url.pathname.replace(/\/wp-json(?:\/.*)?$/, '/').replace(/\/*$/, '/');
  return `${url.origin}${folder}wp-admin/authorize-application.php?app_name=${APP_NAME}`;
}

// The mails that the auth service sends by itself, in supabase/templates: the same words and the same look, with the blanks that
// the service fills in.
import { accountMails } from '../../../content/mails/account.ts';
import { serviceMails } from '../../../content/mails/service.ts';
import type { MailWords } from '../../../content/schema.mails.ts';
import { htmlOf } from './templates.tsx';

/** Each mail's type in its link, which the page /auth reads. */
const mails: Record<string, { words: MailWords; type: string }> = {
  recovery: { words: accountMails.recovery, type: 'recovery' },
  confirmation: { words: serviceMails.confirmation, type: 'signup' },
};

/** The address comes last, as src/flows/mailedLink reads it. */
const blanksOf = (type: string): Record<string, string> => ({
  address: '{{ .Email }}',
  site: '{{ .SiteURL }}',
  link: `{{ .SiteURL }}/auth#token_hash={{ .TokenHash }}&amp;type=${type}&amp;email={{ .Email }}`,
});

/** The files of supabase/templates, by name. */
export async function serviceTemplates(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const [name, { words, type }] of Object.entries(mails)) {
    const blanks = blanksOf(type);
    const html = await htmlOf(name, words);
    files[`${name}.html`] = `${html.replaceAll(/\{\{([^}]*)\}\}/g, (_, blank: string) => {
      const value = blanks[blank];
      if (value === undefined) throw new Error(`The auth service has no ${blank}.`);
      return value;
    })}\n`;
  }
  return files;
}

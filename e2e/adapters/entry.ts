// The adapters in a real browser, without a page: a file field, and the ports under names that a test can call.
import { createActor, toPromise } from 'xstate';
import type { AnyActor, OutputFrom } from 'xstate';
import { toBase64 } from '../../src/adapters/files/handOut.ts';
import { attach, fileRefusal, readAttachment } from '../../src/adapters/supabase/attachments.ts';
import { loadClient } from '../../src/adapters/supabase/client.ts';
import { downloadFile } from '../../src/flows/fileDownload/ports/download.ts';
import { startSubscriptionOf } from '../../src/adapters/supabase/entitlement.ts';
import { callFunction } from '../../src/adapters/supabase/functions.ts';

const field = document.createElement('input');
field.type = 'file';
field.ariaLabel = 'File';
document.body.append(field);

/** The answer of a started port. */
function answerOf<Port extends AnyActor>(actor: Port): Promise<OutputFrom<Port>> {
  const answer = toPromise(actor);
  actor.start();
  return answer;
}

function chosen(): File {
  const file = field.files?.[0];
  if (file === undefined) throw new Error('No file was chosen.');
  return file;
}

async function sha256(body: Blob) {
  const digest = await crypto.subtle.digest('SHA-256', await body.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const adapters = {
  async signUp(email: string) {
    const client = await loadClient();
    const { error } = await client.auth.signUp({ email, password: 'correct horse' });
    if (error) throw error;
  },
  submit: (id: string) =>
    callFunction('submit_request', {
      id,
      kind: 'asynq',
      subject: 'A question with a deck',
      answers: {
        domain: 'gtm',
        subcategory: 'pricing',
        blockers: ['price-fear'],
        question: 'Which price first?',
      },
    }),
  /** The problem that the form would show for the chosen file. */
  refusal: () => fileRefusal(chosen()),
  attachChosen(id: string, requestId: string) {
    const { name, type } = chosen();
    const input = { id, requestId, name, type, body: chosen() };
    return answerOf(createActor(attach, { input }));
  },
  /** The same without the site's own checks, as a forged client would send it. */
  async forceChosen(id: string, requestId: string) {
    const { name, type } = chosen();
    const body = await toBase64(chosen());
    return callFunction('attach', { id, request_id: requestId, name, type, body });
  },
  async readBack(id: string) {
    const answer = await readAttachment(id);
    if (answer.outcome !== 'found') return answer;
    const { name, body } = answer;
    return {
      outcome: answer.outcome,
      name,
      type: body.type,
      size: body.size,
      sha256: await sha256(body),
    };
  },
  /** The answer of the tables to a direct request. */
  async rowsSeen(id: string) {
    const client = await loadClient();
    const { data: rows } = await client.from('attachments').select('id').eq('id', id);
    const { data: bodies } = await client
      .from('attachment_bodies')
      .select('attachment_id')
      .eq('attachment_id', id);
    return [rows?.length ?? 0, bodies?.length ?? 0];
  },
  download: (id: string) => answerOf(createActor(downloadFile, { input: { id, title: '' } })),
  subscribe: (product: 'membership' | 'toolkits') =>
    answerOf(
      createActor(
        startSubscriptionOf(() => {}),
        { input: { product, period: 'monthly' } },
      ),
    ),
};

declare global {
  interface Window {
    adapters: typeof adapters;
  }
}
window.adapters = adapters;

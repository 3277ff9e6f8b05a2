// The toaster's view: the texts of content/toasts.ts for the orders of the toaster machine.
import type { ToastOrder } from '#machines/toaster.machine.ts';
import { site } from '#content/site.ts';
import { toasts, type Toast } from '#content/toasts.ts';
import { useApp, usePageActor } from '#boot/app.tsx';
import { ToastRegion, ToastView } from '#ui/Toast.tsx';

/**
 * The text of a toast: the service's own message where the catalog asks for it and there is one, else the fixed text.
 */
export function wordsOf(order: ToastOrder): Pick<Toast, 'tone' | 'title' | 'description'> {
  const { tone, title, description, saysMessage } = toasts[order.key];
  const said = saysMessage && order.message !== undefined ? order.message : description;
  return said === undefined
    ? { tone, title }
    : { tone, title, description: said.replace('{title}', () => order.title ?? '') };
}

/** One message at a time, in the live region of its tone. */
export function Toaster() {
  const { toaster } = useApp();
  const order = usePageActor(toaster, (snapshot) =>
    snapshot.hasTag('visible') ? snapshot.context.toast : null,
  );
  const serial = usePageActor(toaster, (snapshot) => snapshot.context.serial);
  return (
    <ToastRegion label={site.toasts.regionLabel}>
      {order === null ? null : (
        <ToastView
          key={serial}
          {...wordsOf(order)}
          isSaidInPlace={toasts[order.key].saidInPlace}
          dismissLabel={site.toasts.dismiss}
          onAttention={(held) =>
            toaster.send({ type: held ? 'attention.gained' : 'attention.lost' })
          }
          onDismiss={() => toaster.send({ type: 'toast.dismissed' })}
        />
      )}
    </ToastRegion>
  );
}

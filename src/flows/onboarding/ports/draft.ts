// The draft of onboarding in this browser: its answers and its step, never the password. Whose it is, is known without
// the auth library.
import { currentUserOf } from '#boot/currentUser.ts';
import type { SessionRef } from '#boot/currentUser.ts';
import { toOnboardingDraft, onboardingDraftVersion as version } from '#adapters/storage/answers.ts';
import { onboardingStore } from '#adapters/storage/onboardingStore.ts';
import { sessionHolder } from '#adapters/supabase/client.ts';
import type { CurrentUser } from '#adapters/user/currentUser.ts';

/** The draft of onboarding, as the flow `draft` keeps it. */
export const onboardingDraft = {
  store: {
    ...onboardingStore,
    put: (...[place, words, ...rest]: Parameters<typeof onboardingStore.put>) =>
      onboardingStore.put(place, { version, ...words }, ...rest),
    // The form does not know the version.
    compare: (...[place, words]: Parameters<typeof onboardingStore.compare>) =>
      onboardingStore.compare(place, words, ['version']),
  },
  understand: toOnboardingDraft,
};

const heldBy = () => sessionHolder()?.id ?? null;

/**
 * The owner of the session that this browser holds. The session itself is known later, on a slow network too late for a
 * reload in the middle of onboarding.
 */
export const holderOf = (session: SessionRef): CurrentUser => {
  const { watch, onChange } = currentUserOf(session);
  return {
    now: heldBy,
    watch,
    // A session that turns out to be over has had its member here until now.
    onChange: ({ arrived, left, absent }) => {
      const wasHeld = heldBy() !== null;
      return onChange({
        ...(arrived && { arrived }),
        ...(left && { left }),
        absent: () => {
          if (wasHeld) left?.();
          absent?.();
        },
      });
    },
  };
};

// Opens the search over the whole site; so do Ctrl K and ⌘ K.
import { site } from '#content/site.ts';
import { useApp } from '#boot/app.tsx';
import { IconButton } from '#ui/Button.tsx';
import { expectDialog } from '#ui/Dialog.tsx';

/** The button in the header. */
export function SearchButton() {
  const { siteSearch } = useApp();
  return (
    <IconButton
      icon="search"
      label={site.openSearch}
      variant="quiet"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={expectDialog}
      onPointerDown={expectDialog}
      onFocus={expectDialog}
      onPress={() => siteSearch.send({ type: 'search.opened' })}
    />
  );
}

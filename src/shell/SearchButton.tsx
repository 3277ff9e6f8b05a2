// Opens the search over the whole site; so do Ctrl K and ⌘ K.
import { search } from '#content/search.ts';
import { useApp } from '#boot/app.tsx';
import { IconButton } from '#ui/Button.tsx';
import { expectDialog } from '#ui/Dialog.tsx';

/** The button in the header. */
export function SearchButton() {
  const { siteSearch } = useApp();
  return (
    <IconButton
      icon="search"
      label={search.site.open}
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

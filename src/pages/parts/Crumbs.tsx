// The site's breadcrumb, with its texts.
import { site } from '#content/site.ts';
import { Breadcrumb, type BreadcrumbItem } from '#ui/Breadcrumb.tsx';

export type CrumbsProps = { items: readonly BreadcrumbItem[] };

/** The breadcrumb of the current page, the home link first. */
export function Crumbs({ items }: CrumbsProps) {
  const { label, home } = site.breadcrumb;
  return <Breadcrumb items={items} label={label} homeLabel={home.name} />;
}

// The home link: the mark and the name.
import { styled } from 'styled-components';
import { site } from '#content/site.ts';
import { BrandMark } from '#ui/BrandMark.tsx';
import { tokens } from '#ui/tokens.ts';

const Link = styled.a`
  display: inline-flex;
  align-items: center;
  flex: none;
  min-height: ${tokens.size.touch};
  text-decoration: none;
`;

/** The brand, linked to the home page. */
export function Brand() {
  return (
    <Link href={site.brand.href} aria-label={site.brand.homeLabel}>
      <BrandMark name={site.brand.name} />
    </Link>
  );
}

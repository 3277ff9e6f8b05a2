// Compares the attributes in the page with React's props: in production, React reports no difference.

/** One sentence for each attribute that differs, and for each element that React has not hydrated. Runs in the page. */
export function differences(): string[] {
  const root = document.getElementById('root');
  if (root === null) return ['there is no #root'];
  const skipped =
    /^(children|key|ref|style|dangerouslySetInnerHTML|suppress.*|on[A-Z].*|value|checked|default[A-Z].*|autoFocus|precedence|selected|multiple|muted)$/;
  const names: Record<string, string> = {
    className: 'class',
    htmlFor: 'for',
    tabIndex: 'tabindex',
  };
  const attributeOf = (element: Element, name: string) =>
    [
      names[name] ?? name,
      name.toLowerCase(),
      name.replace(/[A-Z]/g, (big) => `-${big.toLowerCase()}`),
    ]
      .map((one) => element.getAttribute(one))
      .find((found) => found !== null) ?? null;
  const spelt = /^(aria-|data-|draggable$|spellCheck$|contentEditable$)/;
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const key = Object.keys(element).find((one) => one.startsWith('__reactProps$'));
    const where = `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;
    // A set inner HTML is not React's, nor is an attribute that a library adds.
    const isOwn = element.closest('script, noscript, template, [data-still] > *');
    if (key === undefined) return isOwn ? [] : [`${where} is not hydrated`];
    const props = (element as unknown as Record<string, Record<string, unknown>>)[key] ?? {};
    return Object.entries(props).flatMap(([name, value]) => {
      if (skipped.test(name)) return [];
      const isThere = value !== null && value !== undefined && typeof value !== 'function';
      const isFlag = typeof value === 'boolean' && !spelt.test(name);
      const meant = !isThere || (isFlag && !value) ? null : isFlag ? '' : String(value);
      const real = attributeOf(element, name);
      return real === meant ? [] : [`${where} ${name}: ${real} in the page, ${meant} in React`];
    });
  });
}

// Measurements inside the page. Each function is sent there alone, as text: it may refer to nothing outside itself.
/* oxlint-disable unicorn/consistent-function-scoping -- a helper outside would stay behind */

/** Elements beyond the screen's edges, or cut off by their own box. */
export function outOfBounds(): string[] {
  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()}> "${(element.textContent ?? '').trim().slice(0, 40)}"`;
  const edge = document.documentElement.clientWidth;
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  /** A box that scrolls or clips is checked instead of its content. */
  const isHeld = (element: Element): boolean => {
    for (let box = element.parentElement; box !== null; box = box.parentElement) {
      if (box === document.body) return false;
      if (box instanceof SVGElement) return true;
      const { overflowX, clipPath } = getComputedStyle(box);
      if (overflowX !== 'visible' || clipPath !== 'none') return true;
    }
    return false;
  };
  /** Text that ends beyond the nearest box that clips it. */
  const isCutOff = (element: Element, right: number): boolean => {
    for (let box = element.parentElement; box !== null; box = box.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(box);
      if (clipPath !== 'none' || /auto|scroll/.test(overflowX)) return false;
      if (/hidden|clip/.test(overflowX)) return right > box.getBoundingClientRect().right + 1;
    }
    return false;
  };
  const found: string[] = [];
  if (document.documentElement.scrollWidth > edge) found.push('scrolls sideways');
  for (const element of document.querySelectorAll('body *')) {
    if (!isShown(element)) continue;
    const { left, right, width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2 || element.closest('[aria-hidden="true"]')) continue;
    if ((left < -1 || right > edge + 1) && !isHeld(element))
      found.push(`${name(element)} ends at ${Math.round(right)}`);
    const { overflowX, clipPath } = getComputedStyle(element);
    const isText = [...element.childNodes].some(
      (node) => node instanceof Text && (node.textContent ?? '').trim() !== '',
    );
    if (isText && clipPath === 'none' && /hidden|clip/.test(overflowX))
      if (element.scrollWidth > element.clientWidth + 1) found.push(`${name(element)} is cut off`);
    if (isText && isCutOff(element, right)) found.push(`${name(element)} is cut off by its box`);
  }
  return found.slice(0, 5);
}

/** Buttons, navigation and fields that a finger would miss: less than 44 by 44. Links in a sentence are exempt. */
export function cramped(): string[] {
  const found: string[] = [];
  const targets = 'button, [role="button"], a[href], input, select, textarea, [role="tab"]';
  for (const element of document.querySelectorAll<HTMLElement>(targets)) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.matches('a') && getComputedStyle(element).display === 'inline') {
      const isAlone = element.closest('nav') !== null;
      if (!isAlone) continue;
    }
    if (element.closest('[aria-hidden="true"]') !== null) continue;
    // An input hidden in its label is pressed through the label.
    const target = element.matches('input') ? (element.closest('label') ?? element) : element;
    if (target !== element && element.getBoundingClientRect().width > 44) continue;
    const { width, height } = target.getBoundingClientRect();
    const style = getComputedStyle(target);
    const isHidden = width < 2 || height < 2 || style.clipPath !== 'none';
    if (isHidden && target.matches(':not(label)')) continue;
    // A card can be one large target: its link covers it.
    const spread = getComputedStyle(target, '::after');
    const box =
      spread.position === 'absolute'
        ? (target.offsetParent ?? target).getBoundingClientRect()
        : null;
    const wide = Math.max(width, box?.width ?? 0);
    const high = Math.max(height, box?.height ?? 0);
    if (wide < 43.5 || high < 43.5)
      found.push(
        `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}" is ${Math.round(wide)} × ${Math.round(high)}`,
      );
  }
  return found;
}

/** Lines that are too long to read, on a very wide screen. */
export function overlong(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('main p, main li, main h1, main h2')) {
    if (!element.checkVisibility()) continue;
    const { width } = element.getBoundingClientRect();
    if (width > 1240) found.push(`"${(element.textContent ?? '').slice(0, 40)}" is ${width} wide`);
  }
  return found.slice(0, 5);
}

/** Running and pending animations. */
export function moving(): string[] {
  return document.getAnimations().map(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return `<${target?.tagName.toLowerCase() ?? 'nothing'}> "${(target?.textContent ?? '').slice(0, 40)}"`;
  });
}

/** The left and the right edge of the content of header, page and footer. */
export function edges() {
  const shown = (targets: string) =>
    [...document.querySelectorAll(targets)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.getBoundingClientRect())
      .filter(({ width }) => width > 2);
  const around = (rects: DOMRect[]) => [
    Math.min(...rects.map(({ left }) => left)),
    Math.max(...rects.map(({ right }) => right)),
  ];
  const main = document.querySelector('main > *') ?? document.body;
  const { left, right } = main.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(main);
  const navigation = around(shown('#root header nav > ul > li'));
  const [first] = shown('#root header nav + div > :first-child');
  return {
    column: [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)],
    headline: around(shown('main h1')).slice(0, 1),
    header: around(shown('#root header a, #root header button')),
    /** The brand, and the closing line with the hairline over it. */
    footer: around(shown('#root footer a, #root footer p')),
    /** Between the navigation and the element to its right, where there is a navigation. */
    air: Number.isFinite(navigation[1]) ? (first?.left ?? 0) - (navigation[1] ?? 0) : null,
  };
}

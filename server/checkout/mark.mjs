// The pages of a server with a checkout say so on their root element: the site then asks for a page to pay on, and not for the demo.

/**
 * A page with the mark.
 * @param {Buffer} page HTML
 */
export const markCheckout = (page) =>
  Buffer.from(page.toString('utf8').replace('<html ', '<html data-checkout="stripe" '));

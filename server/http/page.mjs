// The frame of the pages that the server writes itself: they need no script and no other file.

/**
 * A page in HTML.
 * @param {string} title escaped, as all that follows
 * @param {string} style
 * @param {string} inside what its main part holds
 */
export const htmlPage = (title, style, inside) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Axis One</title>
<style>${style}</style>
</head>
<body>
<main>
${inside}
</main>
</body>
</html>
`;

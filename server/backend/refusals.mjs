// Answers for what the database refuses, as PostgREST gives them: the library reports some refusals as its own failures.

/** Rights, constraints, values that cannot be read, also by the driver, and what our functions raise. */
const refusing = /^(22|23|P0|AX|42501|ERR_INVALID_ARG_TYPE$)/;

/** Refusals that may not happen again on another attempt: PostgREST's 409. */
const conflicting = /^(23503|23505)$/;

/** PostgreSQL quotes nothing of a client's in these: it names what the schema holds. */
const ownWords = /^(23|42501|AX|P0001)/;

/**
 * The answer to what the database has refused.
 * @param {Error | undefined} error what the database said
 * @returns {Response | undefined} nothing where it is no refusal
 */
export function refusalFor(error) {
  const code = error !== undefined && 'code' in error ? String(error.code) : '';
  if (error === undefined || !refusing.test(code)) return undefined;
  const sentence = ownWords.test(code)
    ? error.message.split('\n', 1)[0]
    : 'The database cannot read this.';
  return Response.json(
    { code, message: sentence, details: null, hint: null },
    { status: conflicting.test(code) ? 409 : 400 },
  );
}

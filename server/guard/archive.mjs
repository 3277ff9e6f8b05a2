// GET /auth/v1/archive: hands the archive of the member who asks out, as long as it is there.

/** The address. */
export const archivePath = '/auth/v1/archive';

/**
 * Opens the desk that hands archives out.
 * @param {(request: Request, id?: string) => Promise<Response>} fetch the backend, which knows whose a token is
 * @param {import('postgres').Sql} sql
 * @returns {(request: Request, id: string) => Promise<Response | undefined>} nothing where there is none
 */
export const openArchives = (fetch, sql) => async (request, id) => {
  const [apikey, authorization] = ['apikey', 'authorization'].map((name) =>
    request.headers.get(name),
  );
  if (!authorization) return undefined;
  const answer = await fetch(
    new Request('http://localhost/auth/v1/user', {
      headers: { authorization, ...(apikey ? { apikey } : {}) },
    }),
    id,
  );
  if (!answer.ok) return answer;
  /** @type {{ id: string }} */
  const member = await answer.json();
  const [archive] = await sql`
    select id, bytes, to_char(ready_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      (select count(*)::integer from private.archive_parts where archive_id = archives.id) as parts
    from private.archives
    where member_id = ${member.id}::uuid and state = 'ready' and expires_at > private.now()`;
  if (archive === undefined) return undefined;
  let part = 0;
  const body = new ReadableStream({
    async pull(stream) {
      if (part === Number(archive['parts'])) return stream.close();
      const [row] = await sql`select encode(body, 'base64') as body from private.archive_parts
        where archive_id = ${archive['id']} and part = ${part}`;
      // Deleted, or replaced, while it was read: the reader must not take what it has for the whole.
      if (row === undefined) return stream.error(new Error('The archive is gone.'));
      part += 1;
      stream.enqueue(Buffer.from(String(row['body']), 'base64'));
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="axis-one-${String(archive['day'])}.zip"`,
      'Content-Length': String(archive['bytes']),
      'Cache-Control': 'no-store',
    },
  });
};

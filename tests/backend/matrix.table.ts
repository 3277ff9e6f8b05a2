// Which role may do what with which row: the policies of the whole schema as one table.
// s select · i insert · u update · d delete · - refused. Each role tries a row of its own, except the anonymous
// visitor and the other member, who try one of the free member's.

export interface Line {
  table: string;
  /** The row of the table, if a table has several samples. */
  which?: string;
  anonymous: string;
  free: string;
  premium: string;
  lapsed: string;
  another: string;
}

const line = (
  table: string,
  anonymous: string,
  free: string,
  premium: string,
  lapsed: string,
  another: string,
  which?: string,
): Line => ({
  table,
  anonymous,
  free,
  premium,
  lapsed,
  another,
  ...(which === undefined ? {} : { which }),
});

// prettier-ignore
export const matrix: readonly Line[] = [
  //                                 anonymous  free    premium  lapsed  another
  line('profiles',                   '----',    'siu-', 'siu-',  'siu-', '----'),
  line('subscriptions',              '----',    's---', 's---',  's---', '----'),
  line('capabilities',               's---',    's---', 's---',  's---', 's---'),
  line('gathering_seats',            's---',    's---', 's---',  's---', 's---'),
  line('office_hours',               's---',    's---', 's---',  's---', 's---'),
  line('request_transitions',        's---',    's---', 's---',  's---', 's---'),
  line('requests',                   '----',    's---', 's---',  's---', '----'),
  line('request_events',             '----',    's---', 's---',  's---', '----'),
  line('attachments',                '----',    's---', 's---',  's---', '----'),
  line('attachment_bodies',          '----',    's---', 's---',  's---', '----'),
  line('newsletter_subscriptions',   '----',    '----', '----',  '----', '----'),
  line('stack_items',                '----',    'si-d', 'si-d',  'si-d', '----'),
  line('saved_searches',             '----',    's--d', 'si-d',  's--d', '----'),
  line('community_posts',            '----',    's--d', 's--d',  's--d', 's---'),
  line('community_post_bodies',      '----',    's---', 's---',  's---', 's---', 'free'),
  line('community_post_bodies',      '----',    '----', 's---',  '----', '----', 'premium'),
  line('community_replies',          '----',    's--d', 's--d',  's--d', 's---'),
  line('community_likes',            '----',    'si-d', 'si-d',  'si-d', '----'),
  // Its owner is staff: everybody else has no row. Acts are read by staff alone, and nobody of these works at the desk.
  line('staff',                      '----',    's---', 's---',  's---', '----'),
  line('desk_acts',                  '----',    '----', '----',  '----', '----'),
  line('published_files',            's---',    's---', 's---',  's---', 's---'),
  line('published_file_bodies',      's---',    's---', 's---',  's---', 's---', 'everyone'),
  line('published_file_bodies',      '----',    's---', 's---',  's---', 's---', 'members'),
  line('published_file_bodies',      '----',    '----', 's---',  '----', '----', 'premium'),
];

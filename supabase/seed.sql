-- Made from content/ by `npm run content:sql`: change it there. Running it again changes nothing.
-- content/capabilities.ts
insert into public.capabilities (capability, tier, allowance) values
  ('full-signal-stack', 'free', 0),
  ('full-signal-stack', 'premium', null),
  ('asynq', 'free', 1),
  ('asynq', 'premium', 4),
  ('premium-files', 'free', 0),
  ('premium-files', 'premium', null),
  ('premium-posts', 'free', 0),
  ('premium-posts', 'premium', null),
  ('advisory-calls', 'free', 0),
  ('advisory-calls', 'premium', null),
  ('premium-events', 'free', 0),
  ('premium-events', 'premium', null),
  ('channel:open-circle', 'free', 0),
  ('channel:open-circle', 'premium', null),
  ('founder-tools', 'free', 0),
  ('founder-tools', 'premium', null),
  ('full-labs', 'free', 0),
  ('full-labs', 'premium', null)
on conflict (capability, tier) do update set
  allowance = excluded.allowance;
delete from public.capabilities where capability not in ('full-signal-stack', 'asynq', 'premium-files', 'premium-posts', 'advisory-calls', 'premium-events', 'channel:open-circle', 'founder-tools', 'full-labs');
-- content/gatherings.ts; what is no longer there is over.
insert into public.gathering_seats (id, seats, reserved, status) values
  ('lisbon-dinner', 8, 8, 'waitlist'),
  ('paris-walk', 4, 0, 'accepting'),
  ('berlin-salon', 12, 0, 'accepting'),
  ('london-dinner', 8, 8, 'full'),
  ('zurich-salon', 10, 0, 'accepting'),
  ('tallinn-conference', 15, 15, 'waitlist')
on conflict (id) do update set
  seats = excluded.seats,
  reserved = excluded.reserved,
  status = excluded.status;
update public.gathering_seats set status = 'past' where id not in ('lisbon-dinner', 'paris-walk', 'berlin-salon', 'london-dinner', 'zurich-salon', 'tallinn-conference') and status <> 'past';
-- content/officeHours.ts
insert into public.office_hours (weekday, starts, host, available) values
  (2, '14:00', 'javelyn', true),
  (2, '14:20', 'javelyn', true),
  (2, '14:40', 'javelyn', false),
  (2, '15:00', 'quasar', true),
  (2, '15:20', 'angel', true),
  (4, '14:00', 'quasar', true),
  (4, '14:20', 'angel', true),
  (4, '14:40', 'quasar', true),
  (4, '15:00', 'javelyn', true),
  (4, '15:20', 'javelyn', false)
on conflict (weekday, starts) do update set
  host = excluded.host,
  available = excluded.available;
delete from public.office_hours where (weekday, starts) not in ((2, '14:00'), (2, '14:20'), (2, '14:40'), (2, '15:00'), (2, '15:20'), (4, '14:00'), (4, '14:20'), (4, '14:40'), (4, '15:00'), (4, '15:20'));
-- content/dashboard.ts, the sample posts; likes are counted from there on.
insert into public.community_posts (id, author_name, author_role, teaser, is_premium, likes, replies, created_at) values
  ('c96a73be-077f-458f-8e59-3e9165c775f8', 'Marta Lindqvist', 'Founder, industrial sensing', 'We put a price on the pilot and lost two of five buyers. The three who stayed signed within the month. The two had been …', false, 34, 9, '2026-11-18T09:20:00+01:00'),
  ('74423a05-6cbf-4718-83af-83e4e1a61dad', 'Tobias Achterberg', 'Operator, climate hardware', 'Before you write the job description, write the sentence that this person will be able to say no to. If you cannot, you …', false, 27, 6, '2026-11-16T17:45:00+01:00'),
  ('e1f8a631-fbe7-4271-835c-94bd4b40e6c7', 'Ngozi Adeyinka', 'Founder, diagnostics', 'Three clauses from our last term sheet, what each one cost …', true, 61, 22, '2026-11-13T11:05:00+01:00')
on conflict (id) do update set
  author_name = excluded.author_name,
  author_role = excluded.author_role,
  teaser = excluded.teaser,
  is_premium = excluded.is_premium,
  replies = excluded.replies,
  created_at = excluded.created_at;
insert into public.community_post_bodies (post_id, body) values
  ('c96a73be-077f-458f-8e59-3e9165c775f8', 'We put a price on the pilot and lost two of five buyers. The three who stayed signed within the month. The two had been free for eleven.'),
  ('74423a05-6cbf-4718-83af-83e4e1a61dad', 'Before you write the job description, write the sentence that this person will be able to say no to. If you cannot, you want an assistant and not a head of anything.'),
  ('e1f8a631-fbe7-4271-835c-94bd4b40e6c7', 'Three clauses from our last term sheet, what each one cost us in the next round, and the wording we would accept today.')
on conflict (post_id) do update set
  body = excluded.body;

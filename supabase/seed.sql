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
  ('channel:founders', 'free', null),
  ('channel:founders', 'premium', null),
  ('channel:deep-tech', 'free', null),
  ('channel:deep-tech', 'premium', null),
  ('channel:open-circle', 'free', 0),
  ('channel:open-circle', 'premium', null),
  ('founder-tools', 'free', 0),
  ('founder-tools', 'premium', null),
  ('full-labs', 'free', 0),
  ('full-labs', 'premium', null)
on conflict (capability, tier) do update set
  allowance = excluded.allowance;
delete from public.capabilities where capability not in ('full-signal-stack', 'asynq', 'premium-files', 'premium-posts', 'advisory-calls', 'premium-events', 'channel:founders', 'channel:deep-tech', 'channel:open-circle', 'founder-tools', 'full-labs');
-- content/gatherings.ts: the series, and of each the gathering that is ahead; what comes no more is over.
insert into private.gathering_series (id, first_on, every_weeks, seats, reserved, status) values
  ('lisbon-dinner', '2026-11-26', 12, 8, 8, 'waitlist'),
  ('paris-walk', '2026-12-03', 12, 4, 0, 'accepting'),
  ('berlin-salon', '2026-12-10', 12, 12, 0, 'accepting'),
  ('london-dinner', '2026-12-15', 12, 8, 8, 'full'),
  ('zurich-salon', '2027-01-14', 12, 10, 0, 'accepting'),
  ('tallinn-conference', '2027-02-04', 24, 15, 15, 'waitlist')
on conflict (id) do update set
  first_on = excluded.first_on,
  every_weeks = excluded.every_weeks,
  seats = excluded.seats,
  reserved = excluded.reserved,
  status = excluded.status;
delete from private.gathering_series where id not in ('lisbon-dinner', 'paris-walk', 'berlin-salon', 'london-dinner', 'zurich-salon', 'tallinn-conference');
select private.publish_gatherings();
update public.gathering_seats set status = 'past' where status <> 'past' and substring(id from '^(.*)-\d{4}-\d{2}-\d{2}$') not in ('lisbon-dinner', 'paris-walk', 'berlin-salon', 'london-dinner', 'zurich-salon', 'tallinn-conference');
-- content/officeHours.ts
insert into public.office_hours (weekday, starts, host, available, request_kind) values
  (2, '14:00', 'javelyn', true, 'office-hours'),
  (2, '14:20', 'javelyn', true, 'office-hours'),
  (2, '14:40', 'javelyn', false, 'office-hours'),
  (2, '15:00', 'quasar', true, 'office-hours'),
  (2, '15:20', 'angel', true, 'office-hours'),
  (4, '14:00', 'quasar', true, 'office-hours'),
  (4, '14:20', 'angel', true, 'office-hours'),
  (4, '14:40', 'quasar', true, 'office-hours'),
  (4, '15:00', 'javelyn', true, 'office-hours'),
  (4, '15:20', 'javelyn', false, 'office-hours'),
  (3, '14:00', 'advisor', true, 'advisory-call'),
  (3, '14:15', 'advisor', true, 'advisory-call'),
  (3, '14:30', 'advisor', true, 'advisory-call'),
  (3, '14:45', 'advisor', true, 'advisory-call')
on conflict (weekday, starts) do update set
  host = excluded.host,
  available = excluded.available,
  request_kind = excluded.request_kind;
delete from public.office_hours where (weekday, starts) not in ((2, '14:00'), (2, '14:20'), (2, '14:40'), (2, '15:00'), (2, '15:20'), (4, '14:00'), (4, '14:20'), (4, '14:40'), (4, '15:00'), (4, '15:20'), (3, '14:00'), (3, '14:15'), (3, '14:30'), (3, '14:45'));
-- content/posts.ts, testimonials.ts, experts.ts and staff.ts
insert into private.reserved_names (name, anywhere) values
  ('Marta Lindqvist', false),
  ('Tobias Achterberg', false),
  ('Ngozi Adeyinka', false),
  ('Owen Blackwood', false),
  ('Renata Sokolova', false),
  ('Mireille Fontaine', false),
  ('Dario Castellan', false),
  ('Hanne Brekke', false),
  ('Claire Vasseur', false),
  ('Oskar Brandvik', false),
  ('Fatou Diallo', false),
  ('Julien Carrel', false),
  ('Pilar Etxeberria', false),
  ('Sanjay Raman', false),
  ('Liesbeth Vos', false),
  ('Ines Valadares', false),
  ('Henrik Solberg Aas', false),
  ('Amara Nwosu-Klein', false),
  ('Yusuf Demirkan', false),
  ('Javelyn', false),
  ('Quasar', false),
  ('The advisor', false),
  ('Advisor', false),
  ('Admin', false),
  ('Administrator', false),
  ('Moderator', false),
  ('Staff', false),
  ('Support', false),
  ('Axis One', true)
on conflict (name) do update set
  anywhere = excluded.anywhere;
delete from private.reserved_names where name not in ('Marta Lindqvist', 'Tobias Achterberg', 'Ngozi Adeyinka', 'Owen Blackwood', 'Renata Sokolova', 'Mireille Fontaine', 'Dario Castellan', 'Hanne Brekke', 'Claire Vasseur', 'Oskar Brandvik', 'Fatou Diallo', 'Julien Carrel', 'Pilar Etxeberria', 'Sanjay Raman', 'Liesbeth Vos', 'Ines Valadares', 'Henrik Solberg Aas', 'Amara Nwosu-Klein', 'Yusuf Demirkan', 'Javelyn', 'Quasar', 'The advisor', 'Advisor', 'Admin', 'Administrator', 'Moderator', 'Staff', 'Support', 'Axis One');
-- content/posts.ts, the sample posts; likes are counted from there on.
insert into public.community_posts (id, author_name, author_role, teaser, is_premium, likes, created_at) values
  ('c96a73be-077f-458f-8e59-3e9165c775f8', 'Marta Lindqvist', 'Founder, industrial sensing', 'We put a price on the pilot and lost two of five buyers. Those two had used it free for eleven months. The other three …', false, 34, '2026-11-18T09:20:00+01:00'),
  ('74423a05-6cbf-4718-83af-83e4e1a61dad', 'Tobias Achterberg', 'Operator, climate hardware', 'Before you write the job description, write down one request of yours that this person may refuse. If you cannot think …', false, 27, '2026-11-16T17:45:00+01:00'),
  ('e1f8a631-fbe7-4271-835c-94bd4b40e6c7', 'Ngozi Adeyinka', 'Founder, diagnostics', 'Three clauses from our last term sheet, what each one cost …', true, 61, '2026-11-13T11:05:00+01:00')
on conflict (id) do update set
  author_name = excluded.author_name,
  author_role = excluded.author_role,
  teaser = excluded.teaser,
  is_premium = excluded.is_premium,
  created_at = excluded.created_at;
insert into public.community_post_bodies (post_id, body) values
  ('c96a73be-077f-458f-8e59-3e9165c775f8', 'We put a price on the pilot and lost two of five buyers. Those two had used it free for eleven months. The other three signed within four weeks.'),
  ('74423a05-6cbf-4718-83af-83e4e1a61dad', 'Before you write the job description, write down one request of yours that this person may refuse. If you cannot think of one, you are hiring an assistant.'),
  ('e1f8a631-fbe7-4271-835c-94bd4b40e6c7', 'Three clauses from our last term sheet, what each one cost us in the next round, and the wording we would accept today. Names are gone and numbers are rounded.

1. PARTICIPATING PREFERRED

It said that the investors get their money back first and then share in the rest as well. Take a sale for 30 million, with 12 million invested for 40 percent. They receive 12, plus 40 percent of the other 18, so 19.2 million in all. With a plain preference they would choose between 12 and 40 percent of 30, which is also 12. The clause moved 7.2 million. In the next round it cost us more, because the new lead asked for the same right, and then there were two.

What we would sign: “On a Liquidation Event, each share of Series A Preferred receives the greater of (a) the Original Purchase Price plus declared and unpaid dividends, and (b) the amount payable if the share had been converted into Common Stock immediately before the event. The Series A Preferred does not participate in any further distribution.”

2. FULL RATCHET

It said that if we ever sold a share for less, their price fell to that price. They held 2 million of 10 million shares, bought at 5.00. We sold 1 million at 4.00. Under the ratchet their 2 million turned into 2.5 million. Under a broad-based weighted average they would have become 2,037,037. The difference came out of the founders and the option pool, and the new lead made us refill the pool before closing.

What we would sign: “If the Company issues Additional Shares at a price below the Conversion Price (CP), the Conversion Price becomes CP × (A + B) / (A + C). A is the number of shares of Common Stock outstanding before the issue, fully diluted. B is the number of shares that the consideration received would have bought at CP. C is the number of shares issued. Shares issued on conversion, under an equity plan approved by the Board, or to lenders and landlords with Board approval are not Additional Shares.”

3. CONSENT TO ANY FINANCING

It said that we could sell no shares and take no loan without the written consent of every Series A holder. The smallest of them needed five weeks to answer. Nothing was refused, but our cash fell below six months while we waited, and the lead used that to reopen the price.

What we would sign: “As long as at least [25] percent of the Series A Preferred originally issued is outstanding, the Company needs the consent of the holders of a majority of it in order to (i) issue shares ranking senior to the Series A Preferred, or (ii) take on debt above [amount]. Consent is deemed given unless those holders object in writing, with reasons, within [ten] business days after they receive the terms. No consent is needed for shares that rank equally or junior and are sold at or above the Original Purchase Price.”

If you can win only one, take the first: it is the one that the next investor copies. Read all three together with your charter, because a definition there can undo any of them.

This is what we learned from one round and not legal advice. Have a lawyer fit the wording to your documents and your state.')
on conflict (post_id) do update set
  body = excluded.body;
-- content/replies.ts, the sample replies; the database counts them.
insert into public.community_replies (id, post_id, author_name, author_role, body, created_at) values
  ('92ca05d3-c2f1-4cf7-8ef9-54956f16df8f', 'c96a73be-077f-458f-8e59-3e9165c775f8', 'Owen Blackwood', 'Founder, water treatment', 'Did you tell the two that you were going to charge, or did they find out from the invoice? We announced it a quarter ahead and lost nobody, but we also had only three pilots.', '2026-11-18T10:05:00+01:00'),
  ('fdb6c5e9-497b-4829-84d5-129613064284', 'c96a73be-077f-458f-8e59-3e9165c775f8', 'Marta Lindqvist', 'Founder, industrial sensing', 'Six weeks ahead, by phone, with the reason: our next release was paid for by people who were not using it. One of the two said that nobody on his side had opened the dashboard since spring.', '2026-11-18T10:40:00+01:00'),
  ('a6577d8c-d369-47ed-8e6c-12129c4b8f85', 'c96a73be-077f-458f-8e59-3e9165c775f8', 'Renata Sokolova', 'Investor, industrial software', 'From the other side of the table: three paying pilots are worth more in a data room than five free ones. I ask for the invoice, and then I call the person who approved it.', '2026-11-18T15:12:00+01:00'),
  ('24cbc659-3046-4608-82a4-f8f47b7d67e1', '74423a05-6cbf-4718-83af-83e4e1a61dad', 'Mireille Fontaine', 'Founder, grid software', 'I tried this with our head of operations. The request she may refuse is a customer visit that I promised without asking her. She has refused twice since August, and both times she was right.', '2026-11-16T19:02:00+01:00'),
  ('5dc3d326-cf07-49da-8d42-978dd9c32124', '74423a05-6cbf-4718-83af-83e4e1a61dad', 'Tobias Achterberg', 'Operator, climate hardware', 'That is a good one, because it costs you something. If the refusal costs the founder nothing, it has not been tested yet.', '2026-11-17T08:31:00+01:00'),
  ('bda669e6-24c9-4e8b-8cc2-92ca35f7bf94', 'e1f8a631-fbe7-4271-835c-94bd4b40e6c7', 'Dario Castellan', 'Founder, photonics', 'Your third clause is the one that hurt us. We asked for a deadline and got fifteen business days instead of ten. Even so, the answer now comes on the last day and no later.', '2026-11-13T14:20:00+01:00'),
  ('27b03f67-87cd-41ef-896a-f1b2e8c8e996', 'e1f8a631-fbe7-4271-835c-94bd4b40e6c7', 'Hanne Brekke', 'General counsel, medical devices', 'Check what your charter calls a Liquidation Event before you sign the first one. Ours included an exclusive license, which we were about to grant to a distributor.', '2026-11-14T09:45:00+01:00'),
  ('e944d102-fe92-46c7-87ac-ba207d447896', 'e1f8a631-fbe7-4271-835c-94bd4b40e6c7', 'Ngozi Adeyinka', 'Founder, diagnostics', 'Thank you, that is worth a line in the post. Our definition came from the model documents and named licenses too. Our lawyer limited it to a license of substantially all of the technology.', '2026-11-14T11:30:00+01:00')
on conflict (id) do update set
  post_id = excluded.post_id,
  author_name = excluded.author_name,
  author_role = excluded.author_role,
  body = excluded.body,
  created_at = excluded.created_at;
delete from public.community_replies where member_id is null and id not in ('92ca05d3-c2f1-4cf7-8ef9-54956f16df8f', 'fdb6c5e9-497b-4829-84d5-129613064284', 'a6577d8c-d369-47ed-8e6c-12129c4b8f85', '24cbc659-3046-4608-82a4-f8f47b7d67e1', '5dc3d326-cf07-49da-8d42-978dd9c32124', 'bda669e6-24c9-4e8b-8cc2-92ca35f7bf94', '27b03f67-87cd-41ef-896a-f1b2e8c8e996', 'e944d102-fe92-46c7-87ac-ba207d447896');
-- content/files and content/premium
insert into public.published_files (id, title, name, type, access, product, version, published_on) values
  ('45-minute-pitch-review', '45-minute pitch review sheet', 'Axis One - 45-minute pitch review sheet 1.0.md', 'text/markdown; charset=utf-8', 'everyone', null, '1.0', '2026-11-10'),
  ('assumption-canvas', 'Assumption canvas worksheet', 'Axis One - Assumption canvas worksheet 2.0.md', 'text/markdown; charset=utf-8', 'everyone', null, '2.0', '2026-09-29'),
  ('decision-ledger', 'Decision ledger worksheet', 'Axis One - Decision ledger worksheet 0.6.md', 'text/markdown; charset=utf-8', 'everyone', null, '0.6', '2026-10-13'),
  ('dilution-weather-map', 'Dilution weather map worksheet', 'Axis One - Dilution weather map worksheet 1.1.md', 'text/markdown; charset=utf-8', 'everyone', null, '1.1', '2026-11-05'),
  ('founding-team-architect', 'Founding Team Architect', 'Axis One - Founding Team Architect 1.3.md', 'text/markdown; charset=utf-8', 'everyone', null, '1.3', '2026-08-20'),
  ('go-to-market-playbook', 'Go-to-Market Playbook', 'Axis One - Go-to-Market Playbook 2.1.md', 'text/markdown; charset=utf-8', 'members', null, '2.1', '2026-08-06'),
  ('ip-moat-map', 'IP Moat Map', 'Axis One - IP Moat Map 1.2.md', 'text/markdown; charset=utf-8', 'premium', 'toolkits', '1.2', '2026-10-06'),
  ('operating-cadence-system', 'Operating Cadence System', 'Axis One - Operating Cadence System 2.2.md', 'text/markdown; charset=utf-8', 'premium', 'toolkits', '2.2', '2026-10-20'),
  ('pilot-to-contract-kit', 'Pilot to Contract Kit', 'Axis One - Pilot to Contract Kit 1.4.md', 'text/markdown; charset=utf-8', 'premium', 'toolkits', '1.4', '2026-09-17'),
  ('reverse-premortem', 'Reverse pre-mortem worksheet', 'Axis One - Reverse pre-mortem worksheet 1.0.md', 'text/markdown; charset=utf-8', 'everyone', null, '1.0', '2026-07-14'),
  ('second-curve-timer', 'Second curve timer worksheet', 'Axis One - Second curve timer worksheet 0.4.md', 'text/markdown; charset=utf-8', 'everyone', null, '0.4', '2026-10-27'),
  ('signal-triage', 'Signal triage worksheet', 'Axis One - Signal triage worksheet 1.3.md', 'text/markdown; charset=utf-8', 'everyone', null, '1.3', '2026-09-15'),
  ('strategic-fundraising-toolkit', 'Strategic Fundraising Toolkit', 'Axis One - Strategic Fundraising Toolkit 3.0.md', 'text/markdown; charset=utf-8', 'premium', 'toolkits', '3.0', '2026-09-03'),
  ('next-curve/an-order-ahead-of-the-factory', 'An order placed ahead of the factory', 'an-order-ahead-of-the-factory.json', 'application/json', 'premium', null, '1.0', '2026-06-25'),
  ('next-curve/insurers-write-the-specification', 'Insurers write the specification', 'insurers-write-the-specification.json', 'application/json', 'premium', null, '1.0', '2026-08-27'),
  ('second-curve/the-customer-who-could-walk-away', 'The customer who could walk away', 'the-customer-who-could-walk-away.json', 'application/json', 'premium', null, '1.0', '2026-09-03'),
  ('next-curve/the-queue-for-the-grid', 'The queue for the grid is no longer cheap', 'the-queue-for-the-grid.json', 'application/json', 'premium', null, '1.0', '2026-10-08'),
  ('second-curve/the-quiet-no', 'The quiet no', 'the-quiet-no.json', 'application/json', 'premium', null, '1.0', '2026-10-01')
on conflict (id) do update set
  title = excluded.title,
  name = excluded.name,
  type = excluded.type,
  access = excluded.access,
  product = excluded.product,
  version = excluded.version,
  published_on = excluded.published_on;
insert into public.published_file_bodies (file_id, body) values
  ('45-minute-pitch-review', convert_to('# 45-minute pitch review sheet

Axis One · version 1.0 · 2026-11-10

Find two listeners who have never seen the deck and have no reason to be kind. One should know your field; the other should not. You also need a clock that rings, a printed sheet for each listener, and someone to take notes at the end.

## The clock

**Forty-five minutes.**

| Minutes | Who speaks | What happens |
| --- | --- | --- |
| 0 to 10 | You | You pitch without interruption. The listeners write down only the minute they stop believing and the last sentence before it |
| 10 to 20 | The listeners | Each says in one sentence what your company does, and in another why now is the time for it. You may not correct them |
| 20 to 35 | The listeners and you | Each listener asks the three questions they would otherwise have saved until you had left the room. You answer each in thirty seconds, then again in ten |
| 35 to 45 | You | You name one thing to cut, one claim to prove and one number to move closer to the front. Someone else writes all three down |

## The listener''s sheet

**Fill in each line when its turn comes, not afterward.**

| Prompt | Your words |
| --- | --- |
| The minute I stopped believing | |
| The last sentence before it | |
| What they do, in one sentence | |
| Why now, in one sentence | |
| The first question I would ask after they leave | |
| The second | |
| The third | |
| The figure I still remember | |

## How to read the two sheets

- If the two descriptions of your company differ, your first slide should settle the point. Write that slide in the words of the listener who knows the field less well.
- If both stopped believing at the same point, the claim you made there needs evidence or has to go. If they stopped at different points, start with the earlier one.
- If neither remembers a figure, choose the one that matters most and give it a slide of its own. If both remember the same one, it belongs on the first slide.
- If an answer is good in thirty seconds and empty in ten, rework it.

## What goes on the wall

- [ ] Cut: ______________________
- [ ] Prove by (date) ______________________: ______________________
- [ ] Move closer to the front: ______________________

Do a second review with two new listeners. Then leave the pitch alone.
', 'UTF8')),
  ('assumption-canvas', convert_to('# Assumption canvas worksheet

Axis One · version 2.0 · 2026-09-29

A plan may rest on forty assumptions, and a few of them could kill it. It is tempting to test the others, because they are easier to test. The first session takes an hour with up to five people; after that, ten minutes a month.

## First hour

**Minutes 0 to 15.** Everyone writes assumptions alone, one per note. An assumption is a sentence that could be false. "Hospitals are slow" is a mood. "A hospital with 400 beds signs within nine months" is an assumption.

**Minutes 15 to 35.** Read them aloud and place them. Across: how little we know about it. Up: how much breaks if it is wrong.

**The canvas.**

| | We have evidence | We have heard it | We made it up |
| --- | --- | --- | --- |
| **The plan dies** | | | **The corner** |
| **The plan changes** | | | |
| **We are annoyed** | | | |

**Minutes 35 to 50.** The corner has room for four notes. A fifth means that you have not decided which ones matter. Argue until one moves down, never to the left: nobody may move a note to the left without saying what was learned and from whom.

**Minutes 50 to 60.** One line for each note in the corner.

**The quarter.**

| Assumption | What would prove it false | Cheapest way to find out | Who | By |
| --- | --- | --- | --- | --- |
| | | | | |
| | | | | |
| | | | | |
| | | | | |

## Ways to find out, from cheapest to most expensive

1. Ask someone who would lose money if it were true.
2. Find the five people who tried it before, and ask why they stopped.
3. Offer it at a price before it exists, and say that it does not exist yet.
4. Do it by hand for one customer.
5. Build it.

Most notes in the corner need number 2 and get number 5.

## Every month, ten minutes

- [ ] What moved to the left, and what exactly did we learn?
- [ ] What moved up, because the plan has changed?
- [ ] Is there a note that nobody wants to write?
- [ ] Is anyone working on something that belongs to no note in the upper row?

The last question is the one that frees people. Ask it kindly.
', 'UTF8')),
  ('decision-ledger', convert_to('# Decision ledger worksheet

Axis One · version 0.6 · 2026-10-13

Memory edits. A year after a decision, it is hard to say what was known at the time, so little is learned, and a good decision that met with bad luck may be punished like a bad one. The ledger takes four minutes per decision, before it is announced.

## Two lines as examples

**How it is filled in. Illustrative.**

| Date | Decision | Owner | We expect | We know by | We reverse it if | What happened |
| --- | --- | --- | --- | --- | --- | --- |
| March 3 | Price up by 20% for new customers | Mira | Orders fall by less than 10% in the quarter | June 30 | Orders fall by 20% in any month | Orders −4%. Reason as expected: nobody compares us by price |
| March 9 | No second office | Jon | Two good candidates lost by the end of the year | Dec 31 | Four lost by summer | One lost. Reason differs: they wanted remote work, not an office |

The second line is the interesting one. The result was good and the reason was wrong.

## Your ledger

**One line per decision.**

| Date | Decision | Owner | We expect | We know by | We reverse it if | What happened |
| --- | --- | --- | --- | --- | --- | --- |
| | | | | | | |
| | | | | | | |
| | | | | | | |
| | | | | | | |
| | | | | | | |
| | | | | | | |

## Five rules

1. One owner, by name. "We" has never been asked what it expected.
2. *We expect* contains a number or an event that a stranger could check.
3. *We know by* is a date. On that day the owner adds the last column. No meeting.
4. The last column has two parts: what happened, and whether it happened for the reason we gave.
5. Nothing is ever deleted. The lines that embarrass you are why you keep the ledger.

## Once a year

Sort the lines into four.

**Result and reason.**

| | Reason as expected | Reason differs |
| --- | --- | --- |
| Result good | You know something. Do it again | You were lucky. Find out before the weather changes |
| Result bad | Bad luck, or a risk you took knowingly. Leave the owner alone | You have a habit. Give it a name |

Read the upper right aloud. Those are the decisions you are proud of without cause.
', 'UTF8')),
  ('dilution-weather-map', convert_to('# Dilution weather map worksheet

Axis One · version 1.1 · 2026-11-05

Four rounds on a single sheet. It takes ten numbers: your share today, a percentage for the pool, and a price and a sum for each of the four rounds. (The example varies the pool from round to round; start with one figure.) Fill in fair weather first, then draw the storms over it. It is arithmetic, not advice; take the sheet to your lawyer before you sign.

## The rule

The price before (the pre-money valuation) plus the sum is the price after. The new investor''s share is the sum divided by the price after. Everyone else''s share is multiplied by the rest.

**A founder through four rounds. Illustrative, in millions of dollars; each founder starts with 50 percent.**

| Round | Price before | Sum | New investor | Pool added | Founder keeps | Founder holds |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
| Start | | | | | | 50.0% |
| Pre-seed | 3.2 | 0.8 | 20% | 8% | × 0.72 | 36.0% |
| Seed | 9 | 3 | 25% | 5% | × 0.70 | 25.2% |
| A | 32 | 8 | 20% | 5% | × 0.75 | 18.9% |
| B | 80 | 20 | 20% | 3% | × 0.77 | 14.6% |

The pool is counted here as a share of the company after the round, which is how term sheets mean it, and it comes out of the earlier holders'' shares alone. So the founder keeps 1 minus the investor''s share minus the pool.

## Yours

**Fair weather.**

| Round | Price before | Sum | New investor | Pool added | You keep | You hold |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
| Start | | | | | | |
| First | | | | | | |
| Second | | | | | | |
| Third | | | | | | |
| Fourth | | | | | | |

## The four storms

Compute each line again with one storm at a time, and write down only the last figure: what you hold at the end or, for the preference, what you are paid at a sale.

**What each storm costs.**

| Storm | How to draw it | You end up with | Lost |
| --- | --- | ---: | ---: |
| The new investor wants a larger pool | Add ten points to the pool of one round | | |
| A note converts at its cap | Add the note''s sum divided by its cap to the new share | | |
| A down round with a full ratchet | Recompute the earlier investor as if they had paid the new price | | |
| A participating preference | At a sale: their money first, then their share of the rest | | |

## Read it

- [ ] Which storm costs most? In which round would you agree to it?
- [ ] What did you get for it there?
- [ ] At what sale price do you earn what four years of salary would have paid?
- [ ] If that price is higher than anything you believe in, which round do you leave out?
', 'UTF8')),
  ('founding-team-architect', convert_to('# Founding Team Architect

Axis One · version 1.3 · 2026-08-20

Two pages and two hours. You need all founders in one room, with a printed copy and a pen each, and no phones. Avoid a bad day, because you would end up writing about that day.

**Rules for the two hours.** Each founder fills in page one alone and in silence, which takes twenty minutes. Then you read your answers aloud, line by line. Where the names agree, go on. Where they differ, mark the line before you go on. The second hour is for the marked lines.

## Page one: twenty decisions

Write one name beside each. Not a group, not "together," not "it depends." The owner listens to everyone and then decides, and the others support the decision in public.

**Who decides.**

| No. | Decision | Owner |
| ---: | --- | --- |
| 1 | A price below the floor we agreed on | |
| 2 | A customer we refuse | |
| 3 | A promise to a customer that changes the roadmap | |
| 4 | Which of two things we build next, when we cannot build both | |
| 5 | When something is good enough to ship | |
| 6 | Stopping a product or a feature that people use | |
| 7 | An offer above the salary band | |
| 8 | Letting someone go | |
| 9 | Letting go of someone another founder hired | |
| 10 | Who gets equity, and how much | |
| 11 | Spending more than a month''s salary without asking | |
| 12 | The quarterly budget | |
| 13 | When we raise, and who we would not take money from | |
| 14 | A bridge, a loan, or paying ourselves less | |
| 15 | What investors are told in a bad month | |
| 16 | What the team is told in a bad month | |
| 17 | What we say in public under our own names | |
| 18 | Signing something our counsel advises against | |
| 19 | Talking to someone who may want to buy us | |
| 20 | Changing this list | |

**How to settle a marked line.** The two who named themselves have five minutes each to say what they would do in the next such case, not why they are the right person. Then ask the others whose answer they would rather explain to the team. If it is still open, the decision belongs to the person who lives with its consequence on the following Monday. Toss a coin only for line 17.

**What the marks mean.** Up to three is normal. Four to seven: you have two pictures of the company and have not compared them. More than seven: close the toolkit and talk about line 13, because that is where it comes from.

## Page two: what an owner owes

Owning a decision costs something. For each owner, fill in three columns. Take the five decisions most likely to come up within six months; the rest follow the same pattern.

**What the owner owes.**

| Decision | Must be asked before | Must be told within a day | Holds for at least |
| --- | --- | --- | --- |
| | | | |
| | | | |
| | | | |
| | | | |
| | | | |

Three rules go with it. Cross out what you do not want, and say so aloud.

- **Asked** means that the answer was heard before the decision was made, and that the owner can repeat it to the satisfaction of the person who gave it.
- **Told** means by the owner, in a voice or in writing, and before the person hears it from the team.
- **Holds** means that nobody reopens it before that time, unless the owner does, or a fact has appeared that nobody could have known. A changed mood is not a fact.

## Five cases to test it

Read each case aloud. Point at the person who decides. If you do not all point at once, and at the same person, go back to the line.

1. Your largest customer offers to pay a year in advance if a feature ships in six weeks. It would delay what you promised to three others.
2. An engineer everybody likes has a rival offer that is 30 percent higher and needs an answer by Friday noon.
3. A journalist calls one of you about a rumor. It is half true.
4. There are four months of cash. One of you finds the only term sheet insulting.
5. One of you has to be away for eight weeks, starting tomorrow.

## What it does not settle

It does not replace an agreement among shareholders: vesting, what happens to the shares of a founder who leaves, who may be outvoted on what. If that is not on paper and signed, this page is a good list to take to counsel, and that should be the next thing you do.

It does not settle whether you like each other, either. It only makes sure that you find out for reasons other than line 8.

## Before you put it away

- [ ] Every line on page one has one name.
- [ ] Every founder has at least three lines.
- [ ] Nobody has more than eleven.
- [ ] In all five cases you pointed without hesitation.
- [ ] Both pages are signed and dated.
- [ ] An hour to read it again, six months from now, is in every calendar.

Signed: ______________________ · ______________________ · ______________________

Date: ______________________
', 'UTF8')),
  ('go-to-market-playbook', convert_to('# Go-to-Market Playbook

Axis One · version 2.1 · 2026-08-06

The plan takes ninety days and, for the first sixty, one founder for two days a week. Do not delegate those sixty days: you would save the hours and miss remarks that nobody will repeat to you.

Print the three sheets. Fill them in by hand. Keep the old versions: what you crossed out shows what you have learned.

## Days 1 to 30: thirty conversations

Pick a single job title, in companies of one size and in one language. A segment or an industry is too broad. If you cannot decide between two, take the one for which you already have a phone number.

**Sheet one. The person.**

| Question | Your answer |
| --- | --- |
| Title, as it appears on their business card | |
| Company size, smallest to largest | |
| What they do today instead of using your product | |
| What that costs them a month, in hours or money | |
| What happened the last time it went wrong | |
| Who noticed, and who had to explain it | |
| How much they may spend without asking | |
| Who approves anything above that amount | |

**How to get thirty.** Write to ninety. Three lines: what you have noticed about their work, that you are not selling anything this month, and one question they can answer in two minutes. If fewer than one in four reply, the fault is in the title or in the question. Change one of them, never both.

**How to run one.** Twenty minutes. You may say one sentence about your product, in minute eighteen. Ask about the last time, never about the general rule. "Tell me about the last time that happened" brings facts; "how do you usually" brings manners. Write down their words as they say them.

**After every tenth**, read your notes and complete this sentence in their words: *every ___ I have to ___, although ___, and when it fails ___.* If the sentence has not changed between the twentieth and the thirtieth conversation, you have a market of at least one title.

**Stop if** fewer than ten of thirty describe a time when it went wrong. They are being polite. Choose another title and start again on day 1. It is the cheapest month you will ever lose.

## Days 31 to 60: one channel, one offer, one price

Let the price choose the channel.

**Sheet two. Which channel can carry the price.**

| First-year price | The channel that can pay for itself | Its unit | Sign to stop |
| --- | --- | --- | --- |
| Below $500 | The product itself, trial without a call | Visitors who finish setting up | Under 3 in 100 after four changes |
| $500 to $5,000 | Emails, content, short calls | Replies that name a problem | Under 1 in 20 after 200 emails |
| $5,000 to $50,000 | A founder, by phone and on site | Second meetings with a signer | Under 1 in 4 first meetings |
| Above $50,000 | A founder and a partner they trust | Written criteria for a trial | No signer met after 60 days |

The arithmetic behind the table: if a customer brings $3,000 in the first year and leaves you 70 percent, you have $2,100 for everything it took to win them. A founder''s day costs at least $400. At five days per customer, nothing is left, and you have not paid for the coffee. So either the price goes up, the days go down, or the channel changes.

**The offer** fits into four lines, and you send it the same day you were asked.

1. What we have understood, in your words: the sentence from day 30.
2. What will be different in six weeks, as a number you measure yourselves.
3. What it costs, from the first day, and what is credited if you stay.
4. When it starts, and when it ends.

**The weekly change.** On Friday choose one thing: the title, the first sentence, the price, or the proof. Change it for all of next week. On the Friday after, write one line: what changed and what followed. Two changes at once teach you nothing.

**Sheet three. Four weeks.**

| Week | The one change | First meetings | Second meetings | Offers | Orders | What we learned, in ten words |
| ---: | --- | ---: | ---: | ---: | ---: | --- |
| 5 | | | | | | |
| 6 | | | | | | |
| 7 | | | | | | |
| 8 | | | | | | |

**Stop if** after week eight there is no order and no offer was refused on price. Nobody wanted it enough to haggle.

## Days 61 to 90: without you

Now someone who is not a founder does the same from your notes. It may be an employee, a freelancer, or a friend you pay for ten days. You may answer questions in writing, in the evening. You may not go with them.

- [ ] The sentence from day 30 is on one page, with three variations that also worked.
- [ ] Ten objections are written down, each with the answer you gave and whether it helped.
- [ ] The four-line offer exists as a form with three blanks.
- [ ] The price list has one price. Discounts need a founder, by message, within the hour.
- [ ] Someone counts the same columns as in sheet three.

Compare only one figure: first meetings per order, theirs against yours. Up to twice yours, it is a market, and you can hire. Between two and four times, the notes are bad: spend a week on them and repeat. Above four, it was your charm that sold, and it is too early to hire.

## Four templates for a channel

**Direct.** Thirty names at a time, never more. Call only those with a reason to be called this week. The unit is the second meeting.

**Partner.** A one-page agreement with a single partner: who they bring, what you do that they cannot, who is paid what in month one and in month thirteen. It ends automatically after two quarters without an order.

**Content.** One question that your title asks in writing, answered better than anyone has, once a week for ten weeks. Count replies that name a problem, and leave readers out of it.

**The product.** One screen where strangers see their own data do something. Everything before that screen is cost. Measure the minutes until they get there, and cut those before you buy a single visit.

## On day 91

Write half a page: who buys, why now, through which channel, at what price, at how many meetings per order, and which result by the end of next quarter would make you stop. Date it. If it takes more than half a page, you are not ready to spend money on it. If it takes less, you are.
', 'UTF8')),
  ('ip-moat-map', convert_to('# IP Moat Map

Axis One · version 1.2 · 2026-10-06

Three sheets and two hours. You need the two people who know the product best, and one person who does not love it. Do this before you pay for legal advice; it prepares you for the advice but does not replace it.

## Sheet one: three routes

Someone with ten times your budget wants to sell what you sell, without you. They are neither stupid nor criminal. Which three routes do they take? Write as if you were paid by them.

**The rival''s plan.**

| | Route one: copy it | Route two: do it differently | Route three: make it unnecessary |
| --- | --- | --- | --- |
| What they build | | | |
| What they must learn that we know | | | |
| Where they could learn it | | | |
| Months until a first customer | | | |
| What would cost them another year | | | |

The last row is the map. Everything that follows is about what you can put in that row.

## Sheet two: the cheapest instrument that holds

There are four instruments. Each works under one condition and is a waste under another.

**Which instrument for which route.**

| Instrument | Works where | Fails where | Cost, roughly | Can it be undone |
| --- | --- | --- | --- | --- |
| Patent | The product shows how it is made, and you can see from outside that someone has copied it | It is done inside a factory or a server where nobody can look | High, over years | No: it publishes |
| Secret | It cannot be read from the product, and few people need to know | Staff change often, or the law demands disclosure | Low, every day | Yes, once, by accident |
| Publication | All you need is that nobody else can own it | You might want to own it later | Almost nothing | No |
| Contract, data, certificate, place in a process | A filing would be too slow, or the field moves too fast | The customer can leave with everything | Work instead of fees | Slowly |

For each entry in the last row of sheet one, write down one instrument. If you write "patent" for all of them, start again: you have thought about your inventor and not about your rival.

**The test for a patent.** Ask the person who does not love it to spend ten minutes getting around the sentence you would protect. If they succeed, you have found your second claim, or you have found that there is no first.

**The test for a secret.** Name everyone who knows it. If you cannot, it is not secret. If the list has more than eight names, it will not be a secret in two years.

**The test for a publication.** Would you be annoyed if someone else had written it? Then wait.

## Sheet three: who owns it today

One line for everyone who was in the room, paid or unpaid, from the first sketch to today. This table decides more cases than the claims do.

**Hands on the invention.**

| Name | When, and as what | Who employed them then | Signed over to us on | What is missing |
| --- | --- | --- | --- | --- |
| | | | | |
| | | | | |
| | | | | |
| | | | | |

- [ ] Founders before the company existed
- [ ] A university, an institute, a grant with conditions
- [ ] Former employers, and what their contracts say about evenings
- [ ] Freelancers, students, a helpful friend
- [ ] Open source inside, with licenses
- [ ] Models and data sets, and what was agreed about results

If one line is missing a signature, get it before you file, raise or sell. Today it costs a lunch. In diligence it costs a percentage.

## What has already been shown

**Every disclosure, with its date.**

| Date | What was shown | Who saw it | Under which agreement |
| --- | --- | --- | --- |
| | | | |
| | | | |
| | | | |

In most countries, anything public before the filing is lost; some have a grace period, which differs from place to place. Do not guess. Bring the table to counsel, with dates.

## Seven years of fees

Fill in the offers you get. The middle column is an illustration for one family, filed at home and then in five countries.

**What one family costs over time. Illustrative, in thousands of dollars.**

| Year | What falls due | Illustration | Your offer |
| ---: | --- | ---: | --- |
| 1 | Drafting and first filing | 9 | |
| 2 | International application | 6 | |
| 3 | Entry into five countries, translations | 24 | |
| 4 | First answers to examiners | 12 | |
| 5 | Second answers, first grants | 10 | |
| 6 | Grants, validation | 11 | |
| 7 | Renewals | 5 | |
| | **Sum** | **77** | |

Two families cost about as much as an engineer for a year and a half. So write beside each: which route does it block, and what would the engineer have built? Every fall, before the renewals, ask again. Letting one go is a decision too, and a respectable one.

## The register of what must never be said

Print it and keep it where the deck is made.

**Do not say it, and say this instead.**

| Never in a pitch, a talk or a job ad | Say instead |
| --- | --- |
| The parameter that makes it work | That there is one, and that it took a year |
| The order of the steps | What comes in and what goes out |
| The supplier of the one difficult part | That it is difficult |
| What failed before | That you know what does not work |
| Which claims are pending, word for word | How many, and what they are about |
| The names on sheet three | Nothing |

## The first hour with counsel

Bring the three sheets, one drawing, and these five questions.

1. Which of the three routes can a claim really block, and how would we notice that someone took it?
2. What have our own disclosures already cost us, and where?
3. What is the narrowest claim that would still cost the rival a year?
4. Which line on sheet three worries you?
5. What would you let lapse, or not file at all, if it were your money?

Ask the fifth question first if you have only half an hour.
', 'UTF8')),
  ('operating-cadence-system', convert_to('# Operating Cadence System

Axis One · version 2.2 · 2026-10-20

As you introduce each of the five meetings, strike the old ones that it replaces; by the fifth month, no others should be left on the calendar. Before you start, count what your current meetings cost you. The count is useful even if you go no further.

## First, count what you have

For one week, everyone writes down each meeting: minutes, people, and what was different afterward. Then fill this in.

**What meetings cost you today.**

| | Your figures | An example |
| --- | ---: | ---: |
| People in the company | | 22 |
| Hours in meetings, per person per week | | 9 |
| Hours per week in total | | 198 |
| In full-time employees, at 40 hours a week | | 5.0 |
| Meetings after which something was different, out of ten | | 4 |
| People employed to sit in the others | | 3.0 |

Read the last line aloud. In the example, the company of twenty-two employs the equivalent of three people to sit in meetings that change nothing. The five meetings in this system take less than two hours per person per week on average, so people in the example get about seven of their nine hours back.

## One: the half hour on numbers, weekly

**Input.** One sheet with at most nine figures. Each has one person''s name beside it, and that person fills it in by Monday noon.

**What happens.** Monday, 14:00, thirty minutes, standing. Each owner says their figure, last week''s, and one sentence. Nobody explains a figure that is where it should be. A figure that misses its line twice in a row becomes a written proposal for meeting two.

**Output.** The sheet, dated. Nothing else.

**May be canceled by** nobody. If a founder is missing, it takes twenty-five minutes.

**It has died when** someone begins to present.

**The sheet.**

| Figure | Owner | Line | Two weeks ago | Last week | This week |
| --- | --- | ---: | ---: | ---: | ---: |
| Cash, in months | | | | | |
| Orders signed | | | | | |
| First meetings | | | | | |
| Days from order to working | | | | | |
| Customers who used it in the week | | | | | |
| Open faults older than ten days | | | | | |
| Offers to candidates, accepted | | | | | |
| | | | | | |
| | | | | | |

Leave two lines empty until you know what you are missing. If you change a figure, keep the old one beside it for four weeks.

## Two: the decision hour, every two weeks

**Input.** Proposals in writing, one page at most, sent two working days before. Nothing is decided that was not written.

**What happens.** The first ten minutes are for reading, in silence, including by those who claim to have read it. Then, for each page, the owner of the decision asks for the strongest objection, hears it, and decides. Allow ten minutes per page and four pages at most.

**Output.** One line in the ledger: date, decision, owner, what we expect, when we will know, what would make us reverse it.

**May be canceled by** the person who runs it, if no page has come. Once is a good sign; twice is a bad one.

**It has died when** people use it to announce decisions that were made elsewhere.

The page has five headings: *What we would do. What else we could do, and why not. What it costs, in money and in weeks of work. What would make us stop. Who decides.*

## Three: the bets, monthly

**Input.** The three bets of the quarter, each with an owner, the number of weeks it may use up, and a line at which it is won or lost.

**What happens.** Ninety minutes. For each bet, ask three questions. What have we learned that we did not know? What have we used up? Would we start it today, knowing what we know now? The owner answers the third question yes or no before anyone explains.

**Output.** Each bet goes on, is changed, or ends. If it ends, a founder tells the people who worked on it that same week, in person.

**May be canceled by** nobody in the last month of a quarter.

**It has died when** there are more than three.

## Four: the day you stop one thing, quarterly

**Input.** Everyone sends one thing that should stop: a report, a feature, a customer, a meeting, a habit. They may do so anonymously.

**What happens.** A day outside the office, with at most nine people. In the morning you read the list, and someone who did not send an item defends it. In the afternoon you choose one thing and stop it the same day: the message is written in the room and sent before dinner. Only then do you choose next quarter''s three bets.

**Output.** One thing stopped. Three bets with owners.

**May be canceled by** nobody.

**It has died when** the thing you stop was dead already.

## Five: whether this is still the company you meant to build, yearly

**Input.** A two-page letter from each founder to someone who joins in a year: what this company is for, what it will never do, what I was wrong about. You exchange the letters a week before.

**What happens.** Two days, founders only, no slides. The first day is for the letters. On the second you write one together.

**Output.** One page, read to everyone by the people who wrote it, with time for questions.

**May be canceled by** nobody, least of all because of a funding round.

**It has died when** the page could be about any company.

## The five months

- [ ] Month one: the half hour. Strike every other recurring status meeting from the calendar that day.
- [ ] Month two: the decision hour, and the ledger.
- [ ] Month three: the bets.
- [ ] Month four: the day. It falls at the end of a quarter, so shift your start accordingly.
- [ ] Month five: set the date of the two days.
- [ ] After each month: ask three people what they no longer know. If all three name the same thing, the missing meeting is a page that someone should write.

## What does not need a meeting

To tell someone something, write. To ask someone something, call. Working on something together is work, and needs a table. To get to know each other, have lunch. That part of the old system was good, and there is no reason to give it up.
', 'UTF8')),
  ('pilot-to-contract-kit', convert_to('# Pilot to Contract Kit

Axis One · version 1.4 · 2026-09-17

Keep this page beside you on the first call about a trial, and ask the questions before you show anything. If you are already in the second month of a free trial, turn to the last page instead.

## Before you say yes to a pilot: six questions

Ask them on the first call, in this order. Write down the hesitation as well as the answer.

1. If nothing changes by the end of the year, who has to explain why?
2. Which budget would pay for it, and who owns that budget?
3. What have you tried, and why did it end?
4. Which number would have to move, and who measures it today?
5. Who can stop this without being in the meeting?
6. If the number moves, what happens the day after?

With four or more clear answers, start. With two or three, get the missing answers first, and offer to help find them. With fewer than two, you are having a nice conversation that is not yet a pilot.

## The agreement, two pages

Fill in the blanks, give it to counsel once, and then use it unchanged. It is a template and not legal advice.

**1. What is tried.** ______ at the site ______, on ______ machines / users / cases, from ______ to ______. It ends on that date without notice.

**2. What it costs.** A fee of ______, due at the start. It is credited in full against the first year if the contract in the annex is signed within sixty days of the end.

**3. What counts.** The three numbers of the success sheet (annex A), measured by the customer. If at least two of the three reach the target, the contract in annex B begins on ______ without further negotiation, unless the customer objects in writing within ten working days and says why.

**4. What the customer does.** One named person, ______, for two hours a week. Access to ______. A decision about each open question within five working days; days of waiting are added to the end.

**5. What we do.** Installation by ______. A one-page report every two weeks, in the customer''s own figures. An answer within one working day.

**6. What belongs to whom.** The customer''s data remain theirs and are deleted within thirty days of the end. What we learn about our product is ours. Neither side names the other in public without asking.

**7. What can go wrong.** Our liability is limited to ______. The system under trial does not replace any safety measure.

**8. What comes after.** Annex B: the one-year contract, with its price of ______, complete, ready to sign and attached today.

Signed by the person who owns the budget in question 2, not by the person who likes the product.

**How to set the fee.** Between 5 and 10 percent of the first year. Below 5, it is waved through and tells you nothing; above 10, it needs a purchasing process of its own and costs you the quarter. For a year at $40,000, that is $2,000 to $4,000.

## Annex A: the success sheet

The customer fills it in during the kickoff call. You hold the pen only if they are tired.

**Three numbers.**

| | Number one | Number two | Number three |
| --- | --- | --- | --- |
| What is counted | | | |
| Its value today | | | |
| The target it must reach | | | |
| Who reads it, and when | | | |
| What one unit of it is worth in a year | | | |
| Signature of the person who reads it | | | |

One number should be about money, one about effort, and one about something that must not get worse. The person in question 5 will ask for the third.

## Five people who can stop a purchase

Write a name in each line within the first two weeks. The pilot will fail at an empty line.

**The map.**

| Seat | What they fear | What they need from you | Name | Last spoken on |
| --- | --- | --- | --- | --- |
| The user | More work, or being replaced | To have been asked first | | |
| The owner of the budget | Explaining it in a bad year | One figure and a way out | | |
| The technical gatekeeper | A call at night | Your answers in their form, before they ask | | |
| Purchasing | A precedent | Three things to win: a term, a date and a clause | | |
| The quiet veto: safety, legal, works council | Hearing of it last | Half an hour in week two, without slides | | |

## The calendar

**Eight weeks, from signature to decision.**

| Week | What happens | Sign that it is alive |
| ---: | --- | --- |
| 0 | Agreement, sheet and contract signed or attached | The owner of the budget has signed |
| 1 | Installed; the customer reads the first figure | They read it without being reminded |
| 2 | You have visited the quiet veto | A question you did not expect |
| 4 | Report two; purchasing has seen annex B | Someone haggles |
| 6 | Date for the decision confirmed in writing | It is in their calendar, not only in yours |
| 8 | End. The sheet is read aloud by the customer | The contract begins, or you are told why not |

If two signs in a row are missing, ask for twenty minutes with the owner of the budget and say: *I do not think this will become an order. What am I missing?* About half the time, you will be told.

## The last page: a letter that ends a free trial

Send it to the person who likes you, and copy the owner of the budget. If you do not know that name, call first and ask for it.

> Dear ______,
>
> Since ______ you have been running ______ with us. In your own figures, ______ has gone from ______ to ______.
>
> The trial ends on ______, five weeks from today. A year costs ______; the contract is attached and can begin the day after. If you sign by ______, we credit ______ for what you have taught us.
>
> If it does not fit this year, we will remove it that day and leave everything as we found it, and I will call you in ______ to ask what has changed. No hard feelings at all: you have helped us make it better.
>
> One question either way, because I would like to learn: who else would have to be convinced?

If you end several trials, send all the letters on the same Tuesday. By Friday, count how many will sign and how many will stop. Write both numbers down, and do not argue with them.
', 'UTF8')),
  ('reverse-premortem', convert_to('# Reverse pre-mortem worksheet

Axis One · version 1.0 · 2026-07-14

**Archived.** It still works for careful teams. It does harm to optimistic ones, who use it to skip the ordinary pre-mortem. If three of the first five sentences your team says about a plan are about what could go wrong, you are careful. Go on.

You need forty-five minutes, three to seven people, and paper. Someone who is not part of the project keeps time.

## The exercise

**Minutes 0 to 5. The date.** Write down today''s date two years from now. The project has worked far better than you hoped. Do not discuss how likely that is.

**Minutes 5 to 15. Alone.** Everyone answers in writing: *what did we do in the first month to make that happen?* Three sentences, in the past tense, each with a name and a day. "We were bold" does not count. "On the second Tuesday, Ana called the plant that had refused us" does.

**Minutes 15 to 30. Aloud.** Everyone reads. Nobody comments. Then mark what was said twice.

**Minutes 30 to 45. The week.** Choose three sentences and fill in the table.

**What we did, looking back.**

| What we did in the first month | Who did it | Which day next week it starts | What it costs if we are wrong |
| --- | --- | --- | --- |
| | | | |
| | | | |
| | | | |

## The sentences to look for

- [ ] We called someone we had been too shy to call.
- [ ] We priced it like something that works.
- [ ] We put the best person on it, not the one who happened to be free.
- [ ] We stopped something else the same day.
- [ ] We made a promise, with a date, to someone outside.

If none of the five appears, the team has written about luck. Do minutes 5 to 15 again.

## And then the other one

Within a week, do the ordinary pre-mortem, which Gary Klein described in 2007: it is two years later, and the project has failed. Why? Carry over everything that has a name and a day. The two lists seldom contradict each other. The first tells you what to start, and the second what to watch.
', 'UTF8')),
  ('second-curve-timer', convert_to('# Second curve timer worksheet

Axis One · version 0.4 · 2026-10-27

Answer yes or no to each question twice: once for a year ago, as honestly as you can, and once for today. Have someone who was there check the column for a year ago. The result depends on how many answers have turned from yes to no, not on how many are no today.

## Twelve questions

**Today, and a year ago.**

| No. | Question | A year ago | Today | Turned |
| ---: | --- | --- | --- | --- |
| 1 | Do the candidates we want most say yes within a week? | | | |
| 2 | Were most of our last ten improvements asked for by someone who pays? | | | |
| 3 | Do customers notice those improvements before we point them out? | | | |
| 4 | Do new customers buy without a discount? | | | |
| 5 | Does our best customer recommend us without being asked? | | | |
| 6 | Could a customer say, without help, what we do better than anyone else? | | | |
| 7 | Is the time from first call to order holding steady or getting shorter? | | | |
| 8 | Do rivals copy us more than we copy them? | | | |
| 9 | Do we say "more" in board meetings, rather than "still"? | | | |
| 10 | Is our best person working on something that did not exist twelve months earlier? | | | |
| 11 | In the past twelve months, have we stopped doing something that worked? | | | |
| 12 | Would we win two-thirds of our customers again if we were starting over? | | | |

Count only the answers that turned from yes to no.

## What the count means

**How to read it. A rule of thumb from a handful of cases, labeled as such.**

| Turned | What to do |
| ---: | --- |
| 0 to 2 | Nothing. Repeat it in two quarters. |
| 3 to 5 | Name the person who will start the next thing, and the day they stop doing this one. |
| 6 or more | You are late. Look at your cash first, and choose something smaller. |

Questions 1, 9 and 12 count double if a founder and someone on the team answered them the same way without conferring.

## Write down

The person: ______________________

The day: ______________________

What they may spend, in money and in people: ______________________

What we will see if it works, and when: ______________________

Who keeps this page: ______________________

The timer is Experimental. It was built by looking back, which makes it wise about the past. Use it to start a conversation, not to end one.
', 'UTF8')),
  ('signal-triage', convert_to('# Signal triage worksheet

Axis One · version 1.3 · 2026-09-15

You read more than you can use. Triage throws most of it away without remorse. Ask four questions in this order; the first no ends it.

## The four questions

**Stop at the first no.**

| No. | Question | Yes looks like | No looks like |
| ---: | --- | --- | --- |
| 1 | Did somebody pay for it? | A filing, an order, a tender, a layoff, a fee not paid | An opinion, a survey, a prediction, a round that was announced |
| 2 | Could it have been otherwise? | It is new, or it stopped | It happens every autumn |
| 3 | Does it change a price, a permission or a habit? | One of the three, and you can say whose | It changes what people talk about |
| 4 | Is there a date by which it could show itself to be wrong? | "Wrong if the tenders have dropped it by next June" | "In the long run" |

## Three examples to practice on

Decide before you read on.

1. *A large company announces that it will enter your market next year.*
2. *The third hospital in a row has put the same new line into its purchasing form.*
3. *A study says that two-thirds of managers plan to invest in your field.*

The first fails at question 1: an announcement is free. What they hire for, and where they sign a lease, is not. The second passes all four: someone argued for that line, it is new, it changes a permission, and the next forms will confirm or refute it. The third fails at question 1, and you will read it again next year with another number.

## The log

Everything that is left gets a line. Delete a line without the last column after a month.

**What we would do differently if it were true.**

| Date | Signal | Who paid | What it changes | Wrong if, and when | What we would do |
| --- | --- | --- | --- | --- | --- |
| | | | | | |
| | | | | | |
| | | | | | |
| | | | | | |
| | | | | | |

## Rules for the week

- [ ] Twenty minutes on Monday, twenty on Thursday, and no reading about the market in between.
- [ ] Two people triage separately and compare. The differences are worth more than the agreements.
- [ ] Once a month: which line did we act on? If none, shorten the list of what you read by half.
- [ ] Once a quarter: which line was wrong on its date? Write beside it what had persuaded you.
', 'UTF8')),
  ('strategic-fundraising-toolkit', convert_to('# Strategic Fundraising Toolkit

Axis One · version 3.0 · 2026-09-03

You need a pencil, an hour alone, and the honesty to leave a rung empty. Close the deck: it is the last thing you write, and most of it follows from this page.

## The proof ladder

Write one sentence on each rung, and beside it the evidence a skeptic would accept. Then add the date you got it.

**Six rungs, from the bottom up.**

| Rung | What must be believed | Your sentence | Evidence | Date |
| ---: | --- | --- | --- | --- |
| 1 | Someone has this problem and is paying to deal with it today | | | |
| 2 | What we do works, as measured by someone else | | | |
| 3 | At this price, customers will change the way they work in order to use our product | | | |
| 4 | There are many such customers, and we know how to reach the next ten | | | |
| 5 | Our product gets harder to copy with every customer | | | |
| 6 | This team, with this amount, can reach the point where the next investor will pay more | | | |

**The rule of the ladder:** the first rung without evidence is where your round is. Until you have that evidence, an investor has no reason to believe the rungs above. If your first empty rung is rung two, you are raising money for a measurement; if it is rung four, for a channel. Once you know which, you can work out how much to ask for.

## The sum, from the rung

Do not begin with a valuation. Begin with the next proof.

1. The proof that the next investor will pay for: one sentence, with a number.
2. The months until then: your honest estimate, times one and a half.
3. The cost of a month, with only the people the proof needs.
4. Six more months, because raising takes that long and goes badly without cash.

An example, with illustrative figures: the proof is twelve paying plants. An honest estimate of ten months, times one and a half, is fifteen. Plus six is twenty-one. A month costs $85,000, so the sum is $1.79 million. If you sell 20 percent for it, the post-money valuation is $8.9 million and the pre-money valuation $7.1 million. Now ask whether rungs one to three support $7.1 million. If not, the plan is too expensive. The price is not too low.

## Thirty conversations

A round is not the same conversation thirty times. It is thirty conversations, each with a question of its own. Put them into three waves, and never start the second before the first has taught you something.

**The waves.**

| Wave | Who | How many | The question each should settle |
| ---: | --- | ---: | --- |
| 1 | People who will not invest and know the field | 6 | Where on the ladder did you stop believing? |
| 2 | Investors you would take, though not first | 9 | What would you need to see to move within two weeks? |
| 3 | Those you want | 12 | Who else must say yes, and what are they afraid of? |
| | Existing shareholders and references | 3 | What will you say when someone calls you? |

For each, keep a line: name, wave, date, rung at which they stopped, their own words, next step with a date. After each wave read the column of rungs. If it shows the same rung four times, stop writing to people and fix the rung.

**The week.** Monday: five first meetings at most. Wednesday: second meetings. Friday: answer everything in writing, and do not update anyone who has not asked. Investors notice when a process has no rhythm.

## Forty objections in eight groups

You will hear these. For each group, prepare one piece of evidence and one sentence; if the evidence is missing, say so, and say when you will have it. Nothing is stronger.

**What is said, and what is meant.**

| They say | They mean | Evidence that answers |
| --- | --- | --- |
| The market is small · Who else · How big can it get · Is it a feature · Why not a service | I cannot see a tenth customer like the first | Names of the next ten, and what they have in common |
| Why now · It has been tried · What changed · Why has nobody · Why will it last | I remember one that died | The price, rule or habit that moved, with its date |
| It is early · Come back with revenue · Traction · Cohorts · Retention | Rung three is empty | The one customer who changed how they work, on the phone |
| Competition · The large ones · Open source · Price war · What if they copy | What is yours in three years | What grows with every customer: data, certificate, place in a process |
| The team · Who sells · Have you done it · Key person · Equity split | Who will tell me bad news | A mistake, its date, and what was done within the week |
| The price · Dilution · Why this much · Use of funds · Next round | My partners will ask | The page "the sum, from the rung" |
| Technology risk · Who owns it · Regulation · Dependence · Safety | I cannot judge it | Someone who can, and whom you did not choose |
| We love it, but · Keep us posted · Not a fit · After summer · Find a lead | No | Thank you, and one question: which rung? |

## The data room, in the order in which it is read

People open five things and search the rest for a reason to stop. So those five come first.

- [ ] One page: the ladder, as it is, with dates.
- [ ] The three references, with phone numbers, and what each will be asked.
- [ ] Cash: the past twelve months by month, the next twelve, and the month it runs out.
- [ ] The complete cap table, with every promise that is not yet signed.
- [ ] Who owns the invention: the signature of everyone who was in the room.
- [ ] Customer contracts, the worst one on top.
- [ ] The rest, in alphabetical order.

## Terms: five to know before the paper arrives

**What costs more than the price. For each, decide beforehand.**

| Clause | Harmless form | Where it hurts | Our line |
| --- | --- | --- | --- |
| Preference | 1×, not participating | Participating: paid first and then again | |
| Pool | Taken from everyone | Taken before the round, from you alone | |
| Anti-dilution | Broad-based average | Full ratchet | |
| Vetoes | A short list, lifted by majority | Budget, hires and pay | |
| Founders'' vesting | Four years, time already served counts | Starts over, without acceleration | |

Here is a quick check: $5 million at 20 percent with a plain preference. In a sale for $15 million, the investor takes the larger of 5 and 3, so 5, and 10 remain. Participating: 5 first, then 20 percent of the other 10, so 7, and 8 remain. The clause has cost 2 of 15.

## On the day of the no

You will get about twenty. Answer each within the day, in two sentences: thanks, and the one question. Write the rung in the column. When the round is closed, send the same people a line about what became of it. Some of your next round will begin with those lines.
', 'UTF8')),
  ('next-curve/an-order-ahead-of-the-factory', convert_to('[{"kind":"paragraph","words":[{"strong":["The fact."]}," In June 2009 five governments and a foundation committed $1.5 billion to vaccines against pneumococcal disease for the poorest countries. They bought nothing that day. They promised to pay manufacturers a supplement on top of the price of the first doses that met a standard, provided that countries asked for the vaccine and manufacturers agreed to keep selling it at a low price afterward. The instrument is called an advance market commitment."]},{"kind":"paragraph","words":[{"strong":["Who paid."]}," Italy pledged $635 million, the United Kingdom $485 million, Canada $200 million, Russia $80 million, Norway $50 million and the Gates Foundation $50 million."]},"The rest of this signal goes through the terms of the contract, shows what each side risked and received, and ends with four clauses that you can use in a smaller agreement with your own first customer.",{"kind":"heading","level":2,"id":"the-terms","words":["The terms"]},{"kind":"list","ordered":true,"boxes":false,"items":[[{"strong":["A price for the long run."]}," Suppliers accepted a ceiling of $3.50 a dose, paid by the vaccine alliance Gavi and by the countries themselves."],[{"strong":["A bonus at the start."]}," For about 20 percent of the doses, the donors'' fund added another $3.50, so the supplier received $7."],[{"strong":["A share for each promise."]}," Suppliers offered a number of doses a year for ten years, and each could draw on the fund in proportion to that number."],[{"strong":["Orders first."]}," The bonus was paid on doses delivered to countries that had asked for the vaccine. It was not a grant for research or construction."]]},"On March 23, 2010, GlaxoSmithKline and Pfizer signed the first agreements, each for 30 million doses a year over ten years.",{"kind":"heading","level":2,"id":"what-happened","words":["What happened"]},"The eighth agreement came in June 2020, with the Serum Institute of India: ten million doses a year for ten years, with $75 million from the fund.",{"kind":"table","caption":"Price of a dose under the commitment, in dollars.","numeric":[false,true],"head":[["When"],["Price"]],"rows":[[["At the start"],["3.50"]],[["Lowest before June 2020"],["2.90"]],[["Serum Institute, June 2020"],["2.00"]]]},"The drop from the start is 43 percent. Spread over the 100 million doses of that agreement, the $75 million adds 75 cents to each, so the supplier receives $2.75 on average. That is still below the lowest earlier price, which does not include the bonus.","Gavi credits the program with protecting 225 million children by 2020. A paper by Michael Kremer, Jonathan Levin and Christopher Snyder, written a few months earlier, counted 150 million children immunized and an estimated 700,000 lives saved.",{"kind":"heading","level":2,"id":"what-each-side-risked","words":["What each side risked"]},"The donors risked paying too much. The two first suppliers had vaccines close to the market when the commitment began, and they received most of the subsidy. Doctors Without Borders was among the critics. A promise made earlier, to companies that had only begun their research, would have bought more new science and carried more risk of buying nothing.","The manufacturers risked their investment in capacity. Their customers were governments with small budgets and an alliance that depends on donors. In return they had a legally binding commitment, with the pledges carried on the World Bank''s balance sheet.","The countries risked dependence. An early paper on the program warned that long-term purchases rely on continued donations.",{"kind":"heading","level":2,"id":"four-clauses-for-your-first-customer","words":["Four clauses for your first customer"]},"A startup with one interested industrial customer is in a similar position. The customer wants a product that does not exist in quantity, and you cannot finance the equipment without an order. You can propose a small version.",{"kind":"list","ordered":true,"boxes":false,"items":[[{"strong":["The standard."]}," \"The product meets the test in Annex A, performed by a laboratory that both of us name.\" Agree on the test before the price, and let neither side perform it."],[{"strong":["The two prices."]}," \"The first 2,000 units cost $90 each. Later units cost $60 each for three years.\" The higher price pays for the equipment. The lower price is what the customer gets in return, so write it down at the same time."],[{"strong":["The volume on both sides."]}," \"If you need this product, you will order your first 2,000 units from us. We will reserve capacity for 1,000 units a year.\" If the customer needs none, it pays nothing, so price that risk into the first 2,000."],[{"strong":["The backing."]}," \"The difference of $60,000 is held by a bank until the test is passed.\" The amount is 2,000 units times $30. Without backing, the promise is a letter of intent, and a lender will treat it as one."]]},"The figures in the clauses are examples. Have a lawyer turn them into a contract, and look closely at the third, since it decides who bears the risk that the market is smaller than both of you think.",{"kind":"paragraph","words":[{"strong":["The test."]}," The commitment was meant to bring in more suppliers and lower prices. The third supplier came eleven years after the launch. If the price would have fallen as fast through ordinary tenders, what the fund paid bought speed at most. Vaccines that Gavi bought without a commitment are the comparison to make."]},{"kind":"heading","level":2,"id":"sources","words":["Sources"]},{"kind":"list","ordered":false,"boxes":false,"items":[["Gavi, \"How the pneumococcal AMC works,\" for the pledges and the terms."],["Center for Vaccine Ethics and Policy, March 28, 2010, and KFF, for the first agreements."],["Gavi, June 16, 2020, and PATH, June 18, 2020, for the Serum Institute''s agreement and the prices."],["The Conversable Economist, February 29, 2020, on the paper by Kremer, Levin and Snyder (NBER Working Paper 26775)."],["The Pharma Letter, June 4, 2020, for the criticism; the article PMC3260895 at PubMed Central, for the warning about donations."]]}]', 'UTF8')),
  ('next-curve/insurers-write-the-specification', convert_to('[{"kind":"paragraph","words":[{"strong":["The fact."]}," On June 27, 2017, the NotPetya malware infected more than 40,000 computers at Merck. The company claimed $1.4 billion from its property insurers. Several refused, citing an exclusion for \"hostile or warlike action.\" A New Jersey trial court ruled for Merck, and on May 1, 2023, an appeals court affirmed. The clause required military action, it held, and did not reach a cyberattack on a civilian software company and its customers, no matter who was behind it."]},{"kind":"paragraph","words":[{"strong":["Who paid."]}," The insurers, who settled the rest of the case on January 3, 2024, on confidential terms. By then Lloyd''s of London had told its market to write clearer exclusions. A bulletin dated August 16, 2022, set five requirements for the exclusion in stand-alone cyber policies begun or renewed there from March 31, 2023, on."]},"The rest of this signal lists the five requirements, explains how the market grades exclusion clauses, and gives four questions to ask your broker before your next renewal. It closes with what a young security company can sell.",{"kind":"heading","level":2,"id":"what-the-old-words-covered","words":["What the old words covered"]},"The amount at stake in the appeal was $699,475,000, claimed under a $1.75 billion program of all-risk property insurance. Merck had no separate cyber policy at the time. The exclusion it faced dealt with hostile or warlike action \"in time of peace or war.\" The insurers argued that \"hostile\" should be read broadly, as adverse or unfriendly. The appeals court rejected that reading. The trial judge had added that the insurers knew of such attacks and had left the old wording as it was.","Two lessons remain for anyone who writes contracts. An exclusion covers what its words cover, and failing to update it may count against the party that wrote it.",{"kind":"heading","level":2,"id":"the-five-requirements","words":["The five requirements"]},"Lloyd''s Market Bulletin Y5381 asks that the exclusion in a stand-alone cyber policy do the following.",{"kind":"list","ordered":true,"boxes":false,"items":[["Exclude losses from war, declared or not, if the policy has no separate war exclusion."],["Exclude state-backed attacks that significantly impair a state''s ability to function or its security capabilities."],["State clearly whether computers outside the affected state are covered."],["Set out a sound basis for deciding that an attack is attributable to a state."],["Define its key terms."]]},"Numbers three and four matter most to a technology company. Your servers may be in a country that nobody attacked, and the question of who sent the malware may stay open for months while your claim waits.",{"kind":"heading","level":2,"id":"how-the-clauses-are-graded","words":["How the clauses are graded"]},"Lloyd''s defined the types, starting with the most restrictive, and the Lloyd''s Market Association sorts clauses into them. A second bulletin, Y5433, updated the approach; law firms reported it in June 2024.",{"kind":"table","caption":"Types of clause, as the association and law firms describe them.","numeric":[false,false],"head":[["Type"],["What it excludes, or what applies to it"]],"rows":[[["1"],["All state-backed attacks, in war or outside it"]],[["2"],["State-backed attacks in war, and all losses from significant impairment outside war"]],[["3"],["As type 2, except for impairment losses outside the impaired state"]],[["4"],["As type 3, except for attacks in war outside the warring states; limited since April 1, 2024, and, by one report, barred since January 1, 2025"]],[["5"],["As type 2 or 3, with impairment judged by the state''s use of force and by broad damage to infrastructure"]],[["7"],["Not clear enough, and barred for new and renewed policies since July 1, 2024"]]]},"Type 6 covers limited exceptions that Lloyd''s had granted. The numbers make two policies easy to compare. One with type 1 and one with type 3 can carry the same premium and limit and leave you with different losses.",{"kind":"heading","level":2,"id":"four-questions-for-your-broker","words":["Four questions for your broker"]},{"kind":"list","ordered":true,"boxes":false,"items":[["Which type is our exclusion, and who made that assessment?"],["Where are our computers, and does the clause cover those outside the state that was attacked?"],["Who decides that a state was behind an attack, on what evidence, and how long may that take?"],["If we are damaged by an attack aimed at another company, as Merck was through a supplier''s software update, which words apply?"]]},"Ask for the answers in writing and keep them with the policy.",{"kind":"heading","level":2,"id":"what-a-young-company-can-sell","words":["What a young company can sell"]},"The fourth requirement creates demand for evidence. After an incident, the policyholder and the insurer will argue about when the malware arrived, by which update, and what it touched. Logs that the insured can alter will carry less weight than logs that neither side can.","Ask two loss adjusters which records they would have wanted in their last three cyber claims, then build that record as a product. Brokers can recommend it, since they usually talk to each client before a renewal.",{"kind":"paragraph","words":[{"strong":["The test."]}," Lloyd''s competes with insurers that its bulletins do not bind, and some syndicates complained that the rules put them at a disadvantage. If buyers move to policies with broader wording and those insurers keep offering it, the Lloyd''s clauses will not become the standard."]},{"kind":"heading","level":2,"id":"sources","words":["Sources"]},{"kind":"list","ordered":false,"boxes":false,"items":[["Merck & Co. v. Ace American Insurance Co., 475 N.J. Super. 420 (App. Div. 2023)."],["Claims Journal, May 4, 2023, and LGWM Law, on the amounts; Bloomberg Law and SC Media, January 2024, on the settlement."],["Kennedys and Clifford Chance, on Lloyd''s Market Bulletin Y5381, August 16, 2022."],["Lloyd''s Market Association, list of cyber war clauses by type; VestNexus, for the end of type 4."],["DAC Beachcroft, on the 2023 appeal, and, June 10, 2024, on Lloyd''s Market Bulletin Y5433."]]}]', 'UTF8')),
  ('second-curve/the-customer-who-could-walk-away', convert_to('["In November 2013, GT Advanced Technologies of Merrimack, New Hampshire, announced a contract to supply Apple with sapphire. Apple would advance up to $578 million in four installments. GT would fill a plant in Mesa, Arizona, with 2,036 furnaces. On October 6, 2014, GT filed for bankruptcy. Its shares, which had traded above $11, were at 81 cents four days after the filing.","The two companies tell the story differently, and both versions are in the court file. One point in the contract explains much of what happened. According to Daniel Squiller, GT''s chief operating officer, Apple had no obligation to buy any sapphire.","This essay reads that contract with a company your size in mind. It gives the five clauses that matter most, wording that you can ask for, and a calculation to make before you stop talking to other customers.",{"kind":"heading","level":2,"id":"what-changed-before-the-signature","words":["What changed before the signature"]},"GT was a maker of furnaces. Squiller told the court that Apple at first proposed to buy 2,600 of them, which would have been the largest order in the company''s history. The talks took months. He called them all-consuming and said that GT stopped discussing its furnaces with other companies while they lasted.","In the fall of 2013 the offer changed. GT was to buy the furnaces itself, with Apple''s money as a loan, and deliver the material. Squiller called this \"a fundamentally different deal\" that \"shifted all economic risk\" to GT. When his side objected, he said, it was told that Apple did not negotiate with its suppliers and that GT should \"put on your big boy pants and accept the agreement.\" GT accepted. It had, in his words, been \"effectively locked out of pursuing other opportunities with Apple''s competitors.\"","Apple rejected this account. It said that it had not tricked GT, which was a sophisticated public company. It had put up to $2 billion at risk, it said, and had \"bent over backwards\" for its supplier, paying even when targets were missed. Both can be true. The important sentence is Squiller''s, about the months before. GT lost its power to refuse in the weeks when it stopped taking other calls.","The rest happened in production. GT had to grow crystals more than twice as large as any it had made. By late April 2014 it had missed the standards. Apple held back the last $139 million and could now demand early repayment of $306 million. The plant was costing more than a million dollars a day.","In 2019 the SEC found that GT and its former chief executive, Thomas Gutierrez, had misled investors about all this in the summer of 2014. They settled without admitting or denying it, and Gutierrez paid about $140,000. A bad contract had turned into a second problem, which was the pressure to say that it was going well.",{"kind":"heading","level":2,"id":"the-five-clauses","words":["The five clauses"]},{"kind":"table","caption":"What GT signed, as its officer described it to the court, and what to ask for.","numeric":[false,false,false],"head":[["Clause"],["GT and Apple"],["Ask for"]],"rows":[[["Volume"],["No obligation to buy"],["A minimum each quarter, or a fee in its place"]],[["Exclusivity"],["GT bound, Apple free"],["A price, and an end when the minimum is missed"]],[["Advance"],["A loan, repayable early"],["A deposit, earned as you reach milestones"]],[["Specification"],["Apple could change it, GT could not"],["A freeze, and paid changes after it"]],[["Delay"],["$320,000 for each late boule, which cost less than $20,000 to make"],["A cap at the price of the late goods"]]]},"Here is wording for each of them. It is a draft for your lawyer and no legal advice: law and habits differ by state and by industry.",{"kind":"paragraph","words":[{"strong":["Volume."]}," \"In each calendar quarter the Customer shall order and pay for at least the Minimum Quantity. If it orders less, it shall pay the Supplier, within thirty days of the end of the quarter, [60] percent of the price of the shortfall. This payment is the Supplier''s only remedy for the shortfall.\""]},{"kind":"paragraph","words":[{"strong":["Exclusivity."]}," \"The Supplier shall not sell the Product to the companies named in Annex C. This restriction ends, without notice, if for any quarter the Customer has neither ordered the Minimum Quantity nor, within thirty days of its end, paid for the shortfall.\""]},{"kind":"paragraph","words":[{"strong":["Advance."]}," \"The Advance is a deposit against future orders. Upon acceptance of each Milestone, [25] percent of the Advance is earned and is no longer repayable. The Customer may demand repayment of the unearned part only after a failure to reach a Milestone that continues for [ninety] days after written notice.\""]},{"kind":"paragraph","words":[{"strong":["Specification."]}," \"The Specification in Annex A is frozen on the Effective Date. A change requires a written order that states its effect on price, schedule and yield. Until both parties have signed it, the Supplier may continue under the earlier Specification, and delivery dates move by the time the change requires.\""]},{"kind":"paragraph","words":[{"strong":["Delay."]}," \"Damages for late delivery are [0.5] percent of the price of the late goods for each full week, and in total no more than [10] percent of that price. They are the Customer''s only remedy for delay, except for its right to cancel an order that is more than [sixty] days late.\""]},"The numbers in brackets are where the negotiation takes place. You will not get all five. Volume and exclusivity belong together. If the customer will not give you the first, do not give the customer the second.",{"kind":"heading","level":2,"id":"the-calculation","words":["The calculation"]},"Before the first exclusive week, write down three numbers.",{"kind":"list","ordered":true,"boxes":false,"items":[[{"strong":["The months of cash you have if this customer orders nothing for two quarters"]}," after you''ve hired and bought what the contract needs."],[{"strong":["The share of your equipment that someone else would pay for."]}," GT''s settlement let it keep the furnaces and sell them, and Apple''s claim of $439 million was to be repaid from the proceeds. Ask who else needed two thousand sapphire furnaces that year."],[{"strong":["The number of other customers you have spoken with in the last thirty days."]}," If it falls to zero during the talks, stop until it is at least two."]]},"If the first number is below six, or the second is below a third, do not sign without the volume clause, whatever the name at the top of the page.","Larger companies know all this, and some will tell you that their terms are standard. They may well be. Ask to see the clause that promises you something, and have your lawyer read that one aloud.",{"kind":"heading","level":2,"id":"one-week-before-signing","words":["One week before signing"]},{"kind":"list","ordered":false,"boxes":true,"items":[["Someone who did not negotiate the contract has read it and has written the case against it on one page."],["You have asked what happens to each clause if the customer''s own product is canceled."],["The confidentiality clause lets you speak to your lender and to your board. GT''s carried a penalty of $50 million."],["You know when you will tell investors that a milestone was missed, and who will do it."]]},"Then call one other customer before you sign. If there is none to call, move the signature by two weeks and use them to find one.",{"kind":"heading","level":2,"id":"sources","words":["Sources"]},{"kind":"list","ordered":false,"boxes":false,"items":[["Declaration of Daniel W. Squiller, ",{"emphasis":["In re GT Advanced Technologies Inc."]},", No. 14-11916-HJB (Bankr. D.N.H.), unsealed November 7, 2014, as quoted by MacRumors (October 29 and November 7, 2014), Bloomberg via LEDinside and MacDailyNews, MacNN and The Wall Street Journal."],["AppleInsider, November 7, 2014, and The Wall Street Journal of the same day: Apple''s answer."],["Bloomberg, October 10, 2014: the announcement, the prepayment, the share price, the daily cost."],["Fortune, October 21, 2014: the furnaces, the $439 million and the settlement."],[{"emphasis":["In the Matter of GT Advanced Technologies Inc."]},", SEC File No. 3-19156, May 3, 2019, as reported by SEC Actions, MacDailyNews and The Wall Street Journal."],["The clauses and the thresholds are our own."]]}]', 'UTF8')),
  ('next-curve/the-queue-for-the-grid', convert_to('[{"kind":"paragraph","words":[{"strong":["The fact."]}," Anyone who wants to connect a power plant to the U.S. transmission grid waits in the queue of a grid operator or utility. At the end of 2023, Physics Today reported, these queues held about 2,600 gigawatts, more than twice the capacity of all the plants then in operation. A year later they held 2,290. Researchers at Lawrence Berkeley National Laboratory found that 78 percent of the capacity proposed from 2000 through 2018 had been withdrawn."]},{"kind":"paragraph","words":[{"strong":["Who paid."]}," The projects that stayed. When one project leaves, the others may have to be studied again and may have to take over its share of the cost of new equipment. On July 28, 2023, the Federal Energy Regulatory Commission issued Order No. 2023, which provides for penalties when projects leave."]},"The rest of this signal explains what the order changed, works out what leaving late can cost, and names three things that a young company can sell to developers who must now be ready before they apply.",{"kind":"heading","level":2,"id":"why-the-line-grew","words":["Why the line grew"]},{"kind":"table","caption":"Capacity waiting for a connection in the United States, as Berkeley Lab counted it.","numeric":[false,true],"head":[["End of"],["Gigawatts, about"]],"rows":[[["2021"],["1,400"]],[["2022"],["2,000"]],[["2023"],["2,600"]],[["2024"],["2,290"]]]},"The old federal rules were first come, first served, and each request was studied by itself. The Commission found that this rewarded speculative requests, filed to secure a position by developers who were not ready to build. The position was an option, and an option that costs little is taken often. Most of the organized markets had moved to studying requests in groups before the order. MISO, the Midwestern market, had asked since 2012 for $2,000 a megawatt or more, which a project could lose by withdrawing.","Of the solar projects proposed from 2000 through 2018, 14 percent came online. For natural gas plants it was 32 percent. In MISO, the connection cost of projects that finished their studies from 2019 to 2021 was nearly double the average from 2000 through 2018.",{"kind":"heading","level":2,"id":"what-the-order-changed","words":["What the order changed"]},{"kind":"list","ordered":false,"boxes":false,"items":[[{"strong":["Groups in place of single requests."]}," Developers enter during a window of 45 days once a year. Everyone in the group has the same priority, and the cost of new equipment is divided among them."],[{"strong":["Proof of readiness."]}," A developer has to show control of the site and put down larger deposits. A signed contract with a power buyer is not required."],[{"strong":["A price for leaving."]}," Withdrawing can bring a penalty. When the connection agreement is signed, the deposit equals 20 percent of the developer''s share of the grid upgrades."],[{"strong":["Deadlines for the studies."]}," \"Reasonable efforts\" used to be enough. Under the order, late studies bring penalties, which a utility may not pass on in its rates."]]},"On March 21, 2024, Order No. 2023-A upheld most of this. It also accepted more forms of security, among them surety bonds, and it took effect on May 16, 2024. Each grid operator proposes its own version, so read the local tariff before you rely on any of these points.",{"kind":"heading","level":2,"id":"what-leaving-late-can-cost","words":["What leaving late can cost"]},"Here is an example with invented numbers. A solar project is told that its share of the upgrades will be $30 million. When it signs the agreement, it deposits 20 percent, or $6 million. Suppose that the deposit is forfeited if the project stops, and that the chance of reaching construction is one half. The developer is putting $6 million at risk at even odds, before buying equipment.","Suppose an engineering review costs $150,000 and would have found the fatal problem before signing in one case out of ten. Such a review avoids an expected loss of $600,000, which is four times its cost. Where leaving cost little, the same review saved little. That is why a service that developers once had no reason to buy may find customers now.",{"kind":"heading","level":2,"id":"three-things-to-sell","words":["Three things to sell"]},{"kind":"list","ordered":true,"boxes":false,"items":[[{"strong":["An early no."]}," Estimate, before the window opens, what upgrades a site is likely to need and how sensitive the result is to other projects leaving. Your customer is the person who approves the deposit."],[{"strong":["Readiness as a file."]}," Site control, maps, equipment models and deposit instruments have to be complete on a given day. A missing document can cost a year, since the window opens once a year. Sell the complete file at a fixed price."],[{"strong":["Security for the deposit."]}," Surety bonds are now allowed in place of cash. A startup will rarely issue them, but it can supply the risk assessment that a surety company uses to price them."]]},{"kind":"paragraph","words":[{"strong":["The test."]}," The queues shrank by about 12 percent in 2024, a year in which operators were still filing their versions of the rules. If they grow past 2,600 gigawatts again while the penalties are in force, the price of leaving was set too low to matter."]},{"kind":"heading","level":2,"id":"sources","words":["Sources"]},{"kind":"list","ordered":false,"boxes":false,"items":[["Berkeley Lab, \"Queued Up,\" editions for the end of 2021 and of 2022; Physics Today, June 2024, for 2023; Electrify News, for 2024."],["PV Tech, on the laboratory''s study of withdrawals in the journal Joule; American Public Power Association, October 18, 2022, on its study of costs in MISO."],["Federal Register, volume 89, no. 74, April 16, 2024, Order No. 2023-A."],["Mondaq, Bracewell, Jenner & Block, JD Supra and National Law Review, 2023, on Order No. 2023."],["Stoel Rives and Troutman, 2012, on the payment in MISO."],["NEPOOL, on the forms of security in Order No. 2023-A."]]}]', 'UTF8')),
  ('second-curve/the-quiet-no', convert_to('["On July 19, 2000, Blockbuster and Enron announced a twenty-year partnership. Enron would send movies into homes over its fiber network. Blockbuster would bring the films, the marketing and a base of 65 million households. By March 2001 it was over. In all, about a thousand people in four places had tried the service, most of them without paying.","Enron booked $111 million in earnings on that contract. The chief financial officer of its broadband unit later pleaded guilty to falsifying the books. Also in 2000, Blockbuster turned down a small company that mailed DVDs and had offered itself for about $50 million. The company was Netflix.","This essay is for the week when someone offers you a partnership that is almost right. It shows how to find out whose consent is still missing and adds up what such a deal costs. Then it gives you a letter of refusal that leaves the other side better off, and a ledger to keep for a year.",{"kind":"heading","level":2,"id":"who-was-not-in-the-room","words":["Who was not in the room"]},"Each of the two had what the other could see. Enron had cable and a famous name. Blockbuster had customers and shelves. John Antioco, who ran Blockbuster, called it \"the ultimate ''bricks, clicks, and flicks'' strategy\" and spoke of first-mover advantage.","The films belonged to neither. They belonged to the studios, and too few studios had agreed. When the partnership ended, Enron told its employees that the exclusive relationship had not brought \"the quantity and quality of movies\" it needed. Blockbuster said that studios were worried about security. Both statements describe the same empty chair.","That is the first test of any partnership. Write down whose consent it needs in order to work, apart from the two of you. If one of those people has not been asked, you are not being offered a partnership yet. You are being offered a share in the work of persuading them.",{"kind":"heading","level":2,"id":"what-your-yes-is-worth-elsewhere","words":["What your yes is worth elsewhere"]},"Blockbuster never put the project on its books. A spokeswoman called it \"nothing but a pilot project.\" After a trial in 2006, the Justice Department wrote that the deal had brought Enron \"virtually no revenue.\"","In Enron''s accounts it was an asset. The broadband unit needed earnings by the end of 2000. So it moved the contract into a joint venture and sold an interest in the revenue that twenty years might bring. It recorded $53 million in the fourth quarter of 2000 and $58 million in the next. Blockbuster had no part in this and was baffled when the press reported it.","Most partners are honest. The mechanism is the same with all of them. From the day you sign, your name is in their pitch to a bank, to a board and to other customers. Ask what they will be able to say on that day that they cannot say now. If that sentence is the main thing they want, name its price before you discuss anything else.","I do not claim that one yes caused the other no. Blockbuster went on for ten more years before it filed for Chapter 11 on September 23, 2010, with more than $900 million in debt. But compare how the two offers looked in 2000. Twenty years with a famous partner seemed to cost nothing. Fifty million dollars for a company that lost money was a risk anyone could see.",{"kind":"heading","level":2,"id":"what-an-almost-costs","words":["What an almost costs"]},"No part of such a deal is large enough to be noticed, so add them up once.",{"kind":"table","caption":"A harmless partnership in its first year, in working days. An example; replace each line with your own.","numeric":[false,true],"head":[["What"],["Days"]],"rows":[[["Six calls before anything is agreed, four people, eighty minutes each with preparation"],["4"]],[["Building it: two weeks were promised, three were needed, two people"],["30"]],[["Keeping it alive: half a day a week for forty weeks"],["20"]],[["Questions from customers it brought, who wanted something else"],["9"]],[["Two founders explaining to each other why it is not going well"],["3"]],[["Ending it: the letter, the call, the dinner"],["4"]],[[{"strong":["Sum"]}],[{"strong":["70"]}]]]},"Seventy days are about a third of one person''s year. In a company of nine, one such partnership uses up a twenty-seventh of all the working time there is. Nobody decided to spend it.","The days are the smaller half. For that year, someone good had a reason not to work on what you said mattered most. Ask that person when they stopped believing you.",{"kind":"heading","level":2,"id":"the-letter","words":["The letter"]},"Send it within a week. It has three parts and fits on a phone.",{"kind":"list","ordered":true,"boxes":false,"items":[[{"strong":["What you are doing instead,"]}," so that it is not about them. \"Until June we are doing one thing: getting the six plants that test our sensor to sign.\""],[{"strong":["What would change the answer,"]}," so that it is not about mood. \"If one of your plants asks for this in writing, with a budget, I will come that week.\""],[{"strong":["A date,"]}," so that they can plan. \"I will look at this again on July 1 and write to you then, whether or not anything has changed.\""]]},"On July 1, write. That second letter is what makes the first one kind.",{"kind":"paragraph","words":["Leave out three sentences. \"The timing isn''t right\" invites the same call in spring. \"We would love to, but\" tells the reader that everything before the ",{"emphasis":["but"]}," was decoration. \"Let''s stay in touch\" commits both of you to nothing and leaves one of you waiting."]},"I have been on the receiving end as an investor and as a partner. A no in the first week lets you make other plans. A maybe that lasts seven months is remembered for longer than most refusals.",{"kind":"heading","level":2,"id":"three-kinds-of-almost","words":["Three kinds of almost"]},{"kind":"paragraph","words":[{"strong":["It flatters."]}," There is a famous name and no budget. Ask whether you would do it if you could never mention it. If you would not, you are buying a logo with engineering time."]},{"kind":"paragraph","words":[{"strong":["It pays."]}," There is real money for the wrong work. Decide on a calm day how many months of cash you need in order to refuse such money, and below which number you will take it without apology. Between the two numbers, think. Outside them you already have your answer."]},{"kind":"paragraph","words":[{"strong":["It comes from a friend."]}," Someone who helped you at the start asks for something now. Give an evening, an introduction or a check of your own. The roadmap belongs to the company, so it is not yours to give."]},{"kind":"heading","level":2,"id":"the-ledger","words":["The ledger"]},"Keep a list with four columns: the date, who asked, what you said, and when you will look again. Each entry takes a minute. Once a year, read it through and answer three questions.",{"kind":"list","ordered":false,"boxes":false,"items":[[{"emphasis":["Which of these do I regret?"]}," There may be one or two. Write to those people; it may not be too late. If you regret none, check whether you refused anything that was hard to refuse."],[{"emphasis":["What do the others have in common?"]}," Compare that with your strategy slide, and correct whichever of the two is wrong."],[{"emphasis":["Whose consent was missing?"]}," Count how often the answer was a third party. If it is more than half, ask about it on the first call from now on."]]},"There is probably one offer that you thought of while you read this. Write the three parts of the letter now. Send it on the next working day, and enter its date in the ledger as the first line.",{"kind":"heading","level":2,"id":"sources","words":["Sources"]},{"kind":"list","ordered":false,"boxes":false,"items":[["Sound & Vision, \"Blockbuster Enters 20-Year Agreement for Video-on-Demand\" (July 2000) and \"Blockbuster Baffled by Enron Claims\" (2002, citing The Wall Street Journal): terms, Antioco, the thousand subscribers, the spokeswoman."],["Multichannel News and MediaPost, March 2001: the four places, the end, the reasons each side gave."],["Ken Rice and Kevin Hannon to all Enron employees, March 9, 2001, from the published Enron mail."],[{"emphasis":["SEC v. Howard and Krautz"]},", Civil Action H-03-0905 (S.D. Tex.), complaint filed March 12, 2003: the joint venture, $53 million and $58 million."],["U.S. Department of Justice, ",{"emphasis":["United States v. Kevin Howard"]},": the plea on June 1, 2009. Dallas Observer, quoting the Department''s 2006 release: virtually no revenue."],["Brian McCullough, ",{"emphasis":["How the Internet Happened"]},", and Marc Randolph, ",{"emphasis":["That Will Never Work"]},": the offer of about $50 million."],["FL News and MediaPost, September 23, 2010: Blockbuster''s filing and debt."]]}]', 'UTF8'))
on conflict (file_id) do update set body = excluded.body;
delete from public.published_files where sha256 is null and id not in ('45-minute-pitch-review', 'assumption-canvas', 'decision-ledger', 'dilution-weather-map', 'founding-team-architect', 'go-to-market-playbook', 'ip-moat-map', 'operating-cadence-system', 'pilot-to-contract-kit', 'reverse-premortem', 'second-curve-timer', 'signal-triage', 'strategic-fundraising-toolkit', 'next-curve/an-order-ahead-of-the-factory', 'next-curve/insurers-write-the-specification', 'second-curve/the-customer-who-could-walk-away', 'next-curve/the-queue-for-the-grid', 'second-curve/the-quiet-no');

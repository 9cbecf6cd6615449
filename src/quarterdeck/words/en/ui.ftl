# Everything the table itself says in English; what a game says is in its own file.

## Home

home = Home
home-title = Five ships, one deck
home-lead = Seafaring board games in your browser: against bots that are hard to beat, or with friends by a link.
your-name = Your name
your-name-hint = How shall we call you?
join-code = A friend’s table
join-code-hint = Code
join = Join
home-away = The server cannot be reached just now. This page comes back by itself.
code-none = That is not the code of a table. One looks like this: KRAKEN-PEARL-4217
my-tables = Your tables
table-yours = Your turn
table-bot = a bot plays for you
table-all = { $count ->
    [one] One more
   *[other] { $count } more
}
table-fewer = Show fewer
table-remove = Remove the table { $code } from this list
table-forget-text = { $status ->
    [over] It leaves this list. The code { $code } still leads to its replay.
   *[other] It leaves this list and stays as it is. The code { $code } still leads there.
}
table-leave-text = Others play here. Shall a bot play on for you?
table-stand-text = Your seat is free again for somebody else.
table-forget = Remove
table-forget-only = Only remove it here
table-leave = Leave, a bot plays on
table-stand = Give up my seat
table-keep = Keep it
status-waiting = waiting for players
status-playing = being played
status-over = finished
play = Play
play-friends = Play with friends
play-hint = Starts at once: you against two bots.
set-up = Set up
guide = Learn by playing
practice = Practice
players = { $min } to { $max } players
minutes = about { $minutes } min
preview-waiting = { $count ->
    [0] All { $total } seats are taken: come and watch.
    [one] 1 of { $total } seats is open: sit down with one click, nobody has to sign up.
   *[other] { $count } of { $total } seats are open: sit down with one click, nobody has to sign up.
}
preview-playing = The game is on: come and watch.
preview-over = The game is over: see how it went.
unofficial = An unofficial fan project.
game-captain_flip = Captain Flip
game-captain_flip-blurb = Recruit a crew tile by tile. Every tile has a second side: keep what you see, or flip it and live with what comes.
game-sail_away = Sail Away
game-sail_away-blurb = Crates on islands, claims, launches, and pirate cards that bend every rule.
game-ahoy = Ahoy
game-ahoy-blurb = A sea that unrolls tile by tile, and everybody at it plays by other rules.
game-anchors_aweigh = Anchors Aweigh!
game-anchors_aweigh-blurb = All hands at once, one pile, real time: get the right gear aboard before somebody calls it. Then sail with what you have.
game-ship_ahoy = Ship Ahoy
game-ship_ahoy-blurb = Ropes, wind and cannons on a real table, seen in the round.

## Setting up

set-up-game = { $game }: set up
set-up-players = Players
set-up-bot = Bot: { $level }
set-up-open = Open for a friend
option-least = From { $count } players on.
option-instead = Instead of { $name }.
set-up-seats = Which seat is yours?
share-here = Here, at this screen
share-name = Player { $n }
share-label = Name at seat { $n }
share-text = Between your turns the screen is covered and passed on: everybody sees their own side only.
pass-title = Pass the screen to { $name }
pass-text = Everybody else looks away. Nothing of anybody’s side is on this page now.
pass-go = I am { $name }
set-up-waits = You get a link to send, and start when you like. Bots take the seats that stay empty.
set-up-invite = Open the table
pace-title = Time
pace-none = No clock
pace-none-hint = Everybody takes the time they like. Who has left for good may be relieved by a bot.
pace-relaxed = Relaxed
pace-brisk = Brisk
pace-glass = Hourglass
pace-day = A day a move
pace-days = Three days a move
pace-own-move = { $time } a move
pace-own-game = { $time } a game
pace-own-days = { $time } a move
pace-move-hint = { $time } for each move.
pace-game-hint = { $time } for the whole game, and { $gain } seconds more with each move.
pace-days-hint = { $time } for each move: come and go as you like. The clock runs day and night.
pace-then = Whoever runs out of time is relieved by a bot, and can take the seat back at any moment.
pace-race = A race has a clock of its own: it begins when everybody is ready. Who has left for good may be relieved by a bot.
span-seconds = { $count ->
    [one] a second
   *[other] { $count } seconds
}
span-minutes = { $count ->
    [one] a minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] an hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] a day
   *[other] { $count } days
}
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-only-days = { $days } d
clock-only-hours = { $hours } h
clock-of = { $seat } has { $time } left
clock-mine = You have { $time } left
clock-quarter = A quarter of your time is left.
clock-empty = Your time is up.
level-cabin_boy = Cabin Boy, very easy
level-deckhand = Deckhand, easy
level-mate = Mate, medium
level-captain = Captain, strong
level-admiral = Admiral, very strong
level-random = by chance
level-greedy = greedy


## Seats

you = You
seats = Seats
seat-open = Open seat
seat-number = Seat { $n }
seat-coloured = Seat { $n }, { $colour ->
    [0] red
    [1] teal
    [2] golden
    [3] violet
   *[4] green
}
colour = Colour
colour-name = { $colour ->
    [0] red
    [1] teal
    [2] golden
    [3] violet
   *[4] green
}
colour-taken = { $colour ->
    [0] red
    [1] teal
    [2] golden
    [3] violet
   *[4] green
}: somebody else has chosen it
seat-bot = bot
seat-lent = a bot plays for now
seat-away = away
seat-gone = gone
sit-here = Sit here
seat-take = Move here
seat-ask = Ask to swap
seat-asked = Asked to swap
seat-withdraw = Never mind
seat-wants = { $name } would like to swap with you.
seat-agree = Swap
seat-refuse = No
seat-leave = Stand up
seat-remove = Send away
seat-surprise = Surprise me
seat-surprise-text = Your seat is drawn at the start.
seat-drawn = draws a seat
give-bot = Let a bot play
give-back = Give it back
give-seat-back = Give the seat back
note-left = { $you ->
    [yes] You left the table.
   *[no] { $seat } left the table.
}
note-back = { $you ->
    [yes] You are back at the table.
   *[no] { $seat } is back at the table.
}
note-lent = { $you ->
    [yes] A bot plays for you from here on.
   *[no] A bot plays for { $seat } from here on.
}
note-late = { $you ->
    [yes] Your time is up: a bot plays for you from here on.
   *[no] The time of { $seat } is up: a bot plays from here on.
}
note-gone = { $you ->
    [yes] You were gone: a bot plays for you from here on.
   *[no] { $seat } is gone: a bot plays from here on.
}
note-returned = { $you ->
    [yes] You play yourself again.
   *[no] { $seat } plays again.
}
name-stand-in = { $seat } (bot)
seat-is-back = { $seat } is back. A bot still plays for them.
watching = Watching
seat-back = Take my seat back
held-by = { $you ->
    [yes] held by you
   *[no] held by { $name }
}
held-by-nobody = held by nobody
look-at = See { $seat }’s board in large
board-of = { $seat }’s board
my-board = My board
watchers = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}

## Waiting room and invitation

room-title = Who plays
room-text = The game starts by itself as soon as nobody is missing.
room-host-waits = { $name } starts the game.
room-empty = { $count ->
    [0] Everybody is here.
    [one] One seat is empty: a bot takes it if nobody comes.
   *[other] { $count } seats are empty: bots take them if nobody comes.
}
room-listed = Everybody can find this table. You need not wait: bots take the seats that stay empty.
room-listed-long = Nobody has come yet. Start with bots: whoever comes later may take over one of them.
room-start = Start the game
room-bots = Bots that step in
room-options = The game
room-change = Change
room-options-host = { $name } may change this until the start.
room-count = Seats
room-locked = Only by the link
room-locked-text = The code alone lets nobody in. Switching it off and on makes a new link.
room-yields = Friends may take over bots
room-yields-text = Whoever opens the link while the game is on is offered a bot’s seat, with what it sees and holds.
room-watching = You are watching. Take a seat to play.
room-invite = Send for the others
listed = Anybody may find it
listed-text = The home page shows this table to everybody: to sit down, and then to watch. Otherwise only who has the link or the code finds it.
harbour-title = Open tables
harbour-game = Game
harbour-quick = Quick match
harbour-quick-text = Sits you down with whoever waits, or opens a table that others find. If nobody comes, bots do.
harbour-sit = { $count ->
    [one] Take the last seat
   *[other] Sit down ({ $count } free)
}
harbour-mine = Your table
harbour-watch = Watch
harbour-live = Being played now
harbour-bots = bots: { $level }
harbour-own-rules = own options

## Talk

talk = Talk
talk-none = Nobody has said anything yet.
talk-none-apart = Spectators talk among themselves: the players hear it when the game is over.
talk-say = Say something
talk-say-apart = To the other spectators
talk-send = Send
talk-signs = Signs
talk-gallery = spectators
talk-more = { $name }: mute or report
talk-mute = Mute
talk-report = Report
talk-reported = Kept for the host of this server to look at.
talk-hidden = { $count ->
    [0] Somebody is muted.
    [one] A line is hidden.
   *[other] { $count } lines are hidden.
}
talk-hear-all = Hear everybody
talk-unread = { $count } new
talk-aloud = { $name } says: { $text }
emote-hello = Ahoy!
emote-well_played = Well played
emote-thanks = Thanks
emote-wow = Wow
emote-laugh = Ha ha
emote-oops = Oops
emote-think = Let me think
emote-sorry = Sorry
invite = Invite
code = Table code
link = Link to this table
copy-link = Copy link
share = Share
copied = Copied.
copy-by-hand = Copy this:
invite-here-only = This address works on this computer only.
invite-here-how = So that phones and friends in your network can join, stop the server and start it in one of these ways. Your tables stay.
invite-network = For everybody in your network.
offer-title = Take a seat?
offer-text = Bots play here, and you may take over for one of them: its seat as it stands, with all it knows.
offer-take = Play for { $name }
offer-watch = Just watch
qr-alt = QR code with the link to this table
seat-link-title = Your private seat link
seat-link-text = Opens your seat on another device. Whoever has it plays for you, so keep it to yourself.
seat-link-copy = Copy my seat link
new-link = Make a new link
new-link-text = The link of before leads nowhere from then on.
new-link-whose = Whose seat
new-link-alone = Only one device keeps the seat
new-link-alone-hint = Others that came by the link only watch: of your own seat this device stays, of somebody else’s the one that sat down.
new-link-made = The old link is dead.
new-link-not = Never mind

## The table

opening = Opening table { $code } …
seal-title = Fair draws
seal = Seal of the draws: they cannot be changed any more, and the record of the finished game proves it.
seal-part = This browser has added a part of its own to them.
fair-fits =
    { $count ->
        [one] One draw checked: it is just what was sealed before it.
       *[other] { $count } draws checked: all are just what was sealed before the first.
    }
fair-mine = Your browser’s own part is in them.
fair-gone = A part that was there when you sat down is not: somebody left before the game, or it was changed.
fair-shots =
    { $count ->
        [one] The luck of one shot is checked with the record.
       *[other] The luck of { $count } shots is checked with the record.
    }
fair-wrong = Draw { $count } is not the one that was sealed. Something was changed.
fair-seal = The secret behind the draws is not the one that was sealed.
fair-other-seal = The seal is another one than when you sat down.
fair-no-part = Your browser’s part is missing in the draws.
table-code = table { $code }
rules = Rules
rules-of = { $game }: the rules
rules-missing = These rules are not written yet.
rule-number = Rule { $clause }
rules-contents = Contents
rules-search = Search the rules
rules-none = Nothing about “{ $query }” here.
rules-copy = Copy a link to { $clause }
rules-print = Print
menu = Menu
more = More
leave = Leave the table
log = Log
show-again = Show { $seat }’s last turn again
log-empty = Nothing has happened yet.
close = Close
undo = Undo
done = Done
go-on = Go on
skip = Skip
step-back = Back
tap-again = Tap again to do it.
prompt-bar = What is asked
keys-title = Keys
keys-arrows = From one lit space to the next; with Shift to any piece
keys-enter = Choose what has the focus; explain it if it is not lit
keys-done = Done, go on
keys-letters = The letter on a button presses it
keys-escape = One step back; close
keys-space = Skip what is moving; choose what has the focus
keys-help = This list; on a piece first what it is
key-undo = U
key-done = D
key-space = Space
said-undo = { $seconds ->
    [0] You can still take this back.
    [one] You can take this back for 1 second.
   *[other] You can take this back for { $seconds } seconds.
}
said-undone = Taken back.
line-lost = Offline
outdated = There is a newer version of this page.
part-missing = A part of this page could not be fetched. Your games are safe: load the page again.
reload = Load again

bar-sending = Sending …
bar-stalled = No answer from the server. Trying again …
bar-stalled-small = What you did last is either saved or never happened; you will see which.
bar-lost = The connection is lost. Trying again …
bar-lost-small = Your game is safe on the server; nothing is lost.
bar-open = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
bar-open-small = Send them the link.
bar-moving = One moment …
bar-yours = Your turn
bar-yours-soon = Your turn in a moment
bar-counting = The points are being counted …
bar-closing = That was your turn.
bar-closing-small = You can still take it back. Done hands over at once.
bar-closing-ask = Take it back, or press Done to hand over.
bar-open-turn = You can still take this back.
bar-open-turn-small = Done goes on at once.
bar-open-turn-ask = Press Done to go on.
bar-lent = A bot plays for you
bar-lesson-do = Now: { $label }
bar-lesson-lit = Follow what is lit.
bar-lesson = Read what the lesson says, then go on.
bar-bot = { $seat } is thinking
bar-bots = The others are thinking
bar-away = { $seat } is away
bar-away-small = The host can let a bot play for now.
bar-away-host = Wait, or let a bot play for now.
bar-gone = { $seat } is gone
bar-gone-small = Nobody need wait: a bot may play until they are back.
bar-clock-runs = Their clock runs on: then a bot plays.
bar-seat-lost = This browser sat here but is no longer known. Your seat is still yours.
bar-person = { $count ->
    [one] { $seat } is to play
   *[other] Still to play: { $seat }
}
bar-meanwhile = Your turn waits for { $seat }
bar-armed = { $known ->
    [yes] { $label }: { $gain }. Tap again to do it.
   *[no] { $label }. Tap again to do it.
}

## The end

see-count = The count
face-count-done = Counted
face-count-next = Next line
face-count-back = Line before
face-count-skip = Skip
face-count-again = Count again
won-one = { $seat } wins
won-one-with = { $seat } wins with { $score }
won-you-with = You win with { $score }!
won-shared-with = Shared victory with { $score }: { $names }
won-nobody = Nobody wins
rematch = Play again
rematch-go = To the next game
record = Record
picture = Picture to share
picture-made = The picture is being drawn …
picture-save = Save the picture
replay = Replay
replay-start = The beginning
replay-step = Step
step-of = Step { $step } of { $steps }
step-before = One step back
step-next = One step on
play-on = Play
pause = Pause
copy-moment = Copy a link to this moment
no-replay-title = No replay here

## Looking back

look = Look back
look-title = How it went
look-lead = Each seat’s chance to win after every step, as a strong bot sees it. The pale band shows how far that may be off.
look-wait = The game is being looked through …
look-failed = This game cannot be looked back at.
look-finer = A closer look is being made.
look-curve = { $name }: { $start } % at the beginning, { $quarter } % after a quarter, { $half } % halfway, { $third } % after three quarters, { $end } % at the end.
look-step = Step { $step }: { $names }
look-chance = { $name } { $chance } %
look-hide = Hide the curve
look-parts = Where it was won
look-parts-text = In points of a hundred. What was chance and what was chosen, with what could not be known.
look-luck = Luck of the draw
look-decisions = Decisions
look-hidden = Surprises nobody could know
look-pace = Pace
look-rest = What the reckoning leaves open
look-costs = The decisions that cost most
look-costs-none = No decision cost so much that it could be told from chance.
look-cost = { $points } points
look-sure = give or take { $points }
look-made = Done
look-better = Better
look-show = Show it
look-branch = Play on from here
look-swings = The greatest luck
look-swing = Step { $step }: { $name } { $points }
look-branched = This game goes on from step { $step } of { $code }, with new luck.
coach-title = What to learn from it
coach-luck = { $name } won. What nobody could choose moved { $luck ->
        [0] nothing
        [one] one point
       *[other] { $luck } points
    } their way; your own decisions cost you { $decisions }.
coach-luck-yours = { $name } won, though what nobody could choose moved { $luck ->
        [one] one point
       *[other] { $luck } points
    } your way: your own decisions cost you { $decisions }.
coach-mistake = What mattered most was step { $step }: { $made } cost you { $points } points of your chance.
coach-better = { $best } would have been better: { $why }.
coach-better-plain = { $best } would have been better.
coach-none = No single choice of yours decided it: many small things did, or luck.
why-more = { $n } more from { $source } in the end
why-less = it costs { $n } from { $source }
why-rival = { $name } ends with { $n } less
why-aim = aimed well it was worth { $n } points more
why-risk = the risk to be out of it is smaller by { $n } %
why-sooner = the game is over sooner, with the lead in hand
why-lead = in all it puts you ahead by { $n } more

## Hints

hint = Hint
hint-wait = Thinking …
hint-alike = { $label } or { $other }: both are about as good.

## Guided first game

guide-opponent = Mate
guide-second = Cook
guide-skip = Leave the lesson
guide-read = Got it
guide-show = Show the lesson
guide-over = You know the ropes now.
guide-again = Once more
guide-real = Play for real
guide-real-hint = Starts at once, against the easiest bots.
learn-title = Learn { $game } as …
learn = Show me, five minutes
learn-role = Learn to play the { $role }, five minutes
first-title = You play the { $role }
first-text = For the first time? A lesson of five minutes shows you how. This table waits under “Your tables”.
first-play = Play at once
lesson-step = Lesson { $step } of { $steps }

## People

my-page = My page
ratings = Ratings
rated = Counts for the ratings
rated-hint = Everybody’s rating at this game changes by how it ends, the bots’ too.
rated-is = This game counts for the ratings.
rated-not = This game does not count for the ratings.
rating = { $points } give or take { $give }
rating-games = { $games ->
    [one] 1 game, { $share } % won.
   *[other] { $games } games, { $share } % won.
}
rating-place = Place { $place } among people.
rating-course = From { $first } to { $last } over the last { $count } games.
somebody = Somebody
place-won = Won
place-shared = Shared victory
place = Place { $place } of { $count }
place-none = Out of it
person-played = { $games ->
    [one] 1 game played, { $share } % won, since { $day }.
   *[other] { $games } games played, { $share } % won, since { $day }.
}
person-new = What you play will be found here: how it went, how strong you are, and every game to look at again. You need not sign up for it.
person-none = Nothing has been played to its end yet.
person-public = As others see it
person-go = Play something
person-favourites = Most played
favourite-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
favourite-role = mostly as { $role } ({ $share } % won)
history = Games played
history-filter = Which games
history-game = Game
history-any-game = All games
history-how = How it went
history-any-how = Any result
history-won = Won
history-lost = Not won
history-others = Against whom
history-any-others = Anybody
history-people = With people
history-bots = Against bots alone
history-more = Show more
history-none = No such games yet.
played-lent = a bot finished it
played-rating = Rating { $points } ({ $change })
played-unrated = not rated
fortune-title = Luck and skill
fortune-text = In { $count } games that were looked back at, what nobody could choose moved { $luck } points of a hundred a game your way, and your decisions { $decisions }.
fortune-text-of = In { $count } games that were looked back at, what nobody could choose moved { $luck } points of a hundred a game their way, and their decisions { $decisions }.
fortune-hint = Each dot is a game, a full one was won. The farther to the right, the more luck there was; the farther down, the more the decisions cost, as a strong bot judges them. “How it went” in a replay adds its game.
fortune-luck = Luck
fortune-decisions = Decisions
gain = Your rating
board-place = Place
board-name = Who
board-rating = Rating
board-sure = How sure that is
board-games = Games
board-won = Won
board-text = The order is by what somebody is at least, almost surely: the rating less what it may be off. So it takes some games to get up there. Bots are rated like people; their places are not counted.
board-empty = Nobody has played a rated game of this yet. The first one makes the list.
avatar-title = Your face
avatar-change = Change my face
avatar-chance = Surprise me
avatar-part = What to change
avatar-skin = Skin
avatar-face = Look
avatar-style = Hair and beard
avatar-hair = Hair colour
avatar-hat = Hat
avatar-extra = Extras
avatar-clothes = Clothes
avatar-back = Background
avatar-choice = { $n } of { $count }
avatar-save = That is me

## Account

account = Account
account-guest = A guest of this browser
account-is = Signed in
account-make = Keep it across your devices
account-why = You can play for ever without. An account has your games, ratings, seats and settings wherever you sign in; all you have played so far comes along, also the game you are in.
account-passkey = Passkey
account-passkey-make = Make a passkey
account-passkey-add = Add a passkey
account-passkey-remove = Remove the passkey { $name }
account-by-passkey = Sign in with a passkey
account-or = Or with a name and a password:
account-login = Name to sign in with
account-password = Password
account-new = New password (8 characters at least)
account-old = Password until now
account-password-make = Make an account
account-password-add = Add a password
account-password-keep = Keep this password
account-has-password = Password, as { $login }
account-change = Change
account-have = I have an account
account-sign-in = Sign in
account-take = Take along what I played here
account-take-hint = Games, ratings and seats of this browser’s guest become your account’s. Turn it off on somebody else’s device: the guest is back when you sign out.
account-keys = How you sign in
account-browsers = Where you are signed in
account-browser = A browser
account-here = this one
account-used = { $when }
account-sign-out = Sign out
account-sign-out-others = Sign out everywhere else
account-everything = What is kept of you
account-everything-text = Name, face, games, ratings, seats, what you said and, with an account, how you sign in. Take it along as a file, or have all of it deleted.
account-download = Download everything
account-forget = Delete everything
account-forget-text = Your name, face, history, ratings, account and what you said are deleted for good. In games with others it says “Somebody” in your place, and a bot plays on where a game is under way.
account-forget-sure = Yes, delete everything
account-forget-not = Keep it

## Tournaments

events = Tournaments
event-make = New tournament
event-none = None just now. Make one: it takes a minute.
event-people = { $count ->
    [0] nobody yet
    [one] 1 person
   *[other] { $count } people
}
event-state-open = open
event-state-running = { $round ->
    [0] running
   *[other] round { $round }
}
event-state-over = finished
event-state-off = called off
event-look = Look
event-to-table = To your table
event-system = System
event-system-swiss = Swiss
event-system-swiss-hint = A few rounds. Those with as many points meet, and nobody meets again if it can be avoided.
event-system-robin = Round robin
event-system-robin-hint = Everybody meets everybody, or as evenly as can be at larger tables.
event-system-arena = Arena
event-system-arena-hint = A fixed time. Whoever is free is paired again at once, and all points count.
event-system-duplicate = Same draws
event-system-duplicate-hint = As a Swiss, but chance is the same at every table of a round: each seat is compared with the same seat elsewhere.
event-name = Name
event-name-usual = { $game } tournament
event-size = At a table
event-size-hint = If the number does not come out even some tables are smaller.
event-size-same-hint = If the number does not come out even bots take the seats that are left.
event-rounds = Rounds
event-rounds-auto = By itself
event-rounds-auto-hint = As many as it takes for so many people.
event-minutes = Lasts
event-when = Begins
event-when-host = When I say so
event-when-time = At a time
event-when-at = Time
event-join-too = I play too
event-listed = Anybody may find it
event-listed-hint = The home page shows it to everybody. Otherwise only who has the link finds it.
event-more = More
event-wait = Who does not come
event-wait-hint = After so long a bot plays, and makes way as soon as its person comes. Whoever misses a whole game is out until they join again.
event-wait-none = Is waited for
event-level = Bots that step in
event-pause = Between rounds
event-pause-none = No break
event-races = Races keep their own clock (five minutes at most, unless you choose another limit); this one is for what comes between them.
event-create = Make the tournament
event-join = Join
event-join-late = Join from the next round
event-leave = Leave
event-left = You have left. Your points stay.
event-start = Begin now
event-end = End it here
event-call-off = Call it off
event-sure = Really?
event-remove = Take { $name } out
event-invite = Copy the link
event-rated = rated
event-unrated = not rated
event-tables-of = tables of { $count }
event-about-system = { $system }, { $tables }
event-wait-open = Waiting for people: whoever has the link can join.
event-starts-in = Begins in { $time }
event-few = At least two people are needed.
event-your-table = Your table is ready.
event-sits-out = You sit out this round: that counts as a win.
event-waits = Your game is over. The next round begins when all tables are through.
event-plays = The round is being played.
event-next-in = Next round in { $time }
event-next-soon = The next round begins.
event-arena-waits = You are paired as soon as somebody else is free. Keep this page open.
event-arena-left = { $time } left
event-arena-closing = Time is up: what has begun is played to its end and counts.
event-over = The tournament is over.
event-won = { $name } wins the tournament
event-off = This tournament was called off.
event-standings = Standings
event-points = Points
event-strength = Strength
event-strength-long = the points of those one met, on the average
event-wins = Won
event-games = Games
event-out = out
event-told-apart = A win gives 12 points, the last place none, what lies between even steps; ties share. Equals are told apart by the points of those they met, then by games won. A bye counts as a win, a round before one came 4 points.
event-told-apart-arena = A win gives 12 points, the last place none, what lies between even steps; ties share. Equals are told apart by games won, then by fewer games.
event-told-apart-same = Each seat is compared with the same seat at the other tables of the round, by how far it was ahead of the others at its own table: best of all 12 points, last none. It is told when the round is over.
event-round-n = Round { $n }
event-tables = Tables
event-table-n = Table { $n }
event-playing = being played
event-bye = sits out
event-bot = Bot
event-no-show = did not come
event-veiled = Nobody sees another table of this round before it is over.
event-mine = My games
event-back = To the tournament
event-back-next = To the tournament: next round in { $time }
event-of-table = { $name }, round { $round }

## Settings

settings = Settings
settings-language = Language
settings-theme = Light
theme-day = Day
theme-night = Night
theme-system = Like the device
settings-speed = Motion
settings-speed-hint = A click on the board or Space skips what is moving.
settings-speed-calm = Your system asks for reduced motion, so nothing moves here.
speed-off = Off
settings-pause = End of my turn
settings-pause-hint = As long as a turn is open you can take it back.
pause-none = At once
pause-short = After 3 s
pause-ask = Ask me
settings-sound = Sound
settings-notices = Tell me when it is my turn
settings-notices-none = This browser shows no notices.
settings-notices-blocked = This browser refuses them for this page: its own settings can allow them.
settings-notices-page = While this page is open somewhere.
settings-notices-push = Also when this page is closed.
settings-volume = Volume
on = On
off = Off

## About

about = About and rights
about-what-title = What this is
about-what = Quarterdeck is an open, non-commercial project: five seafaring board games to play, replay and study. Captain Flip, Sail Away, Ahoy, Anchors Aweigh! and Ship Ahoy, each with all of its rules.
about-rights-title = Whose the games are
about-rights = The games belong to their authors and publishers: Captain Flip (PlayPunk), Sail Away (Marc André, Mattel), Ahoy (Leder Games), Anchors Aweigh! (Carlo A. Rossi, Abacusspiele), Ship Ahoy (F. Moyersoen, Albi). Quarterdeck is unofficial and neither made nor approved by them. If you like a game, buy it: the real table is where it lives.
about-own-title = What is our own
about-own = All drawings, sounds, sentences and code are our own work; no art and no text of the originals is used. Where a rulebook leaves something open, the rules page marks our ruling.
about-data-title = What is kept
about-data = Your name and face, the tables you play at, how games ended and what they did to your rating, and a random guest number in a cookie; with an account also how you sign in. Friends, blocks and a mail address only if you give them. All of it can be downloaded or deleted on the account’s page. No tracking, no advertising, nothing is loaded from elsewhere.
about-made-title = What it is made with
about-made = Python and Svelte. The typefaces Fraunces and Atkinson Hyperlegible are used under the SIL Open Font License.

## What cannot be done

lost-title = Uncharted waters
lost-text = There is nothing at this address.
locked-title = This table is locked
no-table-title = No such table
no-table-text = We know of no table { $code }. Perhaps a letter is wrong?
no-connection = The server cannot be reached. Please try again.
no-answer = That did not work. Please try again.
no-stale = The table has changed meanwhile. Look again, then choose.
no-not-your-turn = It is not your turn.
no-wait-for = { $you ->
    [yes] It is your turn.
   *[no] { $seat } is to act: wait a moment.
}
no-first-press = First press: { $thing }.
no-other-press = Not this one. Press: { $thing }.
risk-over = This ends the game.
risk-ends = This ends the game, and nobody wins.
risk-ends-lost = This ends the game, and { $seat } wins.
no-turn-open = First finish this turn: Undo or Done.
no-game-over = The game is over.
no-such-choice = That is not among the choices.
no-such-verb = That is not a move of this game.
no-not-now = That cannot be done now.
no-bad-arguments = That move is not complete.
no-undo = There is nothing left to take back.
no-race-waits = No race waits for anybody now.
no-nothing-to-close = Your turn is not open.
no-not-in-lesson = Good thought, but in this lesson follow the lit place.
no-such-page = There is nothing at this address.
no-such-table = There is no such table.
no-such-game = We do not have that game.
no-such-seat = There is no such seat at this table.
notice-turn = Your turn
no-push = This server sends no notices.
no-seal = This seal was used already, or forgotten. Ask for another one.
no-such-level = There is no such bot.
no-such-option = That option does not exist.
no-setup-rough-seats = Rough Seas is for three or four players.
no-setup-rough-monkeys = Rough Seas cannot be combined with the Meddlesome Monkey.
no-setup-beat-limit = A time limit is for live loading, not for beats.
no-setup-ocean-sum = A round has 13 adventure cards, not { $count }.
no-setup-ocean-each = Open Ocean needs at least one card of each type.
no-setup-ocean-many = There are only 20 discovery, 8 trade, 12 pirates and 12 contract cards.
no-setup-ocean-cards = { $count } cards of one type are chosen, but a round has only { $count2 } of it.
no-setup-teams = Teams of two are for four players.
no-setup-wind-kraken = Heavy Wind and Kraken are two sides of one tile: choose one of them.
no-setup-treasure-monster = Treasure Island and Sea Monster both take the middle: choose one of them.
no-seat-count = This game is for { $count2 } to { $count3 } players, not { $count }.
no-two-seats = Whoever shares your screen needs a name of their own.
no-hot-race = In a race all hands act at once: that cannot be done on one screen. In beats it can.
no-seat-open = All seats are taken. You can watch.
no-seat-taken = Somebody else was quicker: that seat is taken.
no-such-colour = There is no such colour.
no-colour-taken = Somebody else has chosen that colour.
no-colour-printed = In this game the pieces have the colours of the side one plays.
no-started = The game has begun: seats and options stay as they are.
no-swap-gone = Too late: they do not want to swap any more.
no-seat-empty = Nobody sits there whom you could ask. Just take the seat.
no-seats-people = { $count2 } people sit here: { $count } seats are too few.
no-not-host = Only the host can do that.
no-still-here = They are at the table: nobody lends the seat of somebody who is here.
no-bad-clock = Such a clock gives { $count } to { $count2 } seconds.
no-bad-gain = A move gives back { $count } seconds at most.
no-say-empty = There is nothing to say yet.
no-say-long = A line has { $count } characters at most; yours has { $count2 }.
no-say-link = No links here, please.
no-say-fast = Not so fast: let the others read first.
no-say-stranger = This browser keeps no cookie for this page, so nobody could tell who you are.
no-such-emote = That sign does not exist.
no-such-line = Nobody has said that here.
no-seat-lent = A bot plays this seat for now. Take it back to play yourself.
no-seat-is-bot = That seat belongs to a bot.
no-seat-yours = For that you need a seat at this table.
no-guide = This game has no guided first game.
no-not-started = The game has not started yet.
no-not-over = Only when the game is over.
no-not-kept = This game ended before it was kept who played what.
no-such-person = There is nobody at this address.
no-look-back = This game cannot be looked back at: its record does not fit the rules played here.
no-such-step = The game has no such step.
no-branch-over = There the game is over: nothing is left to be played.
no-hint-people = No hints where people play against each other.
no-hint-now = There is no hint for this moment.
no-old-rules = This table was begun under version { $version } of the rules; this server plays version { $version2 } and later.
no-bad-name = Please choose another name: 1 to 24 characters.
no-bad-avatar = That face cannot be drawn.
no-bad-login = The name to sign in with has { $count } to { $count2 } characters and no spaces.
no-bad-password = Please choose a longer or better password: at least { $count } characters, and not the name.
no-login-taken = Somebody else signs in with that name. Please choose another.
no-wrong-password = Name and password do not fit each other.
no-bad-passkey = That passkey was not accepted.
no-old-challenge = That took too long, or it was answered already. Please try once more.
no-such-passkey = That passkey does not open anything here.
no-more-passkeys = These are enough passkeys. Remove one first.
no-last-key = Without it you could not sign in any more. Set a password or add another passkey first.
no-passkey-here = Browsers make passkeys only for secure addresses with a name (https). A password works here too.
no-such-session = That browser is not signed in any more.
no-account = For that you have to be signed in.
no-bad-link = This seat link leads nowhere.
no-bad-request = That could not be understood.
no-bad-pause = That pause does not exist.
no-garbled = The message could not be read.
no-too-big = That message is too long.
no-too-fast = Not so fast: please wait a moment.
no-too-many = Too many tables in a short time. Please wait a little.
no-wrong-origin = This page may not do that.
no-not-saved = It could not be saved, so nothing has changed. Please try again.
no-server-error = Something went wrong on the server. Please try again.
no-moved = The table has just moved to another server. Please try again in a moment.
no-locked = This table is for invited people only: ask for its link.
no-watching = You are watching; only players can do that.
no-client = The web pages are not built on this server.

## The harbour: news, friends, letters, the host's page

no-blocked = The host of this server does not let you in.
no-table-closed = The host of this server has closed this table.
no-not-watching = For this page you need the host’s link.
no-host-key = This link is not the host’s, or not any more.
no-such-report = That report is gone already.
no-words = There is nothing to say yet.
no-mail = This server sends no mail.
no-bad-address = That is no mail address.
no-old-letter = This link was used already, or it is too old. Ask for a new mail.
no-friend-self = That is you.
closed-title = This table is closed
blocked-title = You cannot come in
host-says = The host says: { $text }
news = News
news-said = From the host of this server: { $text }
news-closed = The host of this server has closed table { $code }.
news-restart = The server is restarted at { $time }. Every game is kept, and clocks stand still meanwhile.
news-restart-now = The server is about to restart. Every game is kept; this page comes back by itself.
news-invited = { $name } invites you to { $game }.
news-go = Go there
news-later = Not now
news-close = Seen
notice-invitation = { $name } invites you
friends = Friends
friends-lead = People you have played with. Nobody sees this list but you, and nobody is told what you choose here.
friends-mine = Friends
friends-met = Played with
friends-shunned = Blocked
friends-none = Nobody yet. Play with others, and you find them here.
friends-games = { $count ->
    [one] one game together
   *[other] { $count } games together
}
friends-never = no game together yet
friend-add = Make a friend
friend-drop = Not a friend any more
friend-shun = Block
friend-shun-text = No invitations from { $name }, nothing of what they say, and quick match does not seat you together. They are not told.
friend-unshun = Lift the block
friend-is = Friend
friend-is-shunned = You have blocked this person.
invite-friends = Invite friends
invite-friends-text = They see it on this page at once, and by notice or mail if they want that.
invite-send = Invite
invite-sent = Invited
told = How you are told
told-lead = Where no page is open: by a notice of this browser, or by mail.
told-here = Notices of this browser
told-turns = It is my turn
told-invitations = Somebody invites me
told-by-mail = By mail, too
told-by-mail-hint = Of turns only where one has days for them; one mail a turn.
told-address = Mail address
told-address-set = Use this address
told-address-drop = Remove the address
told-waits = A mail is on its way to { $address }: open the link in it, then mail goes there.
told-goes = Mail goes to { $address }.
told-no-mail = This server sends no mail.
told-password = With an address that is confirmed you can choose a new password should you forget yours.
password-forgotten = Forgotten the password?
password-forgotten-text = Your name to sign in with, or your mail address. If a confirmed address belongs to it, a link is sent there.
password-who = Name or mail address
password-send = Send the link
password-sent = If such an account has a confirmed address, a mail is on its way. Its link works for an hour.
letter-confirmed = This address is right: mail goes there from now on.
letter-stopped = No more mail. You can ask for it again on your account’s page.
letter-stop-sure = No more mail from this server?
letter-stop-do = No more mail
letter-title = Mail
letter-bad = This link leads nowhere.
letter-password = Choose a new password
letter-turn-subject = Your turn: { $game }
letter-turn =
    It is your turn in { $game }, at table { $code }:

    { $link }
letter-invitation-subject = { $name } invites you to { $game }
letter-invitation =
    { $name } keeps a seat for you in { $game }:

    { $link }
letter-confirm-subject = Is this your address?
letter-confirm =
    { $name } wants to hear from Quarterdeck at this address. If that is you, open this link:

    { $link }

    If not, do nothing: no more mail will come.
letter-reset-subject = A new password
letter-reset =
    For the account { $name } a new password was asked for. This link lets you choose one; it works once, for an hour:

    { $link }

    If it was not you, do nothing: the old password stays.
letter-stop =
    No more mail: { $link }
watch-title = Watch over the server
watch-lead = Version { $version }, started { $since }.
watch-open = Tables: { $playing } playing, { $waiting } waiting. People here now: { $people }.
watch-tables = Tables
watch-tables-none = No table waits or plays.
watch-here = { $count ->
    [0] nobody there
    [one] one there
   *[other] { $count } there
}
watch-moved = moved { $when }
watch-close = Close
watch-close-title = Close table { $code }
watch-close-text = Whoever is there is shown out and told why. The game is kept: you can open the table again.
watch-why = Why (they read this)
watch-do = Do it
watch-not = Leave it
watch-closed = Closed tables
watch-reopen = Open again
watch-people = People here now
watch-people-none = Nobody is here.
watch-block = Block
watch-block-title = Block { $name }
watch-block-address = Block the address { $name }
watch-block-text = They are shown out at once and told why; where they play a bot takes their seat.
watch-days = For how long
watch-day = A day
watch-week = A week
watch-ever = For good
watch-blocked = Blocked
watch-blocked-none = Nobody is blocked.
watch-until = until { $day }
watch-lift = Let in again
watch-reports = Reports
watch-reports-none = Nothing was reported.
watch-report = { $by } reported what { $name } said at { $code }
watch-report-done = Done with it
watch-say = Message to all
watch-say-text = What everybody should know
watch-say-do = Tell everybody
watch-restart = Restart
watch-restart-text = Everybody sees a banner with the time. Nothing is restarted by it: that you do yourself.
watch-minutes = { $count ->
    [one] in a minute
   *[other] in { $count } minutes
}
watch-said = Shown now
watch-take-back = Take back
watch-key-text = Only the host’s link opens this page: run “quarterdeck host-link” on the server’s machine.
watch-key-command = quarterdeck host-link
replay-speed = Speed
replay-eyes = Seen by
replay-eyes-all = Everybody
replay-eyes-open = All open
turn-before = One turn back
turn-next = One turn on
replay-on = Play on from here
replay-record = Download the record
no-veiled = Others play the same draws just now: this table can be looked at when the round is over.
no-such-event = There is no such tournament.
no-event-begun = It has begun already.
no-event-over = This tournament is over.
no-event-few = At least { $count } people are needed to begin.
no-event-last = The last round is being played: it is too late to join.
no-event-full = All { $count } places are taken.
no-event-not-in = You do not take part in this tournament.
no-event-host = Only who made the tournament can do that.
no-event-name = A tournament needs a name of 1 to { $count } characters.
no-event-number = { $count } does not go: from { $count2 } to { $count3 }.
no-event-time = It can begin from now on, within 60 days.
no-event-clock = A tournament needs a clock: without one a single person could hold up everybody.
no-event-arena-days = An arena needs a clock for people who are here, not one of days.

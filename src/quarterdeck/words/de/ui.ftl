# Alles, was der Tisch selbst sagt, auf Deutsch; was ein Spiel sagt, steht in seiner eigenen Datei.

## Startseite

home = Startseite
home-title = Fünf Schiffe, ein Deck
home-lead = Brettspiele von der See in deinem Browser: gegen starke Bots oder mit Freunden über einen Link.
your-name = Dein Name
your-name-hint = Wie sollen wir dich nennen?
join-code = Tisch von Freunden
join-code-hint = Code
join = Los
home-away = Der Server ist gerade nicht zu erreichen. Diese Seite kommt von selbst wieder.
code-none = Das ist kein Tischcode. So sieht einer aus: KRAKEN-PEARL-4217
my-tables = Deine Tische
table-yours = Du bist dran
table-bot = ein Bot vertritt dich
table-all = { $count ->
    [one] Noch einer
   *[other] Noch { $count }
}
table-fewer = Weniger zeigen
table-remove = Tisch { $code } aus dieser Liste nehmen
table-forget-text = { $status ->
    [over] Er verschwindet aus dieser Liste. Der Code { $code } führt weiter zur Aufzeichnung.
   *[other] Er verschwindet aus dieser Liste und bleibt, wie er ist. Der Code { $code } führt weiter hin.
}
table-leave-text = Hier spielen noch andere. Soll ein Bot für dich weiterspielen?
table-stand-text = Dein Platz wird wieder frei für jemand anderen.
table-forget = Entfernen
table-forget-only = Nur hier entfernen
table-leave = Gehen, ein Bot spielt weiter
table-stand = Meinen Platz aufgeben
table-keep = Behalten
status-waiting = wartet auf Mitspieler
status-playing = läuft
status-over = beendet
play = Spielen
play-friends = Mit Freunden spielen
play-hint = Geht sofort los: du gegen zwei Bots.
set-up = Einrichten
guide = Spielend lernen
practice = Üben
players = { $min } bis { $max } Personen
minutes = etwa { $minutes } Min.
preview-waiting = { $count ->
    [0] Alle { $total } Plätze sind besetzt: Komm zuschauen.
    [one] 1 von { $total } Plätzen ist frei: Setz dich mit einem Klick dazu, ohne Anmeldung.
   *[other] { $count } von { $total } Plätzen sind frei: Setz dich mit einem Klick dazu, ohne Anmeldung.
}
preview-playing = Das Spiel läuft: Komm zuschauen.
preview-over = Das Spiel ist vorbei: Sieh, wie es ausging.
unofficial = Ein inoffizielles Fanprojekt.
game-captain_flip = Captain Flip
game-captain_flip-blurb = Heuere Plättchen für Plättchen eine Mannschaft an. Jedes hat eine zweite Seite: behalte, was du siehst, oder dreh um und leb mit dem, was kommt.
game-sail_away = Sail Away
game-sail_away-blurb = Kisten auf Inseln, Ansprüche, Stapelläufe und Piratenkarten, die jede Regel verbiegen.
game-ahoy = Ahoy
game-ahoy-blurb = Ein Meer, das sich Plättchen für Plättchen entrollt, und alle spielen nach anderen Regeln.
game-anchors_aweigh = Anchors Aweigh!
game-anchors_aweigh-blurb = Alle gleichzeitig, ein Haufen, Echtzeit: Bring das richtige Zeug an Bord, bevor jemand ruft. Dann fahr mit dem, was du hast.
game-ship_ahoy = Ship Ahoy
game-ship_ahoy-blurb = Seile, Wind und Kanonen auf einem echten Tisch, von allen Seiten zu sehen.

## Einrichten

set-up-game = { $game }: einrichten
set-up-players = Personen
set-up-bot = Bot: { $level }
set-up-open = Frei für Freunde
option-least = Ab { $count } Personen.
option-instead = Statt { $name }.
set-up-seats = Welcher Platz ist deiner?
share-here = Hier, an diesem Bildschirm
share-name = Person { $n }
share-label = Name auf Platz { $n }
share-text = Zwischen euren Zügen wird der Bildschirm verdeckt und weitergegeben: Alle sehen nur ihre eigene Seite.
pass-title = Gib den Bildschirm an { $name }
pass-text = Alle anderen schauen weg. Auf dieser Seite steht jetzt nichts, was nur jemand wissen darf.
pass-go = Ich bin { $name }
set-up-waits = Du bekommst einen Link zum Verschicken und fängst an, wann du willst. Was frei bleibt, nehmen Bots.
set-up-invite = Tisch öffnen
pace-title = Zeit
pace-none = Ohne Uhr
pace-none-hint = Alle nehmen sich die Zeit, die sie mögen. Wer ganz fort ist, kann von einem Bot vertreten werden.
pace-relaxed = Gemütlich
pace-brisk = Zügig
pace-glass = Sanduhr
pace-day = Ein Zug am Tag
pace-days = Drei Tage je Zug
pace-own-move = { $time } je Zug
pace-own-game = { $time } je Spiel
pace-own-days = { $time } je Zug
pace-move-hint = { $time } für jeden Zug.
pace-game-hint = { $time } für das ganze Spiel und { $gain } Sekunden mehr mit jedem Zug.
pace-days-hint = { $time } für jeden Zug: Komm und geh, wie du magst. Die Uhr läuft Tag und Nacht.
pace-then = Wem die Zeit ausgeht, den vertritt ein Bot; den Platz bekommt man jederzeit zurück.
pace-race = Ein Rennen hat seine eigene Uhr: Es beginnt, wenn alle bereit sind. Wer ganz fort ist, kann von einem Bot vertreten werden.
span-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
span-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
span-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
span-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
clock-days = { $days } T { $hours } Std
clock-hours = { $hours } Std { $minutes } min
clock-only-days = { $days } T
clock-only-hours = { $hours } Std
clock-of = { $seat } hat noch { $time }
clock-mine = Du hast noch { $time }
clock-quarter = Noch ein Viertel deiner Zeit.
clock-empty = Deine Zeit ist um.
level-cabin_boy = Schiffsjunge, sehr leicht
level-deckhand = Matrose, leicht
level-mate = Maat, mittel
level-captain = Kapitän, stark
level-admiral = Admiral, sehr stark
level-random = zufällig
level-greedy = gierig


## Plätze

you = Du
seats = Plätze
seat-open = Freier Platz
seat-number = Platz { $n }
seat-coloured = Platz { $n }, { $colour ->
    [0] rot
    [1] türkis
    [2] golden
    [3] violett
   *[4] grün
}
colour = Farbe
colour-name = { $colour ->
    [0] rot
    [1] türkis
    [2] golden
    [3] violett
   *[4] grün
}
colour-taken = { $colour ->
    [0] rot
    [1] türkis
    [2] golden
    [3] violett
   *[4] grün
}: hat jemand anders gewählt
seat-bot = Bot
seat-lent = ein Bot vertritt
seat-away = nicht da
seat-gone = fort
sit-here = Hier sitzen
seat-take = Hierher
seat-ask = Tauschen?
seat-asked = Nach Tausch gefragt
seat-withdraw = Doch nicht
seat-wants = { $name } möchte mit dir tauschen.
seat-agree = Tauschen
seat-refuse = Nein
seat-leave = Aufstehen
seat-remove = Wegschicken
seat-surprise = Überrasch mich
seat-surprise-text = Dein Platz wird beim Start ausgelost.
seat-drawn = lost den Platz aus
give-bot = Bot spielen lassen
give-back = Zurückgeben
give-seat-back = Platz zurückgeben
note-left = { $you ->
    [yes] Du hast den Tisch verlassen.
   *[no] { $seat } hat den Tisch verlassen.
}
note-back = { $you ->
    [yes] Du bist zurück am Tisch.
   *[no] { $seat } ist zurück am Tisch.
}
note-lent = { $you ->
    [yes] Von hier an spielt ein Bot für dich.
   *[no] Von hier an spielt ein Bot für { $seat }.
}
note-late = { $you ->
    [yes] Deine Zeit ist um: Von hier an spielt ein Bot für dich.
   *[no] Die Zeit von { $seat } ist um: Von hier an spielt ein Bot.
}
note-gone = { $you ->
    [yes] Du warst fort: Von hier an spielt ein Bot für dich.
   *[no] { $seat } ist fort: Von hier an spielt ein Bot.
}
note-returned = { $you ->
    [yes] Du spielst wieder selbst.
   *[no] { $seat } spielt wieder selbst.
}
name-stand-in = { $seat } (Bot)
seat-is-back = { $seat } ist wieder da. Noch spielt ein Bot.
watching = Zuschauer
seat-back = Zurück auf meinen Platz
held-by = { $you ->
    [yes] bei dir
   *[no] bei { $name }
}
held-by-nobody = noch bei niemandem
look-at = Tafel von { $seat } groß zeigen
board-of = Brett von { $seat }
my-board = Meine Tafel
watchers = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}

## Warteraum und Einladung

room-title = Wer spielt
room-text = Das Spiel beginnt von selbst, sobald niemand mehr fehlt.
room-host-waits = { $name } startet das Spiel.
room-empty = { $count ->
    [0] Alle sind da.
    [one] Ein Platz ist frei: Kommt niemand, nimmt ihn ein Bot.
   *[other] { $count } Plätze sind frei: Kommt niemand, nehmen sie Bots.
}
room-listed = Alle können diesen Tisch finden. Du musst nicht warten: Was frei bleibt, nehmen Bots.
room-listed-long = Noch ist niemand gekommen. Fang mit Bots an: Wer später kommt, kann einen davon ablösen.
room-start = Spiel starten
room-bots = Bots, die einspringen
room-options = Das Spiel
room-change = Ändern
room-options-host = { $name } kann das bis zum Start ändern.
room-count = Plätze
room-locked = Nur mit dem Link
room-locked-text = Der Code allein lässt niemanden herein. Aus- und Einschalten macht einen neuen Link.
room-yields = Freunde dürfen Bots ablösen
room-yields-text = Wer den Link öffnet, während schon gespielt wird, bekommt den Platz eines Bots angeboten, mit allem, was dieser sieht und hat.
room-watching = Du schaust zu. Nimm einen Platz, um mitzuspielen.
room-invite = Ruf die anderen
listed = Für alle zu finden
listed-text = Die Startseite zeigt den Tisch allen: zum Hinsetzen und dann zum Zuschauen. Sonst findet ihn nur, wer Link oder Code hat.
harbour-title = Offene Tische
harbour-game = Spiel
harbour-quick = Gleich mitspielen
harbour-quick-text = Setzt dich zu jemandem, der wartet, oder öffnet einen Tisch, den andere finden. Kommt niemand, kommen Bots.
harbour-sit = { $count ->
    [one] Letzten Platz nehmen
   *[other] Hinsetzen ({ $count } frei)
}
harbour-mine = Dein Tisch
harbour-watch = Zuschauen
harbour-live = Wird gerade gespielt
harbour-bots = Bots: { $level }
harbour-own-rules = eigene Optionen

## Reden

talk = Gespräch
talk-none = Noch hat niemand etwas gesagt.
talk-none-apart = Wer zuschaut, redet unter sich: Die am Tisch hören es, wenn das Spiel vorbei ist.
talk-say = Sag etwas
talk-say-apart = An die anderen, die zuschauen
talk-send = Abschicken
talk-signs = Zeichen
talk-gallery = schaut zu
talk-more = { $name }: stummschalten oder melden
talk-mute = Stummschalten
talk-report = Melden
talk-reported = Aufgehoben: Wer diesen Server betreibt, sieht es sich an.
talk-hidden = { $count ->
    [0] Jemand ist stummgeschaltet.
    [one] Eine Zeile ist verborgen.
   *[other] { $count } Zeilen sind verborgen.
}
talk-hear-all = Alle hören
talk-unread = { $count } neu
talk-aloud = { $name } sagt: { $text }
emote-hello = Ahoi!
emote-well_played = Gut gespielt
emote-thanks = Danke
emote-wow = Wow
emote-laugh = Haha
emote-oops = Hoppla
emote-think = Ich überlege
emote-sorry = Tut mir leid
invite = Einladen
code = Tischcode
link = Link zu diesem Tisch
copy-link = Link kopieren
share = Teilen
copied = Kopiert.
copy-by-hand = Bitte kopieren:
invite-here-only = Diese Adresse gilt nur auf diesem Computer.
invite-here-how = Damit Handys und Freunde in deinem Netz mitspielen können, beende den Server und starte ihn auf einem dieser Wege. Deine Tische bleiben.
invite-network = Für alle in deinem Netz.
offer-title = Mitspielen?
offer-text = Hier spielen Bots, und du darfst einen davon ablösen: seinen Platz, wie er steht, mit allem, was er weiß.
offer-take = Für { $name } spielen
offer-watch = Nur zuschauen
qr-alt = QR-Code mit dem Link zu diesem Tisch
seat-link-title = Dein privater Platz-Link
seat-link-text = Öffnet deinen Platz auf einem anderen Gerät. Wer ihn hat, spielt für dich; behalte ihn also für dich.
seat-link-copy = Meinen Platz-Link kopieren
new-link = Neuen Link machen
new-link-text = Der bisherige Link führt dann ins Leere.
new-link-whose = Wessen Platz
new-link-alone = Nur ein Gerät behält den Platz
new-link-alone-hint = Andere, die über den Link kamen, schauen nur noch zu: Vom eigenen Platz bleibt dieses Gerät, von fremden das, mit dem man sich setzte.
new-link-made = Der alte Link ist tot.
new-link-not = Doch nicht

## Der Tisch

opening = Tisch { $code } wird geöffnet …
seal-title = Faire Ziehungen
seal = Siegel der Ziehungen: Sie lassen sich nicht mehr ändern, und das Protokoll des fertigen Spiels beweist es.
seal-part = Dieser Browser hat einen eigenen Teil dazugegeben.
fair-fits =
    { $count ->
        [one] Eine Ziehung geprüft: Sie ist genau die, die vorher versiegelt war.
       *[other] { $count } Ziehungen geprüft: Alle sind genau die, die vor der ersten versiegelt waren.
    }
fair-mine = Der Teil deines Browsers steckt darin.
fair-gone = Ein Teil fehlt, der beim Hinsetzen da war: Jemand ging vor dem Spiel, oder er wurde geändert.
fair-shots =
    { $count ->
        [one] Das Glück eines Schusses prüft man mit der Aufzeichnung.
       *[other] Das Glück von { $count } Schüssen prüft man mit der Aufzeichnung.
    }
fair-wrong = Ziehung { $count } ist nicht die, die versiegelt war. Hier wurde etwas geändert.
fair-seal = Das Geheimnis hinter den Ziehungen ist nicht das versiegelte.
fair-other-seal = Das Siegel ist ein anderes als beim Hinsetzen.
fair-no-part = Der Teil deines Browsers fehlt in den Ziehungen.
table-code = Tisch { $code }
rules = Regeln
rules-of = { $game }: die Regeln
rules-missing = Diese Regeln sind noch nicht geschrieben.
rule-number = Regel { $clause }
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-none = Zu „{ $query }“ steht hier nichts.
rules-copy = Link zu { $clause } kopieren
rules-print = Drucken
menu = Menü
more = Mehr
leave = Tisch verlassen
log = Logbuch
show-again = Den letzten Zug von { $seat } noch einmal zeigen
log-empty = Noch ist nichts geschehen.
close = Schließen
undo = Zurücknehmen
done = Fertig
go-on = Weiter
skip = Überspringen
step-back = Zurück
tap-again = Tippe noch einmal, um es zu tun.
prompt-bar = Was gefragt ist
keys-title = Tasten
keys-arrows = Von einem leuchtenden Feld zum nächsten, mit Umschalt zu jedem Teil
keys-enter = Wählen, was den Fokus hat; erklären, wenn es nicht leuchtet
keys-done = Fertig, weiter
keys-letters = Der Buchstabe auf einer Schaltfläche drückt sie
keys-escape = Einen Schritt zurück; schließen
keys-space = Bewegungen überspringen; wählen, was den Fokus hat
keys-help = Diese Liste; auf einem Teil zuerst, was es ist
key-undo = Z
key-done = D
key-space = Leertaste
said-undo = { $seconds ->
    [0] Du kannst das noch zurücknehmen.
    [one] Du kannst das 1 Sekunde lang zurücknehmen.
   *[other] Du kannst das { $seconds } Sekunden lang zurücknehmen.
}
said-undone = Zurückgenommen.
line-lost = Offline
outdated = Es gibt eine neuere Fassung dieser Seite.
part-missing = Ein Teil dieser Seite kam nicht an. Deine Partien sind sicher: Lade die Seite neu.
reload = Neu laden

bar-sending = Wird gesendet …
bar-stalled = Der Server antwortet nicht. Neuer Versuch …
bar-stalled-small = Dein letzter Zug ist entweder gespeichert oder nie geschehen; du siehst es gleich.
bar-lost = Die Verbindung ist weg. Neuer Versuch …
bar-lost-small = Dein Spiel ist auf dem Server sicher; nichts geht verloren.
bar-open = { $count ->
    [one] Es fehlt noch eine Person
   *[other] Es fehlen noch { $count } Personen
}
bar-open-small = Schick ihnen den Link.
bar-moving = Einen Moment …
bar-yours = Du bist dran
bar-yours-soon = Gleich bist du dran
bar-counting = Die Punkte werden gezählt …
bar-closing = Das war dein Zug.
bar-closing-small = Noch kannst du ihn zurücknehmen. „Fertig“ gibt gleich weiter.
bar-closing-ask = Nimm ihn zurück oder gib mit „Fertig“ weiter.
bar-open-turn = Noch kannst du das zurücknehmen.
bar-open-turn-small = Mit „Fertig“ geht es gleich weiter.
bar-open-turn-ask = Mit „Fertig“ geht es weiter.
bar-lent = Ein Bot spielt für dich
bar-lesson-do = Jetzt: { $label }
bar-lesson-lit = Folge dem, was leuchtet.
bar-lesson = Lies, was die Lektion sagt, dann geht es weiter.
bar-bot = { $seat } überlegt
bar-bots = Die anderen überlegen
bar-away = { $seat } ist nicht da
bar-away-small = Wer den Tisch eröffnet hat, kann so lange einen Bot spielen lassen.
bar-away-host = Warte, oder lass so lange einen Bot spielen.
bar-gone = { $seat } ist fort
bar-gone-small = Niemand muss warten: Ein Bot kann spielen, bis jemand zurückkommt.
bar-clock-runs = Die Uhr läuft weiter: Danach spielt ein Bot.
bar-seat-lost = Dieser Browser saß hier, ist aber nicht mehr bekannt. Dein Platz gehört weiter dir.
bar-person = { $count ->
    [one] { $seat } ist am Zug
   *[other] Noch am Zug: { $seat }
}
bar-meanwhile = Dein Zug wartet auf { $seat }
bar-armed = { $known ->
    [yes] { $label }: { $gain }. Tippe noch einmal.
   *[no] { $label }. Tippe noch einmal.
}

## Das Ende

see-count = Die Wertung
face-count-done = Gezählt
face-count-next = Nächste Zeile
face-count-back = Zeile davor
face-count-skip = Überspringen
face-count-again = Noch einmal zählen
won-one = { $seat } gewinnt
won-one-with = { $seat } gewinnt mit { $score }
won-you-with = Du gewinnst mit { $score }!
won-shared-with = Gemeinsamer Sieg mit { $score }: { $names }
won-nobody = Niemand gewinnt
rematch = Noch einmal
rematch-go = Zum nächsten Spiel
record = Aufzeichnung
picture = Bild zum Teilen
picture-made = Das Bild wird gezeichnet …
picture-save = Bild speichern
replay = Nachspielen
replay-start = Der Anfang
replay-step = Schritt
step-of = Schritt { $step } von { $steps }
step-before = Ein Schritt zurück
step-next = Ein Schritt weiter
play-on = Abspielen
pause = Anhalten
copy-moment = Link zu diesem Moment kopieren
no-replay-title = Hier gibt es nichts nachzuspielen

## Zurückblicken

look = Rückblick
look-title = So lief es
look-lead = Die Aussicht jedes Platzes auf den Sieg nach jedem Schritt, wie ein starker Bot sie sieht. Das blasse Band zeigt, wie weit das daneben liegen kann.
look-wait = Die Partie wird durchgesehen …
look-failed = Auf diese Partie lässt sich nicht zurückblicken.
look-finer = Ein genauerer Blick folgt.
look-curve = { $name }: { $start } % am Anfang, { $quarter } % nach einem Viertel, { $half } % nach der Hälfte, { $third } % nach drei Vierteln, { $end } % am Ende.
look-step = Schritt { $step }: { $names }
look-chance = { $name } { $chance } %
look-hide = Kurve verbergen
look-parts = Wo es entschieden wurde
look-parts-text = In Punkten von hundert: was Zufall war, was gewählt war und was niemand wissen konnte.
look-luck = Glück beim Ziehen
look-decisions = Entscheidungen
look-hidden = Überraschungen, die niemand wissen konnte
look-pace = Tempo
look-rest = Was die Rechnung offen lässt
look-costs = Die teuersten Entscheidungen
look-costs-none = Keine Entscheidung war so teuer, dass sie sich vom Zufall unterscheiden ließe.
look-cost = { $points } Punkte
look-sure = auf { $points } genau
look-made = Getan
look-better = Besser
look-show = Zeigen
look-branch = Von hier aus weiterspielen
look-swings = Das größte Glück
look-swing = Schritt { $step }: { $name } { $points }
look-branched = Diese Partie geht von Schritt { $step } von { $code } aus weiter, mit neuem Glück.
coach-title = Was sich daraus lernen lässt
coach-luck = { $name } hat gewonnen. Was niemand wählen konnte, brachte dabei { $luck ->
        [0] nichts
        [one] einen Punkt
       *[other] { $luck } Punkte
    }; deine eigenen Entscheidungen kosteten dich { $decisions }.
coach-luck-yours = { $name } hat gewonnen, obwohl dir { $luck ->
        [one] ein Punkt zufiel, den
       *[other] { $luck } Punkte zufielen, die
    } niemand wählen konnte: Deine eigenen Entscheidungen kosteten dich { $decisions }.
coach-mistake = Am wichtigsten war Schritt { $step }: „{ $made }“ hat dich { $points } Punkte deiner Aussicht gekostet.
coach-better = Besser wäre gewesen: { $best } – { $why }.
coach-better-plain = Besser wäre gewesen: { $best }.
coach-none = Keine einzelne Wahl von dir hat es entschieden: Es waren viele kleine, oder das Glück.
why-more = am Ende { $n } mehr durch { $source }
why-less = dafür { $n } weniger durch { $source }
why-rival = { $name } hat am Ende { $n } weniger
why-aim = gut gezielt war er { $n } Punkte mehr wert
why-risk = die Gefahr, auszuscheiden, ist um { $n } % kleiner
why-sooner = das Spiel ist früher vorbei, mit der Führung in der Hand
why-lead = alles in allem { $n } mehr Vorsprung

## Tipps

hint = Tipp
hint-wait = Wird überlegt …
hint-alike = { $label } oder { $other }: Beides ist etwa gleich gut.

## Geführtes erstes Spiel

guide-opponent = Mate
guide-second = Smutje
guide-skip = Lektion verlassen
guide-read = Verstanden
guide-show = Lektion zeigen
guide-over = Jetzt weißt du, wie es geht.
guide-again = Noch einmal
guide-real = Richtig spielen
guide-real-hint = Beginnt sofort, gegen die leichtesten Bots.
learn-title = { $game } lernen als …
learn = Zeig’s mir, fünf Minuten
learn-role = { $role } lernen, fünf Minuten
first-title = Du spielst: { $role }
first-text = Zum ersten Mal? Eine Lektion von fünf Minuten zeigt dir, wie es geht. Dieser Tisch wartet unter „Deine Tische“.
first-play = Sofort spielen
lesson-step = Lektion { $step } von { $steps }

## Leute

my-page = Meine Seite
ratings = Wertungen
rated = Zählt für die Wertung
rated-hint = Der Ausgang ändert die Wertung aller in diesem Spiel, auch die der Bots.
rated-is = Diese Partie zählt für die Wertung.
rated-not = Diese Partie zählt nicht für die Wertung.
rating = { $points } auf { $give } genau
rating-games = { $games ->
    [one] 1 Partie, { $share } % gewonnen.
   *[other] { $games } Partien, { $share } % gewonnen.
}
rating-place = Platz { $place } unter den Leuten.
rating-course = Von { $first } zu { $last } über die letzten { $count } Partien.
somebody = Jemand
place-won = Gewonnen
place-shared = Geteilter Sieg
place = Platz { $place } von { $count }
place-none = Ausgeschieden
person-played = { $games ->
    [one] 1 Partie gespielt, { $share } % gewonnen, seit { $day }.
   *[other] { $games } Partien gespielt, { $share } % gewonnen, seit { $day }.
}
person-new = Was du spielst, findest du hier wieder: wie es ausging, wie stark du bist, und jede Partie zum Nachsehen. Anmelden musst du dich dafür nicht.
person-none = Noch keine Partie wurde zu Ende gespielt.
person-public = Wie andere sie sehen
person-go = Etwas spielen
person-favourites = Am meisten gespielt
favourite-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
favourite-role = meist als { $role } ({ $share } % gewonnen)
history = Gespielte Partien
history-filter = Welche Partien
history-game = Spiel
history-any-game = Alle Spiele
history-how = Wie es ausging
history-any-how = Jeder Ausgang
history-won = Gewonnen
history-lost = Nicht gewonnen
history-others = Gegen wen
history-any-others = Alle Gegner
history-people = Mit Leuten
history-bots = Nur gegen Bots
history-more = Mehr zeigen
history-none = Solche Partien gibt es noch nicht.
played-lent = ein Bot hat sie beendet
played-rating = Wertung { $points } ({ $change })
played-unrated = ohne Wertung
fortune-title = Glück und Können
fortune-text = In { $count } Partien mit Rückblick brachte dir, was niemand wählen konnte, je Partie { $luck } von hundert Punkten, deine Entscheidungen { $decisions }.
fortune-text-of = In { $count } Partien mit Rückblick brachte, was niemand wählen konnte, je Partie { $luck } von hundert Punkten, die eigenen Entscheidungen { $decisions }.
fortune-hint = Jeder Punkt ist eine Partie, ein voller wurde gewonnen. Je weiter rechts, desto mehr Glück war dabei; je weiter unten, desto mehr kosteten die Entscheidungen, wie ein starker Bot sie beurteilt. „So lief es“ in einer Wiederholung nimmt deren Partie auf.
fortune-luck = Glück
fortune-decisions = Entscheidungen
gain = Deine Wertung
board-place = Platz
board-name = Wer
board-rating = Wertung
board-sure = Wie sicher das ist
board-games = Partien
board-won = Gewonnen
board-text = Geordnet wird danach, was jemand so gut wie sicher mindestens ist: die Wertung ohne das, was sie danebenliegen kann. Nach oben führen also erst einige Partien. Bots werden gewertet wie Leute, ihre Plätze zählen nicht.
board-empty = Das hat noch niemand gewertet gespielt. Die erste Partie beginnt die Liste.
avatar-title = Dein Gesicht
avatar-change = Mein Gesicht ändern
avatar-chance = Überrasche mich
avatar-part = Was sich ändern soll
avatar-skin = Haut
avatar-face = Miene
avatar-style = Haare und Bart
avatar-hair = Haarfarbe
avatar-hat = Hut
avatar-extra = Dazu
avatar-clothes = Kleidung
avatar-back = Hintergrund
avatar-choice = { $n } von { $count }
avatar-save = Das bin ich

## Konto

account = Konto
account-guest = Gast dieses Browsers
account-is = Angemeldet
account-make = Auf allen Geräten dasselbe
account-why = Spielen kannst du immer auch ohne. Ein Konto hat deine Partien, Wertungen, Plätze und Einstellungen, wo auch immer du dich anmeldest; alles Bisherige kommt mit, auch die laufende Partie.
account-passkey = Passkey
account-passkey-make = Passkey anlegen
account-passkey-add = Passkey hinzufügen
account-passkey-remove = Den Passkey { $name } entfernen
account-by-passkey = Mit Passkey anmelden
account-or = Oder mit Name und Passwort:
account-login = Anmeldename
account-password = Passwort
account-new = Neues Passwort (mindestens 8 Zeichen)
account-old = Bisheriges Passwort
account-password-make = Konto anlegen
account-password-add = Passwort hinzufügen
account-password-keep = Dieses Passwort nehmen
account-has-password = Passwort, als { $login }
account-change = Ändern
account-have = Ich habe ein Konto
account-sign-in = Anmelden
account-take = Mitnehmen, was ich hier gespielt habe
account-take-hint = Partien, Wertungen und Plätze des Gasts in diesem Browser gehören dann zu deinem Konto. Auf fremden Geräten schalte es aus: Nach dem Abmelden ist der Gast wieder da.
account-keys = So meldest du dich an
account-browsers = Hier bist du angemeldet
account-browser = Ein Browser
account-here = dieser
account-used = { $when }
account-sign-out = Abmelden
account-sign-out-others = Überall sonst abmelden
account-everything = Was von dir aufgehoben ist
account-everything-text = Name, Gesicht, Partien, Wertungen, Plätze, was du gesagt hast, und mit Konto, wie du dich anmeldest. Nimm es als Datei mit oder lass alles löschen.
account-download = Alles herunterladen
account-forget = Alles löschen
account-forget-text = Name, Gesicht, Verlauf, Wertungen, Konto und was du gesagt hast werden endgültig gelöscht. In Partien mit anderen steht an deiner Stelle „Jemand“, und wo eine Partie läuft, spielt ein Bot weiter.
account-forget-sure = Ja, alles löschen
account-forget-not = Behalten

## Turniere

events = Turniere
event-make = Neues Turnier
event-none = Gerade keines. Mach eins: Das dauert eine Minute.
event-people = { $count ->
    [0] noch niemand
    [one] 1 Person
   *[other] { $count } Personen
}
event-state-open = offen
event-state-running = { $round ->
    [0] läuft
   *[other] Runde { $round }
}
event-state-over = beendet
event-state-off = abgesagt
event-look = Ansehen
event-to-table = Zu deinem Tisch
event-system = System
event-system-swiss = Schweizer System
event-system-swiss-hint = Ein paar Runden. Wer gleich viele Punkte hat, trifft aufeinander, und wenn es geht, niemand zweimal.
event-system-robin = Jeder gegen jeden
event-system-robin-hint = Alle treffen auf alle, an größeren Tischen so gleichmäßig wie möglich.
event-system-arena = Arena
event-system-arena-hint = Eine feste Zeit. Wer frei ist, wird sofort neu gepaart, und alle Punkte zählen.
event-system-duplicate = Gleicher Zufall
event-system-duplicate-hint = Wie das Schweizer System, aber der Zufall ist an allen Tischen einer Runde derselbe: Jeder Platz wird mit demselben Platz anderswo verglichen.
event-name = Name
event-name-usual = { $game }-Turnier
event-size = An einem Tisch
event-size-hint = Geht die Zahl nicht auf, sind einige Tische kleiner.
event-size-same-hint = Geht die Zahl nicht auf, nehmen Bots die übrigen Plätze.
event-rounds = Runden
event-rounds-auto = Von selbst
event-rounds-auto-hint = So viele, wie es für so viele Leute braucht.
event-minutes = Dauert
event-when = Beginnt
event-when-host = Wenn ich es sage
event-when-time = Zu einer Zeit
event-when-at = Zeit
event-join-too = Ich spiele mit
event-listed = Alle dürfen es finden
event-listed-hint = Die Startseite zeigt es allen. Sonst findet es nur, wer den Link hat.
event-more = Mehr
event-wait = Wer nicht kommt
event-wait-hint = Nach so langer Zeit spielt ein Bot und macht Platz, sobald die Person kommt. Wer ein ganzes Spiel verpasst, ist draußen, bis er wieder beitritt.
event-wait-none = Auf den wird gewartet
event-level = Bots, die einspringen
event-pause = Zwischen den Runden
event-pause-none = Keine Pause
event-races = Wettläufe haben ihre eigene Uhr (höchstens fünf Minuten, wenn du keine andere Grenze wählst); diese gilt für alles dazwischen.
event-create = Turnier anlegen
event-join = Mitmachen
event-join-late = Ab der nächsten Runde mitmachen
event-leave = Aussteigen
event-left = Du bist ausgestiegen. Deine Punkte bleiben.
event-start = Jetzt beginnen
event-end = Hier beenden
event-call-off = Absagen
event-sure = Wirklich?
event-remove = { $name } herausnehmen
event-invite = Link kopieren
event-rated = gewertet
event-unrated = nicht gewertet
event-tables-of = Tische zu { $count }
event-about-system = { $system }, { $tables }
event-wait-open = Es wird auf Leute gewartet: Wer den Link hat, kann mitmachen.
event-starts-in = Beginnt in { $time }
event-few = Es braucht mindestens zwei Leute.
event-your-table = Dein Tisch ist bereit.
event-sits-out = Du hast in dieser Runde frei: Das zählt wie ein Sieg.
event-waits = Dein Spiel ist vorbei. Die nächste Runde beginnt, wenn alle Tische fertig sind.
event-plays = Die Runde wird gespielt.
event-next-in = Nächste Runde in { $time }
event-next-soon = Die nächste Runde beginnt.
event-arena-waits = Du wirst gepaart, sobald jemand anderes frei ist. Lass diese Seite offen.
event-arena-left = Noch { $time }
event-arena-closing = Die Zeit ist um: Was begonnen hat, wird zu Ende gespielt und zählt.
event-over = Das Turnier ist vorbei.
event-won = { $name } gewinnt das Turnier
event-off = Dieses Turnier wurde abgesagt.
event-standings = Stand
event-points = Punkte
event-strength = Stärke
event-strength-long = die Punkte derer, auf die man traf, im Schnitt
event-wins = Siege
event-games = Spiele
event-out = draußen
event-told-apart = Ein Sieg gibt 12 Punkte, der letzte Platz keinen, was dazwischen liegt gleiche Stufen; wer gleich ist, teilt. Gleiche trennen die Punkte derer, auf die sie trafen, dann die Siege. Ein Freilos zählt wie ein Sieg, eine Runde vor dem Beitritt 4 Punkte.
event-told-apart-arena = Ein Sieg gibt 12 Punkte, der letzte Platz keinen, was dazwischen liegt gleiche Stufen; wer gleich ist, teilt. Gleiche trennen die Siege, dann weniger Spiele.
event-told-apart-same = Jeder Platz wird mit demselben Platz an den anderen Tischen der Runde verglichen, danach, wie weit er den anderen an seinem Tisch voraus war: der beste von allen 12 Punkte, der letzte keinen. Gesagt wird es, wenn die Runde vorbei ist.
event-round-n = Runde { $n }
event-tables = Tische
event-table-n = Tisch { $n }
event-playing = wird gespielt
event-bye = hat frei
event-bot = Bot
event-no-show = kam nicht
event-veiled = Niemand sieht einen anderen Tisch dieser Runde, bevor sie vorbei ist.
event-mine = Meine Spiele
event-back = Zum Turnier
event-back-next = Zum Turnier: nächste Runde in { $time }
event-of-table = { $name }, Runde { $round }

## Einstellungen

settings = Einstellungen
settings-language = Sprache
settings-theme = Licht
theme-day = Tag
theme-night = Nacht
theme-system = Wie das Gerät
settings-speed = Bewegung
settings-speed-hint = Ein Klick auf die Tafel oder die Leertaste überspringt, was sich bewegt.
settings-speed-calm = Dein System wünscht weniger Bewegung, darum bewegt sich hier nichts.
speed-off = Aus
settings-pause = Ende meines Zugs
settings-pause-hint = Solange ein Zug offen ist, kannst du ihn zurücknehmen.
pause-none = Sofort
pause-short = Nach 3 s
pause-ask = Frag mich
settings-sound = Ton
settings-notices = Sag mir, wenn ich dran bin
settings-notices-none = Dieser Browser zeigt keine Nachrichten.
settings-notices-blocked = Dieser Browser erlaubt sie dieser Seite nicht; das steht in seinen eigenen Einstellungen.
settings-notices-page = Solange diese Seite irgendwo offen ist.
settings-notices-push = Auch wenn diese Seite zu ist.
settings-volume = Lautstärke
on = An
off = Aus

## Über

about = Über und Rechte
about-what-title = Was das ist
about-what = Quarterdeck ist ein offenes, nicht kommerzielles Projekt: fünf Brettspiele von der See zum Spielen, Nachspielen und Erforschen. Captain Flip, Sail Away, Ahoy, Anchors Aweigh! und Ship Ahoy, jedes mit allen Regeln.
about-rights-title = Wem die Spiele gehören
about-rights = Die Spiele gehören ihren Autoren und Verlagen: Captain Flip (PlayPunk), Sail Away (Marc André, Mattel), Ahoy (Leder Games), Anchors Aweigh! (Carlo A. Rossi, Abacusspiele), Ship Ahoy (F. Moyersoen, Albi). Quarterdeck ist inoffiziell und weder von ihnen gemacht noch gebilligt. Wenn dir ein Spiel gefällt, kauf es: Am echten Tisch ist es zu Hause.
about-own-title = Was von uns ist
about-own = Alle Zeichnungen, Töne, Sätze und der Programmcode sind unsere eigene Arbeit; weder Bilder noch Texte der Originale werden verwendet. Wo eine Anleitung etwas offen lässt, kennzeichnet die Regelseite unsere Festlegung.
about-data-title = Was gespeichert wird
about-data = Dein Name und Gesicht, die Tische, an denen du spielst, wie Partien ausgingen und was sie an deiner Wertung geändert haben, und eine zufällige Gastnummer in einem Cookie; mit Konto auch, wie du dich anmeldest. Freunde, Blockierte und eine Mailadresse nur, wenn du sie angibst. Alles lässt sich auf der Seite des Kontos herunterladen oder löschen. Kein Verfolgen, keine Werbung, nichts wird von anderswo geladen.
about-made-title = Womit es gemacht ist
about-made = Python und Svelte. Die Schriften Fraunces und Atkinson Hyperlegible stehen unter der SIL Open Font License.

## Was nicht geht

lost-title = Unbekannte Gewässer
lost-text = Unter dieser Adresse ist nichts.
locked-title = Dieser Tisch ist abgeschlossen
no-table-title = Kein solcher Tisch
no-table-text = Einen Tisch { $code } kennen wir nicht. Vielleicht stimmt ein Buchstabe nicht?
no-connection = Der Server ist nicht zu erreichen. Bitte versuch es noch einmal.
no-answer = Das hat nicht geklappt. Bitte versuch es noch einmal.
no-stale = Am Tisch hat sich inzwischen etwas geändert. Schau noch einmal hin und wähl dann.
no-not-your-turn = Du bist nicht am Zug.
no-wait-for = { $you ->
    [yes] Du bist am Zug.
   *[no] { $seat } ist dran: Warte einen Moment.
}
no-first-press = Zuerst: { $thing }.
no-other-press = Nicht hier. Richtig ist: { $thing }.
risk-over = Damit endet das Spiel.
risk-ends = Damit endet das Spiel, und niemand gewinnt.
risk-ends-lost = Damit endet das Spiel, und { $seat } gewinnt.
no-turn-open = Beende erst diesen Zug: „Zurücknehmen“ oder „Fertig“.
no-game-over = Das Spiel ist vorbei.
no-such-choice = Das steht nicht zur Wahl.
no-such-verb = Einen solchen Zug gibt es in diesem Spiel nicht.
no-not-now = Das geht jetzt nicht.
no-bad-arguments = Dieser Zug ist nicht vollständig.
no-undo = Es gibt nichts mehr zurückzunehmen.
no-race-waits = Gerade wartet kein Wettlauf auf jemanden.
no-nothing-to-close = Dein Zug ist nicht offen.
no-not-in-lesson = Guter Gedanke, aber folge in dieser Lektion dem leuchtenden Feld.
no-such-page = Unter dieser Adresse ist nichts.
no-such-table = Diesen Tisch gibt es nicht.
no-such-game = Dieses Spiel haben wir nicht.
no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
notice-turn = Du bist dran
no-push = Dieser Server schickt keine Nachrichten.
no-seal = Dieses Siegel wurde schon benutzt oder ist vergessen. Lass dir ein neues geben.
no-such-level = Diesen Bot gibt es nicht.
no-such-option = Diese Möglichkeit gibt es nicht.
no-setup-rough-seats = Raue See ist für drei oder vier.
no-setup-rough-monkeys = Raue See geht nicht zusammen mit dem aufdringlichen Affen.
no-setup-beat-limit = Eine Zeitgrenze gibt es nur live, nicht im Takt.
no-setup-ocean-sum = Eine Runde hat 13 Abenteuerkarten, nicht { $count }.
no-setup-ocean-each = Der offene Ozean braucht von jeder Art mindestens eine Karte.
no-setup-ocean-many = Es gibt nur 20 Entdeckungen, 8 Handel, 12 Piraten und 12 Aufträge.
no-setup-ocean-cards = Von einer Art sind { $count } Karten gewählt, aber eine Runde hat davon nur { $count2 }.
no-setup-teams = Zwei gegen zwei geht nur zu viert.
no-setup-wind-kraken = Sturm und Krake sind zwei Seiten eines Plättchens: Wähle eines davon.
no-setup-treasure-monster = Schatzinsel und Seeungeheuer wollen beide in die Mitte: Wähle eines davon.
no-seat-count = Dieses Spiel ist für { $count2 } bis { $count3 } Personen, nicht für { $count }.
no-two-seats = Wer mit an deinem Bildschirm spielt, braucht einen eigenen Namen.
no-hot-race = In einem Rennen greifen alle gleichzeitig zu: Das geht nicht an einem Bildschirm. Im Takt geht es.
no-seat-open = Alle Plätze sind besetzt. Du kannst zuschauen.
no-seat-taken = Jemand war schneller: Der Platz ist besetzt.
no-such-colour = Diese Farbe gibt es nicht.
no-colour-taken = Diese Farbe hat schon jemand anders gewählt.
no-colour-printed = In diesem Spiel haben die Figuren die Farben der Seite, die man spielt.
no-started = Das Spiel hat begonnen: Plätze und Einstellungen bleiben, wie sie sind.
no-swap-gone = Zu spät: Der Tausch ist nicht mehr gewünscht.
no-seat-empty = Dort sitzt niemand, den du fragen könntest. Nimm dir den Platz einfach.
no-seats-people = Hier sitzen { $count2 } Personen: { $count } Plätze sind zu wenig.
no-not-host = Das kann nur, wer den Tisch eröffnet hat.
no-still-here = Wer am Tisch ist, behält den Platz: Nur wer fort ist, kann vertreten werden.
no-bad-clock = Eine solche Uhr gibt { $count } bis { $count2 } Sekunden.
no-bad-gain = Ein Zug bringt höchstens { $count } Sekunden zurück.
no-say-empty = Da steht noch nichts.
no-say-long = Eine Zeile hat höchstens { $count } Zeichen; deine hat { $count2 }.
no-say-link = Bitte keine Links.
no-say-fast = Nicht so schnell: Lass die anderen erst lesen.
no-say-stranger = Dieser Browser behält kein Cookie von dieser Seite; so wüsste niemand, wer du bist.
no-such-emote = Dieses Zeichen gibt es nicht.
no-such-line = Das hat hier niemand gesagt.
no-seat-lent = Ein Bot vertritt diesen Platz. Nimm ihn zurück, um selbst zu spielen.
no-seat-is-bot = Dieser Platz gehört einem Bot.
no-seat-yours = Dafür brauchst du einen Platz an diesem Tisch.
no-guide = Dieses Spiel hat kein geführtes erstes Spiel.
no-not-started = Das Spiel hat noch nicht begonnen.
no-not-over = Erst, wenn das Spiel vorbei ist.
no-not-kept = Diese Partie endete, bevor aufgehoben wurde, wer was gespielt hat.
no-such-person = Unter dieser Adresse ist niemand.
no-look-back = Auf diese Partie lässt sich nicht zurückblicken: Ihre Aufzeichnung passt nicht zu den Regeln hier.
no-such-step = So einen Schritt hat die Partie nicht.
no-branch-over = Dort ist die Partie vorbei: Es gibt nichts mehr zu spielen.
no-hint-people = Keine Tipps, wo Menschen gegeneinander spielen.
no-hint-now = Für diesen Moment gibt es keinen Tipp.
no-old-rules = Dieser Tisch wurde nach Fassung { $version } der Regeln begonnen; dieser Server spielt Fassung { $version2 } und spätere.
no-bad-name = Bitte wähl einen anderen Namen: 1 bis 24 Zeichen.
no-bad-avatar = So ein Gesicht lässt sich nicht zeichnen.
no-bad-login = Der Anmeldename hat { $count } bis { $count2 } Zeichen und keine Leerzeichen.
no-bad-password = Bitte ein längeres oder besseres Passwort: mindestens { $count } Zeichen, und nicht der Name.
no-login-taken = Mit diesem Namen meldet sich schon jemand an. Bitte wähle einen anderen.
no-wrong-password = Name und Passwort passen nicht zusammen.
no-bad-passkey = Dieser Passkey wurde nicht angenommen.
no-old-challenge = Das hat zu lange gedauert, oder es wurde schon beantwortet. Bitte versuche es noch einmal.
no-such-passkey = Dieser Passkey öffnet hier nichts.
no-more-passkeys = Das sind genug Passkeys. Entferne erst einen.
no-last-key = Ohne ihn könntest du dich nicht mehr anmelden. Setze erst ein Passwort oder füge einen anderen Passkey hinzu.
no-passkey-here = Browser machen Passkeys nur für sichere Adressen mit einem Namen (https). Ein Passwort geht auch hier.
no-such-session = Dieser Browser ist nicht mehr angemeldet.
no-account = Dafür musst du angemeldet sein.
no-bad-link = Dieser Platz-Link führt nirgendwohin.
no-bad-request = Das war nicht zu verstehen.
no-bad-pause = Diese Pause gibt es nicht.
no-garbled = Die Nachricht war nicht zu lesen.
no-too-big = Diese Nachricht ist zu lang.
no-too-fast = Nicht so schnell: Bitte warte einen Moment.
no-too-many = Zu viele Tische in kurzer Zeit. Bitte warte ein wenig.
no-wrong-origin = Diese Seite darf das nicht.
no-not-saved = Es ließ sich nicht speichern, also hat sich nichts geändert. Bitte versuch es noch einmal.
no-server-error = Auf dem Server ging etwas schief. Bitte versuch es noch einmal.
no-moved = Der Tisch ist gerade auf einen anderen Server umgezogen. Versuche es gleich noch einmal.
no-locked = An diesen Tisch kommt nur, wer eingeladen ist: Lass dir den Link geben.
no-watching = Du schaust zu; das können nur Mitspielende.
no-client = Die Webseiten sind auf diesem Server nicht gebaut.

## Der Hafen: Neues, Freunde, Briefe, die Seite für den Betrieb

no-blocked = Wer diesen Server betreibt, lässt dich nicht herein.
no-table-closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen.
no-not-watching = Für diese Seite brauchst du den Link des Betreibers.
no-host-key = Dieser Link ist nicht der des Betreibers, oder nicht mehr.
no-such-report = Diese Meldung ist schon weg.
no-words = Es gibt noch nichts zu sagen.
no-mail = Dieser Server verschickt keine Mails.
no-bad-address = Das ist keine Mailadresse.
no-old-letter = Dieser Link wurde schon benutzt oder ist zu alt. Lass dir eine neue Mail schicken.
no-friend-self = Das bist du.
closed-title = Dieser Tisch ist geschlossen
blocked-title = Du kommst nicht herein
host-says = Dazu heißt es: { $text }
news = Neues
news-said = Vom Betreiber dieses Servers: { $text }
news-closed = Wer diesen Server betreibt, hat den Tisch { $code } geschlossen.
news-restart = Der Server wird um { $time } neu gestartet. Jede Partie bleibt erhalten, und Uhren stehen solange still.
news-restart-now = Der Server startet gleich neu. Jede Partie bleibt erhalten; diese Seite kommt von selbst wieder.
news-invited = { $name } lädt dich zu { $game } ein.
news-go = Hingehen
news-later = Jetzt nicht
news-close = Gesehen
notice-invitation = { $name } lädt dich ein
friends = Freunde
friends-lead = Leute, mit denen du gespielt hast. Niemand außer dir sieht diese Liste, und niemand erfährt, was du hier wählst.
friends-mine = Freunde
friends-met = Mitgespielt
friends-shunned = Blockiert
friends-none = Noch niemand. Spiel mit anderen, dann findest du sie hier.
friends-games = { $count ->
    [one] eine Partie zusammen
   *[other] { $count } Partien zusammen
}
friends-never = noch keine Partie zusammen
friend-add = Zu Freunden
friend-drop = Aus Freunden nehmen
friend-shun = Blockieren
friend-shun-text = Keine Einladungen von { $name }, nichts von dem, was gesagt wird, und das Schnellspiel setzt euch nicht zusammen. Niemand erfährt davon.
friend-unshun = Nicht mehr blockieren
friend-is = Befreundet
friend-is-shunned = Diese Person hast du blockiert.
invite-friends = Freunde einladen
invite-friends-text = Sie sehen es sofort auf dieser Seite und, wenn sie das möchten, als Nachricht oder Mail.
invite-send = Einladen
invite-sent = Eingeladen
told = So erfährst du davon
told-lead = Wenn keine Seite offen ist: durch eine Nachricht dieses Browsers oder eine Mail.
told-here = Nachrichten dieses Browsers
told-turns = Ich bin dran
told-invitations = Jemand lädt mich ein
told-by-mail = Auch per Mail
told-by-mail-hint = Bei Zügen nur dort, wo man Tage dafür hat; eine Mail je Zug.
told-address = Mailadresse
told-address-set = Diese Adresse nehmen
told-address-drop = Adresse entfernen
told-waits = Eine Mail ist unterwegs an { $address }: Öffne den Link darin, dann kommen Mails dorthin.
told-goes = Mails gehen an { $address }.
told-no-mail = Dieser Server verschickt keine Mails.
told-password = Mit einer bestätigten Adresse kannst du ein neues Passwort wählen, falls du deines vergisst.
password-forgotten = Passwort vergessen?
password-forgotten-text = Dein Anmeldename oder deine Mailadresse. Gehört eine bestätigte Adresse dazu, geht ein Link dorthin.
password-who = Anmeldename oder Mailadresse
password-send = Link schicken
password-sent = Hat so ein Konto eine bestätigte Adresse, ist eine Mail unterwegs. Ihr Link gilt eine Stunde.
letter-confirmed = Diese Adresse stimmt: Von jetzt an gehen Mails dorthin.
letter-stopped = Keine Mails mehr. Auf der Seite deines Kontos kannst du sie wieder bestellen.
letter-stop-sure = Keine Mails mehr von diesem Server?
letter-stop-do = Keine Mails mehr
letter-title = Mail
letter-bad = Dieser Link führt nirgendwohin.
letter-password = Neues Passwort wählen
letter-turn-subject = Du bist dran: { $game }
letter-turn =
    Du bist dran in { $game }, am Tisch { $code }:

    { $link }
letter-invitation-subject = { $name } lädt dich zu { $game } ein
letter-invitation =
    { $name } hält dir in { $game } einen Platz frei:

    { $link }
letter-confirm-subject = Ist das deine Adresse?
letter-confirm =
    { $name } möchte unter dieser Adresse von Quarterdeck hören. Wenn du das bist, öffne diesen Link:

    { $link }

    Wenn nicht, tu nichts: Dann kommt keine weitere Mail.
letter-reset-subject = Ein neues Passwort
letter-reset =
    Für das Konto { $name } wurde ein neues Passwort gewünscht. Mit diesem Link kannst du es wählen; er gilt einmal und eine Stunde lang:

    { $link }

    Wenn du das nicht warst, tu nichts: Das alte Passwort bleibt.
letter-stop =
    Keine Mails mehr: { $link }
watch-title = Nach dem Server sehen
watch-lead = Version { $version }, gestartet { $since }.
watch-open = Tische: { $playing } spielen, { $waiting } warten. Gerade hier: { $people }.
watch-tables = Tische
watch-tables-none = Kein Tisch wartet oder spielt.
watch-here = { $count ->
    [0] niemand da
    [one] eine Person da
   *[other] { $count } da
}
watch-moved = zuletzt { $when }
watch-close = Schließen
watch-close-title = Tisch { $code } schließen
watch-close-text = Wer dort ist, muss gehen und liest warum. Die Partie bleibt erhalten: Du kannst den Tisch wieder öffnen.
watch-why = Warum (das wird gelesen)
watch-do = Tun
watch-not = Lassen
watch-closed = Geschlossene Tische
watch-reopen = Wieder öffnen
watch-people = Gerade hier
watch-people-none = Niemand ist hier.
watch-block = Blockieren
watch-block-title = { $name } blockieren
watch-block-address = Die Adresse { $name } blockieren
watch-block-text = Wer blockiert ist, muss sofort gehen und liest warum; am Tisch übernimmt ein Bot den Platz.
watch-days = Wie lange
watch-day = Einen Tag
watch-week = Eine Woche
watch-ever = Für immer
watch-blocked = Blockiert
watch-blocked-none = Niemand ist blockiert.
watch-until = bis { $day }
watch-lift = Wieder hereinlassen
watch-reports = Meldungen
watch-reports-none = Nichts wurde gemeldet.
watch-report = { $by } hat gemeldet, was { $name } an { $code } gesagt hat
watch-report-done = Erledigt
watch-say = Nachricht an alle
watch-say-text = Was alle wissen sollen
watch-say-do = Allen sagen
watch-restart = Neustart
watch-restart-text = Alle sehen ein Banner mit der Uhrzeit. Neu gestartet wird dadurch nichts: Das machst du selbst.
watch-minutes = { $count ->
    [one] in einer Minute
   *[other] in { $count } Minuten
}
watch-said = Gerade zu sehen
watch-take-back = Zurücknehmen
watch-key-text = Nur der Link des Betreibers öffnet diese Seite: Führe auf dem Rechner des Servers „quarterdeck host-link“ aus.
watch-key-command = quarterdeck host-link
replay-speed = Tempo
replay-eyes = Gesehen von
replay-eyes-all = Allen
replay-eyes-open = Alles offen
turn-before = Einen Zug zurück
turn-next = Einen Zug weiter
replay-on = Von hier an weiterspielen
replay-record = Aufzeichnung herunterladen
no-veiled = Andere spielen gerade mit demselben Zufall: Diesen Tisch kann man ansehen, wenn die Runde vorbei ist.
no-such-event = Dieses Turnier gibt es nicht.
no-event-begun = Es hat schon begonnen.
no-event-over = Dieses Turnier ist vorbei.
no-event-few = Zum Beginnen braucht es mindestens { $count } Leute.
no-event-last = Die letzte Runde wird gespielt: Zum Mitmachen ist es zu spät.
no-event-full = Alle { $count } Plätze sind vergeben.
no-event-not-in = Du nimmst an diesem Turnier nicht teil.
no-event-host = Das kann nur, wer das Turnier angelegt hat.
no-event-name = Ein Turnier braucht einen Namen von 1 bis { $count } Zeichen.
no-event-number = { $count } geht nicht: von { $count2 } bis { $count3 }.
no-event-time = Es kann ab jetzt beginnen, innerhalb von 60 Tagen.
no-event-clock = Ein Turnier braucht eine Uhr: Ohne sie könnte eine einzige Person alle aufhalten.
no-event-arena-days = Eine Arena braucht eine Uhr für Leute, die da sind, keine von Tagen.

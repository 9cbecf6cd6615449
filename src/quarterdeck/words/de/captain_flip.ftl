# Captain Flip auf Deutsch.
# Argumente wie in der englischen Datei; die Beugungen stehen als Attribute bei den Figuren:
# .the Nominativ, .acc Akkusativ mit Artikel, .a Akkusativ unbestimmt, .nom Nominativ unbestimmt.

captain_flip = Captain Flip
captain_flip-tagline = Ziehen, wenden, legen – und Vorsicht vor den Kanonieren
captain_flip-blurb = Heure Plättchen für Plättchen eine Mannschaft an. Jedes hat eine zweite Seite, die niemand kennt: Behalte, was du siehst, oder wende und lebe damit.
option-board = Abenteuertafel
option-board-A = Das Piratenschiff
option-board-A-hint = Gut für den Anfang: Münzen oben auf manchen Spalten, auf einer die Schatzkarte.
option-board-B = Der Krake
option-board-B-hint = Ein Wettlauf: Wer als Erstes oben auf einer Spalte ist, bekommt mehr als alle, die später kommen.
option-board-C = Das Floß
option-board-C-hint = Zwei Spalten zahlen am Ende: eine, wenn alle Figuren gleich, eine, wenn alle verschieden sind.
option-board-D = Die einsame Insel
option-board-D-hint = Münzen für vollendete Spalten und für viele Arten in einer; und ein Feld, das eine Münze kostet.

## Figuren

character-0 = Kartograf
    .the = der Kartograf
    .acc = den Kartografen
    .a = einen Kartografen
    .nom = ein Kartograf
    .rule = Sofort: Nimm die Schatzkarte.
character-1 = Navigator
    .the = der Navigator
    .acc = den Navigator
    .a = einen Navigator
    .nom = ein Navigator
    .rule = Sofort: 2 Münzen für jeden Kartografen, der auf deiner Tafel zu sehen ist.
character-2 = Papagei
    .the = der Papagei
    .acc = den Papagei
    .a = einen Papagei
    .nom = ein Papagei
    .rule = Sofort: Zieh und leg noch ein Plättchen. Am Ende: Du verlierst 1 Münze.
character-3 = Koch
    .the = der Koch
    .acc = den Koch
    .a = einen Koch
    .nom = ein Koch
    .rule = Sofort: 1 Münze für jede Figur in seiner Reihe, er selbst zählt mit.
character-4 = Schrubber
    .the = der Schrubber
    .acc = den Schrubber
    .a = einen Schrubber
    .nom = ein Schrubber
    .rule = Am Ende: Schrubber in 1, 2, 3, 4 oder 5 Spalten sind 1, 4, 9, 16 oder 25 Münzen wert.
character-5 = Kanonier
    .the = der Kanonier
    .acc = den Kanonier
    .a = einen Kanonier
    .nom = ein Kanonier
    .rule = Sofort: 5 Münzen. Am Ende: Mit drei Kanonieren an Bord hast du verloren.
character-6 = Zimmermann
    .the = der Zimmermann
    .acc = den Zimmermann
    .a = einen Zimmermann
    .nom = ein Zimmermann
    .rule = Am Ende: 3 Münzen, wenn kein Kanonier in seiner Reihe oder Spalte ist.
character-7 = Affe
    .the = der Affe
    .acc = den Affen
    .a = einen Affen
    .nom = ein Affe
    .rule = Sofort: 1 Münze, dann wende ein Plättchen neben ihm; was es zeigt, wirkt.
character-8 = Ausguck
    .the = der Ausguck
    .acc = den Ausguck
    .a = einen Ausguck
    .nom = ein Ausguck
    .rule = Am Ende: 4 Münzen, wenn in seiner Spalte niemand über ihm steht.

source-0 = Kartograf
source-1 = Navigator
source-2 = Papagei
source-3 = Koch
source-4 = Schrubber
source-5 = Kanonier
source-6 = Zimmermann
source-7 = Affe
source-8 = Ausguck
source-9 = Bonus des Feldes
source-10 = Schatzkarte
treasure-map = Schatzkarte

## Was geschah

event-flag_given = { $you ->
    [yes] Du hast die Piratenflagge und beginnst.
   *[no] { $seat } hat die Piratenflagge und beginnt.
}
event-turn_began = { $you ->
    [yes] Runde { $round }: Du bist am Zug.
   *[no] Runde { $round }: { $seat } ist am Zug.
}
event-drew = { $you ->
    [yes] Du ziehst { $character_a }.
   *[no] { $seat } zieht { $character_a }.
}
    .part = zieht { $character_a }
event-kept = { $you ->
    [yes] Du behältst { $character_acc }.
   *[no] { $seat } behält { $character_acc }.
}
event-flipped = { $you ->
    [yes] Du wendest { $character_acc }: jetzt { $character2_nom }.
   *[no] { $seat } wendet { $character_acc }: jetzt { $character2_nom }.
}
    .part = wendet: { $character2 }
event-placed = { $you ->
    [yes] Du legst { $character_acc } in Spalte { $column }.
   *[no] { $seat } legt { $character_acc } in Spalte { $column }.
}
    .part = { $character } in Spalte { $column }
event-paid = { $coins ->
    [one] Kostet 1 Münze.
   *[other] Kostet { $coins } Münzen.
}
    .part = −{ $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
event-earned = { $coins ->
    [0] { $source }: keine Münzen.
    [one] { $source }: 1 Münze.
   *[other] { $source }: { $coins } Münzen.
}
    .part = { $coins ->
        [0] { $source }: keine Münzen
       *[other] { $source } +{ $coins }
    }
event-took_map = { $you ->
    [yes] { $has2 ->
        [yes] { $you2 ->
            [yes] Du behältst die Schatzkarte.
           *[no] Du nimmst { $seat2 } die Schatzkarte ab.
        }
       *[no] Du nimmst die Schatzkarte.
    }
   *[no] { $has2 ->
        [yes] { $same ->
            [yes] { $seat } behält die Schatzkarte.
           *[no] { $you2 ->
                [yes] { $seat } nimmt dir die Schatzkarte ab!
               *[no] { $seat } nimmt { $seat2 } die Schatzkarte ab.
            }
        }
       *[no] { $seat } nimmt die Schatzkarte.
    }
}
    .part = hat die Schatzkarte
event-turned = { $you ->
    [yes] Dein Affe wendet { $character_acc } in Spalte { $column }: jetzt { $character2_nom }.
   *[no] Der Affe von { $seat } wendet { $character_acc } in Spalte { $column }: jetzt { $character2_nom }.
}
    .part = der Affe macht { $character } zu { $character2 } (Spalte { $column })
event-completed = Spalte { $column } ist voll ({ $count ->
    [5] alle fünf
   *[other] { $count } von 4
}).
    .part = Spalte { $column } voll
event-triggered = { $you ->
    [yes] Deine vierte Spalte ist voll: Das ist die letzte Runde!
   *[no] { $seat } hat vier volle Spalten: Das ist die letzte Runde!
}
    .part = vierte volle Spalte: letzte Runde!
event-skipped = { $reason ->
    [1] Der Beutel ist leer: Es wird nichts gezogen.
   *[other] { $you ->
        [yes] Für dich ist kein Feld offen: Es wird nichts gezogen.
       *[no] Für { $seat } ist kein Feld offen: Es wird nichts gezogen.
    }
}
    .part = nichts zu ziehen
event-ended = Die Runde ist zu Ende. Jetzt wird gezählt.

## Fragen

ask-keep-or-flip = { $you ->
    [yes] Du bist dran: { $character_acc } behalten oder wenden?
   *[no] { $seat } hat { $character_a } gezogen: behalten oder wenden?
}
ask-keep-or-flip-hint = { $you ->
    [yes] Wähl ein leuchtendes Feld, um ihn zu behalten, oder wende auf die Seite, die niemand kennt. Was gewendet ist, muss gelegt werden.
   *[no] Die andere Seite ist noch geheim.
}
ask-place = { $you ->
    [yes] Leg { $character_acc }: in welche Spalte?
   *[no] { $seat } legt { $character_acc }.
}
ask-place-hint = { $you ->
    [yes] Das Plättchen ist gewendet und bleibt auf dieser Seite. Es kommt auf das unterste freie Feld.
   *[no] Das Plättchen ist gewendet und muss gelegt werden.
}
ask-monkey = { $you ->
    [yes] Dein Affe wendet ein Plättchen neben sich: welches?
   *[no] Der Affe von { $seat } sucht sich ein Plättchen zum Wenden.
}
ask-monkey-hint = { $you ->
    [yes] Was das gewendete Plättchen zeigt, wirkt sofort.
   *[no] Was es zeigt, wirkt sofort.
}

## Möglichkeiten

do-flip = Wenden
do-keep = { $character } behalten
do-place = { $character } in Spalte { $column }
do-turn = { $character } in Spalte { $column } wenden
gain-coins = { $coins ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $coins }
}
gain-nothing = 0
gain-later = später
gain-draw = { $coins ->
    [0] ziehen
    [-1] −1, ziehen
   *[other] +{ $coins }, ziehen
}
gain-unseen = ?
why-character = { $character } { $coins }
why-bonus = Bonus { $coins }
why-map = nimmt die Karte: 1 Münze am Ende jedes eigenen Zuges
why-pays = kostet { $coins }
why-draw = noch ein Plättchen
why-flip = wendet dann einen Nachbarn
why-later = zählt am Ende
why-column = Spalte voll
why-ends = letzte Runde beginnt

## Was nicht geht

no-keep-or-flip-first = Entscheide zuerst: behalten oder wenden.
no-place-it-now = Dieses Plättchen muss so gelegt werden, wie es liegt: Wähl eine Spalte.
no-such-column = Diese Spalte gibt es auf der Tafel nicht.
no-column-full = Spalte { $column } ist voll.
no-costs-a-coin = Dieses Feld kostet 1 Münze, und du hast keine.
no-monkey-must-flip = Erst wendet der Affe einen seiner Nachbarn.
no-not-next-to-monkey = Dieses Feld liegt nicht neben dem Affen.
no-empty-space = Auf diesem Feld liegt kein Plättchen zum Wenden.

## Die Abrechnung

tally-coins = Gesammelte Münzen
tally-swabby = { $count ->
    [one] Schrubber in einer ersten Spalte
    [2] Schrubber in einer zweiten Spalte
    [3] Schrubber in einer dritten Spalte
    [4] Schrubber in einer vierten Spalte
   *[other] Schrubber in allen fünf Spalten
}
tally-carpenter = Zimmermann ohne Kanonier in der Nähe
tally-carpenter-spoiled = Zimmermann neben einem Kanonier
tally-lookout = Ausguck mit freier Sicht
tally-lookout-blocked = Ausguck ohne Sicht
tally-same = Floß: alle gleich
tally-different = Floß: alle verschieden
tally-parrots = { $count ->
    [one] Ein hungriger Papagei
   *[other] { $count } hungrige Papageien
}
tally-exploded = { $count } Kanoniere: Das Schiff fliegt in die Luft!
end-fourth-column = Jemand hat eine vierte Spalte gefüllt, und die Runde wurde zu Ende gespielt.
face-won-with = { $score ->
    [one] 1 Münze
   *[other] { $score } Münzen
}

## Erstes Spiel mit Anleitung

guide-welcome = Willkommen an Bord! Dieses Schiff gehört dir: fünf Spalten, die du von unten füllst. Du hast einen Schrubber gezogen. Jedes Plättchen hat eine zweite Seite, die niemand kennt. Behalte diese: Schrubber in verschiedenen Spalten sind am Ende immer mehr wert. Drück auf das leuchtende Feld in Spalte 1.
guide-mate-gunner = Jetzt spielt Mate. Mates Kanonier bringt sofort 5 Münzen. Drei Kanoniere auf einem Schiff aber, und es fliegt in die Luft.
guide-cook = Ein Koch, mit gelbem Streifen: Er wirkt sofort. Er bringt 1 Münze für alle in seiner Reihe. Leg ihn neben deinen Schrubber, dann sind es zwei: Das ist die +2, die du siehst.
guide-mate-map = Mates Kartograf nimmt die Schatzkarte. Wer sie am Ende des eigenen Zuges hat, bekommt 1 Münze.
guide-flip = Ein Navigator bringt Münzen für Kartografen auf deinem Schiff, und du hast keinen. Also wende das Plättchen: Du musst legen, was daraus wird.
guide-flipped = Ein Kartograf! Er nimmt Mate die Schatzkarte ab. Leg ihn in Spalte 5.
guide-mate-lookout = Ein Ausguck, mit grauem Streifen, zählt am Ende: 4 Münzen, wenn niemand über ihm steht.
guide-parrot = Mit einem Papagei legst du gleich noch ein Plättchen, aber am Ende kostet er eine Münze. Leg ihn oben auf Spalte 1: Dann ist sie voll.
guide-gunner = Und hier ist das nächste Plättchen: ein Kanonier. 5 Münzen sofort, und ein Kanonier ist noch keine Gefahr. Leg ihn in Spalte 5.
guide-mate-swabby = Mate fängt die kurze Spalte 4 an. Ihre zwei Felder hängen über dem Deck.
guide-monkey = Der Affe bringt 1 Münze und wendet dann ein Plättchen neben sich: links, rechts, darüber oder darunter. Leg ihn in Spalte 2.
guide-monkey-flip = Nimm den Papagei und sieh nach, wer auf seiner Rückseite sitzt.
guide-mate-takes-map = Aus dem Papagei ist ein Ausguck oben in seiner Spalte geworden: 4 wert am Ende. Aber Mate ist wieder hinter der Karte her …
guide-bonus = Die obersten Felder können einen Bonus bringen. In Spalte 2 ist es die Schatzkarte: Hol sie dir mit diesem Schrubber zurück.
guide-mate-two-gunners = Mates zweiter Kanonier. Noch einer, und für Mate ist es vorbei.
guide-navigator = Ein Navigator: 2 Münzen für deinen Kartografen. Oben auf Spalte 5 gibt es noch 3 dazu. Zusammen +5!
guide-mate-carpenter = Ein Zimmermann will keinen Kanonier in seiner Reihe oder Spalte; dann ist er am Ende 3 wert.
guide-last-parrot = Drei Spalten sind voll. Ein Papagei in Spalte 4, dann noch ein Plättchen, und es sind vier.
guide-fourth-column = Ein Schrubber in einer dritten Spalte macht zusammen neun Münzen. Und er füllt deine vierte Spalte: Die Runde wird zu Ende gespielt, dann wird gezählt.
guide-mate-gambles = Mate liegt zurück und setzt alles auf eine Karte …
guide-mate-explodes = Ein dritter Kanonier! Mate muss ihn legen.
guide-farewell = Das war das ganze Spiel. Sieh zu, wie die Mannschaft gezählt wird, Spalte für Spalte. Dann spiel richtig: Die Bots werden nicht so nett sein.

# web

face-subtitle = { $board } · Runde { $round }
face-coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
face-tiles-left = { $count ->
    [one] Noch 1 Plättchen
   *[other] Noch { $count } Plättchen
}
face-sides-seen = Bisher gesehene Seiten
face-seen-of = { $character }: { $count } von { $total } Seiten gesehen
face-bag-title = Der Beutel
face-bag-rule = 72 Plättchen mit je zwei verschiedenen Figuren, von jeder Figur sechzehn Seiten. Was als Nächstes kommt, weiß niemand.
face-bag-note = Gezählt nach dem, was offen liegt, was gewendet wurde, und dem Plättchen in der Hand.
face-coins-rule = Wer nach der Zählung die meisten hat, gewinnt.
face-rail-coins = Münzen
face-rail-map = Karte
face-rail-flag = Beginnt
face-rail-columns = Spalten
face-rail-gunners = Kanoniere
face-rail-bag = Im Beutel
face-columns-title = Volle Spalten
face-columns-done = { $count ->
    [one] 1 Spalte voll; die vierte beendet das Spiel
   *[other] { $count } Spalten voll; die vierte beendet das Spiel
}
face-gunners = { $count ->
    [0] Kein Kanonier an Bord
    [one] 1 Kanonier an Bord; mit dreien ist das Spiel verloren
    [2] 2 Kanoniere an Bord: Mit einem weiteren ist das Spiel verloren
   *[other] { $count } Kanoniere an Bord: verloren, wenn keiner weggewendet wird
}
face-note-columns = { $count ->
    [0] keine Spalte voll
    [one] 1 Spalte voll
   *[other] { $count } Spalten voll
}
face-note-gunners = { $count ->
    [one] 1 Kanonier
   *[other] { $count } Kanoniere
}
face-note-map = hat die Schatzkarte
face-note-ends = beendet das Spiel
face-column-crew = Spalte { $column }: { $names }
face-board-empty = Ein leeres Brett
face-space = Spalte { $column }, Reihe { $row }
face-name-empty = Spalte { $column }, Reihe { $row }: leer
face-name-tile-seen = Spalte { $column }, Reihe { $row }: { $character } zu sehen; hinten { $other }
face-name-tile-unseen = Spalte { $column }, Reihe { $row }: { $character } zu sehen; Rückseite unbekannt
face-name-hand = In der Hand: { $character }
face-name-hand-empty = Kein Plättchen in der Hand
face-band-now = Gelber Streifen: wirkt sofort.
face-band-end = Grauer Streifen: zählt am Ende.
face-band-both = Gelb-grauer Streifen: wirkt sofort und noch einmal am Ende.
face-back-seen = Auf der anderen Seite: { $character }.
face-back-unseen = Die andere Seite hat noch niemand gesehen.
face-worth-now = Zählt { $coins }, so wie die Tafel jetzt liegt.
face-worth-parrot = Kostet am Ende 1 Münze, wenn er dann noch zu sehen ist.
face-worth-carpenter-row = Zählt jetzt nichts: In seiner Reihe ist ein Kanonier.
face-worth-carpenter-column = Zählt jetzt nichts: In seiner Spalte ist ein Kanonier.
face-worth-carpenter-both = Zählt jetzt nichts: In seiner Reihe und seiner Spalte sind Kanoniere.
face-worth-lookout-none = Zählt jetzt nichts: Über ihm steht jemand.
face-worth-swabby = { $count ->
    [one] In 1 Spalte: zusammen jetzt 1 Münze. In einer zweiten Spalte: { $next }.
    [5] In allen 5 Spalten: zusammen { $coins } Münzen.
   *[other] In { $count } Spalten: zusammen jetzt { $coins } Münzen. Eine Spalte mehr: { $next }.
}
face-worth-gunner = { $count ->
    [one] Der einzige Kanonier auf dieser Tafel.
    [2] Zwei Kanoniere auf dieser Tafel: Mit einem dritten ist das Spiel verloren.
   *[other] { $count } Kanoniere auf dieser Tafel: verloren, wenn es so bleibt.
}
face-worth-cook = { $count ->
    [one] In seiner Reihe ist jetzt sonst niemand.
   *[other] In seiner Reihe sind jetzt { $count } Figuren.
}
face-worth-navigator = { $count ->
    [0] Auf dieser Tafel ist jetzt kein Kartograf zu sehen.
    [one] Auf dieser Tafel ist jetzt 1 Kartograf zu sehen.
   *[other] Auf dieser Tafel sind jetzt { $count } Kartografen zu sehen.
}
face-bonus-none = Ein einfaches Feld: kein Bonus.
face-bonus-coins = Oberstes Feld: { $coins } Münzen, wenn du hier legst.
face-bonus-map = Oberstes Feld: Nimm die Schatzkarte, wenn du hier legst.
face-bonus-first = Oberstes Feld: { $first } Münzen, wenn du hier als Erstes legst, { $later } für alle später. Noch war niemand hier.
face-bonus-later = Oberstes Feld: Die { $first } Münzen für das erste Plättchen sind weg; jetzt gibt es { $later }.
face-bonus-same = Zählt am Ende: { $coins } Münzen, wenn die Spalte voll ist und alle ihre Figuren gleich sind.
face-bonus-different = Zählt am Ende: { $coins } Münzen, wenn die Spalte voll ist und alle ihre Figuren verschieden sind.
face-bonus-columns = Oberstes Feld: { $coins } Münzen für jede Spalte, die du gefüllt hast, auch diese.
face-bonus-kinds = Oberstes Feld: 1 Münze für jede Art von Figur in dieser Spalte.
face-bonus-cost = Hier zu legen kostet { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}; ohne Münze ist das Feld zu.
face-map-title = Schatzkarte
face-map-rule = Wer sie am Ende des eigenen Zuges hat, nimmt 1 Münze. Am Ende entscheidet sie bei Gleichstand.
face-map-nobody = Noch hat sie niemand.
face-map-held = { $you ->
    [yes] Du hast sie.
   *[no] { $name } hat sie.
}
face-flag-title = Piratenflagge
face-flag-rule = Beginnt jede Runde. Ist eine vierte Spalte voll, wird die Runde zu Ende gespielt: Alle hatten gleich viele Züge.
face-float-column = Spalte voll!
face-float-end = Letzte Runde!
face-count-begin = Was während des Spiels gesammelt wurde.
face-count-coins = Münzen
face-count-column = Spalte { $column }
face-count-after = Ganz am Ende
face-won-map = { $you ->
    [yes] Du gewinnst durch die Schatzkarte!
   *[no] { $name } gewinnt durch die Schatzkarte.
}
face-won-map-why = { $you ->
    [yes] Andere haben ebenso viele Münzen, und du hast die Karte: Das entscheidet.
   *[no] Andere haben ebenso viele Münzen, und { $name } hat die Karte: Das entscheidet.
}
face-exploded = { $you ->
    [yes] Drei Kanoniere: Dein Schiff fliegt in die Luft. Du bist raus, trotz aller Münzen.
   *[no] Drei Kanoniere: Das Schiff von { $name } fliegt in die Luft. Raus, trotz aller Münzen.
}

## Was eine Wahl riskiert

risk-exploded = { $count } Kanoniere: Liegen sie am Ende noch da, verlierst du das Spiel!
risk-last-round = Die letzte Runde beginnt, und { $seat } liegt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} vor dir.
risk-carpenter = { $count ->
    [one] Verdirbt einen Zimmermann: 3 Münzen weniger am Ende.
   *[other] Verdirbt { $count } Zimmerleute: am Ende je 3 Münzen weniger.
}
risk-lookout = Verdeckt deinen Ausguck: { $coins } Münzen weniger am Ende.

## Was Rückblick und Tipp als Grund nennen

source-coins = Münzen
source-swabby = Schrubber
source-carpenter = Zimmerleute
source-carpenter-spoiled = Zimmerleute
source-lookout = Ausgucke
source-lookout-blocked = Ausgucke
source-same = das Floß, alle gleich
source-different = das Floß, alle verschieden
source-parrots = Papageien
source-exploded = Kanoniere

# Ship Ahoy auf Deutsch.
# Argumente wie in der englischen Datei; Beugungen stehen als Attribute bei den Namen:
# .nom und .Nom Nominativ, .acc Akkusativ, .dat Dativ; bei den Häfen .nom, .acc und .dat für „Fass“ und .gen für „Hafen“.

ship_ahoy = Ship Ahoy
ship_ahoy-tagline = Eine echte Kanone, ein Seil und eine ruhige Hand
ship_ahoy-blurb = Zielen, feuern und sehen, was fällt. Dann am Knotenseil um die Berge segeln und entern, was noch steht – bis eine Flotte verschwunden ist.

## Einrichten

option-table = Tisch
option-table-full = Groß
option-table-full-hint = Ein Meter von Hafen zu Hafen.
option-table-small = Klein
option-table-small-hint = 70 cm von Hafen zu Hafen: leichtere Schüsse, schnelleres Entern.
option-rules = Regeln
option-rules-basic = Grundregeln
option-rules-basic-hint = Was umfällt, ist zerstört.
option-rules-advanced = Für Geübte
option-rules-advanced-hint = Was umfällt, liegt flach, bis der Zug seines Besitzers endet: Entere es vorher.
option-teams = Teams
option-teams-no = Jeder für sich
option-teams-no-hint = Alle anderen sind Gegner.
option-teams-yes = Zwei gegen zwei
option-teams-yes-hint = Zu viert; Partner sitzen sich gegenüber und zählen zusammen.
option-rounds = Höchstens Runden
option-rounds-hint = Dann ist Schluss, auch wenn noch alle Flotten segeln. Sechzig braucht kaum eine Partie.
option-switches = Szenarien
option-treasure = Schatzinsel
option-treasure-worth = 3 Punkte
option-treasure-no = Nein
option-treasure-no-hint = In der Mitte steht ein Berg.
option-treasure-yes = Ja
option-treasure-yes-hint = In der Mitte eine Insel mit einer Truhe: Segle hin, nimm sie und halte sie bis zum Ende.
option-pirate = Piratenschiff
option-pirate-worth = 1 Punkt
option-pirate-no = Nein
option-pirate-no-hint = Nur die Schiffe der Spieler segeln.
option-pirate-yes = Ja
option-pirate-yes-hint = Alle dürfen von ihm aus feuern oder Knoten dafür ausgeben und damit entern. Was es entert, ist für alle verloren; versenkt ist es selbst eine Trophäe.
option-monster = Seeungeheuer
option-monster-worth = keine Trophäe
option-monster-no = Nein
option-monster-no-hint = In der Mitte rührt sich nichts.
option-monster-yes = Ja
option-monster-yes-hint = In der Mitte statt des Berges: Gib Knoten dafür aus und greife damit an. Zweimal umgeworfen ist es besiegt.
option-wind = Sturm
option-wind-worth = 1 Knoten je Zug
option-wind-no = Nein
option-wind-no-hint = Kein Wind.
option-wind-yes = Ja
option-wind-yes-hint = Ein Knoten mehr für alle mit einem Schiff nahe beim Windplättchen.
option-merchant = Händler
option-merchant-worth = 2 Punkte je Fass
option-merchant-no = Nein
option-merchant-no-hint = Keine Fracht.
option-merchant-yes = Ja
option-merchant-yes-hint = In jedem Hafen ein Fass: Bring es in den Hafen seiner Farbe.
option-kraken = Krake
option-kraken-worth = keine Punkte
option-kraken-no = Nein
option-kraken-no-hint = Die See ist ruhig.
option-kraken-yes = Ja
option-kraken-yes-hint = Er lauert unter der Oberfläche und hält jedes Schiff über sich fest.

## Figuren, Plättchen, Farben

piece-0 = rotes Schiff 1
    .nom = das rote Schiff 1
    .Nom = Das rote Schiff 1
    .acc = das rote Schiff 1
    .dat = dem roten Schiff 1
piece-1 = rotes Schiff 2
    .nom = das rote Schiff 2
    .Nom = Das rote Schiff 2
    .acc = das rote Schiff 2
    .dat = dem roten Schiff 2
piece-2 = rotes Schiff 3
    .nom = das rote Schiff 3
    .Nom = Das rote Schiff 3
    .acc = das rote Schiff 3
    .dat = dem roten Schiff 3
piece-3 = türkisfarbenes Schiff 1
    .nom = das türkisfarbene Schiff 1
    .Nom = Das türkisfarbene Schiff 1
    .acc = das türkisfarbene Schiff 1
    .dat = dem türkisfarbenen Schiff 1
piece-4 = türkisfarbenes Schiff 2
    .nom = das türkisfarbene Schiff 2
    .Nom = Das türkisfarbene Schiff 2
    .acc = das türkisfarbene Schiff 2
    .dat = dem türkisfarbenen Schiff 2
piece-5 = türkisfarbenes Schiff 3
    .nom = das türkisfarbene Schiff 3
    .Nom = Das türkisfarbene Schiff 3
    .acc = das türkisfarbene Schiff 3
    .dat = dem türkisfarbenen Schiff 3
piece-6 = goldenes Schiff 1
    .nom = das goldene Schiff 1
    .Nom = Das goldene Schiff 1
    .acc = das goldene Schiff 1
    .dat = dem goldenen Schiff 1
piece-7 = goldenes Schiff 2
    .nom = das goldene Schiff 2
    .Nom = Das goldene Schiff 2
    .acc = das goldene Schiff 2
    .dat = dem goldenen Schiff 2
piece-8 = goldenes Schiff 3
    .nom = das goldene Schiff 3
    .Nom = Das goldene Schiff 3
    .acc = das goldene Schiff 3
    .dat = dem goldenen Schiff 3
piece-9 = violettes Schiff 1
    .nom = das violette Schiff 1
    .Nom = Das violette Schiff 1
    .acc = das violette Schiff 1
    .dat = dem violetten Schiff 1
piece-10 = violettes Schiff 2
    .nom = das violette Schiff 2
    .Nom = Das violette Schiff 2
    .acc = das violette Schiff 2
    .dat = dem violetten Schiff 2
piece-11 = violettes Schiff 3
    .nom = das violette Schiff 3
    .Nom = Das violette Schiff 3
    .acc = das violette Schiff 3
    .dat = dem violetten Schiff 3
piece-12 = roter Turm
    .nom = der rote Turm
    .Nom = Der rote Turm
    .acc = den roten Turm
    .dat = dem roten Turm
piece-13 = türkisfarbener Turm
    .nom = der türkisfarbene Turm
    .Nom = Der türkisfarbene Turm
    .acc = den türkisfarbenen Turm
    .dat = dem türkisfarbenen Turm
piece-14 = goldener Turm
    .nom = der goldene Turm
    .Nom = Der goldene Turm
    .acc = den goldenen Turm
    .dat = dem goldenen Turm
piece-15 = violetter Turm
    .nom = der violette Turm
    .Nom = Der violette Turm
    .acc = den violetten Turm
    .dat = dem violetten Turm
piece-16 = Piratenschiff
    .nom = das Piratenschiff
    .Nom = Das Piratenschiff
    .acc = das Piratenschiff
    .dat = dem Piratenschiff
piece-17 = Seeungeheuer
    .nom = das Seeungeheuer
    .Nom = Das Seeungeheuer
    .acc = das Seeungeheuer
    .dat = dem Seeungeheuer
piece-18 = Plättchen
    .nom = das Plättchen
    .Nom = Das Plättchen
    .acc = das Plättchen
    .dat = dem Plättchen
tile-0 = Plättchen
    .acc = das Plättchen
tile-1 = Windplättchen
    .acc = das Windplättchen
tile-2 = Krake
    .acc = den Kraken
harbour-0 = rot
    .port = Roter Hafen
    .e = rote
    .en = roten
harbour-1 = türkisfarben
    .port = Türkisfarbener Hafen
    .e = türkisfarbene
    .en = türkisfarbenen
harbour-2 = golden
    .port = Goldener Hafen
    .e = goldene
    .en = goldenen
harbour-3 = violett
    .port = Violetter Hafen
    .e = violette
    .en = violetten
face-port-one = Drei Schiffe und ein Turm
face-port-two = Zwei Häfen in gegenüberliegenden Ecken: sechs Schiffe und zwei Türme
face-port-team = Drei Schiffe und ein Turm; gegenüber sitzt, wer zu dir hält

## Was geschieht

event-begins = { $you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
event-barrel_dealt = Im { $harbour_en } Hafen liegt ein Fass für den { $harbour2_en }.
event-round_began = Runde { $round }.
event-held = { $you ->
    [yes] Du schießt nicht.
   *[no] { $seat } schießt nicht.
}
    .part = schießt nicht
event-fired = { $you ->
    [yes] Du feuerst neben { $piece_dat }.
   *[no] { $seat } feuert neben { $piece_dat }.
}
    .part = schießt: { $piece }
event-landed = { $count ->
    [0] Nichts fällt um.
    [one] Eine Figur fällt um.
   *[other] { $count } Figuren fallen um.
}
    .part = { $count ->
        [0] nichts fällt
        [one] eine Figur fällt
       *[other] { $count } Figuren fallen
    }
event-toppled = { $piece_Nom } liegt flach.
    .part = { $piece_nom } liegt flach
event-destroyed = { $piece_Nom } ist zerstört: eine Trophäe.
    .part = { $piece_nom } zerstört: eine Trophäe
event-stood_up = { $piece_Nom } wird wieder aufgestellt.
    .part = { $piece_nom } wieder aufgestellt
event-monster_hit = { $damage ->
    [1] Das Seeungeheuer fällt um und erhebt sich verwundet.
   *[other] Das Seeungeheuer fällt noch einmal um und versinkt.
}
    .part = das Seeungeheuer ist getroffen
event-parted = { $piece_Nom } und { $piece2_nom } sind auseinandergetrieben: Ihr Nahkampf ist zu Ende.
    .part = { $piece_nom } und { $piece2_nom } getrennt
event-rolled = { $you ->
    [yes] Du würfelst { $knots }{ $extra ->
        [0] .
       *[other] , und der Wind gibt einen Knoten dazu.
    }
   *[no] { $seat } würfelt { $knots }{ $extra ->
        [0] .
       *[other] , und der Wind gibt einen Knoten dazu.
    }
}
    .part = würfelt { $knots } Knoten
event-sailed = { $you ->
    [yes] Du bewegst { $piece_acc } um { $knots ->
        [one] einen Knoten
       *[other] { $knots } Knoten
    }.
   *[no] { $seat } bewegt { $piece_acc } um { $knots ->
        [one] einen Knoten
       *[other] { $knots } Knoten
    }.
}
    .part = { $piece_nom } fährt { $knots } Knoten
event-tile_moved = { $you ->
    [yes] Du bewegst { $tile_acc } um { $knots ->
        [one] einen Knoten
       *[other] { $knots } Knoten
    }.
   *[no] { $seat } bewegt { $tile_acc } um { $knots ->
        [one] einen Knoten
       *[other] { $knots } Knoten
    }.
}
    .part = verschiebt { $tile_acc }
event-chest_taken = { $piece_Nom } hat die Truhe.
    .part = { $piece_nom } hat die Truhe
event-chest_back = Die Truhe kommt zurück auf die Insel.
    .part = die Truhe kommt zurück
event-loaded = { $piece_Nom } lädt das Fass für den { $harbour_en } Hafen.
    .part = { $piece_nom } lädt ein Fass ({ $harbour })
event-delivered = { $piece_Nom } liefert das Fass im { $harbour_en } Hafen ab: 2 Punkte.
    .part = { $piece_nom } liefert ein Fass ({ $harbour }): 2 Punkte
event-barrel_back = Das { $harbour_e } Fass kommt zurück in seinen ersten Hafen.
    .part = ein Fass kommt zurück ({ $harbour })
event-barrel_lies = Das { $harbour_e } Fass treibt, wo das Schiff war.
    .part = ein Fass treibt ({ $harbour })
event-fought = { $you ->
    [yes] Du greifst { $piece2_acc } mit { $piece_dat } an.
   *[no] { $seat } greift { $piece2_acc } mit { $piece_dat } an.
}
    .part = { $piece_nom } greift { $piece2_acc } an
event-kraken_fought = { $you ->
    [yes] Deine Leute auf { $piece_dat } hauen auf den Kraken ein.
   *[no] Die Leute von { $seat } auf { $piece_dat } hauen auf den Kraken ein.
}
    .part = { $piece_nom } schlägt auf den Kraken ein
event-flag = Eine Flagge!
    .part = eine Flagge
event-swords = Gekreuzte Säbel.
    .part = gekreuzte Säbel
event-locked = { $piece_Nom } und { $piece2_nom } sind im Nahkampf.
    .part = { $piece_nom } und { $piece2_nom } im Nahkampf
event-captured = { $you ->
    [yes] { $piece2_Nom } ergibt sich dir: eine Trophäe.
   *[no] { $piece2_Nom } ergibt sich { $seat }: eine Trophäe.
}
    .part = { $piece2_nom } erobert: eine Trophäe
event-swallowed = { $piece2_Nom } unterliegt { $piece_dat } und ist für alle verloren.
    .part = { $piece2_nom } ist verloren
event-kraken_let_go = Der Krake lässt los.
    .part = der Krake lässt los
event-raised = { $piece_Nom } steht wieder aufrecht.
    .part = { $piece_nom } steht wieder
event-out = { $you ->
    [yes] Du hast weder Schiff noch Turm mehr.
   *[no] { $seat } hat weder Schiff noch Turm mehr.
}
event-ended = Das Spiel ist aus.

## Warum nicht

no-shoot-first = Erst der Schuss: Feuere oder verzichte.
no-such-piece = Diese Figur gibt es nicht.
no-off-table = Das liegt nicht auf dem Tisch.
no-such-aim = So lässt sich die Kanone nicht richten.
no-too-weak = Zu schwach: Die Kugel käme nicht aus dem Rohr. Versuch es noch einmal.
no-tile-shoots = Die Kanone kommt neben eines deiner Schiffe oder einen deiner Türme.
no-never-shoots = { $piece_Nom } schießt nie.
no-not-yours = { $piece_Nom } gehört dir nicht.
no-flat-shoots = { $piece_Nom } liegt flach und kann nicht schießen.
no-locked-shoots = { $piece_Nom } ist im Nahkampf und kann nicht schießen.
no-laden-attacks = { $piece_Nom } trägt ein Fass und kann nicht angreifen.
no-cannon-far = Die Kanone muss neben { $piece_dat } stehen: näher als 6,3 cm.
no-cannon-in-piece = { $piece_Nom } ist der Kanone im Weg.
no-cannon-in-mountain = Ein Berg ist der Kanone im Weg.
no-land-off = { $piece_Nom } kann nicht neben dem Tisch liegen bleiben.
no-land-overlap = { $piece_Nom } kann nicht in etwas anderem liegen bleiben.
no-move-now = Jetzt wird bewegt: würfeln, segeln, laden oder fertig.
no-rolled-already = Der Zahlenwürfel wird einmal im Zug geworfen.
no-nothing-moves = Nichts von dir kann sich bewegen.
no-roll-first = Wirf erst den Zahlenwürfel.
no-not-your-ship = Das ist kein Schiff von dir.
no-cannot-load = { $piece_Nom } kann jetzt nicht laden: Es liegt flach oder ist im Nahkampf.
no-laden-already = { $piece_Nom } trägt schon ein Fass.
no-barrel-here = Bei { $piece_dat } liegt kein Fass.
no-other-barrel = Bei { $piece_dat } liegt dieses Fass nicht.
no-not-in-game = { $piece_Nom } ist nicht auf dem Tisch.
no-tower-moves = Türme bewegen sich nicht.
no-flat-moves = { $piece_Nom } liegt flach und kann sich nicht bewegen.
no-locked-moves = { $piece_Nom } ist im Nahkampf und kann sich nicht bewegen.
no-entangled = Der Krake hält { $piece_acc } fest.
no-not-from-there = Das Seil muss bei { $piece_dat } beginnen.
no-wind-moved = Das Windplättchen wird einmal im Zug bewegt.
no-wind-straight = Das Windplättchen wird geradeaus bewegt.
no-rope-short = Das braucht { $knots } Knoten, du darfst { $left } verwenden.
no-path-edge = Zu nah am Tischrand.
no-path-piece = { $piece_Nom } ist im Weg.
no-path-mountain = Ein Berg ist im Weg.
no-end-edge = Dort hinge es über den Tischrand.
no-end-mountain = Dort würde es einen Berg berühren.
no-end-piece = Dort würde es { $piece_acc } berühren.
no-kraken-harbour = Der Krake taucht nicht unter dem { $harbour_en } Hafen durch.
no-only-kraken = Jetzt darfst du den Kraken bewegen oder ihn lassen.
no-fight-now = Jetzt ist Nahkampf: Greif an oder beende ihn.
no-roll-combats = { $count ->
    [one] Für einen laufenden Nahkampf muss erst gewürfelt werden.
   *[other] Für { $count } laufende Nahkämpfe muss erst gewürfelt werden.
}
no-attacked-already = { $piece_Nom } hat in diesem Zug schon angegriffen.
no-tile-attacks = Das Plättchen greift nicht an.
no-flat-attacks = { $piece_Nom } liegt flach und kann nicht angreifen.
no-spend-a-knot = Um mit { $piece_dat } anzugreifen, musst du in diesem Zug einen Knoten dafür ausgegeben haben.
no-tile-target = Das kann nicht angegriffen werden.
no-kraken-far = Der Krake ist nicht bei { $piece_dat }.
no-monster-target = Das Seeungeheuer lässt sich nicht entern: Schieß darauf.
no-pirate-target = { $piece_Nom } greift das Piratenschiff nicht an.
no-own-target = { $piece_Nom } gehört dir selbst.
no-partner-target = { $piece_Nom } gehört deinem Partner.
no-not-next-to = { $piece_Nom } und { $piece2_nom } sind nicht nebeneinander: Der Abstand muss kleiner sein als 6,3 cm.
no-rolled-for = Für den Nahkampf mit { $piece_dat } ist in diesem Zug schon gewürfelt.

## Fragen

ask-shoot = { $you ->
    [yes] Dein Schuss
   *[no] { $seat } zielt
}
ask-shoot-hint = { $you ->
    [yes] Wähle eines deiner Schiffe oder einen Turm, stell die Kanone daneben, ziele und feuere.
   *[no] Ein Schuss oder keiner.
}
ask-shoot-pirate-hint = { $you ->
    [yes] Wähle eines deiner Schiffe, einen Turm oder das Piratenschiff, stell die Kanone daneben, ziele und feuere.
   *[no] Ein Schuss oder keiner.
}
ask-roll = { $you ->
    [yes] Würfle deine Knoten
   *[no] { $seat } würfelt Knoten
}
ask-roll-hint = { $you ->
    [yes] Der Würfel sagt, wie viele Knoten deine Flotte segeln darf. Du kannst auch bleiben, wo du bist.
   *[no] Dann bewegt sich die Flotte.
}
ask-sail = { $you ->
    [yes] { $extra ->
        [0] { $knots ->
            [one] Ein Knoten
           *[other] { $knots } Knoten
        }
       *[other] { $knots ->
            [0] Ein Knoten vom Wind
            [one] Ein Knoten und einer vom Wind
           *[other] { $knots } Knoten und einer vom Wind
        }
    } zu segeln
   *[no] { $seat } segelt
}
ask-sail-hint = { $you ->
    [yes] Zeichne einen Weg von einem Schiff aus; die Knoten teilst du auf, wie du willst.
   *[no] Die Knoten werden nach Belieben aufgeteilt.
}
ask-load = { $you ->
    [yes] Ein Fass laden?
   *[no] { $seat } darf laden
}
ask-load-hint = { $you ->
    [yes] Ein Schiff mit Fass kann nicht angreifen, bis es abgeliefert ist.
   *[no] Ein Schiff im Hafen darf dessen Fass laden.
}
ask-fight = { $you ->
    [yes] Angreifen?
   *[no] { $seat } darf angreifen
}
ask-fight-hint = { $you ->
    [yes] Wähle eine deiner Figuren, dann einen Gegner daneben. Jede darf einen Angriff beginnen.
   *[no] Wer neben einem Gegner steht, darf angreifen.
}
ask-combats = { $you ->
    [yes] Laufende Nahkämpfe: { $count }
   *[no] { $seat } würfelt für laufende Nahkämpfe
}
ask-combats-hint = { $you ->
    [yes] Tippe auf die gekreuzten Säbel und würfle: Jeder laufende Kampf kommt vor neuen Angriffen.
   *[no] Sie kommen vor neuen Angriffen.
}
ask-kraken = { $you ->
    [yes] Den Kraken bewegen?
   *[no] { $seat } darf den Kraken bewegen
}
ask-kraken-hint = { $you ->
    [yes] Bis zu 3 Knoten, unter allem außer Häfen hindurch.
   *[no] Bis zu 3 Knoten.
}
ask-salvage = { $you ->
    [yes] Das { $harbour_e } Fass nehmen?
   *[no] { $seat } darf das Fass nehmen
}
ask-salvage-hint = { $you ->
    [yes] Dann trägt es { $piece_nom } und kann nicht angreifen, bis es abgeliefert ist. Sonst treibt es auf der Stelle.
   *[no] Sonst treibt es auf der Stelle.
}

## Wahl

do-shoot = Neben { $piece_dat } feuern
do-hold = Nicht schießen
do-roll = Würfeln
do-sail = { $piece_Nom } bewegen
do-move-tile = { $tile } bewegen
do-load = { $piece_Nom } lädt das { $harbour_e } Fass
do-done = Fertig bewegt
do-fight = { $piece_Nom } greift { $piece2_acc } an
do-go-on = { $piece_Nom } kämpft weiter gegen { $piece2_acc }
do-capture = { $piece_Nom } kapert { $piece2_acc }
do-fight-kraken = { $piece_Nom } gegen den Kraken
do-finish = Keine Angriffe mehr
do-take = Das { $harbour_e } Fass nehmen
do-leave = Liegen lassen
gain-points = +{ $points }
gain-lost = für alle verloren
why-trophy = { $piece_Nom }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
tally-trophy = Trophäe: { $piece }
tally-barrel = Fass im { $harbour_en } Hafen
tally-chest = Die Truhe
tally-nothing = Keine Trophäe
tally-out = Nichts mehr übrig: verloren
end-out = Jemand hat weder Schiff noch Turm mehr.
end-limit = Die letzte Runde ist gespielt.
end-out-towers = Jemand hat weder Schiff noch Turm mehr. Bei Gleichstand entscheiden eroberte Türme.
end-limit-towers = Die letzte Runde ist gespielt. Bei Gleichstand entscheiden eroberte Türme.

## Der Tisch im Browser

face-subtitle = Runde { $round } von { $limit }
face-side-title = Schritte, Flotte und Trophäen
face-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
face-note-left = { $count ->
    [one] noch 1 Figur
   *[other] noch { $count } Figuren
}
face-partner = dein Team
face-note-out = nichts mehr übrig
face-note-locked = { $count } im Nahkampf
face-note-flat = { $count } umgekippt
face-steps = Schritte eines Zuges
face-step-shoot = Schießen
face-step-move = Segeln
face-step-fight = Entern
face-knots-left = { $knots ->
    [one] noch 1 Knoten
   *[other] noch { $knots } Knoten
}
face-table = Der Tisch. Q und E drehen ihn, R und F neigen ihn, Plus und Minus holen ihn näher und weiter weg, V schaut von oben.
face-view = Ansicht
face-view-top = Von oben
face-view-turn = Tisch drehen
face-view-near = Näher
face-view-far = Weiter weg
face-view-reset = Der ganze Tisch
face-view-again = Den letzten Schuss noch einmal
face-name-ship = { $you ->
    [yes] eigen: { $name }
   *[no] { $seat }: { $name }
}
face-name-tower = { $you ->
    [yes] eigen: { $name }
   *[no] { $seat }: { $name }
}
face-piece = { $piece_Nom }
face-button-fire = Feuer!
face-button-sail = Segel setzen
face-button-load = Ein Fass laden
face-aim = Die Kanone
face-aim-keys = Zielen. Pfeiltasten drehen und heben die Kanone, Plus und Minus ändern den Zug, mit der Umschalttaste in kleinen Schritten. A und D tragen sie herum, T nimmt das nächste Ziel. Die Eingabetaste feuert.
face-aim-move = Kanone anderswo hinstellen
face-aim-direction = Richtung
face-aim-elevation = Neigung
face-aim-pull = Zug
face-aim-left = Etwas nach links
face-aim-right = Etwas nach rechts
face-aim-higher = Etwas höher
face-aim-lower = Etwas tiefer
face-aim-weaker = Etwas schwächer
face-aim-stronger = Etwas stärker
face-aim-next = Nächstes Ziel
face-aim-round-left = Kanone links herum
face-aim-round-right = Kanone rechts herum
face-aim-fine = Fein
face-aim-fine-hint = Richtung, Neigung und Zug in Zahlen
face-aim-how = Zieh die Kanone zurück, um sie zu laden; lass los, um zu feuern. Zieh am Meer, um sie zu drehen und zu heben.
face-aim-flies = Fliegt { $cm } cm weit.
face-aim-passes = { $piece } ist { $far } cm entfernt: Die Kugel käme dort { $high } cm hoch vorbei.
face-aim-own = Vorsicht, eigene Seite: { $piece } steht im Weg.
face-aim-short = { $piece } ist { $far } cm entfernt: Die Kugel fiele schon nach { $cm } cm.
face-no-rope = Lege zuerst das Seil vom Schiff aus.
face-no-more-rope = Hier ist das Seil zu Ende.
face-rope = Das Seil
face-rope-keys = Seil legen. Pfeiltasten legen einen Viertelknoten, mit der Umschalttaste weniger. Die Rücktaste nimmt es wieder auf, A und D drehen das Schiff. Die Eingabetaste setzt Segel.
face-rope-begin = { $knots ->
    [one] Zeichne vom Schiff aus: ein Knoten Seil.
   *[other] Zeichne vom Schiff aus: { $knots } Knoten Seil.
}
face-rope-trace = { $knots ->
    [one] Zeichne vom Schiff aus: ein Knoten Seil. Die Punkte sind nur ein Vorschlag.
   *[other] Zeichne vom Schiff aus: { $knots } Knoten Seil. Die Punkte sind nur ein Vorschlag.
}
face-rope-uses = { $cm } cm: { $knots ->
    [one] 1 Knoten
   *[other] { $knots } Knoten
} von { $reach }
face-rope-left = { $knots ->
    [one] noch 1 Knoten Seil
   *[other] noch { $knots } Knoten Seil
}
face-rope-chest = nimmt die Truhe
face-rope-brings = liefert das Fass ab
face-rope-load = Fass an Bord nehmen
face-rope-barrels = Welches Fass an Bord kommt
face-rope-back = Aufnehmen
face-rope-turn = Schiff drehen
face-rope-turn-left = Schiff nach links drehen
face-rope-turn-right = Schiff nach rechts drehen
face-rule-ship = Schießt, segelt und entert. Wer es nimmt, hat 1 Punkt.
face-rule-tower = Schießt und entert, bewegt sich aber nie. Wer ihn nimmt, hat 2 Punkte.
face-rule-pirate = Alle dürfen von ihm aus feuern oder Knoten dafür ausgeben und dann damit angreifen. Es ist selbst 1 Punkt wert.
face-rule-pirate-boards = Alle dürfen Knoten dafür ausgeben und dann damit angreifen. Es ist selbst 1 Punkt wert.
face-rule-monster = Alle dürfen Knoten dafür ausgeben und dann damit angreifen. { $damage } von 2 Mal umgekippt.
face-rule-kraken = Hält jedes Schiff über sich fest. Alle dürfen Knoten dafür ausgeben.
face-rule-wind = Ein Schiff im Umkreis von 30 cm hat einen Knoten mehr.
face-rule-barrel = 2 Punkte für den, der es in den Hafen seiner Farbe bringt.
face-state-flat = Liegt flach: kann ohne Würfeln gekapert werden.
face-state-locked = Im Nahkampf mit { $names }.
face-state-barrel = Trägt das Fass für { $harbour }: kann nicht angreifen.
face-state-chest = Hat die Truhe: 3 Punkte am Ende.
face-trophy = Trophäe: { $name }
face-barrel = Fass für { $harbour }
face-worth-one = 1 Punkt am Ende.
face-worth-two = 2 Punkte am Ende.
face-float-sunk = umgekippt!
face-float-taken = geentert!
face-float-lost = verloren!
face-count-trophies = Trophäen
face-count-scenario = Truhe und Fässer
face-roll-combat = Für diesen Kampf würfeln
face-goal-chest-lies = Die Truhe liegt noch auf der Insel.
face-goal-chest-held = { $you ->
    [yes] Du hältst die Truhe.
   *[no] { $seat } hält die Truhe.
}
face-goal-pirate-free = Noch hat es niemand versenkt.
face-goal-pirate-flat = Es liegt flach: Entere es!
face-goal-pirate-taken = { $you ->
    [yes] Du hast es.
   *[no] { $seat } hat es.
}
face-goal-pirate-lost = Es ist für alle verloren.
face-goal-monster = { $damage } von 2 Mal umgeworfen.
face-goal-monster-dead = Es ist tot.
face-goal-wind = Schiffe in der Nähe: { $list }
face-goal-wind-none = Kein Schiff ist in der Nähe.
face-goal-barrels = Geliefert: { $list }
face-goal-kraken = Er hält fest: { $list }
face-goal-kraken-none = Er hält niemanden fest.
face-range = Schießstand
face-range-lead = Drei Kugeln je Ziel, und jedes steht weiter weg. Je eher es fällt, desto mehr zählt es.
face-range-name = Schießstand
face-range-target = Ziel { $n }
face-range-balls = Kugeln
face-range-score = Punkte
face-range-best = Rekord
face-range-flies = Die Kugel fliegt.
face-range-hit = { $ball ->
    [1] Gefällt mit der ersten Kugel!
    [2] Gefällt mit der zweiten Kugel.
   *[other] Gefällt mit der letzten Kugel.
} { $cm } cm: +{ $points }.
face-range-touched = Getroffen, aber es steht.
face-range-miss = Daneben: Es steht.
face-range-again = Noch einmal
face-range-over = Es steht nach drei Kugeln. Du hast { $points } Punkte.
face-range-record = Es steht nach drei Kugeln. { $points } Punkte: dein Rekord!
face-range-trouble = Die Kanone hat nicht gefeuert. Die Kugel bleibt dir: Versuch es noch einmal.
face-won-with = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkten
}
face-keys-camera = Um den Tisch gehen, von weiter oben oder unten schauen
face-keys-zoom = Näher, weiter weg; mit der Kanone: stärker, schwächer
face-keys-top = Von oben und zurück
face-keys-reset = Der Blick wie am Anfang
face-keys-aim = Zielen oder Seil legen, mit Umschalt in kleinen Schritten
face-keys-walk = Um das Schiff gehen oder es drehen
face-keys-target = Das nächste Ziel

## Das geführte erste Spiel

guide-welcome = Willkommen an Bord! Rot und Gold gehören dir. Ein Zug beginnt mit einem Schuss. Drück auf das leuchtende rote Schiff: Die Kanone steht daneben und zeigt auf ein türkisfarbenes Schiff. Zieh die Kanone zurück, um sie zu laden: je weiter, desto stärker; die Marke daneben sagt, wie weit es passt. Zieh am Meer, um sie zu drehen und zu heben. Deine Hand schwankt ein wenig: Wart den richtigen Moment ab und lass los! Ungefähr genügt hier.
guide-roll = Getroffen, und es fällt um: ein türkisfarbenes Schiff, deine erste Trophäe. Ein Schiff ist 1 Punkt, ein Turm 2. Die Kugel flog wie auf einem echten Tisch; die Kanone weicht jedes Mal ein wenig ab, darum trifft niemand immer. Jetzt wird bewegt: Wirf den Zahlenwürfel.
guide-rope = Drei Knoten, je 10 cm. Du darfst sie auf deine Schiffe aufteilen; gib jetzt alle drei dem leuchtenden roten Schiff. Drück darauf und zieh mit dem Seil die Punkte nach, drei Knoten lang auf den türkisfarbenen Hafen zu, dann setz Segel. Das Seil darf Kurven machen, aber nicht durch Berge oder Figuren gehen.
guide-mate-shoots = Mate feuert mit der Kanone neben dem türkisfarbenen Turm und trifft! Aber dein Schiff rutscht nur: Was getroffen wird und stehen bleibt, ist nicht verloren. Es bleibt, wohin es geschoben und wie es gedreht wurde.
guide-mate-attacks = Mate hat eine 3 gewürfelt und ist längsseits gekommen. Der Abstand ist kleiner, als ein Schiff hoch ist (6,3 cm): Das heißt „neben“, und Mate darf angreifen. Der Symbolwürfel entscheidet. Eine Flagge, und dein Schiff ergibt sich; gekreuzte Säbel, und der Kampf geht weiter.
guide-locked = Gekreuzte Säbel! Beide Schiffe sind gebunden: Sie bewegen sich nicht und schießen nicht, bis es entschieden ist. Aber neben jedem anderen Schiff oder Turm darfst du feuern. Drück auf das leuchtende goldene Schiff und schieß auf das violette Schiff gegenüber.
guide-stands = Es schwankt und bleibt stehen. Auf diese Entfernung endet jeder zweite Schuss so: Ein halber Meter ist gut, ein Meter ist Glück. Triff ein Schiff in der oberen Hälfte und lieber von der Seite. Näher triffst du öfter, der Gegner aber auch. Würfle noch einmal.
guide-stay = Ein Knoten. Du musst ihn nicht nutzen, und das gebundene Schiff könnte es ohnehin nicht. Berge halten auch Kugeln auf: Dahinter sind deine Schiffe sicher. Lass es gut sein: fertig bewegt.
guide-fight = Zuletzt kommt der Nahkampf. Für einen laufenden musst du in deinem Zug würfeln, und diesmal greifst du an: Du kannst gewinnen, aber nicht verlieren. Drück auf die gekreuzten Säbel zwischen den beiden Schiffen.
guide-farewell = Eine Flagge! Das türkisfarbene Schiff ist deine zweite Trophäe. So geht es weiter: schießen, bewegen, kämpfen, bis jemand weder Schiff noch Turm mehr hat. Dann gewinnen die meisten Punkte. Es gibt noch mehr: die Regeln für Geübte, bei denen Umgefallenes wieder aufsteht, und sechs Szenarien mit Schatz, Piraten, Ungeheuer, Wind, Fässern und Krake. Für eine ruhigere Hand gibt es den Schießstand. Du weißt genug: Spiel richtig!

## Bilder der Regeln
figure-table = zu { $seats ->
    [2] zweit
    [3] dritt
   *[other] viert
}
figure-knots = { $knots } Knoten
figure-flag = Flagge
figure-swords = gekreuzte Säbel

## Was eine Wahl riskiert

risk-swallowed = { $piece_Nom } ist für alle verloren: Niemand bekommt eine Trophäe.
risk-leaves = Du gibst das Fass her: Es treibt für alle, die kommen.
risk-knots = { $knots ->
    [one] 1 Knoten ist übrig und verfällt.
   *[other] { $knots } Knoten sind übrig und verfallen.
}
risk-out = Danach hast du weder Schiff noch Turm.

## Was Rückblick und Tipp als Grund nennen

source-trophy = Trophäen
source-barrel = Fässer
source-chest = die Truhe
source-nothing = Trophäen
source-out = das Ende
why-target = auf { $piece_acc }: von 100 solchen Schüssen werfen { $n } um
why-as-good = { $piece_nom } ist ein ebenso gutes Ziel: { $n } von 100
why-prey = es kommt neben { $piece_acc }
why-duel = wer zuerst würfelt, gewinnt { $n } von 100 solchen Kämpfen

# Sail Away auf Deutsch.
# Argumente wie in der englischen Datei. Schiffe und Inseln sind weiblich: die Aurora, auf der Schatzinsel.

sail_away = Sail Away
sail_away-tagline = Inseln füllen, Schiffe beladen, Piraten bezahlen
sail_away-blurb = Stell Kisten auf Inseln, die alle wollen, bring die Waren auf deine Schiffe und schick sie auf See – während Piraten auf deinen Gütern sitzen.

## Rohstoffe, Kisten, Orte

resource-0 = Baumwolle
resource-1 = Vanille
resource-2 = Zuckerrohr
resource-3 = Bananen
resource-4 = Kokosnüsse
resource-5 = Kakao
resource-6 = 2 Münzen
resource-7 = 3 Münzen

crate-0 = Warenkiste
crate-1 = Piratenkiste

island-0 = Baumwollinsel
island-1 = Vanilleinsel
island-2 = Zuckerinsel
island-3 = Bananeninsel
island-4 = Kokosinsel
island-5 = Kakaoinsel
island-6 = Pelikaninsel
island-7 = Reiherinsel
island-8 = Möweninsel
island-9 = Schwalbeninsel
island-10 = Kormoraninsel
island-11 = Albatrosinsel
island-12 = Schatzinsel

ship-0 = Amity
ship-1 = Beatrice
ship-2 = Calypso
ship-3 = Dorothea
ship-4 = Esmeralda
ship-5 = Fortuna
ship-6 = Gazelle
ship-7 = Halcyon
ship-8 = Isadora
ship-9 = Jacaranda
ship-10 = Katrina
ship-11 = Lorelei
ship-12 = Marigold
ship-13 = Nerissa
ship-14 = Ophelia
ship-15 = Paloma
ship-16 = Quetzal
ship-17 = Rosalind
ship-18 = Sabrina
ship-19 = Tamarind
ship-20 = Undine
ship-21 = Valeria
ship-22 = Winifred
ship-23 = Xanthe
ship-24 = Aurora
ship-25 = Bonaventure
ship-26 = Concordia
ship-27 = Diadem
ship-28 = Endeavour
ship-29 = Felicity
ship-30 = Galatea
ship-31 = Hispaniola
ship-32 = Invincible
ship-33 = Jupiter
ship-34 = Kingfisher
ship-35 = Leviathan

## Piratenkarten

card-0 = Zwangsverkauf
    .rule = Zahl einer anderen Person 1 Münze und hol eine Warenkiste von einem ihrer Schiffe auf einen freien Laderaum des gleichen Rohstoffs bei dir.
card-1 = Schmuggelware
    .rule = Bring eine deiner Kisten direkt von einer Insel in einen passenden freien Laderaum. Sie muss frei auf ihrem Feld liegen und nicht auf der Schatzinsel.
card-2 = Schmutzige Geschäfte
    .rule = Nutze eine beliebige Fähigkeit, bereit oder nicht, benutzt oder nicht. Nichts wird verbraucht.
card-3 = Landratte
    .rule = Vertausche, was auf zwei Inselfeldern steht, oder versetz es auf ein leeres. Füllt das eine Insel, gehört der Anspruch dir.
card-4 = Versicherungsbetrug
    .rule = Wirf ein beliebiges Schiff vor dem Auslaufen ab, auch ein eigenes. Wem es gehört, bekommt 2 Münzen je Kiste darauf und wählt ein neues Schiff.
card-5 = Fauler Tausch
    .rule = Tausch eines deiner Schiffe gegen eines von anderen. Die Kisten bleiben an Bord.
card-6 = Hafengebühr
    .rule = Solange deine Kiste hier liegt: 1 Münze, wann immer ein Schiff ausläuft.
card-7 = Kartengebühr
    .rule = Solange deine Kiste hier liegt: 1 Münze, wann immer eine Insel beansprucht wird.

## Fähigkeiten

ability-0 = Eine Kiste mehr
    .rule = Stell in diesem Zug eine Kiste mehr. Auch sie braucht eine eigene Karte oder 2 Münzen.
ability-1 = Direkt an Bord
    .rule = Stell eine Kiste aus deinem Vorrat in einen freien Laderaum deiner Schiffe, egal welcher Rohstoff.
ability-2 = Anspruch
    .rule = Stell einen freien Pfosten auf eine beliebige Insel: Sie ist beansprucht, wie sie liegt.
ability-3 = Piratenjagd
    .rule = Schick eine Piratenkiste von einer Piratenkarte nach Hause.
ability-4 = Zwei Kisten mehr
    .rule = Die Warenkiste und die Piratenkiste, die hier warten, kommen in deinen Vorrat.

source-0 = Verkauft
source-1 = Schatz
source-2 = Belohnung
source-3 = Schmuggelgut
source-4 = Versicherung
source-5 = Hafengebühr
source-6 = Kartengebühr
source-7 = Zweite Kiste auf einer Karte
source-8 = Karte räumen

## Was geschah

event-first = { $you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
event-objective = Das offene Ziel ist { $resource }: 10 Punkte für die meisten davon.
event-secret = { $you ->
    [yes] Dein geheimes Ziel ist { $resource }: 1 Punkt für jedes Feld davon auf deinen ausgelaufenen Schiffen.
   *[no] { $seat } nimmt ein geheimes Ziel.
}
event-island = Die { $island } kommt ins Spiel.
    .part = neu: { $island }
event-card = Die Piraten bieten an: { $card }.
event-kept = { $you ->
    [yes] Du behältst die { $ship }, die { $ship2 } und die { $ship3 }.
   *[no] { $seat } behält die { $ship }, die { $ship2 } und die { $ship3 }.
}
    .part = behält { $ship }, { $ship2 } und { $ship3 }
event-docked = Die { $ship } kommt an.
    .part = läuft ein: { $ship }
event-recalled = { $you ->
    [yes] Dein Vorrat ist leer: Du nimmst eine { $crate } von der { $ship }.
   *[no] { $seat } hat keinen Vorrat mehr und nimmt eine { $crate } von der { $ship }.
}
    .part = { $crate } zurück von: { $ship }
event-retook = { $you ->
    [yes] Dein Vorrat ist leer: Du nimmst eine { $crate } von der { $island } zurück.
   *[no] { $seat } nimmt eine { $crate } von der { $island } zurück.
}
    .part = { $crate } zurück von { $island }
event-withdrew = { $you ->
    [yes] Dein Vorrat ist leer: Du nimmst eine Piratenkiste zurück ({ $card }).
   *[no] { $seat } nimmt eine Piratenkiste zurück ({ $card }).
}
    .part = Piratenkiste zurück von { $card }
event-nothing_to_place = { $you ->
    [yes] Du hast nichts zu stellen.
   *[no] { $seat } hat nichts zu stellen.
}
    .part = nichts zu setzen
event-placed = { $you ->
    [yes] Du stellst eine { $crate } auf die { $island }: { $resource }.
   *[no] { $seat } stellt eine { $crate } auf die { $island }: { $resource }.
}
    .part = { $crate } auf { $island } ({ $resource })
event-topped = { $you ->
    [yes] Du stellst eine Piratenkiste auf die Kiste von { $seat2 } auf der { $island }: { $resource }.
   *[no] { $you2 ->
        [yes] { $seat } stellt eine Piratenkiste auf deine Kiste auf der { $island }: { $resource }!
       *[no] { $seat } stellt eine Piratenkiste auf die Kiste von { $seat2 } auf der { $island }: { $resource }.
    }
}
    .part = Piratenkiste auf { $you2 ->
        [yes] deine Kiste
       *[no] die Kiste von { $seat2 }
    } auf { $island } ({ $resource })
event-boarded = { $you ->
    [yes] Du stellst eine Piratenkiste auf „{ $card }“.
   *[no] { $seat } stellt eine Piratenkiste auf „{ $card }“.
}
    .part = Piratenkiste auf { $card }
event-cleared = { $you ->
    [yes] Du räumst „{ $card }“: Alle Kisten darauf gehen nach Hause.
   *[no] { $seat } räumt „{ $card }“: Alle Kisten darauf gehen nach Hause.
}
    .part = räumt { $card }
event-used = { $you ->
    [yes] Du nutzt deine Fähigkeit „{ $ability }“.
   *[no] { $seat } nutzt die Fähigkeit „{ $ability }“.
}
    .part = Fähigkeit „{ $ability }“
event-joined = { $you ->
    [yes] Die zwei wartenden Kisten kommen in deinen Vorrat.
   *[no] Die zwei wartenden Kisten kommen in den Vorrat von { $seat }.
}
    .part = zwei wartende Kisten kommen dazu
event-loaded = { $you ->
    [yes] Du stellst eine { $crate } direkt auf die { $ship }: { $resource }.
   *[no] { $seat } stellt eine { $crate } direkt auf die { $ship }: { $resource }.
}
    .part = { $crate } direkt an Bord: { $ship } ({ $resource })
event-claimed = { $you ->
    [yes] Du beanspruchst die { $island }.
   *[no] { $seat } beansprucht die { $island }.
}
    .part = beansprucht { $island }
event-sent = { $you ->
    [yes] { $same ->
        [yes] Du schickst deine eigene Piratenkiste nach Hause ({ $card }).
       *[no] Du schickst die Piratenkiste von { $seat2 } nach Hause ({ $card }).
    }
   *[no] { $you2 ->
        [yes] { $seat } schickt deine Piratenkiste nach Hause ({ $card }).
       *[no] { $same ->
            [yes] { $seat } schickt eine eigene Piratenkiste nach Hause ({ $card }).
           *[no] { $seat } schickt die Piratenkiste von { $seat2 } nach Hause ({ $card }).
        }
    }
}
    .part = schickt eine Piratenkiste heim von { $card }
event-declined = { $you ->
    [yes] Du verzichtest auf „{ $card }“.
   *[no] { $seat } verzichtet auf „{ $card }“.
}
    .part = ohne { $card }
event-bought = { $you ->
    [yes] Zwangsverkauf: Für 1 Münze holst du von der { $ship } ({ $seat2 }) { $resource } auf deine { $ship2 }.
   *[no] { $you2 ->
        [yes] Zwangsverkauf: Für 1 Münze holt { $seat } von deiner { $ship } { $resource } auf die { $ship2 }.
       *[no] Zwangsverkauf: Für 1 Münze holt { $seat } von der { $ship } ({ $seat2 }) { $resource } auf die { $ship2 }.
    }
}
    .part = nimmt für 1 Münze { $resource } von { $you2 ->
        [yes] dir
       *[no] { $seat2 }
    }
event-smuggled = { $you ->
    [yes] Du schmuggelst { $resource } von der { $island } auf die { $ship }.
   *[no] { $seat } schmuggelt { $resource } von der { $island } auf die { $ship }.
}
    .part = schmuggelt { $resource } von { $island } an Bord: { $ship }
event-deed = { $you ->
    [yes] Schmutzige Geschäfte: Du nutzt „{ $ability }“.
   *[no] Schmutzige Geschäfte: { $seat } nutzt „{ $ability }“.
}
    .part = Schmutzige Geschäfte: „{ $ability }“
event-shifted = { $you ->
    [yes] Landratte: Du versetzt etwas von der { $island } auf ein leeres Feld der { $island2 }.
   *[no] Landratte: { $seat } versetzt etwas von der { $island } auf ein leeres Feld der { $island2 }.
}
    .part = versetzt einen Stapel von { $island } nach { $island2 }
event-exchanged = { $you ->
    [yes] Landratte: Du vertauschst, was auf der { $island } und auf der { $island2 } steht.
   *[no] Landratte: { $seat } vertauscht, was auf der { $island } und auf der { $island2 } steht.
}
    .part = tauscht Stapel von { $island } und { $island2 }
event-scuttled = { $you ->
    [yes] { $same ->
        [yes] Versicherungsbetrug: Du wirfst deine eigene { $ship } ab.
       *[no] Versicherungsbetrug: Du wirfst die { $ship } von { $seat2 } ab.
    }
   *[no] { $you2 ->
        [yes] Versicherungsbetrug: { $seat } wirft deine { $ship } ab!
       *[no] { $same ->
            [yes] Versicherungsbetrug: { $seat } wirft die eigene { $ship } ab.
           *[no] Versicherungsbetrug: { $seat } wirft die { $ship } von { $seat2 } ab.
        }
    }
}
    .part = { $same ->
        [yes] wirft das eigene Schiff ab: { $ship }
       *[no] wirft ein Schiff von { $you2 ->
            [yes] dir
           *[no] { $seat2 }
        } ab: { $ship }
    }
event-traded = { $you ->
    [yes] Fauler Tausch: deine { $ship } gegen die { $ship2 } von { $seat2 }.
   *[no] { $you2 ->
        [yes] Fauler Tausch: { $seat } tauscht die { $ship } gegen deine { $ship2 }!
       *[no] Fauler Tausch: { $seat } tauscht die { $ship } gegen die { $ship2 } von { $seat2 }.
    }
}
    .part = tauscht { $ship } gegen { $ship2 } von { $you2 ->
        [yes] dir
       *[no] { $seat2 }
    }
event-resolving = Die { $island } wird entladen.
    .part = { $island } wird gelöscht
event-ransomed = { $you ->
    [yes] Du zahlst { $seat2 } 2 Münzen und behältst das Feld: { $resource }.
   *[no] { $you2 ->
        [yes] { $seat } zahlt dir 2 Münzen und behält das Feld: { $resource }.
       *[no] { $seat } zahlt { $seat2 } 2 Münzen und behält das Feld: { $resource }.
    }
}
    .part = zahlt { $you2 ->
        [yes] dir
       *[no] { $seat2 }
    } 2 Münzen für das Feld { $resource }
event-gave_up = { $you ->
    [yes] Du überlässt das Feld den Piraten von { $seat2 }: { $resource }.
   *[no] { $you2 ->
        [yes] { $seat } überlässt das Feld deinen Piraten: { $resource }.
       *[no] { $seat } überlässt das Feld den Piraten von { $seat2 }: { $resource }.
    }
}
    .part = überlässt das Feld { $resource }: { $you2 ->
        [yes] dir
       *[no] { $seat2 }
    }
event-stowed = { $you ->
    [yes] Du lädst { $resource } auf die { $ship }.
   *[no] { $seat } lädt { $resource } auf die { $ship }.
}
    .part = { $resource } an Bord: { $ship }
event-sold = { $you ->
    [yes] Du verkaufst: { $resource }.
   *[no] { $seat } verkauft: { $resource }.
}
    .part = verkauft { $resource }
event-fetched = { $you ->
    [yes] Du holst { $coins } Münzen von der Schatzinsel.
   *[no] { $seat } holt { $coins } Münzen von der Schatzinsel.
}
    .part = { $coins } Münzen von der Schatzinsel
event-launched = { $you ->
    [yes] Deine { $ship } läuft aus: { $points } Punkte. ({ $count } auf See)
   *[no] Die { $ship } von { $seat } läuft aus: { $points } Punkte. ({ $count } auf See)
}
    .part = sticht in See: { $ship }, { $points } Punkte
event-waited = { $you ->
    [yes] Du hältst die { $ship } zurück.
   *[no] { $seat } hält die { $ship } zurück.
}
    .part = hält zurück: { $ship }
event-armed = Bereit: „{ $ability }“.
    .part = bereit: „{ $ability }“
event-took = { $you ->
    [yes] Du nimmst die { $ship }.
   *[no] { $seat } nimmt die { $ship }.
}
    .part = nimmt: { $ship }
event-no_ship_left = Es ist kein Schiff mehr da.
    .part = kein Schiff zu nehmen
event-earned = { $coins ->
    [one] { $source }: 1 Münze für { $you ->
        [yes] dich
       *[no] { $seat }
    }.
   *[other] { $source }: { $coins } Münzen für { $you ->
        [yes] dich
       *[no] { $seat }
    }.
}
    .part = { $source } +{ $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
event-paid = { $coins ->
    [one] { $source }: kostet 1 Münze.
   *[other] { $source }: kostet { $coins } Münzen.
}
    .part = { $source } −{ $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
event-reshuffled_islands = Aus den abgelegten Inseln wird ein neuer Stapel.
    .part = Inseln neu gemischt
event-reshuffled_ships = Aus den abgeworfenen Schiffen wird ein neuer Stapel.
    .part = Schiffe neu gemischt
event-last_round = { $you ->
    [yes] Von dir sind { $count } Schiffe ausgelaufen: Alle anderen haben noch einen Zug.
   *[no] Von { $seat } sind { $count } Schiffe ausgelaufen: Alle anderen haben noch einen Zug.
}
event-ended = { $reason ->
    [2] Eine ganze Runde lang konnte niemand eine Kiste stellen. Jetzt wird gezählt.
   *[other] Die letzten Züge sind gemacht. Jetzt wird gezählt.
}
event-showed = { $you ->
    [yes] Dein geheimes Ziel war { $resource }.
   *[no] Das geheime Ziel von { $seat } war { $resource }.
}

## Fragen

ask-keep = { $you ->
    [yes] { $count ->
        [one] Behalte noch ein Schiff: welches?
       *[other] Behalte { $count } dieser Schiffe.
    }
   *[no] { $seat } wählt Schiffe.
}
ask-keep-hint = { $you ->
    [yes] Alle wählen geheim und gleichzeitig. Die übrigen kommen zurück in den Stapel.
   *[no] Alle wählen gleichzeitig.
}
ask-recall = { $you ->
    [yes] Dein Vorrat ist leer: Nimm eine Kiste von einem deiner Schiffe.
   *[no] { $seat } muss eine Kiste von einem Schiff nehmen.
}
ask-recall-hint = { $you ->
    [yes] Mindestens eine, und mindestens eine musst du in diesem Zug stellen.
   *[no] Der Vorrat ist leer.
}
ask-recall-more = { $you ->
    [yes] Noch eine Kiste von deinen Schiffen nehmen?
   *[no] { $seat } darf weitere Kisten von den Schiffen nehmen.
}
ask-recall-more-hint = { $you ->
    [yes] Oder lass es dabei und mach weiter.
   *[no] Der Vorrat war leer.
}
ask-retake = { $you ->
    [yes] Du hast keine Kiste mehr: Nimm eine zurück.
   *[no] { $seat } muss eine Kiste zurücknehmen.
}
ask-retake-hint = { $you ->
    [yes] Von einer Insel, wenn nichts darauf liegt, oder von einer Piratenkarte.
   *[no] Vorrat und Schiffe sind leer.
}
ask-place = { $you ->
    [yes] Du bist am Zug: Stell eine Kiste.
   *[no] { $seat } stellt Kisten.
}
ask-place-hint = { $you ->
    [yes] { $count ->
        [one] Eine Kiste in diesem Zug.
       *[other] Bis zu { $count } Kisten in diesem Zug, mindestens eine, jede auf eine eigene Karte.
    }
   *[no] { $count ->
        [one] Eine Kiste in diesem Zug.
       *[other] Bis zu { $count } Kisten in diesem Zug.
    }
}
ask-place-more = { $you ->
    [yes] { $count ->
        [one] Stell noch eine Kiste, oder sei fertig.
       *[other] Stell noch bis zu { $count } Kisten, oder sei fertig.
    }
   *[no] { $seat } darf noch eine Kiste stellen.
}
ask-place-more-hint = { $you ->
    [yes] Auf einer Karte, die du in diesem Zug schon benutzt hast, kostet es 2 Münzen.
   *[no] Auf einer schon benutzten Karte kostet es 2 Münzen.
}
ask-finish = { $you ->
    [yes] Nutze eine Fähigkeit, räum eine Karte, oder sei fertig.
   *[no] { $seat } darf noch eine Fähigkeit nutzen oder eine Karte räumen.
}
ask-finish-hint = { $you ->
    [yes] Zu stellen ist jetzt nichts.
   *[no] Zu stellen ist nichts mehr.
}
ask-load = { $you ->
    [yes] Direkt an Bord: welche Kiste, in welchen Laderaum?
   *[no] { $seat } stellt eine Kiste direkt an Bord.
}
ask-load-hint = { $you ->
    [yes] Jeder freie Laderaum deiner Schiffe, egal welcher Rohstoff.
   *[no] In einen freien Laderaum.
}
ask-claim = { $you ->
    [yes] Welche Insel beanspruchst du?
   *[no] { $seat } beansprucht eine Insel.
}
ask-claim-hint = { $you ->
    [yes] Sie zählt, wie sie liegt; leere Felder bringen nichts.
   *[no] Auch eine mit leeren Feldern.
}
ask-send = { $you ->
    [yes] Welche Piratenkiste schickst du nach Hause?
   *[no] { $seat } schickt eine Piratenkiste nach Hause.
}
ask-send-hint = { $you ->
    [yes] Von einer Piratenkarte in den Vorrat, aus dem sie kam.
   *[no] Von einer Piratenkarte.
}
ask-deed = { $you ->
    [yes] Schmutzige Geschäfte: welche Fähigkeit?
   *[no] { $seat } macht schmutzige Geschäfte.
}
ask-deed-hint = { $you ->
    [yes] Eine der fünf, bereit oder nicht; nichts wird verbraucht.
   *[no] Eine beliebige Fähigkeit.
}
ask-buy = { $you ->
    [yes] Zwangsverkauf: welche Kiste nimmst du?
   *[no] { $seat } sieht sich die Schiffe der anderen an.
}
ask-buy-hint = { $you ->
    [yes] Es kostet 1 Münze; die bekommt, wem das Schiff gehört.
   *[no] Zwangsverkauf.
}
ask-smuggle = { $you ->
    [yes] Schmuggelware: welche deiner Kisten?
   *[no] { $seat } schmuggelt.
}
ask-smuggle-hint = { $you ->
    [yes] Direkt von der Insel in einen passenden Laderaum.
   *[no] Schmuggelware.
}
ask-stow = { $you ->
    [yes] Wohin damit: { $resource }?
   *[no] { $seat } verstaut { $resource }.
}
ask-stow-hint = { $you ->
    [yes] Mehr als eines deiner Schiffe kann das brauchen.
   *[no] Mehr als ein Schiff kann das brauchen.
}
ask-lift = { $you ->
    [yes] Landratte: was bewegst du?
   *[no] { $seat } bewegt etwas auf den Inseln.
}
ask-lift-hint = { $you ->
    [yes] Alles, was auf einer Insel steht, egal wem es gehört. Ein Stapel geht im Ganzen.
   *[no] Landratte.
}
ask-shift = { $you ->
    [yes] Von der { $island } ({ $resource }) – wohin?
   *[no] { $seat } bewegt etwas von der { $island }.
}
ask-shift-hint = { $you ->
    [yes] Auf ein leeres Feld, oder tausch mit etwas den Platz.
   *[no] Landratte.
}
ask-scuttle = { $you ->
    [yes] Versicherungsbetrug: welches Schiff muss weg?
   *[no] { $seat } sucht ein Schiff zum Abwerfen.
}
ask-scuttle-hint = { $you ->
    [yes] Wem es gehört, bekommt 2 Münzen je Kiste darauf und wählt ein neues.
   *[no] Versicherungsbetrug.
}
ask-trade = { $you ->
    [yes] Fauler Tausch: welches deiner Schiffe gegen welches?
   *[no] { $seat } denkt an einen Tausch.
}
ask-trade-hint = { $you ->
    [yes] Die Kisten bleiben an Bord und zählen für das neue Zuhause.
   *[no] Fauler Tausch.
}
ask-resolve = { $you ->
    [yes] Welche beanspruchte Insel kommt zuerst?
   *[no] { $seat } wählt, welche Insel zuerst kommt.
}
ask-resolve-hint = { $you ->
    [yes] Die Inseln werden eine nach der anderen entladen.
   *[no] Die Inseln werden eine nach der anderen entladen.
}
ask-free = { $you ->
    [yes] Auf deiner Kiste auf der { $island } liegen Piraten: zahlen oder überlassen?
   *[no] { $seat } muss die Piraten auf der { $island } bezahlen oder weichen.
}
ask-free-hint = { $you ->
    [yes] Für 2 Münzen geht die Piratenkiste nach Hause; sonst deine.
   *[no] 2 Münzen für die Piraten.
}
ask-unload = { $you ->
    [yes] Deine { $crate } auf der { $island }: Wohin mit der Ware ({ $resource })?
   *[no] { $seat } entlädt { $resource } von der { $island }.
}
ask-unload-hint = { $you ->
    [yes] In einen passenden Laderaum oder für 1 Münze nach Hause.
   *[no] An Bord oder für 1 Münze nach Hause.
}
ask-launch = { $you ->
    [yes] Die { $ship } auslaufen lassen, oder auf { $resource } warten?
   *[no] { $seat } kann die { $ship } auslaufen lassen.
}
ask-launch-hint = { $you ->
    [yes] Mit gefülltem Schmuggelraum bringt sie 5 Münzen mehr.
   *[no] Ihr Schmuggelraum ist noch leer.
}
ask-launch-next = { $you ->
    [yes] Welches Schiff läuft als nächstes aus?
   *[no] { $seat } lässt Schiffe auslaufen.
}
ask-launch-next-hint = { $you ->
    [yes] Eins nach dem anderen, in beliebiger Reihenfolge. Ein volles Schiff muss auslaufen; eines, dem nur Schmuggelware fehlt, darf warten.
   *[no] Eins nach dem anderen.
}
ask-arm = { $you ->
    [yes] Welcher Liegeplatz für die { $ship }?
   *[no] { $seat } wählt einen Liegeplatz für die { $ship }.
}
ask-arm-hint = { $you ->
    [yes] Seine Fähigkeit gehört dir ab deinem nächsten Zug, einmal.
   *[no] Seine Fähigkeit kann einmal genutzt werden.
}
ask-replace = { $you ->
    [yes] Wähl ein neues Schiff.
   *[no] { $seat } wählt ein neues Schiff.
}
ask-replace-hint = { $you ->
    [yes] Eines der ankommenden Schiffe; die Reihe wird gleich aufgefüllt.
   *[no] Eines der ankommenden Schiffe.
}

## Möglichkeiten

do-keep = Die { $ship } behalten
do-recall = { $crate } von der { $ship } ({ $resource })
do-retake = { $crate } von der { $island } zurück ({ $resource })
do-withdraw = Piratenkiste zurück: { $card }
do-enough = Das genügt
do-place = Warenkiste auf { $resource }, { $island }
do-pirate = Piratenkiste auf { $resource }, { $island }
do-top = Piratenkiste auf die Kiste von { $seat }: { $resource }, { $island }
do-board = Piratenkiste auf „{ $card }“
do-clear = „{ $card }“ für 4 Münzen räumen
do-use = { $ability }
do-done = Fertig gestellt
do-load = { $crate } auf die { $ship }: { $resource }
do-reload = Von der { $ship } ({ $resource }) auf die { $ship2 } ({ $resource2 })
do-claim = Die { $island } beanspruchen
do-send = Kiste von { $seat } auf „{ $card }“
do-deed = { $ability }
do-decline = Verzichten
do-buy = { $resource } von der { $ship } ({ $seat })
do-smuggle = { $resource } von der { $island } ({ $crate })
do-stow = Auf die { $ship }: { $resource }
do-sell = Für 1 Münze nach Hause
do-lift = { $island }: { $resource }
do-shift = Auf die { $island }: { $resource }
do-exchange = Tausch mit der { $island }: { $resource }
do-scuttle = Die { $ship } von { $seat }
do-trade = { $ship } gegen die { $ship2 } von { $seat }
do-resolve = { $island }
do-ransom = { $seat } 2 Münzen zahlen ({ $resource })
do-yield = { $seat } das Feld überlassen ({ $resource })
do-launch = Die { $ship } auslaufen lassen
do-wait = Die { $ship } zurückhalten
do-wait-all = Alle zurückhalten
do-arm = { $ability }
do-take = Die { $ship } nehmen
gain-coins = { $coins ->
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $coins }
}
gain-nothing = ±0
gain-points = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}
gain-claim = Anspruch
why-source = { $source } { $coins ->
    [-4] −4
    [-2] −2
   *[other] +{ $coins }
}
why-seat-pays = { $seat } zahlt { $coins }
why-pays-seat = { $coins } an { $seat }
why-claims = Beansprucht: { $island }
why-launches = Die { $ship } läuft aus: { $points } Punkte

## Ablehnungen

no-keep-three = Wähl zuerst die drei Schiffe, die du behältst.
no-not-dealt = Dieses Schiff hast du nicht bekommen.
no-picked-already = Dieses Schiff hast du schon gewählt.
no-recall-first = Dein Vorrat ist leer: Nimm zuerst eine Kiste zurück.
no-ships-first = Zuerst kommen deine Kisten von deinen eigenen Schiffen.
no-not-your-crate = Dort ist keine Kiste von dir zu nehmen.
no-place-now = Jetzt werden Kisten gestellt: Stell, nutze Fähigkeiten, oder sei fertig.
no-place-one = Mindestens eine Kiste musst du stellen.
no-all-placed = Du hast alle { $count } Kisten dieses Zuges gestellt.
no-crate-left = Du hast keine { $crate } mehr im Vorrat.
no-such-space = Dieses Feld gibt es nicht.
no-such-card = Diese Piratenkarte ist nicht im Spiel.
no-such-hold = Diesen Laderaum gibt es nicht.
no-such-ship = Dieses Schiff gibt es nicht.
no-closed = Diese Insel ist beansprucht: Bis sie entladen wird, ist sie gesperrt.
no-space-taken = Dieses Feld ist besetzt; eine Warenkiste braucht ein leeres.
no-take-the-first = Nimm das erste leere dieser gleichen Felder.
no-topped-already = Auf dieser Kiste liegt schon eine Piratenkiste.
no-not-on-pirates = Eine Piratenkiste kommt nie auf eine andere Piratenkiste.
no-not-on-own = Eine Piratenkiste kommt nie auf eine eigene Kiste.
no-same-card = Noch eine Kiste auf der gleichen Karte kostet { $coins } Münzen, und die hast du nicht.
no-card-full = Beide Felder dieser Karte sind besetzt.
no-empty-card = Auf dieser Karte liegt keine Kiste.
no-coins = Das kostet { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, und so viel hast du nicht.
no-not-armed = An diesem Liegeplatz liegt kein Schiff: Die Fähigkeit ist nicht bereit.
no-used-up = Diese Fähigkeit ist benutzt; jede wirkt einmal im Spiel.
no-hold-free = Keines deiner Schiffe hat einen freien Laderaum.
no-keep-one-to-place = Deine letzte Kiste brauchst du zum Stellen: Eine muss gestellt werden.
no-post-free = Du hast keinen freien Pfosten, oder keine Insel ist mehr frei.
no-pirates-there = So eine Piratenkiste liegt nicht auf dieser Karte.
no-none-waiting = Die zwei wartenden Kisten sind schon im Spiel.
no-load-now = Stell zuerst die Kiste direkt an Bord.
no-hold-taken = Dieser Laderaum ist besetzt, oder ein gleicher kommt zuerst.
no-supply-first = Solange dein Vorrat Kisten hat, nimm eine von dort.
no-claim-now = Wähl zuerst die Insel, die du beanspruchst.
no-send-now = Wähl zuerst die Piratenkiste, die nach Hause geht.
no-deed-now = Wähl zuerst eine Fähigkeit, oder verzichte.
no-buy-now = Wähl zuerst eine Kiste, oder verzichte.
no-another-player = Es muss einer anderen Person gehören.
no-standard-there = In diesem Laderaum ist keine Warenkiste; Piratenkisten kann man nicht nehmen.
no-fitting-hold = Keines deiner Schiffe hat dafür einen freien Laderaum.
no-smuggle-now = Wähl zuerst eine Kiste zum Schmuggeln, oder verzichte.
no-not-treasure = Von der Schatzinsel wird nicht geschmuggelt.
no-bare-crate = Es muss eine Kiste von dir sein, direkt auf dem Feld und mit nichts darauf.
no-stow-now = Wähl zuerst den Laderaum für die Kiste.
no-does-not-fit = Dieser Laderaum nimmt diesen Rohstoff nicht, oder er ist besetzt.
no-lift-now = Wähl zuerst, was du bewegst, oder verzichte.
no-shift-now = Wähl zuerst, wohin es geht.
no-empty-space = Auf diesem Feld steht nichts.
no-another-space = Wähl ein anderes Feld als das, von dem es kommt.
no-scuttle-now = Wähl zuerst ein Schiff zum Abwerfen, oder verzichte.
no-trade-now = Wähl zuerst zwei Schiffe zum Tauschen, oder verzichte.
no-resolve-now = Wähl zuerst, welche beanspruchte Insel an der Reihe ist.
no-not-claimed = Diese Insel ist nicht beansprucht.
no-postless-first = Inseln ohne Pfosten kommen zuerst.
no-free-now = Einige dich zuerst mit den Piraten auf deinen Kisten.
no-not-your-stack = Dort liegen keine Piraten auf einer Kiste von dir.
no-unload-now = Entlade zuerst: in einen passenden Laderaum oder für 1 Münze nach Hause.
no-launch-now = Entscheide zuerst: auslaufen lassen oder zurückhalten.
no-full-ship-waits = Ein volles Schiff wartet nicht: Lass es zuerst auslaufen.
no-not-that-ship = Gefragt ist nach einem anderen Schiff.
no-arm-now = Wähl zuerst einen Liegeplatz für das ausgelaufene Schiff.
no-slot-taken = An diesem Liegeplatz liegt schon ein Schiff.
no-take-now = Wähl zuerst eines der ankommenden Schiffe.

## Die Zählung

tally-ship = { $ship }
tally-coins = Münzen
tally-public = Offenes Ziel: am meisten { $resource } ({ $count })
tally-public-not = Offenes Ziel: { $count } × { $resource }
tally-secret = Geheimes Ziel: { $count } × { $resource }
end-five-ships = Jemand hat fünf Schiffe auf See, und alle anderen hatten ihren letzten Zug.
end-locked = Eine ganze Runde lang konnte niemand eine Kiste stellen.

# web

face-subtitle = Runde { $round }
face-subtitle-last = Runde { $round } · letzte Züge
face-subtitle-choosing = Schiffe wählen
face-side-title = Stapel und Schiffe auf See
face-sea = Meer
face-harbour = Hafen von { $seat }
face-harbour-short = Hafen
face-incoming = Ankommende Schiffe
face-claimed = Beansprucht
face-kept = Behalten
face-choosing = Alle wählen drei von sechs Schiffen.
face-lasting = dauerhaft
face-used-card = In diesem Zug benutzt: Eine weitere Kiste hier kostet 2 Münzen.
face-button-clear = Eine Karte für 4 Münzen räumen
face-slot-armed = bereit
face-slot-used = benutzt
face-slot-empty-rule = Nicht bereit: Lass zuerst ein Schiff an diesen Liegeplatz auslaufen.
face-slot-armed-rule = Bereit: einmal nutzbar, wenn du Kisten stellst.
face-slot-used-rule = Verbraucht. Das Schiff zählt am Ende trotzdem.
face-public-short = offen
face-secret-short = geheim
face-public-title = Offenes Ziel: { $resource }
face-public-rule = 10 Punkte für die eine Person mit den meisten Feldern dieses Rohstoffs auf ausgelaufenen Schiffen. Bei Gleichstand bekommt sie niemand.
face-public-most = meiste { $resource }
face-public-has = { $count } auf ausgelaufenen Schiffen
face-secret-title = Dein geheimes Ziel: { $resource }
face-secret-rule = 1 Punkt für jedes solche Feld auf ausgelaufenen Schiffen, beladen oder nicht: jetzt { $count }.
face-secret-hidden = Ein geheimes Ziel
face-secret-rule-other = 1 Punkt für jedes passende Feld auf ausgelaufenen Schiffen. Wird am Ende gezeigt.
face-coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
face-coins-rule = Jede ist am Ende 1 Punkt. Eine zweite Kiste auf einer Karte kostet 2, eine Piratenkarte zu räumen 4.
face-empty = leer
face-space = { $resource }, { $island }
face-space-rule = Wird die Insel beansprucht, bringt eine Kiste hier { $resource } in einen passenden Laderaum, oder 1 Münze.
face-space-treasure = Wird die Insel beansprucht, holt eine Kiste hier { $coins } Münzen.
face-stack-rule = Wird die Insel beansprucht, zahlt der Besitzer der unteren Kiste den Piraten 2 Münzen, oder er nimmt sie nach Hause und überlässt ihnen das Feld.
face-wanted = Eines deiner Schiffe hat dafür noch Laderaum.
face-topped = Obenauf: { $crate }
face-crate-of = { $you ->
    [yes] deine { $crate }
   *[no] { $crate } von { $name }
}
face-crew = { $card }, Feld { $space }: { $crate }
face-island-rule = Wer das letzte Feld füllt, beansprucht sie und nimmt nach dem Entladen { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
face-island-claimed = Von { $name } beansprucht, mit Pfosten. Geschlossen, bis sie entladen ist.
face-island-claimed-postless = Von { $name } ohne Pfosten beansprucht: Sie wird zuerst entladen.
face-ship-title = { $ship }, { $points } Punkte
face-holds = Laderäume: { $holds }
face-holds-smuggler = Laderäume: { $holds }; Schmuggelraum: { $resource }
face-smuggler-rule = Der Schmuggelraum darf leer bleiben. Läuft sie damit beladen aus, bringt sie 5 Münzen.
face-lading = { $filled } von { $needed } Laderäumen beladen.
face-hold = Laderaum der { $ship }: { $resource }
face-hold-smuggler = Schmuggelraum der { $ship }: { $resource }
face-hold-open = offen
face-berth-empty = Ein leerer Ankerplatz
face-berth-rule = Es gab kein ankommendes Schiff zu nehmen.
face-incoming-rule = Ankommend: Wer ein Schiff auslaufen lässt, nimmt eines dieser drei.
face-keep-rule = Behalte drei deiner sechs Schiffe; die anderen gehen zurück in den Stapel.
face-card-once = Wirkt einmal, wenn eine Piratenkiste hierher kommt. Die Kiste bleibt.
face-clear-rule = Für 4 Münzen gehen in deinem Zug alle Kisten darauf nach Hause.
face-standard-rule = Kommt auf ein leeres Feld einer Insel.
face-pirate-rule = Kommt auf ein leeres Feld, auf eine Kiste eines anderen oder auf eine Piratenkarte.
face-supply = Noch { $count } im Vorrat.
face-supply-label = { $crate }: { $count } im Vorrat
face-islands = Inseln
face-ships = Schiffe
face-islands-left = { $count } Inseln im Stapel
face-ships-left = { $count } Schiffe im Stapel
face-launched = { $count } von 5 Schiffen ausgelaufen
face-points-launched = Punkte ausgelaufener Schiffe
face-note-launched = { $count ->
    [0] Kein Schiff ausgelaufen
    [one] 1 Schiff ausgelaufen, { $points } Punkte
   *[other] { $count } Schiffe ausgelaufen, { $points } Punkte
}
face-note-near = noch ein Laderaum
face-note-ready = bereit zum Auslaufen
face-note-choosing = { $count } von 3 Schiffen gewählt
face-float-launch = Ausgelaufen! +{ $points }
face-float-end = Letzte Züge!
face-count-ships = Ausgelaufene Schiffe
face-count-coins = Münzen
face-count-public = Offenes Ziel
face-count-secret = Geheime Ziele
face-won-with = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkten
}

## Erstes Spiel mit Anleitung

guide-welcome = Willkommen im Hafen! Punkte bringen hier die Schiffe: Füll alle Laderäume, dann läuft es aus. Sechs liegen vor dir, drei behältst du. Fang klein an: Die Amity will nur Baumwolle und Vanille. Drück auf sie.
guide-public = Oben liegt das offene Ziel: Vanille. Wer am Ende am meisten davon auf ausgelaufenen Schiffen hat, bekommt 10 Punkte. Auch die Beatrice hat einen Laderaum für Vanille: Behalte sie.
guide-secret = Und ein Ziel siehst nur du: Baumwolle, 1 Punkt für jeden solchen Laderaum auf deinen ausgelaufenen Schiffen. Die Aurora hat zwei davon und zwei für Vanille. Sie ist nicht so schnell voll, aber 10 Punkte wert.
guide-mate-keeps = Mate hat zur gleichen Zeit geheim gewählt. Jetzt liegen alle Schiffe offen, und drei weitere kommen an: Wer ein Schiff auslaufen lässt, nimmt sich eines davon.
guide-mate-begins = Mate beginnt und stellt zwei Kisten auf die Baumwollinsel, auf Zuckerrohr und auf Baumwolle. Du stellst in jedem Zug eine oder zwei Kisten, jede auf eine eigene Karte. Eine zweite auf derselben Karte kostet 2 Münzen, und die hat Mate bezahlt.
guide-place = Du bist am Zug. Für die Amity brauchst du Baumwolle: Nimm eine Warenkiste und stell sie auf das leuchtende Feld der Baumwollinsel.
guide-on-top = Piratenkisten können mehr: Sie dürfen auch oben auf einer fremden Kiste liegen. Die Beatrice will Zuckerrohr, also leg sie auf das von Mate! Es ist wieder dieselbe Insel, darum kostet es dich 2 Münzen.
guide-mate-strikes-back = Mate nimmt ein Vanillefeld und legt dafür Piraten auf deine Baumwolle. Sie wollen bezahlt werden, sobald die Insel entladen wird.
guide-card = Auf der Baumwollinsel ist noch ein Feld frei, und das wird deins. Aber leg vorher deine andere Piratenkiste auf die Kartengebühr: Solange sie dort liegt, bekommst du 1 Münze, wann immer eine Insel beansprucht wird.
guide-claim = Jetzt füll das letzte Feld, Vanille. Wer das tut, beansprucht die Insel, und sie wird entladen. Die erste Münze deiner Karte gibt es gleich dazu.
guide-ransom = Zuerst die Piraten. Mates Kiste liegt auf deiner Baumwolle. Zahl Mate 2 Münzen, und sie geht nach Hause; oder überlass Mate das Feld. Die Amity braucht die Baumwolle: Zahl.
guide-mate-yields = Und deine Piraten liegen auf Mates Zuckerrohr. Mate könnte dich jetzt bezahlen, behält die Münzen aber lieber. Also geht Mates Kiste nach Hause, und deine Piratenkiste hat das Feld.
guide-unload = Jetzt wird entladen. Jede deiner Kisten kommt in einen passenden freien Laderaum oder geht für 1 Münze nach Hause. Die Baumwolle kommt auf die Amity.
guide-unload-vanilla = Die Vanille auch: Dann ist die Amity voll.
guide-unload-pirates = Piratenkisten tragen Ware wie alle anderen. Lade das Zuckerrohr auf die Beatrice.
guide-mate-unloads = Auch Mate entlädt: Baumwolle und Vanille. Eine beanspruchte Insel nützt allen, die dort Kisten haben. Und die Amity ist voll: Sie läuft aus, bringt dir 4 Punkte, und ihre Kisten kommen zu dir zurück.
guide-launch = Ein ausgelaufenes Schiff kommt an einen deiner fünf Liegeplätze. Jeder hat eine Fähigkeit, die du ab deinem nächsten Zug einmal nutzen darfst. Wähl „Direkt an Bord“.
guide-new-ship = Ein neues Schiff kommt an ihre Stelle. Die Nerissa hat zwei Laderäume für Vanille, gut für das offene Ziel. Nimm sie.
guide-mate-smuggles = Für deinen Anspruch gab es 2 Münzen, und eine neue Insel liegt da. Jetzt sieh Mate zu: eine Kiste auf die Zuckerinsel, dann eine Piratenkiste auf Schmuggelware, und schon ist das Zuckerrohr an Bord. Die Gazelle könnte auslaufen, aber Mate wartet: Ist auch der Schmuggelraum voll, bringt sie 5 Münzen.
guide-treasure = Du bist wieder am Zug. Auf der Schatzinsel gibt es Münzen statt Waren: Wird sie beansprucht, holt eine Kiste hier 3. Stell eine dorthin.
guide-ability = Zwischen zwei Kisten darfst du eine Fähigkeit nutzen. Der Beatrice fehlt nur noch Vanille: Nutze „Direkt an Bord“.
guide-load = Stell eine Warenkiste in den Laderaum der Beatrice für Vanille. Ganz ohne Insel.
guide-farewell = Die Beatrice ist voll und läuft am Ende deines Zuges aus. So geht es weiter, bis jemand fünf Schiffe auslaufen ließ; dann haben alle anderen einen letzten Zug. Gezählt werden die Punkte deiner ausgelaufenen Schiffe, 1 für jede Münze, 10 für das offene Ziel, wenn du allein am meisten hast, und 1 für jedes Feld deines geheimen. Die meisten Punkte gewinnen. Du weißt genug: Spiel richtig!

## Bilder der Regeln
figure-post = Pfosten
figure-coin = Münze

## Was eine Wahl riskiert

risk-last-round = Damit beginnt das Ende: Alle anderen haben noch einen Zug.
risk-gives-up = Das Feld geht an die Piraten von { $seat }; deine Kiste kommt leer heim.
risk-scuttles = Du verlierst dein eigenes Schiff ({ $ship }).
risk-ransom = 2 deiner Münzen gehen an { $seat }.
risk-others = { $coins ->
    [one] 1 Münze für { $seat }.
   *[other] { $coins } Münzen für { $seat }.
}

## Was Rückblick und Tipp als Grund nennen

source-ship = Schiffe
source-coins = Münzen
source-public = offene Ziele
source-public-not = offene Ziele
source-secret = geheime Ziele

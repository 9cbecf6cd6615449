# Anchors Aweigh! auf Deutsch.
# Argumente wie in der englischen Datei; die Beugungen stehen als Attribute bei den Namen:
# .a Akkusativ unbestimmt, .the Akkusativ mit Artikel, .many Mehrzahl; .kind, .kind_a und .kind_the ohne Seestern,
# der auf der Reise nichts mehr bedeutet.

anchors_aweigh = Anchors Aweigh!
anchors_aweigh-tagline = Alle laden zugleich, und wer zuerst voll ist, ruft
anchors_aweigh-blurb = Alle greifen in den gleichen Haufen, mit einer Hand und in Echtzeit. Dann laufen die Schiffe aus, und du merkst, was du hättest einpacken sollen.

## Einrichten

option-pace = Laden
option-pace-live = Live
option-pace-live-hint = In Echtzeit: Alle greifen zugleich, und von zwei Händen bekommt das Plättchen, wer früher zugreift.
option-pace-beat = Im Takt
option-pace-beat-hint = Ohne Hast: In jedem Takt wählen alle geheim einen Griff, dann geschehen alle zusammen.
option-reach = Ein Griff dauert
option-reach-200 = 0,2 s
option-reach-200-hint = Flott: für schnelle Hände. So lange dauert alles, was eine Hand tut, bei Menschen wie bei Bots. Nur live.
option-reach-400 = 0,4 s
option-reach-400-hint = So lange dauert alles, was eine Hand tut, bei Menschen wie bei Bots. Nur live.
option-reach-800 = 0,8 s
option-reach-800-hint = Gemütlich: mehr Zeit zum Schauen und Denken. So lange dauert alles, was eine Hand tut, bei Menschen wie bei Bots. Nur live.
option-limit = Zeit zum Laden
option-limit-none = Ohne Grenze
option-limit-none-hint = Geladen wird, bis alle Schiffe voll sind.
option-limit-3 = 3 Min.
option-limit-3-hint = Ist die Zeit um, füllt der Zufall die leeren Felder. Nur live.
option-limit-5 = 5 Min.
option-limit-5-hint = Ist die Zeit um, füllt der Zufall die leeren Felder. Nur live.
option-monkeys = Aufdringlicher Affe
option-monkeys-no = Nein
option-monkeys-no-hint = Niemand spielt mit Handicap.
option-monkeys-yes = Ja
option-monkeys-yes-hint = Wer viel Erfahrung hat, darf am Anfang einen Affen an Bord nehmen. Er versperrt das ganze Spiel über ein Feld. Höchstens drei von euch.
option-rough = Raue See
option-rough-no = Nein
option-rough-no-hint = Das Grundspiel.
option-rough-yes = Ja
option-rough-yes-hint = Zu dritt oder viert, ohne den aufdringlichen Affen: Plättchen mit Seestern gehen vor der Reise von Bord, Affen stehen für alles, zwei gleiche lassen sich tauschen.
option-ocean = Abenteuerkarten
option-ocean-standard = Wie üblich
option-ocean-standard-hint = 13 je Runde: 5 Entdeckungen, 2 Handel, 3 Piraten, 3 Aufträge.
option-ocean-own = Offener Ozean: eigene
option-ocean-own-hint = Wählt, wie viele von jeder Art, und wenn ihr mögt bestimmte Karten: zusammen 13, von jeder Art mindestens eine.
option-ocean-random = Offener Ozean: Zufall
option-ocean-random-hint = 13 zufällige, von jeder Art mindestens eine. Welche es sind, seht ihr, wenn das Laden beginnt.
option-discovery = Entdeckungen
option-trade = Handel
option-pirates = Piraten
option-contract = Aufträge
option-discovery-hint = Ausrüstung wird gegen Waren oder Münzen abgegeben.
option-trade-hint = Aus einer Ware werden zwei.
option-pirates-hint = Kämpft mit Kanonen, Säbeln und Matrosen oder flieht.
option-contract-hint = Waren werden am Ende der Reise gegen Münzen geliefert.
option-cards = Bestimmte Karten
option-cards-hint = Sie sind in beiden Runden unter den 13; den Rest bringt der Zufall.
deck-title = Eure 13 Karten
deck-chosen = { $chosen } gewählt, { $chance } zufällig
deck-by-chance = zufällig, aus { $count }
deck-fewer = { $name }: eine weniger
deck-more = { $name }: eine mehr
deck-missing = { $count ->
    [one] Eine Karte fehlt.
   *[other] { $count } Karten fehlen.
}
deck-whole = Der Stapel ist vollständig.
deck-full = Alle 13 sind gewählt: Nimm erst eine heraus.
deck-show = Bestimmte Karten wählen …
deck-hide = Karten verbergen
deck-how = Drück auf eine Karte, um sie in beiden Runden dabeizuhaben. Was du nicht wählst, bringt der Zufall.
deck-none = Keine wählen

## Ausrüstung, Waren, Felder

asset-0 = Kanone
    .a = eine Kanone
    .the = die Kanone
    .many = Kanonen
    .text = Gut gegen Piraten.
asset-1 = Schwert
    .a = ein Schwert
    .the = das Schwert
    .many = Schwerter
    .text = Gut gegen Piraten.
asset-2 = Matrose
    .a = einen Matrosen
    .the = den Matrosen
    .many = Matrosen
    .text = Gut gegen Piraten.
asset-3 = Schaufel
    .a = eine Schaufel
    .the = die Schaufel
    .many = Schaufeln
    .text = Gut für Entdeckungen.
asset-4 = Fernrohr
    .a = ein Fernrohr
    .the = das Fernrohr
    .many = Fernrohre
    .text = Gut für Entdeckungen.
asset-5 = Seil
    .a = ein Seil
    .the = das Seil
    .many = Seile
    .text = Gut für Entdeckungen.
asset-6 = Kompass
    .a = einen Kompass
    .the = den Kompass
    .many = Kompasse
    .text = Gut für Entdeckungen.
asset-7 = Seekarte
    .a = eine Seekarte
    .the = die Seekarte
    .many = Seekarten
    .text = Gut für Entdeckungen.
asset-8 = Stauraum
    .a = einen Stauraum
    .the = den Stauraum
    .many = Stauräume
    .text = Erfüllt keine Karte. Auf der Reise trägt er zwei Waren.
asset-9 = Affe
    .a = einen Affen
    .the = den Affen
    .many = Affen
    .text = Zu nichts nütze: Er füllt nur ein Feld. Bei rauer See steht er für eine beliebige Ausrüstung.

front--1 = verdecktes Plättchen
    .a = ein verdecktes Plättchen
    .the = das verdeckte Plättchen
    .kind = verdecktes Plättchen
    .kind_a = ein verdecktes Plättchen
    .kind_the = das verdeckte Plättchen
front-0 = Kanone
    .a = eine Kanone
    .the = die Kanone
    .kind = Kanone
    .kind_a = eine Kanone
    .kind_the = die Kanone
front-1 = Kanone mit Seestern
    .a = eine Kanone mit Seestern
    .the = die Kanone mit Seestern
    .kind = Kanone
    .kind_a = eine Kanone
    .kind_the = die Kanone
front-2 = Schwert
    .a = ein Schwert
    .the = das Schwert
    .kind = Schwert
    .kind_a = ein Schwert
    .kind_the = das Schwert
front-3 = Schwert mit Seestern
    .a = ein Schwert mit Seestern
    .the = das Schwert mit Seestern
    .kind = Schwert
    .kind_a = ein Schwert
    .kind_the = das Schwert
front-4 = Matrose
    .a = einen Matrosen
    .the = den Matrosen
    .kind = Matrose
    .kind_a = einen Matrosen
    .kind_the = den Matrosen
front-5 = Matrose mit Seestern
    .a = einen Matrosen mit Seestern
    .the = den Matrosen mit Seestern
    .kind = Matrose
    .kind_a = einen Matrosen
    .kind_the = den Matrosen
front-6 = Schaufel
    .a = eine Schaufel
    .the = die Schaufel
    .kind = Schaufel
    .kind_a = eine Schaufel
    .kind_the = die Schaufel
front-7 = Schaufel mit Seestern
    .a = eine Schaufel mit Seestern
    .the = die Schaufel mit Seestern
    .kind = Schaufel
    .kind_a = eine Schaufel
    .kind_the = die Schaufel
front-8 = Fernrohr
    .a = ein Fernrohr
    .the = das Fernrohr
    .kind = Fernrohr
    .kind_a = ein Fernrohr
    .kind_the = das Fernrohr
front-9 = Fernrohr mit Seestern
    .a = ein Fernrohr mit Seestern
    .the = das Fernrohr mit Seestern
    .kind = Fernrohr
    .kind_a = ein Fernrohr
    .kind_the = das Fernrohr
front-10 = Seil
    .a = ein Seil
    .the = das Seil
    .kind = Seil
    .kind_a = ein Seil
    .kind_the = das Seil
front-11 = Seil mit Seestern
    .a = ein Seil mit Seestern
    .the = das Seil mit Seestern
    .kind = Seil
    .kind_a = ein Seil
    .kind_the = das Seil
front-12 = Kompass
    .a = einen Kompass
    .the = den Kompass
    .kind = Kompass
    .kind_a = einen Kompass
    .kind_the = den Kompass
front-13 = Kompass mit Seestern
    .a = einen Kompass mit Seestern
    .the = den Kompass mit Seestern
    .kind = Kompass
    .kind_a = einen Kompass
    .kind_the = den Kompass
front-14 = Seekarte
    .a = eine Seekarte
    .the = die Seekarte
    .kind = Seekarte
    .kind_a = eine Seekarte
    .kind_the = die Seekarte
front-15 = Seekarte mit Seestern
    .a = eine Seekarte mit Seestern
    .the = die Seekarte mit Seestern
    .kind = Seekarte
    .kind_a = eine Seekarte
    .kind_the = die Seekarte
front-16 = Stauraum
    .a = einen Stauraum
    .the = den Stauraum
    .kind = Stauraum
    .kind_a = einen Stauraum
    .kind_the = den Stauraum
front-17 = Stauraum mit Seestern
    .a = einen Stauraum mit Seestern
    .the = den Stauraum mit Seestern
    .kind = Stauraum
    .kind_a = einen Stauraum
    .kind_the = den Stauraum
front-18 = Affe
    .a = einen Affen
    .the = den Affen
    .kind = Affe
    .kind_a = einen Affen
    .kind_the = den Affen

colour-0 = Blau
    .cargo = blaue Ware
    .many = blaue Waren
colour-1 = Weiß
    .cargo = weiße Ware
    .many = weiße Waren
colour-2 = Orange
    .cargo = orange Ware
    .many = orange Waren
colour-3 = Lila
    .cargo = lila Ware
    .many = lila Waren
colour-4 = beliebig
    .cargo = beliebige Ware
    .many = beliebige Waren

space--1 = neben dem Schiff
space-0 = Feld 1 an Deck
space-1 = Feld 2 an Deck
space-2 = Feld 3 an Deck
space-3 = Feld 4 an Deck
space-4 = Feld 5 an Deck
space-5 = Feld 6 an Deck
space-6 = Feld 7 an Deck
space-7 = Feld 8 an Deck
space-8 = Feld 1 unter Deck
space-9 = Feld 2 unter Deck
space-10 = Feld 3 unter Deck
space-11 = Feld 4 unter Deck
space-12 = Ladefeld 1 unter Deck
space-13 = Ladefeld 2 unter Deck

place-0 = { space-0 }
place-1 = { space-1 }
place-2 = { space-2 }
place-3 = { space-3 }
place-4 = { space-4 }
place-5 = { space-5 }
place-6 = { space-6 }
place-7 = { space-7 }
place-8 = { space-8 }
place-9 = { space-9 }
place-10 = { space-10 }
place-11 = { space-11 }
place-12 = { space-12 }
place-13 = { space-13 }
place-14 = den Stauraum, Feld 1 an Deck
place-15 = den Stauraum, Feld 2 an Deck
place-16 = den Stauraum, Feld 3 an Deck
place-17 = den Stauraum, Feld 4 an Deck
place-18 = den Stauraum, Feld 5 an Deck
place-19 = den Stauraum, Feld 6 an Deck
place-20 = den Stauraum, Feld 7 an Deck
place-21 = den Stauraum, Feld 8 an Deck
place-22 = den Stauraum, Feld 1 unter Deck
place-23 = den Stauraum, Feld 2 unter Deck
place-24 = den Stauraum, Feld 3 unter Deck
place-25 = den Stauraum, Feld 4 unter Deck
place-28 = { place-14 }
place-29 = { place-15 }
place-30 = { place-16 }
place-31 = { place-17 }
place-32 = { place-18 }
place-33 = { place-19 }
place-34 = { place-20 }
place-35 = { place-21 }
place-36 = { place-22 }
place-37 = { place-23 }
place-38 = { place-24 }
place-39 = { place-25 }

act-0 = aufdecken
act-1 = nehmen
act-2 = hinlegen
act-3 = zurücklegen
act-4 = Ware nehmen
act-5 = abwerfen
act-6 = warten

## Abenteuerkarten: was sie wollen und was sie geben

type-0 = Entdeckung
    .card = Entdeckungskarte
    .text = Gib die verlangte Ausrüstung ab und nimm die Belohnung, oder lass sie vorbeiziehen. Alle wählen zugleich.
type-1 = Handel
    .card = Handelskarte
    .text = Gib die verlangte Ware ab und nimm die Belohnung, oder lass sie vorbeiziehen. Alle wählen zugleich.
type-2 = Piraten
    .card = Piratenkarte
    .text = Stellen oder fliehen: Das sagst du, bevor die Karte aufgedeckt wird. Wer sich stellt, gibt die Ausrüstung ab und nimmt die Belohnung, oder verliert 2 Münzen und 1 Ware.
type-3 = Auftrag
    .card = Auftragskarte
    .text = Kommt ungesehen unter den Stapel und ist zuletzt dran. Dann gibst du die verlangten Waren ab und nimmst die Münzen, oder lässt sie vorbeiziehen.

card-0 = Schaufel + Fernrohr → Blau + Weiß
card-1 = Schaufel + Seil → Orange + Lila
card-2 = Schaufel + Kompass → 2 Weiß
card-3 = Schaufel + Seekarte → 2 Lila
card-4 = Fernrohr + Seil → Blau + Orange
card-5 = Fernrohr + Kompass → Weiß + Lila
card-6 = Fernrohr + Seekarte → 2 Blau
card-7 = Seil + Kompass → 2 Orange
card-8 = Seil + Seekarte → 4 Münzen
card-9 = Kompass + Seekarte → 4 Münzen
card-10 = Schaufel → Blau
card-11 = Fernrohr → Weiß
card-12 = Seil → Orange
card-13 = Kompass → Lila
card-14 = Seekarte → 2 Münzen
card-15 = 2 Schaufeln → 3 Blau
card-16 = 2 Fernrohre → 3 Weiß
card-17 = 2 Seile → 3 Orange
card-18 = 2 Kompasse → 3 Lila
card-19 = 2 Seekarten → 5 Münzen
card-20 = Blau → 2 Weiß
card-21 = Weiß → 2 Orange
card-22 = Orange → 2 Lila
card-23 = Lila → 2 Blau
card-24 = Blau → Orange + Lila
card-25 = Weiß → Lila + Blau
card-26 = Orange → Blau + Weiß
card-27 = Lila → Weiß + Orange
card-28 = Kanone + Schwert → 5 Münzen
card-29 = Kanone + Matrose → 5 Münzen
card-30 = Schwert + Matrose → 5 Münzen
card-31 = 2 Kanonen → 3 beliebige Waren
card-32 = 2 Schwerter → 3 beliebige Waren
card-33 = 2 Matrosen → 3 beliebige Waren
card-34 = 2 Kanonen + Schwert → 7 Münzen
card-35 = 2 Schwerter + Matrose → 7 Münzen
card-36 = 2 Matrosen + Kanone → 7 Münzen
card-37 = Kanone + Schwert + Matrose → 8 Münzen
card-38 = Kanone + Schwert + Matrose → 4 beliebige Waren
card-39 = Kanone + Schwert + Matrose → 4 beliebige Waren
card-40 = 3 Blau → 6 Münzen
card-41 = 3 Weiß → 6 Münzen
card-42 = 3 Orange → 6 Münzen
card-43 = 3 Lila → 6 Münzen
card-44 = 2 Blau + Weiß → 5 Münzen
card-45 = 2 Weiß + Orange → 5 Münzen
card-46 = 2 Orange + Lila → 5 Münzen
card-47 = 2 Lila + Blau → 5 Münzen
card-48 = Blau + Weiß + Orange → 5 Münzen
card-49 = Weiß + Orange + Lila → 5 Münzen
card-50 = Orange + Lila + Blau → 5 Münzen
card-51 = Lila + Blau + Weiß → 5 Münzen

## Was geschah: Laden

event-meddled = { $you ->
    [yes] Du nimmst einen aufdringlichen Affen an Bord.
   *[no] { $seat } nimmt einen aufdringlichen Affen an Bord.
}
    .part = nimmt einen aufdringlichen Affen
event-poured = Die Plättchen werden zu einem Haufen ausgeschüttet: { $count } davon liegen offen.
event-cards = Alle an Bord! Die 13 Abenteuerkarten liegen offen.
event-loading_began = Runde { $round }: Alles wird geladen!
event-flipped = { $you ->
    [yes] Du deckst { $front_a } auf.
   *[no] { $seat } deckt { $front_a } auf.
}
    .part = deckt auf: { $front }
event-took = { $you ->
    [yes] Du nimmst { $front_a }.
   *[no] { $seat } nimmt { $front_a }.
}
    .part = nimmt: { $front }
event-drew = { $you ->
    [yes] Du nimmst ein verdecktes Plättchen: { $front_a }.
   *[no] { $seat } nimmt ein verdecktes Plättchen.
}
    .part = nimmt ein verdecktes Plättchen
event-placed = { $you ->
    [yes] Du legst { $front_the } an Deck.
   *[no] { $seat } legt { $front_a } an Deck.
}
    .part = legt an Deck: { $front }
event-hid = { $you ->
    [yes] Du legst { $front_the } unter Deck.
   *[no] { $seat } legt ein Plättchen unter Deck.
}
    .part = legt ein Plättchen unter Deck
event-put_back = { $you ->
    [yes] Du legst { $front_the } zurück.
   *[no] { $seat } legt { $front_a } zurück.
}
    .part = legt zurück: { $front }
event-loaded = { $you ->
    [yes] Du lädst 1 { $colour_cargo }.
   *[no] { $seat } lädt 1 { $colour_cargo }.
}
    .part = lädt 1 { $colour_cargo }
event-discarded = { $you ->
    [yes] Du wirfst { $front_the } ab.
   *[no] { $seat } wirft { $front_a } ab.
}
    .part = wirft ab: { $front }
event-missed = { $has2 ->
    [no] { $you ->
        [yes] Deine Hand kommt leer zurück.
       *[no] Die Hand von { $seat } kommt leer zurück.
    }
   *[yes] { $you ->
        [yes] { $seat2 } war schneller: Deine Hand kommt leer zurück.
       *[no] { $you2 ->
            [yes] Du warst schneller als { $seat }.
           *[no] { $seat2 } war schneller als { $seat }.
        }
    }
}
event-full = { $you ->
    [yes] Dein Schiff ist voll beladen.
   *[no] Das Schiff von { $seat } ist voll beladen.
}
    .part = Schiff voll beladen
event-captain = { $you ->
    [yes] „Anker lichten!“ Du hast das Kommando. Die Karten werden verdeckt eingesammelt.
   *[no] „Anker lichten!“ { $seat } hat das Kommando. Die Karten werden verdeckt eingesammelt.
}
event-time_up = Die Zeit ist um. Was noch leer ist, füllt der Zufall.
event-loading_ended = Alle Schiffe sind beladen. Die Reise beginnt.
event-washed = { $you ->
    [yes] Du verlierst { $front_the }: Plättchen mit Seestern gehen vor der Reise von Bord.
   *[no] { $seat } verliert { $front_a }.
}
    .part = verliert: { $front }

## Was geschah: die Reise

event-drawn = Nächste Karte: { $type }.
event-bottomed = { $count ->
    [one] Ein Auftrag kommt ungesehen unter den Stapel.
   *[other] Ein Auftrag kommt ungesehen unter den Stapel: { $count } liegen dort.
}
event-declared = { $encounter ->
    [1] { $you ->
        [yes] Du stellst dich den Piraten.
       *[no] { $seat } stellt sich den Piraten.
    }
   *[0] { $you ->
        [yes] Du fliehst.
       *[no] { $seat } flieht.
    }
}
    .part = { $encounter ->
        [1] stellt sich den Piraten
       *[other] flieht
    }
event-turned = { $type }: { $card }.
event-resolved = { $you ->
    [yes] Du erfüllst die Karte.
   *[no] { $seat } erfüllt die Karte.
}
    .part = erfüllt die Karte
event-passed = { $you ->
    [yes] Du erfüllst die Karte nicht.
   *[no] { $seat } erfüllt die Karte nicht.
}
    .part = lässt die Karte aus
event-spent = { $you ->
    [yes] Du gibst { $front_kind_a } ab.
   *[no] { $seat } gibt { $front_kind_a } ab.
}
    .part = gibt aus: { $front_kind }
event-used_parrot = { $you ->
    [yes] Dein Papagei ersetzt { $asset_a }.
   *[no] Der Papagei von { $seat } ersetzt { $asset_a }.
}
    .part = Papagei statt { $asset }
event-paid_cargo = { $you ->
    [yes] Du gibst 1 { $colour_cargo } ab.
   *[no] { $seat } gibt 1 { $colour_cargo } ab.
}
    .part = zahlt 1 { $colour_cargo }
event-fined = { $coins ->
    [0] { $you ->
        [yes] Die Piraten finden bei dir keine Münzen.
       *[no] Die Piraten finden bei { $seat } keine Münzen.
    }
    [one] { $you ->
        [yes] Die Piraten nehmen dir 1 Münze ab.
       *[no] Die Piraten nehmen { $seat } 1 Münze ab.
    }
   *[other] { $you ->
        [yes] Die Piraten nehmen dir { $coins } Münzen ab.
       *[no] Die Piraten nehmen { $seat } { $coins } Münzen ab.
    }
}
    .part = −{ $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
event-robbed = { $you ->
    [yes] Die Piraten nehmen dir 1 { $colour_cargo } ab.
   *[no] Die Piraten nehmen { $seat } 1 { $colour_cargo } ab.
}
    .part = verliert 1 { $colour_cargo }
event-earned = { $source ->
    [1] { $coins ->
        [one] { $you ->
            [yes] Du verkaufst deine Ware für 1 Münze.
           *[no] { $seat } verkauft Ware für 1 Münze.
        }
       *[other] { $you ->
            [yes] Du verkaufst deine Waren für { $coins } Münzen.
           *[no] { $seat } verkauft Waren für { $coins } Münzen.
        }
    }
   *[0] { $coins ->
        [one] { $you ->
            [yes] Du bekommst 1 Münze.
           *[no] { $seat } bekommt 1 Münze.
        }
       *[other] { $you ->
            [yes] Du bekommst { $coins } Münzen.
           *[no] { $seat } bekommt { $coins } Münzen.
        }
    }
}
    .part = +{ $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
event-gained = { $you ->
    [yes] Du bekommst 1 { $colour_cargo }.
   *[no] { $seat } bekommt 1 { $colour_cargo }.
}
    .part = +1 { $colour_cargo }
event-left_behind = { $you ->
    [yes] Du lässt 1 { $colour_cargo } zurück.
   *[no] { $seat } lässt 1 { $colour_cargo } zurück.
}
    .part = lässt 1 { $colour_cargo } zurück
event-short = { $you ->
    [yes] Davon ist zu wenig da ({ $colour_cargo }): Du darfst eine andere Farbe nehmen.
   *[no] Davon ist zu wenig da ({ $colour_cargo }): { $seat } darf eine andere Farbe nehmen.
}
    .part = nicht genug { $colour_many }
event-tossed = { $you ->
    [yes] Du wirfst { $front_kind_the } über Bord.
   *[no] { $seat } wirft { $front_kind_a } über Bord.
}
    .part = über Bord: { $front_kind }
event-tossed_cargo = { $you ->
    [yes] Du wirfst 1 { $colour_cargo } über Bord.
   *[no] { $seat } wirft 1 { $colour_cargo } über Bord.
}
    .part = 1 { $colour_cargo } über Bord
event-exchanged = { $you ->
    [yes] Du legst für einen Tausch { $front_kind_a } zurück.
   *[no] { $seat } legt für einen Tausch { $front_kind_a } zurück.
}
    .part = gibt zurück: { $front_kind }
event-round_ended = Runde { $round } ist zu Ende: zurück im Hafen.
event-unloaded = { $count ->
    [0] { $you ->
        [yes] Du hast keine Ausrüstung mehr zurückzulegen.
       *[no] { $seat } hat keine Ausrüstung mehr zurückzulegen.
    }
    [one] { $you ->
        [yes] 1 Ausrüstung von dir kommt zurück auf den Haufen.
       *[no] 1 Ausrüstung von { $seat } kommt zurück auf den Haufen.
    }
   *[other] { $you ->
        [yes] { $count } Ausrüstungen von dir kommen zurück auf den Haufen.
       *[no] { $count } Ausrüstungen von { $seat } kommen zurück auf den Haufen.
    }
}
    .part = { $count ->
        [one] gibt 1 Plättchen zurück
       *[other] gibt { $count } Plättchen zurück
    }
event-chest = { $you ->
    [yes] Aus 10 deiner Münzen wird eine Schatztruhe ({ $space }).
   *[no] Aus 10 Münzen von { $seat } wird eine Schatztruhe ({ $space }).
}
    .part = 10 Münzen werden eine Schatztruhe
event-parrot = { $you ->
    [yes] Du hast am wenigsten und bekommst einen Papagei.
   *[no] { $seat } hat am wenigsten und bekommt einen Papagei.
}
    .part = nimmt einen Papagei
event-ended = Beide Reisen sind gemacht. Jetzt zählen Münzen und Truhen.

## Fragen: Laden

ask-monkey = { $you ->
    [yes] Einen aufdringlichen Affen an Bord nehmen?
   *[no] { $seat } denkt über einen aufdringlichen Affen nach.
}
ask-monkey-hint = { $you ->
    [yes] Ein Handicap für alte Hasen: Er versperrt das ganze Spiel über ein Feld deiner Wahl. Oder fahr ohne.
   *[no] Ein freiwilliges Handicap.
}
ask-load = { $you ->
    [yes] Belade dein Schiff!
   *[no] { $seat } lädt.
}
ask-load-hint = { $you ->
    [yes] Deck ein Plättchen auf, nimm eines oder nimm Ware. Eins nach dem anderen.
   *[no] Plättchen vom Haufen und zwei Waren.
}
ask-place = { $you ->
    [yes] Wohin damit: { $front }?
   *[no] { $seat } hält ein Plättchen.
}
ask-place-hint = { $you ->
    [yes] An Deck, unter Deck oder zurück auf den Haufen. Was an Bord ist, bleibt dort.
   *[no] An Bord oder zurück auf den Haufen.
}
ask-full = { $you ->
    [yes] Dein Schiff ist voll. Ein Plättchen mit Seestern tauschen oder warten?
   *[no] { $seat } darf ein Plättchen mit Seestern tauschen.
}
ask-full-hint = { $you ->
    [yes] Plättchen mit Seestern gehen vor der Reise ersatzlos von Bord.
   *[no] Das Schiff ist voll.
}
do-flip = Plättchen aufdecken
do-take = Nimm { $front_a }
do-place = { $front } auf { $space }
do-put-back = Zurücklegen: { $front }
do-cargo = Laden: { $colour_cargo }
do-discard = Abwerfen: { $front } ({ $space })
do-wait = Warten
do-monkey = Affe auf { $space }
do-decline = Ohne Affen fahren

## Fragen: die Reise

ask-declare = { $you ->
    [yes] Piraten! Stellen oder fliehen?
   *[no] { $seat } entscheidet, was mit den Piraten wird.
}
ask-declare-hint = { $you ->
    [yes] Wer sich stellt und die Ausrüstung nicht abgibt, verliert 2 Münzen und 1 Ware.
   *[no] Die Karte ist noch verdeckt.
}
ask-choose = { $you ->
    [yes] { $card }: erfüllen?
   *[no] { $seat } wählt.
}
ask-choose-hint = { $you ->
    [yes] Alle wählen geheim. Vorher darfst du etwas über Bord werfen oder Waren umräumen.
   *[no] Alle wählen geheim, dann wird alles gezeigt.
}
ask-pirates = { $you ->
    [yes] { $card }: kämpfen oder die Strafe zahlen?
   *[no] { $seat } steht den Piraten gegenüber.
}
ask-pirates-hint = { $you ->
    [yes] Die Strafe: 2 Münzen und 1 Ware deiner Wahl, oder was du davon hast. Ausrüstung und Truhen sind sicher.
   *[no] Alle wählen geheim, dann wird alles gezeigt.
}
ask-gain = { $you ->
    [yes] Welche Farbe nimmst du?
   *[no] { $seat } wählt eine Farbe.
}
ask-gain-hint = { $you ->
    [yes] Jede, die noch im Vorrat ist.
   *[no] Jede, die noch im Vorrat ist.
}
ask-stow = { $you ->
    [yes] Wohin damit: { $colour_cargo }?
   *[no] { $seat } verstaut etwas: { $colour_cargo }.
}
ask-stow-hint = { $you ->
    [yes] Auf ein freies Feld oder einen Stauraum. Du darfst vorher etwas über Bord werfen oder sie zurücklassen.
   *[no] Auf ein freies Feld oder einen Stauraum.
}
ask-pair = { $you ->
    [yes] Und welches zweite dazu: { $front_kind }?
   *[no] { $seat } legt zwei gleiche Plättchen zurück.
}
ask-pair-hint = { $you ->
    [yes] Raue See: zwei Plättchen mit gleicher Ausrüstung gegen eines vom Haufen.
   *[no] Gegen eines vom Haufen.
}
ask-grab = { $you ->
    [yes] Welches Plättchen nimmst du dafür?
   *[no] { $seat } nimmt ein Plättchen vom Haufen.
}
ask-grab-hint = { $you ->
    [yes] Ein beliebiges, offen oder verdeckt.
   *[no] Ein beliebiges.
}
ask-chest = { $you ->
    [yes] Wohin mit der Schatztruhe?
   *[no] { $seat } verstaut eine Schatztruhe.
}
ask-chest-hint = { $you ->
    [yes] Auf ein freies Feld an Deck. Dort bleibt sie: In Runde zwei nimmt dieses Feld nichts anderes auf.
   *[no] Auf ein freies Feld an Deck.
}
do-encounter = Stellen
do-flee = Fliehen
do-pass = Vorbeiziehen lassen
do-penalty = Strafe zahlen
do-resolve = Erfüllen: { $card }
do-pay = So bezahlen
do-lose = Strafe: 2 Münzen und { $colour_cargo }
do-gain = Nehmen: { $colour_cargo }
do-stow = Auf { $place }
do-replace = { $colour ->
    [-1] Über Bord, um Platz zu schaffen: { $front_kind }
   *[other] Über Bord, um Platz zu schaffen: { $colour_cargo }
}
do-leave = Zurücklassen: { $colour_cargo }
do-toss = Über Bord: { $front_kind }
do-toss-cargo = Über Bord: { $colour_cargo }
do-lift = Umräumen: { $colour_cargo } auf { $place }
do-pair = Zwei tauschen: { $front_kind }
do-grab = Nimm { $front_kind_a }
do-chest = Auf { $space }

## Ablehnungen

no-monkey-now = Entscheide zuerst über den aufdringlichen Affen.
no-monkey-left = Alle drei Affen sind vergeben.
no-cargo-only = Dieses Feld nimmt nur Waren auf.
no-such-space = So ein Feld gibt es nicht.
no-such-tile = So ein Plättchen gibt es nicht.
no-space-taken = Dieses Feld ist besetzt.
no-loading-now = Das geht beim Laden nicht.
no-tile-gone = Zu spät: Dieses Plättchen ist weg.
no-face-up = Was offen liegt, wird nicht mehr gewendet.
no-hand-full = Du hältst ein Plättchen: Leg es erst hin oder zurück.
no-hand-empty = Deine Hand ist leer.
no-hand-busy = Deine Hand ist noch unterwegs.
no-room-aboard = Für Ausrüstung ist kein Feld mehr frei.
no-cargo-aboard = Beide Ladefelder sind voll.
no-ship-full = Dein Schiff ist voll: Es tauscht nur noch Plättchen mit Seestern.
no-supply = Davon ist im Vorrat nichts mehr: { $colour_cargo }.
no-starfish = Dort liegt kein Plättchen mit Seestern.
no-starfish-here = An diesem Tisch bedeuten Seesterne nichts: Was an Bord ist, bleibt dort.
no-wait = Nur ein volles Schiff wartet.
no-clock = Das macht die Uhr von selbst.
no-choose-now = Beantworte zuerst die Karte, die daliegt.
no-declare-now = Sag zuerst, ob du dich den Piraten stellst oder fliehst.
no-not-able = Du hast nicht alles, was die Karte verlangt.
no-one-way = Du kannst nur auf eine Art bezahlen: Erfüll die Karte.
no-committed = Du hast dich diesen Piraten gestellt: An Bord bewegt sich nichts, bis das erledigt ist.
no-penalty-cargo = Du hast Waren: Wähl, welche die Piraten bekommen.
no-nothing-there = Dort liegt nichts.
no-no-cargo-there = Dort liegt keine Ware.
no-place-taken = Dieses Feld ist besetzt.
no-there-is-room = Es ist noch Platz: Verstau sie dort.
no-same-colour = Das ist die gleiche Farbe: Es würde nichts ändern.
no-storage-full = In diesem Stauraum liegen schon zwei Waren.
no-no-storage = Dort ist kein Stauraum.
no-stow-now = Verstau zuerst die Ware in deiner Hand, oder lass sie zurück.
no-gain-now = Wähl zuerst die Farbe deiner Belohnung.
no-handicap = Der aufdringliche Affe bleibt, wo er ist.
no-chest = Eine Schatztruhe bleibt, wo sie ist.
no-calm-seas = Getauscht wird nur bei rauer See.
no-pair = Dazu braucht es zwei Plättchen mit gleicher Ausrüstung.
no-exchange-now = Beende zuerst den Tausch.
no-chest-now = Wähl zuerst ein Feld für die Schatztruhe.
no-above-deck = Eine Schatztruhe kommt an Deck.

## Die Zählung

tally-chests = { $count ->
    [one] 1 Schatztruhe
   *[other] { $count } Schatztruhen
}
tally-coins = Münzen
end-two-rounds = Zwei Runden sind gespielt.

## Face: the race for the pile (web1)

face-subtitle-start = Aufbau
face-subtitle-loading = Runde { $round }, Laden
face-subtitle-travel = Runde { $round }, Reise
face-heap = Der Haufen: { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}, { $down } davon verdeckt
face-cards = Die 13 Abenteuerkarten dieser Runde
face-card-back = Eine Abenteuerkarte, verdeckt
face-tile-gone = Hier liegt kein Plättchen mehr
face-hand = Die Hand von { $name }
face-flip = Aufdecken
face-explain-down = Nimm es, und nur du siehst, was es ist; oder deck es für alle auf: Rechtsklick, Umschalt und Klick, F oder langes Drücken.
face-explain-supply = Noch { $count }. Beim Laden kommen zwei Waren beliebiger Farbe auf die beiden Ladefelder.
face-cargo-left = { $cargo }, noch { $count }
face-key-cargo = { $cargo } nehmen (Taste { $key })
face-missing = Es fehlen: { $spaces ->
    [0] { $cargo ->
        [one] 1 Ware
       *[other] { $cargo } Waren
    }
    [one] { $cargo ->
        [0] 1 Feld
        [one] 1 Feld, 1 Ware
       *[other] 1 Feld, { $cargo } Waren
    }
   *[other] { $cargo ->
        [0] { $spaces } Felder
        [one] { $spaces } Felder, 1 Ware
       *[other] { $spaces } Felder, { $cargo } Waren
    }
}
face-full = Voll: alle 14 Felder
face-full-captain = Voll, mit Kommando
face-bar-racing = Die Mannschaften beladen ihre Schiffe.
face-bar-full = Dein Schiff ist voll. Die anderen laden weiter.
face-quicker = { $name } war schneller
face-gone-already = Schon weg
face-then-take = Danach: dieses Plättchen, sobald deine Hand frei ist.
face-then-flip = Danach: dieses Plättchen umdrehen, sobald deine Hand frei ist.
face-then-place = Danach: dorthin, sobald du es hast.
face-then-put_back = Danach: zurück damit, sobald du es hast.
face-then-cargo = Danach: diese Ladung, sobald deine Hand frei ist.
face-then-discard = Danach: weg damit, sobald deine Hand frei ist.
face-ready = Bereit!
face-ready-title = { $round ->
    [1] Alle bereit?
   *[other] Runde { $round }: alle bereit?
}
face-ready-so-far = Bisher, in Münzen:
face-ready-how = Sind alle bereit, zählt es 3, 2, 1, die Karten werden aufgedeckt, und alle laden gleichzeitig.
face-ready-is = bereit
face-ready-not = noch nicht bereit
face-ready-waits = Gewartet wird auf { $names }.
face-get-ready = Mach dich bereit: eine Hand, ein Plättchen auf einmal
face-time-left = Restzeit: { $time }
face-call-title = Anker lichten!
face-call-you = Dein Schiff ist zuerst voll: Du hast das Kommando. Die Karten werden verdeckt.
face-call-by = { $name } hat das Kommando. Die Karten werden verdeckt.
face-put-back = Zurücklegen
face-turning = Aufdecken
face-again-discard = Noch einmal, und das Plättchen mit dem Seestern geht zurück.
face-stars-hint = Plättchen mit Seestern auf deinem Schiff kannst du abwerfen: zweimal wählen.
face-small-table = Den ganzen Tisch zeigen
face-full-table = Das Rennen auf dem ganzen Schirm zeigen
face-zoom-out = Ganzer Haufen
face-deck = Wohin:
face-deck-ask = Fragen
    .hint = Du wählst für jedes Plättchen das Feld.
face-deck-above = An Deck
    .hint = Ein offen genommenes Plättchen kommt von selbst auf das erste freie Feld an Deck. Taste A legt dorthin, was du hältst.
face-deck-below = Darunter
    .hint = Ein offen genommenes Plättchen kommt von selbst auf das erste freie Feld unter Deck. Taste B legt dorthin, was du hältst.
face-beat = Takt { $beat }, { $name } zuerst.
face-beat-waits = Du hast gewählt; die anderen noch nicht.
face-button-flip = Aufdecken
face-button-discard = Abwerfen
face-won-with = { $score ->
    [one] 1 Münze
   *[other] { $score } Münzen
}
face-keys-flip = Das Plättchen mit dem Fokus umdrehen
face-keys-decks = Was in der Hand ist, kommt an Deck oder unter Deck
face-keys-cargo = Ladung dieser Farbe nehmen
face-keys-back = Zurücklegen, was in der Hand ist

## Erstes Spiel mit Anleitung

guide-welcome = Alle an Bord! Alle laden aus diesem einen Haufen, zugleich und mit je einer Hand. Heute hetzt dich niemand. Rundum liegen dreizehn Karten, heute zehn Aufträge darunter, damit bald einer kommt: links, was sie verlangen, rechts, was sie geben. Eine will Schaufel und Fernrohr. Das leuchtende Plättchen ist verdeckt: Drück darauf, dann auf „Aufdecken“.
guide-take = Eine Schaufel, und jetzt sehen sie alle. Drück darauf und nimm sie, bevor Mate es tut. Dann leg sie auf das leuchtende Feld an Deck.
guide-below = Das Fernrohr liegt schon offen. Leg es unter Deck: Dort sehen die anderen nur, dass ein Feld besetzt ist. Und überleg vorher: Was an Bord ist, bleibt, wo es ist.
guide-race = Eine andere Karte will Kanone und Schwert, gegen Piraten. Aber schau, Mates Hand ist schon unterwegs zu diesem Schwert! Von zwei Händen bekommt es die, die früher losgegriffen hat. Versuch es trotzdem.
guide-missed = Zu spät: Deine Hand kommt leer zurück. Jeder Griff dauert gleich lang, bei dir wie bei Mate; schneller klicken bringt nichts. Dort ist noch ein Schwert. Hol es an Bord, und die Kanone auch.
guide-unseen = Du kannst ein Plättchen auch nehmen, ohne es aufzudecken. Dann weißt nur du, was es ist. Nimm das leuchtende.
guide-starfish = Ein Seestern! Zu zweit gehen solche Plättchen verloren, bevor die Reise beginnt. Leg es zurück; jetzt liegt es offen.
guide-cargo = Zwei deiner Felder unter Deck sind nur für Waren da, und auch sie müssen voll werden. Die Handelskarte will Blau: Nimm zwei blaue.
guide-storage = Stauraum erfüllt keine Karte, fasst aber auf der Reise zwei Waren. Nimm einen unter Deck.
guide-rest = Gefahren wird nur voll beladen: Füll den Rest mit dem, was leuchtet. Und schau noch einmal auf die Karten: Sobald ein Schiff voll ist, sieht sie niemand mehr.
guide-captain = „Anker lichten!“ Dein Schiff ist als erstes voll, du hast das Kommando, und die Karten liegen verdeckt. Mate muss aus dem Gedächtnis fertig laden.
guide-voyage = Die Reise beginnt, und Mates Seesterne sind weg. Oben lag ein Auftrag: Der kommt ungesehen nach unten. Dann eine Entdeckung, Schaufel und Fernrohr für Blau und Weiß. Alle wählen geheim. Erfüll sie!
guide-stow = Was du abgegeben hast, liegt im Haufen, und seine Felder sind frei. Leg die blaue Ware an Deck, die weiße in deinen Stauraum.
guide-pirates = Piraten! Stellen oder fliehen: Das musst du sagen, bevor ihre Karte offen liegt. Fliehen kostet nichts und bringt nichts. Aber du weißt es noch: Kanone und Schwert. Stell dich!
guide-fight = Auch Mate ist mutig. Kanone und Schwert für 5 Münzen: Erfüll die Karte.
guide-mate-robbed = Mate hat ein Schwert, aber keine Kanone, und zahlt die Strafe: 2 Münzen und 1 Ware. Münzen hat Mate keine, also bleibt es bei der Ware.
guide-trade = Ein Handel: 2 weiße für 1 blaue. Erfüll ihn und verstau die Waren.
guide-contract = Jetzt sind nur noch Aufträge da, einer nach dem anderen wird aufgedeckt. Drei weiße für 6 Münzen, und drei hast du: Erfüll ihn.
guide-farewell = Das macht 11 Münzen! Nach der letzten Karte wird jede übrige Ware für 1 Münze verkauft, und alle Plättchen kommen zurück. Aus je zehn Münzen wird eine Truhe, die in Runde zwei ein Feld an Deck besetzt. Nach zwei Runden gewinnt, wer am reichsten ist. Sonst sind es 5 Entdeckungen, 2 Handel, 3 Piraten und 3 Aufträge, und die anderen warten nicht auf dich. Spiel richtig!

## Gesicht: Schiffe, Reise, Zählung (web2)

face-above = An Deck, für alle zu sehen
face-below = Unter Deck, hinter dem Schirm: nur du siehst, was hier liegt
face-below-hidden = Unter Deck, hinter dem Schirm: nur wer das Schiff führt, sieht, was dort liegt
face-captain = Hat das Kommando
face-open = frei
face-space-mixed = Nimmt eine Ausrüstung oder eine Ware auf.
face-space-cargo = Nimmt nur Ware auf.
face-hidden = Verdeckt
face-hidden-rule = Hier liegt etwas. Was es ist, sieht nur, wer das Schiff führt, bis es gebraucht wird.
face-cargo-rule = Bezahlt Handel und Aufträge. Was nach der Reise übrig ist, wird für je 1 Münze verkauft.
face-chest = Schatztruhe
face-chest-rule = 10 Münzen wert. Sie bleibt bis zum Ende auf ihrem Feld, Piraten können sie nicht nehmen, und nichts anderes passt dorthin.
face-beside = { $count ->
    [one] 1 Truhe liegt neben dem Schiff.
   *[other] { $count } Truhen liegen neben dem Schiff.
}
face-starfish = Mit Seestern: beim Laden tauschbar, vor der Reise geht es von Bord.
face-monkey-fixed = Der aufdringliche Affe: Er bleibt das ganze Spiel hier.
face-monkey-wild = Raue See: Er gilt einmal als jede Ausrüstung, die eine Karte verlangt.
face-monkey-title = Aufdringlicher Affe
face-monkey-rule = Eine Vorgabe für alte Hasen: Wähle ein Feld deines Schiffs, dort sitzt das ganze Spiel ein Affe, oder fahre ohne.
face-load = Geladen: { $goods }.
face-grey-rule = Graue Ware hat die Farbe deiner Wahl.
face-voyage = { $number ->
    [0] Die Reise
   *[other] Karte { $number } von 13
}
face-voyage-ahead = kommen noch, Reihenfolge unbekannt
face-deck-rule = Die Rückseite verrät die Art der Karte. Aufträge kommen nach unten und zuletzt dran.
face-bottom = { $count ->
    [one] 1 Auftrag wartet ganz unten.
   *[other] { $count } Aufträge warten ganz unten.
}
face-parrot = Papagei
face-parrot-rule = Auf dieser Reise gilt er einmal als jede Ausrüstung, die eine Karte verlangt. Am Ende ist er nichts wert.
face-worth = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
face-worth-is = { $coins } in Münzen und { $chests ->
    [one] 1 Truhe
   *[other] { $chests } Truhen
} zu je 10.
face-coins-rule = Münzen brauchen keinen Platz. Nach einer Reise werden je { $each } zu einer Truhe.
face-note-loading = { $count } von 14 beladen
face-note-parrot = hat einen Papagei
face-note-chests = { $count ->
    [0] noch keine Truhe
    [one] 1 Truhe
   *[other] { $count } Truhen
}
face-decides = wählt noch
face-did-seal = hat gewählt
face-did-encounter = stellt sich
face-did-flee = flieht
face-did-resolve = erfüllt sie
face-did-pass = lässt sie vorbeiziehen
face-did-penalty = zahlt die Strafe
face-last = Die Karte davor:
face-last-nobody = Die Karte davor: niemand hat sie erfüllt.
face-call = { $name } hat das Kommando. Anker lichten!
face-supply = Warenvorrat
face-pile = { $count } Plättchen auf dem Haufen
face-port = Im Hafen nach Reise { $round }
face-port-last = Zurück von der letzten Reise
face-port-sold = { $coins ->
    [one] Ware für 1 verkauft
   *[other] Ware für { $coins } verkauft
}
face-port-hint = Die Ausrüstung kommt auf den Haufen. Je 10 Münzen werden zur Truhe; wer am wenigsten hat, nimmt einen Papagei.
face-port-hint-last = Münzen und Truhen zusammen: wer am meisten hat, gewinnt.
face-button-tidy = Aufräumen…
face-button-toss = Über Bord werfen
face-button-lift = Ware umräumen
face-button-pair = Zwei gleiche tauschen
face-count-chests = Schatztruhen
face-count-coins = Münzen
face-count-end = Zwei Reisen, und das haben sie gebracht
face-side-title = An Bord
face-side-asked = An Bord / von den 13 Karten verlangt. Nach dem Ruf sagt nur noch dein Gedächtnis, was sie verlangen.
face-side-aboard = Was an Bord liegt, soweit du es siehst.

## Bilder der Regeln
figure-coin = Münze
figure-chest = Schatztruhe
figure-parrot = Papagei
figure-captain = Kapitän
figure-ship = Schiff

## Was eine Wahl riskiert

risk-penalty = { $coins ->
    [one] Du verlierst 1 Münze.
   *[other] Du verlierst { $coins } Münzen.
}
risk-encounter = Es gibt kein Zurück: Wer diese Piraten nicht bezahlen kann, verliert { $coins } Münzen und 1 Ware.
risk-left-behind = Du verlierst 1 { $colour_cargo }.
risk-overboard = Was über Bord geht, kommt nicht zurück.

## Was Rückblick und Tipp als Grund nennen

source-chests = Schatzkisten
source-coins = Münzen

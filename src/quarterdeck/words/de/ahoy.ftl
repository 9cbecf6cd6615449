# Ahoy auf Deutsch.
# Argumente wie in der englischen Datei. Figuren haben Beugungen als Attribute: .nom .acc .dat mit Artikel,
# .your .youracc .yourdat mit „dein“, .Nom und .Your für den Satzanfang. Inseln sind weiblich.

ahoy = Ahoy
ahoy-tagline = Ein Meer, drei Mannschaften, keine gemeinsamen Regeln
ahoy-blurb = Das Geschwader hält Ordnung, die Union will ihre Heimat zurück, die Schmuggler verkaufen an beide – auf einem Meer, das Plättchen für Plättchen wächst.

## Symbole, Plättchen, Gelände

suit-0 = Papagei
suit-1 = Totenkopf
suit-2 = Schwerter
suit-3 = Baum
suit-4 = Kompass
suit-5 = Fisch

tile-0 = Große Fischinsel
    .dat = Großen Fischinsel
tile-1 = Kleine Fischinsel
    .dat = Kleinen Fischinsel
tile-2 = Große Schwerterinsel
    .dat = Großen Schwerterinsel
tile-3 = Kleine Schwerterinsel
    .dat = Kleinen Schwerterinsel
tile-4 = Große Kompassinsel
    .dat = Großen Kompassinsel
tile-5 = Kleine Kompassinsel
    .dat = Kleinen Kompassinsel
tile-6 = Große Totenkopfinsel
    .dat = Großen Totenkopfinsel
tile-7 = Kleine Totenkopfinsel
    .dat = Kleinen Totenkopfinsel
tile-8 = Große Bauminsel
    .dat = Großen Bauminsel
tile-9 = Kleine Bauminsel
    .dat = Kleinen Bauminsel
tile-10 = Große Papageieninsel
    .dat = Großen Papageieninsel
tile-11 = Kleine Papageieninsel
    .dat = Kleinen Papageieninsel

terrain-0 = offene See
    .title = Offene See
    .text = Hier geschieht nichts.
terrain-1 = Nebel
    .title = Nebel
    .text = Hier gibt es nie ein Gefecht.
terrain-2 = Wrack
    .title = Wrack
    .text = Jede Figur, die sich hierher bewegt, nimmt 1 Schaden, auch im Vorbeifahren.
terrain-3 = Hafen
    .title = Hafen
    .text = Wenn dein Flaggschiff ankert: Repariere bis zu 2 Schaden oder bring einen gelegten Würfel zu den Kanonen.
terrain-4 = Starke Strömung
    .title = Starke Strömung
    .text = Jede Figur, die sich hierher bewegt, treibt kostenlos ein Feld in Pfeilrichtung weiter.
terrain-5 = Insel
    .title = Insel
    .text = Mit deinem Flaggschiff hier heuerst du Mannschaft vom Symbol der Insel an und tust, was deine Fraktion auf Inseln tut.

direction-0 = nach Norden
    .title = Norden
direction-1 = nach Osten
    .title = Osten
direction-2 = nach Süden
    .title = Süden
direction-3 = nach Westen
    .title = Westen

## Fraktionen und Figuren

role-squadron = Geschwader
role-union = Union
role-smuggler = Schmuggler
faction-0 = Geschwader
    .full = Blauflossen-Geschwader
    .text = Bekommt jede Runde Ruhm für die Regionen, die es mit Patrouillen und Festungen beherrscht.
    .hard = Gut fürs erste Spiel
faction-1 = Union
    .full = Weichtier-Union
    .text = Bekommt jede Runde Ruhm für die Regionen, die sie mit Genossen und Schiffen beherrscht.
    .hard = Anspruchsvoll
faction-2 = Schmuggler
    .full = Schmuggler
    .text = Bekommt Ruhm für gelieferte Ladung und am Ende für Zusagen an die beiden Großen.
    .hard = Mittel

figure-0 = Flaggschiff
    .nom = das Flaggschiff
    .acc = das Flaggschiff
    .dat = dem Flaggschiff
    .your = dein Flaggschiff
    .youracc = dein Flaggschiff
    .yourdat = deinem Flaggschiff
    .Nom = Das Flaggschiff
    .Your = Dein Flaggschiff
    .a = ein Flaggschiff
figure-1 = Flaggschiff
    .nom = das Flaggschiff
    .acc = das Flaggschiff
    .dat = dem Flaggschiff
    .your = dein Flaggschiff
    .youracc = dein Flaggschiff
    .yourdat = deinem Flaggschiff
    .Nom = Das Flaggschiff
    .Your = Dein Flaggschiff
    .a = ein Flaggschiff
figure-2 = Flaggschiff
    .nom = das Flaggschiff
    .acc = das Flaggschiff
    .dat = dem Flaggschiff
    .your = dein Flaggschiff
    .youracc = dein Flaggschiff
    .yourdat = deinem Flaggschiff
    .Nom = Das Flaggschiff
    .Your = Dein Flaggschiff
    .a = ein Flaggschiff
figure-3 = Flaggschiff
    .nom = das Flaggschiff
    .acc = das Flaggschiff
    .dat = dem Flaggschiff
    .your = dein Flaggschiff
    .youracc = dein Flaggschiff
    .yourdat = deinem Flaggschiff
    .Nom = Das Flaggschiff
    .Your = Dein Flaggschiff
    .a = ein Flaggschiff
figure-4 = Patrouille
    .nom = die Patrouille
    .acc = die Patrouille
    .dat = der Patrouille
    .your = deine Patrouille
    .youracc = deine Patrouille
    .yourdat = deiner Patrouille
    .Nom = Die Patrouille
    .Your = Deine Patrouille
    .a = eine Patrouille
figure-5 = Patrouille
    .nom = die Patrouille
    .acc = die Patrouille
    .dat = der Patrouille
    .your = deine Patrouille
    .youracc = deine Patrouille
    .yourdat = deiner Patrouille
    .Nom = Die Patrouille
    .Your = Deine Patrouille
    .a = eine Patrouille
figure-6 = Patrouille
    .nom = die Patrouille
    .acc = die Patrouille
    .dat = der Patrouille
    .your = deine Patrouille
    .youracc = deine Patrouille
    .yourdat = deiner Patrouille
    .Nom = Die Patrouille
    .Your = Deine Patrouille
    .a = eine Patrouille
figure-7 = Patrouille
    .nom = die Patrouille
    .acc = die Patrouille
    .dat = der Patrouille
    .your = deine Patrouille
    .youracc = deine Patrouille
    .yourdat = deiner Patrouille
    .Nom = Die Patrouille
    .Your = Deine Patrouille
    .a = eine Patrouille
figure-8 = Patrouille
    .nom = die Patrouille
    .acc = die Patrouille
    .dat = der Patrouille
    .your = deine Patrouille
    .youracc = deine Patrouille
    .yourdat = deiner Patrouille
    .Nom = Die Patrouille
    .Your = Deine Patrouille
    .a = eine Patrouille
figure-9 = Patrouille
    .nom = die Patrouille
    .acc = die Patrouille
    .dat = der Patrouille
    .your = deine Patrouille
    .youracc = deine Patrouille
    .yourdat = deiner Patrouille
    .Nom = Die Patrouille
    .Your = Deine Patrouille
    .a = eine Patrouille
figure-10 = Patrouille
    .nom = die Patrouille
    .acc = die Patrouille
    .dat = der Patrouille
    .your = deine Patrouille
    .youracc = deine Patrouille
    .yourdat = deiner Patrouille
    .Nom = Die Patrouille
    .Your = Deine Patrouille
    .a = eine Patrouille
figure-11 = Patrouille
    .nom = die Patrouille
    .acc = die Patrouille
    .dat = der Patrouille
    .your = deine Patrouille
    .youracc = deine Patrouille
    .yourdat = deiner Patrouille
    .Nom = Die Patrouille
    .Your = Deine Patrouille
    .a = eine Patrouille
figure-12 = Patrouille
    .nom = die Patrouille
    .acc = die Patrouille
    .dat = der Patrouille
    .your = deine Patrouille
    .youracc = deine Patrouille
    .yourdat = deiner Patrouille
    .Nom = Die Patrouille
    .Your = Deine Patrouille
    .a = eine Patrouille
figure-13 = Patrouille
    .nom = die Patrouille
    .acc = die Patrouille
    .dat = der Patrouille
    .your = deine Patrouille
    .youracc = deine Patrouille
    .yourdat = deiner Patrouille
    .Nom = Die Patrouille
    .Your = Deine Patrouille
    .a = eine Patrouille
figure-14 = Festung
    .nom = die Festung
    .acc = die Festung
    .dat = der Festung
    .your = deine Festung
    .youracc = deine Festung
    .yourdat = deiner Festung
    .Nom = Die Festung
    .Your = Deine Festung
    .a = eine Festung
figure-15 = Festung
    .nom = die Festung
    .acc = die Festung
    .dat = der Festung
    .your = deine Festung
    .youracc = deine Festung
    .yourdat = deiner Festung
    .Nom = Die Festung
    .Your = Deine Festung
    .a = eine Festung
figure-16 = Festung
    .nom = die Festung
    .acc = die Festung
    .dat = der Festung
    .your = deine Festung
    .youracc = deine Festung
    .yourdat = deiner Festung
    .Nom = Die Festung
    .Your = Deine Festung
    .a = eine Festung
figure-17 = Kutter
    .nom = der Kutter
    .acc = den Kutter
    .dat = dem Kutter
    .your = dein Kutter
    .youracc = deinen Kutter
    .yourdat = deinem Kutter
    .Nom = Der Kutter
    .Your = Dein Kutter
    .a = einen Kutter
figure-18 = Kanonenboot
    .nom = das Kanonenboot
    .acc = das Kanonenboot
    .dat = dem Kanonenboot
    .your = dein Kanonenboot
    .youracc = dein Kanonenboot
    .yourdat = deinem Kanonenboot
    .Nom = Das Kanonenboot
    .Your = Dein Kanonenboot
    .a = ein Kanonenboot

piece-flagship = Flaggschiff
    .text = Verlässt die Karte nie. Schaden kommt auf leere Würfelplätze von Tafel und Mannschaft. Geschwader: 2 Einfluss, Union: 1, Schmuggler: keiner.
piece-patrol = Patrouille
    .text = 1 Einfluss in ihrer Region. Kämpft mit den Kanonen des Geschwaders. Ein Schaden, und sie ist weg.
piece-stronghold = Festung
    .text = 2 Einfluss. Immer geladen, +2 im Gefecht. Gegner heuern, schmuggeln und liefern hier nicht. Ein Schaden, und sie ist weg.
piece-cutter = Kutter
    .text = 1 Einfluss, und die Genossen auf der Insel seiner Region zählen doppelt. Nie geladen. Ein Schaden, und er ist weg.
piece-gunship = Kanonenboot
    .text = 1 Einfluss. Immer geladen, +3 im Gefecht. Weg, wenn beide Würfelplätze beschädigt sind.
piece-comrade = Genosse
    .text = 1 Einfluss für die Union auf seiner Insel. Kämpft nicht und wird nicht bekämpft.

## Aktionen mit einem Würfel

action-0 = Segeln
    .text = Beweg dein Flaggschiff 1 oder 2 Felder.
    .text0 = Beweg dein Flaggschiff 1 oder 2 Felder. Wo es ankert, darfst du eine Patrouille stellen.
    .text1 = Beweg dein Flaggschiff 1 oder 2 Felder. Ankert es an einer Insel: Stell 2 bereite Genossen dorthin, oder bekomm 2.
    .text2 = Beweg dein Flaggschiff 1 oder 2 Felder.
action-1 = Rückenwind
    .text = Du darfst dein Flaggschiff direkt auf ein Feld bewegen, dessen gedruckter Würfel zu deinem passt.
    .text0 = Du darfst dein Flaggschiff direkt auf ein Feld mit passendem gedrucktem Würfel bewegen. Wo es ankert, darfst du eine Patrouille stellen.
    .text1 = Du darfst dein Flaggschiff direkt auf ein Feld bewegen, dessen gedruckter Würfel zu deinem passt.
    .text2 = Du darfst dein Flaggschiff direkt auf ein Feld bewegen, dessen gedruckter Würfel zu deinem passt.
action-2 = Kanonen
    .text = Deine Kanonen sind bis zum Ende der Runde geladen. Im Gefecht darfst du diesen Würfel senken und das zum Wurf zählen.
    .text0 = Eine 5 oder 6: Deine Kanonen sind bis zum Ende der Runde geladen. Im Gefecht darfst du einen dieser Würfel senken und das zum Wurf zählen.
action-3 = Reparieren
    .text = Nimm bis zu 2 Schaden von Tafel und Mannschaft. Dieser Platz wird nie beschädigt.
action-4 = Befehl
    .text = Bis zu 4 verschiedene Patrouillen fahren je 1 Feld. Sie dürfen erkunden und kämpfen.
action-5 = Bombardieren
    .text = Alle Genossen auf der Insel der Region deines Flaggschiffs gehen in den Vorrat der Union.
action-6 = Entsenden
    .text = Stell eine Patrouille auf das Feld deines Flaggschiffs oder eines daneben. Kein Gefecht, kein Gelände.
action-7 = Versammeln
    .text = Stell 4 bereite Genossen auf die Insel der Region deines Flaggschiffs.
action-8 = Begeistern
    .text = Stell je 1 bereiten Genossen auf bis zu 4 verschiedene Inseln.
action-9 = Aufrufen
    .text = Mit deinem Flaggschiff an einer Insel: Bekomm 4 bereite Genossen.
action-10 = Volle Segel
    .text = Beweg dein Flaggschiff mindestens 1 Feld, höchstens so viele, wie der Würfel zeigt.
action-11 = Verhandeln
    .text = An einer Insel: Heuere eine beliebige Marktkarte umsonst an; eine zweite, wenn du dort einen Genossen wegschickst.
action-12 = Schiffbauer
    .text = Nimm allen Schaden von Tafel und Mannschaft.
action-13 = Überzeugender Genosse
    .text = Bring bis zu 2 Genossen von einer Insel auf eine andere.
action-14 = Überzeugender Beamter
    .text = Bis zu 2 Patrouillen fahren je 1 oder 2 Felder, ohne Gefecht.
action-15 = Matrose
    .text = Beweg dein Flaggschiff 1 bis 3 Felder.
action-16 = Schleppfischer
    .text = Beweg dein Flaggschiff 1 oder 2 Felder; du darfst den Schatz jedes Feldes nehmen, das du betrittst.
action-17 = Kutter
    .text = Der Kutter segelt 1 bis 3 Felder, und wo er an einer Insel ankert, stellst du 2 bereite Genossen dorthin oder bekommst 2; oder er fliegt zu einem Rückenwind vom Wert des Würfels.
action-18 = Kanonenboot
    .text = Das Kanonenboot segelt 1 oder 2 Felder, und wo es an einer Insel ankert, stellst du 2 bereite Genossen dorthin oder bekommst 2; oder es fliegt zu einem Rückenwind vom Wert des Würfels.

effect-0 = Bis zu 2 Schaden reparieren
effect-1 = Gelegten Würfel zu den Kanonen
effect-2 = Schatz nehmen
effect-3 = Händler: 1 Gold
effect-4 = Patrouille stellen
effect-5 = 2 bereite Genossen stellen
effect-6 = 2 bereite Genossen bekommen
effect-7 = Alles nehmen

spoils-0 = 1 Schaden und 1 Gold stehlen
spoils-1 = 2 Schaden
spoils-2 = 1 Schaden und ein Genosse von der Insel
spoils-3 = 1 Schaden und ein Genosse auf die Insel
spoils-4 = 1 Schaden und 1 Gold stehlen
spoils-5 = 1 Schaden
spoils-6 = 1 Schaden und 1 oder 2 Felder weiter
spoils-7 = 1 Schaden und eine Belohnung
spoils-8 = 1 Schaden

delta-0 = +1
delta-1 = −1
delta-2 = +2
delta-3 = −2

source-0 = Schatz
source-1 = Händler
source-2 = Taucher
source-3 = Chronist
source-4 = Älteste
source-5 = Beutelschneider
source-6 = Belohnung
source-7 = Lieferung
source-8 = Herrschaft
source-9 = Würfel ändern
source-10 = Anheuern
source-11 = Luftschiffer
source-12 = Flüsterwind
source-13 = Gold in Ruhm
source-14 = Schleppfischer

## Marktkarten: Mannschaft, Kraft, Ladung

card-0 = Luftschiffer
    .text = Aktion: Zahl an einer Insel 1 Gold und fahr direkt zur anderen Insel dieses Symbols.
    .cargo = Federn
card-1 = Mittelsmann
    .text = Jedes Gold, das du für einen Würfel ausgibst, ändert ihn um 1 oder 2.
    .cargo = Münzen
card-2 = Chronist
    .text = Ende deines Zuges: 1 Gold, wenn ein gegnerisches Flaggschiff in der Region deines Flaggschiffs ist.
    .cargo = Gemälde
card-3 = Älteste
    .text = Ende deines Zuges: 1 Gold, wenn kein Platz von Tafel und Mannschaft beschädigt ist.
    .cargo = Leinen
card-4 = Seehexe
    .text = Fährt dein Flaggschiff von der Karte, darf es statt zu erkunden am gegenüberliegenden Rand wieder hereinkommen.
    .cargo = Tinkturen
card-5 = Freibeuter
    .text = Gewinnst du ein Gefecht, darfst du diese Karte weglegen und damit 2 Karten der unterlegenen Mannschaft weglegen.
    .cargo = Edelsteine
card-6 = Mystikerin
    .text = Aktion, einmal je Zug: Nimm 1 Schaden auf deine Tafel und füg einer Figur in der Region deines Flaggschiffs 1 Schaden zu.
    .cargo = Kräuter
card-7 = Kanonier
    .text = Gewinnt dein Flaggschiff ein Gefecht, macht es 1 Schaden mehr.
    .cargo = Pelze
card-8 = Kanoniersmaat
    .text = Kommt ein Würfel zu deinen Kanonen, darf dein Flaggschiff ein Feld seiner Region beschießen, ohne sich zu bewegen.
    .cargo = Waffen
card-9 = Pulverjunge
    .text = Wenn du reparierst, darfst du einer Figur in der Region deines Flaggschiffs 1 Schaden zufügen.
    .cargo = Blei
card-10 = Raufbolde
    .text = +1 in jedem Gefecht.
    .cargo = Sprengstoff
card-11 = Beutelschneider
    .text = 2 Gold für jedes gewonnene Gefecht.
    .cargo = Schicker Hut
card-12 = Schiffbauer
    .text = Beliebiger Würfel: Nimm allen Schaden von Tafel und Mannschaft.
    .cargo = Nägel
card-13 = Gesandte
    .text = Greifst du an, darfst du stattdessen 1 Gold übergeben und weiterfahren.
    .cargo = Spitze
card-14 = Grogmeister
    .text = Einmal in jedem Gefecht deines Flaggschiffs: Nimm 1 Schaden und würfle neu.
    .cargo = Wein
card-15 = Überzeugender Genosse
    .text = Beliebiger Würfel: Bring bis zu 2 Genossen von einer Insel auf eine andere.
    .cargo = Muscheln
card-16 = Überzeugender Genosse
    .text = Beliebiger Würfel: Bring bis zu 2 Genossen von einer Insel auf eine andere.
    .cargo = Muscheln
card-17 = Überzeugender Beamter
    .text = Beliebiger Würfel: Bis zu 2 Patrouillen fahren je 1 oder 2 Felder, ohne Gefecht.
    .cargo = Seltsames Fleisch
card-18 = Überzeugender Beamter
    .text = Beliebiger Würfel: Bis zu 2 Patrouillen fahren je 1 oder 2 Felder, ohne Gefecht.
    .cargo = Munition
card-19 = Naiver Adliger
    .text = Aktion: Leg diese Karte weg und nimm eine Mannschafts- oder Ladungskarte von jemandem, dessen Flaggschiff in deiner Region ist.
    .cargo = Weihrauch
card-20 = Matrose
    .text = Beliebiger Würfel: Beweg dein Flaggschiff 1 bis 3 Felder.
    .cargo = Tee
card-21 = Rammsporn
    .text = Beschädigst du eine gegnerische Figur und sie übersteht es, darfst du sie 1 Feld weit schieben.
    .cargo = Weinbrand
card-22 = Grausige Bö
    .text = Aktion: Leg diese Karte weg und beweg dein Flaggschiff direkt auf ein beliebiges Feld.
    .cargo = Glas
card-23 = Flüsterwind
    .text = Aktion, einmal je Zug: Zahl 2 Gold und beweg dein Flaggschiff direkt auf ein Feld mit Rückenwind.
    .cargo = Seekarten
card-24 = Schleppfischer
    .text = Beliebiger Würfel: Beweg dein Flaggschiff 1 oder 2 Felder; du darfst den Schatz jedes Feldes nehmen, das du betrittst.
    .cargo = Fischernetze
card-25 = Ausguck
    .text = Fährt dein Flaggschiff in Nebel, darf es 1 Feld in beliebiger Richtung weiter, wie mit einer Strömung.
    .cargo = Edelholz
card-26 = Lotse
    .text = Dein Flaggschiff darf den Schaden von Wracks ignorieren.
    .cargo = Eisen
card-27 = Seebär
    .text = Dein Flaggschiff darf eine Starke Strömung ignorieren oder ihr in eine andere Richtung folgen.
    .cargo = Taue
card-28 = Taucher
    .text = 1 Gold mehr aus dem Schatz eines Wracks, an dem dein Flaggschiff ankert.
    .cargo = Schmuck
card-29 = Händler
    .text = 1 Gold, wenn dein Flaggschiff in einem Hafen ankert.
    .cargo = Bücher

cargo-0 = { card-0.cargo }
cargo-1 = { card-1.cargo }
cargo-2 = { card-2.cargo }
cargo-3 = { card-3.cargo }
cargo-4 = { card-4.cargo }
cargo-5 = { card-5.cargo }
cargo-6 = { card-6.cargo }
cargo-7 = { card-7.cargo }
cargo-8 = { card-8.cargo }
cargo-9 = { card-9.cargo }
cargo-10 = { card-10.cargo }
cargo-11 = { card-11.cargo }
cargo-12 = { card-12.cargo }
cargo-13 = { card-13.cargo }
cargo-14 = { card-14.cargo }
cargo-15 = { card-15.cargo }
cargo-16 = { card-16.cargo }
cargo-17 = { card-17.cargo }
cargo-18 = { card-18.cargo }
cargo-19 = { card-19.cargo }
cargo-20 = { card-20.cargo }
cargo-21 = { card-21.cargo }
cargo-22 = { card-22.cargo }
cargo-23 = { card-23.cargo }
cargo-24 = { card-24.cargo }
cargo-25 = { card-25.cargo }
cargo-26 = { card-26.cargo }
cargo-27 = { card-27.cargo }
cargo-28 = { card-28.cargo }
cargo-29 = { card-29.cargo }

## Pläne

plan-0 = Kutter
    .text = Aktion: Nimm 2 Genossen von einer Insel und stell den Kutter dorthin. Sein Platz nimmt jeden Würfel: 1 bis 3 Felder segeln, an einer Insel mit Genossen wie beim Segeln, oder Rückenwind. Verdoppelt die Genossen seiner Region.
    .when = Aktion
plan-1 = Kanonenboot
    .text = Aktion: Nimm 2 Genossen von einer Insel und stell das Kanonenboot dorthin. Seine Plätze nehmen eine 4 und eine 6: 1 oder 2 Felder segeln, an einer Insel mit Genossen wie beim Segeln, oder Rückenwind. Immer geladen, +3.
    .when = Aktion
plan-2 = Knapp entkommen
    .text = Zu Beginn eines Gefechts mit dir: Es findet nicht statt, und wer sich bewegt hat, darf weiterfahren.
    .when = Gefecht
plan-3 = Großer Auftritt
    .text = Aktion: Dein Würfel auf den Kanonen steigt um 2. Dann darf dein Flaggschiff direkt auf ein Feld mit Rückenwind.
    .when = Aktion
plan-4 = Anwerbung
    .text = Aktion: Wähl eine Insel mit Genossen und heuere beliebig viele Marktkarten ihres Symbols umsonst an.
    .when = Aktion
plan-5 = Evakuierung
    .text = Aktion: Alle Genossen einer Insel gehen auf andere Inseln, verteilt, wie du willst.
    .when = Aktion
plan-6 = Geheimwaffe
    .text = Zu Beginn eines Gefechts mit dir: Würfle zwei Würfel und zähl sie zusammen. Gewinnst du, 1 Schaden mehr.
    .when = Gefecht
plan-7 = Hinterhalt
    .text = Aktion: Nimm bis zu 2 Patrouillen aus einer Region, auf deren Insel Genossen sind.
    .when = Aktion
plan-8 = Waffenlager
    .text = Zu Beginn eines Gefechts mit dir: Zähl die Zahl deiner bereiten Genossen dazu.
    .when = Gefecht

## Belohnungen der Schmuggler, Reihe für Reihe

reward-0 = Bis zu 5 Gold in Ruhm verwandeln
    .short = 5 Gold → 5 Ruhm
reward-1 = Bis zu 2 Felder fahren
    .short = 2 Felder
reward-2 = 2 Ruhm
    .short = 2 Ruhm
reward-3 = Eine beliebige Marktkarte umsonst anheuern
    .short = 1 anheuern
reward-4 = 4 Ruhm, und der Reichtum deiner Region steigt um 1
    .short = 4 Ruhm, Reichtum +1
reward-5 = Eine beliebige Marktkarte umsonst anheuern
    .short = 1 anheuern
reward-6 = Direkt auf ein Feld mit Rückenwind fahren
    .short = Freier Rückenwind
reward-7 = 1 Gold
    .short = 1 Gold
reward-8 = 1 Ruhm
    .short = 1 Ruhm
reward-9 = Alles reparieren
    .short = Alles reparieren
reward-10 = 2 Gold
    .short = 2 Gold
reward-11 = 1 Ruhm
    .short = 1 Ruhm
reward-12 = Nichts: Hier beginnen die Marker
    .short = Start
reward-13 = Ein Regionsplättchen ziehen und an einen beliebigen Rand der Karte legen
    .short = Plättchen legen
reward-14 = 2 Ruhm
    .short = 2 Ruhm
reward-15 = Direkt auf ein Feld mit Rückenwind fahren
    .short = Freier Rückenwind
reward-16 = Bis zu 2 Felder fahren, ohne Gefecht
    .short = 2 Felder, kein Gefecht
reward-17 = Eine beliebige Marktkarte umsonst anheuern
    .short = 1 anheuern
reward-18 = 2 Gold
    .short = 2 Gold
reward-19 = Bis zu 2 Felder fahren
    .short = 2 Felder
reward-20 = 3 Ruhm
    .short = 3 Ruhm
reward-21 = 2 Gold
    .short = 2 Gold
reward-22 = 2 Ruhm
    .short = 2 Ruhm
reward-23 = 1 Gold
    .short = 1 Gold
reward-24 = Alles reparieren, 1 Ruhm je reparierten Schaden
    .short = Alles reparieren, je 1 Ruhm

grid-0 = { reward-0 }
    .short = { reward-0.short }
grid-1 = { reward-1 }
    .short = { reward-1.short }
grid-2 = { reward-2 }
    .short = { reward-2.short }
grid-3 = { reward-3 }
    .short = { reward-3.short }
grid-4 = { reward-4 }
    .short = { reward-4.short }
grid-5 = { reward-5 }
    .short = { reward-5.short }
grid-6 = { reward-6 }
    .short = { reward-6.short }
grid-7 = { reward-7 }
    .short = { reward-7.short }
grid-8 = { reward-8 }
    .short = { reward-8.short }
grid-9 = { reward-9 }
    .short = { reward-9.short }
grid-10 = { reward-10 }
    .short = { reward-10.short }
grid-11 = { reward-11 }
    .short = { reward-11.short }
grid-12 = { reward-12 }
    .short = { reward-12.short }
grid-13 = { reward-13 }
    .short = { reward-13.short }
grid-14 = { reward-14 }
    .short = { reward-14.short }
grid-15 = { reward-15 }
    .short = { reward-15.short }
grid-16 = { reward-16 }
    .short = { reward-16.short }
grid-17 = { reward-17 }
    .short = { reward-17.short }
grid-18 = { reward-18 }
    .short = { reward-18.short }
grid-19 = { reward-19 }
    .short = { reward-19.short }
grid-20 = { reward-20 }
    .short = { reward-20.short }
grid-21 = { reward-21 }
    .short = { reward-21.short }
grid-22 = { reward-22 }
    .short = { reward-22.short }
grid-23 = { reward-23 }
    .short = { reward-23.short }
grid-24 = { reward-24 }
    .short = { reward-24.short }

## Was geschah

event-removed = In diesem Spiel nicht dabei: { $card }.
event-dealt = Neu auf dem Markt: { $card }.
    .part = neu im Markt: { $card }
event-mapped = Auf der Karte liegt die { $tile }.
event-pledges = { $you ->
    [yes] { $pile ->
        [0] Deine erste Zusage gilt dem Geschwader, die zweite der Union. Das weißt nur du.
       *[other] Deine erste Zusage gilt der Union, die zweite dem Geschwader. Das weißt nur du.
    }
   *[no] { $seat } legt zwei Zusagen verdeckt aus.
}
event-drew_plan = { $you ->
    [yes] Du ziehst einen Plan: { $plan }.
   *[no] { $seat } zieht einen Plan.
}
    .part = { $you ->
        [yes] zieht { $plan }
       *[no] zieht einen Plan
    }
event-started = { $you ->
    [yes] Dein Flaggschiff beginnt bei der { $tile_dat }.
   *[no] Das Flaggschiff von { $seat } beginnt bei der { $tile_dat }.
}
    .part = Flaggschiff beginnt bei { $tile }
event-round_began = { $you ->
    [yes] Runde { $round }. Du beginnst.
   *[no] Runde { $round }. { $seat } beginnt.
}
event-turn_began = { $you ->
    [yes] Du bist am Zug.
   *[no] { $seat } ist am Zug.
}
event-changed = { $you ->
    [yes] Du machst aus einer { $value } eine { $value2 }.
   *[no] { $seat } macht aus einer { $value } eine { $value2 }.
}
    .part = { $value } wird zur { $value2 }
event-placed = { $you ->
    [yes] Du legst eine { $value }: { $action }.
   *[no] { $seat } legt eine { $value }: { $action }.
}
    .part = { $action } { $value }
event-reloaded = { $you ->
    [yes] Im Hafen bringst du eine { $value } zu deinen Kanonen.
   *[no] Im Hafen bringt { $seat } eine { $value } zu den Kanonen.
}
    .part = { $value } zu den Kanonen
event-set_aside = { $you ->
    [yes] Du legst eine { $value } beiseite: Sie passt nirgends.
   *[no] { $seat } legt eine { $value } beiseite: Sie passt nirgends.
}
    .part = { $value } weggelegt
event-moved = { $you ->
    [yes] { $way ->
        [1] Die Strömung trägt { $figure_youracc } weiter.
        [2] { $figure_Your } fährt vor dem Wind direkt ans Ziel.
        [3] Seehexe: { $figure_Your } kommt am anderen Rand wieder herein.
        [4] { $figure_Your } wird ein Feld weit geschoben.
        [5] { $figure_Your } fährt in unbekannte Gewässer.
       *[other] { $figure_Your } fährt weiter.
    }
   *[no] { $way ->
        [1] Die Strömung trägt { $figure_acc } von { $seat } weiter.
        [2] { $figure_Nom } von { $seat } fährt vor dem Wind direkt ans Ziel.
        [3] Seehexe: { $figure_Nom } von { $seat } kommt am anderen Rand wieder herein.
        [4] { $figure_Nom } von { $seat } wird ein Feld weit geschoben.
        [5] { $figure_Nom } von { $seat } fährt in unbekannte Gewässer.
       *[other] { $figure_Nom } von { $seat } fährt weiter.
    }
}
    .part = { $figure } nach { $ashore ->
        [1] { $tile }
       *[other] { $terrain } bei { $tile }
    }
event-drew_tile = { $you ->
    [yes] Du entdeckst die { $tile }.
   *[no] { $seat } entdeckt die { $tile }.
}
    .part = entdeckt { $tile }
event-laid = Die Karte hat eine neue Region.
    .part = legt sie an
event-wrecked = { $you ->
    [yes] { $figure_Your } gerät in ein Wrack.
   *[no] { $figure_Nom } von { $seat } gerät in ein Wrack.
}
    .part = { $figure } läuft auf ein Wrack
event-ignored = { $you ->
    [yes] { $card }: Nichts hält dein Flaggschiff auf.
   *[no] { $card }: Nichts hält das Flaggschiff von { $seat } auf.
}
    .part = { $card } schont das Flaggschiff
event-earned = { $you ->
    [yes] { $source }: { $gold } Gold für dich.
   *[no] { $source }: { $gold } Gold für { $seat }.
}
    .part = { $source } +{ $gold } Gold
event-paid = { $you ->
    [yes] { $source }: Du zahlst { $gold } Gold.
   *[no] { $source }: { $seat } zahlt { $gold } Gold.
}
    .part = { $source } −{ $gold } Gold
event-famed = { $you ->
    [yes] { $source }: { $fame } Ruhm für dich.
   *[no] { $source }: { $fame } Ruhm für { $seat }.
}
    .part = { $source } +{ $fame } Ruhm
event-wealth = Die { $tile } ist jetzt { $value } Ruhm wert.
    .part = { $tile } ist { $value } wert
event-stationed = { $you ->
    [yes] Du stellst { $figure_a }.
   *[no] { $seat } stellt { $figure_a }.
}
    .part = { $figure } gestellt: { $ashore ->
        [1] { $tile }
       *[other] { $terrain } bei { $tile }
    }
event-built = { $you ->
    [yes] Du machst auf der { $tile_dat } aus zwei Patrouillen eine Festung.
   *[no] { $seat } macht auf der { $tile_dat } aus zwei Patrouillen eine Festung.
}
    .part = Festung auf { $tile }
event-landed = { $count ->
    [one] Ein Genosse geht auf der { $tile_dat } an Land.
   *[other] { $count } Genossen gehen auf der { $tile_dat } an Land.
}
    .part = { $count ->
        [one] ein Genosse
       *[other] { $count } Genossen
    } an Land auf { $tile }
event-readied = { $you ->
    [yes] { $count ->
        [one] Du bekommst einen bereiten Genossen.
       *[other] Du bekommst { $count } bereite Genossen.
    }
   *[no] { $count ->
        [one] { $seat } bekommt einen bereiten Genossen.
       *[other] { $seat } bekommt { $count } bereite Genossen.
    }
}
    .part = { $count ->
        [one] ein bereiter Genosse
       *[other] { $count } bereite Genossen
    }
event-driven_off = { $you ->
    [yes] { $count ->
        [one] Du schickst einen Genossen von der { $tile_dat } weg.
       *[other] Du schickst { $count } Genossen von der { $tile_dat } weg.
    }
   *[no] { $count ->
        [one] { $seat } schickt einen Genossen von der { $tile_dat } weg.
       *[other] { $seat } schickt { $count } Genossen von der { $tile_dat } weg.
    }
}
    .part = { $count ->
        [one] ein Genosse
       *[other] { $count } Genossen
    } von { $tile } vertrieben
event-shifted = { $you ->
    [yes] { $count ->
        [one] Du bringst einen Genossen von der { $tile_dat } auf die { $tile2 }.
       *[other] Du bringst { $count } Genossen von der { $tile_dat } auf die { $tile2 }.
    }
   *[no] { $count ->
        [one] { $seat } bringt einen Genossen von der { $tile_dat } auf die { $tile2 }.
       *[other] { $seat } bringt { $count } Genossen von der { $tile_dat } auf die { $tile2 }.
    }
}
    .part = { $count ->
        [one] ein Genosse
       *[other] { $count } Genossen
    } von { $tile } nach { $tile2 }
event-scored = { $you ->
    [yes] Du beherrschst die { $tile }: { $fame } Ruhm.
   *[no] { $seat } beherrscht die { $tile }: { $fame } Ruhm.
}
event-wiped = { $you ->
    [yes] Du räumst den Markt: drei neue Karten.
   *[no] { $seat } räumt den Markt: drei neue Karten.
}
    .part = Markt geräumt
event-conceded = { $you ->
    [yes] Du streichst die Flagge.
   *[no] { $seat } streicht die Flagge.
}
event-ended = { $reason ->
    [2] Das Spiel ist aufgegeben.
   *[other] Jemand hat 30 Ruhm oder mehr: Das Spiel ist aus.
}
event-showed_pledges = { $you ->
    [yes] { $pile ->
        [0] Deine erste Zusage galt dem Geschwader, die zweite der Union.
       *[other] Deine erste Zusage galt der Union, die zweite dem Geschwader.
    }
   *[no] { $pile ->
        [0] Die erste Zusage von { $seat } galt dem Geschwader, die zweite der Union.
       *[other] Die erste Zusage von { $seat } galt der Union, die zweite dem Geschwader.
    }
}
event-pledge_scored = { $you ->
    [yes] Deine Ladung { $card_cargo }, zugesagt an: { $faction }. { $fame } Ruhm.
   *[no] Ladung { $card_cargo } von { $seat }, zugesagt an: { $faction }. { $fame } Ruhm.
}
event-showed_plan = { $you ->
    [yes] Du hattest noch einen Plan: { $plan }.
   *[no] { $seat } hatte noch einen Plan: { $plan }.
}
event-battle = { $you ->
    [yes] Gefecht! { $figure_Your } greift { $figure2_acc } von { $seat2 } an.
   *[no] { $you2 ->
        [yes] Gefecht! { $figure_Nom } von { $seat } greift { $figure2_youracc } an.
       *[no] Gefecht! { $figure_Nom } von { $seat } greift { $figure2_acc } von { $seat2 } an.
    }
}
    .part = greift an: { $figure2 } von { $you2 ->
        [yes] dir
       *[no] { $seat2 }
    }
event-bribed = { $you ->
    [yes] Deine Gesandte gibt { $seat2 } 1 Gold, und die Kanonen schweigen.
   *[no] { $you2 ->
        [yes] Die Gesandte von { $seat } gibt dir 1 Gold, und die Kanonen schweigen.
       *[no] Die Gesandte von { $seat } gibt { $seat2 } 1 Gold, und die Kanonen schweigen.
    }
}
    .part = der Gesandte zahlt { $you2 ->
        [yes] dir
       *[no] { $seat2 }
    } 1 Gold: kein Kampf
event-played = { $you ->
    [yes] Du spielst einen Plan: { $plan }!
   *[no] { $seat } spielt einen Plan: { $plan }!
}
    .part = Plan: { $plan }
event-lowered = { $you ->
    [yes] Du feuerst: +{ $amount }, deine Kanonen zeigen jetzt { $value }.
   *[no] { $seat } feuert: +{ $amount }, die Kanonen zeigen jetzt { $value }.
}
    .part = feuert +{ $amount }
event-battle_rolled = { $you ->
    [yes] Du würfelst eine { $value } für { $figure_youracc }.
   *[no] { $seat } würfelt eine { $value } für { $figure_acc }.
}
    .part = würfelt { $value }
event-rerolled = { $you ->
    [yes] Eine Runde Grog: Du würfelst neu.
   *[no] Eine Runde Grog: { $seat } würfelt neu.
}
    .part = würfelt noch einmal
event-totals = { $total } gegen { $total2 }.
    .part = { $total } gegen { $total2 }
event-avoided = { $you ->
    [yes] Zwischen dir und { $seat2 } gibt es kein Gefecht.
   *[no] { $you2 ->
        [yes] Zwischen { $seat } und dir gibt es kein Gefecht.
       *[no] Zwischen { $seat } und { $seat2 } gibt es kein Gefecht.
    }
}
    .part = kein Kampf mit { $you2 ->
        [yes] dir
       *[no] { $seat2 }
    }
event-won = { $you ->
    [yes] Du gewinnst: { $figure_Your } schlägt { $figure2_acc } von { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } gewinnt: { $figure_Nom } schlägt { $figure2_youracc }.
       *[no] { $seat } gewinnt: { $figure_Nom } schlägt { $figure2_acc } von { $seat2 }.
    }
}
    .part = gewinnt gegen { $you2 ->
        [yes] dich
       *[no] { $seat2 }
    }
event-victory = { $you ->
    [yes] Du wählst: { $spoils }.
   *[no] { $seat } wählt: { $spoils }.
}
    .part = wählt { $spoils }
event-harmed = { $you ->
    [yes] { $same ->
        [yes] { $figure_Your } nimmt 1 Schaden ({ $action }).
       *[no] Du fügst { $figure_dat } von { $seat2 } 1 Schaden zu ({ $action }).
    }
   *[no] { $you2 ->
        [yes] { $seat } fügt { $figure_yourdat } 1 Schaden zu ({ $action }).
       *[no] { $same ->
            [yes] { $figure_Nom } von { $seat } nimmt 1 Schaden ({ $action }).
           *[no] { $seat } fügt { $figure_dat } von { $seat2 } 1 Schaden zu ({ $action }).
        }
    }
}
    .part = 1 Schaden für { $you2 ->
        [yes] dich
       *[no] { $seat2 }
    } ({ $action })
event-unharmed = { $you ->
    [yes] { $figure_Your } hat keinen Platz mehr, der beschädigt werden kann.
   *[no] { $figure_Nom } von { $seat } hat keinen Platz mehr, der beschädigt werden kann.
}
    .part = kein Platz mehr für Schaden ({ $figure })
event-destroyed = { $you ->
    [yes] { $same ->
        [yes] Du verlierst { $figure_youracc }.
       *[no] Du versenkst { $figure_acc } von { $seat2 }.
    }
   *[no] { $you2 ->
        [yes] { $seat } versenkt { $figure_youracc }!
       *[no] { $same ->
            [yes] { $seat } verliert { $figure_acc }.
           *[no] { $seat } versenkt { $figure_acc } von { $seat2 }.
        }
    }
}
    .part = { $figure } von { $you2 ->
        [yes] dir
       *[no] { $seat2 }
    } zerstört
event-stole = { $you ->
    [yes] Du stiehlst { $seat2 } { $gold } Gold.
   *[no] { $you2 ->
        [yes] { $seat } stiehlt dir { $gold } Gold!
       *[no] { $seat } stiehlt { $seat2 } { $gold } Gold.
    }
}
    .part = { $gold } Gold gestohlen von { $you2 ->
        [yes] dir
       *[no] { $seat2 }
    }
event-mended = { $you ->
    [yes] Du reparierst: { $action }.
   *[no] { $seat } repariert: { $action }.
}
    .part = repariert { $action }
event-recruited = { $you ->
    [yes] Du heuerst an: { $card }.
   *[no] { $seat } heuert an: { $card }.
}
    .part = heuert an: { $card }
event-hired = { $you ->
    [yes] Du legst eine { $value } und heuerst an: { $card }.
   *[no] { $seat } legt eine { $value } und heuert an: { $card }.
}
    .part = heuert für eine { $value } an: { $card }
event-smuggled = { $you ->
    [yes] Du nimmst Ladung an Bord: { $card_cargo }.
   *[no] { $seat } nimmt Ladung an Bord: { $card_cargo }.
}
    .part = nimmt an Bord: { $card_cargo }
event-delivered = { $you ->
    [yes] Du lieferst auf die { $tile }: { $card_cargo }.
   *[no] { $seat } liefert auf die { $tile }: { $card_cargo }.
}
    .part = liefert { $card_cargo } an { $tile }
event-marked = { $you ->
    [yes] Dein Belohnungsmarker rückt auf „{ $grid2_short }“.
   *[no] Der Belohnungsmarker von { $seat } rückt auf „{ $grid2_short }“.
}
    .part = Belohnungsmarker auf „{ $grid2_short }“
event-rewarded = { $you ->
    [yes] Deine Belohnung: { $grid_short }.
   *[no] Belohnung für { $seat }: { $grid_short }.
}
    .part = Belohnung: { $grid_short }
event-pledged = { $you ->
    [yes] { $pile ->
        [0] Du legst { $card_cargo } unter deine erste Zusage.
       *[other] Du legst { $card_cargo } unter deine zweite Zusage.
    }
   *[no] { $pile ->
        [0] { $seat } legt { $card_cargo } unter die erste Zusage.
       *[other] { $seat } legt { $card_cargo } unter die zweite Zusage.
    }
}
    .part = verspricht { $card_cargo }
event-boxed = { $you ->
    [yes] Du legst weg: { $card } ({ $card_cargo }).
   *[no] { $seat } legt weg: { $card } ({ $card_cargo }).
}
    .part = legt ab: { $card }
event-used = { $you ->
    [yes] Du setzt deine Mannschaft ein: { $card }.
   *[no] { $seat } setzt die Mannschaft ein: { $card }.
}
    .part = nutzt { $card }
event-took = { $you ->
    [yes] { $form ->
        [1] Naiver Adliger: Du nimmst { $card_cargo } von { $seat2 } als Ladung.
       *[other] Naiver Adliger: Du holst von { $seat2 } in deine Mannschaft: { $card }.
    }
   *[no] { $you2 ->
        [yes] { $form ->
            [1] Naiver Adliger: { $seat } nimmt { $card_cargo } von dir als Ladung!
           *[other] Naiver Adliger: { $seat } holt von dir in die Mannschaft: { $card }!
        }
       *[no] { $form ->
            [1] Naiver Adliger: { $seat } nimmt { $card_cargo } von { $seat2 } als Ladung.
           *[other] Naiver Adliger: { $seat } holt von { $seat2 } in die Mannschaft: { $card }.
        }
    }
}
    .part = nimmt eine Karte von { $you2 ->
        [yes] dir
       *[no] { $seat2 }
    }
event-launched = { $you ->
    [yes] { $figure_Your } sticht von der { $tile_dat } in See.
   *[no] { $figure_Nom } von { $seat } sticht von der { $tile_dat } in See.
}
    .part = { $figure } läuft aus von { $tile }
event-struck = { $you ->
    [yes] Hinterhalt: Du nimmst { $figure_a } von der Karte.
   *[no] Hinterhalt: { $seat } nimmt { $figure_a } von der Karte.
}
    .part = nimmt vom Plan: { $figure }
event-aimed = { $you ->
    [yes] Kanoniersmaat: Dein Flaggschiff feuert aus der Ferne.
   *[no] Kanoniersmaat: Das Flaggschiff von { $seat } feuert aus der Ferne.
}
    .part = schießt aus der Ferne
event-boosted = { $you ->
    [yes] Deine Kanonen steigen auf { $value }.
   *[no] Die Kanonen von { $seat } steigen auf { $value }.
}
    .part = Kanonen auf { $value }

## Fragen: die See

ask-place-flagship = { $you ->
    [yes] Wo beginnt dein Flaggschiff?
   *[no] { $seat } wählt, wo es losgeht.
}
ask-place-flagship-hint = { $you ->
    [yes] Geschwader und Union beginnen auf einer Insel, Schmuggler überall sonst.
   *[no] Auf einer Insel, Schmuggler auf See.
}
ask-turn = { $you ->
    [yes] { $count ->
        [one] Du bist am Zug: Leg einen Würfel.
       *[other] Du bist am Zug: Leg { $count } Würfel.
    }
   *[no] { $count ->
        [one] { $seat } muss noch einen Würfel legen.
       *[other] { $seat } muss noch { $count } Würfel legen.
    }
}
ask-turn-hint = { $you ->
    [yes] Wähl einen Würfel, dann seinen Platz. Dazwischen: alles, was keinen Würfel braucht, etwa Anheuern für Gold.
   *[no] Auch Aktionen ohne Würfel sind möglich.
}
ask-turn-end = { $you ->
    [yes] Alle Würfel liegen: Zug beenden?
   *[no] { $seat } darf noch ohne Würfel handeln.
}
ask-turn-end-hint = { $you ->
    [yes] Was keinen Würfel braucht, kannst du noch tun.
   *[no] Was keinen Würfel braucht, geht noch.
}
ask-place-die = { $you ->
    [yes] Wohin mit der { $value }?
   *[no] { $seat } legt eine { $value }.
}
ask-place-die-hint = { $you ->
    [yes] Auf einen leeren Platz, auf den sie passt. 1 Gold ändert sie um 1.
   *[no] Auf einen leeren, passenden Platz.
}
ask-place-die-crew = { $you ->
    [yes] Wohin mit der { $value }?
   *[no] { $seat } legt eine { $value }.
}
ask-place-die-crew-hint = { $you ->
    [yes] Auf einen leeren Platz, auf den sie passt, oder auf eine Marktkarte, die einen Würfel kostet. 1 Gold ändert sie um 1.
   *[no] Auf einen leeren, passenden Platz oder auf eine Marktkarte.
}
ask-load = { $you ->
    [yes] Die { $value } zu deinen Kanonen?
   *[no] { $seat } bringt eine { $value } zu den Kanonen.
}
ask-load-hint = { $you ->
    [yes] Wähl den Kanonenplatz. 1 Gold ändert den Würfel um 1.
   *[no] Hafen: Ein gelegter Würfel kommt zu den Kanonen.
}
ask-build = { $you ->
    [yes] Aus zwei Patrouillen eine Festung machen?
   *[no] { $seat } darf Festungen bauen.
}
ask-build-hint = { $you ->
    [yes] Zwei Patrouillen einer Insel gehen in den Vorrat, eine Festung kommt dorthin.
   *[no] Aus zwei Patrouillen einer Insel wird eine.
}
ask-trip = { $you ->
    [yes] { $count ->
        [one] Wohin fährt { $figure_your }?
       *[other] Beweg { $figure_youracc }: bis zu { $count } Felder.
    }
   *[no] { $count ->
        [one] { $seat } bewegt { $figure_acc }.
       *[other] { $seat } bewegt { $figure_acc }.
    }
}
ask-trip-hint = { $you ->
    [yes] Über den Kartenrand hinaus erkundest du. Gegner und Gelände zählen auf jedem Feld.
   *[no] Auf jedem Feld drohen Gefecht oder Gelände.
}
ask-trip-on = { $you ->
    [yes] { $count ->
        [one] Weiter, oder hier ankern? Noch ein Feld.
       *[other] Weiter, oder hier ankern? Noch bis zu { $count } Felder.
    }
   *[no] { $count ->
        [one] { $seat } darf { $figure_acc } weiterbewegen.
       *[other] { $seat } darf { $figure_acc } weiterbewegen.
    }
}
ask-trip-on-hint = { $you ->
    [yes] Hafen und Schatz wirken nur, wo dein Flaggschiff ankert.
   *[no] Oder hier ankern.
}
ask-place-tile = { $you ->
    [yes] Du hast die { $tile } gefunden. Wie liegt sie?
   *[no] { $seat } hat die { $tile } gefunden.
}
ask-place-tile-hint = { $you ->
    [yes] Eines ihrer vier Felder muss das markierte bedecken. Zieh sie, tipp sie zum Drehen an; Inseln liegen nie Seite an Seite.
   *[no] Drehen ist erlaubt; Inseln liegen nie Seite an Seite.
}
ask-wreck = { $you ->
    [yes] Ein Wrack! Steuert dein Lotse daran vorbei?
   *[no] Der Lotse von { $seat } darf am Wrack vorbeisteuern.
}
ask-wreck-hint = { $you ->
    [yes] Ohne ihn nimmst du 1 Schaden.
   *[no] Sonst ist es 1 Schaden.
}
ask-current = { $you ->
    [yes] Eine Starke Strömung: wohin?
   *[no] { $seat } gerät in eine Starke Strömung.
}
ask-current-hint = { $you ->
    [yes] Deine Mannschaft lässt dir die Wahl: eine Richtung, oder bleiben.
   *[no] Die Mannschaft lässt eine Wahl.
}
ask-fog = { $you ->
    [yes] Nebel: Führt dich dein Ausguck weiter?
   *[no] Der Ausguck von { $seat } späht durch den Nebel.
}
ask-fog-hint = { $you ->
    [yes] Ein Feld in beliebiger Richtung, wie mit einer Strömung, oder bleiben.
   *[no] Ein Feld in beliebiger Richtung oder keines.
}
ask-trawl = { $you ->
    [yes] Den Schatz einholen: { $gold } Gold?
   *[no] Der Schleppfischer von { $seat } darf { $gold } Gold einholen.
}
ask-trawl-hint = { $you ->
    [yes] Einmal für jedes Feld, das du betrittst, ohne zu ankern.
   *[no] Einmal für jedes betretene Feld.
}
ask-anchor = { $you ->
    [yes] { $figure_Your } ankert: Was tust du?
   *[no] { $figure_Nom } von { $seat } ankert.
}
ask-anchor-hint = { $you ->
    [yes] Eins nach dem anderen; alles ist freiwillig.
   *[no] Hafen, Schatz, Patrouille oder Genossen.
}
ask-effect-order = { $you ->
    [yes] { $seat2 } ankert: Was kommt zuerst?
   *[no] { $seat } bestimmt, was zuerst kommt.
}
ask-effect-order-hint = { $you ->
    [yes] Du bist am Zug, also bestimmst du die Reihenfolge.
   *[no] Wer am Zug ist, bestimmt die Reihenfolge.
}
ask-harbor-die = { $you ->
    [yes] Welcher Würfel kommt zu deinen Kanonen?
   *[no] { $seat } bringt einen Würfel zu den Kanonen.
}
ask-harbor-die-hint = { $you ->
    [yes] Ein beliebiger gelegter; sein Platz wird wieder frei.
   *[no] Hafen.
}
ask-fly = { $you ->
    [yes] Wohin fährt { $figure_your } direkt?
   *[no] { $seat } darf { $figure_acc } direkt bewegen.
}
ask-fly-hint = { $you ->
    [yes] Geradewegs hin, egal was dazwischen liegt; am Ziel zählen Gefecht und Gelände.
   *[no] Was dazwischen liegt, ist egal.
}
ask-ship = { $you ->
    [yes] { $figure_Your }: segeln oder vor dem Wind?
   *[no] { $seat } bewegt { $figure_acc }.
}
ask-ship-hint = { $you ->
    [yes] Segle Feld für Feld und anker an einer Insel für Genossen, oder fahr direkt zu einem Rückenwind vom Wert des Würfels. Wracks stören nicht.
   *[no] Unter Segeln oder mit Rückenwind.
}
ask-order = { $you ->
    [yes] { $count ->
        [one] Befehl: Beweg eine Patrouille 1 Feld.
       *[other] Befehl: Beweg bis zu { $count } verschiedene Patrouillen je 1 Feld.
    }
   *[no] { $count ->
        [one] { $seat } gibt den Patrouillen Befehle.
       *[other] { $seat } gibt den Patrouillen Befehle.
    }
}
ask-order-hint = { $you ->
    [yes] Sie dürfen erkunden und kämpfen.
   *[no] Bis zu vier Patrouillen, je 1 Feld.
}
ask-official = { $you ->
    [yes] { $count ->
        [one] Überzeugender Beamter: Welche Patrouille fährt wohin?
       *[other] Überzeugender Beamter: bis zu { $count } Patrouillen, je 1 oder 2 Felder.
    }
   *[no] { $count ->
        [one] { $seat } redet mit den Patrouillen.
       *[other] { $seat } redet mit den Patrouillen.
    }
}
ask-official-hint = { $you ->
    [yes] Gefechte gibt es nicht, Wracks und Strömungen schon.
   *[no] Ohne Gefecht.
}
ask-deploy = { $you ->
    [yes] Entsenden: Wohin mit der Patrouille?
   *[no] { $seat } entsendet eine Patrouille.
}
ask-deploy-hint = { $you ->
    [yes] Zu deinem Flaggschiff oder auf ein Feld daneben.
   *[no] Zum Flaggschiff oder daneben.
}
ask-inspire = { $you ->
    [yes] { $count ->
        [one] Begeistern: einen Genossen auf noch eine Insel?
       *[other] Begeistern: je einen Genossen auf bis zu { $count } Inseln.
    }
   *[no] { $count ->
        [one] { $seat } begeistert die Inseln.
       *[other] { $seat } begeistert die Inseln.
    }
}
ask-inspire-hint = { $you ->
    [yes] Jedes Mal eine andere Insel.
   *[no] Jedes Mal eine andere Insel.
}
ask-convince = { $you ->
    [yes] Überzeugender Genosse: Wer zieht wohin?
   *[no] { $seat } redet mit den Genossen.
}
ask-convince-hint = { $you ->
    [yes] Bis zu 2 Genossen von einer Insel auf eine andere.
   *[no] Bis zu 2 Genossen ziehen um.
}
ask-raise-wealth = { $you ->
    [yes] Welche Region wird reicher?
   *[no] { $seat } macht eine Region reicher.
}
ask-raise-wealth-hint = { $you ->
    [yes] Du hast diese Runde begonnen: Erhöh den Reichtum einer Region um 1.
   *[no] Um 1: Das ist Pflicht für die Person, die begonnen hat.
}
ask-wipe-market = { $you ->
    [yes] Den Markt räumen?
   *[no] { $seat } darf den Markt räumen.
}
ask-wipe-market-hint = { $you ->
    [yes] Alle Karten dort verlassen das Spiel, und neue kommen.
   *[no] Alle Karten dort würden das Spiel verlassen.
}

## Möglichkeiten: die See

do-start = { $terrain ->
    [Insel] { $tile }
   *[other] { $terrain_title } bei der { $tile_dat }
}
do-pick = Die { $value } legen
do-aside = Die { $value } beiseitelegen
do-end = Zug beenden
do-concede = Aufgeben
do-change = { $delta } für 1 Gold
do-place = { $action }
do-reload = { $action ->
    [-1] Die { $value }, mit der du angeheuert hast
   *[other] Die { $value } auf { $action }
}
do-build = Festung auf der { $tile_dat }
do-step = { $direction_title }
do-explore = Erkunden: { $direction }
do-jump = Seehexe: { $direction } hinaus, gegenüber wieder herein
do-stop = Hier ankern
do-lay = Plättchen anlegen: Lage { $count }
do-pass = Verzichten
do-ignore = { $card }: nicht beachten
do-suffer = Den Schaden nehmen
do-stay = Hier bleiben
do-gain = { $effect }
do-fly = { $terrain ->
    [Insel] { $tile }
   *[other] { $terrain_title } bei der { $tile_dat }
}
do-sail = Segeln
do-march = { $figure }: { $direction }
do-put = { $terrain ->
    [Insel] { $tile }
   *[other] { $terrain_title } bei der { $tile_dat }
}
do-shift = { $count ->
    [one] 1 Genosse auf die { $tile2 }
   *[other] { $count } Genossen auf die { $tile2 }
}
do-shift-all = Alle { $count } auf die { $tile2 }
do-raise = { $tile } auf { $value }
do-wipe = Den Markt räumen
do-keep = Den Markt so lassen
gain-gold = { $gold ->
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $gold }
} Gold
gain-fame = +{ $fame } Ruhm
gain-fame-gold = +{ $fame } Ruhm, { $gold ->
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $gold }
} Gold
why-gold = { $source } { $gold ->
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $gold }
}
why-fame = { $source } +{ $fame }

## Ablehnungen: die See

no-start-now = Wähl zuerst, wo dein Flaggschiff beginnt.
no-start-at-sea = Schmuggler beginnen auf einem Feld, das keine Insel ist.
no-start-on-island = Du beginnst auf einer Insel, die noch frei ist.
no-turn-now = Du bist am Zug: Leg Würfel, handle ohne Würfel, oder beende ihn.
no-concede = Aufgeben kann man nur zu zweit.
no-dice-first = { $count ->
    [one] Vor dem Ende deines Zuges musst du noch einen Würfel legen.
   *[other] Vor dem Ende deines Zuges musst du noch { $count } Würfel legen.
}
no-dice-done = Du hast alle Würfel dieses Zuges gelegt.
no-such-die = So einen Würfel hast du nicht zu legen.
no-equal-die = Nimm den ersten dieser gleichen Würfel.
no-other-die = Du hast einen anderen Würfel in der Hand.
no-fits-nowhere = Dieser Würfel passt auf keinen leeren Platz, auch nicht mit deinem Gold.
no-aside = Nur wenn keiner deiner Würfel auf einen leeren Platz passt, legst du einen beiseite.
no-place-now = Wähl zuerst den Platz für deinen Würfel.
no-gold = Das kostet { $gold } Gold, und so viel hast du nicht.
no-change-by = Jedes Gold ändert einen Würfel um 1; nur mit dem Mittelsmann um 2.
no-die-range = Ein Würfel bleibt zwischen 1 und 6.
no-such-slot = Diesen Würfelplatz gibt es nicht.
no-slot-damaged = Dieser Platz ist beschädigt: Reparier ihn zuerst.
no-slot-taken = Auf diesem Platz liegt schon ein Würfel.
no-equal-slot = Nimm den ersten freien dieser gleichen Plätze.
no-does-not-fit = { $action } nimmt eine { $value }; deine ist eine { $value2 }, und dir fehlen die { $gold } Gold, sie zu ändern.
no-fits-for-gold = { $action } nimmt eine { $value }; deine ist eine { $value2 }. Für { $gold } Gold wird sie passend.
no-pick-first = Nimm zuerst deine { $value } in die Hand, dann tipp auf diesen Platz.
no-step-by-step = { $count ->
    [one] Feld für Feld: Tipp auf ein leuchtendes Feld neben dir. Noch 1 ist übrig.
   *[other] Feld für Feld: Tipp auf ein leuchtendes Feld neben dir. Noch { $count } sind übrig.
}
no-reload-now = Wähl zuerst den Würfel, der zu deinen Kanonen kommt.
no-die-there = Dort liegt kein Würfel.
no-cannons-for-it = Kein leerer Kanonenplatz nimmt diesen Würfel.
no-build-now = Entscheide zuerst über Festungen.
no-stronghold-left = Alle drei Festungen stehen auf der Karte.
no-two-patrols = Eine Festung braucht zwei Patrouillen auf einer Insel.
no-move-now = Beende zuerst die Fahrt: weiter oder ankern.
no-move-first = Mindestens ein Feld musst du fahren.
no-jump = Dort kann dir die Seehexe nicht helfen.
no-sandbar = Eine Sandbank versperrt den Weg.
no-room = Dort kommst du nicht von der Karte: Es ist kein Platz für ein Plättchen, oder keines ist mehr da.
no-explore-for-others = Nur das Geschwader selbst erkundet mit seinen Patrouillen.
no-pilot-now = Entscheide zuerst: Lotse oder Schaden.
no-current-now = Entscheide zuerst, wohin dich die Strömung trägt.
no-decline-current = Ohne Seebär kannst du eine Starke Strömung nicht ablehnen.
no-lay-now = Leg zuerst das neue Plättchen.
no-islands-touch = So gedreht lägen zwei Inseln Seite an Seite.
no-overlap = Dort läge das Plättchen auf einem anderen.
no-trawl-now = Entscheide zuerst über den Schatz.
no-anchor-now = Beende zuerst das Ankern.
no-order-now = Wähl zuerst, was als Nächstes kommt.
no-effect-now = Das würde jetzt nichts ändern.
no-effect-here = So etwas gibt es hier nicht zu holen.
no-fly-now = Wähl zuerst, wohin es direkt geht, oder verzichte.
no-such-space = Dieses Feld gibt es nicht auf der Karte.
no-stay-there = Dort bist du schon.
no-wind-there = Dort weht kein Rückenwind dieses Werts.
no-ship-now = Wähl zuerst: segeln, Rückenwind oder bleiben.
no-way-out = Von dort kann man nirgendwohin segeln.
no-march-now = Beweg zuerst eine Patrouille, oder sei fertig.
no-such-patrol = So eine Patrouille ist nicht auf der Karte.
no-moved-already = Diese Patrouille ist schon gefahren.
no-way-there = Dorthin kann diese Patrouille nicht.
no-put-now = Wähl zuerst, wohin damit.
no-near-flagship = Es muss das Feld deines Flaggschiffs oder eines daneben auf der Karte sein.
no-ready-comrades = Kein Genosse ist bereit.
no-island-there = Das ist keine Insel auf der Karte.
no-island-again = Jede Insel bekommt nur einen Genossen.
no-shift-now = Wähl zuerst, welche Genossen umziehen, oder verzichte.
no-another-island = Sie müssen auf eine andere Insel.
no-comrades-there = So viele Genossen sind dort nicht.
no-raise-now = Erhöh zuerst den Reichtum einer Region.
no-such-region = Diese Region gibt es nicht auf der Karte.
no-wealthier = Diese Region hat schon Reichtum 6: Wähl eine andere.
no-wipe-now = Entscheide zuerst über den Markt.

## Die Zählung

tally-fame = Ruhm aus dem Spiel
tally-pledge = { $card_cargo }, zugesagt an: { $faction }
tally-gold = Gold: { $gold } (nur bei Gleichstand)
end-fame = Jemand hat 30 Ruhm erreicht.
end-conceded = Das Spiel wurde aufgegeben.

## Fragen: Gefechte, Schaden, Mannschaft, Ladung, Pläne

ask-battles = { $you ->
    [yes] Hier warten mehrere Gegner auf { $figure_youracc }: wer zuerst?
   *[no] { $seat } wählt einen Gegner für { $figure_acc }.
}
ask-battles-hint = { $you ->
    [yes] Du kämpfst gegen einen nach dem anderen, in beliebiger Reihenfolge.
   *[no] Einer nach dem anderen.
}
ask-emissary = { $you ->
    [yes] Gefecht gegen { $figure_acc } von { $seat2 }, oder schickst du die Gesandte?
   *[no] { $seat } darf die Gesandte schicken.
}
ask-emissary-hint = { $you ->
    [yes] Für 1 Gold an { $seat2 } gibt es kein Gefecht, und du darfst weiterfahren.
   *[no] Für 1 Gold gibt es kein Gefecht.
}
ask-plan-battle = { $you ->
    [yes] Einen Plan spielen?
   *[no] { $seat } darf vor dem Gefecht einen Plan spielen.
}
ask-plan-battle-hint = { $you ->
    [yes] Jetzt oder gar nicht. „In diesem Zug passen“ antwortet für alle Gefechte dieses Zuges.
   *[no] Einen Moment, bitte.
}
ask-plan-battle-held = { $you ->
    [yes] Du passt in allen Gefechten dieses Zuges.
   *[no] { $seat } darf vor dem Gefecht einen Plan spielen.
}
ask-plan-battle-held-hint = { $you ->
    [yes] Das Gefecht geht von selbst weiter.
   *[no] Einen Moment, bitte.
}
ask-lower = { $you ->
    [yes] Gefecht mit { $seat2 }: Senkst du deinen Kanonenwürfel?
   *[no] { $seat } zielt.
}
ask-lower-hint = { $you ->
    [yes] Was du ihn senkst, zählt zu deinem Wurf. Auch mit einer 1 bleibst du geladen.
   *[no] Ein gesenkter Kanonenwürfel zählt zum Wurf.
}
ask-grog = { $you ->
    [yes] Du hast { $value } gewürfelt. Grog, und noch einmal?
   *[no] { $seat } darf mit dem Grogmeister neu würfeln.
}
ask-grog-hint = { $you ->
    [yes] Das kostet 1 Schaden, und der neue Wurf gilt.
   *[no] Für 1 Schaden.
}
ask-victory = { $you ->
    [yes] Du hast { $figure_acc } von { $seat2 } geschlagen: Was nimmst du?
   *[no] { $seat } wählt die Beute.
}
ask-victory-hint = { $you ->
    [yes] Eine Möglichkeit, oder keine.
   *[no] Eine Möglichkeit, oder keine.
}
ask-hurt = { $you ->
    [yes] { $same ->
        [yes] Schaden! Welcher deiner Plätze nimmt ihn?
       *[no] Schaden für { $figure_acc } von { $seat2 }: welcher Platz?
    }
   *[no] { $same ->
        [yes] { $seat } nimmt Schaden.
       *[no] { $seat } teilt Schaden aus.
    }
}
ask-hurt-hint = { $you ->
    [yes] Ein leerer Platz, der nicht gestrichelt ist. Bis zur Reparatur kommt dort kein Würfel hin.
   *[no] Auf einen leeren Platz.
}
ask-beakhead = { $you ->
    [yes] { $figure_Nom } von { $seat2 }: ein Feld weit schieben?
   *[no] { $seat } darf { $figure_acc } schieben.
}
ask-beakhead-hint = { $you ->
    [yes] Nicht von der Karte, nicht über eine Sandbank. Wracks und Strömungen wirken.
   *[no] Rammsporn.
}
ask-buccaneer = { $you ->
    [yes] { $count ->
        [one] Eine Karte aus der Mannschaft von { $seat2 } weglegen?
       *[other] Bis zu { $count } Karten aus der Mannschaft von { $seat2 } weglegen?
    }
   *[no] { $count ->
        [one] { $seat } mustert die Mannschaft von { $seat2 }.
       *[other] { $seat } mustert die Mannschaft von { $seat2 }.
    }
}
ask-buccaneer-hint = { $you ->
    [yes] Auch dein Freibeuter verlässt das Spiel.
   *[no] Freibeuter.
}
ask-gunners-mate = { $you ->
    [yes] Kanoniersmaat: ein Feld deiner Region beschießen?
   *[no] { $seat } darf aus der Ferne feuern.
}
ask-gunners-mate-hint = { $you ->
    [yes] Dein Flaggschiff kämpft gegen alle Gegner dort, als wäre es hingefahren, bleibt aber stehen.
   *[no] Kanoniersmaat.
}
ask-repair = { $you ->
    [yes] { $count ->
        [one] Reparier 1 Schaden: welchen?
        [2] Reparier bis zu 2 Schaden: welchen?
       *[other] Reparieren: Welcher Schaden kommt weg?
    }
   *[no] { $seat } repariert.
}
ask-repair-hint = { $you ->
    [yes] Jeder beschädigte Platz von Tafel und Mannschaft.
   *[no] Schaden kommt von Tafel und Mannschaft.
}
ask-hit = { $you ->
    [yes] { $card }: Welche Figur nimmt 1 Schaden?
   *[no] { $seat } zielt auf eine Figur.
}
ask-hit-hint = { $you ->
    [yes] Eine beliebige Figur in der Region deines Flaggschiffs.
   *[no] { $card }.
}
ask-recruit-free = { $you ->
    [yes] Eine Marktkarte umsonst anheuern?
   *[no] { $seat } darf umsonst anheuern.
}
ask-recruit-free-hint = { $you ->
    [yes] Preis und Symbol sind egal.
   *[no] Preis und Symbol sind egal.
}
ask-negotiate = { $you ->
    [yes] Verhandeln: Welche Marktkarte heuerst du umsonst an?
   *[no] { $seat } verhandelt.
}
ask-negotiate-hint = { $you ->
    [yes] Preis und Symbol sind egal.
   *[no] Preis und Symbol sind egal.
}
ask-negotiate-again = { $you ->
    [yes] Verhandeln: eine zweite Karte anheuern?
   *[no] { $seat } darf eine zweite Karte anheuern.
}
ask-negotiate-again-hint = { $you ->
    [yes] Das kostet einen Genossen dieser Insel; er geht in den Vorrat der Union.
   *[no] Das kostet einen Genossen der Insel.
}
ask-jettison = { $you ->
    [yes] Zu viel Ladung: Was geht über Bord?
   *[no] { $seat } muss Ladung abwerfen.
}
ask-jettison-hint = { $you ->
    [yes] Du hast Platz für 2. Was du abwirfst, verlässt das Spiel.
   *[no] Platz ist für 2.
}
ask-marker = { $you ->
    [yes] Deine Belohnung: Wohin rückt der weiße Marker?
   *[no] { $seat } rückt den Belohnungsmarker.
}
ask-marker-hint = { $you ->
    [yes] Ein Feld nach oben, unten, links oder rechts, nicht auf den schwarzen.
   *[no] Ein Feld im Gitter.
}
ask-reward = { $you ->
    [yes] Die Belohnung nehmen: { $grid }?
   *[no] { $seat } darf eine Belohnung nehmen: { $grid_short }.
}
ask-reward-hint = { $you ->
    [yes] Du darfst verzichten.
   *[no] Verzichten ist erlaubt.
}
ask-pledge-cargo = { $you ->
    [yes] { $card_cargo } zusagen: unter welchen Marker?
   *[no] { $seat } sagt Ladung zu: { $card_cargo }.
}
ask-pledge-cargo-hint = { $you ->
    [yes] Am Ende bringt sie 1 Ruhm für jede Region ihres eigenen Symbols, die diese Fraktion beherrscht. Wessen Marker es ist, weißt nur du.
   *[no] Wessen Marker es ist, bleibt geheim.
}
ask-add-tile = { $you ->
    [yes] Wohin kommt ein neues Regionsplättchen?
   *[no] { $seat } legt ein Regionsplättchen an.
}
ask-add-tile-hint = { $you ->
    [yes] An einen beliebigen Kartenrand, an dem Platz ist.
   *[no] An einen Rand, an dem Platz ist.
}
ask-add-tile-drawn = { $you ->
    [yes] Du hast die { $tile } gezogen. An welchen Rand kommt sie?
   *[no] { $seat } hat die { $tile } gezogen und legt sie an.
}
ask-add-tile-drawn-hint = { $you ->
    [yes] An einen beliebigen Kartenrand, an dem Platz ist. Danach drehst du sie, wie du willst.
   *[no] An einen Rand, an dem Platz ist.
}
ask-noble = { $you ->
    [yes] Naiver Adliger: Welche Karte nimmst du?
   *[no] { $seat } schickt den Naiven Adligen.
}
ask-noble-hint = { $you ->
    [yes] Mannschaft oder Ladung von jemandem, dessen Flaggschiff in deiner Region ist.
   *[no] Eine Karte von jemandem in der Region.
}
ask-play-ship = { $you ->
    [yes] { $figure_Your }: Von welcher Insel sticht das Schiff in See?
   *[no] { $seat } bringt ein Schiff ins Spiel: { $figure }.
}
ask-play-ship-hint = { $you ->
    [yes] Zwei Genossen dieser Insel gehen in den Vorrat.
   *[no] Für zwei Genossen einer Insel.
}
ask-enlist = { $you ->
    [yes] Anwerbung: auf welcher Insel?
   *[no] { $seat } wirbt Mannschaft an.
}
ask-enlist-hint = { $you ->
    [yes] Eine mit Genossen und ohne Festung. Marktkarten ihres Symbols heuerst du umsonst an.
   *[no] Auf einer Insel mit Genossen.
}
ask-enlist-crew = { $you ->
    [yes] Anwerbung ({ $suit }): Welche Karten kommen zu dir?
   *[no] { $seat } wirbt Mannschaft an: { $suit }.
}
ask-enlist-crew-hint = { $you ->
    [yes] So viele du willst, umsonst. Danach wird der Markt aufgefüllt.
   *[no] Umsonst.
}
ask-evacuate = { $you ->
    [yes] Evakuierung: von welcher Insel?
   *[no] { $seat } evakuiert eine Insel.
}
ask-evacuate-hint = { $you ->
    [yes] Alle ihre Genossen gehen auf andere Inseln.
   *[no] Alle ihre Genossen gehen auf andere Inseln.
}
ask-evacuate-to = { $you ->
    [yes] { $count ->
        [one] Evakuierung der { $tile_dat }: Wohin geht der letzte Genosse?
       *[other] Evakuierung der { $tile_dat }: Wohin gehen die { $count } Genossen?
    }
   *[no] { $seat } evakuiert die { $tile }.
}
ask-evacuate-to-hint = { $you ->
    [yes] Wähl eine Insel, dann, wie viele dorthin gehen. Niemand bleibt.
   *[no] Niemand bleibt.
}
ask-sneak = { $you ->
    [yes] Hinterhalt: in welcher Region?
   *[no] { $seat } plant einen Hinterhalt.
}
ask-sneak-hint = { $you ->
    [yes] Eine mit Genossen auf ihrer Insel und Patrouillen darin.
   *[no] Wo Genossen sind.
}
ask-sneak-patrol = { $you ->
    [yes] { $count ->
        [one] Hinterhalt bei der { $tile_dat }: noch eine Patrouille?
       *[other] Hinterhalt bei der { $tile_dat }: bis zu { $count } Patrouillen.
    }
   *[no] { $count ->
        [one] { $seat } schlägt bei der { $tile_dat } zu.
       *[other] { $seat } schlägt bei der { $tile_dat } zu.
    }
}
ask-sneak-patrol-hint = { $you ->
    [yes] Sie gehen in den Vorrat des Geschwaders.
   *[no] Sie gehen in den Vorrat.
}

## Möglichkeiten: Gefechte, Schaden, Mannschaft, Ladung, Pläne

do-engage = { $figure } von { $seat }
do-bribe = Die Gesandte schicken: 1 Gold
do-hold = In diesem Zug passen
do-pass-battle = In diesem Gefecht passen
do-lower = Um { $amount } senken
do-reroll = 1 Schaden nehmen, neu würfeln
do-win = { $spoils }
do-harm = Schaden auf { $action }
do-push = Schieben: { $direction }
do-discard = { $card } ({ $card_cargo })
do-aim = { $terrain ->
    [Insel] { $tile }
   *[other] { $terrain_title } bei der { $tile_dat }
}
do-mend = Reparieren: { $action }
do-hit = { $you ->
    [yes] { $figure_Your }
   *[no] { $figure } von { $seat }
}
do-recruit = Anheuern: { $card }
do-hire = Mit einer { $value } anheuern: { $card }
do-smuggle = Schmuggeln: { $card_cargo }, für { $suit }
do-deliver = Liefern: { $card_cargo }
do-play = Plan spielen: { $plan }
do-use = Einsetzen: { $card }
do-mark = { $grid_short }
do-reward = Nehmen: { $grid_short }
do-sell = { $amount } Gold für { $amount } Ruhm
do-pledge = { $pile ->
    [0] Erster Marker
   *[other] Zweiter Marker
}
do-edge = Plättchen { $direction }
do-crew = { $card }, als Mannschaft
do-cargo = { $card_cargo }, als Ladung
do-isle = { $tile }
do-strike = { $figure } von { $seat }

## Ablehnungen: Gefechte, Schaden, Mannschaft, Ladung, Pläne

no-first-alike = Nimm das erste von diesen gleichen.
no-engage-now = Wähl zuerst, gegen wen du kämpfst.
no-such-enemy = Mit dieser Figur gibt es hier kein Gefecht.
no-bribe-now = Entscheide zuerst über die Gesandte.
no-plan-now = Entscheide zuerst, ob du einen Plan spielst.
no-plans-held = Du passt in allen Gefechten dieses Zuges.
no-not-in-hand = Diesen Plan hast du nicht auf der Hand.
no-plan-in-battle = „{ $plan }“ ist nichts für Gefechte: Spiel den Plan als Aktion in deinem Zug.
no-plan-only-battle = „{ $plan }“ wird zu Beginn eines Gefechts gespielt.
no-lower-now = Entscheide zuerst, ob du deinen Kanonenwürfel senkst.
no-cannons-there = Das ist kein Kanonenplatz von dir.
no-cannons-die = Auf diesen Kanonen liegt kein Würfel.
no-lower-so = { $amount ->
    [0] Dieser Würfel zeigt 1 und lässt sich nicht senken.
   *[other] Dieser Würfel lässt sich höchstens um { $amount } senken; unter 1 geht es nicht.
}
no-reroll-now = Entscheide zuerst über den Grogmeister.
no-win-now = Wähl zuerst, was dein Sieg bringt.
no-union-ship = Das gilt nur nach einem Sieg über ein Schiff der Union.
no-harm-now = Wähl zuerst den Platz, der beschädigt wird.
no-slot-empty = Nur ein leerer Platz kann beschädigt werden.
no-harm-there = Dieser Platz kann nicht beschädigt werden.
no-push-now = Entscheide zuerst über den Rammsporn.
no-push-sandbar = Über eine Sandbank kannst du nicht schieben.
no-push-off = Von der Karte kannst du keine Figur schieben.
no-buccaneer-now = Entscheide zuerst über den Freibeuter.
no-second-crew = Der Freibeuter ist weg: Wähl auch die zweite Karte.
no-losers-crew = Diese Karte ist nicht in der Mannschaft von { $seat }.
no-aim-now = Entscheide zuerst über den Kanoniersmaat.
no-not-this-region = Das ist nicht in der Region deines Flaggschiffs.
no-battle-in-fog = Im Nebel gibt es kein Gefecht.
no-enemy-there = Dort ist niemand, gegen den du kämpfen kannst.
no-mend-now = Wähl zuerst, was du reparierst, oder sei fertig.
no-damage-there = Auf diesem Platz ist kein Schaden.
no-hit-now = Wähl zuerst die Figur, die den Schaden nimmt.
no-hit-paid = Du hast mit eigenem Schaden bezahlt: Wähl jetzt eine Figur.
no-recruit-now = Entscheide zuerst, wen du anheuerst, oder verzichte.
no-noble-now = Wähl zuerst die Karte, die dir der Naive Adlige bringt.
no-noble-card = Diese Karte geht nicht: Sie muss jemandem gehören, dessen Flaggschiff in der Region deines Flaggschiffs ist.
no-smuggler = Nur Schmuggler haben Ladung.
no-jettison-now = Wirf zuerst Ladung ab: Du hast Platz für 2.
no-your-cargo = Das ist keine Ladung von dir.
no-mark-now = Rück zuerst deinen weißen Belohnungsmarker.
no-black-marker = Dort liegt der schwarze Marker.
no-not-beside = Der Marker rückt ein Feld nach oben, unten, links oder rechts.
no-reward-now = Nimm zuerst die Belohnung, oder verzichte.
no-so-much-gold = Du kannst 1 bis 5 Gold in Ruhm verwandeln, und nur Gold, das du hast.
no-such-reward = Das ist hier nicht die Belohnung.
no-pledge-now = Leg zuerst die Ladung unter einen Zusagemarker.
no-edge-now = Wähl zuerst den Rand, an den das neue Plättchen kommt.
no-edge-there = Dort kann kein Plättchen angelegt werden.
no-not-in-market = Diese Karte ist nicht auf dem Markt.
no-stronghold-bars = Auf dieser Insel steht eine Festung: Gegner heuern, schmuggeln und liefern dort nicht.
no-at-island = Dafür muss dein Flaggschiff an einer Insel sein.
no-island-suit = Dafür braucht es eine Insel mit diesem Symbol: { $suit }.
no-costs-die = Diese Mannschaft kostet einen Würfel: Wähl einen.
no-costs-gold = Diese Mannschaft kostet { $gold } Gold, keinen Würfel.
no-your-crew = Diese Karte ist nicht in deiner Mannschaft.
no-crew-action = So eine Aktion gibt es bei dieser Karte nicht: { $card }.
no-once-a-turn = { $card } wirkt einmal je Zug, und das ist geschehen.
no-room-for-damage = Auf deiner Tafel ist kein leerer Platz, der den Schaden nimmt.
no-other-island = Die andere Insel dieses Symbols ist nicht auf der Karte.
no-union = Pläne hat nur die Union.
no-two-comrades = Dafür braucht es zwei Genossen auf einer Insel.
no-isle-now = Wähl zuerst eine Insel.
no-isle-first = Wähl zuerst die Insel.
no-isle-chosen = Die Insel ist schon gewählt.
no-such-island = Diese Insel gibt es nicht auf der Karte.
no-comrade-there = Auf dieser Insel ist kein Genosse.
no-none-kept-back = Niemand bleibt zurück: Wähl eine andere Insel.
no-island-done = Diese Insel hat ihre Genossen schon bekommen.
no-so-many = { $count ->
    [one] Nur noch 1 Genosse ist übrig.
   *[other] 1 bis { $count } Genossen können dorthin.
}
no-market-suit = So eine Karte mit diesem Symbol ist nicht auf dem Markt.
no-enlist-now = Beende zuerst die Anwerbung.
no-patrol-there = Dort ist keine Patrouille.
no-sneak-now = Beende zuerst den Hinterhalt.

## Auf dem Bildschirm: die Karte

face-map = Karte: Pfeiltasten verschieben, Plus und Minus zoomen, 0 zeigt alles
face-chart = Seekarte
face-board = Tafel
face-market = Markt
face-zoom-in = Näher
face-zoom-out = Weiter weg
face-zoom-all = Die ganze Karte
face-two-fingers = Zwei Finger bewegen die Karte
face-tile-move = Andere Stelle
face-tile-turn = Drehen
face-tile-lay = Hier hinlegen
face-tile = Das neue Plättchen
face-tile-text = Zieh es an eine andere Stelle, tipp zum Drehen darauf. Es muss das markierte Feld bedecken, und seine Insel darf nicht neben einer anderen liegen.
face-tile-way = Nach { $out }, Insel im { $island }
face-place-north-west = Nordwesten
face-place-north-east = Nordosten
face-place-south-west = Südwesten
face-place-south-east = Südosten
face-edge = Jenseits der Karte
face-edge-text = Unbekannte Gewässer: Hier kommt ein neues Plättchen hin. Erkunden beendet die Bewegung.
face-tile-drawn = Gezogen: { $tile }. Ihr Ort steht noch nicht fest.
face-figure-of = { $you ->
    [yes] { $figure } von dir
   *[no] { $figure } von { $name }
}
face-space-near = { $terrain } bei der { $island_dat }
face-many = { $count } × { $what }
face-current-to = Trägt { $direction }.
face-treasure = Schatz: { $gold } Gold für ein Flaggschiff, das ankert.
face-tailwind = Rückenwind { $value }: mit diesem Würfel direkt zu erreichen.
face-sandbar = Eine Sandbank versperrt den Weg { $direction }.
face-region = Region der { $island_dat }, Reichtum { $value }
face-control = Einfluss: Geschwader { $squadron }, Union { $union }.
face-control-nobody = Im Moment bekäme niemand Ruhm dafür.
face-control-by = { $fame } Ruhm gingen im Moment an: { $faction }.
face-side-title = Markt, Herrschaft und Ruhm
face-more-there = Weitere Möglichkeiten { $direction }
face-subtitle = Runde { $round }
face-subtitle-start = Aufbruch
face-fame = { $fame } Ruhm
face-tiles-left = { $count ->
    [0] Kein Plättchen mehr zu entdecken
    [one] Noch 1 Plättchen zu entdecken
   *[other] Noch { $count } Plättchen zu entdecken
}

## Auf dem Bildschirm: Tafeln, Markt, Gefechte

face-dice = Würfel
face-dice-none = Alle Würfel gelegt
face-placed = { $all ->
    [0] Zug
   *[other] { $count } von { $all } Würfeln gelegt
}
face-die = Eine { $value }
face-die-rule = Nimm ihn und wähl einen Platz, auf den er passt, oder Mannschaft, die einen Würfel kostet. 1 Gold ändert ihn um 1.
face-die-spent = Eine { $value }, für diese Runde verbraucht
face-die-placed = Dieser Würfel ist gelegt
face-gold = { $gold } Gold
face-gold-rule = Ändert Würfel, um je 1, und bezahlt Mannschaft. Am Ende entscheidet es bei Gleichstand.
face-patrols = Patrouillen im Vorrat
face-strongholds = Festungen im Vorrat
face-ready = Bereite Genossen
face-supply-patrols = { $count ->
    [one] 1 Patrouille im Vorrat
   *[other] { $count } Patrouillen im Vorrat
}
face-supply-patrols-rule = Eine darf dort hin, wo das Flaggschiff des Geschwaders nach Segeln oder Rückenwind ankert.
face-supply-strongholds = { $count ->
    [one] 1 Festung im Vorrat
   *[other] { $count } Festungen im Vorrat
}
face-supply-strongholds-rule = Am Ende eines Zuges des Geschwaders kann aus zwei Patrouillen einer Insel eine werden.
face-supply-ready = { $count ->
    [one] 1 bereiter Genosse
   *[other] { $count } bereite Genossen
}
face-supply-ready-rule = Von hier kommen alle Genossen, die gestellt werden. Segeln und Aufrufen bringen neue.
face-plans = Pläne
face-preset = Im Gefecht
face-preset-ask = Mich fragen
face-preset-battle = Einmal passen
face-preset-turn = Diesen Zug passen
face-preset-rule = Antwortet für dich, immer nach derselben Pause. Die anderen sehen nur, dass die Union antworten darf.
face-preset-soon = Du passt gleich …
face-first = Beginnt
face-first-title = Startspieler: { $name }
face-first-rule = Beginnt diese Runde. Am Ende der Runde geht die Karte im Uhrzeigersinn weiter.
face-plans-held = { $count ->
    [one] 1 Plan auf der Hand
   *[other] { $count } Pläne auf der Hand
}
face-plans-rule = { $count ->
    [0] Es ist kein Plan mehr zu ziehen.
    [one] 1 Plan ist noch zu ziehen; jede Runde kommen zwei.
   *[other] { $count } Pläne sind noch zu ziehen; jede Runde kommen zwei.
}
face-plans-gone = Gespielt: { $plans }.
face-plans-all = Es gibt: { $plans }.
face-cargo-empty = Leerer Laderaum
face-no-crew = Noch keine Mannschaft
face-crew-of = Fährt mit { $name }.
face-recruit-gold = An einer Insel mit diesem Symbol ({ $suit }) kostet das Anheuern { $gold } Gold.
face-recruit-die = An einer Insel mit diesem Symbol ({ $suit }) kostet das Anheuern einen beliebigen Würfel.
face-cost-gold = Kostet { $gold } Gold
face-cost-die = Kostet einen Würfel
face-cargo-rule = Als Ladung: { $cargo }, zu liefern an eine Insel mit diesem Symbol: { $suit }.
face-cargo-suit = Zugesagt zählt sie Regionen mit diesem Symbol: { $suit }.
face-slot-empty = Leer.
face-slot-taken = Hier liegt eine { $value }.
face-slot-damaged = Beschädigt: nimmt keinen Würfel, bis repariert wird.
face-slot-cost = Der Würfel, den diese Mannschaft kostet.
face-slot-dashed = Ein gestrichelter Platz kann nicht beschädigt werden.
face-takes = Nimmt eine { $value }.
face-takes-even = Nimmt eine 2, 4 oder 6.
face-takes-any = Nimmt jeden Würfel.
face-rewards = Belohnungen
face-grid-white = Hier liegt der weiße Marker: Er rückt auf ein Feld daneben, und diese Belohnung bekommst du.
face-grid-black = Hier liegt der schwarze Marker, wo der weiße war. Der weiße darf nicht hierher.
face-grid-rule = Jede Lieferung rückt den weißen Marker um ein Feld, nicht schräg.
face-pile = Zusage { $number }
face-pledged-to = Zugesagt an: { $faction }
face-pile-hidden = Eine gilt dem Geschwader, eine der Union. Welche, weiß nur, wem sie gehören.
face-pile-rule = Am Ende bringt jede Ladung 1 Ruhm für jede Region ihres Symbols, die diese Fraktion beherrscht.
face-pile-empty = Noch keine Ladung.
face-deck = { $count ->
    [0] Keine Karte mehr
    [one] Noch 1 Karte
   *[other] Noch { $count } Karten
}
face-track = Ruhm
face-track-seat = { $name }: { $fame } Ruhm, +{ $due }, wenn die Runde jetzt endete
face-control-title = Herrschaft
face-region-row = { $island }: Reichtum { $wealth }, Geschwader { $squadron }, Union { $union } – { $has ->
    [yes] Ruhm für { $name }
   *[no] Ruhm für niemanden
}
face-round-end = Runde { $round } wird gewertet
face-nobody = niemand
face-target = Tafel von { $name }
face-loaded = geladen
face-unloaded = nicht geladen
face-lower-slot = Die { $value } senken:
face-odds = Die Aussicht zu gewinnen.
face-odds-between = Die Aussicht zu gewinnen, je nachdem, wie weit die andere Seite senkt.
face-battle-at = Gefecht nahe der { $island_dat }
face-battle-side = { $attacks ->
    [yes] { $name } greift an: { $figure }, { $total }
   *[no] { $name } wehrt sich: { $figure }, { $total }
}
face-attacks = greift an
face-defends = wehrt sich
face-battle-waits = { $name } entscheidet …
face-union-may-respond = Die Union darf antworten: { $name } entscheidet …
face-add-roll = Wurf
face-add-cannons = Kanonen
face-add-stronghold = Festung
face-add-gunship = Kanonenboot
face-add-fighters = Raufbolde
face-add-cache = Waffenlager
face-add-none = keine Kanonen
face-note-dice = { $count ->
    [0] keine Würfel mehr
    [one] noch 1 Würfel
   *[other] noch { $count } Würfel
}
face-note-cargo = { $count ->
    [0] keine Ladung
   *[other] { $count } Ladung
}
face-note-due = +{ $fame } am Ende der Runde
face-note-crew = { $count } Mannschaft
face-count-fame = Ruhm aus dem Spiel
face-count-pledges = Zusagen
face-count-ties = Gold bei Gleichstand
face-concede = Aufgeben …
face-concede-sure = Wirklich aufgeben? Die andere Person gewinnt sofort.
face-concede-no = Weiterspielen
face-won-with = { $score } Ruhm
face-keys-turn = Das Plättchen drehen, das gelegt wird
face-keys-place = Sein nächster Platz
face-keys-all = Alle Zahlen der Karte, solange sie gedrückt ist
face-keys-zoom = Die Karte näher, weiter weg, ganz

## Erstes Spiel mit Anleitung

guide-welcome = Willkommen an Bord! Auf dieser See zählt Ruhm: Sobald jemand am Ende einer Runde 30 hat, gewinnt der meiste Ruhm. Du bekommst ihn für Regionen: Wer am Ende der Runde in einer mehr Einfluss hat, bekommt ihren Reichtum. Du führst das Geschwader, Mate die Union. Dein Flaggschiff und deine erste Patrouille beginnen auf der Großen Papageieninsel: Drück auf sie.
guide-die = Du hast fünf Würfel geworfen, jeder ist eine Aktion. In einem Zug legst du zwei. Segeln nimmt jeden Würfel und bewegt dein Flaggschiff 1 oder 2 Felder. Drück auf die 1, dann auf den leuchtenden Platz bei Segeln.
guide-explore = Da draußen ist mehr als diese zwei Regionen. Segle nach Norden über den Kartenrand: Eine neue Region taucht auf. Wer erkundet, fährt mit dieser Aktion nicht weiter.
guide-lay = Die Große Schwerterinsel! Du könntest das Plättchen drehen und schieben, solange es das Feld bedeckt, auf das du segelst, und keine zwei Inseln nebeneinanderliegen. So liegt es gut: Die Insel ist dann ein Feld von deinem Schiff entfernt. Leg es hin.
guide-wreckage = Du bist auf ein Wrack gelaufen. Das macht 1 Schaden, und Schaden sperrt einen leeren Platz deiner Tafel, bis du ihn reparierst. Rückenwind hast du zweimal: Gib einen davon her.
guide-anchor = Wo dein Flaggschiff anhält, ankert es. Auf diesem Feld liegt ein Schatz: Nimm die 2 Gold. Und wenn das Geschwader gesegelt ist, darf es eine Patrouille dalassen, 1 Einfluss in ihrer Region: Stell eine.
guide-island = Jetzt der zweite Würfel. Leg die 2 auf Segeln, fahr nach Osten zur Großen Schwerterinsel und anker dort: Ein Feld genügt. Lass auch hier eine Patrouille da.
guide-crew = An einer Insel darfst du Mannschaft ihres Symbols vom Markt anheuern. Das braucht keinen Würfel. Mit den Raufbolden zählst du in jedem Gefecht 1 mehr: Heuere sie für 2 Gold an. Dann beende deinen Zug.
guide-mate-lands = Mate antwortet. Zwei starke Strömungen tragen das Flaggschiff der Union je ein Feld weiter, umsonst, und so kommt es bis zur Großen Papageieninsel. Zwei Genossen gehen an Land. Sie haben je 1 Einfluss, das Schiff auch: drei gegen deine eine Patrouille.
guide-cannons = Das lässt du dir nicht gefallen! Lade zuerst die Kanonen: Sie wollen eine 5 oder 6. Bis zum Ende der Runde kämpfen deine Schiffe dann mit jedem fremden Schiff, auf dessen Feld sie fahren. Drück auf die 6, dann auf den Platz bei Kanonen.
guide-attack = Und jetzt drauf! Leg die 5 auf Segeln, fahr nach Süden, dann nach Westen zur Großen Papageieninsel.
guide-mate-plans = Gefecht! Die Union hat geheime Pläne auf der Hand, manche sind für genau diesen Moment gemacht. Mate spielt keinen.
guide-lower = Beide werfen einen Würfel, die höhere Summe gewinnt; bei Gleichstand, wer angreift, also du. Vorher darfst du deinen Würfel auf den Kanonen senken und genau so viel dazuzählen. Senk die 6 um 3. Die Raufbolde geben noch 1 dazu.
guide-victory = Du hast eine 2 geworfen, mit 3 von den Kanonen und 1 von den Raufbolden sind das 6. Mate hat 5: Gewonnen! Wähl 1 Schaden und 1 Gold stehlen. Leg den Schaden dann auf Mates Platz Versammeln, der vier Genossen auf einmal an Land bringt.
guide-stronghold = Du hast geankert: Stell eine Patrouille, dann beende deinen Zug. Zwei Patrouillen auf einer Insel können jetzt eine Festung werden: so stark wie beide, immer geladen, und kein Gegner heuert dort an. Bau sie.
guide-mate-assembles = Mate repariert den Platz mit einem geraden Würfel und nutzt ihn sofort: vier Genossen mehr. Sechs Genossen und das Schiff haben 7 Einfluss. Dein Flaggschiff und die Festung haben je 2, also 4.
guide-gold = Ein Würfel ist noch da; einen fünften hat nur das Geschwader. Bombardieren vertreibt alle Genossen von dieser Insel, will aber eine 4. Für 1 Gold änderst du einen Würfel um 1: Drück auf die 3, dann auf +1, dann auf Bombardieren. Und beende deinen Zug.
guide-scored = Die Runde ist aus, und jede Region wird gewertet. Papagei: 4 zu 1 für dich. Schwerter: deine zwei Patrouillen und sonst niemand. Baum: Mates zwei Genossen. Jede Region hat Reichtum 1, also hast du 2 Ruhm und Mate 1. Zu zweit macht jetzt, wer die Runde begann, eine Region reicher: Wähl Papagei, deine beste.
guide-farewell = In der nächsten Runde werden alle Würfel neu geworfen, und Mate beginnt. Das Wichtigste weißt du. Ein Hafen repariert oder lädt Kanonen, Rückenwind bringt dich direkt auf ein Feld mit der Zahl deines Würfels, und im Nebel kämpft niemand. Die anderen spielen anders: die Union mit Genossen und geheimen Plänen, Schmuggler mit Ladung und Zusagen an die, die einmal herrschen. Spiel richtig!
guide-union-welcome = Willkommen bei der Union! Wer am Ende einer Runde in einer Region mehr Einfluss hat, bekommt ihren Reichtum als Ruhm; hat jemand 30, gewinnt der meiste Ruhm. Genossen auf Inseln zählen je 1, deine Schiffe auch. Flaggschiff und zwei Genossen beginnen auf der Kleinen Papageieninsel. Mate führt das Geschwader.
guide-union-mate-comes = Das Geschwader beginnt und segelt in deine Region. Sein Flaggschiff zählt 2, jede Patrouille 1. Hinter ihm, beim Kompass, bleiben zwei Patrouillen.
guide-union-assemble = Du hast vier Würfel und legst zwei je Zug. Deine Stärke ist die Menge: Versammeln will eine 1 und stellt vier bereite Genossen auf die Insel in der Region deines Flaggschiffs. Drück auf die 1, dann auf den leuchtenden Platz.
guide-union-sail = Sechs Genossen an Land, aber nur noch zwei bereit. Segeln, das an einer Insel endet, bringt mehr. Leg die 3 auf Segeln, fahr nach Norden zum Hafen und wieder nach Süden zu deiner Insel.
guide-union-ready = Jetzt dürfen zwei Genossen hier landen, oder zwei aus dem Vorrat werden bereit. Nimm die bereiten: Gleich siehst du, wozu. Dann beende deinen Zug.
guide-union-mate-loads = Mate lädt die Kanonen mit einer 6 und stellt eine Patrouille. Ein Würfel bleibt dem Geschwader, eine 4: Damit kann es bombardieren, und das vertreibt alle Genossen von deiner Insel!
guide-union-plan = Aber du hast Pläne: geheime Karten, zwei am Anfang und zwei mehr in jeder Runde. Das Kanonenboot ist ein zweites Schiff. Es kostet zwei Genossen einer Insel und sticht dort in See: Drück auf die Karte.
guide-union-gunship = Die Kanonen des Kanonenboots sind immer geladen, und in jedem Gefecht zählt es 3 dazu. Es nimmt eine 4 oder 6: Leg die 6 darauf und wähl Segeln. Dann nach Norden, und nach Westen auf Mates Flaggschiff.
guide-union-battle = Gefecht! Manche Pläne sind für diesen Moment gemacht. Das Waffenlager zählt 1 für jeden bereiten Genossen dazu, und du hast vier: Spiel es.
guide-union-mate-lowers = Beide dürfen einen Würfel auf ihren Kanonen senken und genau so viel dazuzählen. Du hast dort keinen; Mate senkt die 6 um 3.
guide-union-victory = Du hast eine 2, mit 3 vom Kanonenboot und 4 vom Waffenlager sind das 9. Mate hat 6: Gewonnen! Wähl 1 Schaden und einen Genossen für die Insel hier. Leg den Schaden auf Bombardieren: Auf einen beschädigten Platz passt kein Würfel.
guide-union-explore = Dein letzter Würfel, die 5, kommt auf Segeln. Jenseits der Karte liegen neue Regionen, und in einer leeren zählt schon dein Flaggschiff allein 1: Segle nach Osten, leg das Plättchen, wie es ist, und beende deinen Zug.
guide-union-mate-flees = Mit dem Bombardieren ist es nichts. Mates 4 muss auf Segeln: zurück zum Hafen, der den Schaden repariert.
guide-union-scored = Die Runde wird gewertet. Papagei: fünf Genossen und das Kanonenboot gegen eine Patrouille, deine. Schwerter: dein Flaggschiff, deine. Kompass gehört Mate. Reichtum ist überall 1: Du hast 2 Ruhm, Mate 1. Zu zweit macht jetzt, wer begann, eine Region reicher: Mate nimmt Kompass.
guide-union-farewell = Jetzt ziehst du zwei neue Pläne. Merk dir: Begeistern stellt je einen Genossen auf bis zu vier Inseln, Aufrufen macht vier bereit, und der Kutter, dein anderes Schiff, verdoppelt die Genossen seiner Region. Breite dich aus, wo das Geschwader nicht ist. Spiel richtig!
guide-smuggler-welcome = Willkommen bei den Schmugglern! Um Regionen sollen sich die anderen streiten. Du bekommst Ruhm für Ladung: 2 für jedes Stück, das du lieferst, und mehr durch Belohnungen und Zusagen. Hat am Ende einer Runde jemand 30, gewinnt der meiste Ruhm. Mate führt das Geschwader, Smutje die Union.
guide-smuggler-start = Du darfst auf jedem Feld beginnen, das keine Insel ist. Am Kompass gibt es Ladung, also beginn daneben: Drück auf das leuchtende Feld.
guide-smuggler-mate = Das Geschwader besetzt den Kompass: ein Flaggschiff, drei Patrouillen. Gekämpft wird nur, wo Kanonen geladen sind, und das sind keine: Du fährst frei vorbei.
guide-smuggler-sail = Du hast vier Würfel und legst zwei je Zug. Erst zur Insel: Leg die 1 auf Segeln, fahr ein Feld nach Westen und halt dort an.
guide-smuggler-smuggle = Sieh auf den Markt. Jede Karte ist Mannschaft, oder Ladung für dich. Die mit dem Kompass birgt Tee, für Papagei: Eine Insel mit diesem Symbol will ihn haben. Schmuggeln kostet nichts, auch keinen Würfel: Schmuggle den Tee.
guide-smuggler-full-sail = Du trägst höchstens zwei Stück, und wohin sie sollen, leuchtet auf der Karte. Volle Segel tragen dich so weit, wie der Würfel sagt: Leg eine 5 darauf. Dann nach Osten, Süden, zweimal Osten und Süden zur Kleinen Papageieninsel.
guide-smuggler-deliver = Hier wird er gebraucht: Liefere den Tee. Das sind 2 Ruhm, und der Reichtum der Region steigt um 1, für alle, die sie beherrschen.
guide-smuggler-mark = Jede Lieferung zieht auch den weißen Marker ein Feld über deine Belohnungen, nie gleich zurück, und du bekommst, was dort ist. Geh nach links, wo 1 Ruhm liegt, und nimm ihn.
guide-smuggler-pledge = Zuletzt die Zusage. Nur du weißt, welcher Stapel der des Geschwaders ist. Am Ende ist jede Ladung dort 1 Ruhm wert für jede Region ihres eigenen Symbols, die das Geschwader beherrscht. Tee hat den Kompass, wo Mate stark ist: Sag ihn dem Geschwader zu.
guide-smuggler-again = Und weiter im Geschäft! Papageis Karte birgt Tinkturen, für Kompass. Schmuggle sie, dann beende deinen Zug.
guide-smuggler-cook = Die Union antwortet mit vier Genossen mehr bei Papagei und macht andere bereit. Deine Tinkturen haben das Symbol Papagei: Merk es dir.
guide-smuggler-mate-again = Mate nimmt den Rückenwind zu einem Feld mit einer 4, lässt eine Patrouille da und segelt zurück zum Hafen.
guide-smuggler-tailwind = Das kannst du auch. Rückenwind nimmt jeden Würfel, und das Schiff kommt direkt auf ein Feld mit dieser Zahl. Leg die 5 darauf und drück auf das leuchtende Wrack beim Kompass.
guide-smuggler-wreck = Ein Wrack kostet 1 Schaden, der einen leeren Platz deiner Tafel sperrt, bis er repariert ist: Nimm ihn auf die Kanonen. Dafür liegt hier ein Schatz: Nimm das Gold.
guide-smuggler-home = Noch ein Feld: Leg die 2 auf Segeln, fahr nach Norden zur Großen Kompassinsel und halt dort an. Dann liefere die Tinkturen.
guide-smuggler-second = Noch 2 Ruhm. Der Marker zieht weiter nach links: Nimm die 2 Gold. Und sag die Tinkturen der Union zu, die bei Papagei herrscht. Dann beende deinen Zug.
guide-smuggler-last-dice = Die anderen legen ihre letzten Würfel, und die Runde wird gewertet. Durch deine Lieferungen haben beide Regionen Reichtum 2: 2 Ruhm für Mate, 2 für Smutje. Du hast 5, und deine zwei Zusagen brächten 2 dazu.
guide-smuggler-farewell = Für Gold heuerst du an Inseln Mannschaft an, und Verhandeln bringt dir jede Karte des Markts umsonst. Geladene Kanonen bringen Schaden und auch Belohnungen. Achte darauf, wer am Ende wo herrscht: So viel sind deine Zusagen wert. Spiel richtig!

## Bilder der Regeln
figure-whose = { $figure } ({ $faction })
figure-comrade = Genosse
figure-gold = Gold
figure-fame = Ruhm
figure-damage = Schaden
figure-treasure = Schatz

## Was eine Wahl riskiert

odds = { $percent } % Gewinn
odds-between = { $percent } bis { $percent2 } % Gewinn
risk-aside = Dieser Würfel ist für die Runde verloren.
risk-battle = Kampf mit { $seat }: Würfel entscheiden.
risk-wreck = Wrack: 1 Schaden ({ $figure }).
risk-harmed = 1 Schaden für dich ({ $figure }).
risk-destroyed = Du verlierst eine Figur ({ $figure }).
risk-boxed = Du verlierst { $card } ({ $card_cargo }) für immer.
risk-fame = { $fame } Ruhm für { $seat }.
risk-gold = { $gold } Gold für { $seat }.

## Was Rückblick und Tipp als Grund nennen

source-fame = Ruhm
source-pledge = Zusagen
source-gold = Gold
source-control = die Herrschaft über Regionen
source-cargo = Ladung unterwegs
source-rewards = die nächste Belohnung
source-crew = Mannschaft
source-unharmed = ein heiles Tableau
source-dice = Würfel in der Hand
source-cannons = geladene Kanonen
source-strongholds = Festungen
source-comrades = Genossen
source-plans = Pläne in der Hand
source-ships = Kutter und Kanonenboot
source-bombard = das drohende Bombardement
source-battle = das Gefecht

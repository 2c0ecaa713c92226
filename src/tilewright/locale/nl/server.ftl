## The table in a browser: requests and frames that are refused, goodbyes, what the command serve says.

error-invitation-unknown = Deze uitnodiging is hier niet bekend; vraag om een nieuwe link.
error-invitation-used = Iemand heeft deze uitnodiging al gebruikt; elke geldt voor één gast.
error-token-unknown = Bij deze sleutel hoort geen spel; misschien werd het op een andere server gespeeld.
error-not-found = Op dit adres is niets.
error-method = Dit adres neemt zo’n verzoek niet aan.
error-body-type = Een verzoek moet JSON bevatten: Content-Type: application/json.
error-body-too-large = Het verzoek is te groot; hoogstens { $limit } bytes worden gelezen.
error-body-form = Het verzoek heeft niet de vorm die docs/protocol.md beschrijft.
error-origin = Een pagina van een andere host mag hier niet om vragen.
error-theme-unknown = Er is geen thema “{ $theme }”; kies uit: { $known }.
error-requests-too-many = Te veel verzoeken vanaf hier; wacht even.
error-not-kept = Het spel kon niet worden bewaard, dus er is niets veranderd; het logboek van de server zegt waarom.
error-not-read = Het spel kon niet worden gelezen; het logboek van de server zegt waarom.
error-database-full = De schijf is vol, dus in { $file } kon niets worden bewaard; maak daar plaats en probeer het opnieuw.
error-database-read-only = { $file } mag alleen worden gelezen, dus er kon niets worden bewaard; laat de server erin schrijven en probeer het opnieuw.
error-database-damaged = { $file } is beschadigd of geen bestand met spellen; stop de server en zet een kopie terug, of noem met --data een andere map.
error-database-locked = Een ander programma houdt { $file } vast; sluit dat af en probeer het opnieuw.
error-database-failing = De schijf meldt een fout bij { $file }; controleer hem en probeer het opnieuw.
error-cannot-open = Dit spel werd met een andere versie gespeeld en kan hier niet worden geopend.
error-set-missing = Dit spel wordt gespeeld met { $part ->
    [board] het bord “{ $name }”, waarmee deze server niet is gestart; start hem opnieuw met --board
   *[tiles] de tegelset “{ $name }”, waarmee deze server niet is gestart; start hem opnieuw met --tile-set
} en het bestand.
error-server-fault = Er ging iets mis in de server, en er is niets veranderd; het logboek zegt wat.

refusal-stale = De tafel is al verder; dit was voor een eerder moment bedoeld.
refusal-not-your-seat = Dit is niet aan jou: je hebt die plaats niet.
refusal-bad-message = De tafel heeft dit niet begrepen.
refusal-unknown-type = De tafel kent zulke berichten niet.
refusal-too-many = Te veel berichten tegelijk; wacht even.

bye-bad-hello = De tafel heeft de begroeting niet begrepen; laad de pagina opnieuw.
bye-wrong-protocol = Deze pagina en de server hebben verschillende versies; laad de pagina opnieuw.
bye-unknown-token = Deze link opent hier geen plaats; misschien werd het spel op een andere server gespeeld.
bye-tokens-differ = Deze sleutels horen bij verschillende spellen.
bye-bad-frame = De tafel heeft dit niet begrepen; laad de pagina opnieuw.
bye-frame-too-large = Dit bericht was te groot voor de tafel.
bye-too-many = Te veel berichten tegelijk; de tafel heeft de verbinding gesloten.
bye-too-slow = De verbinding is te langzaam om het spel te volgen.
bye-cannot-open = Dit spel werd met een andere versie gespeeld en kan hier niet worden geopend.
bye-set-missing = Dit spel wordt gespeeld met { $part ->
    [board] het bord “{ $name }”, waarmee deze server niet is gestart; start hem opnieuw met --board
   *[tiles] de tegelset “{ $name }”, waarmee deze server niet is gestart; start hem opnieuw met --tile-set
} en het bestand.
bye-not-stored = Het spel kon niet worden bewaard; wat niet bevestigd werd, is verloren.
bye-not-read = { error-not-read }
bye-database-full = { error-database-full }
bye-database-read-only = { error-database-read-only }
bye-database-damaged = { error-database-damaged }
bye-database-locked = { error-database-locked }
bye-database-failing = { error-database-failing }
bye-shutting-down = De server stopt; het spel blijft bewaard.

page-unbuilt = De server draait, maar zijn pagina’s zijn niet gebouwd; voer “make setup” uit en start hem opnieuw.

serve-address = Tilewright staat op { $address } (Ctrl-C stopt het; spellen worden bewaard in { $folder }).
serve-local = Alleen deze machine kan erbij; om andere apparaten in je netwerk toe te laten, start je het met { $words }
serve-reach = { $addresses ->
    [none] Er is geen netwerkadres van deze machine gevonden, dus nog geen ander apparaat kan erbij.
   *[other] Andere apparaten in je netwerk komen erbij op { $addresses }
}
serve-port-taken = Poort { $port } is in gebruik; in plaats daarvan wordt { $other } genomen.
serve-no-browser = Hier is geen browser om te openen; ga zelf naar { $address }.
serve-ended = De server is gestopt; { $kept ->
    [all] alle spellen zijn bewaard.
   *[other] niet alles wat gespeeld werd kon worden bewaard.
}
serve-trouble = Niet alles kon worden gelezen en bewaard. { $cause ->
    [full] { error-database-full }
    [read-only] { error-database-read-only }
    [damaged] { error-database-damaged }
    [locked] { error-database-locked }
    [failing] { error-database-failing }
   *[other] De regels hierboven zeggen waarom.
}

error-host-empty = Het adres na --host is leeg; noem er een van deze machine, of 0.0.0.0 voor alle.
error-data-empty = De map na --data is leeg; noem er een, of laat de optie weg voor de gewone.
error-port-value = “{ $text }” is geen poort; geef een geheel getal van 0 tot 65535.
error-port-none = Vanaf { $port } is geen poort vrij; noem een andere met --port.
error-address-unusable = De server kan niet op { $host } luisteren ({ $why }); noem met --host een adres van deze machine.
error-data-folder = { $cause ->
    [full] { error-database-full }
    [read-only] { error-database-read-only }
    [damaged] { error-database-damaged }
    [locked] { error-database-locked }
    [failing] { error-database-failing }
   *[other] Spellen kunnen niet in { $folder } worden bewaard ({ $why }); noem met --data een map waarin je mag schrijven.
}
error-data-later = De spellen in { $folder } zijn door een latere versie van Tilewright bewaard; gebruik die, of noem met --data een andere map.
error-data-in-use = { $address ->
    [none] Een andere server, die net start of stopt, bewaart zijn spellen in { $folder }; wacht even
   *[other] De server op { $address } bewaart zijn spellen in { $folder }; ga daarheen
} of noem een andere map met --data.

## The table in a browser: requests and frames that are refused, goodbyes, what the command serve says.

error-invitation-unknown = This invitation is not known here; ask for a new link.
error-invitation-used = Somebody has used this invitation already; each is good for one guest.
error-token-unknown = No game belongs to this key; perhaps it was played on another server.
error-not-found = There is nothing at this address.
error-method = This address does not take such a request.
error-body-type = A request must carry JSON: Content-Type: application/json.
error-body-too-large = The request is too large; at most { $limit } bytes are read.
error-body-form = The request does not have the form that docs/protocol.md describes.
error-origin = A page of another host may not ask for this.
error-theme-unknown = There is no theme “{ $theme }”; choose one of: { $known }.
error-requests-too-many = Too many requests from here; wait a moment.
error-not-kept = The game could not be stored, so nothing has changed; the server's log tells why.
error-not-read = The game could not be read; the server's log tells why.
error-database-full = The disk is full, so nothing could be stored in { $file }; make room there and try again.
error-database-read-only = { $file } may only be read, so nothing could be stored; let the server write to it and try again.
error-database-damaged = { $file } is damaged or no file of games; end the server and put back a copy, or name another folder with --data.
error-database-locked = Another program holds { $file }; end that one and try again.
error-database-failing = The disk reports an error at { $file }; check it and try again.
error-cannot-open = This game was played with another version and cannot be opened here.
error-set-missing = This game is played with { $part ->
    [board] the board “{ $name }”, which this server was started without; start it again with --board
   *[tiles] the tile set “{ $name }”, which this server was started without; start it again with --tile-set
} and the file.
error-server-fault = Something went wrong in the server, and nothing has changed; its log tells what.

refusal-stale = The table has moved on; this was meant for an earlier moment.
refusal-not-your-seat = This is not for you to decide: you do not hold that seat.
refusal-bad-message = The table did not understand this.
refusal-unknown-type = The table does not know messages of this kind.
refusal-too-many = Too many messages at once; wait a moment.

bye-bad-hello = The table did not understand the greeting; load the page again.
bye-wrong-protocol = This page and the server are of different versions; load the page again.
bye-unknown-token = This link opens no seat here; perhaps the game was played on another server.
bye-tokens-differ = These keys belong to different games.
bye-bad-frame = The table did not understand this; load the page again.
bye-frame-too-large = This message was too large for the table.
bye-too-many = Too many messages at once; the table has closed the connection.
bye-too-slow = The connection is too slow to follow the game.
bye-cannot-open = This game was played with another version and cannot be opened here.
bye-set-missing = This game is played with { $part ->
    [board] the board “{ $name }”, which this server was started without; start it again with --board
   *[tiles] the tile set “{ $name }”, which this server was started without; start it again with --tile-set
} and the file.
bye-not-stored = The game could not be stored; what was not confirmed is lost.
bye-not-read = { error-not-read }
bye-database-full = { error-database-full }
bye-database-read-only = { error-database-read-only }
bye-database-damaged = { error-database-damaged }
bye-database-locked = { error-database-locked }
bye-database-failing = { error-database-failing }
bye-shutting-down = The server is ending; the game is kept.

page-unbuilt = The server is running, but its pages have not been built; say “make setup” and start it again.

serve-address = Tilewright is at { $address } (Ctrl-C ends it; games are kept in { $folder }).
serve-local = Only this machine gets in; to let in other devices in your network, start it with { $words }
serve-reach = { $addresses ->
    [none] No address of this machine in a network was found, so no other device gets in yet.
   *[other] Other devices in your network get in at { $addresses }
}
serve-port-taken = Port { $port } is in use; { $other } is taken instead.
serve-no-browser = There is no browser here to open; go to { $address } yourself.
serve-ended = The server has ended; { $kept ->
    [all] all games are kept.
   *[other] not all that was played could be kept.
}
serve-trouble = Not everything could be read and stored. { $cause ->
    [full] { error-database-full }
    [read-only] { error-database-read-only }
    [damaged] { error-database-damaged }
    [locked] { error-database-locked }
    [failing] { error-database-failing }
   *[other] The lines above tell why.
}

error-host-empty = The address after --host is empty; name one of this machine, or 0.0.0.0 for all of them.
error-data-empty = The folder after --data is empty; name one, or leave the option out for the usual one.
error-port-value = “{ $text }” is no port; give a whole number from 0 to 65535.
error-port-none = No port from { $port } on is free; name another with --port.
error-address-unusable = The server cannot listen at { $host } ({ $why }); name an address of this machine with --host.
error-data-folder = { $cause ->
    [full] { error-database-full }
    [read-only] { error-database-read-only }
    [damaged] { error-database-damaged }
    [locked] { error-database-locked }
    [failing] { error-database-failing }
   *[other] Games cannot be kept in { $folder } ({ $why }); name a folder in which you may write with --data.
}
error-data-later = The games in { $folder } were kept by a later release of Tilewright; serve them with that one, or name another folder with --data.
error-data-in-use = { $address ->
    [none] Another server, which is just starting or ending, keeps its games in { $folder }; wait a moment
   *[other] The server at { $address } keeps its games in { $folder }; go there
} or name another folder with --data.

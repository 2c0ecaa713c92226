import events from '@locale/nl/events.ftl?raw';
import refusals from '@locale/nl/refusals.ftl?raw';
import rules from '@locale/nl/rules.ftl?raw';
import server from '@locale/nl/server.ftl?raw';
import terminal from '@locale/nl/terminal.ftl?raw';

export default [events, refusals, rules, server, terminal];

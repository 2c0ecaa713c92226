import events from '@locale/de/events.ftl?raw';
import refusals from '@locale/de/refusals.ftl?raw';
import rules from '@locale/de/rules.ftl?raw';
import server from '@locale/de/server.ftl?raw';
import terminal from '@locale/de/terminal.ftl?raw';

export default [events, refusals, rules, server, terminal];

import events from '@locale/en/events.ftl?raw';
import refusals from '@locale/en/refusals.ftl?raw';
import rules from '@locale/en/rules.ftl?raw';
import server from '@locale/en/server.ftl?raw';
import terminal from '@locale/en/terminal.ftl?raw';

export default [events, refusals, rules, server, terminal];

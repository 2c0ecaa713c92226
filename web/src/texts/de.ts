import common from '@locale/de/common.ftl?raw';
import options from '@locale/de/options.ftl?raw';
import web from '@locale/de/web.ftl?raw';

export default [common, options, web];

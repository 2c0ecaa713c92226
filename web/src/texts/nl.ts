import common from '@locale/nl/common.ftl?raw';
import options from '@locale/nl/options.ftl?raw';
import web from '@locale/nl/web.ftl?raw';

export default [common, options, web];
